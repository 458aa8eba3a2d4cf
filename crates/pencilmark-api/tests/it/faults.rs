//! What is wrong is told, and nothing panics.

use std::ops::ControlFlow;

use pencilmark_api::{FaultKind, call, calls, envelope};
use serde_json::{Value, json};

use crate::{ask, classic};

fn check(name: &str, input: Value, expected: &str) {
    let fault = ask(name, &input).expect_err(name);
    assert_eq!(fault.kind, FaultKind::Input);
    assert!(fault.message.contains(expected), "{name}: {fault}");
}

#[test]
fn wrong_boards_are_named() {
    check("solve", json!({"board": {"givens": [1, 2]}}), "givens: ");
    check("solve", json!({"board": {"givens": vec![10; 81]}}), "givens: ");
    check("solve", json!({"board": {"givens": vec![-1; 81]}}), "invalid value");
    check("solve", json!({"board": {"geometry": {"side": 0}, "givens": []}}), "side");
    check("solve", json!({"board": {"geometry": {"cages": []}, "givens": []}}), "cages");
    let short = json!({"board": {"givens": classic(), "candidates": [[1]]}});
    check("hint", short, "expected candidates of 81 cells, found 1");
    let strange = json!({"board": {"givens": classic(), "symbols": "1-4"}});
    check("hint", strange, "expected symbols for 9 digits");
    check("technique", json!({"name": "magic"}), "there is no technique 'magic'");
    check("write", json!({"board": {"givens": classic()}, "to": "stone"}), "stone");
    check("generate", json!({"seed": 1, "tries": 1, "givens": 16}), "at least 17 givens");
    check("generate", json!({"seed": 1, "tries": 1, "filled": [81]}), "from 0 to 80");
    check("generate", json!({"seed": 1, "tries": 1, "rating": [70, 80]}), "from 0 to 20");
    check("generate", json!({"seed": 1, "tries": 1, "symmetry": "none at all"}), "none at all");
}

#[test]
fn a_text_that_can_not_be_read_has_a_place() {
    let fault = ask("read", &json!({"text": "1234\n34?2\n2143\n4321\n"})).unwrap_err();
    assert_eq!((fault.line, fault.column), (Some(2), Some(3)));
    check("read", json!({"text": ""}), "expected a board, found nothing");
}

#[test]
fn every_call_can_be_stopped() {
    let empty = json!({"geometry": {"side": 16}, "givens": vec![0; 256]});
    for name in ["solve", "check", "true_candidates", "hint", "minimize", "redundant"] {
        let input = json!({"board": empty, "seed": 1}).to_string();
        let input = if name == "minimize" { input } else { json!({"board": empty}).to_string() };
        let fault = call(name, &input, &mut || ControlFlow::Break(())).expect_err(name);
        assert_eq!(fault.kind, FaultKind::Limit, "{name}");
    }
    let board = json!({"board": {"givens": classic()}}).to_string();
    for name in ["steps", "path", "rate"] {
        let fault = call(name, &board, &mut || ControlFlow::Break(())).expect_err(name);
        assert_eq!(fault.kind, FaultKind::Limit, "{name}");
    }
    let order = json!({"seed": 1, "tries": 1_000_000, "rating": [9.9, 9.9]}).to_string();
    let mut asked = 0;
    let made = call("generate", &order, &mut || {
        asked += 1;
        if asked < 2000 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    assert!(made.is_ok_and(|made| made.contains("\"found\":false")));
    assert_eq!(asked, 2000);
}

#[test]
fn hostile_texts_are_faults() {
    let deep = "[".repeat(100_000);
    let long = format!("{{\"text\": \"{}\"}}", "1".repeat(300_000));
    let huge = json!({"board": {"geometry": {"side": 255}, "givens": vec![0; 10]}}).to_string();
    for name in calls() {
        for text in
            ["", "null", "{", "\u{0}", &deep, &long, &huge, "{\"board\": {\"givens\": [1e9]}}"]
        {
            let answer = call(name, text, &mut || ControlFlow::Continue(()));
            assert!(answer.is_err(), "{name} takes {text:.40}");
        }
    }
}

#[test]
fn envelopes_name_version_and_call() {
    let go_on = &mut || ControlFlow::Continue(());
    for (text, expected) in [
        ("", "EOF while parsing"),
        (r#"{"version": 2, "call": "about", "input": {}}"#, "expected version 1, found 2"),
        (r#"{"version": 1, "call": "magic", "input": {}}"#, "there is no call 'magic'"),
        (r#"{"version": 1, "call": "solve", "input": {"board": 1}}"#, "invalid type"),
    ] {
        let answer: Value = serde_json::from_str(&envelope(text, go_on)).expect("JSON");
        assert_eq!(answer["version"], 1);
        assert!(answer["error"]["message"].as_str().unwrap().contains(expected), "{answer}");
    }
    let answer = envelope(r#"{"version": 1, "call": "about", "input": {}}"#, go_on);
    assert!(answer.starts_with(r#"{"version":1,"output":{"name":"Pencilmark""#), "{answer}");
}
