//! Cuts a stream of lines into boards.

use std::sync::Arc;

use super::classic;
use super::line::heading_side;
use super::sniff::{sniff, uses_dash};
use super::symbols::MOST_SYMBOLS;
use super::text::{Text, is_blank, is_comment, is_frame};
use super::{Document, ParseError, ReadOptions, Shape};

/// Takes lines one by one and gives out the text of one board after the other.
///
/// How the boards are written is found out at the first one and holds for the rest, unless
/// [`ReadOptions::mixed`] is set. Memory holds the lines of one board.
///
/// # Examples
/// ```
/// use pencilmark::format::{ReadOptions, Reader};
/// let mut reader = Reader::new(ReadOptions::default());
/// let mut boards = Vec::new();
/// for line in ["12..|....|..1.|2..3", "# a comment", "1...|....|....|..x.", "1..|2"] {
///     boards.extend(reader.feed(line));
/// }
/// boards.extend(reader.finish());
/// let read: Vec<bool> = boards.into_iter().map(|board| board.and_then(|b| b.read()).is_ok()).collect();
/// assert_eq!(read, [true, true, false]);
/// ```
#[derive(Debug)]
pub struct Reader {
    options: ReadOptions,
    shape: Option<Arc<Shape>>,
    /// The line that comes next.
    line: u64,
    pending: Pending,
    failed: bool,
}

/// The text of one board, not read yet: cheap to cut, so that reading can go elsewhere.
#[derive(Clone, Debug)]
pub struct Record {
    /// The number of its first line.
    pub line: u64,
    /// The text.
    pub text: String,
    /// How it is written.
    pub shape: Arc<Shape>,
}

/// What draws the top of a board takes less; more is dropped.
const LONGEST_FRAME: usize = 1 << 20;

/// All candidates of 255×255 cells take less; a text that goes on is given up.
const LONGEST_BOARD: usize = 1 << 27;

#[derive(Debug, Default)]
struct Pending {
    first_line: u64,
    text: String,
    /// Rows so far: lines that are no comment and no frame.
    rows: usize,
    /// Symbols in the first row.
    cells: usize,
    /// Symbols, or groups of them, in the first row.
    width: usize,
    /// After how many rows the format shows.
    enough: usize,
    /// The rows before the first empty line.
    band: Option<usize>,
    /// How many dashes make a row, once `-` has shown as an empty cell.
    dash_row: usize,
    /// Whether the last line was empty.
    after_gap: bool,
}

impl Record {
    /// Reads the board.
    ///
    /// # Errors
    /// [`ParseError`] with its place in the whole input.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::format::{ReadOptions, Reader};
    /// let mut reader = Reader::new(ReadOptions::default());
    /// let line = "1.......................................................................2........";
    /// let record = reader.feed(line).remove(0)?;
    /// assert_eq!(record.read()?.grid.empty_len(), 79);
    /// # Ok::<(), pencilmark::format::ParseError>(())
    /// ```
    pub fn read(&self) -> Result<Document, ParseError> {
        let text = Text::new(self.line, &self.text, self.shape.dash_row);
        self.shape.format.0.read(&text, &self.shape)
    }

    /// The board as 81 symbols, where it is one of 9×9 in a line of `1` to `9`, and `.` or `0` for
    /// empty cells: what [`read`](Self::read) says about it, without the work.
    ///
    /// Nothing does not mean that it is another board, but that only reading can tell.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::format::{ReadOptions, Reader};
    /// let board = "1".to_owned() + &".".repeat(80);
    /// let record = Reader::new(ReadOptions::default()).feed(&board).remove(0)?;
    /// assert_eq!(record.classic().unwrap(), board.as_bytes());
    /// # Ok::<(), pencilmark::format::ParseError>(())
    /// ```
    #[must_use]
    pub fn classic(&self) -> Option<[u8; 81]> {
        classic::of_line(&self.text).filter(|_| classic::is_classic(&self.shape))
    }
}

impl Reader {
    /// A reader at the start of a text.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::format::{ReadOptions, Reader};
    /// assert!(Reader::new(ReadOptions::default()).shape().is_none());
    /// ```
    #[must_use]
    pub fn new(options: ReadOptions) -> Self {
        Self { options, shape: None, line: 1, pending: Pending::default(), failed: false }
    }

    /// How the boards are written, once it is known.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::format::{ReadOptions, Reader};
    /// let mut reader = Reader::new(ReadOptions::default());
    /// reader.feed(&".".repeat(81));
    /// assert_eq!(reader.shape().unwrap().geometry.side(), 9);
    /// ```
    #[must_use]
    pub fn shape(&self) -> Option<&Shape> {
        self.shape.as_deref()
    }

    /// Takes the next line, without its end, and gives out what it completes.
    ///
    /// After an error of a [general](super::ParseErrorKind::is_general) kind nothing more comes.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::format::{ReadOptions, Reader};
    /// let mut reader = Reader::new(ReadOptions::default());
    /// assert_eq!(reader.feed("1234").len(), 0);
    /// assert_eq!(reader.finish().len(), 1);
    /// ```
    pub fn feed(&mut self, line: &str) -> Vec<Result<Record, ParseError>> {
        let mut out = Vec::new();
        let line = if self.line == 1 { line.trim_start_matches('\u{feff}') } else { line };
        self.take(line.trim_end_matches('\r'), &mut out);
        self.line += 1;
        out
    }

    /// Takes boards of 9×9 from the start of a text with many lines, as [`Record::classic`] gives
    /// them, and returns how many bytes their lines take.
    ///
    /// It ends at the first line that is not such a board and nothing else, that has no end, or
    /// about which the boards before leave any doubt; [`feed`](Self::feed) takes that one. A board
    /// takes 10 ns here, and 3.5 µs by way of `feed` and [`Record::read`].
    ///
    /// # Examples
    /// ```
    /// use pencilmark::format::{ReadOptions, Reader};
    /// let mut reader = Reader::new(ReadOptions::default());
    /// let line = ".".repeat(81) + "\n";
    /// let text = line.repeat(3) + "# a comment\n";
    /// let mut boards = Vec::new();
    /// assert_eq!(reader.take_classic(text.as_bytes(), &mut boards), 0);
    /// reader.feed(&line);
    /// assert_eq!(reader.take_classic(text.as_bytes(), &mut boards), 3 * 82);
    /// assert_eq!((boards.len(), reader.feed("x")[0].as_ref().unwrap().line), (3, 5));
    /// ```
    pub fn take_classic(&mut self, text: &[u8], boards: &mut Vec<[u8; 81]>) -> usize {
        let is_told = !self.options.mixed && self.shape.as_deref().is_some_and(classic::is_classic);
        if !is_told || self.pending.rows > 0 {
            return 0;
        }
        let before = boards.len();
        let taken = classic::take(text, boards);
        if taken > 0 {
            // All that can wait for a board in a line is what draws its top.
            self.pending = Pending::default();
            self.line += (boards.len() - before) as u64;
        }
        taken
    }

    /// Counts a line that could not be taken, so that the numbers of the next are right; a board it
    /// would have belonged to ends.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::format::{ReadOptions, Reader};
    /// let mut reader = Reader::new(ReadOptions::default());
    /// reader.skip_line();
    /// assert_eq!(reader.feed(&".".repeat(81))[0].as_ref().unwrap().line, 2);
    /// ```
    pub fn skip_line(&mut self) -> Vec<Result<Record, ParseError>> {
        let out = self.finish();
        self.line += 1;
        out
    }

    /// Ends the text and gives out what was not complete.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::format::{ReadOptions, Reader};
    /// assert!(Reader::new(ReadOptions::default()).finish().is_empty());
    /// ```
    pub fn finish(&mut self) -> Vec<Result<Record, ParseError>> {
        let mut out = Vec::new();
        self.end_board(&mut out);
        out
    }

    fn take(&mut self, line: &str, out: &mut Vec<Result<Record, ParseError>>) {
        if self.failed {
            return;
        }
        if is_blank(line) {
            if self.is_gap() {
                self.pending.push(self.line, "", false);
                self.pending.after_gap = true;
                self.pending.band.get_or_insert(self.pending.rows);
            } else {
                self.end_board(out);
            }
            return;
        }
        self.pending.after_gap = false;
        let shape = self.shape.as_deref().filter(|_| !self.options.mixed);
        let dash_row = shape.map_or(self.pending.dash_row, |shape| shape.dash_row);
        let is_row = !is_comment(line) && !is_frame(line, dash_row);
        if is_comment(line) && self.pending.text.is_empty() {
            return;
        }
        if is_row && self.pending.rows > 0 && shape.is_none() && shows_format(line) {
            // A board in one line is no row of the board before it.
            self.end_board(out);
            if self.failed {
                return;
            }
        }
        if self.pending.rows == 0 && self.pending.text.len() > LONGEST_FRAME {
            self.pending = Pending::default();
        }
        if self.pending.text.len() > LONGEST_BOARD {
            let expected = format!("the end of a board within {LONGEST_BOARD} bytes");
            out.push(Err(ParseError::new((self.line, 1), expected, "more")));
            self.pending = Pending::default();
        }
        self.pending.push(self.line, line, is_row);
        let shape = self.shape.as_deref().filter(|_| !self.options.mixed);
        if is_row && shape.is_none() {
            self.pending.heed_dash(line);
        }
        match shape {
            Some(shape) if self.pending.rows == shape.format.0.lines(shape.geometry.side()) => {
                self.end_board(out);
            }
            None if self.pending.rows > 0 && self.pending.rows >= self.pending.enough => {
                self.decide(true, out);
            }
            _ => {}
        }
    }

    /// Whether an empty line here only parts the bands of a board.
    fn is_gap(&self) -> bool {
        let Pending { rows, width, band, after_gap, .. } = self.pending;
        let (band, side) = match self.shape.as_deref().filter(|_| !self.options.mixed) {
            Some(shape) => (shape.gap_rows.unwrap_or(0), shape.geometry.side().into()),
            None if rows > 1 => (band.unwrap_or(rows), width),
            None => return false,
        };
        let parts_bands = band > 0 && rows % band == 0 && side % band == 0;
        parts_bands && 0 < rows && rows < side && !after_gap
    }

    fn end_board(&mut self, out: &mut Vec<Result<Record, ParseError>>) {
        match self.shape.clone().filter(|_| !self.options.mixed) {
            _ if self.pending.rows == 0 => self.pending = Pending::default(),
            Some(shape) => {
                let Pending { first_line: line, text, .. } = std::mem::take(&mut self.pending);
                out.push(Ok(Record { line, text, shape }));
            }
            None => self.decide(false, out),
        }
    }

    /// Finds out how the pending lines are written and cuts them into boards.
    fn decide(&mut self, is_cut: bool, out: &mut Vec<Result<Record, ParseError>>) {
        let pending = std::mem::take(&mut self.pending);
        let mut text = Text::new(pending.first_line, &pending.text, 0);
        if uses_dash(&text) {
            text = Text::new(pending.first_line, &pending.text, pending.dash_row);
        }
        text.is_cut = is_cut;
        let shape = match sniff(&text, &self.options) {
            Ok(shape) => Arc::new(shape),
            Err(error) => {
                self.failed = error.kind.is_general() && !self.options.mixed;
                out.push(Err(error));
                return;
            }
        };
        if self.options.mixed {
            self.cut_mixed(&pending, &shape, out);
            return;
        }
        self.shape = Some(shape);
        let last = std::mem::replace(&mut self.line, pending.first_line);
        for line in pending.text.lines() {
            self.take(line, out);
            self.line += 1;
        }
        if !is_cut {
            self.end_board(out);
        }
        self.line = last;
    }

    /// Cuts lines that are all written alike, in a text where others need not be.
    fn cut_mixed(
        &mut self,
        pending: &Pending,
        shape: &Arc<Shape>,
        out: &mut Vec<Result<Record, ParseError>>,
    ) {
        let mut alike = Self::new(self.options.clone());
        alike.options.mixed = false;
        alike.shape = Some(shape.clone());
        alike.line = pending.first_line;
        for line in pending.text.lines() {
            alike.take(line, out);
            alike.line += 1;
        }
        alike.end_board(out);
        self.shape = Some(shape.clone());
    }
}

impl Pending {
    fn push(&mut self, number: u64, line: &str, is_row: bool) {
        if self.text.is_empty() {
            self.first_line = number;
        }
        self.text.push_str(line);
        self.text.push('\n');
        if is_row {
            if self.rows == 0 {
                let text = Text::new(1, line, 0);
                let (symbols, tokens, fields) = text.rows.first().map_or((1, 1, 0), |row| {
                    let fields = row.fields().map_or(0, |fields| fields.len());
                    (row.characters().count(), row.tokens().count(), fields)
                });
                let even = symbols.is_multiple_of(tokens.max(1));
                let cells = if even && symbols <= MOST_SYMBOLS.into() { symbols } else { tokens };
                self.cells = symbols;
                self.width = cells.max(fields);
                let rows_at_most = symbols.min(255).max(tokens).max(fields);
                self.enough = if shows_format(line) { 1 } else { rows_at_most + 1 };
            }
            self.rows += 1;
        }
    }

    /// Takes in that `-` is an empty cell, if the last row shows it: what looked like a frame was a
    /// row.
    fn heed_dash(&mut self, row: &str) {
        if self.dash_row == 0 && row.contains('-') {
            self.dash_row = self.cells;
            let is_row = |line: &&str| line.len() == self.cells && line.bytes().all(|b| b == b'-');
            self.rows += self.text.lines().filter(is_row).count();
        }
    }
}

/// Whether a line alone shows that it is a whole board: more symbols or numbers than a row has.
fn shows_format(line: &str) -> bool {
    let text = Text::new(1, line, 0);
    let Some(row) = text.rows.first() else {
        return false;
    };
    let first = row.tokens().next().map_or("", |token| token.text);
    let is_run = first.chars().count() > MOST_SYMBOLS.into() && !first.contains('/');
    let in_groups = row.cells_in_groups().is_some_and(|cells| cells > MOST_SYMBOLS.into());
    is_run || in_groups || heading_side(row).is_some() || row.tokens().count() > 255
}
