//! How SudokuMaker draws what has a meaning: it asks for that in each constraint.

use serde_json::Value;

use super::ids::types;
use crate::rules::links::blocks;

/// A constraint with its style, if its type has one.
pub(super) fn styled(mut block: Value) -> Value {
    let style = block.get("type").and_then(Value::as_u64).and_then(style);
    if let (Some(fields), Some(style)) = (block.as_object_mut(), style) {
        fields.insert("style".to_owned(), style);
    }
    block
}

fn style(code: u64) -> Option<Value> {
    let style = match code {
        types::DIAGONAL_UP | types::DIAGONAL_DOWN => "{'color': '#3399cc', 'thickness': 0.02}",
        types::DIFFERENT => "{'color': '#00000033', 'offset': 0.1}",
        code => blocks().find(|row| row.code == code)?.style,
    };
    serde_json::from_str(&style.replace('\'', "\"")).ok()
}
