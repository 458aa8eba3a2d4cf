//! Boards of our own that have every kind of rule between them.

use minirow::rules::kinds::{
    AllDifferent, AllMarksGiven, Arrow, AutomatonLine, Between, Cage, Clones, Clue, CountDistinct,
    CountingCircles, Difference, DoubleArrow, Entropic, EqualSums, Even, Greater, Indexing,
    Lockout, Lunchbox, Maximum, Minimum, Modular, Nabner, Odd, Outside, PairSum, Pairs, Palindrome,
    Product, Quadruple, Ratio, RegionSumLine, Rellik, Renban, SameValues, Sequence, Sum, SumLine,
    Thermometer, ValueIndexing, Whisper, Zipper,
};
use minirow::rules::{Automaton, Rule, RuledBoard};
use minirow::scene::Paper;
use minirow::{Cell, Digit, Frame, Geometry, Grid};

/// A board of a geometry with these rules.
fn board(geometry: Geometry, rules: impl Fn(&Geometry) -> Vec<Rule>) -> RuledBoard {
    let mut board = RuledBoard::new(geometry);
    board.rules = rules(board.geometry());
    board
}

fn cell(geometry: &Geometry, row: usize, column: usize) -> u16 {
    geometry.cell(row as u8, column as u8).index() as u16
}

/// Cells as `11 12 13`, row and column from 1.
fn at(shape: &Geometry, cells: &str) -> Vec<u16> {
    let read = |text: &str| {
        let (row, column) = text.split_at(text.len() / 2);
        let number = |text: &str| text.parse::<usize>().expect("a number") - 1;
        cell(shape, number(row), number(column))
    };
    cells.split_whitespace().map(read).collect()
}

fn pair(shape: &Geometry, cells: &str) -> [u16; 2] {
    at(shape, cells).try_into().expect("two cells")
}

/// A whole row or column by number, from its left or upper end, or from the other one.
fn whole(shape: &Geometry, line: char, number: usize, back: bool) -> Vec<u16> {
    let mut cells: Vec<u16> = match line {
        'r' => (0..shape.columns()).map(|column| cell(shape, number - 1, column.into())).collect(),
        _ => (0..shape.rows()).map(|row| cell(shape, row.into(), number - 1)).collect(),
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
fn lines(shape: &Geometry) -> Vec<Rule> {
    let cells = |cells: &str| at(shape, cells);
    vec![
        Rule::Thermometer(Thermometer { cells: cells("11 12 13 23 33"), slow: false }),
        Rule::Thermometer(Thermometer { cells: cells("15 16 17 27"), slow: true }),
        Rule::Whisper(Whisper { cells: cells("21 31 42 53"), least: 5 }),
        Rule::Whisper(Whisper { cells: cells("19 29 38 47"), least: 4 }),
        Rule::Renban(Renban { cells: cells("24 34 44 45") }),
        Rule::Palindrome(Palindrome { cells: cells("51 61 71 72 73") }),
        Rule::RegionSumLine(RegionSumLine { cells: cells("36 46 55 64 74") }),
        Rule::SumLine(SumLine { cells: cells("49 59 69 68"), sum: 10 }),
        Rule::Between(Between { cells: cells("91 92 83 84") }),
        Rule::Lockout(Lockout { cells: cells("67 77 87 97"), least: 4 }),
        Rule::Zipper(Zipper { cells: cells("94 95 86 76 75") }),
        Rule::Entropic(Entropic { cells: cells("62 63 54") }),
        Rule::Modular(Modular { cells: cells("78 88 98 99"), divisor: 3 }),
        Rule::Modular(Modular { cells: cells("25 35"), divisor: 4 }),
        Rule::Nabner(Nabner { cells: cells("81 82 93") }),
        Rule::Sequence(Sequence { cells: cells("18 28 37") }),
    ]
}

/// Arrows, and lines of which some cells count.
fn arrows(shape: &Geometry) -> Vec<Rule> {
    let cells = |cells: &str| at(shape, cells);
    vec![
        Rule::Arrow(Arrow { bulb: cells("11"), shaft: cells("12 13 23") }),
        Rule::Arrow(Arrow { bulb: cells("11"), shaft: cells("21 31") }),
        Rule::Arrow(Arrow { bulb: cells("15 16"), shaft: cells("17 18 28") }),
        Rule::DoubleArrow(DoubleArrow { cells: cells("41 42 43 53 63") }),
        Rule::ValueIndexing(ValueIndexing { cells: cells("25 35 45 55") }),
        Rule::Lunchbox(Lunchbox { cells: cells("71 72 73 83"), sum: 8 }),
        Rule::CountDistinct(CountDistinct {
            count: cell(shape, 3, 6),
            cells: cells("37 38 39 49"),
        }),
        Rule::AutomatonLine(AutomatonLine {
            name: "low and high".into(),
            automaton: custom(shape.digit_count().into()),
            cells: cells("66 67 68 78"),
        }),
        Rule::Sum(Sum { cells: cells("86 87 96"), sum: 14 }),
        Rule::Sum(Sum { cells: cells("91 82 93"), sum: 21 }),
    ]
}

/// Areas and cells.
fn areas(shape: &Geometry) -> Vec<Rule> {
    let cells = |cells: &str| at(shape, cells);
    let column = whole(shape, 'r', 9, false);
    vec![
        Rule::Cage(Cage { cells: cells("11 12 21"), sum: 14 }),
        Rule::Cage(Cage { cells: cells("21 31 32"), sum: 9 }),
        Rule::Cage(Cage { cells: cells("14 16"), sum: 7 }),
        Rule::AllDifferent(AllDifferent { cells: cells("18 19 28") }),
        Rule::Rellik(Rellik { cells: cells("41 42 51"), sum: 12 }),
        Rule::EqualSums(EqualSums { parts: vec![cells("44 45"), cells("54"), cells("64 65 66")] }),
        Rule::SameValues(SameValues { parts: vec![cells("47 48"), cells("67 68")] }),
        Rule::CountingCircles(CountingCircles { cells: cells("71 72 73 81") }),
        Rule::Product(Product { cells: cells("75 76 86"), product: 120 }),
        Rule::Clones(Clones { cells: cells("82 83 93"), copy: cells("58 59 69") }),
        Rule::Odd(Odd { cells: cells("22 78") }),
        Rule::Even(Even { cells: cells("24 79") }),
        Rule::Minimum(Minimum { cells: cells("35") }),
        Rule::Maximum(Maximum { cells: cells("37 38") }),
        Rule::Indexing(Indexing { cell: cell(shape, 8, 4), line: column, value: 5 }),
        Rule::Indexing(Indexing {
            cell: cell(shape, 4, 8),
            line: whole(shape, 'c', 9, false),
            value: 5,
        }),
    ]
}

/// What stands on borders, at corners and outside.
fn signs(shape: &Geometry) -> Vec<Rule> {
    let two = |cells: &str| pair(shape, cells);
    let cells = |cells: &str| at(shape, cells);
    let outside = |clue, line, number, back, clue_number| {
        Rule::Outside(Outside {
            clue,
            cells: whole(shape, line, number, back),
            number: clue_number,
        })
    };
    let last = usize::from(shape.columns());
    vec![
        Rule::Difference(Difference { cells: two("11 12"), by: 1 }),
        Rule::Difference(Difference { cells: two("13 23"), by: 3 }),
        Rule::Ratio(Ratio { cells: two("15 25"), times: 2 }),
        Rule::Ratio(Ratio { cells: two("17 18"), times: 3 }),
        Rule::Difference(Difference { cells: two("31 43"), by: 1 }),
        Rule::PairSum(PairSum { cells: two("35 36"), sum: 5 }),
        Rule::PairSum(PairSum { cells: two("37 47"), sum: 10 }),
        Rule::PairSum(PairSum { cells: two("38 39"), sum: 8 }),
        Rule::Greater(Greater { cells: two("51 52") }),
        Rule::Greater(Greater { cells: two("63 53") }),
        Rule::Greater(Greater { cells: two("56 55") }),
        Rule::Greater(Greater { cells: two("57 67") }),
        Rule::Quadruple(Quadruple { cells: cells("71 72 81 82"), values: vec![1, 3] }),
        Rule::Quadruple(Quadruple { cells: cells("74 75 84 85"), values: vec![2, 5, 7, 9] }),
        Rule::Pairs(Pairs {
            name: "both odd or both even".into(),
            table: (0..shape.digit_count().into())
                .map(|value| 0x5555_5555 << (value % 2) & 0x1ff)
                .collect(),
            pairs: vec![
                (cell(shape, 6, 6), cell(shape, 6, 7)),
                (cell(shape, 6, 7), cell(shape, 7, 7)),
            ],
        }),
        Rule::Sum(Sum { cells: cells("13 22 31"), sum: 17 }),
        Rule::Sum(Sum { cells: cells("61 72 83 94"), sum: 22 }),
        outside(Clue::Sandwich, 'c', 5, false, 11),
        outside(Clue::Sandwich, 'r', 2, false, 35),
        outside(Clue::XSum, 'r', 4, false, 20),
        outside(Clue::Skyscraper, 'c', 7, false, 3),
        outside(Clue::HiddenSkyscraper, 'r', 5, true, 4),
        outside(Clue::NumberedRoom, 'r', 7, true, 6),
        outside(Clue::NumberedRoom, 'c', last, true, 2),
        Rule::AntiKnight,
        Rule::AntiKing,
        Rule::AntiTaxicab,
        Rule::NonConsecutive,
        Rule::GlobalEntropy,
        Rule::GlobalMod,
        Rule::DisjointGroups,
        Rule::AllDotsGiven,
        Rule::AllSignsGiven,
        Rule::AllMarksGiven(AllMarksGiven {
            differences: vec![2],
            ratios: Vec::new(),
            sums: vec![7],
        }),
    ]
}

/// Four boards of 9×9 that have all kinds of rules, one of 16×16 with all of them, and one that is not square.
pub(super) fn papers() -> Vec<Paper> {
    let boards = [
        board(Geometry::classic(), lines),
        board(Geometry::classic(), arrows),
        board(with_houses(), areas),
        board(Geometry::classic(), signs),
        board(Geometry::with_blocks(4, 4).expect("a board"), large),
        board(oblong(), |shape| {
            vec![
                Rule::Cage(Cage { cells: at(shape, "0101 0102 0201"), sum: 13 }),
                Rule::Thermometer(Thermometer {
                    cells: at(shape, "0306 0307 0408 0509"),
                    slow: false,
                }),
                Rule::Sum(Sum { cells: at(shape, "0103 0202 0301"), sum: 15 }),
            ]
        }),
    ];
    let paper = |board: RuledBoard| {
        let mut paper = Paper::new(Grid::new(board.geometry()));
        paper.rules = board.rules;
        paper
    };
    let mut papers: Vec<Paper> = boards.into_iter().map(paper).collect();
    papers[0].digits.set(Cell::new(0), Digit::new(1));
    papers[0].digits.set(Cell::new(20), Digit::new(7));
    papers[0].wrong = vec![Cell::new(20)];
    papers[1].digits.set(Cell::new(0), Digit::new(9));
    for (cell, digit) in [(78, 1), (60, 9)] {
        papers[2].givens.set(Cell::new(cell), Digit::new(digit));
    }
    papers[2].digits = papers[2].givens.clone();
    papers
}

/// A board with a diagonal and another house.
fn with_houses() -> Geometry {
    let classic = Geometry::classic();
    let cells = |cells: Vec<u16>| cells.into_iter().map(Cell::new).collect::<Vec<Cell>>();
    let diagonal = cells((0..9).map(|index| cell(&classic, index, index)).collect());
    let window = cells(at(&classic, "22 23 24 32 33 34 42 43 44"));
    let geometry = classic.with_house("diagonal", &diagonal).expect("a house");
    geometry.with_house("window", &window).expect("a house")
}

/// Five rows of ten, in blocks of five rows and two columns.
fn oblong() -> Geometry {
    let blocks = (0..50).map(|square| Some(square % 10 / 2)).collect();
    Frame { blocks: Some(blocks), ..Frame::new(5, 10) }.geometry().expect("a board")
}

/// The rules of the four boards of 9×9 on one of 16×16, each where it has room.
fn large(shape: &Geometry) -> Vec<Rule> {
    let small = &Geometry::classic();
    // Rows and columns of 9 cells beside each other.
    let moved = |down: usize, right: usize| {
        move |of_small: u16| {
            let (row, column) = small.position(Cell::new(of_small));
            cell(shape, usize::from(row) + down, usize::from(column) + right)
        }
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
    rules.push(Rule::Outside(Outside {
        clue: Clue::Sandwich,
        cells: whole(shape, 'c', 14, false),
        number: 105,
    }));
    rules.push(Rule::Outside(Outside {
        clue: Clue::Skyscraper,
        cells: whole(shape, 'r', 3, false),
        number: 16,
    }));
    rules.push(Rule::Sum(Sum {
        cells: (0..16).map(|index| cell(shape, index, 15 - index)).collect(),
        sum: 134,
    }));
    rules
}

/// A rule about other cells, where it is none about a whole row, column or board.
fn shifted(rule: Rule, to: &dyn Fn(u16) -> u16) -> Option<Rule> {
    let all = |cells: Vec<u16>| -> Vec<u16> { cells.into_iter().map(to).collect() };
    let parts = |parts: Vec<Vec<u16>>| -> Vec<Vec<u16>> { parts.into_iter().map(all).collect() };
    Some(match rule {
        Rule::AllDifferent(AllDifferent { cells }) => {
            Rule::AllDifferent(AllDifferent { cells: all(cells) })
        }
        Rule::Cage(Cage { cells, sum }) => Rule::Cage(Cage { cells: all(cells), sum }),
        Rule::Sum(Sum { cells, sum }) => Rule::Sum(Sum { cells: all(cells), sum }),
        Rule::Rellik(Rellik { cells, sum }) => Rule::Rellik(Rellik { cells: all(cells), sum }),
        Rule::Product(Product { cells, product }) => {
            Rule::Product(Product { cells: all(cells), product })
        }
        Rule::Nabner(Nabner { cells }) => Rule::Nabner(Nabner { cells: all(cells) }),
        Rule::Sequence(Sequence { cells }) => Rule::Sequence(Sequence { cells: all(cells) }),
        Rule::Clones(Clones { cells, copy }) => {
            Rule::Clones(Clones { cells: all(cells), copy: all(copy) })
        }
        Rule::Odd(Odd { cells }) => Rule::Odd(Odd { cells: all(cells) }),
        Rule::Even(Even { cells }) => Rule::Even(Even { cells: all(cells) }),
        Rule::Minimum(Minimum { cells }) => Rule::Minimum(Minimum { cells: all(cells) }),
        Rule::Maximum(Maximum { cells }) => Rule::Maximum(Maximum { cells: all(cells) }),
        Rule::EqualSums(EqualSums { parts: of }) => Rule::EqualSums(EqualSums { parts: parts(of) }),
        Rule::SameValues(SameValues { parts: of }) => {
            Rule::SameValues(SameValues { parts: parts(of) })
        }
        Rule::Arrow(Arrow { bulb, shaft }) => {
            Rule::Arrow(Arrow { bulb: all(bulb), shaft: all(shaft) })
        }
        Rule::DoubleArrow(DoubleArrow { cells }) => {
            Rule::DoubleArrow(DoubleArrow { cells: all(cells) })
        }
        Rule::SumLine(SumLine { cells, sum }) => Rule::SumLine(SumLine { cells: all(cells), sum }),
        Rule::RegionSumLine(RegionSumLine { cells }) => {
            Rule::RegionSumLine(RegionSumLine { cells: all(cells) })
        }
        Rule::Zipper(Zipper { cells }) => Rule::Zipper(Zipper { cells: all(cells) }),
        Rule::Thermometer(Thermometer { cells, slow }) => {
            Rule::Thermometer(Thermometer { cells: all(cells), slow })
        }
        Rule::Whisper(Whisper { cells, least }) => {
            Rule::Whisper(Whisper { cells: all(cells), least })
        }
        Rule::Palindrome(Palindrome { cells }) => {
            Rule::Palindrome(Palindrome { cells: all(cells) })
        }
        Rule::Renban(Renban { cells }) => Rule::Renban(Renban { cells: all(cells) }),
        Rule::Between(Between { cells }) => Rule::Between(Between { cells: all(cells) }),
        Rule::Lockout(Lockout { cells, least }) => {
            Rule::Lockout(Lockout { cells: all(cells), least })
        }
        Rule::Entropic(Entropic { cells }) => Rule::Entropic(Entropic { cells: all(cells) }),
        Rule::Modular(Modular { cells, divisor }) => {
            Rule::Modular(Modular { cells: all(cells), divisor })
        }
        Rule::Difference(Difference { cells, by }) => {
            Rule::Difference(Difference { cells: cells.map(to), by })
        }
        Rule::Ratio(Ratio { cells, times }) => Rule::Ratio(Ratio { cells: cells.map(to), times }),
        Rule::PairSum(PairSum { cells, sum }) => {
            Rule::PairSum(PairSum { cells: cells.map(to), sum })
        }
        Rule::Greater(Greater { cells }) => Rule::Greater(Greater { cells: cells.map(to) }),
        Rule::Quadruple(Quadruple { cells, values }) => {
            Rule::Quadruple(Quadruple { cells: all(cells), values })
        }
        Rule::CountingCircles(CountingCircles { cells }) => {
            Rule::CountingCircles(CountingCircles { cells: all(cells) })
        }
        Rule::CountDistinct(CountDistinct { count, cells }) => {
            Rule::CountDistinct(CountDistinct { count: to(count), cells: all(cells) })
        }
        Rule::Lunchbox(Lunchbox { cells, sum }) => {
            Rule::Lunchbox(Lunchbox { cells: all(cells), sum })
        }
        Rule::ValueIndexing(ValueIndexing { cells }) => {
            Rule::ValueIndexing(ValueIndexing { cells: all(cells) })
        }
        Rule::Pairs(Pairs { name, table, pairs }) => Rule::Pairs(Pairs {
            name,
            table,
            pairs: pairs.into_iter().map(|(one, other)| (to(one), to(other))).collect(),
        }),
        Rule::AutomatonLine(AutomatonLine { name, automaton, cells }) => {
            Rule::AutomatonLine(AutomatonLine { name, automaton, cells: all(cells) })
        }
        _ => return None,
    })
}
