//! Constraints as the site has them, by their numbers.

use serde_json::{Value, json};

use super::read::read;
use crate::board::{Geometry, Grid};
use crate::format::document::Document;
use crate::format::read_rule;
use crate::format::reading::known::Known;
use crate::format::reading::options::ReadOptions;
use crate::rules::Rule;
use crate::rules::kinds::{
    AllMarksGiven, Arrow, Clue, Difference, Entropic, Modular, Outside, PairSum, Quadruple, Sum,
};

/// A board of 9×9 with these constraints.
fn puzzle(constraints: &Value) -> Value {
    let regions: Vec<usize> = (0..81).map(|cell| cell / 27 * 3 + cell % 9 / 3).collect();
    let mut all = vec![json!({"type": 0}), json!({"type": 1, "regions": regions})];
    all.extend(constraints.as_array().cloned().unwrap_or_default());
    json!({
        "formatVersion": "1.6.0",
        "puzzle": {"name": "N", "author": "A", "comment": "C", "cells": vec![json!({}); 81], "constraints": all}
    })
}

fn rules_of(constraints: &Value) -> Result<Vec<Rule>, String> {
    let known = Known::new(ReadOptions::default().rules(true));
    let read = read(&puzzle(constraints), (1, 1), &known).map_err(|error| error.to_string());
    read.map(|(document, _)| document.rules)
}

#[track_caller]
fn check(constraint: Value, rules: &[Rule]) {
    assert_eq!(rules_of(&json!([constraint])), Ok(rules.to_vec()));
}

#[test]
fn places_by_number() {
    // On the left of row 2, column 4, and below row 4, column 3.
    check(
        json!({"type": 200, "clues": [{"value": 1, "edge": 21}, {"edge": 65}], "negative": []}),
        &[
            Rule::Difference(Difference { cells: [11, 12], by: 1 }),
            Rule::Difference(Difference { cells: [29, 38], by: 1 }),
        ],
    );
    // The corner above and on the left of row 3, column 4.
    check(
        json!({"type": 303, "clues": [{"corner": 23, "digits": [1, 2]}]}),
        &[Rule::Quadruple(Quadruple { cells: vec![11, 12, 20, 21], values: vec![1, 2] })],
    );
    // Above column 2, and on the left of row 3.
    check(
        json!({"type": 501, "clues": [{"value": 8, "outerCell": 2}, {"value": 9, "outerCell": 33}]}),
        &[
            Rule::Outside(Outside {
                clue: Clue::Sandwich,
                cells: (0..9).map(|row| row * 9 + 1).collect(),
                number: 8,
            }),
            Rule::Outside(Outside { clue: Clue::Sandwich, cells: (18..27).collect(), number: 9 }),
        ],
    );
    // From above column 4: down to the left, and down to the right.
    check(
        json!({"type": 500, "clues": [
            {"value": 8, "outerCell": 4, "diagonal": 1}, {"value": 9, "outerCell": 4, "diagonal": -1},
            {"outerCell": 4, "diagonal": 1}
        ]}),
        &[
            Rule::Sum(Sum { cells: vec![2, 10, 18], sum: 8 }),
            Rule::Sum(Sum { cells: vec![4, 14, 24, 34, 44], sum: 9 }),
        ],
    );
    // The ones of a bulb come first.
    check(
        json!({"type": 408, "bulbsWithArrows": [{"bulbCells": [1, 0], "arrows": [[1, 2, 3]]}]}),
        &[Rule::Arrow(Arrow { bulb: vec![0, 1], shaft: vec![2, 3] })],
    );
}

#[test]
fn groups_of_digits() {
    let groups = |masks: [u64; 3]| json!({"type": 406, "lines": [[0, 1, 2]], "groups": masks});
    check(groups([14, 112, 896]), &[Rule::Entropic(Entropic { cells: vec![0, 1, 2] })]);
    check(groups([584, 146, 292]), &[Rule::Modular(Modular { cells: vec![0, 1, 2], divisor: 3 })]);
    check(json!({"type": 16, "groups": [14, 112, 896]}), &[Rule::GlobalEntropy]);
    assert!(rules_of(&json!([groups([2, 4, 8])])).is_err());
}

#[test]
fn negatives() {
    let dots = |kind: u64, value: u32, edge: u32, negative: &[u32]| json!({"type": kind, "clues": [{"value": value, "edge": edge}], "negative": negative});
    let told = rules_of(&json!([dots(200, 1, 1, &[1]), dots(201, 2, 2, &[2])])).expect("rules");
    assert_eq!(told.last(), Some(&Rule::AllDotsGiven));
    let told = rules_of(&json!([dots(202, 9, 1, &[9, 5])])).expect("rules");
    let all = Rule::AllMarksGiven(AllMarksGiven {
        differences: vec![],
        ratios: vec![],
        sums: vec![5, 9],
    });
    assert_eq!(told, [Rule::PairSum(PairSum { cells: [0, 1], sum: 9 }), all]);
    let mut strict = dots(200, 1, 1, &[1]);
    strict["overrideNegativeRatios"] = json!(false);
    let error = rules_of(&json!([strict])).expect_err("an error");
    assert!(error.contains("negatives that other dots do not lift"), "{error}");
}

#[test]
fn what_is_off_or_unknown() {
    let cage = json!({"type": 301, "cages": [{"value": 5, "cells": [0, 1]}], "disabled": true});
    check(cage, &[]);
    check(json!({"type": 2002, "symbols": [], "name": "rings"}), &[]);
    for (constraint, expected) in [
        (
            json!({"type": 1000, "definition": {"name": "Odd one"}}),
            "a constraint in code (Odd one)",
        ),
        (json!({"type": 2000, "lines": [[0, 1]]}), "drawings"),
        (json!({"type": 302, "groups": [[0]]}), "clones"),
        (json!({"type": 77}), "constraint 77"),
        (json!({"type": 300, "thermometers": [[0, 81]]}), "expected numbers of cells, found '81'"),
        (json!({"type": 200, "clues": [{"edge": 0}]}), "expected edges between two cells"),
        (json!({"type": 303, "clues": [{"corner": 0}]}), "expected corners of four cells"),
        (
            json!({"type": 501, "clues": [{"value": 3, "outerCell": 0}]}),
            "expected clues beside a row",
        ),
    ] {
        let error = rules_of(&json!([constraint])).expect_err("an error");
        assert!(error.contains(expected), "{error}");
    }
}

/// SudokuMaker asks for a style in each constraint that it draws, and whether dots lift what others say.
#[test]
fn what_is_written_is_whole() {
    let lines = [
        "cage 5 r1c1 r1c2",
        "thermometer r2c1 r2c2",
        "arrow r3c1 | r3c2 r3c3",
        "double-arrow r4c1 r4c2 r4c3",
        "whisper 5 r5c1 r5c2",
        "between r6c1 r6c2 r6c3",
        "lockout 4 r7c1 r7c2 r7c3",
        "renban r8c1 r8c2",
        "region-sum-line r1c3 r1c4",
        "entropic r9c1 r9c2 r9c3",
        "palindrome r1c5 r1c6",
        "odd r1c9",
        "minimum r2c9",
        "white-dot r3c8 r3c9",
        "ratio 3 r4c8 r4c9",
        "quadruple 1 2 r5c5 r5c6 r6c5 r6c6",
        "sum 7 r1c2 r2c1",
    ];
    let mut document = Document::from(Grid::new(&Geometry::classic()));
    document.rules =
        lines.map(|line| read_rule(line, &Geometry::classic()).expect(line)).into_iter().collect();
    let puzzle: Value = serde_json::from_str(&super::write::written(&document)).expect("JSON");
    let blocks = puzzle["puzzle"]["constraints"].as_array().expect("constraints");
    assert_eq!(blocks.len(), lines.len() + 2);
    for block in blocks {
        let number = block["type"].as_u64().expect("a type");
        assert_eq!(block["style"].is_object(), ![0, 1, 200, 201].contains(&number), "{block}");
    }
    let flag = |number: u64, name: &str| {
        blocks.iter().any(|block| block["type"] == number && block[name] == true)
    };
    assert!(flag(200, "overrideNegativeRatios") && flag(201, "overrideNegativeDifferences"));
}
