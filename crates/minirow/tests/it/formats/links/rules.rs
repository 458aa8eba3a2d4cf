//! Rules beyond houses in links and files: as far as a format holds them, they come back.

use std::cell::Cell as Counter;

use minirow::Geometry;
use minirow::Grid;
use minirow::format::{Document, Format, ReadOptions, Symbols, read, write};
use minirow::rules::Rule;
use minirow::rules::kinds::{
    AllDifferent, Arrow, Between, Cage, Clue, CountingCircles, Difference, DoubleArrow, Entropic,
    Even, Indexing, Modular, Odd, Outside, PairSum, Palindrome, Product, Quadruple, Ratio,
    RegionSumLine, Renban, Sum, Thermometer, Whisper,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::subsequence;

use crate::property::{self, Verdict};

fn format(name: &str) -> Format {
    name.parse().expect("a format")
}

/// Rules as texts, in an order of their own; the order of cells counts where a rule has one.
fn told(rules: &[Rule]) -> Vec<String> {
    let (mut odd, mut even) = (Vec::new(), Vec::new());
    let mut told = Vec::new();
    for rule in rules {
        let mut rule = rule.clone();
        match &mut rule {
            Rule::Odd(Odd { cells }) => odd.append(cells),
            Rule::Even(Even { cells }) => even.append(cells),
            Rule::AllDifferent(AllDifferent { cells }) | Rule::Cage(Cage { cells, .. }) => {
                cells.sort_unstable();
            }
            Rule::Difference(Difference { cells, .. })
            | Rule::Ratio(Ratio { cells, .. })
            | Rule::PairSum(PairSum { cells, .. }) => cells.sort_unstable(),
            Rule::Quadruple(Quadruple { cells, values }) => {
                cells.sort_unstable();
                values.sort_unstable();
            }
            _ => {}
        }
        if !matches!(rule, Rule::Odd(_) | Rule::Even(_)) {
            told.push(format!("{rule:?}"));
        }
    }
    for cells in [&mut odd, &mut even] {
        cells.sort_unstable();
        cells.dedup();
        told.push(format!("{cells:?}"));
    }
    told.sort();
    told
}

/// A line of neighbours on a board of 9×9, from a cell on, by king's moves.
fn line(least: usize, most: usize) -> impl Strategy<Value = Vec<u16>> {
    (0..81_u16, vec(0..8_usize, most)).prop_map(move |(start, moves)| {
        let mut cells = vec![start];
        for step in moves {
            let (rows, columns) =
                [(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)][step];
            let last = i32::from(cells[cells.len() - 1]);
            let (row, column) = (last / 9 + rows, last % 9 + columns);
            let next = (row * 9 + column) as u16;
            let is_on = (0..9).contains(&row) && (0..9).contains(&column);
            if is_on && !cells.contains(&next) && cells.len() < most {
                cells.push(next);
            }
        }
        while cells.len() < least {
            let next = (0..81).find(|cell| !cells.contains(cell)).expect("a cell");
            cells.push(next);
        }
        cells
    })
}

/// Two cells that share a side.
fn pair() -> impl Strategy<Value = [u16; 2]> {
    (0..8_u16, 0..9_u16, any::<bool>(), any::<bool>()).prop_map(|(one, other, is_row, is_back)| {
        let cell =
            |step: u16| if is_row { other * 9 + one + step } else { (one + step) * 9 + other };
        if is_back { [cell(1), cell(0)] } else { [cell(0), cell(1)] }
    })
}

fn cells(least: usize, most: usize) -> impl Strategy<Value = Vec<u16>> {
    subsequence((0..81).collect::<Vec<u16>>(), least..=most)
}

fn outside(clue: Clue) -> impl Strategy<Value = Rule> {
    (0..9_u16, 0..4_usize, 1..40_u32).prop_map(move |(at, side, number)| {
        let mut cells: Vec<u16> = match side {
            0 | 1 => (0..9).map(|place| at * 9 + place).collect(),
            _ => (0..9).map(|place| place * 9 + at).collect(),
        };
        if side % 2 == 1 {
            cells.reverse();
        }
        Rule::Outside(Outside { clue, cells, number })
    })
}

fn little_killer() -> impl Strategy<Value = Rule> {
    (1..8_i32, any::<bool>(), any::<bool>(), 1..45_u32).prop_map(|(at, is_low, is_left, sum)| {
        // From the first or last column along a diagonal.
        let (rows, columns) = (if is_low { 1 } else { -1 }, if is_left { 1 } else { -1 });
        let mut spot = (at, if is_left { 0 } else { 8 });
        let mut cells = Vec::new();
        while (0..9).contains(&spot.0) && (0..9).contains(&spot.1) {
            cells.push((spot.0 * 9 + spot.1) as u16);
            spot = (spot.0 + rows, spot.1 + columns);
        }
        Rule::Sum(Sum { cells, sum })
    })
}

fn square() -> impl Strategy<Value = Vec<u16>> {
    (0..8_u16, 0..8_u16).prop_map(|(row, column)| {
        let cell = row * 9 + column;
        vec![cell, cell + 1, cell + 9, cell + 10]
    })
}

/// Rules that most players know.
fn usual() -> BoxedStrategy<Rule> {
    prop_oneof![
        (line(2, 5), 3..40_u32).prop_map(|(cells, sum)| Rule::Cage(Cage { cells, sum })),
        line(2, 5).prop_map(|cells| Rule::AllDifferent(AllDifferent { cells })),
        line(2, 7).prop_map(|cells| Rule::Thermometer(Thermometer { cells, slow: false })),
        line(3, 5).prop_map(|cells| Rule::Arrow(Arrow {
            bulb: cells[..1].to_vec(),
            shaft: cells[1..].to_vec()
        })),
    ]
    .boxed()
}

fn lines() -> BoxedStrategy<Rule> {
    prop_oneof![
        line(2, 7).prop_map(|cells| Rule::Palindrome(Palindrome { cells })),
        line(2, 7).prop_map(|cells| Rule::Renban(Renban { cells })),
        line(2, 7).prop_map(|cells| Rule::Whisper(Whisper { cells, least: 5 })),
        line(2, 7).prop_map(|cells| Rule::RegionSumLine(RegionSumLine { cells })),
        line(2, 7).prop_map(|cells| Rule::Entropic(Entropic { cells })),
        line(2, 7).prop_map(|cells| Rule::Modular(Modular { cells, divisor: 3 })),
        line(3, 6).prop_map(|cells| Rule::DoubleArrow(DoubleArrow { cells })),
    ]
    .boxed()
}

fn signs() -> BoxedStrategy<Rule> {
    prop_oneof![
        (pair(), 1..5_u32).prop_map(|(cells, by)| Rule::Difference(Difference { cells, by })),
        (pair(), 2..5_u32).prop_map(|(cells, times)| Rule::Ratio(Ratio { cells, times })),
        (pair(), any::<bool>()).prop_map(|(cells, is_v)| Rule::PairSum(PairSum {
            cells,
            sum: if is_v { 5 } else { 10 }
        })),
        (square(), vec(1..10_u32, 1..4))
            .prop_map(|(cells, values)| Rule::Quadruple(Quadruple { cells, values })),
        cells(1, 3).prop_map(|cells| Rule::Odd(Odd { cells })),
        cells(1, 3).prop_map(|cells| Rule::Even(Even { cells })),
        little_killer(),
        outside(Clue::Sandwich),
    ]
    .boxed()
}

fn others() -> BoxedStrategy<Rule> {
    prop_oneof![
        line(2, 5).prop_map(|cells| Rule::Thermometer(Thermometer { cells, slow: true })),
        line(2, 7).prop_map(|cells| Rule::Between(Between { cells })),
        outside(Clue::XSum),
        outside(Clue::Skyscraper),
        (0..81_u16).prop_map(|cell| {
            let line = (0..9).map(|place| cell / 9 * 9 + place).collect();
            Rule::Indexing(Indexing { cell, line, value: u32::from(cell % 9) + 1 })
        }),
    ]
    .boxed()
}

fn check(rules: &[Rule], name: &str, held: &Counter<usize>) -> Verdict {
    let geometry = Geometry::classic();
    let mut document = Document::from(Grid::new(&geometry));
    document.rules = rules.to_vec();
    document.name = Some("rules".to_owned());
    let Ok(text) = write(&document, format(name), &Symbols::usual(9)) else { return Ok(()) };
    held.set(held.get() + 1);
    let options = ReadOptions::default().rules(true);
    let back = read(&text, &options);
    let back = back.map_err(|error| TestCaseError::fail(format!("{error}\n{rules:?}\n{text}")))?;
    prop_assert_eq!(told(&back.rules), told(rules), "{}", text);
    prop_assert_eq!(back.grid.geometry(), &geometry);
    prop_assert_eq!(&back.name, &document.name);
    prop_assert_eq!(&back.about.rules, &None);
    // Whoever heeds no rules does not get the board.
    prop_assert!(rules.is_empty() || read(&text, &ReadOptions::default()).is_err());
    Ok(())
}

#[test]
fn f_puzzles() {
    let held = Counter::new(0);
    let rule = prop_oneof![usual(), lines(), signs(), others()];
    property::check(200, vec(rule, 0..12), |rules| check(&rules, "f-puzzles", &held));
    assert_eq!(held.get(), 200);
}

#[test]
fn sudoku_maker() {
    let held = Counter::new(0);
    let rule = prop_oneof![usual(), lines(), signs(), others()];
    property::check(200, vec(rule, 0..12), |rules| check(&rules, "sudokumaker", &held));
    assert!(held.get() > 190, "{}", held.get());
}

/// What a drawing leaves open becomes a link with the fields of f-puzzles.
#[test]
fn sudokupad() {
    let held = Counter::new(0);
    let rule = prop_oneof![usual(), lines(), signs(), others()];
    property::check(200, vec(rule, 0..12), |rules| check(&rules, "sudokupad", &held));
    assert_eq!(held.get(), 200);
}

/// Most boards are drawn.
#[test]
fn sudokupad_drawings() {
    let drawn = Counter::new(0);
    let rule = prop_oneof![usual(), signs(), lines()];
    property::check(100, vec(rule, 1..8), |rules| {
        let mut document = Document::from(Grid::new(&Geometry::classic()));
        document.rules = rules;
        let text = write(&document, format("sudokupad"), &Symbols::usual(9)).expect("a link");
        drawn.set(drawn.get() + usize::from(text.contains("sudokupad.app/scl")));
        Ok(())
    });
    assert!(drawn.get() > 60, "{} of 100 are drawn", drawn.get());
}

#[test]
fn penpa() {
    let held = Counter::new(0);
    property::check(200, vec(usual(), 0..6), |rules| {
        let geometry = Geometry::classic();
        let mut document = Document::from(Grid::new(&geometry));
        document.rules = rules.clone();
        let Ok(text) = write(&document, format("penpa"), &Symbols::usual(9)) else { return Ok(()) };
        held.set(held.get() + 1);
        let back = read(&text, &ReadOptions::default().rules(true));
        let back = back.map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
        prop_assert_eq!(told(&back.rules), told(&rules), "{}", text);
        Ok(())
    });
    assert!(held.get() > 100, "{}", held.get());
}

/// Cages that part the rows of a board, each with a sum or without one.
fn parted() -> impl Strategy<Value = Vec<Rule>> {
    vec((2..4_u16, 0..30_u32), 40).prop_map(|sizes| {
        let mut rules = Vec::new();
        let (mut row, mut column) = (0, 0);
        for (size, sum) in sizes {
            if row == 9 {
                break;
            }
            // What is left of a row is no single cell.
            let left = 9 - column;
            let size = if left - size.min(left) == 1 { left } else { size.min(left) };
            let cells: Vec<u16> = (column..column + size).map(|at| row * 9 + at).collect();
            rules.push(match sum {
                0 => Rule::AllDifferent(AllDifferent { cells }),
                sum => Rule::Cage(Cage { cells, sum }),
            });
            column += size;
            if column == 9 {
                (row, column) = (row + 1, 0);
            }
        }
        rules
    })
}

#[test]
fn killers_of_solo() {
    let held = Counter::new(0);
    property::check(100, parted(), |rules| {
        let mut document = Document::from(Grid::new(&Geometry::classic()));
        document.rules = rules.clone();
        let Ok(text) = write(&document, format("tatham"), &Symbols::usual(9)) else {
            return Ok(());
        };
        held.set(held.get() + 1);
        prop_assert!(text.starts_with("3x3k:zzzc,"), "{}", text);
        let back = read(&text, &ReadOptions::default().rules(true));
        let back = back.map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
        prop_assert_eq!(&back.rules, &rules);
        Ok(())
    });
    assert!(held.get() > 50, "{}", held.get());
}

#[test]
fn cages_of_ksudoku() {
    let options = ReadOptions::default().rules(true);
    let killer = vec![
        Rule::Cage(Cage { cells: vec![0, 1, 9], sum: 12 }),
        Rule::Cage(Cage { cells: vec![80], sum: 7 }),
    ];
    let mathdoku = vec![
        Rule::Sum(Sum { cells: vec![0, 1, 4], sum: 7 }),
        Rule::Product(Product { cells: vec![2, 3], product: 12 }),
        Rule::Difference(Difference { cells: [5, 6], by: 2 }),
        Rule::Ratio(Ratio { cells: [7, 11], times: 2 }),
        Rule::Sum(Sum { cells: vec![15], sum: 3 }),
    ];
    let latin = Geometry::with_blocks(1, 4).expect("a board");
    for (geometry, rules) in [(Geometry::classic(), killer), (latin, mathdoku)] {
        let mut document = Document::from(Grid::new(&geometry));
        document.rules = rules;
        let text = write(&document, format("ksudoku"), &Symbols::for_board(&geometry));
        let text = text.expect("a file");
        let back = read(&text, &options).expect("what we wrote");
        assert_eq!(back, document, "{text}");
    }
    let mut both = Document::from(Grid::new(&Geometry::classic()));
    both.rules = vec![
        Rule::Cage(Cage { cells: vec![0, 1], sum: 5 }),
        Rule::Product(Product { cells: vec![3, 4], product: 5 }),
    ];
    let error = write(&both, format("ksudoku"), &Symbols::usual(9)).expect_err("an error");
    let told = "ksudoku holds cages of killer sudoku or those of mathdoku, found both";
    assert_eq!(error.to_string(), told);
}

/// Links are read as they were, and told as what they are.
#[test]
fn links_with_rules() {
    let links = include_str!("../../../data/rule-links.txt");
    let mut count = 0;
    for line in links.lines().filter(|line| !line.starts_with('#')) {
        let [name, rules, link] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        let options = ReadOptions::default().rules(true);
        let document = read(link, &options).unwrap_or_else(|error| panic!("{error}: {link}"));
        assert_eq!(Rule::list(&document.rules), rules, "{link}");
        assert_eq!(!document.notes.is_empty(), name == "sudokupad", "{link}");
        let named = read(link, &options.clone().format(format(name)));
        assert_eq!(named.as_ref(), Ok(&document), "{link}");
        let again = write(&document, format(name), &Symbols::usual(4)).expect("a link");
        let back = read(&again, &options).expect("what we wrote");
        assert_eq!(told(&back.rules), told(&document.rules), "{link}");
        count += 1;
    }
    assert_eq!(count, 7);
}

/// What nobody holds is named.
#[test]
fn what_is_refused() {
    let mut document = Document::from(Grid::new(&Geometry::classic()));
    document.rules =
        vec![Rule::AllDotsGiven, Rule::Difference(Difference { cells: [0, 1], by: 3 })];
    let error = write(&document, format("f-puzzles"), &Symbols::usual(9)).expect_err("an error");
    let found = "found the rule that all dots are given beside the marks of this board";
    assert!(error.to_string().contains(found), "{error}");
    document.rules = vec![Rule::CountingCircles(CountingCircles { cells: vec![0, 1, 2] })];
    for name in ["f-puzzles", "sudokupad", "sudokumaker", "penpa", "tatham", "ksudoku", "sadman"] {
        let error = write(&document, format(name), &Symbols::usual(9)).expect_err("an error");
        let told = error.to_string();
        assert!(
            told.contains("the counting circles at r1c1 r1c2 r1c3")
                || told.contains("rules beyond houses"),
            "{told}"
        );
    }
}
