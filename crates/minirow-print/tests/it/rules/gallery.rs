//! Boards of our own that have every kind of rule between them.

use minirow::rules::{Automaton, Outside, Rule, RuledBoard, Shape};
use minirow::scene::RuledPaper;

/// A board of so many rows and columns with these rules.
fn board(rows: u32, columns: u32, rules: impl Fn(Shape) -> Vec<Rule>) -> RuledBoard {
    let shape = Shape::new(rows, columns).expect("a shape");
    let mut board = RuledBoard::new(shape);
    board.rules = rules(shape);
    board
}

/// Cells as `11 12 13`, row and column from 1.
fn at(shape: Shape, cells: &str) -> Vec<u16> {
    let cell = |text: &str| {
        let (row, column) = text.split_at(text.len() / 2);
        let number = |text: &str| text.parse::<usize>().expect("a number") - 1;
        shape.cell(number(row), number(column))
    };
    cells.split_whitespace().map(cell).collect()
}

fn pair(shape: Shape, cells: &str) -> [u16; 2] {
    at(shape, cells).try_into().expect("two cells")
}

/// A whole row or column by number, from its left or upper end, or from the other one.
fn whole(shape: Shape, line: char, number: usize, back: bool) -> Vec<u16> {
    let mut cells: Vec<u16> = match line {
        'r' => (0..shape.columns()).map(|column| shape.cell(number - 1, column)).collect(),
        _ => (0..shape.rows()).map(|row| shape.cell(row, number - 1)).collect(),
    };
    if back {
        cells.reverse();
    }
    cells
}

/// Values that alternate between low and high.
fn custom(values: usize) -> Automaton {
    let mut automaton = Automaton::new(values);
    let (low, high) = (automaton.state(true), automaton.state(true));
    automaton.start(low);
    automaton.start(high);
    for value in 0..values {
        let (from, to) = if value < values / 2 { (low, high) } else { (high, low) };
        automaton.step(from, value, to);
    }
    automaton
}

/// Lines whose digits are in some order.
fn lines(shape: Shape) -> Vec<Rule> {
    let cells = |cells: &str| at(shape, cells);
    vec![
        Rule::Thermometer { cells: cells("11 12 13 23 33"), slow: false },
        Rule::Thermometer { cells: cells("15 16 17 27"), slow: true },
        Rule::Whisper { cells: cells("21 31 42 53"), least: 5 },
        Rule::Whisper { cells: cells("19 29 38 47"), least: 4 },
        Rule::Renban { cells: cells("24 34 44 45") },
        Rule::Palindrome { cells: cells("51 61 71 72 73") },
        Rule::RegionSumLine { cells: cells("36 46 55 64 74") },
        Rule::SumLine { cells: cells("49 59 69 68"), sum: 10 },
        Rule::Between { cells: cells("91 92 83 84") },
        Rule::Lockout { cells: cells("67 77 87 97"), least: 4 },
        Rule::Zipper { cells: cells("94 95 86 76 75") },
        Rule::Entropic { cells: cells("62 63 54") },
        Rule::Modular { cells: cells("78 88 98 99"), divisor: 3 },
        Rule::Modular { cells: cells("25 35"), divisor: 4 },
        Rule::Nabner { cells: cells("81 82 93") },
        Rule::Sequence { cells: cells("18 28 37") },
    ]
}

/// Arrows, and lines of which some cells count.
fn arrows(shape: Shape) -> Vec<Rule> {
    let cells = |cells: &str| at(shape, cells);
    vec![
        Rule::Arrow { bulb: cells("11"), shaft: cells("12 13 23") },
        Rule::Arrow { bulb: cells("11"), shaft: cells("21 31") },
        Rule::Arrow { bulb: cells("15 16"), shaft: cells("17 18 28") },
        Rule::DoubleArrow { cells: cells("41 42 43 53 63") },
        Rule::ValueIndexing { cells: cells("25 35 45 55") },
        Rule::Lunchbox { cells: cells("71 72 73 83"), sum: 8 },
        Rule::CountDistinct { count: shape.cell(3, 6), cells: cells("37 38 39 49") },
        Rule::Line {
            name: "low and high".into(),
            automaton: custom(shape.values()),
            cells: cells("66 67 68 78"),
        },
        Rule::Sum { cells: cells("86 87 96"), sum: 14 },
        Rule::Sum { cells: cells("91 82 93"), sum: 21 },
    ]
}

/// Areas and cells.
fn areas(shape: Shape) -> Vec<Rule> {
    let cells = |cells: &str| at(shape, cells);
    let column = whole(shape, 'r', 9, false);
    vec![
        Rule::Cage { cells: cells("11 12 21"), sum: 14 },
        Rule::Cage { cells: cells("21 31 32"), sum: 9 },
        Rule::Cage { cells: cells("14 16"), sum: 7 },
        Rule::AllDifferent { cells: cells("18 19 28") },
        Rule::Rellik { cells: cells("41 42 51"), sum: 12 },
        Rule::EqualSums { parts: vec![cells("44 45"), cells("54"), cells("64 65 66")] },
        Rule::SameValues { parts: vec![cells("47 48"), cells("67 68")] },
        Rule::CountingCircles { cells: cells("71 72 73 81") },
        Rule::Product { cells: cells("75 76 86"), product: 120 },
        Rule::Clone { cells: cells("82 83 93"), copy: cells("58 59 69") },
        Rule::Odd { cells: cells("22 78") },
        Rule::Even { cells: cells("24 79") },
        Rule::Minimum { cells: cells("35") },
        Rule::Maximum { cells: cells("37 38") },
        Rule::Indexing { cell: shape.cell(8, 4), line: column, value: 5 },
        Rule::Indexing { cell: shape.cell(4, 8), line: whole(shape, 'c', 9, false), value: 5 },
    ]
}

/// What stands on borders, at corners and outside.
fn signs(shape: Shape) -> Vec<Rule> {
    let two = |cells: &str| pair(shape, cells);
    let cells = |cells: &str| at(shape, cells);
    let outside = |clue, line, number, back, clue_number| Rule::Outside {
        clue,
        cells: whole(shape, line, number, back),
        number: clue_number,
    };
    let last = shape.columns();
    vec![
        Rule::Difference { cells: two("11 12"), by: 1 },
        Rule::Difference { cells: two("13 23"), by: 3 },
        Rule::Ratio { cells: two("15 25"), times: 2 },
        Rule::Ratio { cells: two("17 18"), times: 3 },
        Rule::Difference { cells: two("31 43"), by: 1 },
        Rule::PairSum { cells: two("35 36"), sum: 5 },
        Rule::PairSum { cells: two("37 47"), sum: 10 },
        Rule::PairSum { cells: two("38 39"), sum: 8 },
        Rule::Greater { cells: two("51 52") },
        Rule::Greater { cells: two("63 53") },
        Rule::Greater { cells: two("56 55") },
        Rule::Greater { cells: two("57 67") },
        Rule::Quadruple { cells: cells("71 72 81 82"), values: vec![1, 3] },
        Rule::Quadruple { cells: cells("74 75 84 85"), values: vec![2, 5, 7, 9] },
        Rule::Pairs {
            name: "both odd or both even".into(),
            table: (0..shape.values())
                .map(|value| 0x5555_5555 << (value % 2) & shape.all())
                .collect(),
            pairs: vec![(shape.cell(6, 6), shape.cell(6, 7)), (shape.cell(6, 7), shape.cell(7, 7))],
        },
        Rule::Sum { cells: cells("13 22 31"), sum: 17 },
        Rule::Sum { cells: cells("61 72 83 94"), sum: 22 },
        outside(Outside::Sandwich, 'c', 5, false, 11),
        outside(Outside::Sandwich, 'r', 2, false, 35),
        outside(Outside::XSum, 'r', 4, false, 20),
        outside(Outside::Skyscraper, 'c', 7, false, 3),
        outside(Outside::HiddenSkyscraper, 'r', 5, true, 4),
        outside(Outside::NumberedRoom, 'r', 7, true, 6),
        outside(Outside::NumberedRoom, 'c', last, true, 2),
        Rule::AntiKnight,
        Rule::AntiKing,
        Rule::AntiTaxicab,
        Rule::NonConsecutive,
        Rule::GlobalEntropy,
        Rule::GlobalMod,
        Rule::DisjointGroups,
        Rule::AllDotsGiven,
        Rule::AllSignsGiven,
        Rule::AllMarksGiven { differences: vec![2], ratios: Vec::new(), sums: vec![7] },
    ]
}

/// Four boards of 9×9 that have all kinds of rules, one of 16×16 with all of them, and one that is not square.
pub(super) fn papers() -> Vec<RuledPaper> {
    let mut boards = vec![
        board(9, 9, lines),
        board(9, 9, arrows),
        board(9, 9, areas),
        board(9, 9, signs),
        board(16, 16, large),
        board(5, 10, |shape| {
            vec![
                Rule::Cage { cells: at(shape, "0101 0102 0201"), sum: 13 },
                Rule::Thermometer { cells: at(shape, "0306 0307 0408 0509"), slow: false },
                Rule::Sum { cells: at(shape, "0103 0202 0301"), sum: 15 },
            ]
        }),
    ];
    let areas = &mut boards[2];
    let shape = areas.shape();
    areas.extra_houses.push((0..9).map(|index| shape.cell(index, index)).collect());
    areas.extra_houses.push(at(shape, "22 23 24 32 33 34 42 43 44"));
    let parity = |odd: u32| {
        (0..9).filter(|place| shape.value(*place) % 2 == odd).fold(0, |set, place| set | 1 << place)
    };
    for (cell, set) in [(75, parity(1)), (76, parity(0)), (77, 0b1011), (78, 1), (60, 1 << 8)] {
        areas.candidates[cell] = set;
    }
    let mut papers: Vec<RuledPaper> = boards.into_iter().map(RuledPaper::new).collect();
    papers[0].written[0] = Some(0);
    papers[0].written[20] = Some(6);
    papers[0].wrong = vec![20];
    papers[1].written[0] = Some(8);
    papers
}

/// The rules of the four boards of 9×9 on one of 16×16, each where it has room.
fn large(shape: Shape) -> Vec<Rule> {
    let small = Shape::CLASSIC;
    // Rows and columns of 9 cells beside each other.
    let moved = |down: usize, right: usize| {
        move |cell: u16| shape.cell(small.row_of(cell) + down, small.column_of(cell) + right)
    };
    let mut rules = Vec::new();
    for rule in lines(small) {
        rules.extend(shifted(rule, &moved(0, 0)));
    }
    for rule in arrows(small) {
        rules.extend(shifted(rule, &moved(7, 7)));
    }
    for rule in areas(small) {
        rules.extend(shifted(rule, &moved(0, 7)));
    }
    for rule in signs(small) {
        rules.extend(shifted(rule, &moved(7, 0)));
    }
    rules.push(Rule::Outside {
        clue: Outside::Sandwich,
        cells: whole(shape, 'c', 14, false),
        number: 105,
    });
    rules.push(Rule::Outside {
        clue: Outside::Skyscraper,
        cells: whole(shape, 'r', 3, false),
        number: 16,
    });
    rules.push(Rule::Sum {
        cells: (0..16).map(|index| shape.cell(index, 15 - index)).collect(),
        sum: 134,
    });
    rules
}

/// A rule about other cells, where it is none about a whole row, column or board.
fn shifted(rule: Rule, to: &dyn Fn(u16) -> u16) -> Option<Rule> {
    let all = |cells: Vec<u16>| -> Vec<u16> { cells.into_iter().map(to).collect() };
    let parts = |parts: Vec<Vec<u16>>| -> Vec<Vec<u16>> { parts.into_iter().map(all).collect() };
    Some(match rule {
        Rule::AllDifferent { cells } => Rule::AllDifferent { cells: all(cells) },
        Rule::Cage { cells, sum } => Rule::Cage { cells: all(cells), sum },
        Rule::Sum { cells, sum } => Rule::Sum { cells: all(cells), sum },
        Rule::Rellik { cells, sum } => Rule::Rellik { cells: all(cells), sum },
        Rule::Product { cells, product } => Rule::Product { cells: all(cells), product },
        Rule::Nabner { cells } => Rule::Nabner { cells: all(cells) },
        Rule::Sequence { cells } => Rule::Sequence { cells: all(cells) },
        Rule::Clone { cells, copy } => Rule::Clone { cells: all(cells), copy: all(copy) },
        Rule::Odd { cells } => Rule::Odd { cells: all(cells) },
        Rule::Even { cells } => Rule::Even { cells: all(cells) },
        Rule::Minimum { cells } => Rule::Minimum { cells: all(cells) },
        Rule::Maximum { cells } => Rule::Maximum { cells: all(cells) },
        Rule::EqualSums { parts: of } => Rule::EqualSums { parts: parts(of) },
        Rule::SameValues { parts: of } => Rule::SameValues { parts: parts(of) },
        Rule::Arrow { bulb, shaft } => Rule::Arrow { bulb: all(bulb), shaft: all(shaft) },
        Rule::DoubleArrow { cells } => Rule::DoubleArrow { cells: all(cells) },
        Rule::SumLine { cells, sum } => Rule::SumLine { cells: all(cells), sum },
        Rule::RegionSumLine { cells } => Rule::RegionSumLine { cells: all(cells) },
        Rule::Zipper { cells } => Rule::Zipper { cells: all(cells) },
        Rule::Thermometer { cells, slow } => Rule::Thermometer { cells: all(cells), slow },
        Rule::Whisper { cells, least } => Rule::Whisper { cells: all(cells), least },
        Rule::Palindrome { cells } => Rule::Palindrome { cells: all(cells) },
        Rule::Renban { cells } => Rule::Renban { cells: all(cells) },
        Rule::Between { cells } => Rule::Between { cells: all(cells) },
        Rule::Lockout { cells, least } => Rule::Lockout { cells: all(cells), least },
        Rule::Entropic { cells } => Rule::Entropic { cells: all(cells) },
        Rule::Modular { cells, divisor } => Rule::Modular { cells: all(cells), divisor },
        Rule::Difference { cells, by } => Rule::Difference { cells: cells.map(to), by },
        Rule::Ratio { cells, times } => Rule::Ratio { cells: cells.map(to), times },
        Rule::PairSum { cells, sum } => Rule::PairSum { cells: cells.map(to), sum },
        Rule::Greater { cells } => Rule::Greater { cells: cells.map(to) },
        Rule::Quadruple { cells, values } => Rule::Quadruple { cells: all(cells), values },
        Rule::CountingCircles { cells } => Rule::CountingCircles { cells: all(cells) },
        Rule::CountDistinct { count, cells } => {
            Rule::CountDistinct { count: to(count), cells: all(cells) }
        }
        Rule::Lunchbox { cells, sum } => Rule::Lunchbox { cells: all(cells), sum },
        Rule::ValueIndexing { cells } => Rule::ValueIndexing { cells: all(cells) },
        Rule::Pairs { name, table, pairs } => Rule::Pairs {
            name,
            table,
            pairs: pairs.into_iter().map(|(one, other)| (to(one), to(other))).collect(),
        },
        Rule::Line { name, automaton, cells } => Rule::Line { name, automaton, cells: all(cells) },
        _ => return None,
    })
}
