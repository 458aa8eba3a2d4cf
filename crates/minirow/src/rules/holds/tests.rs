//! For each rule a filling that follows it and one that does not.

use super::super::{Automaton, Rule, RuledBoard};
use super::Fault;
use super::naive::naive_count;
use super::samples::{kinds, samples};
use crate::board::{Frame, Geometry};
use crate::rules::kinds::{
    AllDifferent, AllMarksGiven, Arrow, AutomatonLine, Between, Cage, Clones, Clue, CountDistinct,
    CountingCircles, Difference, DoubleArrow, Entropic, EqualSums, Even, Greater, Indexing,
    Lockout, Lunchbox, Maximum, Minimum, Modular, Nabner, Odd, Outside, PairSum, Pairs, Palindrome,
    Product, Quadruple, Ratio, RegionSumLine, Rellik, Renban, SameDifference, SameValues, Sequence,
    Sum, SumLine, Thermometer, ValueIndexing, Whisper, Zipper,
};

/// Whether these values, as rows of digits, follow the first rule of a board. Houses do not count.
fn follows(mut board: RuledBoard, rules: Vec<Rule>, rows: &str) -> bool {
    let place = |digit: char| {
        let value = digit.to_digit(10).expect("a digit");
        board.geometry().place_of(value).expect("a value of the board") as u8
    };
    let filling: Vec<u8> = rows.chars().filter(|digit| *digit != ' ').map(place).collect();
    board.rules = rules;
    !board.broken(&filling).contains(&Fault::Rule { index: 0 })
}

/// Checks the first rule on boards with these values, from the lowest to the highest.
#[track_caller]
fn check_values((low, high): (u32, u32), rules: &[Rule], good: &[&str], bad: &[&str]) {
    for (texts, expected) in [(good, true), (bad, false)] {
        for text in texts {
            let rows: Vec<&str> = text.split(' ').collect();
            let (height, width) = (rows.len() as u8, rows[0].len() as u8);
            let digits = (high + 1 - low) as u8;
            let mut frame = Frame { digits, lowest: low as u8, ..Frame::new(height, width) };
            if (height, width) == (4, 4) {
                frame.blocks = Some((0..16).map(|at| Some(at / 8 * 2 + at % 4 / 2)).collect());
            }
            let board = RuledBoard::new(frame.geometry().expect("a geometry"));
            assert_eq!(follows(board, rules.to_vec(), text), expected, "{rules:?} {text}");
        }
    }
}

/// Checks a rule with values from 1 to 9.
#[track_caller]
fn check(rule: Rule, good: &[&str], bad: &[&str]) {
    check_values((1, 9), &[rule], good, bad);
}

/// Checks a rule with values from 0 to 9.
#[track_caller]
fn check_with_0(rule: Rule, good: &[&str], bad: &[&str]) {
    check_values((0, 9), &[rule], good, bad);
}

/// Checks the first of these rules on a board with values from 1.
#[track_caller]
fn check_board(high: u32, rules: &[Rule], good: &[&str], bad: &[&str]) {
    check_values((1, high), rules, good, bad);
}

/// The first so many cells.
fn first(count: u16) -> Vec<u16> {
    (0..count).collect()
}

#[test]
fn sums() {
    check(Rule::Cage(Cage { cells: first(3), sum: 9 }), &["126", "432"], &["333", "127"]);
    check(Rule::Sum(Sum { cells: first(3), sum: 9 }), &["126", "333"], &["127"]);
    // 1+4 and 5 alone are parts; 2+3+1 is not 5, but 2+3 is.
    check(
        Rule::Rellik(Rellik { cells: first(3), sum: 5 }),
        &["179", "247"],
        &["149", "159", "231", "226"],
    );
    check_with_0(Rule::Rellik(Rellik { cells: first(2), sum: 0 }), &["12"], &["02"]);
    check(Rule::EqualSums(EqualSums { parts: vec![vec![0, 1], vec![2]] }), &["235"], &["236"]);
    check(
        Rule::EqualSums(EqualSums { parts: vec![vec![0], vec![1], vec![2, 3]] }),
        &["5541"],
        &["5441", "5542"],
    );
    check(Rule::Arrow(Arrow { bulb: vec![0], shaft: vec![1, 2] }), &["734", "633"], &["733"]);
    check(
        Rule::Arrow(Arrow { bulb: vec![0, 1], shaft: vec![2, 3] }),
        &["1275", "1899"],
        &["1274", "2175"],
    );
    check_with_0(Rule::Arrow(Arrow { bulb: vec![0, 1], shaft: vec![2] }), &["077"], &["177"]);
    check(Rule::DoubleArrow(DoubleArrow { cells: first(4) }), &["7643"], &["7653", "6437"]);
    check(
        Rule::SumLine(SumLine { cells: first(5), sum: 5 }),
        &["23514", "55555"],
        &["23515", "32413", "35144"],
    );
    check_with_0(
        Rule::SumLine(SumLine { cells: first(4), sum: 5 }),
        &["2305", "5050", "2300"],
        &["0000", "2304"],
    );
    check(Rule::Zipper(Zipper { cells: first(5) }), &["13524", "35835"], &["13624", "13525"]);
    check(Rule::Zipper(Zipper { cells: first(4) }), &["1324"], &["1342"]);
    check(
        Rule::Lunchbox(Lunchbox { cells: first(5), sum: 8 }),
        &["42539", "93524"],
        &["42639", "22539"],
    );
}

#[test]
fn what_links_tell() {
    check(
        Rule::Product(Product { cells: first(3), product: 12 }),
        &["126", "322"],
        &["125", "345"],
    );
    check_with_0(Rule::Product(Product { cells: first(3), product: 0 }), &["102", "000"], &["111"]);
    check(Rule::Nabner(Nabner { cells: first(3) }), &["159", "315"], &["124", "155"]);
    let same_difference = SameDifference { cells: first(4) };
    check(same_difference.into(), &["2464", "5555", "7531"], &["2461", "1244"]);
    check(
        Rule::Sequence(Sequence { cells: first(4) }),
        &["2468", "9753", "5555"],
        &["2467", "2424"],
    );
    check(Rule::Clones(Clones { cells: vec![0, 1], copy: vec![2, 3] }), &["4747"], &["4774"]);
    check(Rule::Odd(Odd { cells: first(2) }), &["13"], &["12"]);
    check_with_0(Rule::Even(Even { cells: first(2) }), &["02"], &["12"]);
    // Neighbours that are marked, too, need not be greater.
    let minimum = Rule::Minimum(Minimum { cells: vec![0, 1] });
    check_board(9, &[minimum], &["339 459 999"], &["332 459 999"]);
    let maximum = Rule::Maximum(Maximum { cells: vec![4] });
    check_board(9, &[maximum], &["919 282 919"], &["919 222 919"]);
    let all = |differences: &[u32], ratios: &[u32], sums: &[u32]| {
        Rule::AllMarksGiven(AllMarksGiven {
            differences: differences.to_vec(),
            ratios: ratios.to_vec(),
            sums: sums.to_vec(),
        })
    };
    check_board(9, &[all(&[2], &[3], &[7])], &["23"], &["24", "26", "25"]);
    let marked = [all(&[2], &[], &[]), Rule::Ratio(Ratio { cells: [1, 0], times: 2 })];
    check_board(9, &marked, &["24"], &[]);
    let marked = [all(&[], &[], &[7]), Rule::PairSum(PairSum { cells: [0, 1], sum: 5 })];
    check_board(9, &marked, &["25"], &[]);
}

#[test]
fn region_sums() {
    let line = |cells: &[u16]| vec![Rule::RegionSumLine(RegionSumLine { cells: cells.to_vec() })];
    // Through the upper blocks: 1+2 and 3.
    check_board(4, &line(&[0, 1, 2]), &["1234 1111 1111 1111"], &["1244 1111 1111 1111"]);
    // In, out and in again: 3, then 1+2, then 3.
    check_board(4, &line(&[1, 2, 6, 5]), &["1312 1321 1111 1111"], &["1312 1221 1111 1111"]);
    let blocks = (0..16).map(|at| Some(at).filter(|at| [0, 2].contains(at))).collect();
    let geometry = Frame { blocks: Some(blocks), ..Frame::new(4, 4) }.geometry().unwrap();
    let board = RuledBoard::new(geometry);
    assert!(follows(board.clone(), line(&[0, 1, 2]), "1411 1111 1111 1111"));
    assert!(!follows(board, line(&[0, 1, 2]), "1421 1111 1111 1111"));
    let board = RuledBoard::new(Geometry::with_blocks(1, 4).unwrap());
    assert!(follows(board, line(&[0, 1, 2]), "1421 1111 1111 1111"));
}

#[test]
fn lines() {
    check(
        Rule::Thermometer(Thermometer { cells: first(3), slow: false }),
        &["148"],
        &["144", "143"],
    );
    check(
        Rule::Thermometer(Thermometer { cells: first(3), slow: true }),
        &["148", "144"],
        &["143"],
    );
    check(Rule::Whisper(Whisper { cells: first(3), least: 5 }), &["161", "494"], &["165"]);
    check(Rule::Palindrome(Palindrome { cells: first(4) }), &["3443"], &["3434"]);
    check(Rule::Palindrome(Palindrome { cells: first(3) }), &["343"], &["344"]);
    check(Rule::Between(Between { cells: first(4) }), &["2457", "7452"], &["2257", "2487", "4564"]);
    check(
        Rule::Lockout(Lockout { cells: first(4), least: 4 }),
        &["3197", "7193"],
        &["3196", "3397", "3597"],
    );
    check(Rule::Entropic(Entropic { cells: first(4) }), &["1471", "3692"], &["1421", "1475"]);
    check(Rule::Entropic(Entropic { cells: first(2) }), &["14"], &["13"]);
    check(
        Rule::Modular(Modular { cells: first(4), divisor: 3 }),
        &["1237", "4891"],
        &["1238", "1423"],
    );
    check(Rule::Modular(Modular { cells: first(2), divisor: 3 }), &["12"], &["14"]);
    check(Rule::Modular(Modular { cells: first(2), divisor: 1 }), &["12", "11"], &[]);
    // The third cell holds 7.
    check(
        Rule::Indexing(Indexing { cell: 0, line: first(4), value: 7 }),
        &["3179"],
        &["3719", "5719"],
    );
    check_with_0(
        Rule::Indexing(Indexing { cell: 0, line: first(4), value: 7 }),
        &["3179"],
        &["0719"],
    );
    // 5 is again two cells after the 2.
    check(
        Rule::ValueIndexing(ValueIndexing { cells: first(4) }),
        &["5235", "5155"],
        &["5253", "5335"],
    );
    check_with_0(Rule::ValueIndexing(ValueIndexing { cells: first(3) }), &["515"], &["505"]);
}

#[test]
fn pairs() {
    check(Rule::Difference(Difference { cells: [0, 1], by: 1 }), &["12", "21"], &["13", "11"]);
    check(Rule::Ratio(Ratio { cells: [0, 1], times: 2 }), &["12", "84"], &["23", "11"]);
    check_with_0(Rule::Ratio(Ratio { cells: [0, 1], times: 2 }), &["00"], &["01"]);
    check(Rule::PairSum(PairSum { cells: [0, 1], sum: 10 }), &["19", "55"], &["18"]);
    check(Rule::Greater(Greater { cells: [1, 0] }), &["12"], &["21", "11"]);
    // After 1 comes 2, and after 2 comes 1 or 3.
    let table = vec![0b010, 0b101, 0, 0, 0, 0, 0, 0, 0];
    let pairs = vec![(0, 1), (1, 2)];
    check(
        Rule::Pairs(Pairs { name: String::new(), table, pairs }),
        &["121", "123"],
        &["122", "321"],
    );
}

#[test]
fn sets() {
    check(Rule::AllDifferent(AllDifferent { cells: first(3) }), &["1231"], &["1211"]);
    check(
        Rule::SameValues(SameValues { parts: vec![first(2), vec![2, 3]] }),
        &["1221", "3333"],
        &["1222"],
    );
    check(Rule::SameValues(SameValues { parts: vec![first(2), vec![2]] }), &[], &["111"]);
    check(Rule::Renban(Renban { cells: first(3) }), &["465"], &["466", "467"]);
    check(
        Rule::Quadruple(Quadruple { cells: first(4), values: vec![3, 3, 5] }),
        &["3573", "3533"],
        &["3574", "3377"],
    );
    check(
        Rule::CountingCircles(CountingCircles { cells: first(4) }),
        &["1333", "3313"],
        &["1334", "2333"],
    );
    check_with_0(Rule::CountingCircles(CountingCircles { cells: first(1) }), &["1"], &["0"]);
    check(
        Rule::CountDistinct(CountDistinct { count: 0, cells: vec![1, 2, 3] }),
        &["2455", "1555"],
        &["3455"],
    );
    check(
        Rule::CountDistinct(CountDistinct { count: 0, cells: vec![0, 1] }),
        &["25", "11"],
        &["15", "22"],
    );
    // An even number of ones, and nothing but ones and twos.
    let mut even = Automaton::new(9);
    let (yes, no) = (even.state(true), even.state(false));
    even.start(yes);
    for (from, value, to) in [(yes, 0, no), (no, 0, yes), (yes, 1, yes), (no, 1, no)] {
        even.step(from, value, to);
    }
    let rule = Rule::AutomatonLine(AutomatonLine {
        name: String::new(),
        automaton: even,
        cells: first(3),
    });
    check(rule, &["112", "222"], &["122", "113"]);
}

#[test]
fn outside() {
    let clue = |clue, number, count| Rule::Outside(Outside { clue, cells: first(count), number });
    // Between 1 and 9, in any order; both must be there.
    check(clue(Clue::Sandwich, 5, 4), &["1239", "9321"], &["1249", "1238"]);
    check(clue(Clue::Sandwich, 0, 3), &["291"], &["921"]);
    check_with_0(clue(Clue::Sandwich, 5, 3), &["059"], &["159"]);
    check(clue(Clue::XSum, 9, 4), &["3429", "2711"], &["3439", "9111"]);
    check_with_0(clue(Clue::XSum, 0, 2), &["09"], &["19"]);
    check(clue(Clue::Skyscraper, 3, 4), &["1324"], &["1234", "4123"]);
    check_with_0(clue(Clue::Skyscraper, 2, 3), &["012"], &["021"]);
    check(clue(Clue::HiddenSkyscraper, 2, 4), &["1324"], &["1432", "1234"]);
    check_with_0(clue(Clue::HiddenSkyscraper, 0, 3), &["102"], &["012"]);
    check(clue(Clue::NumberedRoom, 5, 4), &["3156"], &["2156", "7156"]);
    check_with_0(clue(Clue::NumberedRoom, 5, 2), &["25"], &["05"]);
}

#[test]
fn whole_boards() {
    check_board(4, &[Rule::AntiKnight], &["1234 1234"], &["1234 2314"]);
    check_board(4, &[Rule::AntiKing], &["1234 3412"], &["1234 2143"]);
    // Two ones beside each other; two twos that are two steps apart.
    check_board(4, &[Rule::AntiTaxicab], &["13 31"], &["11 34", "12 23"]);
    check_board(4, &[Rule::NonConsecutive], &["13 31"], &["13 42"]);
    check_board(9, &[Rule::GlobalEntropy], &["14 71", "369 692"], &["14 56"]);
    check_board(9, &[Rule::GlobalMod], &["12 31"], &["14 72"]);
    // The two ones at the left are in the same place of their blocks.
    check_board(4, &[Rule::DisjointGroups], &["1234 4321 2143 3412"], &["1234 4321 1243 3412"]);
}

#[test]
fn marks_of_all_neighbours() {
    let dots = [
        Rule::AllDotsGiven,
        Rule::Difference(Difference { cells: [1, 0], by: 1 }),
        Rule::Ratio(Ratio { cells: [2, 3], times: 2 }),
    ];
    // A pair with a dot of one kind may follow the other kind, too.
    check_board(9, &dots, &["1258", "2163"], &["1236", "2124"]);
    check_board(
        9,
        &[Rule::AllDotsGiven, Rule::Difference(Difference { cells: [0, 2], by: 1 })],
        &["149"],
        &["129"],
    );
    let signs = [Rule::AllSignsGiven, Rule::PairSum(PairSum { cells: [1, 0], sum: 10 })];
    check_board(9, &signs, &["91 22", "918"], &["919", "914"]);
}

#[test]
fn faults_of_houses_and_cells() {
    let mut board = RuledBoard::new(Geometry::with_blocks(1, 2).unwrap());
    board.candidates[3] = 0b10;
    let faults = board.broken(&[0, 0, 1, 0]);
    let mut houses = board.geometry().houses();
    let expected = [
        Fault::Duplicate { house: houses.next().unwrap(), cells: vec![0, 1] },
        Fault::Duplicate { house: houses.nth(2).unwrap(), cells: vec![1, 3] },
        Fault::Candidate { cell: 3 },
    ];
    assert_eq!(faults, expected);
    assert!(!board.holds(&[0, 0, 1, 0]));
    assert!(board.holds(&[1, 0, 0, 1]));
    // No value of the board.
    assert!(board.broken(&[1, 0, 0, 40]).contains(&Fault::Candidate { cell: 3 }));
}

#[test]
fn samples_of_each_kind_have_rules_of_it_and_mostly_solutions() {
    let names: std::collections::BTreeSet<&str> = kinds().collect();
    assert_eq!(names.len(), kinds().count(), "each name once");
    for kind in kinds() {
        let boards = samples(kind, 1, 200);
        for board in &boards {
            let is_of_kind = |rule: &Rule| rule.name().trim_start_matches("slow-") == kind;
            assert!(board.rules.iter().any(is_of_kind), "{kind} {board:?}");
        }
        let counts: Vec<u64> = boards.iter().map(|board| naive_count(board, 1000)).collect();
        let none = counts.iter().filter(|&&count| count == 0).count();
        let many = counts.iter().filter(|&&count| count > 1).count();
        assert!(none > 0 && none < 120 && many > 0, "{kind}: {none} without, {many} with several");
    }
}

#[test]
fn fillings_of_an_empty_board() {
    let board = RuledBoard::new(Geometry::with_blocks(2, 2).unwrap());
    assert_eq!(naive_count(&board, u64::MAX), 288);
    assert_eq!(naive_count(&board, 5), 5);
    assert_eq!(naive_count(&board, 0), 0);
}
