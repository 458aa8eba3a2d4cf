//! One question at every door: the protocol says of the boards of a table what all others say of them.

use serde_json::{Value, json};

use crate::ask;

/// What a scale says: its number or level, or the word in their place.
fn said(scale: &str, rated: &Value) -> Value {
    let rating = &rated["rating"];
    match (rated["result"].as_str(), scale) {
        (Some("rated"), "level") => rating["level"].clone(),
        (Some("rated"), "hodoku") => {
            format!("{} {}", rating["level"].as_str().expect("a level"), rating["score"]).into()
        }
        (Some("rated"), _) => rating["er"].clone(),
        (Some(word), _) => word.into(),
        (None, _) => panic!("{scale}: {rated}"),
    }
}

#[test]
fn the_protocol_answers_as_the_table_says() {
    let cases: Vec<Value> =
        serde_json::from_str(include_str!("../data/answers.json")).expect("the table is JSON");
    assert_eq!(cases.len(), 31);
    for case in &cases {
        let check = |key: &str, found: Value| {
            assert_eq!(case[key], found, "{key} of {}", case["name"]);
        };
        let read = match ask("read", &json!({"text": case["text"]})) {
            Ok(read) => read,
            Err(_) => {
                check("verdict", "error".into());
                continue;
            }
        };
        let board = &read["boards"][0]["board"];
        for call in ["check", "solve"] {
            check("verdict", ask(call, &json!({"board": board})).unwrap()["result"].clone());
        }
        let counted = ask("count", &json!({"board": board, "most": 50})).unwrap();
        check("count", json!([counted["count"], counted["result"] == "exact"]));
        let rates = ask("rate", &json!({"board": board}));
        for scale in ["level", "own", "se", "hodoku"] {
            let said = rates.as_ref().map_or("error".into(), |rates| said(scale, &rates[scale]));
            check(scale, said);
        }
    }
}
