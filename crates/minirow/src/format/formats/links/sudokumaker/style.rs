//! How SudokuMaker draws what has a meaning: it asks for that in each constraint.

use serde_json::{Value, json};

use super::ids::types;

const BLACK: &str = "#000000";
const GREY: &str = "#aaaaaa";
const SHADE: &str = "#00000033";

/// A constraint with its style, if its type has one.
pub(super) fn styled(mut block: Value) -> Value {
    let style = block.get("type").and_then(Value::as_u64).and_then(style);
    if let (Some(fields), Some(style)) = (block.as_object_mut(), style) {
        fields.insert("style".to_owned(), style);
    }
    block
}

fn style(number: u64) -> Option<Value> {
    let line = |color: &str| json!({ "color": color, "thickness": 0.15 });
    let ends = |thickness: f64, fill: &str, color: &str| {
        let shape =
            json!({ "size": 0.8, "fill": fill, "stroke": { "thickness": 0.02, "color": color } });
        (json!({ "thickness": thickness, "color": color }), shape)
    };
    let with_ends = |thickness, fill, color| {
        let (lines, shape) = ends(thickness, fill, color);
        json!({ "lines": lines, "endPoints": shape })
    };
    let texts = |other: &str| json!({ "text": { "color": BLACK }, other: { "color": BLACK } });
    Some(match number {
        types::DIAGONAL_UP | types::DIAGONAL_DOWN => {
            json!({ "color": "#3399cc", "thickness": 0.02 })
        }
        types::EVEN | types::ODD => json!({ "color": SHADE, "size": 0.8 }),
        types::MAXIMUM | types::MINIMUM => json!({ "color": SHADE }),
        types::THERMOMETER => json!({ "color": "#cccccc", "thickness": 0.3, "bulbRadius": 0.4 }),
        types::CAGES => texts("cage"),
        types::QUADRUPLE => json!({ "singleLine": false }),
        types::DIFFERENT => json!({ "color": SHADE, "offset": 0.1 }),
        types::RENBAN => line("#cc66cc"),
        types::WHISPER => line("#66bb66"),
        types::PALINDROME | types::SEQUENCE => line(GREY),
        types::REGION_SUM => line("#3399cc"),
        types::GROUP_LINES => line("#cc8833"),
        types::BETWEEN => with_ends(0.1, "#ffffff80", GREY),
        types::LOCKOUT => with_ends(0.1, "#e6e6ff80", "#6688cc"),
        types::DOUBLE_ARROW => with_ends(0.05, "#ffffff", GREY),
        types::ARROW => {
            let (_, bulb) = ends(0.05, "#ffffff00", GREY);
            json!({ "bulb": bulb, "arrow": { "thickness": 0.05, "color": GREY, "headSize": 0.35 } })
        }
        types::LITTLE_KILLER => texts("arrow"),
        types::SANDWICH | types::X_SUM | types::SKYSCRAPER | types::NUMBERED_ROOM => {
            json!({ "color": BLACK })
        }
        types::ROW_INDEXER => json!({ "color": "#3399cc55" }),
        types::COLUMN_INDEXER => json!({ "color": "#cc333355" }),
        _ => return None,
    })
}
