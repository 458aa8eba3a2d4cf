//! Items about the whole board.

use super::item::Item;
use super::reader::Reader;
use crate::rules::{ReadError, Rule};

/// A rule about the whole board; it has no arguments.
pub(super) fn global(reader: &mut Reader, item: &Item, rule: Rule) -> Result<(), ReadError> {
    if let Some(extra) = item.arguments.iter().find(|token| !token.text.is_empty()) {
        return Err(extra.wrong("no argument"));
    }
    if reader.is_new(&item.kind, item.kind.text.clone(), String::new())? {
        reader.push(rule);
    }
    Ok(())
}
