//! What stands beside a board in a text.

use serde_json::json;

use crate::{ask, classic};

#[test]
fn title_author_and_rules_come_back() {
    let board = json!({"givens": classic()});
    let about = json!({"board": board, "to": "json", "name": "Low Tide", "author": "A. Setter", "rules": "As usual."});
    let written = ask("write", &about).unwrap();
    let read = ask("read", &json!({"text": written["text"]})).unwrap();
    let found = &read["boards"][0];
    assert_eq!(found["board"]["givens"], json!(classic()));
    assert_eq!((&found["name"], &found["author"]), (&json!("Low Tide"), &json!("A. Setter")));
    assert_eq!(found["rules"], "As usual.");
}
