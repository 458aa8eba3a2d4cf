//! JSON objects as columns of texts.

use std::borrow::Cow;

use anyhow::Context;
use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, Visitor};
use serde_json::value::RawValue;

use crate::Texts;

/// The values of objects by name: texts without quotes, all others as their JSON; nothing for null.
///
/// # Errors
/// Where a row is no object, or has a name that is not among these.
pub(crate) fn read(objects: &Texts, names: &[String], first: u64) -> anyhow::Result<Vec<Texts>> {
    let mut columns = vec![Texts::default(); names.len()];
    let mut values = Vec::with_capacity(names.len());
    for (row, object) in objects.iter().enumerate() {
        values.clear();
        values.resize(names.len(), None);
        if let Some(object) = object {
            let mut json = serde_json::Deserializer::from_str(object);
            Fields { names, values: &mut values }
                .deserialize(&mut json)
                .and_then(|()| json.end())
                .with_context(|| format!("row {}: a JSON object", first + row as u64))?;
        }
        for (column, value) in columns.iter_mut().zip(&values) {
            column.push(value.as_deref());
        }
    }
    Ok(columns)
}

struct Fields<'a, 'de> {
    names: &'a [String],
    values: &'a mut [Option<Cow<'de, str>>],
}

impl<'de> DeserializeSeed<'de> for Fields<'_, 'de> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, json: D) -> Result<(), D::Error> {
        json.deserialize_map(self)
    }
}

impl<'de> Visitor<'de> for Fields<'_, 'de> {
    type Value = ();

    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("an object")
    }

    fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<(), M::Error> {
        let mut next = 0;
        while let Some(Key(name)) = map.next_key()? {
            // Objects mostly have their names in the same order.
            let place = match self.names.get(next) {
                Some(known) if *known == name => next,
                _ => self.names.iter().position(|known| *known == name).ok_or_else(|| {
                    M::Error::custom(format!("expected one of the columns, found '{name}'"))
                })?,
            };
            next = place + 1;
            self.values[place] = unquoted(map.next_value()?).map_err(M::Error::custom)?;
        }
        Ok(())
    }
}

/// A name, borrowed where it has no escapes.
#[derive(serde::Deserialize)]
struct Key<'a>(#[serde(borrow)] Cow<'a, str>);

fn unquoted(value: &RawValue) -> serde_json::Result<Option<Cow<'_, str>>> {
    let text = value.get();
    Ok(match text.strip_prefix('"').and_then(|text| text.strip_suffix('"')) {
        Some(inner) if !inner.contains('\\') => Some(Cow::Borrowed(inner)),
        Some(_) => Some(Cow::Owned(serde_json::from_str(text)?)),
        None if text == "null" => None,
        None => Some(Cow::Borrowed(text)),
    })
}
