//! A game under way: what a player has done, and when.

use crate::board::{Cell, Digit, DigitSet, Geometry};

/// A game under way. Moves make a tree: who takes back and goes on in another way keeps both.
///
/// The digits and marks of a [`Document`](crate::format::Document) are those at [`current`](Self::current);
/// as each [`Change`] knows what was before it, every other position can be reached from there.
///
/// # Examples
/// ```
/// use minirow::{Cell, Digit};
/// use minirow::format::{Bookmark, Change, Move, Play};
/// let change = Change::Digit { cell: Cell::new(3), before: None, after: Digit::new(5) };
/// let mut play = Play::default();
/// play.moves.push(Move::new(None, vec![change]));
/// play.moves.push(Move::new(Some(0), Vec::new()));
/// play.moves.push(Move::new(Some(0), Vec::new()));
/// play.current = Some(2);
/// play.bookmarks.push(Bookmark::new("the start", None));
/// play.seconds = Some(61);
/// assert_eq!(play.path(play.current), [0, 2]);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Play {
    /// What was done, each behind its parent.
    pub moves: Vec<Move>,
    /// The place of the last move that has not been taken back; nothing at the start.
    pub current: Option<usize>,
    /// Positions with names.
    pub bookmarks: Vec<Bookmark>,
    /// How many seconds the game has taken.
    pub seconds: Option<u64>,
    /// The seed that the board was made from.
    pub seed: Option<u64>,
}

/// Something that a player does at once.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Move {
    /// The place of the move it follows; nothing at the start.
    pub parent: Option<usize>,
    /// What it changes.
    pub changes: Vec<Change>,
}

/// What a move changes in a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Change {
    /// The digit.
    Digit {
        /// The cell.
        cell: Cell,
        /// What was there.
        before: Option<Digit>,
        /// What is there behind the move.
        after: Option<Digit>,
    },
    /// The candidates.
    Candidates {
        /// The cell.
        cell: Cell,
        /// What was there.
        before: DigitSet,
        /// What is there behind the move.
        after: DigitSet,
    },
    /// The marks in the corners.
    Corner {
        /// The cell.
        cell: Cell,
        /// What was there.
        before: DigitSet,
        /// What is there behind the move.
        after: DigitSet,
    },
    /// The marks in the centre.
    Centre {
        /// The cell.
        cell: Cell,
        /// What was there.
        before: DigitSet,
        /// What is there behind the move.
        after: DigitSet,
    },
    /// The colours.
    Colours {
        /// The cell.
        cell: Cell,
        /// What was there.
        before: Vec<u8>,
        /// What is there behind the move.
        after: Vec<u8>,
    },
}

/// A position that a player wants to find again.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Bookmark {
    /// What it is called.
    pub name: String,
    /// The place of the move that leads there; nothing for the start.
    pub at: Option<usize>,
}

impl Move {
    /// These changes at once, after the move in this place.
    ///
    /// # Examples
    /// ```
    /// use minirow::format::Move;
    /// assert_eq!(Move::new(None, Vec::new()).parent, None);
    /// ```
    #[must_use]
    pub fn new(parent: Option<usize>, changes: Vec<Change>) -> Self {
        Self { parent, changes }
    }
}

impl Bookmark {
    /// The position after the move in this place.
    ///
    /// # Examples
    /// ```
    /// use minirow::format::Bookmark;
    /// assert_eq!(Bookmark::new("the start", None).name, "the start");
    /// ```
    #[must_use]
    pub fn new(name: impl Into<String>, at: Option<usize>) -> Self {
        Self { name: name.into(), at }
    }
}

impl Play {
    /// The places of the moves that lead from the start to this one.
    ///
    /// A parent that does not stand in front of its move ends the way.
    ///
    /// # Examples
    /// ```
    /// use minirow::format::{Move, Play};
    /// let mut play = Play::default();
    /// play.moves.push(Move::new(None, Vec::new()));
    /// play.moves.push(Move::new(Some(0), Vec::new()));
    /// assert_eq!(play.path(Some(1)), [0, 1]);
    /// assert!(play.path(None).is_empty());
    /// ```
    #[must_use]
    pub fn path(&self, last: Option<usize>) -> Vec<usize> {
        let parent =
            |&place: &usize| self.moves.get(place)?.parent.filter(|&parent| parent < place);
        let last = last.filter(|&last| last < self.moves.len());
        let mut path: Vec<usize> = std::iter::successors(last, parent).collect();
        path.reverse();
        path
    }

    /// What is wrong with it on a board of this geometry: what is expected, and what is there.
    pub(super) fn fault(&self, geometry: &Geometry) -> Option<(&'static str, String)> {
        let number = |place: usize| format!("move {}", place.saturating_add(1));
        for (place, Move { parent, changes }) in self.moves.iter().enumerate() {
            if let Some(parent) = parent.filter(|&parent| parent >= place) {
                let found = format!("{} behind {}", number(place), number(parent));
                return Some(("moves that follow earlier ones", found));
            }
            for change in changes {
                let (cell, digits) = change.touches();
                if cell.index() >= geometry.cell_count() {
                    let found = format!("cell {} in {}", cell.index() + 1, number(place));
                    return Some(("moves in cells of the board", found));
                }
                if digits != digits & geometry.all_digits() {
                    let found = format!("others in {}", number(place));
                    return Some(("moves with digits of the board", found));
                }
            }
        }
        let places = self.bookmarks.iter().map(|bookmark| bookmark.at).chain([self.current]);
        let missing = places.flatten().find(|&place| place >= self.moves.len());
        missing.map(|place| ("places in the tree of moves", number(place)))
    }
}

impl Change {
    /// The cell, and the digits that come or go.
    fn touches(&self) -> (Cell, DigitSet) {
        match self {
            Self::Digit { cell, before, after } => {
                let mut digits = DigitSet::EMPTY;
                before.iter().chain(after).for_each(|&digit| digits.insert(digit));
                (*cell, digits)
            }
            Self::Candidates { cell, before, after }
            | Self::Corner { cell, before, after }
            | Self::Centre { cell, before, after } => (*cell, *before | *after),
            Self::Colours { cell, .. } => (*cell, DigitSet::EMPTY),
        }
    }
}
