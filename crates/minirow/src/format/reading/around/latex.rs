//! Boards in documents of LaTeX: the environment `sudoku`, and tables.
//!
//! ```text
//! \begin{sudoku}
//! |5|3| | |7| | | | |.
//! 5 & 3 & ~ & ~ & 7 & ~ & ~ & ~ & ~ \\ \hline
//! ```
//!
//! Commands and, once a document or an environment has begun, words are passed over.

/// What is known of a document so far.
#[derive(Debug, Default)]
pub(in crate::format) struct Latex {
    has_begun: bool,
}

impl Latex {
    /// Takes in a line; whether it is none of a board.
    pub(in crate::format) fn passes_over(&mut self, line: &str) -> bool {
        let line = line.trim();
        let rest = line.strip_prefix('\\').unwrap_or("");
        self.has_begun |= rest.starts_with("begin{") || rest.starts_with("documentclass");
        let is_command = rest.starts_with(|c: char| c.is_ascii_alphabetic());
        let is_word = |word: &str| word.chars().filter(|c| c.is_alphabetic()).count() > 2;
        let has_words = || line.split_whitespace().any(is_word);
        (is_command || (self.has_begun && has_words())) && self.row(line).is_none()
    }

    /// The cells of a row, with blanks between them; nothing where a line is no row of LaTeX.
    pub(in crate::format) fn row(&self, line: &str) -> Option<String> {
        let line = line.trim();
        let inner = line.strip_prefix('|').and_then(|rest| rest.strip_suffix("|."));
        let cells: Option<Vec<&str>> = match inner.filter(|_| self.has_begun) {
            Some(inner) => inner.split('|').map(cell).collect(),
            None => {
                let (row, rest) = line.rsplit_once("\\\\")?;
                let is_rule = rest.trim().is_empty() || rest.trim_start().starts_with(['\\', '[']);
                row.split('&').map(cell).collect::<Option<_>>().filter(|_| is_rule)
            }
        };
        cells.filter(|cells| cells.len() >= FEWEST_CELLS).map(|cells| cells.join(" "))
    }
}

const FEWEST_CELLS: usize = 4;

/// The sign of a cell: what is left without commands, and braces and dollars around it.
fn cell(field: &str) -> Option<&str> {
    let draws = |c: char| c.is_whitespace() || "{}$~".contains(c);
    let mut rest = field.trim_matches(draws);
    while let Some(command) = rest.strip_prefix('\\') {
        rest = command.trim_start_matches(|c: char| c.is_ascii_alphabetic()).trim_matches(draws);
    }
    match rest {
        "" => Some("."),
        sign => (sign.len() <= 3 && !sign.contains(char::is_whitespace)).then_some(sign),
    }
}
