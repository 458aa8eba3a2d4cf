//! The text of one board.

use std::sync::Arc;

use super::error::{ParseError, is_whole};
use super::known::{Known, Place, RuleLine};
use super::lines::classic;
use super::shape::Shape;
use crate::format::handle::Format;
use crate::format::reading::cut::columns::Columns;
use crate::format::reading::data::node::Found;

/// The text of one board, not read yet: cheap to cut, so that reading can go elsewhere.
#[derive(Clone, Debug)]
pub struct Record {
    /// The number of its first line.
    pub line: u64,
    /// The text.
    pub text: String,
    /// The column where it begins.
    pub(in crate::format) column: usize,
    pub(super) way: Way,
    /// Rules beyond houses that stand in front of boards that are alike.
    pub(super) lines: Arc<[RuleLine]>,
    context: Context,
}

/// What a board needs of the text around it.
#[derive(Clone, Debug, Default)]
pub(in crate::format) enum Context {
    #[default]
    Nothing,
    /// The elements it is in.
    Around(Arc<str>),
    /// The columns of its table.
    Columns(Arc<Columns>),
    /// The board itself, with the places of its cells.
    Found(Arc<Found>),
}

/// How a board is read.
#[derive(Clone, Debug)]
pub(in crate::format) enum Way {
    /// As those before it.
    Alike(Arc<Shape>),
    /// As it tells by itself.
    Alone(Format, Arc<Known>),
}

impl Record {
    /// The text of a board that is written like others.
    ///
    /// # Examples
    /// ```
    /// use minirow::format::{ReadOptions, Reader, Record};
    /// let mut reader = Reader::new(ReadOptions::default());
    /// let first = reader.feed(&".".repeat(81)).remove(0)?;
    /// let second = Record::new(2, "4".repeat(81), first.shape().unwrap().clone());
    /// assert_eq!(second.read()?.grid.values().next(), Some(4));
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    #[must_use]
    pub fn new(line: u64, text: String, shape: Arc<Shape>) -> Self {
        let (way, lines) = (Way::Alike(shape), Arc::default());
        Self { line, text, column: 1, way, lines, context: Context::Nothing }
    }

    /// A board of 9×9 in a line, as [`classic`](Self::classic) and
    /// [`take_classic`](crate::format::Reader::take_classic) give it.
    ///
    /// # Examples
    /// ```
    /// use minirow::format::Record;
    /// let board = [b'.'; 81];
    /// let record = Record::of_classic(1, &board);
    /// assert_eq!(record.classic(), Some(board));
    /// assert_eq!(record.read()?.grid.empty_len(), 81);
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    #[must_use]
    pub fn of_classic(line: u64, board: &[u8; 81]) -> Self {
        let text = String::from_utf8_lossy(board).into_owned() + "\n";
        Self::new(line, text, Arc::new(Shape::of_classic_lines()))
    }

    /// The text of a board in a format whose boards tell all about themselves.
    pub(in crate::format) fn alone(
        place: (u64, usize),
        text: String,
        format: Format,
        known: Arc<Known>,
    ) -> Self {
        let lines = known.lines().clone();
        let way = Way::Alone(format, known);
        Self { line: place.0, text, column: place.1, way, lines, context: Context::Nothing }
    }

    /// With what stands around it.
    pub(in crate::format) fn with(self, context: Context) -> Self {
        Self { context, ..self }
    }

    /// The same board told by a part of its text, which is at this place.
    pub(in crate::format) fn part(&self, (line, column): Place, text: String) -> Self {
        Self { line, column, text, ..self.clone() }
    }

    /// With rules that stand in front of it.
    pub(super) fn with_lines(self, lines: &Arc<[RuleLine]>) -> Self {
        Self { lines: lines.clone(), ..self }
    }

    /// The tags of the elements that it is in.
    pub(in crate::format) fn around(&self) -> &str {
        match &self.context {
            Context::Around(text) => text,
            _ => "",
        }
    }

    /// The columns of its table.
    pub(in crate::format) fn columns(&self) -> Option<&Columns> {
        match &self.context {
            Context::Columns(columns) => Some(columns),
            _ => None,
        }
    }

    /// The board that was found, where it was before it is read.
    pub(in crate::format) fn found(&self) -> Option<&Found> {
        match &self.context {
            Context::Found(found) => Some(found),
            _ => None,
        }
    }

    /// A text of it, if no byte of that was lost: those of another encoding than UTF-8 leave a sign.
    pub(in crate::format) fn whole<'a>(
        &self,
        text: &'a str,
        byte: usize,
    ) -> Result<&'a str, ParseError> {
        if !is_whole(text) {
            let found = "a byte of another encoding";
            return Err(ParseError::new(self.place_of(byte), "text in UTF-8", found));
        }
        Ok(text)
    }

    /// The place of a byte of its text in the whole input.
    pub(in crate::format) fn place_of(&self, byte: usize) -> Place {
        let mut byte = byte.min(self.text.len());
        while !self.text.is_char_boundary(byte) {
            byte -= 1;
        }
        let before = &self.text[..byte];
        let line = self.line + before.matches('\n').count() as u64;
        match before.rsplit_once('\n') {
            Some((_, row)) => (line, row.chars().count() + 1),
            None => (line, self.column + before.chars().count()),
        }
    }

    /// What belongs to it of a line of the whole input, and the column where that begins.
    ///
    /// # Examples
    /// ```
    /// use minirow::format::{ReadOptions, Reader};
    /// let mut reader = Reader::new(ReadOptions::default());
    /// let record = reader.feed(&"x".repeat(81)).remove(0)?;
    /// let (column, text) = record.part_of_line(1).unwrap();
    /// assert_eq!((column, text.len(), record.part_of_line(2)), (1, 81, None));
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    #[must_use]
    pub fn part_of_line(&self, line: u64) -> Option<(usize, &str)> {
        let before = line.checked_sub(self.line)?;
        let text = self.text.lines().nth(usize::try_from(before).ok()?)?;
        Some((if before == 0 { self.column } else { 1 }, text))
    }

    /// How it is written, where that is known before it is read: in formats whose boards tell all
    /// about themselves only [`read_with_shape`](Self::read_with_shape) knows.
    ///
    /// # Examples
    /// ```
    /// use minirow::format::{ReadOptions, Reader};
    /// let mut reader = Reader::new(ReadOptions::default());
    /// let line = reader.feed(&".".repeat(81)).remove(0)?;
    /// assert_eq!(line.shape().unwrap().geometry.side(), 9);
    /// let id = Reader::new(ReadOptions::default()).feed("2x2:1n4").remove(0)?;
    /// assert!(id.shape().is_none());
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    #[must_use]
    pub fn shape(&self) -> Option<&Arc<Shape>> {
        match &self.way {
            Way::Alike(shape) => Some(shape),
            Way::Alone(..) => None,
        }
    }

    /// The board as 81 symbols, where it is one of 9×9 in a line of `1` to `9`, and `.` or `0` for
    /// empty cells: what [`read`](Self::read) says about it, without the work.
    ///
    /// Nothing does not mean that it is another board, but that only reading can tell.
    ///
    /// # Examples
    /// ```
    /// use minirow::format::{ReadOptions, Reader};
    /// let board = "1".to_owned() + &".".repeat(80);
    /// let record = Reader::new(ReadOptions::default()).feed(&board).remove(0)?;
    /// assert_eq!(record.classic().unwrap(), board.as_bytes());
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    #[must_use]
    pub fn classic(&self) -> Option<[u8; 81]> {
        let shape = self.shape().filter(|_| self.lines.is_empty())?;
        classic::of_line(&self.text).filter(|_| classic::is_classic(shape))
    }

    /// Whether a solution stands behind the board that [`classic`](Self::classic) gives.
    ///
    /// # Examples
    /// ```
    /// use minirow::format::{ReadOptions, Reader};
    /// let solved = "417632598923578146586914372879325614241796835635481729398257461162843957754169283";
    /// let puzzle = solved.replace('1', ".");
    /// let line = format!("{puzzle} {solved}");
    /// let record = Reader::new(ReadOptions::default()).feed(&line).remove(0)?;
    /// assert!(record.classic().is_some() && record.holds_solution());
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    #[must_use]
    pub fn holds_solution(&self) -> bool {
        // Remarks are not as long.
        self.text.len() > 2 * 81
    }
}

/// What a text gives out.
pub(in crate::format) type Records = Vec<Result<Record, ParseError>>;

/// All candidates of 255×255 cells take less; a board that goes on is given up.
pub(super) const LONGEST_BOARD: usize = 1 << 27;
