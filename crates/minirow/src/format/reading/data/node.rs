//! What brackets and quotes of a text hold.

use crate::board::Geometry;
use crate::format::reading::error::ParseError;
use crate::format::reading::known::Place;

/// A value of a text.
#[derive(Clone, Debug)]
pub(in crate::format) struct Node {
    pub(in crate::format) place: Place,
    /// The name in front of it: a key, a variable.
    pub(in crate::format) key: Option<String>,
    pub(in crate::format) kind: Kind,
}

#[derive(Clone, Debug)]
pub(in crate::format) enum Kind {
    /// A number, or a sign for an empty cell; that is an empty text.
    Cell(String),
    /// The same, with where it stands.
    Placed(String, Spot),
    /// A text in quotes.
    Text(String),
    /// Cells and texts alone, in brackets.
    Flat(Flat),
    /// A board that may still find its solution.
    Board(Box<Found>),
    /// A layout of irregular blocks.
    Layout(Geometry),
}

/// Row and column of a cell as they are told; for a place among all cells there is no column.
pub(in crate::format) type Spot = (u32, Option<u32>);

/// Values between brackets, none of which is in brackets itself.
#[derive(Clone, Debug)]
pub(in crate::format) struct Flat {
    pub(in crate::format) values: Vec<Node>,
    /// How many values stand before each end of a row, where `;`, `|` or line ends make rows.
    pub(in crate::format) ends: Vec<usize>,
}

/// A board in a text of another kind: its cells as a text in rows, and where they stand.
#[derive(Clone, Debug, Default)]
pub(in crate::format) struct Found {
    pub(in crate::format) rows: Cells,
    pub(in crate::format) name: Option<String>,
    pub(in crate::format) solution: Option<Cells>,
    /// The layout of its blocks, where they are irregular.
    pub(in crate::format) layout: Option<(Place, Geometry)>,
    /// Where a rule is told that makes it another board, and its name.
    pub(in crate::format) rule: Option<(Place, String)>,
    /// What else is told about it, by the names that people use.
    pub(in crate::format) about: Vec<(String, String)>,
}

/// The cells of a board.
#[derive(Clone, Debug, Default)]
pub(in crate::format) struct Cells {
    /// How many rows and columns it has; 0 where the text is as it was found.
    pub(in crate::format) side: usize,
    /// One line for each row, with blanks between the cells of one.
    pub(in crate::format) text: String,
    /// Where each cell stands, or where the text begins.
    pub(in crate::format) places: Vec<Place>,
    /// Whether the cells are numbers.
    pub(super) are_numbers: bool,
}

impl Node {
    /// The sign of a cell, if it is one: empty where the cell is.
    pub(in crate::format) fn cell(&self) -> Option<&str> {
        match &self.kind {
            Kind::Cell(cell) | Kind::Placed(cell, _) => Some(cell),
            Kind::Text(text) => cell_of(text),
            Kind::Flat(_) | Kind::Board(_) | Kind::Layout(_) => None,
        }
    }
}

/// What a text in quotes stands for, as one cell.
fn cell_of(text: &str) -> Option<&str> {
    let text = text.trim();
    let mut characters = text.chars();
    match (characters.next(), characters.next()) {
        (None, _) => Some(""),
        (Some(only), None) if is_empty(only) => Some(""),
        (Some(only), None) if only.is_alphanumeric() => Some(text),
        // The largest board counts up to 255.
        _ => (text.len() <= 3 && text.bytes().all(|byte| byte.is_ascii_digit())).then_some(text),
    }
}

/// Whether a character can only stand for an empty cell.
pub(in crate::format) fn is_empty(character: char) -> bool {
    ".*_-?".contains(character)
}

/// What a text gives out: boards, and what is all but one.
pub(in crate::format) type Finds = Vec<(Place, Result<Found, ParseError>)>;
