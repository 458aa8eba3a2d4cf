//! What is wrong is told, and nothing panics.

use std::ops::ControlFlow;

use minirow_api::{FaultKind, call, call_within, calls, envelope};
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
    check("write", json!({"board": {"givens": classic()}, "to": "stone"}), "stone");
}

#[cfg(feature = "reasoning")]
#[test]
fn wrong_questions_are_named() {
    let short = json!({"board": {"givens": classic(), "candidates": [[1]]}});
    check("hint", short, "expected candidates of 81 cells, found 1");
    let strange = json!({"board": {"givens": classic(), "symbols": "1-4"}});
    check("hint", strange, "expected symbols for 9 digits");
    #[cfg(feature = "print")]
    check("technique", json!({"name": "magic"}), "there is no technique 'magic'");
    check("generate", json!({"seed": 1, "tries": 1, "givens": 16}), "at least 17 givens");
    check("generate", json!({"seed": 1, "tries": 1, "filled": [81]}), "from 0 to 80");
    check("generate", json!({"seed": 1, "tries": 1, "rating": [70, 80]}), "from 0 to 20");
    check("generate", json!({"seed": 1, "tries": 1, "symmetry": "none at all"}), "none at all");
}

#[test]
fn a_text_that_cannot_be_read_has_a_place() {
    let fault = ask("read", &json!({"text": "1234\n34?2\n2143\n4321\n"})).unwrap_err();
    assert_eq!((fault.line, fault.column), (Some(2), Some(3)));
    check("read", json!({"text": ""}), "expected a board, found nothing");
}

#[cfg(feature = "reasoning")]
#[test]
fn every_call_can_be_stopped() {
    let empty = json!({"geometry": {"side": 16}, "givens": vec![0; 256]});
    for name in
        ["solve", "check", "true_candidates", "hint", "minimize", "redundant", "contradiction"]
    {
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
fn calls_that_search_nothing_can_be_stopped() {
    let board = json!({"geometry": {"side": 100}, "givens": vec![0; 10_000]});
    let of_board = json!({"board": board});
    for (name, input) in [
        ("candidates", of_board.clone()),
        ("draw", of_board.clone()),
        ("write", json!({"board": board, "to": "grid"})),
        ("geometry", json!({"geometry": {"side": 225}})),
        ("read", json!({"text": ".".repeat(81)})),
        ("print", json!({"boards": [of_board]})),
    ] {
        if !calls().any(|call| call == name) {
            continue;
        }
        // At once, and in the midst of it as well where the answer is long.
        for most in [0, 3] {
            let mut asked = 0;
            let answer = call(name, &input.to_string(), &mut || {
                asked += 1;
                if asked <= most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            });
            if most == 0 || ["candidates", "geometry"].contains(&name) {
                assert_eq!(answer.expect_err(name).kind, FaultKind::Limit, "{name}");
            }
        }
    }
    let unended = format!(r#"{{"board":{{"givens":[{}"#, "0,".repeat(200_000));
    let fault = call("solve", &unended, &mut || ControlFlow::Break(())).unwrap_err();
    assert_eq!(fault.kind, FaultKind::Limit);
    let fault = call("solve", &unended, &mut || ControlFlow::Continue(())).unwrap_err();
    assert_eq!(fault.kind, FaultKind::Input);
}

#[test]
fn a_few_bytes_take_no_memory() {
    #[cfg(feature = "print")]
    {
        let bare = json!({"board": {"geometry": {"side": 225}, "givens": []}});
        // All of these boards would take ten gigabytes.
        check("print", json!({"boards": vec![bare; 5000]}), "expected 50625 numbers, found 0");
    }
    let line = format!("15x15:{}", "z".repeat(1947) + "c");
    let text = json!({"text": vec![line; 100].join("\n")});
    let answer = ask("read", &text).expect("boards");
    assert!(
        answer["more"] == true && answer["boards"].as_array().is_some_and(|all| all.len() > 50)
    );
}

#[test]
fn answers_are_no_larger_than_asked() {
    let board = json!({"board": {"givens": vec![0; 81]}}).to_string();
    let go_on = &mut || ControlFlow::Continue(());
    let whole = call("candidates", &board, go_on).expect("an answer");
    assert_eq!(call_within("candidates", &board, whole.len(), go_on), Ok(whole.clone()));
    let fault = call_within("candidates", &board, whole.len() - 1, go_on).unwrap_err();
    assert_eq!(fault.kind, FaultKind::Large);
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
    assert!(answer.starts_with(r#"{"version":1,"output":{"name":"Minirow""#), "{answer}");
}
