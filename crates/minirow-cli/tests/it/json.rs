//! The JSON of every command is what `minirow help json` says, and as it stands in snapshots.

use jsonschema::Validator;
use serde_json::{Value, json};

use crate::program::{run, run_with_input};

/// Commands, with what they need besides boards.
const COMMANDS: &[&[&str]] = &[
    &["solve"],
    &["solve", "--why"],
    &["solve", "--all", "--limit", "2"],
    &["check", "--why"],
    &["count", "--limit", "20"],
    &["rate"],
    &["rate", "--profile", "hodoku"],
    &["rate", "--profile", "own"],
    &["hint"],
    &["hint", "--level", "5"],
    &["steps"],
    &["explain", "--boards"],
    &["simplify", "--steps"],
    &["minimize", "--seed", "1"],
    &["canon", "--transform"],
    &["neighbours"],
    &["link", "--player", "sudokupad"],
];

/// Boards with one solution, several and none, one of which no command but three knows, and none at all.
const BOARDS: [&str; 5] = [
    "1.....3..4.....2",
    "1.....3..4......",
    "11.....3.4.....2",
    ".Shape~4x4.Cage~3~R1C1~R1C2",
    "!",
];

/// Whether JSON is what the schema says of a part of it.
fn check(schema: &Value, part: &str, value: &Value) {
    let mut asked = schema.clone();
    asked["$ref"] = json!(part);
    let validator: Validator = jsonschema::validator_for(&asked).expect("a schema");
    let faults: Vec<String> = validator.iter_errors(value).map(|fault| fault.to_string()).collect();
    assert!(faults.is_empty(), "{part}: {faults:?} in {value}");
}

fn schema() -> Value {
    serde_json::from_str(&run(&["help", "json"]).stdout).expect("the schema is JSON")
}

/// Lines of JSON, each as the schema says.
fn checked(schema: &Value, command: &str, lines: &str) {
    for line in lines.lines() {
        let value = serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
        check(schema, &format!("#/commands/{command}"), &value);
    }
}

#[test]
fn every_command_writes_what_the_schema_says() {
    let schema = schema();
    for args in COMMANDS {
        let answers: String = BOARDS
            .iter()
            .map(|board| {
                run_with_input(&[args, &["--to", "jsonl", "-"][..]].concat(), board).stdout
            })
            .collect();
        checked(&schema, args[0], &answers);
        insta::assert_snapshot!(format!("json-{}", args.join("").replace("--", "-")), answers);
    }
}

#[test]
fn what_needs_no_board_writes_what_the_schema_says() {
    let schema = schema();
    for args in [
        &["generate", "2", "--seed", "1", "--size", "4", "--with", "solution,givens,path"][..],
        &["generate", "1", "--seed", "1", "--size", "4", "--grids"],
        &["techniques"],
    ] {
        let answers = run(&[args, &["--to", "jsonl"]].concat()).stdout;
        assert!(answers.lines().count() >= 1, "{args:?}");
        checked(&schema, args[0], &answers);
    }
}

#[test]
fn every_command_of_the_schema_is_asked() {
    let schema = schema();
    for command in schema["commands"].as_object().expect("commands").keys() {
        let is_asked = COMMANDS.iter().any(|args| args[0] == command);
        assert!(is_asked || ["generate", "techniques"].contains(&command.as_str()), "{command}");
    }
    assert_eq!(schema["version"], 1);
    assert!(schema["calls"]["rate"]["output"].is_object());
}

#[test]
fn the_schema_refuses_other_answers() {
    let schema = schema();
    for (part, value) in [
        ("#/$defs/Verdict", json!("many")),
        ("#/$defs/Verdict", json!("one")),
        ("#/$defs/Rated", json!({"rating": {"er": 0.0}})),
        ("#/commands/count", json!({"version": 1, "result": "exact"})),
    ] {
        let mut asked = schema.clone();
        asked["$ref"] = json!(part);
        let validator = jsonschema::validator_for(&asked).expect("a schema");
        assert!(!validator.is_valid(&value), "{part}: {value}");
    }
}
