//! A game, from a new puzzle to the end.

use serde_json::{Value, json};

use crate::{ask, classic};

fn numbers(value: &Value) -> Vec<u8> {
    serde_json::from_value(value.clone()).expect("numbers")
}

/// Each implication has its number and place, and each link a line from one to another.
fn links_join_nodes(step: &Value) {
    let chains = step["chains"].as_array().unwrap();
    let implications: Vec<&Value> = chains.iter().flat_map(|one| one.as_array().unwrap()).collect();
    let nodes = step["nodes"].as_array().unwrap();
    assert_eq!(nodes.len(), implications.len());
    for (index, (node, implication)) in nodes.iter().zip(implications).enumerate() {
        assert_eq!(node["number"], index + 1);
        assert_eq!(node["digit"], implication["digit"]);
        assert_eq!(node["holds"], implication["holds"]);
        let told = format!("({}) ", index + 1);
        assert!(step["explanation"].as_str().unwrap().contains(&told), "{step}");
    }
    for link in step["links"].as_array().unwrap() {
        let [from, to] = ["from", "to"].map(|end| link[end].as_u64().unwrap() as usize);
        assert!(from < to && to <= nodes.len(), "{link}");
        assert!(link["path"].as_str().unwrap().starts_with('M'), "{link}");
        assert_eq!(link["chain"], nodes[to - 1]["chain"]);
        assert!(link["head"].is_null() || link["head"].as_str().unwrap().ends_with('Z'), "{link}");
    }
}

#[test]
fn hints_lead_to_the_solution() {
    let givens = classic();
    let solution =
        numbers(&ask("solve", &json!({"board": {"givens": givens}})).unwrap()["solutions"][0]);
    let mut digits = vec![0; 81];
    let mut candidates = vec![Value::Null; 81];
    let mut chains = 0;
    for _ in 0..300 {
        let board = json!({"givens": givens, "digits": digits, "candidates": candidates});
        let help = ask("hint", &json!({"board": board})).unwrap();
        if help["result"] == "solved" {
            break;
        }
        assert_eq!(help["result"], "step", "{help}");
        assert_eq!(help["levels"].as_array().map(Vec::len), Some(5));
        let step = &help["step"];
        check_parts(step);
        chains += usize::from(step["chains"].as_array().is_some_and(|chains| !chains.is_empty()));
        links_join_nodes(step);
        for place in step["place"].as_array().unwrap() {
            let pair = numbers(place);
            digits[usize::from(pair[0])] = pair[1];
        }
        for eliminate in step["remove"].as_array().unwrap() {
            let pair = numbers(eliminate);
            let set = &mut candidates[usize::from(pair[0])];
            let left = if set.is_null() { (1..=9).collect() } else { numbers(set) };
            *set = json!(left.into_iter().filter(|&digit| digit != pair[1]).collect::<Vec<_>>());
        }
    }
    let all: Vec<u8> = givens.iter().zip(&digits).map(|(given, digit)| given | digit).collect();
    assert_eq!(all, solution);
    assert!(chains > 0, "the hardest step of this puzzle is a chain");
}

/// The last part shows what the step does.
fn check_parts(step: &Value) {
    let last = step["parts"].as_array().and_then(|parts| parts.last()).expect("a last part");
    for (role, conclusions) in [("place", &step["place"]), ("out", &step["remove"])] {
        let marks = last["marks"].as_array().unwrap().iter().filter(|mark| mark["role"] == role);
        let mut shown: Vec<Value> =
            marks.map(|mark| json!([mark["cell"], mark["digit"]])).collect();
        let mut expected = conclusions.as_array().unwrap().clone();
        shown.sort_by_key(ToString::to_string);
        expected.sort_by_key(ToString::to_string);
        assert_eq!(shown, expected, "{step}");
    }
}

#[test]
fn an_explanation_comes_in_parts() {
    let givens = [0, 0, 4, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0];
    let board = json!({"geometry": {"side": 4}, "givens": givens});
    let steps = ask("steps", &json!({"board": board})).unwrap();
    let block = json!([{"house": "block 1", "cells": [0, 1, 4, 5], "role": "base"}]);
    let blocked = [
        json!({"cell": 2, "digit": 4, "role": "blocker"}),
        json!({"cell": 0, "digit": 4, "role": "blocked"}),
        json!({"cell": 1, "digit": 4, "role": "blocked"}),
        json!({"cell": 8, "digit": 4, "role": "blocker"}),
        json!({"cell": 4, "digit": 4, "role": "blocked"}),
    ];
    let placed = json!({"cell": 5, "digit": 4, "role": "place"});
    let parts = steps["steps"][0]["parts"].as_array().unwrap();
    assert_eq!(
        parts[1],
        json!({
            "title": "Where 4 cannot go",
            "text": [
                {"text": "4 in r1c3", "role": "blocker"},
                {"text": " blocks r1c1 and r1c2. "},
                {"text": "4 in r3c1", "role": "blocker"},
                {"text": " blocks r2c1."},
            ],
            "heading": {
                "template": "Where {} cannot go",
                "gaps": [{"kind": "digits", "digits": [4], "joint": "and"}],
            },
            "said": [
                {"template": "{} blocks {}.", "gaps": [
                    {"kind": "candidates", "candidates": [[2, 4]], "joint": "in", "role": "blocker"},
                    {"kind": "cells", "cells": [0, 1], "joint": "and"},
                ]},
                {"template": "{} blocks {}.", "gaps": [
                    {"kind": "candidates", "candidates": [[8, 4]], "joint": "in", "role": "blocker"},
                    {"kind": "cells", "cells": [4], "joint": "and"},
                ]},
            ],
            "houses": block, "marks": blocked, "chains": [],
        })
    );
    assert_eq!(
        parts[2],
        json!({
            "title": "One place left",
            "text": [
                {"text": "That leaves one place in "},
                {"text": "block 1", "role": "base"},
                {"text": ". Write "},
                {"text": "4", "role": "place"},
                {"text": " in r2c2."},
            ],
            "heading": {"template": "One place left", "gaps": []},
            "said": [
                {"template": "That leaves one place in {}.", "gaps": [
                    {"kind": "houses", "houses": ["block 1"], "role": "base"},
                ]},
                {"template": "Write {} in {}.", "gaps": [
                    {"kind": "digits", "digits": [4], "joint": "and", "role": "place"},
                    {"kind": "cells", "cells": [5], "joint": "and"},
                ]},
            ],
            "houses": block,
            "marks": blocked.iter().cloned().chain([placed]).collect::<Vec<_>>(),
            "chains": [],
        })
    );
}

/// Each step of a path is told on the board that the steps before have led to.
#[test]
fn paths_come_in_parts() {
    let path = ask("path", &json!({"board": {"givens": classic()}})).unwrap();
    let steps = path["steps"].as_array().unwrap();
    steps.iter().for_each(check_parts);
    let mut digits = classic();
    for step in steps {
        for mark in step["parts"].as_array().unwrap().iter().flat_map(|part| {
            part["marks"].as_array().unwrap().iter().filter(|mark| mark["role"] == "blocker")
        }) {
            let cell = mark["cell"].as_u64().unwrap() as usize;
            assert_eq!(mark["digit"], digits[cell], "{step}");
        }
        for place in step["place"].as_array().unwrap() {
            let pair = numbers(place);
            digits[usize::from(pair[0])] = pair[1];
        }
    }
}

#[test]
fn mistakes_come_before_hints() {
    let givens = classic();
    let mut digits = vec![0; 81];
    // Two 7s in the first row, and a digit that is not the solution's.
    digits[0] = 7;
    let board = json!({"givens": givens, "digits": digits});
    let help = ask("hint", &json!({"board": board})).unwrap();
    assert_eq!(help["result"], "mistakes");
    let checked = ask("check", &json!({"board": board})).unwrap();
    assert_eq!(checked["duplicates"][0]["digit"], 7);
    assert_eq!(checked["duplicates"][0]["cells"], json!([0, 2]));
    assert_eq!(checked["mistakes"][0]["kind"], "repeated");
    // The third cell is given 7; the first is 1 in the solution.
    let mut candidates = vec![json!(null); 81];
    candidates[0] = json!([2, 3]);
    let board = json!({"givens": givens, "candidates": candidates});
    let checked = ask("check", &json!({"board": board})).unwrap();
    assert_eq!(checked["mistakes"][0]["kind"], "needed-candidate-removed", "{checked}");
}

#[test]
fn puzzles_are_as_ordered_and_the_same_again() {
    let order = json!({"seed": 5, "number": 3, "tries": 2000, "rating": [2.5, 3.5], "symmetry": "half-turn"});
    let made = ask("generate", &order).unwrap();
    assert_eq!(made["found"], true, "{made}");
    assert_eq!(ask("generate", &order).unwrap(), made);
    let rated = ask("rate", &json!({"board": {"givens": made["puzzle"]}})).unwrap();
    let er = rated["se"]["rating"]["er"].as_f64().unwrap();
    assert!((2.5..=3.5).contains(&er), "{er}");
    let few = json!({"seed": 5, "tries": 1, "rating": [9.9, 10.0]});
    let made = ask("generate", &few).unwrap();
    assert_eq!((&made["found"], &made["tries"]), (&json!(false), &json!(1)));
    assert_eq!(made["puzzle"].as_array().map(Vec::len), Some(81));
}

#[test]
fn a_text_comes_back_as_it_was_written() {
    for (geometry, to) in [
        (json!({"side": 9, "block": [3, 3]}), "line"),
        (json!({"block": [3, 4], "extra": ["diagonals"]}), "json"),
        (json!({"side": 6, "block": [2, 3]}), "tatham"),
    ] {
        let filled = ask("fill", &json!({"geometry": geometry, "seed": 2})).unwrap();
        let board = json!({"geometry": geometry, "givens": filled["digits"]});
        let text = ask("write", &json!({"board": board, "to": to})).unwrap();
        let read = ask("read", &json!({"text": text["text"]})).unwrap();
        assert_eq!(read["boards"][0]["board"]["givens"], filled["digits"], "{to}");
    }
}

#[test]
fn what_a_text_says_about_a_board_is_read() {
    let text = r#"{"name": "Low Tide", "grid": "12..,..1.,2...,...3", "givens": "1...,..1.,2...,...3",
        "about": {"author": "A. Setter", "rules": "Nothing special."}}"#;
    let read = ask("read", &json!({"text": text})).unwrap();
    let found = &read["boards"][0];
    assert_eq!(
        [&found["name"], &found["author"], &found["rules"]],
        ["Low Tide", "A. Setter", "Nothing special."]
    );
    assert_eq!(numbers(&found["board"]["givens"])[..3], [1, 0, 0]);
    assert_eq!(numbers(&found["board"]["digits"])[..3], [0, 2, 0]);
}

#[test]
fn notes_and_colours_of_a_text_are_read() {
    let empty = "[null, null, null, null]";
    let text = format!(
        r#"{{"grid": "1...,..1.,2...,...3",
            "corner": [[null, [2, 3], null, null], {empty}, {empty}, {empty}],
            "centre": [[null, null, [3, 4], null], {empty}, {empty}, {empty}],
            "colours": [[[2, 1], null, null, null], {empty}, {empty}, {empty}]}}"#
    );
    let read = ask("read", &json!({"text": text})).unwrap();
    let found = &read["boards"][0];
    let layers = [&found["corner"][1], &found["centre"][2], &found["colours"][0]];
    assert_eq!(layers, [&json!([2, 3]), &json!([3, 4]), &json!([2, 1])]);
    let plain = ask("read", &json!({"text": "1.....1.2......3"})).unwrap();
    assert_eq!(plain["boards"][0].get("corner"), None);
}

#[test]
fn setters_see_what_is_too_much() {
    let givens = [1, 2, 0, 0, 0, 0, 3, 0, 0, 4, 0, 0, 0, 0, 0, 2];
    let board = json!({"geometry": {"side": 4}, "givens": givens});
    let error = ask("redundant", &json!({"board": board})).unwrap();
    // The 2 in the first row cannot be: there is no solution, so nothing is too much.
    assert_eq!(error["cells"], json!([]));
    let givens = [1, 3, 0, 0, 0, 0, 3, 0, 0, 4, 0, 0, 0, 0, 0, 2];
    let board = json!({"geometry": {"side": 4}, "givens": givens});
    let cells = ask("redundant", &json!({"board": board})).unwrap();
    assert!(cells["cells"].as_array().unwrap().contains(&json!(1)), "{cells}");
    let left = ask("minimize", &json!({"board": board, "seed": 3})).unwrap();
    assert!(numbers(&left["minimized"]).iter().filter(|&&digit| digit > 0).count() <= 4, "{left}");
}
