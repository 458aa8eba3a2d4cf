//! Mistakes of a player as lines.

use minirow::Names;
use minirow::logic::Mistake;

/// Mistakes, a line each.
pub(crate) fn mistake_lines(mistakes: &[Mistake], names: &Names<'_>) -> String {
    mistakes.iter().map(|mistake| format!("mistake: {}\n", mistake.explain(names))).collect()
}
