//! The rules of a document as lines.

use crate::format::document::Document;
use crate::format::reading::unruled::IS_RULED;
use crate::rules::Shape;

/// The rules beyond houses, a line for each, as `read_rule` reads them.
pub(in crate::format) fn lines(document: &Document) -> Vec<String> {
    // Whoever writes one with rules has been refused before.
    if !IS_RULED {
        return Vec::new();
    }
    let side = u32::from(document.grid.geometry().side());
    // Boards with rules end before: a larger one has none that was read.
    let Ok(shape) = Shape::new(side, side) else { return Vec::new() };
    document.rules.iter().map(|rule| rule.line(shape)).collect()
}
