//! Rules beyond houses as drawings.

use minirow::format::Document;
use minirow::rules::kinds::{
    AllDifferent, AllMarksGiven, Arrow, AutomatonLine, Between, Cage, Clones, Clue, CountDistinct,
    CountingCircles, Difference, DoubleArrow, Entropic, EqualSums, Even, Greater, Indexing,
    Lockout, Lunchbox, Maximum, Minimum, Modular, Nabner, Odd, Outside, PairSum, Pairs, Palindrome,
    Product, Quadruple, Ratio, RegionSumLine, Rellik, Renban, SameValues, Sequence, Sum, SumLine,
    Thermometer, ValueIndexing, Whisper, Zipper,
};
use minirow::rules::{Automaton, Rule, RuledBoard};
use minirow::scene::{
    Color, Drawing, Paper, Point, Segment, Shape, Style, SvgOptions, Theme, draw, rule_layers, svg,
};
use minirow::{Digit, Extra, Geometry, Grid, Names};

/// A board with rules as a drawing.
fn drawn(board: RuledBoard, style: &Style) -> Drawing {
    let document = Document::from(board);
    let mut paper = Paper::new(document.grid);
    paper.rules = document.rules;
    draw(&paper, None, &Names::numbers(paper.givens.geometry()), style)
}

/// Kinds of rules about the cells of a line.
fn along(cells: &[u16]) -> Vec<Rule> {
    let cells = || cells.to_vec();
    let halves = || {
        let mut one = cells();
        let other = one.split_off(one.len().div_ceil(2));
        (one, other)
    };
    let (one, other) = halves();
    let mut automaton = Automaton::new(9);
    let state = automaton.state(true);
    automaton.start(state);
    (0..9).for_each(|value| automaton.step(state, value, state));
    vec![
        Rule::AllDifferent(AllDifferent { cells: cells() }),
        Rule::Cage(Cage { cells: cells(), sum: 12 }),
        Rule::Sum(Sum { cells: cells(), sum: 12 }),
        Rule::Product(Product { cells: cells(), product: 12 }),
        Rule::Rellik(Rellik { cells: cells(), sum: 12 }),
        Rule::EqualSums(EqualSums { parts: vec![one.clone(), other.clone()] }),
        Rule::SameValues(SameValues { parts: vec![one.clone(), other.clone()] }),
        Rule::Clones(Clones { cells: one.clone(), copy: other.clone() }),
        Rule::Arrow(Arrow { bulb: one.clone(), shaft: other.clone() }),
        Rule::DoubleArrow(DoubleArrow { cells: cells() }),
        Rule::SumLine(SumLine { cells: cells(), sum: 12 }),
        Rule::RegionSumLine(RegionSumLine { cells: cells() }),
        Rule::Zipper(Zipper { cells: cells() }),
        Rule::Thermometer(Thermometer { cells: cells(), slow: false }),
        Rule::Thermometer(Thermometer { cells: cells(), slow: true }),
        Rule::Whisper(Whisper { cells: cells(), least: 5 }),
        Rule::Whisper(Whisper { cells: cells(), least: 4 }),
        Rule::Palindrome(Palindrome { cells: cells() }),
        Rule::Renban(Renban { cells: cells() }),
        Rule::Nabner(Nabner { cells: cells() }),
        Rule::Sequence(Sequence { cells: cells() }),
        Rule::Between(Between { cells: cells() }),
        Rule::Lockout(Lockout { cells: cells(), least: 4 }),
        Rule::Entropic(Entropic { cells: cells() }),
        Rule::Modular(Modular { cells: cells(), divisor: 3 }),
        Rule::CountingCircles(CountingCircles { cells: cells() }),
        Rule::Lunchbox(Lunchbox { cells: cells(), sum: 12 }),
        Rule::ValueIndexing(ValueIndexing { cells: cells() }),
        Rule::Odd(Odd { cells: cells() }),
        Rule::Even(Even { cells: cells() }),
        Rule::Minimum(Minimum { cells: cells() }),
        Rule::Maximum(Maximum { cells: cells() }),
        Rule::Quadruple(Quadruple { cells: cells(), values: vec![1, 2] }),
        Rule::AutomatonLine(AutomatonLine { name: "a line".to_owned(), automaton, cells: cells() }),
    ]
}

/// The shapes of a rule without their colours.
fn without_colours(rule: Rule) -> Vec<Shape> {
    let mut board = RuledBoard::new(Geometry::classic());
    board.rules.push(rule);
    let layers = rule_layers(&board, &Style::of(Theme::Print));
    let grey = |shape: Shape| match shape {
        Shape::Path(mut path) => {
            path.class = "";
            path.fill = path.fill.map(|_| Color::BLACK);
            path.stroke = path.stroke.map(|mut stroke| {
                stroke.color = Color::BLACK;
                stroke
            });
            Shape::Path(path)
        }
        Shape::Text(mut text) => {
            (text.class, text.color) = ("", Color::BLACK);
            Shape::Text(text)
        }
        Shape::Group(group) => Shape::Group(group),
    };
    layers.below.into_iter().chain(layers.above).map(grey).collect()
}

/// Who sees no colours sees another form for each kind.
#[test]
fn kinds_differ_without_their_colours() {
    let drawn: Vec<(Rule, Vec<Shape>)> = along(&[0, 1, 10, 19])
        .into_iter()
        .map(|rule| (rule.clone(), without_colours(rule)))
        .collect();
    for (index, (rule, shapes)) in drawn.iter().enumerate() {
        assert!(!shapes.is_empty(), "{rule:?}");
        for (other, others) in &drawn[..index] {
            assert_ne!(shapes, others, "{rule:?} and {other:?}");
        }
    }
}

/// Pairs, clues outside and rules about all cells.
fn others() -> Vec<Rule> {
    let row = || (9..18).collect::<Vec<u16>>();
    let outside = |clue| Rule::Outside(Outside { clue, cells: row(), number: 7 });
    vec![
        Rule::Difference(Difference { cells: [0, 1], by: 1 }),
        Rule::Difference(Difference { cells: [0, 9], by: 3 }),
        Rule::Ratio(Ratio { cells: [2, 3], times: 2 }),
        Rule::PairSum(PairSum { cells: [4, 5], sum: 5 }),
        Rule::PairSum(PairSum { cells: [6, 7], sum: 10 }),
        Rule::PairSum(PairSum { cells: [6, 70], sum: 9 }),
        Rule::Greater(Greater { cells: [8, 17] }),
        Rule::CountDistinct(CountDistinct { count: 0, cells: vec![1, 2] }),
        Rule::Indexing(Indexing { cell: 9, line: row(), value: 3 }),
        Rule::Pairs(Pairs { name: "a table".to_owned(), table: vec![1; 9], pairs: vec![(0, 1)] }),
        outside(Clue::Sandwich),
        outside(Clue::XSum),
        outside(Clue::Skyscraper),
        outside(Clue::HiddenSkyscraper),
        outside(Clue::NumberedRoom),
        Rule::AntiKnight,
        Rule::AntiKing,
        Rule::AntiTaxicab,
        Rule::NonConsecutive,
        Rule::GlobalEntropy,
        Rule::GlobalMod,
        Rule::DisjointGroups,
        Rule::AllDotsGiven,
        Rule::AllSignsGiven,
        Rule::AllMarksGiven(AllMarksGiven { differences: vec![2], ratios: vec![3], sums: vec![7] }),
    ]
}

#[test]
fn every_rule_has_shapes_or_a_caption_and_words() {
    for rule in along(&[0, 1, 10, 19]).into_iter().chain(others()) {
        let mut board = RuledBoard::new(Geometry::classic());
        board.rules.push(rule.clone());
        let layers = rule_layers(&board, &Style::default());
        let has_shapes = !(layers.below.is_empty() && layers.above.is_empty());
        assert_eq!(has_shapes, !rule.cells().is_empty(), "{rule:?}");
        assert!(has_shapes || layers.captions == [rule.meaning().text], "{rule:?}");
        assert_eq!(layers.words.len(), 1, "{rule:?}: {:?}", layers.words);
    }
}

/// Clues on one side of a line stand behind each other.
#[test]
fn clues_outside_take_room_and_never_the_same_place() {
    let mut board = RuledBoard::new(Geometry::classic());
    board.rules = others();
    let layers = rule_layers(&board, &Style::default());
    assert_eq!(layers.margins, [0, 0, 0, 5]);
    let drawing = drawn(board, &Style::default());
    assert_eq!(drawing.left, -5.0);
}

/// A 2 and a 3 are one apart and sum to 5: both marks are seen.
#[test]
fn marks_on_one_border_stand_beside_each_other() {
    for (cells, apart) in [([0, 1], (0.0, 0.33)), ([9, 0], (0.33, 0.0))] {
        let mut board = RuledBoard::new(Geometry::classic());
        board.rules = vec![
            Rule::PairSum(PairSum { cells, sum: 5 }),
            Rule::Difference(Difference { cells: [cells[1], cells[0]], by: 3 }),
            Rule::Ratio(Ratio { cells, times: 4 }),
        ];
        let drawing = drawn(board, &Style::default());
        let place = |mark: &str| drawing.texts().find(|text| text.text == mark).expect("a mark").at;
        let at = ["V", "3", "4"].map(place);
        let distance =
            |one: Point, other: Point| ((one.0 - other.0).abs(), (one.1 - other.1).abs());
        // Letters of other sizes begin a little higher or lower.
        let is_near = |(x, y): (f64, f64)| (x - apart.0).abs() + (y - apart.1).abs() < 0.1;
        assert!(is_near(distance(at[0], at[1])) && is_near(distance(at[0], at[2])), "{at:?}");
        assert!(at[1] != at[2], "{at:?}");
    }
}

/// A ring hides neither a bulb nor a grey cell below it, and its own line ends at it.
#[test]
fn what_lies_below_a_ring_is_seen() {
    let cells = || vec![0, 1, 2];
    for (ring, reach) in [
        (Rule::Arrow(Arrow { bulb: vec![0], shaft: vec![1, 2] }), 0.38),
        (Rule::Between(Between { cells: cells() }), 0.38),
        (Rule::DoubleArrow(DoubleArrow { cells: cells() }), 0.38),
        (Rule::Lockout(Lockout { cells: cells(), least: 4 }), 0.45),
        // These have a mark in the second cell, too.
        (Rule::ValueIndexing(ValueIndexing { cells: cells() }), 0.33),
        (Rule::CountDistinct(CountDistinct { count: 0, cells: vec![1, 2] }), 0.42),
    ] {
        let mut board = RuledBoard::new(Geometry::classic());
        board.rules = vec![ring.clone()];
        let layers = rule_layers(&board, &Style::default());
        let mut lines = 0;
        for shape in &layers.below {
            let Shape::Path(path) = shape else { continue };
            assert_ne!(path.fill, Some(Color::WHITE), "{ring:?}");
            let places: Vec<Point> = path
                .segments
                .iter()
                .filter_map(|segment| match segment {
                    Segment::Move(point) | Segment::Line(point) => Some(*point),
                    _ => None,
                })
                .collect();
            // A line along the row.
            if places.iter().any(|place| place.0 > 1.4) && places.iter().any(|place| place.0 < 1.4)
            {
                lines += 1;
                let first = places.iter().map(|place| place.0).fold(9.0, f64::min);
                assert!(first > 0.5 + reach - 0.01, "{ring:?}: {first}");
            }
        }
        assert!(lines > 0, "{ring:?}");
    }
}

/// What no reader lets through does no harm.
#[test]
fn rules_that_do_not_fit_are_drawn_as_far_as_they_can_be() {
    for cells in [vec![], vec![4], vec![4, 4, 4], vec![0, 80, 40], vec![9, 9000]] {
        let mut board = RuledBoard::new(Geometry::with_blocks(1, 9).expect("a board"));
        board.rules = along(&cells);
        let drawing = drawn(board, &Style::default());
        assert!(svg(&drawing, &SvgOptions::default()).len() > 300);
    }
}

/// The line of a zipper ends at the ring in its middle.
#[test]
fn the_middle_of_a_zipper_is_seen() {
    let mut board = RuledBoard::new(Geometry::classic());
    board.rules = vec![Rule::Zipper(Zipper { cells: vec![0, 1, 2] })];
    for shape in rule_layers(&board, &Style::default()).below {
        let Shape::Path(path) = shape else { continue };
        assert_ne!(path.fill, Some(Color::WHITE));
        let curves = path.segments.iter().any(|segment| matches!(segment, Segment::Curve(..)));
        for segment in path.segments {
            let (Segment::Move(place) | Segment::Line(place)) = segment else { continue };
            assert!(curves || (place.0 - 1.5).abs() > 0.25, "{place:?}");
        }
    }
}

/// Two strengths of a line are two sentences that can be told apart, and further houses have one each.
#[test]
fn what_is_drawn_is_said() {
    let board = Geometry::classic().with_extra(Extra::Diagonals).expect("a board");
    let board = board.with_extra(Extra::Windoku).expect("a board");
    let mut paper = Paper::new(Grid::new(&board));
    let whisper = |least| Rule::Whisper(Whisper { cells: vec![0, 1], least });
    paper.rules =
        vec![whisper(5), whisper(4), Rule::Clones(Clones { cells: vec![0], copy: vec![9] })];
    let words: Vec<String> = paper.words().into_iter().map(|told| told.text).collect();
    assert_eq!(
        words,
        [
            "Digits on each diagonal line are all different.",
            "Digits in each tinted area are all different.",
            "Neighbours on a zigzag line differ by at least 5.",
            "Neighbours on a zigzag line with ≥4 differ by at least 4.",
            "Areas with the same letter hold the same digits in the same places.",
        ]
    );
}

/// Numbers of rules hide no candidates, and stand above the borders of other cages.
#[test]
fn numbers_in_corners_are_free() {
    let mut paper = Paper::new(Grid::new(&Geometry::classic()));
    paper.candidates = Some(vec![paper.givens.geometry().all_digits(); 81]);
    let names = Names::numbers(paper.givens.geometry());
    let lowest = |paper: &Paper| {
        let drawing = draw(paper, None, &names, &Style::default());
        let texts = drawing.texts().filter(|text| text.class == "candidate" && text.at.1 < 1.0);
        texts.map(|text| text.at.1 - text.size).fold(1.0, f64::min)
    };
    assert!(lowest(&paper) < 0.1);
    paper.rules = vec![
        Rule::Cage(Cage { cells: vec![0, 1, 9], sum: 20 }),
        Rule::Cage(Cage { cells: vec![0, 1], sum: 10 }),
    ];
    assert!(lowest(&paper) > 0.2);
    let drawing = draw(&paper, None, &names, &Style::default());
    let place = |class: &str| {
        let is_it = |shape: &Shape| match shape {
            Shape::Path(path) => path.class == class,
            Shape::Text(text) => text.class == class,
            _ => false,
        };
        (drawing.shapes.iter().position(is_it), drawing.shapes.iter().rposition(is_it))
    };
    assert!(place("rule cage").1 < place("rule cage-sum").0);
}

/// Symbols of several bytes once made what stands beside the board smaller.
#[test]
fn clues_outside_are_as_large_in_any_symbols() {
    let mut paper = Paper::new(Grid::new(&Geometry::classic()));
    let clue = Clue::HiddenSkyscraper;
    paper.rules = vec![Rule::Outside(Outside { clue, cells: (0..9).collect(), number: 3 })];
    let size = |symbols: &str| {
        let symbol = |digit: Digit| symbols.chars().nth(digit.index()).expect("nine").to_string();
        let names = Names::new(paper.givens.geometry(), symbol);
        let drawing = draw(&paper, None, &names, &Style::default());
        let mut texts = drawing.texts().filter(|text| text.text == symbol(Digit::new(3).unwrap()));
        texts.next().expect("a clue").size
    };
    assert_eq!(size("一二三四五六七八九"), size("123456789"));
}

/// The same shapes stand on a board with a geometry.
#[test]
fn a_paper_draws_its_rules() {
    let mut paper = Paper::new(Grid::new(&Geometry::classic()));
    paper.rules = others();
    let names = Names::numbers(paper.givens.geometry());
    let mut style = Style::default();
    style.names = true;
    let drawing = draw(&paper, None, &names, &style);
    assert_eq!(drawing.left, -5.5);
    let texts: Vec<&str> = drawing.texts().map(|text| text.text.as_str()).collect();
    for text in [
        "V",
        "X",
        "r1",
        "A: a table (the letter is beside the first cell).",
        "Cells a king's move apart hold different digits.",
    ] {
        assert!(texts.contains(&text), "{text}: {texts:?}");
    }
    style.captions = false;
    assert!(draw(&paper, None, &names, &style).height < drawing.height - 2.0);
}

#[test]
fn a_small_board_with_rules() {
    let mut board = RuledBoard::new(Geometry::with_blocks(2, 2).expect("a board"));
    board.candidates[15] = 1 << 2;
    board.rules = vec![
        Rule::Cage(Cage { cells: vec![0, 1, 4], sum: 6 }),
        Rule::Thermometer(Thermometer { cells: vec![2, 3, 7], slow: false }),
        Rule::Arrow(Arrow { bulb: vec![8], shaft: vec![9, 10] }),
        Rule::Whisper(Whisper { cells: vec![12, 13], least: 2 }),
        Rule::Difference(Difference { cells: [5, 6], by: 1 }),
        Rule::Ratio(Ratio { cells: [10, 14], times: 2 }),
        Rule::Sum(Sum { cells: vec![1, 4], sum: 5 }),
        Rule::AntiKing,
    ];
    let drawing = drawn(board, &Style::of(Theme::Colour));
    insta::assert_snapshot!(svg(&drawing, &SvgOptions::default().title("rules")));
}
