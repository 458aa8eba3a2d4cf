//! Values of JSON that know where they stand.

use std::collections::HashSet;
use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::value::RawValue;

use crate::format::reading::error::{ParseError, quote};
use crate::format::reading::known::Place;
use crate::format::reading::record::Record;

/// A value inside the text of a record.
#[derive(Clone, Copy, Debug)]
pub(in crate::format) struct Value<'a> {
    record: &'a Record,
    /// The value as it is written.
    pub(in crate::format) text: &'a str,
}

impl<'a> Value<'a> {
    /// The whole text of a record, once it has shown to be one value.
    pub(in crate::format) fn of(record: &'a Record) -> Result<Self, ParseError> {
        let whole = Self { record, text: &record.text };
        let raw: &RawValue = whole.parsed("a value of JSON")?;
        Ok(whole.part(raw))
    }

    /// A value inside of this one.
    pub(in crate::format) fn part(&self, raw: &'a RawValue) -> Self {
        Self { record: self.record, text: raw.get() }
    }

    /// This value as a type, which people call so.
    pub(super) fn parsed<T: serde::Deserialize<'a>>(
        &self,
        expected: &str,
    ) -> Result<T, ParseError> {
        serde_json::from_str(self.text).map_err(|error| self.fault(&error, expected))
    }

    /// The values of an array of at most so many.
    pub(in crate::format) fn elements(
        &self,
        expected: &str,
        most: usize,
    ) -> Result<Vec<Self>, ParseError> {
        if !self.is_array() {
            return Err(self.error(expected));
        }
        let raw = Elements(most).deserialize(&mut serde_json::Deserializer::from_str(self.text));
        let raw = raw.map_err(|error| self.fault(&error, expected))?;
        Ok(raw.into_iter().map(|raw| self.part(raw)).collect())
    }

    /// The fields of an object, in order; each name stands once.
    pub(super) fn members(&self, expected: &str) -> Result<Vec<(String, Self)>, ParseError> {
        if !self.is_object() {
            return Err(self.error(expected));
        }
        let raw = Members.deserialize(&mut serde_json::Deserializer::from_str(self.text));
        let raw = raw.map_err(|error| self.fault(&error, expected))?;
        let mut names = HashSet::new();
        let mut members = Vec::with_capacity(raw.len());
        for (name, raw) in raw {
            let value = self.part(raw);
            if !names.insert(name.clone()) {
                let found = format!("{} once more", quote(&name));
                return Err(ParseError::new(value.place(), "each field once", found));
            }
            members.push((name, value));
        }
        Ok(members)
    }

    pub(in crate::format) fn string(&self, expected: &str) -> Result<String, ParseError> {
        if self.is_string() { self.parsed(expected) } else { Err(self.error(expected)) }
    }

    pub(super) fn is_array(&self) -> bool {
        self.text.starts_with('[')
    }

    pub(in crate::format) fn is_object(&self) -> bool {
        self.text.starts_with('{')
    }

    pub(in crate::format) fn is_string(&self) -> bool {
        self.text.starts_with('"')
    }

    pub(in crate::format) fn is_number(&self) -> bool {
        self.text.starts_with(|c: char| c.is_ascii_digit() || c == '-')
    }

    pub(in crate::format) fn is_null(&self) -> bool {
        self.text == "null"
    }

    /// Where it begins in the whole input.
    pub(in crate::format) fn place(&self) -> Place {
        self.place_of(0)
    }

    /// The place of a byte of it.
    pub(in crate::format) fn place_of(&self, byte: usize) -> Place {
        let record = self.record;
        // A value is a part of the text of its record.
        let start = self.text.as_ptr() as usize - record.text.as_ptr() as usize;
        let before = &record.text[..start + byte];
        let line = record.line + before.matches('\n').count() as u64;
        match before.rsplit_once('\n') {
            Some((_, row)) => (line, row.chars().count() + 1),
            None => (line, record.column + before.chars().count()),
        }
    }

    /// The byte of a text in quotes at which this line and column of it stand.
    pub(super) fn byte_in_string(&self, line: u64, column: usize) -> usize {
        let mut place = (1, 1);
        let mut rest = self.text[1..].char_indices();
        while let Some((byte, character)) = rest.next() {
            if place >= (line, column) {
                return byte + 1;
            }
            let escaped = if character == '\\' { rest.next() } else { None };
            match escaped {
                Some((_, 'n')) => place = (place.0 + 1, 1),
                Some((byte, 'u')) => {
                    let digits = |from: usize| self.text.get(from..from + 4);
                    rest.nth(3);
                    // A character beyond the first 65,536 takes two of these.
                    let first = digits(byte + 2).and_then(|d| u32::from_str_radix(d, 16).ok());
                    if first.is_some_and(|first| (0xd800..0xdc00).contains(&first)) {
                        rest.nth(5);
                    }
                    place.1 += 1;
                }
                _ => place.1 += 1,
            }
        }
        self.text.len().saturating_sub(1)
    }

    /// It is not what was expected.
    pub(in crate::format) fn error(&self, expected: impl fmt::Display) -> ParseError {
        ParseError::new(self.place(), expected, shown(self.text))
    }

    /// What is wrong inside of it, in our words.
    fn fault(&self, error: &serde_json::Error, expected: &str) -> ParseError {
        if error.is_eof() {
            let place = self.place_of(self.text.len());
            return ParseError::new(place, "the end of the value", "the end of the text");
        }
        let lines = self.text.split_inclusive('\n').take(error.line().saturating_sub(1));
        let start: usize = lines.map(str::len).sum();
        let mut byte = (start + error.column().saturating_sub(1)).min(self.text.len());
        while !self.text.is_char_boundary(byte) {
            byte -= 1;
        }
        let place = self.place_of(byte);
        let message = error.to_string();
        let message = message.rsplit_once(" at line ").map_or(message.as_str(), |(told, _)| told);
        match (message.strip_prefix("expected "), self.text[byte..].chars().next()) {
            (Some(expected), Some(found)) => {
                ParseError::new(place, expected, shown(found.encode_utf8(&mut [0; 4])))
            }
            _ => match message.split_once(", expected ") {
                Some((found, expected)) if message.starts_with("unknown field") => {
                    ParseError::new(place, expected, found)
                }
                split => {
                    ParseError::new(place, expected, split.map_or(message, |(found, _)| found))
                }
            },
        }
    }
}

/// Reads an array of at most so many values.
struct Elements(usize);

impl<'de> DeserializeSeed<'de> for Elements {
    type Value = Vec<&'de RawValue>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        deserializer.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for Elements {
    type Value = Vec<&'de RawValue>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "an array of at most {} values", self.0)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut values: A) -> Result<Self::Value, A::Error> {
        let mut elements = Vec::new();
        while let Some(value) = values.next_element()? {
            if elements.len() == self.0 {
                return Err(A::Error::custom(format_args!("more than {} values", self.0)));
            }
            elements.push(value);
        }
        Ok(elements)
    }
}

/// Reads the fields of an object.
struct Members;

impl<'de> DeserializeSeed<'de> for Members {
    type Value = Vec<(String, &'de RawValue)>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        deserializer.deserialize_map(self)
    }
}

impl<'de> Visitor<'de> for Members {
    type Value = Vec<(String, &'de RawValue)>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Self::Value, A::Error> {
        let mut members = Vec::new();
        while let Some(member) = fields.next_entry()? {
            members.push(member);
        }
        Ok(members)
    }
}

/// A piece of JSON for a message.
fn shown(text: &str) -> String {
    quote(text).replace("\\\"", "\"")
}
