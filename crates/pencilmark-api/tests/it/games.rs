//! A game, from a new puzzle to the end.

use serde_json::{Value, json};

use crate::{ask, classic};

fn numbers(value: &Value) -> Vec<u8> {
    serde_json::from_value(value.clone()).expect("numbers")
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
        chains += usize::from(step["chains"].as_array().is_some_and(|chains| !chains.is_empty()));
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
    let er = rated["se"]["er"].as_f64().unwrap();
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
    assert!(numbers(&left["givens"]).iter().filter(|&&digit| digit > 0).count() <= 4, "{left}");
}
