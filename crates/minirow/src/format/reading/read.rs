//! Reads texts: whole ones, and those of single boards.

use std::iter;
use std::str::FromStr;
use std::sync::Arc;

use super::error::ParseError;
use super::known::{Known, read_lines};
use super::options::ReadOptions;
use super::record::{Record, Way};
use super::remedy::Remedy;
use super::shape::Shape;
use super::unruled::{IS_RULED, unruled};
use crate::board::{Geometry, Grid};
use crate::format::document::Document;
use crate::format::empty;
use crate::format::reading::lines::classic;
use crate::format::reading::lines::text::Text;
use crate::format::reading::stream::reader::Reader;
use crate::rules::{BoardError, Rule};

/// Reads a text with one board.
///
/// # Errors
/// [`ParseError`] where the text is no board, more than one, or not told apart from another.
///
/// # Examples
/// ```
/// use minirow::format::{ReadOptions, read};
/// let document = read("
///     1 . | . .
///     . . | 2 .
///     ----+----
///     . 3 | . .
///     . . | . 4
/// ", &ReadOptions::default())?;
/// assert_eq!(document.grid.empty_len(), 12);
/// # Ok::<(), minirow::format::ParseError>(())
/// ```
pub fn read(text: &str, options: &ReadOptions) -> Result<Document, ParseError> {
    let mut boards = read_all(text, options).into_iter();
    let nothing = || Err(ParseError::new((1, 1), "a board", "nothing"));
    let board = boards.next().unwrap_or_else(nothing)?;
    match boards.next() {
        None => Ok(board),
        Some(Err(error)) => Err(error),
        Some(Ok(_)) => Err(ParseError::new((1, 1), "one board", "several")),
    }
}

/// Reads every board of a text.
///
/// # Examples
/// ```
/// use minirow::format::{ReadOptions, read_all};
/// let two = format!("{0}\n{0}\n", ".".repeat(81));
/// assert_eq!(read_all(&two, &ReadOptions::default()).len(), 2);
/// ```
#[must_use]
pub fn read_all(text: &str, options: &ReadOptions) -> Vec<Result<Document, ParseError>> {
    // Each is read before the next is cut: a few bytes can tell of a geometry that takes many.
    let records = Reader::new(options.clone()).records(text);
    records.map(|record| record.and_then(|record| record.read())).collect()
}

impl Reader {
    /// The boards of a whole text, each cut when it is asked for.
    ///
    /// # Examples
    /// ```
    /// use minirow::format::{ReadOptions, Reader};
    /// let text = "12............4.\nAAAB\nABBB\nCCCD\nCDDD\n";
    /// let records: Vec<_> = Reader::new(ReadOptions::default()).records(text).collect();
    /// assert_eq!(records.len(), 1);
    /// ```
    pub fn records(
        mut self,
        text: &str,
    ) -> impl Iterator<Item = Result<Record, ParseError>> + use<'_> {
        let mut rest = Some(text);
        let records = iter::from_fn(move || {
            let text = rest?;
            if let Some((bytes, record)) = self.take_jigsaw(text.as_bytes()) {
                rest = Some(&text[bytes..]);
                return Some(vec![record]);
            }
            if text.is_empty() {
                rest = None;
                return Some(self.finish());
            }
            let end = text.find('\n').map_or(text.len(), |end| end + 1);
            let (line, behind) = text.split_at(end);
            rest = Some(behind);
            Some(lines(line).flat_map(|line| self.feed(line)).collect())
        });
        records.flatten()
    }
}

/// The lines of a text, whichever system has ended them: by line feeds, with carriage returns before
/// them or not, or by carriage returns alone.
///
/// # Examples
/// ```
/// use minirow::format::lines;
/// let text = "1...\r.2..\r\n..3.\n\r...4";
/// assert_eq!(lines(text).collect::<Vec<_>>(), ["1...", ".2..", "..3.", "", "...4"]);
/// ```
pub fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().flat_map(|line| line.trim_end_matches('\r').split('\r'))
}

/// Reads one board; what its text does not tell is an error.
impl FromStr for Grid {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        if let Some(grid) =
            Self::of_classic_line(&Geometry::classic(), text.trim_ascii().as_bytes())
        {
            return Ok(grid);
        }
        read(text, &ReadOptions::default()).map(|document| document.grid)
    }
}

impl Record {
    /// Reads the board.
    ///
    /// # Errors
    /// [`ParseError`] with its place in the whole input.
    ///
    /// # Examples
    /// ```
    /// use minirow::format::{ReadOptions, Reader};
    /// let mut reader = Reader::new(ReadOptions::default());
    /// let line = "1.......................................................................2........";
    /// let record = reader.feed(line).remove(0)?;
    /// assert_eq!(record.read()?.grid.empty_len(), 79);
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    pub fn read(&self) -> Result<Document, ParseError> {
        self.read_with_shape().map(|(document, _)| document)
    }

    /// Reads the board, and tells how it is written.
    ///
    /// # Errors
    /// [`ParseError`] with its place in the whole input.
    ///
    /// # Examples
    /// ```
    /// use minirow::format::{ReadOptions, Reader};
    /// let mut reader = Reader::new(ReadOptions::default());
    /// let record = reader.feed("2x3:1zh6").remove(0)?;
    /// let (document, shape) = record.read_with_shape()?;
    /// assert_eq!((document.grid.empty_len(), shape.symbols.to_string()), (34, "1-6".to_owned()));
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    pub fn read_with_shape(&self) -> Result<(Document, Arc<Shape>), ParseError> {
        let Way::Alone(format, known) = &self.way else { return self.read_like_others() };
        let alone = format.alone().expect("the format of a board that tells all");
        let (mut document, shape) = alone.read(self, known)?;
        self.add_lines(&mut document)?;
        self.heed_rules(&document, known)?;
        Ok((document, Arc::new(shape)))
    }

    fn read_like_others(&self) -> Result<(Document, Arc<Shape>), ParseError> {
        let Way::Alike(shape) = &self.way else { unreachable!("a board that tells all by itself") };
        let document = read_alike(self.line, &self.text, shape);
        let mut document = document.map_err(|error| self.helped(error, shape))?;
        self.add_lines(&mut document)?;
        Ok((document, shape.clone()))
    }

    /// Adds the rules that stand in front of it.
    fn add_lines(&self, document: &mut Document) -> Result<(), ParseError> {
        document.rules.extend(read_lines(&self.lines, document.grid.geometry())?);
        Ok(())
    }

    /// Rules that nobody heeds would make another board.
    fn heed_rules(&self, document: &Document, known: &Known) -> Result<(), ParseError> {
        let (rules, geometry) = (&document.rules, document.grid.geometry());
        if rules.is_empty() {
            return Ok(());
        }
        let place = (self.line, self.column);
        if known.options.rules {
            if !IS_RULED {
                return Err(unruled(place, Rule::list(rules)));
            }
            return match BoardError::of_size(geometry) {
                Ok(()) => Ok(()),
                Err(_) if geometry.is_square() => {
                    let expected = "at most 25 rows on a board with rules beyond houses";
                    Err(ParseError::new(place, expected, geometry.side()))
                }
                Err(error) => {
                    Err(ParseError::new(place, "a smaller board with rules beyond houses", error))
                }
            };
        }
        let expected = "a board without rules beyond houses";
        Err(ParseError::new(place, expected, Rule::list(rules)))
    }

    /// An error with a remedy that leads on, if there is one.
    fn helped(&self, error: ParseError, shape: &Arc<Shape>) -> ParseError {
        let error = error.tried(|remedy| match *remedy {
            Remedy::Empty(sign) => {
                read_alike(1, &empty::plain(&self.text, Some(sign)), shape).is_ok()
            }
            _ => true,
        });
        let is_helpless = error.remedy().is_none();
        if is_helpless && reads_alone(&self.text) { error.with(Remedy::Mixed) } else { error }
    }
}

/// Whether a text is a board, whatever those before it are.
fn reads_alone(text: &str) -> bool {
    let mut reader = Reader::of_part(Known::default());
    let mut records: Vec<_> = text.lines().flat_map(|line| reader.feed(line)).collect();
    records.extend(reader.finish());
    let is_board = |record: &Record| match &record.way {
        Way::Alike(shape) => read_alike(1, &record.text, shape).is_ok(),
        Way::Alone(..) => false,
    };
    matches!(&records[..], [Ok(record)] if is_board(record))
}

/// Reads a board that is written like others.
fn read_alike(line: u64, text: &str, shape: &Shape) -> Result<Document, ParseError> {
    let plain = text.strip_suffix('\n').unwrap_or(text).as_bytes();
    if classic::is_classic(shape)
        && let Some(grid) = Grid::of_classic_line(&shape.geometry, plain)
    {
        return Ok(Document::from(grid));
    }
    let text = Text::new(line, text, shape.dash_row);
    let alike = shape.format.alike().expect("the format of boards that are alike");
    alike.read(&text, shape)
}
