//! Drawings become rules where the text says the same, and rules drawings.

use serde_json::{Map, Value, json};

use super::infer::{Fields, infer};
use super::write::{drawn, is_ours};
use crate::board::Geometry;
use crate::format::formats::links::constraints::Constraints;
use crate::format::formats::links::fields::cells::Cells;
use crate::format::formats::links::same::same_rules;
use crate::format::formats::links::sentences::{with_sentences, without_sentences};
use crate::rules::Rule;
use crate::rules::kinds::{
    AllDifferent, AllMarksGiven, Arrow, Between, Cage, Clue, Difference, DoubleArrow, Entropic,
    Even, Lockout, Modular, Nabner, Odd, Outside, PairSum, Palindrome, Quadruple, Ratio,
    RegionSumLine, Renban, Sum, Thermometer, Whisper, Zipper,
};

fn cells() -> Cells {
    Cells::of(9, &(0..81).map(|cell| cell / 27 * 3 + cell % 9 / 3).collect::<Vec<u32>>())
}

/// The rules of a drawing with a text, its doubts, and what is not understood.
fn read(lists: &Map<String, Value>, text: &str) -> (Vec<Rule>, Vec<String>, Option<String>) {
    let mut constraints = Constraints::default();
    let fields = Fields { rules: &[], has_diagonals: false };
    let inferred = infer(lists, text, fields, &cells(), &mut constraints);
    (inferred.rules, inferred.unread, constraints.told())
}

#[track_caller]
fn comes_back(rules: &[Rule]) {
    let drawn = drawn(rules, &cells()).unwrap_or_else(|rule| panic!("{rule:?} is not drawn"));
    let text = with_sentences(None, &drawn.sentences).unwrap_or_default();
    let (back, doubts, unknown) = read(&drawn.lists, &text);
    assert_eq!((doubts, unknown), (Vec::new(), None), "{rules:?}\n{text}");
    assert!(same_rules(&back, rules, &Geometry::classic()), "{rules:?}\n{back:?}");
    assert_eq!(without_sentences(&text, is_ours), None);
}

#[test]
fn each_kind_both_ways() {
    let line = vec![0, 1, 11, 12];
    let row: Vec<u16> = (9..18).collect();
    let outside = |clue| Rule::Outside(Outside { clue, cells: row.clone(), number: 7 });
    for rule in [
        Rule::Cage(Cage { cells: line.clone(), sum: 12 }),
        Rule::AllDifferent(AllDifferent { cells: line.clone() }),
        Rule::Thermometer(Thermometer { cells: line.clone(), slow: false }),
        Rule::Thermometer(Thermometer { cells: line.clone(), slow: true }),
        Rule::Arrow(Arrow { bulb: vec![0], shaft: vec![1, 11] }),
        Rule::Arrow(Arrow { bulb: vec![0, 1], shaft: vec![11, 12] }),
        Rule::Difference(Difference { cells: [0, 1], by: 1 }),
        Rule::Difference(Difference { cells: [0, 9], by: 4 }),
        Rule::Ratio(Ratio { cells: [0, 1], times: 2 }),
        Rule::Ratio(Ratio { cells: [0, 1], times: 3 }),
        Rule::PairSum(PairSum { cells: [0, 9], sum: 10 }),
        Rule::PairSum(PairSum { cells: [0, 9], sum: 5 }),
        Rule::Quadruple(Quadruple { cells: vec![0, 1, 9, 10], values: vec![2, 3, 3] }),
        Rule::Odd(Odd { cells: line.clone() }),
        Rule::Even(Even { cells: line.clone() }),
        Rule::Sum(Sum { cells: vec![5, 13, 21, 29, 37, 45], sum: 20 }),
        outside(Clue::Sandwich),
        outside(Clue::XSum),
        outside(Clue::Skyscraper),
        outside(Clue::NumberedRoom),
        Rule::Palindrome(Palindrome { cells: line.clone() }),
        Rule::Renban(Renban { cells: line.clone() }),
        Rule::Whisper(Whisper { cells: line.clone(), least: 5 }),
        Rule::RegionSumLine(RegionSumLine { cells: line.clone() }),
        Rule::Entropic(Entropic { cells: line.clone() }),
        Rule::Modular(Modular { cells: line.clone(), divisor: 3 }),
        Rule::Zipper(Zipper { cells: line.clone() }),
        Rule::Nabner(Nabner { cells: line.clone() }),
        Rule::Between(Between { cells: line.clone() }),
        Rule::DoubleArrow(DoubleArrow { cells: line.clone() }),
        Rule::Lockout(Lockout { cells: line.clone(), least: 4 }),
        Rule::AntiKnight,
        Rule::AntiKing,
        Rule::NonConsecutive,
        Rule::AllSignsGiven,
    ] {
        comes_back(&[rule]);
    }
    comes_back(&[Rule::AllDotsGiven, Rule::Difference(Difference { cells: [0, 1], by: 1 })]);
    let lines = [
        Rule::Palindrome(Palindrome { cells: line.clone() }),
        Rule::Renban(Renban { cells: vec![20, 21, 22] }),
        Rule::Whisper(Whisper { cells: vec![40, 41], least: 5 }),
        Rule::Thermometer(Thermometer { cells: vec![60, 61], slow: false }),
        Rule::Thermometer(Thermometer { cells: vec![69, 70], slow: true }),
        Rule::Arrow(Arrow { bulb: vec![72], shaft: vec![73, 74] }),
        Rule::Odd(Odd { cells: vec![50] }),
        Rule::Even(Even { cells: vec![52] }),
    ];
    comes_back(&lines);
}

/// As setters draw, and in their words.
#[test]
fn drawings_of_others() {
    let drawing = json!({
        "lines": [
            {"color": "#CFCFCFFF", "thickness": 20, "wayPoints": [[0.5, 0.5], [0.5, 3.5]]},
            {"color": "#c060c0", "thickness": 10, "wayPoints": [[4.5, 0.5], [6.5, 2.5]]}
        ],
        "underlays": [
            {"center": [0.5, 3.5], "width": 0.8, "height": 0.8, "rounded": true, "backgroundColor": "#CFCFCF"}
        ],
        "overlays": [
            {"center": [8, 0.5], "width": 0.3, "height": 0.3, "rounded": true, "backgroundColor": "#fff", "borderColor": "#000"}
        ],
        "cages": [{"cells": [[8, 7], [8, 8]], "value": "12"}]
    });
    let lists = drawing.as_object().expect("an object");
    let text = "Normal sudoku rules apply. Along thermometers, digits must increase from the bulb end. \
                Digits on a purple line are consecutive, in any order. White dots join cells with \
                consecutive digits. Not all dots are given.\nCages show their sums, and digits cannot \
                repeat within a cage";
    let (rules, doubts, unknown) = read(lists, text);
    assert_eq!((doubts, unknown), (Vec::new(), None));
    let expected = [
        Rule::Cage(Cage { cells: vec![79, 80], sum: 12 }),
        Rule::Thermometer(Thermometer { cells: vec![3, 2, 1, 0], slow: false }),
        Rule::Renban(Renban { cells: vec![36, 46, 56] }),
        Rule::Difference(Difference { cells: [63, 72], by: 1 }),
    ];
    assert!(same_rules(&rules, &expected, &Geometry::classic()), "{rules:?}");
    // What is only drawn is a doubt, and so is what is only said.
    let (_, doubts, unknown) =
        read(lists, "Purple lines are renbans. Anti-knight rules apply? Foo cells bar.");
    assert_eq!(unknown, None);
    assert!(doubts.iter().any(|doubt| doubt.contains("Thermometer")), "{doubts:?}");
    assert!(doubts.iter().any(|doubt| doubt.contains("Foo cells bar")), "{doubts:?}");
    let (_, doubts, unknown) = read(lists, "Digits along arrows sum to the number in the circle.");
    assert!(doubts.iter().any(|doubt| doubt.contains("Arrow")), "{doubts:?}");
    assert_eq!(unknown.as_deref(), Some("lines"));
}

#[test]
fn drawings_without_sense() {
    for drawing in [
        json!({"lines": [{"wayPoints": [[0.5, 0.5], [40.5, 0.5]]}], "cages": [{"cells": [[9, 9]]}]}),
        json!({"overlays": [{"center": [1e300, 1]}, {"center": "x"}], "arrows": [{}]}),
        json!({"underlays": [{"center": [0.5, 0.5], "width": 0.7, "height": 0.7, "backgroundColor": "#CFCFCF"}]}),
        json!({"lines": [{"wayPoints": [[0.5, 0.5], [2.5, 1.5]]}]}),
    ] {
        let (rules, _, unknown) = read(drawing.as_object().expect("an object"), "");
        assert!(rules.is_empty() && unknown.is_some(), "{drawing} {rules:?}");
    }
}

/// Words that make another rule of a sentence leave a doubt.
#[test]
fn twisted_sentences() {
    let drawing = json!({"overlays": [{"center": [1, 0.5], "text": "X"}]});
    let lists = drawing.as_object().expect("an object");
    let (_, doubts, _) = read(lists, "Cells joined by an X sum to 10");
    assert_eq!(doubts, Vec::<String>::new());
    let (_, doubts, _) = read(lists, "Cells joined by an X sum to either 10 or 15");
    assert_eq!(doubts.len(), 1, "{doubts:?}");
}

/// Sentences with a word that their rule does not use are not understood, whatever else they contain.
#[test]
fn over_read_sentences() {
    for sentence in [
        "Cage totals are unique",
        "All cages have the same sum",
        "Each cage holds three multiples of its clue",
        "Thermometers hold the median of their digits",
        "Thermometers act like accelerometers: differences increase from the bulb end",
        "Digits along arrows sum to a perfect cube in the circle",
        "Digits along an arrow sum to the circle, rounded to the next ten",
        "Skyscraper clues are the sum of the seen buildings",
        "Digits in cages do not repeat and sum to a multiple of the clue",
        "A renban line is a set of consecutive even digits",
        "Cells joined by an X sum to 11",
        "Digits on a green line differ by at least 5 or their product is odd",
        "Digits 0-8 must appear once in each row, column and box",
        "Place the digits from 0 to 8 into each row",
        "Normal sudoku rules apply with one exception",
        "Normal sudoku rules do not apply",
        "The clue of a cage is the look-and-say number of its digits",
    ] {
        let (_, unread, _) = read(&Map::new(), sentence);
        let is_named = |told: &String| told.starts_with(&format!("'{}", &sentence[..20]));
        assert!(unread.iter().any(is_named), "{sentence}: {unread:?}");
    }
}

/// A whisper is said by its difference, in figures and words.
#[test]
fn whispers_without_their_name() {
    let line = json!({"lines": [{"color": "#67F067", "thickness": 16, "wayPoints": [[0.5, 0.5], [0.5, 2.5]]}]});
    for (sentence, least) in [
        ("Neighbouring digits along a green line differ by at least 5.", 5),
        ("Adjacent digits on green lines must have a difference of at least five.", 5),
        ("Green lines: adjacent digits differ by 4 or more", 4),
        ("Two digits next to each other on the green line have a minimum difference of 6", 6),
        ("Along a green line, neighbouring digits have a difference of 5 or greater", 5),
        ("German whispers: adjacent digits on a green line must differ by at least 5.", 5),
    ] {
        let (rules, unread, unknown) = read(line.as_object().expect("an object"), sentence);
        assert_eq!(rules, [Rule::Whisper(Whisper { cells: vec![0, 1, 2], least })], "{sentence}");
        assert_eq!((unread, unknown), (Vec::new(), None), "{sentence}");
    }
}

/// A closed line has its first cell once, and strokes of one colour that meet are one set.
#[test]
fn sets_of_strokes() {
    let check = |name: &str, strokes: &[Value], expected: &[&[u16]]| {
        let lines: Vec<Value> = strokes
            .iter()
            .map(|points| json!({"color": "#F067F0", "thickness": 10, "wayPoints": points}))
            .collect();
        let lists = json!({ "lines": lines });
        let text = match name {
            "renban" => "A purple line is a renban.",
            _ => "A purple line is a nabner.",
        };
        let (rules, unread, unknown) = read(lists.as_object().expect("an object"), text);
        let rule = |cells: &&[u16]| match name {
            "renban" => Rule::Renban(Renban { cells: cells.to_vec() }),
            _ => Rule::Nabner(Nabner { cells: cells.to_vec() }),
        };
        assert_eq!(rules, expected.iter().map(rule).collect::<Vec<_>>(), "{strokes:?}");
        assert_eq!((unread, unknown), (Vec::new(), None));
    };
    let ring = json!([[0.5, 0.5], [0.5, 1.5], [1.5, 1.5], [1.5, 0.5], [0.5, 0.5]]);
    let across = json!([[1.5, 0.5], [1.5, 2.5]]);
    let down = json!([[0.5, 1.5], [2.5, 1.5]]);
    let stem = json!([[1.5, 1.5], [2.5, 1.5]]);
    let apart = json!([[8.5, 0.5], [8.5, 1.5]]);
    let eight = json!([[0.5, 0.5], [2.5, 2.5], [0.5, 2.5], [2.5, 0.5]]);
    for name in ["renban", "nabner"] {
        check(name, std::slice::from_ref(&ring), &[&[0, 1, 10, 9]]);
        check(name, std::slice::from_ref(&eight), &[&[0, 10, 20, 11, 2, 18]]);
        check(name, &[across.clone(), down.clone()], &[&[9, 10, 11, 1, 19]]);
        check(name, &[across.clone(), stem.clone(), apart.clone()], &[&[9, 10, 11, 19], &[72, 73]]);
    }
    // More cells than digits are no set.
    let row = json!([[0.5, 0.5], [0.5, 8.5]]);
    let column = json!([[0.5, 0.5], [1.5, 0.5]]);
    check("renban", &[row, column], &[&[0, 1, 2, 3, 4, 5, 6, 7, 8], &[0, 9]]);
}

/// That all are given is about the marks that the text defines.
#[test]
fn marks_that_are_all_given() {
    let (white, black) =
        ("White dots join consecutive digits.", "Black dots join digits in a 1:2 ratio.");
    let (x, v) = ("Digits joined by an X sum to 10.", "Digits joined by a V sum to 5.");
    let given = |differences: &[u32], ratios: &[u32], sums: &[u32]| {
        Rule::AllMarksGiven(AllMarksGiven {
            differences: differences.to_vec(),
            ratios: ratios.to_vec(),
            sums: sums.to_vec(),
        })
    };
    for (text, expected) in [
        (format!("{white} All dots are given."), given(&[1], &[], &[])),
        (format!("{black} All possible dots are given."), given(&[], &[2], &[])),
        (format!("{white} {black} All dots are given."), Rule::AllDotsGiven),
        (format!("{white} {black} All black dots are given."), given(&[], &[2], &[])),
        (format!("{v} All V are given."), given(&[], &[], &[5])),
        (format!("{x} All possible X's are shown."), given(&[], &[], &[10])),
        (format!("{x} {v} All X and V are given."), Rule::AllSignsGiven),
        (format!("{white} There is a negative constraint for dots."), given(&[1], &[], &[])),
    ] {
        let (rules, unread, _) = read(&Map::new(), &text);
        assert_eq!(rules, [expected], "{text}");
        assert!(
            unread.iter().all(|told| told.starts_with("a text about what is not drawn")),
            "{unread:?}"
        );
    }
}

/// A gold line is yellow.
#[test]
fn gold_is_yellow() {
    for code in ["#ffbf00", "#FFD700", "#ffc000ff"] {
        let lists = json!({"lines": [{"color": code, "thickness": 10, "wayPoints": [[0.5, 0.5], [0.5, 2.5]]}]});
        let text = "Orange lines are palindromes. Gold lines are nabners.";
        let (rules, _, unknown) = read(lists.as_object().expect("an object"), text);
        assert_eq!(
            (rules, unknown),
            (vec![Rule::Nabner(Nabner { cells: vec![0, 1, 2] })], None),
            "{code}"
        );
    }
}
