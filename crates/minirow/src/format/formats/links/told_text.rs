//! Texts of rules in links that we write: whether they come back beside the rules.

use serde_json::Map;

use super::confirm::is_only_solution;
use super::constraints::Constraints;
use super::extras::DIAGONALS;
use super::fpuzzles_write::{named, told_rules};
use super::sudokupad::drawing::infer::{Fields, infer};
use super::sudokupad::drawing::words::is_about_board;
use crate::board::Extra;
use crate::format::document::Document;
use crate::format::reading::error::quote;
use crate::format::writing::further_rules::FurtherRules;

/// The text of rules, where its link would not be read as the same board: it says what is no rule of the board, or what
/// nobody understands and the board has no only solution, which is that of the document.
pub(in crate::format) fn refusal(document: &Document) -> Option<(&'static str, String)> {
    let text = document.about.rules.as_deref().filter(|text| is_about_board(text))?;
    let FurtherRules { extras, houses, .. } = FurtherRules::of(document.grid.geometry());
    let is_diagonal = |(name, _): &(String, _)| DIAGONALS.contains(&name.as_str());
    let has_diagonals = extras.contains(&Extra::Diagonals) || houses.iter().any(is_diagonal);
    let fields = Fields { rules: &told_rules(document), has_diagonals };
    let cells = named(document);
    let inferred = infer(&Map::new(), text, fields, &cells, &mut Constraints::default());
    let is_asked = !inferred.unread.is_empty() || document.solution.is_some();
    let is_lost =
        !inferred.rules.is_empty() || is_asked && !is_only_solution(document, inferred.bends);
    is_lost.then(|| ("a text of rules that says what the rules say", quote(text)))
}
