//! Values of JSON in streams: in lines, side by side, in lists, and broken.

use minirow::format::{Format, ReadOptions, Reader, read_all};
use proptest::prelude::*;
use proptest::sample::select;
use serde_json::Value;

use super::told;
use crate::{data, property};

const FOUR: &str = "2x2: 12.. .... ..3. ...4";

fn check(text: &str, expected: &[&str]) {
    assert_eq!(told::outcomes(text, &ReadOptions::default()), expected, "{text}");
}

fn json() -> Format {
    "json".parse().expect("a format")
}

/// Values in lines, side by side, over lines, in lists.
#[test]
fn streams() {
    let (one, two) = ("{\"grid\": \"12........3....4\"}", "{\"grid\": \"1....2....3....4\"}");
    let other = "2x2: 1... .2.. ..3. ...4";
    let pretty = "{\n  \"name\": \"a { [ \\\" brace\",\n  \"grid\": [\n    \"12..\",\n    \"....\",\n    \"..3.\",\n    \"...4\"\n  ]\n}";
    let named = format!("a {{ [ \" brace {FOUR}");
    for text in [
        format!("{one}\n{two}\n"),
        format!("{one}{two}"),
        format!("# a comment\n\n{one} {two}\r\n# another\n\n"),
        format!("\u{feff}{one}\n{two}\n"),
        format!("[{one},{two}]"),
        format!("[\n{one}\n,\n{two}\n]\n"),
        format!("{{\"version\":1,\"boards\":[\n{one},\n{two}\n]}}\n"),
        format!("{{\"boards\" : [ {one} , {two} ], \"more\": {{\"boards\": 1, \"x\": [1]}}}}"),
        format!(
            "{{\"a\": {{\"boards\": [{one}]}}, \"x\": \"boards\", \"boards\": [{one}, {two}]}}"
        ),
    ] {
        check(&text, &[FOUR, other]);
        let mixed = ReadOptions::default().mixed(true);
        assert_eq!(told::outcomes(&text, &mixed), [FOUR, other], "{text}");
        let named = ReadOptions::default().format(json());
        assert_eq!(told::outcomes(&text, &named), [FOUR, other], "{text}");
        let again = text.trim_start_matches('\u{feff}');
        check(&format!("{text}{again}"), &[FOUR, other, FOUR, other]);
    }
    check(
        &format!("{pretty}\n{pretty}\n[{pretty},{pretty}]{one}"),
        &[&named, &named, &named, &named, FOUR],
    );
    check("{\"boards\": []}\n", &[]);
    // A name alone does not make a list.
    let text = "{'x': 'boards', 'name': 'boards', 'grid': ['12..', '....', '..3.', '...4']}";
    check(&text.replace('\'', "\""), &[&format!("boards {FOUR}")]);
    // Each value has a geometry of its own.
    let text =
        format!("{one}\n[[1]]\n{{\"geometry\":{{\"block\":[1,2]}},\"grid\":\"1...\"}}\n{one}\n");
    check(&text, &[FOUR, "1x1: 1", "1x2: 1. ..", FOUR]);
}

/// Values come out as soon as they are complete, and broken ones end where the next line shows it.
#[test]
fn values_one_by_one() {
    let one = "{\"grid\": \"12........3....4\"}";
    let mut reader = Reader::new(ReadOptions::default());
    let mut feed = |line: &str| reader.feed(line).len();
    let out = [
        feed("{\"version\": 1, \"boards\": ["),
        feed(one),
        feed(&format!(", {one}, {one}")),
        feed(", {\"grid\":"),
        feed("\"12........3....4\"}"),
        feed("]"),
        feed("}"),
        feed(one),
    ];
    assert_eq!(out, [0, 1, 2, 0, 1, 0, 0, 1]);
    for line in ["{\"grid\": \"12......", "{\"grid\": \"12........3....4\"", "{\"grid\": [[1, 2"] {
        let end = |number: usize| {
            let column = line.len() + 1;
            let expected = "expected the end of the value, found the end of the text";
            format!("Text {number}:{column} {expected}")
        };
        check(&format!("{line}\n{one}\n"), &[&end(1), FOUR]);
        check(&format!("{one}\n{line}"), &[FOUR, &end(2)]);
        let list = format!("[{one},\n{line}\n{one},\n{one}]\n");
        check(&list, &[FOUR, &end(2), FOUR, FOUR]);
    }
    let junk = "expected a value that begins with { or [, found";
    check(&format!("{one} junk {one}\n{one}\n"), &[FOUR, &format!("Text 1:30 {junk} 'j'"), FOUR]);
    check(
        &format!("{one}\n12........3....4\n{one}\n]\n"),
        &[FOUR, &format!("Text 2:1 {junk} '1'"), FOUR, &format!("Text 4:1 {junk} ']'")],
    );
    check(
        &format!("{{\"boards\": [{one}, 7,\n{one}]}}\n"),
        &[FOUR, &format!("Text 1:43 {junk} '7'"), FOUR],
    );
    check(
        &format!("[{one},\n"),
        &[
            FOUR,
            "Text 1:1 expected the end of the list that begins here, found the end of the text",
        ],
    );
}

/// Any JSON, as deep as boards never are.
fn values() -> impl Strategy<Value = Value> {
    let text = prop_oneof!["[a-z{}\\[\\]\",:\\\\ #]{0,9}", "\\PC{0,5}", Just("boards".to_owned())];
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i32>().prop_map(Value::from),
        text.clone().prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 30, 5, move |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
            prop::collection::vec((text.clone(), inner), 0..5)
                .prop_map(|fields| fields.into_iter().collect::<Value>()),
        ]
    })
}

/// Values are cut where they end, whatever is in them and between them.
#[test]
fn values_are_cut() {
    let object = values().prop_map(|value| serde_json::json!({ "x": value, "y": 1 }));
    let parts = prop::collection::vec((object, any::<bool>()), 1..6);
    let between = select(vec!["\n", "", " ", "\r\n\n", "\n# a comment\n"]);
    property::check(500, (parts, between, 0..3_u8), |(parts, between, list)| {
        let values: Vec<Value> = parts.iter().map(|(value, _)| value.clone()).collect();
        let texts = parts.iter().map(|(value, is_pretty)| {
            let text =
                if *is_pretty { serde_json::to_string_pretty } else { serde_json::to_string };
            text(value).expect("JSON")
        });
        let texts: Vec<String> = texts.collect();
        let text = match list {
            0 => texts.join(between),
            1 => format!("[{}]", texts.join(&format!("{},\n", between.replace("# a comment", "")))),
            _ => format!("{{\"a\": [{{}}], \"boards\": [{}], \"b\": [{{}}]}}", texts.join(",")),
        };
        let mut reader = Reader::new(ReadOptions::default());
        let mut records: Vec<_> = text.lines().flat_map(|line| reader.feed(line)).collect();
        records.extend(reader.finish());
        let cut: Result<Vec<Value>, _> = records
            .into_iter()
            .map(|record| record.map(|record| serde_json::from_str(&record.text).expect("JSON")))
            .collect();
        prop_assert_eq!(cut.as_ref(), Ok(&values), "{}", text);
        Ok(())
    });
}

/// A value without end is given up, and so are deep ones.
#[test]
fn hostile_values() {
    let deep = "[".repeat(200_000);
    assert_eq!(read_all(&deep, &ReadOptions::default()).len(), 1);
    let deep = format!("{}{}", "{\"grid\":".repeat(100_000), "}".repeat(100_000));
    check(
        &format!("{deep}\n[[1]]\n"),
        &["Text 1:802 expected at most 100 brackets inside each other, found more", "1x1: 1"],
    );
    let wide = format!("[{}[1]]", "[1],".repeat(300));
    check(&wide, &["Text 1:1025 expected an array of rows, found more than 255 values"]);
    let long = format!("[[{}1]]", "1,".repeat(300_000));
    check(&long, &["Text 1:514 expected an array of cells, found more than 255 values"]);
    if data::is_slow() {
        let mut reader = Reader::new(ReadOptions::default());
        assert!(reader.feed("[").is_empty());
        let line = "1, ".repeat(1 << 18);
        let errors = (0..400).flat_map(|_| reader.feed(&line)).filter(Result::is_err).count();
        assert_eq!(errors, 1);
    }
}
