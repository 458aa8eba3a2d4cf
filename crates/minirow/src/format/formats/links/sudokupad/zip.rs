//! The way in which SudokuPad shortens JSON before it is packed.
//!
//! Names have no quotes and few letters, quotes are single ones, `true` and `false` have one letter,
//! colours no quotes, and an empty object is nothing at all.

use serde_json::{Map, Value};

/// Short names and what they stand for.
const NAMES: [(&str, &str); 25] = [
    ("c", "color"),
    ("ca", "cages"),
    ("ct", "center"),
    ("c1", "borderColor"),
    ("c2", "backgroundColor"),
    ("ce", "cells"),
    ("cs", "cellSize"),
    ("a", "arrows"),
    ("o", "overlays"),
    ("u", "underlays"),
    ("w", "width"),
    ("h", "height"),
    ("v", "value"),
    ("vd", "videos"),
    ("l", "lines"),
    ("r", "rounded"),
    ("re", "regions"),
    ("fs", "fontSize"),
    ("th", "thickness"),
    ("hl", "headLength"),
    ("wp", "wayPoints"),
    ("t", "title"),
    ("te", "text"),
    ("d", "duration"),
    ("d2", "d"),
];

/// No puzzle has so many brackets inside each other.
const DEEPEST: usize = 32;

/// Reads JSON, shortened or not.
pub(in crate::format) fn read(text: &str) -> Option<Value> {
    if let Ok(value) = serde_json::from_str(text) {
        return Some(value);
    }
    let quote = if text.contains('"') { b'"' } else { b'\'' };
    let mut reader = Reader { text: text.trim(), at: 0, quote };
    let value = reader.value(DEEPEST)?;
    (reader.at == reader.text.len()).then_some(value)
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
    quote: u8,
}

impl Reader<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn takes(&mut self, byte: u8) -> bool {
        let takes = self.peek() == Some(byte);
        self.at += usize::from(takes);
        takes
    }

    fn value(&mut self, depth: usize) -> Option<Value> {
        match self.peek()? {
            b'{' => self.object(depth.checked_sub(1)?),
            b'[' => self.array(depth.checked_sub(1)?),
            byte if byte == self.quote => self.string().map(Value::String),
            _ => self.word(),
        }
    }

    fn object(&mut self, depth: usize) -> Option<Value> {
        self.at += 1;
        let mut fields = Map::new();
        if self.takes(b'}') {
            return Some(Value::Object(fields));
        }
        loop {
            let name = if self.peek()? == self.quote {
                self.string()?
            } else {
                self.while_(|byte| byte.is_ascii_alphanumeric()).to_owned()
            };
            if name.is_empty() || !self.takes(b':') {
                return None;
            }
            let name = NAMES.iter().find(|(short, _)| *short == name).map_or(name, long);
            fields.insert(name, self.value(depth)?);
            if self.takes(b'}') {
                return Some(Value::Object(fields));
            }
            if !self.takes(b',') {
                return None;
            }
        }
    }

    fn array(&mut self, depth: usize) -> Option<Value> {
        self.at += 1;
        let mut values = Vec::new();
        // Arrays without values are not written: what is left out is an empty object.
        loop {
            let is_nothing = matches!(self.peek()?, b',' | b']');
            let nothing = || Some(Value::Object(Map::new()));
            values.push(if is_nothing { nothing() } else { self.value(depth) }?);
            if self.takes(b']') {
                return Some(Value::Array(values));
            }
            if !self.takes(b',') {
                return None;
            }
        }
    }

    fn string(&mut self) -> Option<String> {
        self.at += 1;
        let mut json = String::from("\"");
        loop {
            let character = self.text[self.at..].chars().next()?;
            self.at += character.len_utf8();
            match character {
                '\\' => {
                    let escaped = self.text[self.at..].chars().next()?;
                    self.at += escaped.len_utf8();
                    if escaped == '\'' {
                        json.push('\'');
                    } else {
                        json.push('\\');
                        json.push(escaped);
                    }
                }
                '"' if self.quote != b'"' => json += "\\\"",
                character if character.is_ascii() && character as u8 == self.quote => {
                    json.push('"');
                    return serde_json::from_str(&json).ok();
                }
                character => json.push(character),
            }
        }
    }

    /// A number, a truth value, or a colour.
    fn word(&mut self) -> Option<Value> {
        let word = self.while_(|byte| !b",]}:[{".contains(&byte));
        let is_colour = word.len() == 6 && word.bytes().all(|byte| byte.is_ascii_hexdigit());
        match word {
            "t" => Some(Value::Bool(true)),
            "f" => Some(Value::Bool(false)),
            "#0" => Some(Value::String("#000000".to_owned())),
            "#F" => Some(Value::String("#FFFFFF".to_owned())),
            _ if is_colour => Some(Value::String(format!("#{word}"))),
            word => serde_json::from_str(word).ok(),
        }
    }

    fn while_(&mut self, takes: impl Fn(u8) -> bool) -> &str {
        let start = self.at;
        while self.peek().is_some_and(&takes) {
            self.at += 1;
        }
        // Both ends stand beside ASCII characters.
        self.text.get(start..self.at).unwrap_or_default()
    }
}

fn long(&(_, long): &(&str, &str)) -> String {
    long.to_owned()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn shortened() {
        let text = r"{id:'x',cs:64,ce:[[{v:1},,{v:'2'}],[,,]],re:[[[0,0]]],l:[{c:34BBE6,th:2,wp:[[0,9],[9,0]]}],ca:[{v:'title: it\'s',h2:f,u:t,c1:#0,c2:#F}]}";
        let expected = json!({
            "id": "x", "cellSize": 64,
            "cells": [[{"value": 1}, {}, {"value": "2"}], [{}, {}, {}]],
            "regions": [[[0, 0]]],
            "lines": [{"color": "#34BBE6", "thickness": 2, "wayPoints": [[0, 9], [9, 0]]}],
            "cages": [{"value": "title: it's", "h2": false, "underlays": true,
                "borderColor": "#000000", "backgroundColor": "#FFFFFF"}],
        });
        assert_eq!(read(text), Some(expected));
        assert_eq!(read(r#"{"a": [1]}"#), Some(json!({"a": [1]})));
    }

    #[test]
    fn broken() {
        for text in
            ["", "{", "{a", "{a:", "{a:1", "[1", "['", "{a:1}}", "{:1}", "{a:ä}", "['\\", "é"]
        {
            assert_eq!(read(text), None, "{text}");
        }
        assert_eq!(read(&"[".repeat(100_000)), None);
    }
}
