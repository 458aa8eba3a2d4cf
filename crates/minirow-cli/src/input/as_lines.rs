//! Which boards of 9×9 come as lines of symbols.

use minirow::format::{Reader, Record};

/// Which boards of 9×9 come as lines of symbols, apart from the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lines {
    None,
    /// Those that stand alone in their lines.
    Alone,
    /// Those beside which no solution stands.
    Unsolved,
    /// Those beside anything in a table as well.
    Any,
}

impl Lines {
    /// Whether the boards that come next are taken as lines.
    pub(crate) fn takes_from(self, reader: &Reader) -> bool {
        match self {
            Self::None => false,
            Self::Alone => !reader.holds_more(),
            Self::Unsolved => !reader.holds_solution(),
            Self::Any => true,
        }
    }

    /// Whether a board is taken as a line.
    pub(crate) fn takes(self, record: &Record) -> bool {
        match self {
            Self::None => false,
            Self::Alone | Self::Unsolved => !record.holds_solution(),
            Self::Any => true,
        }
    }
}
