//! Drawings become rules where the text says the same, and rules drawings.

use serde_json::{Map, Value, json};

use super::infer::{Fields, infer};
use super::write::{drawn, is_ours};
use crate::format::formats::links::constraints::Constraints;
use crate::format::formats::links::fields::cells::Cells;
use crate::format::formats::links::same::same_rules;
use crate::format::formats::links::sentences::{with_sentences, without_sentences};
use crate::rules::{Outside, Rule};

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
    assert!(same_rules(&back, rules), "{rules:?}\n{back:?}");
    assert_eq!(without_sentences(&text, is_ours), None);
}

#[test]
fn each_kind_both_ways() {
    let line = vec![0, 1, 11, 12];
    let row: Vec<u16> = (9..18).collect();
    let outside = |clue| Rule::Outside { clue, cells: row.clone(), number: 7 };
    for rule in [
        Rule::Cage { cells: line.clone(), sum: 12 },
        Rule::AllDifferent { cells: line.clone() },
        Rule::Thermometer { cells: line.clone(), slow: false },
        Rule::Thermometer { cells: line.clone(), slow: true },
        Rule::Arrow { bulb: vec![0], shaft: vec![1, 11] },
        Rule::Arrow { bulb: vec![0, 1], shaft: vec![11, 12] },
        Rule::Difference { cells: [0, 1], by: 1 },
        Rule::Difference { cells: [0, 9], by: 4 },
        Rule::Ratio { cells: [0, 1], times: 2 },
        Rule::Ratio { cells: [0, 1], times: 3 },
        Rule::PairSum { cells: [0, 9], sum: 10 },
        Rule::PairSum { cells: [0, 9], sum: 5 },
        Rule::Quadruple { cells: vec![0, 1, 9, 10], values: vec![2, 3, 3] },
        Rule::Odd { cells: line.clone() },
        Rule::Even { cells: line.clone() },
        Rule::Sum { cells: vec![5, 13, 21, 29, 37, 45], sum: 20 },
        outside(Outside::Sandwich),
        outside(Outside::XSum),
        outside(Outside::Skyscraper),
        outside(Outside::NumberedRoom),
        Rule::Palindrome { cells: line.clone() },
        Rule::Renban { cells: line.clone() },
        Rule::Whisper { cells: line.clone(), least: 5 },
        Rule::RegionSumLine { cells: line.clone() },
        Rule::Entropic { cells: line.clone() },
        Rule::Modular { cells: line.clone(), divisor: 3 },
        Rule::Zipper { cells: line.clone() },
        Rule::Nabner { cells: line.clone() },
        Rule::Between { cells: line.clone() },
        Rule::DoubleArrow { cells: line.clone() },
        Rule::Lockout { cells: line.clone(), least: 4 },
        Rule::AntiKnight,
        Rule::AntiKing,
        Rule::NonConsecutive,
        Rule::AllSignsGiven,
    ] {
        comes_back(&[rule]);
    }
    comes_back(&[Rule::AllDotsGiven, Rule::Difference { cells: [0, 1], by: 1 }]);
    let lines = [
        Rule::Palindrome { cells: line.clone() },
        Rule::Renban { cells: vec![20, 21, 22] },
        Rule::Whisper { cells: vec![40, 41], least: 5 },
        Rule::Thermometer { cells: vec![60, 61], slow: false },
        Rule::Thermometer { cells: vec![69, 70], slow: true },
        Rule::Arrow { bulb: vec![72], shaft: vec![73, 74] },
        Rule::Odd { cells: vec![50] },
        Rule::Even { cells: vec![52] },
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
        Rule::Cage { cells: vec![79, 80], sum: 12 },
        Rule::Thermometer { cells: vec![3, 2, 1, 0], slow: false },
        Rule::Renban { cells: vec![36, 46, 56] },
        Rule::Difference { cells: [63, 72], by: 1 },
    ];
    assert!(same_rules(&rules, &expected), "{rules:?}");
    // What is only drawn is a doubt, and so is what is only said.
    let (_, doubts, unknown) =
        read(lists, "Purple lines are renbans. Anti-knight rules apply? Foo bar.");
    assert_eq!(unknown, None);
    assert!(doubts.iter().any(|doubt| doubt.contains("Thermometer")), "{doubts:?}");
    assert!(doubts.iter().any(|doubt| doubt.contains("Foo bar")), "{doubts:?}");
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
