//! Rules become fields and come back; what is told in other ways is read; what is wrong is named.

use proptest::prelude::*;
use serde_json::{Map, Value, json};

use super::cells::Cells;
use super::{drawn, extensions, read, write};
use crate::format::formats::links::constraints::Constraints;
use crate::rules::Rule;
use crate::rules::kinds::{
    AllDifferent, AllMarksGiven, Arrow, Between, Cage, Clones, Clue, Difference, DoubleArrow,
    Entropic, Even, Greater, Indexing, Lockout, Maximum, Minimum, Modular, Nabner, Odd, Outside,
    PairSum, Palindrome, Quadruple, Ratio, RegionSumLine, Renban, Sum, Thermometer, Whisper,
    Zipper,
};

fn board(side: u8) -> Cells {
    let third = u32::from(side.div_ceil(3));
    let side = u32::from(side);
    let labels: Vec<u32> =
        (0..side * side).map(|cell| cell / side / third * 3 + cell % side / third).collect();
    Cells::of(side as u8, &labels)
}

/// What is read of an object on a board of 9×9, and what is counted beside it.
fn rules_of(value: Value) -> Result<(Vec<Rule>, Option<String>), String> {
    let fields = value.as_object().expect("an object");
    let mut constraints = Constraints::default();
    let read = read::read(fields, &board(9), (1, 1), &mut constraints);
    let (rules, _) = read.map_err(|error| error.to_string())?;
    Ok((rules, constraints.told()))
}

#[track_caller]
fn check(value: Value, rules: &[Rule]) {
    assert_eq!(rules_of(value), Ok((rules.to_vec(), None)));
}

/// All rules in the order in which they are read.
fn sorted(rules: &[Rule]) -> Vec<String> {
    let mut told: Vec<String> = rules.iter().map(|rule| format!("{rule:?}")).collect();
    told.sort();
    told
}

#[track_caller]
fn comes_back(rules: &[Rule], cells: &Cells) {
    let fields: Map<String, Value> = write::written(rules, cells)
        .unwrap_or_else(|rule| panic!("{rule:?} has no field"))
        .into_iter()
        .map(|(name, value)| (name.to_owned(), value))
        .collect();
    let mut constraints = Constraints::default();
    let (back, names) =
        read::read(&fields, cells, (1, 1), &mut constraints).expect("what we wrote");
    assert_eq!(constraints.told(), None);
    let is_known = |name: &String| names.contains(name) || drawn::FIELDS.contains(&name.as_str());
    assert!(fields.keys().all(is_known));
    assert!(drawn::shapes(&fields).is_empty(), "what belongs to a rule is left out");
    assert_eq!(sorted(&back), sorted(rules), "{fields:?}");
}

fn indexers() -> Vec<Rule> {
    let line = |cells: [u16; 9]| cells.to_vec();
    vec![
        // Row 2, column 3.
        Rule::Indexing(Indexing {
            cell: 11,
            line: (0..9).map(|row| row * 9 + 2).collect(),
            value: 2,
        }),
        Rule::Indexing(Indexing { cell: 11, line: (9..18).collect(), value: 3 }),
        Rule::Indexing(Indexing {
            cell: 11,
            line: line([0, 1, 2, 9, 10, 11, 18, 19, 20]),
            value: 6,
        }),
    ]
}

/// What f-puzzles itself has no field for is drawn beside the field; every rule is said.
#[test]
fn rules_of_extensions_are_drawn() {
    let on = vec![0, 1, 11];
    let clue = |clue| Rule::Outside(Outside { clue, cells: (0..9).collect(), number: 7 });
    let mut extensions = vec![
        Rule::Thermometer(Thermometer { cells: on.clone(), slow: true }),
        Rule::Renban(Renban { cells: on.clone() }),
        Rule::Whisper(Whisper { cells: on.clone(), least: 5 }),
        Rule::RegionSumLine(RegionSumLine { cells: on.clone() }),
        Rule::Entropic(Entropic { cells: on.clone() }),
        Rule::Modular(Modular { cells: on.clone(), divisor: 3 }),
        Rule::Zipper(Zipper { cells: on.clone() }),
        Rule::Nabner(Nabner { cells: on.clone() }),
        Rule::DoubleArrow(DoubleArrow { cells: on.clone() }),
        Rule::Lockout(Lockout { cells: on.clone(), least: 4 }),
        clue(Clue::XSum),
        clue(Clue::Skyscraper),
    ];
    extensions.extend(indexers());
    let own = [
        Rule::Thermometer(Thermometer { cells: on.clone(), slow: false }),
        Rule::Cage(Cage { cells: on.clone(), sum: 7 }),
        Rule::Between(Between { cells: on.clone() }),
        Rule::Palindrome(Palindrome { cells: on.clone() }),
        Rule::Minimum(Minimum { cells: on.clone() }),
        Rule::Maximum(Maximum { cells: on.clone() }),
        Rule::AllMarksGiven(AllMarksGiven {
            differences: vec![1],
            ratios: vec![2, 3],
            sums: vec![],
        }),
        clue(Clue::Sandwich),
    ];
    let cells = board(9);
    for (rules, is_drawn) in [(&extensions[..], true), (&own[..], false)] {
        for rule in rules {
            assert_eq!(!extensions::drawn(rule, &cells).is_empty(), is_drawn, "{rule:?}");
            let said = extensions::sentences(std::slice::from_ref(rule), &cells);
            assert_eq!(said.len(), 1, "{rule:?}");
        }
    }
}

#[test]
fn each_field_both_ways() {
    let cells = vec![0, 1, 11];
    let all = [
        vec![Rule::AllDifferent(AllDifferent { cells: cells.clone() })],
        vec![Rule::Cage(Cage { cells: cells.clone(), sum: 12 })],
        vec![Rule::Clones(Clones { cells: vec![0, 1], copy: vec![40, 41] })],
        vec![Rule::Quadruple(Quadruple { cells: vec![0, 1, 9, 10], values: vec![2, 2, 7] })],
        vec![Rule::Arrow(Arrow { bulb: vec![0], shaft: vec![1, 11] })],
        vec![Rule::Arrow(Arrow { bulb: vec![0, 1], shaft: vec![11, 12] })],
        vec![
            Rule::Thermometer(Thermometer { cells: cells.clone(), slow: false }),
            Rule::Thermometer(Thermometer { cells: cells.clone(), slow: true }),
            Rule::Palindrome(Palindrome { cells: cells.clone() }),
            Rule::Renban(Renban { cells: cells.clone() }),
            Rule::Whisper(Whisper { cells: cells.clone(), least: 5 }),
            Rule::Whisper(Whisper { cells: cells.clone(), least: 4 }),
            Rule::RegionSumLine(RegionSumLine { cells: cells.clone() }),
            Rule::Between(Between { cells: cells.clone() }),
            Rule::Entropic(Entropic { cells: cells.clone() }),
            Rule::Modular(Modular { cells: cells.clone(), divisor: 3 }),
            Rule::Zipper(Zipper { cells: cells.clone() }),
            Rule::Nabner(Nabner { cells: cells.clone() }),
            Rule::DoubleArrow(DoubleArrow { cells: cells.clone() }),
            Rule::Lockout(Lockout { cells: cells.clone(), least: 3 }),
        ],
        vec![Rule::Odd(Odd { cells: cells.clone() }), Rule::Even(Even { cells: vec![40] })],
        vec![
            Rule::Minimum(Minimum { cells: cells.clone() }),
            Rule::Maximum(Maximum { cells: vec![40] }),
        ],
        indexers(),
        vec![Rule::Sum(Sum { cells: vec![0, 10, 20, 30, 40, 50, 60, 70, 80], sum: 40 })],
        vec![Rule::Sum(Sum { cells: vec![5, 13, 21, 29, 37, 45], sum: 20 })],
        vec![
            Rule::Difference(Difference { cells: [0, 1], by: 3 }),
            Rule::Ratio(Ratio { cells: [1, 10], times: 3 }),
        ],
        vec![
            Rule::PairSum(PairSum { cells: [0, 1], sum: 5 }),
            Rule::PairSum(PairSum { cells: [1, 2], sum: 10 }),
        ],
        vec![Rule::NonConsecutive],
        vec![Rule::AllSignsGiven, Rule::PairSum(PairSum { cells: [0, 1], sum: 5 })],
        vec![
            Rule::AllDotsGiven,
            Rule::Difference(Difference { cells: [0, 1], by: 1 }),
            Rule::Ratio(Ratio { cells: [2, 1], times: 2 }),
        ],
        vec![
            Rule::AllMarksGiven(AllMarksGiven {
                differences: vec![],
                ratios: vec![2, 3],
                sums: vec![],
            }),
            Rule::Ratio(Ratio { cells: [0, 1], times: 3 }),
            Rule::Ratio(Ratio { cells: [2, 1], times: 2 }),
        ],
        vec![
            Rule::AllMarksGiven(AllMarksGiven {
                differences: vec![1],
                ratios: vec![],
                sums: vec![],
            }),
            Rule::Difference(Difference { cells: [0, 1], by: 1 }),
        ],
    ];
    for rules in all {
        comes_back(&rules, &board(9));
    }
    for clue in [Clue::Sandwich, Clue::XSum, Clue::Skyscraper] {
        let row: Vec<u16> = (9..18).collect();
        let column: Vec<u16> = (0..9).map(|row| row * 9 + 4).collect();
        for line in [row, column] {
            let back = line.iter().rev().copied().collect();
            let rules = [line, back].map(|cells| Rule::Outside(Outside { clue, cells, number: 7 }));
            comes_back(&rules, &board(9));
        }
    }
}

#[test]
fn what_others_write() {
    check(
        json!({"killercage": [{"cells": ["R1C1", "R1C2"], "value": ""}, {"cells": ["r9c9"], "value": 7}]}),
        &[
            Rule::AllDifferent(AllDifferent { cells: vec![0, 1] }),
            Rule::Cage(Cage { cells: vec![80], sum: 7 }),
        ],
    );
    // One object with several lines, and numbers as numbers.
    check(
        json!({"whispers": [{"lines": [["R1C1", "R1C2"], ["R1C1", "R2C1"]], "value": 4}, {"lines": [["R3C1", "R3C2"]]}]}),
        &[
            Rule::Whisper(Whisper { cells: vec![0, 1], least: 4 }),
            Rule::Whisper(Whisper { cells: vec![0, 9], least: 4 }),
            Rule::Whisper(Whisper { cells: vec![18, 19], least: 5 }),
        ],
    );
    check(
        json!({"arrow": [{"cells": ["R1C1"], "lines": [["R1C1", "R1C2"], ["R1C1", "R2C1"]]}]}),
        &[
            Rule::Arrow(Arrow { bulb: vec![0], shaft: vec![1] }),
            Rule::Arrow(Arrow { bulb: vec![0], shaft: vec![9] }),
        ],
    );
    check(
        json!({"difference": [{"cells": ["R1C1", "R1C2"]}], "ratio": [{"cells": ["R1C2", "R1C3"], "value": ""}]}),
        &[
            Rule::Difference(Difference { cells: [0, 1], by: 1 }),
            Rule::Ratio(Ratio { cells: [1, 2], times: 2 }),
        ],
    );
    check(json!({"xv": [{"cells": ["R1C1", "R1C2"], "value": ""}]}), &[]);
    // A clue without a number says nothing; a little killer may begin on the board.
    check(
        json!({"littlekillersum": [
            {"cell": "R0C1", "direction": "DR", "value": ""},
            {"cell": "R1C8", "direction": "DR", "value": "9"}
        ]}),
        &[Rule::Sum(Sum { cells: vec![7, 17], sum: 9 })],
    );
    check(json!({"rowindexer": [{"cells": ["R2C3"]}]}), &indexers()[..1]);
    check(json!({"negative": [], "nonconsecutive": false}), &[]);
    check(json!({"nonconsecutive": true, "negative": ["ratio"]}), &[Rule::AllDotsGiven]);
}

#[test]
fn what_is_not_understood_is_counted() {
    let told = |value| rules_of(value).expect("fields").1.unwrap_or_default();
    assert_eq!(told(json!({"killercage": 3})), "killercage");
    assert_eq!(
        told(json!({"killercage": [3, {"cells": []}]})),
        "killercage, killercage without cells"
    );
    assert_eq!(told(json!({"renban": [{"lines": [["R1C1"]]}]})), "renban without a line");
    assert_eq!(told(json!({"negative": ["sum"]})), "another negative constraint");
    assert_eq!(told(json!({"nonconsecutive": "yes"})), "nonconsecutive");
}

#[test]
fn what_is_wrong_is_named() {
    let error = |value| rules_of(value).expect_err("an error");
    for (value, expected) in [
        (json!({"killercage": [{"cells": ["R1C0"]}]}), "expected cells of a board of 9x9, found"),
        (json!({"killercage": [{"cells": ["R1C11"]}]}), "expected cells such as R1C2"),
        (json!({"killercage": [{"cells": ["R1C1"], "value": "<9"}]}), "expected numbers in rules"),
        (json!({"ratio": [{"cells": ["R1C1"]}]}), "expected two cells in ratio, found 1"),
        (json!({"xv": [{"cells": ["R1C1", "R1C2"], "value": "XV"}]}), "expected X or V"),
        (json!({"clone": [{"cells": ["R1C1"], "cloneCells": []}]}), "expected 1 cloneCells"),
        (
            json!({"quadruple": [{"cells": ["R1C1"], "values": [10]}]}),
            "expected values from 1 to 9",
        ),
        (
            json!({"sandwichsum": [{"cell": "R0C0", "value": 3}]}),
            "expected a clue beside a row or column",
        ),
        (json!({"littlekillersum": [{"cell": "R0C0", "value": 3}]}), "expected a direction"),
        (
            json!({"littlekillersum": [{"cell": "R0C0", "direction": "UL", "value": 3}]}),
            "expected a clue beside a diagonal",
        ),
        (
            json!({"renban": [{"lines": [vec!["R1C1"; 163]]}]}),
            "expected up to 162 cells in a rule, found 163",
        ),
    ] {
        let told = error(value);
        assert!(told.contains(expected), "{told}");
    }
}

#[test]
fn what_has_no_field_is_refused() {
    let refused = [
        vec![Rule::Sum(Sum { cells: vec![0, 1], sum: 9 })],
        vec![Rule::PairSum(PairSum { cells: [0, 1], sum: 9 })],
        vec![Rule::Greater(Greater { cells: [0, 1] })],
        vec![Rule::Difference(Difference { cells: [0, 20], by: 1 })],
        vec![Rule::Modular(Modular { cells: vec![0, 1], divisor: 2 })],
        vec![Rule::Arrow(Arrow { bulb: vec![0], shaft: vec![] })],
        vec![Rule::Renban(Renban { cells: vec![0] })],
        // Dots would be exceptions.
        vec![Rule::NonConsecutive, Rule::Difference(Difference { cells: [0, 1], by: 2 })],
        vec![Rule::AllDotsGiven, Rule::Ratio(Ratio { cells: [0, 1], times: 3 })],
        vec![Rule::AllMarksGiven(AllMarksGiven {
            differences: vec![2],
            ratios: vec![],
            sums: vec![],
        })],
        // As one rule, neither would have to be less than the other.
        vec![Rule::Minimum(Minimum { cells: vec![0] }), Rule::Minimum(Minimum { cells: vec![1] })],
    ];
    for rules in refused {
        assert!(write::written(&rules, &board(9)).is_err(), "{rules:?}");
    }
    assert!(write::written(&[Rule::Entropic(Entropic { cells: vec![0, 1] })], &board(8)).is_err());
}

fn cells(least: usize, most: usize) -> impl Strategy<Value = Vec<u16>> {
    proptest::sample::subsequence((0..81).collect::<Vec<u16>>(), least..=most).prop_shuffle()
}

fn rule() -> impl Strategy<Value = Rule> {
    let pair = || {
        (0..8_u16, 0..9_u16, any::<bool>()).prop_map(|(one, other, is_row)| match is_row {
            true => [other * 9 + one, other * 9 + one + 1],
            false => [(one + 1) * 9 + other, one * 9 + other],
        })
    };
    let outside = (0..3_usize, 0..9_u16, 0..4, 0..50_u32).prop_map(|(clue, at, side, number)| {
        let clue = [Clue::Sandwich, Clue::XSum, Clue::Skyscraper][clue];
        let mut cells: Vec<u16> = match side {
            0 | 1 => (0..9).map(|place| at * 9 + place).collect(),
            _ => (0..9).map(|place| place * 9 + at).collect(),
        };
        if side % 2 == 1 {
            cells.reverse();
        }
        Rule::Outside(Outside { clue, cells, number })
    });
    prop_oneof![
        cells(1, 9).prop_map(|cells| Rule::AllDifferent(AllDifferent { cells })),
        (cells(1, 9), 1..50_u32).prop_map(|(cells, sum)| Rule::Cage(Cage { cells, sum })),
        (cells(2, 4), any::<bool>())
            .prop_map(|(cells, slow)| Rule::Thermometer(Thermometer { cells, slow })),
        (cells(2, 4), 0..8_u32).prop_map(|(cells, least)| Rule::Whisper(Whisper { cells, least })),
        (cells(2, 4), 0..8_u32).prop_map(|(cells, least)| Rule::Lockout(Lockout { cells, least })),
        cells(2, 5).prop_map(|cells| Rule::Renban(Renban { cells })),
        cells(2, 5).prop_map(|cells| Rule::RegionSumLine(RegionSumLine { cells })),
        cells(4, 6).prop_map(|mut cells| {
            let shaft = cells.split_off(2);
            Rule::Arrow(Arrow { bulb: cells, shaft })
        }),
        cells(6, 6).prop_map(|mut cells| {
            let copy = cells.split_off(3);
            Rule::Clones(Clones { cells, copy })
        }),
        (cells(4, 4), proptest::collection::vec(1..10_u32, 0..5))
            .prop_map(|(cells, values)| Rule::Quadruple(Quadruple { cells, values })),
        (pair(), 0..9_u32).prop_map(|(cells, by)| Rule::Difference(Difference { cells, by })),
        (pair(), 1..9_u32).prop_map(|(cells, times)| Rule::Ratio(Ratio { cells, times })),
        (pair(), any::<bool>()).prop_map(|(cells, is_v)| Rule::PairSum(PairSum {
            cells,
            sum: if is_v { 5 } else { 10 }
        })),
        outside,
    ]
}

proptest! {
    #[test]
    fn rules_come_back(rules in proptest::collection::vec(rule(), 0..20)) {
        comes_back(&rules, &board(9));
    }
}
