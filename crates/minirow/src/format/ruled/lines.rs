//! The rules of a document as lines.

use crate::format::document::Document;
use crate::format::reading::unruled::IS_RULED;
use crate::rules::Shape;

impl Document {
    /// The rules beyond houses, a line for each, as [`read_rule`](crate::format::read_rule) reads them.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Grid, format::Document, rules::{Rule, kinds::Cage}};
    /// let mut document = Document::from("12.. .... ..3. ...4".parse::<Grid>()?);
    /// document.rules.push(Rule::Cage(Cage { cells: vec![2, 3], sum: 7 }));
    /// assert_eq!(document.rule_lines(), ["cage 7 r1c3 r1c4"]);
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    #[must_use]
    pub fn rule_lines(&self) -> Vec<String> {
        // Whoever writes one with rules has been refused before.
        if !IS_RULED {
            return Vec::new();
        }
        let side = u32::from(self.grid.geometry().side());
        // Boards with rules end before: a larger one has none that was read.
        let Ok(shape) = Shape::new(side, side) else { return Vec::new() };
        self.rules.iter().map(|rule| rule.line(shape)).collect()
    }
}
