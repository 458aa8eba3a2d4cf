//! What a puzzle has beyond what is known here, counted and named.

use serde_json::Value;

/// Names of constraints, each with how often it stands.
#[derive(Debug, Default)]
pub(in crate::format) struct Constraints(Vec<(String, usize)>);

impl Constraints {
    /// Adds as many of a name as a field tells: the length of a list, or one; nothing where it is
    /// empty or off.
    pub(super) fn add(&mut self, name: &str, value: &Value) {
        let count = match value {
            Value::Null | Value::Bool(false) => 0,
            Value::Array(values) => values.len(),
            Value::Object(fields) => usize::from(!fields.is_empty()),
            Value::String(text) => usize::from(!text.is_empty()),
            _ => 1,
        };
        self.count(name, count);
    }

    /// Adds so many of a name.
    pub(in crate::format) fn count(&mut self, name: &str, count: usize) {
        if count == 0 {
            return;
        }
        // A name comes from the link: no longer than anybody reads.
        let name: String = name.chars().filter(|c| !c.is_control()).take(40).collect();
        match self.0.iter_mut().find(|(known, _)| *known == name) {
            Some((_, known)) => *known += count,
            None => self.0.push((name, count)),
        }
    }

    /// All of them in words.
    pub(in crate::format) fn told(&self) -> Option<String> {
        const MOST: usize = 20;
        let names = self.0.iter().take(MOST).map(|(name, count)| match count {
            1 => name.clone(),
            count => format!("{count} {name}"),
        });
        let mut told = names.collect::<Vec<_>>().join(", ");
        if self.0.len() > MOST {
            told += &format!(" and {} others", self.0.len() - MOST);
        }
        (!told.is_empty()).then_some(told)
    }
}
