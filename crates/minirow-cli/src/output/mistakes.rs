//! Mistakes of a player as lines, and in JSON.

use minirow::Names;
use minirow::logic::Mistake;
use serde::Serialize;

/// Mistakes, a line each.
pub(crate) fn mistake_lines(mistakes: &[Mistake], names: &Names<'_>) -> String {
    mistakes.iter().map(|mistake| format!("mistake: {}\n", mistake.explain(names))).collect()
}

#[derive(Serialize)]
pub(crate) struct MistakeRecord {
    mistake: String,
    cells: Vec<String>,
}

impl MistakeRecord {
    pub(crate) fn of(mistakes: &[Mistake], names: &Names<'_>) -> Vec<Self> {
        let record = |mistake: &Mistake| Self {
            mistake: mistake.explain(names),
            cells: mistake.cells().iter().map(|&cell| names.cell(cell)).collect(),
        };
        mistakes.iter().map(record).collect()
    }
}
