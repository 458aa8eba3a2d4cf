//! A JSON object on a line: its keys in order, and the boards in it.

use std::borrow::Cow;
use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::Value;
use serde_json::value::RawValue;

/// What a bad row shows of what was found.
const SHOWN: usize = 100;

/// A JSON object whose keys have their order, and whose values are not yet read.
#[derive(Debug)]
pub(super) struct Object<'a>(Vec<(Cow<'a, str>, &'a RawValue)>);

#[derive(PartialEq, Eq, serde::Deserialize)]
struct Key<'a>(#[serde(borrow)] Cow<'a, str>);

impl<'a> Object<'a> {
    /// Reads a line; none where it is no object.
    pub(super) fn read(line: &'a str) -> Option<Self> {
        serde_json::from_str(line).ok()
    }

    /// Its keys and the text of their values.
    pub(super) fn entries(&self) -> impl Iterator<Item = (&str, &'a str)> {
        self.0.iter().map(|(key, value)| (&**key, value.get()))
    }

    /// The text of a value; the last where a key stands there twice.
    pub(super) fn get(&self, key: &str) -> Option<&'a str> {
        self.0.iter().rfind(|(found, _)| found == key).map(|(_, value)| value.get())
    }
}

impl<'de: 'a, 'a> Deserialize<'de> for Object<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Entries;
        impl<'de> Visitor<'de> for Entries {
            type Value = Vec<(Cow<'de, str>, &'de RawValue)>;

            fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                formatter.write_str("a JSON object")
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Self::Value, M::Error> {
                let mut entries = Vec::new();
                while let Some((Key(key), value)) = map.next_entry()? {
                    entries.push((key, value));
                }
                Ok(entries)
            }
        }
        deserializer.deserialize_map(Entries).map(Object)
    }
}

/// A value as a field: a string without its quotes, nothing for null, else its JSON text.
pub(super) fn field_of(value: &str) -> Option<Cow<'_, str>> {
    if value == "null" {
        return None;
    }
    let inner = value.strip_prefix('"').and_then(|value| value.strip_suffix('"'));
    match inner {
        Some(inner) if !inner.contains('\\') => Some(inner.into()),
        // Half a surrogate pair is no text.
        Some(_) => Some(serde_json::from_str(value).map_or(value.into(), Cow::Owned)),
        None => Some(value.into()),
    }
}

/// The board that a value is: a string, or an array of cells or of rows, with null and 0 for empty cells. Else
/// the beginning of its JSON text, which is no board.
pub(super) fn board_of(value: &str) -> Option<Cow<'_, str>> {
    if value.starts_with('[') {
        let mut board = String::new();
        let is_board = match serde_json::from_str(value) {
            Ok(Value::Array(all)) => all.iter().all(|value| push_cells(value, true, &mut board)),
            _ => false,
        };
        return Some(if is_board { board.into() } else { beginning(value).into() });
    }
    if value.starts_with(['{', 't', 'f']) {
        return Some(beginning(value).into());
    }
    field_of(value)
}

/// The beginning of a text.
pub(super) fn beginning(text: &str) -> &str {
    &text[..text.floor_char_boundary(SHOWN)]
}

/// Adds a cell, or a row of cells; whether it is one.
fn push_cells(value: &Value, rows: bool, board: &mut String) -> bool {
    match value {
        Value::Null => board.push('0'),
        Value::String(text) if text.trim().is_empty() => board.push('0'),
        Value::String(text) => board.push_str(text),
        Value::Number(number) => {
            let digit = number.as_f64().filter(|digit| (0.0..=9.0).contains(digit));
            match digit {
                Some(digit) if digit.fract() == 0.0 => {
                    board.push(char::from(b'0' + digit as u8));
                }
                _ => return false,
            }
        }
        Value::Array(cells) if rows => {
            return cells.iter().all(|cell| push_cells(cell, false, board));
        }
        Value::Array(_) | Value::Object(_) | Value::Bool(_) => return false,
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_stay_in_order() {
        let line = r#" {"b": 1.50, "a" : [1, {}], "\u00e9":"x"} "#;
        let object = Object::read(line).expect("an object");
        let entries: Vec<_> = object.entries().collect();
        assert_eq!(entries, [("b", "1.50"), ("a", "[1, {}]"), ("é", "\"x\"")]);
        assert_eq!(object.get("b"), Some("1.50"));
        assert_eq!(object.get("c"), None);
        for line in ["", "[]", "{", "{\"a\"}", "{} {}", "{\"a\":1,}", "7", "null"] {
            assert!(Object::read(line).is_none(), "{line}");
        }
    }

    #[test]
    fn boards_in_every_shape() {
        let check = |value: &str, expected: Option<&str>| {
            assert_eq!(board_of(value).as_deref(), expected, "{value}");
        };
        check("null", None);
        check(r#""1.3""#, Some("1.3"));
        check(r#""1\n\u0033""#, Some("1\n3"));
        check("[1, 0, null, 9.0]", Some("1009"));
        check(r#"[[1, null], ["2", ""]]"#, Some("1020"));
        check(r#"["12", "34"]"#, Some("1234"));
        check("[[[1]]]", Some("[[[1]]]"));
        check("[10]", Some("[10]"));
        check("[-1]", Some("[-1]"));
        check("[0.5]", Some("[0.5]"));
        check("[true]", Some("[true]"));
        check("{}", Some("{}"));
        check("123", Some("123"));
        check(r#""\ud800""#, Some(r#""\ud800""#));
    }

    #[test]
    fn hostile_values_do_no_harm() {
        let deep = "[".repeat(100_000) + &"]".repeat(100_000);
        let huge = format!("[{}]", "9".repeat(100_000));
        let exponent = "[1e999999999]";
        for value in [&deep, &huge, exponent] {
            let line = format!("{{\"puzzle\":{value}}}");
            let object = Object::read(&line);
            let found = object.and_then(|object| object.get("puzzle")).map(board_of);
            assert!(found.is_none_or(|board| board.is_some_and(|board| board.len() <= SHOWN)));
        }
    }
}
