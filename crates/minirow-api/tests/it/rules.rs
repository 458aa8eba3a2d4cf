//! Boards with rules beyond houses: read, described, solved, checked, and refused where a call knows no rules.

use serde_json::{Value, json};

use crate::ask;

/// A board of 4×4 of our own with one solution.
const BOARD: &str =
    ".Shape~4x4.Thermo~R1C1~R1C2~R1C3~R1C4.Cage~6~R2C1~R3C1.WhiteDot~R2C3~R2C4.Cage~3~R4C3~R4C4";

fn board() -> Value {
    let read = ask("read", &json!({"text": BOARD})).unwrap();
    assert_eq!(read["format"], "iss");
    read["boards"][0]["board"].clone()
}

#[test]
fn a_text_with_rules_is_read_into_lines() {
    let board = board();
    let rules = &board["geometry"]["rules"];
    assert_eq!(rules[0], "thermometer r1c1 r1c2 r1c3 r1c4");
    assert_eq!(rules[1], "cage 6 r2c1 r3c1");
    assert_eq!(rules.as_array().map(Vec::len), Some(4));
}

#[test]
fn a_geometry_tells_its_rules_as_shapes_and_words() {
    let told = ask("geometry", &json!({"geometry": board()["geometry"]})).unwrap();
    assert_eq!(told["houses"].as_array().map(Vec::len), Some(12));
    let rules = &told["rules"];
    assert_eq!(rules["words"][0], "Digits increase along a thermometer from its bulb.");
    assert_eq!(rules["margins"], json!([0, 0, 0, 0]));
    let inks = rules["inks"].as_array().expect("inks").len() as u64;
    for shape in ["below", "above"].iter().flat_map(|layer| rules[*layer].as_array().unwrap()) {
        assert!(shape["d"].is_string() || shape["text"].is_object(), "{shape}");
        for ink in [&shape["fill"], &shape["stroke"]["ink"]].into_iter().filter_map(Value::as_u64) {
            assert!(ink < inks, "{shape}");
        }
    }
    // Beside them stands what its further houses say.
    let geometry = json!({"side": 9, "extra": ["diagonals"], "rules": ["cage 9 r1c1 r1c2"]});
    let told = ask("geometry", &json!({"geometry": geometry})).unwrap();
    let words = json!([
        "Digits on each diagonal line are all different.",
        "Digits in a cage are all different and sum to the number in its corner.",
    ]);
    assert_eq!(told["rules"]["words"], words);
    // A board without any is told as before.
    let plain = ask("geometry", &json!({})).unwrap();
    assert!(plain.get("rules").is_none());
}

#[test]
fn rules_count_for_solutions() {
    let board = board();
    let solved = ask("solve", &json!({"board": board})).unwrap();
    let without = {
        let mut board = board.clone();
        board["geometry"]["rules"] = json!([]);
        ask("solve", &json!({"board": board})).unwrap()
    };
    assert_eq!(without["result"], "several");
    let solution = &solved["solutions"][0];
    assert_eq!(solution.as_array().unwrap()[..4], [1, 2, 3, 4]);
    let count = ask("count", &json!({"board": board, "most": 100})).unwrap();
    let listed = ask("solutions", &json!({"board": board, "most": 100})).unwrap();
    let len = listed["solutions"].as_array().unwrap().len();
    assert_eq!(count, json!({"result": "exact", "count": len}));
    assert_eq!(solved["result"], if len == 1 { "unique" } else { "several" });
    assert_eq!(listed["complete"], true);
}

#[test]
fn digits_that_break_a_rule_are_told_with_what_it_says() {
    let mut board = board();
    let mut digits = vec![0; 16];
    (digits[0], digits[4]) = (3, 1);
    board["digits"] = json!(digits);
    let told = ask("conflicts", &json!({"board": board})).unwrap();
    assert_eq!(
        told["conflicts"],
        json!([
            {"rule": 0, "cells": [0], "text": "the thermometer along r1c1 r1c2 r1c3 r1c4"},
            {"rule": 1, "cells": [4], "text": "the cage of 6 at r2c1 r3c1"},
        ])
    );
    let plain = ask("conflicts", &json!({"board": {"givens": vec![0; 81]}})).unwrap();
    assert_eq!(plain["conflicts"], json!([]));
}

#[test]
fn calls_that_know_no_rules_say_so() {
    for call in ["hint", "steps", "path", "rate", "redundant", "true_candidates"] {
        let fault = ask(call, &json!({"board": board()})).unwrap_err();
        assert!(
            fault.message.starts_with("expected a board without rules beyond houses, found "),
            "{call}: {fault}"
        );
    }
    let mut wrong = board();
    wrong["geometry"]["rules"] = json!(["cage 6 r2c1 r9c9"]);
    let fault = ask("solve", &json!({"board": wrong})).unwrap_err();
    assert_eq!(
        fault.message,
        "rule 1: character 13: expected a cell of a board of 4x4, found 'r9c9'"
    );
}

#[test]
fn a_board_with_rules_comes_back_from_text() {
    let board = board();
    let written = ask("write", &json!({"board": board, "to": "line"})).unwrap();
    let read = ask("read", &json!({"text": written["text"]})).unwrap();
    assert_eq!(read["boards"][0]["board"]["geometry"]["rules"], board["geometry"]["rules"]);
}
