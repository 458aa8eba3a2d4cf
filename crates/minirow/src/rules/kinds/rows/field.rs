//! The field of f-puzzles that holds a kind of rule, read and written by the same row.

use super::of::Of;

/// A field of f-puzzles, or of one of its extensions.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Field {
    pub(crate) of: Of,
    pub(crate) name: &'static str,
    pub(crate) entry: Entry,
    pub(crate) number: Number,
    /// Whether it is only for boards whose digits are three parts alike.
    pub(crate) is_for_thirds: bool,
    /// What extensions call the part that they draw beside the field, as players see no other: the first for the
    /// usual number, the next for one less and so on, the last for all others. None where f-puzzles itself draws it.
    pub(crate) calls: &'static [&'static str],
    /// The colour of that part, or the sign behind a number beside the board. None where it has that of its lines.
    pub(crate) look: Option<&'static str>,
}

/// What of a rule an entry of a field, or of another list, holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Entry {
    /// Its cells, in any order.
    Group,
    /// Its cells, and those that are the same.
    Clones,
    /// The cells around a corner, and its numbers.
    Corner,
    Line,
    /// A line; those that meet are one rule.
    Set,
    /// A bulb, and a line from there.
    Arrow,
    /// Two cells.
    Pair,
    /// One of its cells; all entries are one rule.
    Cell,
    /// The same, where cells of one rule are not compared with each other.
    Extreme,
    /// The cell that tells a place in its row, column or block.
    Indexer,
    /// The place beside the board of a row or column.
    Clue,
    /// The place beside the board of a diagonal.
    Diagonal,
    /// Nothing: the field is on, as it is about the whole board.
    Flag,
}

/// The number of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Number {
    None,
    /// One is told.
    Told,
    /// This one, where none is told.
    Usual(u32),
    /// Half of the side of the board, rounded up, where none is told.
    Half,
    /// One that a sign stands for.
    Sign(&'static str),
}

impl Number {
    /// The number where none is told, on a board of this side.
    pub(crate) fn usual(self, side: u8) -> Option<u32> {
        match self {
            Self::Usual(usual) => Some(usual),
            Self::Half => Some(side.div_ceil(2).into()),
            Self::None | Self::Told | Self::Sign(_) => None,
        }
    }
}

impl Field {
    /// A field of rules of this name, without a number.
    pub(crate) const fn new(rules: &'static str, name: &'static str, entry: Entry) -> Self {
        let of = Of::all(rules);
        let (number, is_for_thirds, calls, look) = (Number::None, false, &[], None);
        Self { of, name, entry, number, is_for_thirds, calls, look }
    }

    /// For those with this number alone.
    pub(crate) const fn only(self, number: u32) -> Self {
        Self { of: Of::only(self.of.name, number), ..self }
    }

    /// With a number.
    pub(crate) const fn number(self, number: Number) -> Self {
        Self { number, ..self }
    }

    /// Only for boards whose digits are three parts alike.
    pub(crate) const fn for_thirds(self) -> Self {
        Self { is_for_thirds: true, ..self }
    }

    /// With a part that extensions call so.
    pub(crate) const fn called(self, calls: &'static [&'static str]) -> Self {
        Self { calls, ..self }
    }

    /// Where that part has a look of its own.
    pub(crate) const fn look(self, look: &'static str) -> Self {
        Self { look: Some(look), ..self }
    }
}
