//! What goes in and out is what the description says.

use jsonschema::Validator;
use serde_json::{Value, json};

use crate::{ask, classic};

/// One input for each call, and what must stand in the answer.
fn samples() -> Vec<(&'static str, Value, &'static str)> {
    let board = json!({"givens": classic()});
    let four = json!({"geometry": {"side": 4}, "givens": [1,0,0,0, 0,0,3,0, 0,4,0,0, 0,0,0,2]});
    let broken = json!({"geometry": {"side": 4}, "givens": [1,0,0,1, 0,0,3,0, 0,4,0,0, 0,0,0,2]});
    let caged = json!({
        "geometry": {"side": 4, "rules": ["cage 3 r1c1 r1c2"]},
        "givens": vec![0; 16],
        "digits": [4,0,0,0, 0,0,0,0, 0,0,0,0, 0,0,0,0],
    });
    let open = json!({"geometry": {"side": 4, "extra": ["diagonals"]}, "givens": vec![0; 16]});
    vec![
        ("about", json!({}), "\"techniques\":"),
        ("geometry", json!({"geometry": {"block": [2, 3]}}), "\"name\":\"block 6\""),
        (
            "geometry",
            json!({"geometry": {"side": 9, "extra": ["anti-knight"]}}),
            "\"apart\":[[1,12],[2,13],",
        ),
        ("techniques", json!({}), "\"family\":\"fish\",\"level\":\"tricky\",\"name\":\"x-wing\""),
        ("technique", json!({"name": "x-wing"}), "\"document\":"),
        ("read", json!({"text": "1... ..3. .4.. ...2"}), "\"format\":\"line\""),
        ("write", json!({"board": four, "to": "grid"}), "1 . | . ."),
        ("solve", json!({"board": four}), "\"result\":\"unique\""),
        ("solve", json!({"board": open}), "\"result\":\"several\""),
        ("count", json!({"board": open, "most": 1000}), "{\"count\":48,\"result\":\"exact\"}"),
        ("count", json!({"board": open, "most": 7}), "{\"count\":7,\"result\":\"at least\"}"),
        ("solutions", json!({"board": four, "most": 5}), "\"complete\":true"),
        ("check", json!({"board": board}), "\"result\":\"unique\""),
        ("conflicts", json!({"board": caged}), "\"text\":\"the cage of 3 at r1c1 r1c2\""),
        ("candidates", json!({"board": four}), "\"candidates\":[[1],[2,3],"),
        ("true_candidates", json!({"board": open}), "\"candidates\":[[1,2,3,4],"),
        ("redundant", json!({"board": four}), "\"cells\":[]"),
        ("contradiction", json!({"board": broken}), "\"kind\":\"duplicate\""),
        ("minimize", json!({"board": board, "seed": 1}), "\"minimized\":"),
        ("hint", json!({"board": board}), "\"result\":\"step\""),
        ("steps", json!({"board": board}), "\"technique\":"),
        ("steps", json!({"board": board, "technique": "x-wing"}), "{\"steps\":[]}"),
        ("path", json!({"board": board}), "\"result\":\"solved\""),
        ("rate", json!({"board": board}), "\"er\":7.2"),
        ("fill", json!({"geometry": {"side": 6, "block": [2, 3]}, "seed": 7}), "\"digits\":"),
        ("generate", json!({"seed": 1, "tries": 500, "level": "easy"}), "\"found\":true"),
        (
            "practice",
            json!({"technique": "naked-pair", "seed": 1, "tries": 500}),
            "\"technique\":\"naked-pair\"",
        ),
        ("draw", json!({"board": four}), "<svg"),
        ("qr", json!({"text": "https://example.org"}), "<svg"),
        (
            "print",
            json!({"boards": [{"board": board, "name": "One"}], "paper": "a5", "solutions": true}),
            "\"pages\":2",
        ),
    ]
}

/// The schemas of a call.
fn schemas(name: &str) -> [Value; 2] {
    let description: Value =
        serde_json::from_str(minirow_api::description()).expect("the description is JSON");
    let call = &description["paths"][format!("/api/v1/{name}")]["post"];
    let inside = [&call["requestBody"], &call["responses"]["200"]];
    inside.map(|part| {
        let schema = part["content"]["application/json"]["schema"].clone();
        assert!(schema.is_object(), "{name}");
        json!({"allOf": [schema], "components": description["components"]})
    })
}

fn check(schema: &Value, value: &Value, name: &str) {
    let validator: Validator = jsonschema::validator_for(schema).expect("a schema");
    let faults: Vec<String> = validator.iter_errors(value).map(|fault| fault.to_string()).collect();
    assert!(faults.is_empty(), "{name}: {faults:?} in {value}");
}

#[test]
fn every_call_answers_as_described() {
    let samples = samples();
    for name in minirow_api::calls() {
        assert!(samples.iter().any(|(sample, ..)| *sample == name), "no sample of {name}");
    }
    let mut asked = std::collections::BTreeMap::new();
    let is_there = |name: &str| minirow_api::calls().any(|call| call == name);
    for (name, input, expected) in samples.into_iter().filter(|sample| is_there(sample.0)) {
        let output = ask(name, &input).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        let [takes, gives] = schemas(name);
        check(&takes, &input, name);
        check(&gives, &output, name);
        let text = output.to_string();
        let shown: String = text.replace("\\n", "\n").chars().take(300).collect();
        assert!(text.replace("\\n", "\n").contains(expected), "{name}: no {expected} in {shown}");
        let count = asked.entry(name).or_insert(0);
        *count += 1;
        // Which calls and formats there are depends on features.
        if name != "about" {
            insta::assert_snapshot!(format!("call-{name}-{count}"), excerpt(&output));
        }
    }
}

/// What stands in the first of each list, and the beginnings of long texts.
fn excerpt(value: &Value) -> String {
    fn cut(value: &Value) -> Value {
        match value {
            Value::Array(values) => values.iter().take(2).map(cut).collect(),
            Value::Object(fields) => {
                fields.iter().map(|(name, value)| (name.clone(), cut(value))).collect()
            }
            Value::String(text) => text.chars().take(60).collect::<String>().into(),
            other => other.clone(),
        }
    }
    serde_json::to_string_pretty(&cut(value)).expect("JSON")
}

#[test]
fn what_is_described_as_wrong_is_refused() {
    for name in minirow_api::calls() {
        let [takes, _] = schemas(name);
        let validator = jsonschema::validator_for(&takes).expect("a schema");
        for wrong in [json!([]), json!({"nothing": 1}), json!("text"), json!({"board": 3})] {
            assert!(!validator.is_valid(&wrong), "{name} takes {wrong}");
            assert!(ask(name, &wrong).is_err(), "{name} takes {wrong}");
        }
    }
}

/// `INSTA_UPDATE=always` writes it anew.
#[cfg(all(feature = "schema", feature = "print"))]
#[test]
fn the_description_is_what_the_types_say() {
    let described = minirow_api::described();
    if std::env::var("INSTA_UPDATE").is_ok_and(|update| update == "always") {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/openapi.json");
        std::fs::write(file, &described).expect("the sources can be written");
    }
    let differs = |(one, other): &(&str, &str)| one != other;
    let mut lines = minirow_api::description().lines().zip(described.lines());
    assert_eq!(lines.find(differs), None, "openapi.json, and what the types say");
    assert_eq!(minirow_api::description(), described);
}
