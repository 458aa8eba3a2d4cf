//! One question at every door: the program, its server and a batch say the same of the same boards.
//!
//! The table of boards and answers is read by the tests of the protocol, of SQL and of Python as well.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;

use serde_json::{Value, json};

use crate::batch::folder::Folder;
use crate::program::{run_with_input, start};

/// Boards, and what is to be said of each.
fn cases() -> Vec<Value> {
    let table = include_str!("../../../minirow-api/tests/data/answers.json");
    serde_json::from_str(table).expect("the table is JSON")
}

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

/// Compares the answers of a door with the table.
fn compare(door: &str, case: &Value, key: &str, found: &Value) {
    assert_eq!(&case[key], found, "{door}: {key} of {}", case["name"]);
}

/// The JSON of the first board of the input.
fn program(args: &[&str], text: &str) -> Value {
    let run = run_with_input(&[args, &["--to", "jsonl", "-"]].concat(), text);
    let line = run.stdout.lines().next();
    let line = line.unwrap_or_else(|| panic!("{args:?} {text}: {}", run.stderr));
    serde_json::from_str(line).expect("JSON")
}

#[test]
fn the_program_answers_as_the_table_says() {
    for case in cases() {
        let text = case["text"].as_str().expect("a text");
        for command in ["check", "solve"] {
            compare(command, &case, "verdict", &program(&[command], text)["result"]);
        }
        let counted = program(&["count", "--limit", "50"], text);
        let count = match counted["result"].as_str() {
            Some("error") => "error".into(),
            result => json!([counted["count"], result == Some("exact")]),
        };
        compare("count", &case, "count", &count);
        for scale in ["own", "se", "hodoku"] {
            let rated = program(&["rate", "--profile", scale], text);
            compare("rate", &case, scale, &said(scale, &rated));
        }
        let explained = program(&["explain"], text);
        let level = match (explained["result"].as_str(), &explained["path"]["level"]) {
            (Some("stuck"), _) => "unsolved".into(),
            // Digits that stand twice are told as a player's mistakes.
            (Some("mistakes"), _) => "none".into(),
            (_, Value::String(level)) => level.as_str().into(),
            (result, _) => json!(result),
        };
        compare("explain", &case, "level", &level);
    }
}

/// What the server at this address answers to a call.
fn post(address: &str, call: &str, input: &Value) -> Value {
    let body = input.to_string();
    let mut stream = TcpStream::connect(address).expect("the server listens");
    let head = "HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json";
    let length = body.len();
    write!(stream, "POST /api/v1/{call} {head}\r\nContent-Length: {length}\r\n\r\n{body}")
        .expect("the server reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("text");
    let (_, body) = answer.split_once("\r\n\r\n").expect("a body");
    serde_json::from_str(body).unwrap_or_else(|error| panic!("{call}: {error} in {answer}"))
}

#[test]
fn the_server_answers_as_the_table_says() {
    let (mut child, _stdin) = start(&["serve", "--address", "127.0.0.1:0"]);
    let mut page = String::new();
    BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut page).expect("an address");
    let address = page.trim_start_matches("http://").split('/').next().expect("an address").trim();
    for case in cases() {
        let read = post(address, "read", &json!({"text": case["text"]}));
        let Some(board) = read["boards"].get(0).map(|read| &read["board"]) else {
            assert_eq!(case["verdict"], "error", "{}: {read}", case["name"]);
            continue;
        };
        let ask = |call: &str| post(address, call, &json!({"board": board}));
        for call in ["check", "solve"] {
            compare(call, &case, "verdict", &ask(call)["result"]);
        }
        let counted = post(address, "count", &json!({"board": board, "most": 50}));
        let count = json!([counted["count"], counted["result"] == "exact"]);
        compare("count", &case, "count", &count);
        let rates = ask("rate");
        for scale in ["level", "own", "se", "hodoku"] {
            let said = match rates.get("error") {
                Some(_) => "error".into(),
                None => said(scale, &rates[scale]),
            };
            compare("rate", &case, scale, &said);
        }
    }
    child.kill().expect("the server runs");
    child.wait().expect("it ends");
}

#[test]
fn a_batch_answers_as_the_table_says() {
    let folder = Folder::new();
    let cases = cases();
    let rows: String =
        cases.iter().map(|case| json!({"puzzle": case["text"]}).to_string() + "\n").collect();
    folder.write("boards.jsonl", &rows);
    let work = "verdict,count=50,level,se,hodoku";
    folder.batch("boards.jsonl", "out", &["--work", work]);
    let output = folder.read("out/boards.jsonl");
    let answers: Vec<Value> =
        output.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(answers.len(), cases.len());
    for (case, found) in cases.iter().zip(&answers) {
        // A row is a board without rules beyond houses; of any other nothing is said but that it is a bad row.
        if case["verdict"] == "error" || case["own"] == "error" {
            assert_eq!(found["verdict"], Value::Null, "{}", case["name"]);
            continue;
        }
        compare("batch", case, "verdict", &found["verdict"]);
        assert_eq!(case["count"][0], found["solutions"], "batch: {}", case["name"]);
        let is_unique = case["verdict"] == "unique";
        // A column of numbers has no place for a word.
        let number = |key: &str| case[key].as_f64().map_or(Value::Null, |number| json!(number));
        assert_eq!(number("se"), found["se_er"], "batch: {}", case["name"]);
        let level = if is_unique { case["level"].clone() } else { Value::Null };
        assert_eq!(level, found["level"], "batch: {}", case["name"]);
        let hodoku = match case["hodoku"].as_str().expect("words").split_once(' ') {
            Some((level, score)) => [json!(level), json!(score.parse::<u64>().expect("a score"))],
            None if case["hodoku"] == "unsolved" => ["unsolved".into(), Value::Null],
            None => [Value::Null, Value::Null],
        };
        let found_hodoku = [&found["hodoku_level"], &found["hodoku_score"]].map(Value::clone);
        assert_eq!(hodoku, found_hodoku, "batch: {}", case["name"]);
    }
}
