//! Game ids of Solo, in Simon Tatham's Portable Puzzle Collection.
//!
//! # Reading
//! The sizes, the rules, `:` and the board, as `3x3:a6_1_7…` or `9jx:4_1b2…,a_b…`; what follows
//! behind white space is a comment. A link to the game on the web holds the same behind `#`.
//!
//! - `CxR`: blocks of C rows and R columns, so that C of them stand side by side and R one below the
//!   other; `3` alone is `3x3`. With `j` the blocks are irregular, and `9j` is a board of 9×9.
//! - `x` is both diagonals. Symmetry (`a`, `r2`, `m8`, `md4` and so on) and difficulty (`dt` to `du`)
//!   say how the board was made, and are passed over. `k` is a killer.
//! - A letter is as many empty cells, from `a` for one to `z` for 26; numbers are digits, parted by
//!   `_` where nothing else parts them.
//! - Irregular blocks follow behind `,` as the lines between cells, row by row and then column by
//!   column: a letter is as many places without a line, then one with a line, `_` a line at once. `z`
//!   is 26 places and no line, as the program reads it, or 25, as it writes it, whichever fits.
//! - Of a killer, two more parts follow: the lines between cages in the same way, and their sums as the board is
//!   written, each in a cell of its cage. A cage without one has no sum.
//!
//! # Writing
//! The same, without symmetry and difficulty, and with 26 for `z`. Blocks of one row or column are
//! irregular ones. The program takes boards of up to 31×31. A killer has each cell in a cage, and each cage
//! has two cells or more, as the program wants it.

use super::killer;
use super::lines::{Joined, edge, edge_count, labels, write_cells, write_lines};
use crate::board::{Cell, Digit, Extra, Geometry, GeometryError, Grid};
use crate::format::document::Document;
use crate::format::formats::links::address::{Address, decoded};
use crate::format::formats::rules::killer::is_killer;
use crate::format::handle::Format;
use crate::format::part::Part;
use crate::format::reading::error::{ParseError, quote};
use crate::format::reading::known::{Header, Known, Place, Rule};
use crate::format::reading::lines::text::without_comment;
use crate::format::reading::notation::{Alone, Notation, Piece, Reading};
use crate::format::reading::record::Record;
use crate::format::reading::shape::Shape;
use crate::format::symbols::Symbols;
use crate::format::writing::further_rules::FurtherRules;
use crate::rules::Rule as Further;

pub(in crate::format) struct Tatham;

impl Notation for Tatham {
    fn reading(&self) -> Reading {
        Reading::Alone(&Tatham)
    }

    fn refusal(&self, geometry: &Geometry) -> Option<(&'static str, String)> {
        let FurtherRules { extras, houses, apart, .. } = FurtherRules::of(geometry);
        let extra = extras.iter().find(|&&extra| extra != Extra::Diagonals);
        let found = extra
            .map(|extra| extra.name().to_owned())
            .or(houses.into_iter().next().map(|(name, _)| format!("the house '{name}'")))
            .or(apart.map(|(name, _)| name))
            .or((!hang_together(geometry)).then(|| "blocks that do not".to_owned()))?;
        Some(("blocks that hang together and diagonals", found))
    }

    fn parts(&self) -> &'static [Part] {
        &[Part::Rules]
    }

    fn refusal_of(&self, document: &Document, _: &Symbols) -> Option<(&'static str, String)> {
        if document.has(Part::Rules) { killer::refusal(document) } else { None }
    }

    fn write(&self, document: &Document, _symbols: &Symbols) -> String {
        let geometry = document.grid.geometry();
        let shape = geometry.block_shape().filter(|&(rows, columns)| rows > 1 && columns > 1);
        let mut id = match shape {
            Some((rows, columns)) => format!("{rows}x{columns}"),
            None => format!("{}j", geometry.side()),
        };
        if geometry.extras().contains(&Extra::Diagonals) {
            id.push('x');
        }
        if document.has(Part::Rules) {
            id.push('k');
        }
        id.push(':');
        write_cells(document.grid.values().map(u32::from), &mut id);
        if shape.is_none() {
            id.push(',');
            write_lines(
                geometry.side(),
                |one, other| is_inside_block(geometry, (one, other)),
                &mut id,
            );
        }
        if document.has(Part::Rules) {
            killer::write(document, &mut id);
        }
        id.push('\n');
        id
    }
}

impl Alone for Tatham {
    fn piece(&self) -> Piece {
        Piece::Line
    }

    fn begins(&self, line: &str, _known: &Known) -> bool {
        let start = line.trim_start();
        if fragment(start).is_some() {
            return true;
        }
        let Some((head, _)) = start.split_once(':').filter(|(head, _)| head.len() <= LONGEST_HEAD)
        else {
            return false;
        };
        if is_killer(start) {
            return false;
        }
        // A number alone may well be one of a list, or a time.
        head.starts_with(|c: char| c.is_ascii_digit())
            && head.contains(['x', 'j'])
            && head.chars().all(|c| c.is_ascii_digit() || c.is_ascii_lowercase())
    }

    fn read(&self, record: &Record, known: &Known) -> Result<(Document, Shape), ParseError> {
        let text = without_comment(&record.text);
        let start = text.trim_start();
        let column = text[..text.len() - start.len()].chars().count() + record.column;
        let rest = start.split_whitespace().next().unwrap_or("");
        if let Some(fragment) = fragment(rest) {
            let before = rest[..rest.len() - fragment.len()].chars().count();
            return read_id(&decoded(fragment), (record.line, column + before), known);
        }
        read_id(rest, (record.line, column), known)
    }
}

/// What stands behind `#` in a link to the game on the web.
fn fragment(text: &str) -> Option<&str> {
    let address = Address::of(text);
    let is_game = address.host.contains('.') && address.path.ends_with("solo.html");
    (is_game && !address.fragment.is_empty()).then_some(address.fragment)
}

/// Reads a game id that stands at this place.
pub(in crate::format) fn read_id(
    text: &str,
    (line, column): Place,
    known: &Known,
) -> Result<(Document, Shape), ParseError> {
    let mut id = Id { line, column, rest: text };
    let head = id.head()?;
    let values = id.cells(head.side, head.side.into())?;
    let geometry = match head.blocks {
        Some((rows, columns)) => {
            Geometry::with_blocks(rows, columns).map_err(|error| id.error("a board", error))?
        }
        None => id.blocks(head.side)?,
    };
    let cages = if head.is_killer { id.cages(head.side)? } else { Vec::new() };
    if !id.rest.is_empty() {
        return Err(id.error("the end of the game id", quote(id.rest)));
    }
    let place = (line, column);
    let diagonals = head.has_diagonals.then_some((place, Rule::Extra(Extra::Diagonals)));
    let header = Header {
        blocks: Some((place, geometry)),
        rules: diagonals.into_iter().collect(),
        ..Header::default()
    };
    let known = known.with(&header)?;
    let geometry = known.options.geometry.expect("the id tells it");
    let mut grid = Grid::new(&geometry);
    for (cell, value) in geometry.cells().zip(values) {
        grid.set(cell, Digit::new(value as u8));
    }
    let document = Document { rules: cages, ..Document::from(grid) };
    let symbols = match known.options.symbols {
        Some(symbols) if symbols.count() >= geometry.side().into() => symbols,
        _ => Symbols::for_board(&geometry),
    };
    let symbols = symbols.for_side(geometry.side());
    let shape = Shape {
        format: Format::TATHAM,
        geometry,
        symbols,
        dash_row: 0,
        gap_rows: None,
        lines: None,
    };
    Ok((document, shape))
}

/// The longest that anyone writes in front of the colon takes half of that.
const LONGEST_HEAD: usize = 32;

/// What stands in front of the colon.
struct Head {
    side: u8,
    /// Rows and columns of a block; none where they are irregular.
    blocks: Option<(u8, u8)>,
    has_diagonals: bool,
    is_killer: bool,
}

/// The rest of a game id, with the column where it begins.
struct Id<'a> {
    line: u64,
    column: usize,
    rest: &'a str,
}

impl<'a> Id<'a> {
    fn head(&mut self) -> Result<Head, ParseError> {
        let expected = "a game id such as 3x3:… or 9j:…";
        let is_number = self.rest.starts_with(|c: char| c.is_ascii_digit());
        if !is_number || !self.rest.contains([':', '#']) {
            let found = if self.rest.is_empty() { "nothing".to_owned() } else { quote(self.rest) };
            return Err(self.error(expected, found));
        }
        let start = Id { ..*self };
        let columns = self.number();
        let rows = if self.take('x') { Some(self.number()) } else { None };
        let (mut is_jigsaw, mut has_diagonals, mut is_killer) = (false, false, false);
        while !self.take(':') {
            match self.rest.chars().next() {
                Some('j') => is_jigsaw = true,
                Some('x') => has_diagonals = true,
                Some('r' | 'm' | 'a') => {
                    self.skip(1);
                    self.take('d');
                    self.number();
                    continue;
                }
                Some('d') => {
                    self.skip(1);
                    if !self.rest.starts_with(['t', 'b', 'i', 'a', 'e', 'u']) {
                        return Err(self.unknown("a difficulty from dt to du"));
                    }
                }
                Some('k') => is_killer = true,
                Some('#') => {
                    let found = "'#' and a number that only the program itself makes a board from";
                    let expected = "':' and a board (the program gives it as the game ID)";
                    return Err(self.error(expected, found));
                }
                _ => return Err(self.unknown("j, x, k, a symmetry, a difficulty or ':'")),
            }
            self.skip(1);
        }
        // What is one column of blocks wide has irregular ones.
        let (is_jigsaw, side) = match rows {
            None if is_jigsaw => (true, columns),
            None => (false, columns.saturating_mul(columns)),
            Some(rows) => (is_jigsaw || rows == 1, columns.saturating_mul(rows)),
        };
        let side = u8::try_from(side).ok().filter(|&side| side > 0);
        let Some(side) = side else {
            return Err(start.error("a board with a side from 1 to 255", quote(start.rest)));
        };
        let rows = rows.unwrap_or(columns);
        let shape = (u8::try_from(columns).unwrap_or(0), u8::try_from(rows).unwrap_or(0));
        let blocks = (!is_jigsaw).then_some(shape);
        Ok(Head { side, blocks, has_diagonals, is_killer })
    }

    /// The number of each cell, 0 where it is empty.
    fn cells(&mut self, side: u8, most: u32) -> Result<Vec<u32>, ParseError> {
        let cells = usize::from(side).pow(2);
        let mut values = Vec::with_capacity(cells);
        while let Some(character) = self.rest.chars().next().filter(|&c| c != ',') {
            let (len, value) = match character {
                'a'..='z' => (character as usize - 'a' as usize + 1, 0),
                '_' => (0, 0),
                '1'..='9' => {
                    let mut behind = Id { ..*self };
                    let number = behind.number();
                    if number > most {
                        let len = self.rest.len() - behind.rest.len();
                        let expected = format!("a number from 1 to {most}");
                        return Err(self.error(expected, quote(&self.rest[..len])));
                    }
                    (1, number)
                }
                _ => return Err(self.unknown("a number, _, or a letter from a to z")),
            };
            if values.len() + len > cells {
                let expected = format!("{cells} cells for a board of {side}x{side}");
                return Err(self.error(expected, "more"));
            }
            values.resize(values.len() + len, value);
            if self.number() == 0 {
                self.skip(1);
            }
        }
        if values.len() < cells {
            let expected = format!("{cells} cells for a board of {side}x{side}");
            return Err(self.error(expected, values.len()));
        }
        Ok(values)
    }

    /// The board whose blocks lie between these lines.
    fn blocks(&mut self, side: u8) -> Result<Geometry, ParseError> {
        let mut start = Id { ..*self };
        let labels = self.labels(side, "',' and the lines between irregular blocks")?;
        start.take(',');
        let geometry = Geometry::irregular(&labels).map_err(|error| match error {
            GeometryError::MapBlock { block, side, cells } => {
                start.error(format!("{side} cells in block {block}"), cells)
            }
            error => start.error("blocks", error),
        })?;
        // Blocks that are rows or columns need not be told apart from them.
        let latin =
            if geometry.cells().all(|cell| geometry.block(cell) == u16::from(geometry.row(cell))) {
                Geometry::with_blocks(1, side)
            } else if geometry
                .cells()
                .all(|cell| geometry.block(cell) == u16::from(geometry.column(cell)))
            {
                Geometry::with_blocks(side, 1)
            } else {
                Ok(geometry)
            };
        latin.map_err(|error| start.error("a board", error))
    }

    /// The cages of a killer.
    fn cages(&mut self, side: u8) -> Result<Vec<Further>, ParseError> {
        let labels = self.labels(side, "',' and the lines between cages")?;
        if !self.take(',') {
            return Err(self.unknown("',' and the sums of cages"));
        }
        let sums = self.cells(side, u32::from(side).pow(3))?;
        Ok(killer::cages(&labels, &sums))
    }

    /// A label for each cell, from the lines between groups of cells.
    fn labels(&mut self, side: u8, expected: &str) -> Result<Vec<u32>, ParseError> {
        if !self.take(',') {
            let found = if self.rest.is_empty() { "the end".into() } else { quote(self.rest) };
            return Err(self.error(expected, found));
        }
        let start = Id { ..*self };
        let len = self.rest.find(',').unwrap_or(self.rest.len());
        let wrong = |c: char| c != '_' && !c.is_ascii_lowercase();
        if let Some(at) = self.rest[..len].find(wrong) {
            self.skip(at);
            return Err(self.unknown("_ or a letter from a to z"));
        }
        let lines = &self.rest[..len];
        self.skip(len);
        // The two lengths lead to different ends, so at most one of them fits.
        labels(lines, side, 26).or_else(|places| {
            labels(lines, side, 25).map_err(|_| {
                let expected = format!("{} places between cells", edge_count(side));
                start.error(expected, places)
            })
        })
    }

    /// The figures that come next; 0 where there are none, and at most a million.
    fn number(&mut self) -> u32 {
        let len = self.rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(self.rest.len());
        let figures = self.rest[..len].bytes();
        let number = figures.fold(0, |n: u32, b| (n * 10 + u32::from(b - b'0')).min(1_000_000));
        self.skip(len);
        number
    }

    fn take(&mut self, character: char) -> bool {
        let is_next = self.rest.starts_with(character);
        if is_next {
            self.skip(1);
        }
        is_next
    }

    /// Goes on by characters that are ASCII.
    fn skip(&mut self, len: usize) {
        self.rest = &self.rest[len..];
        self.column += len;
    }

    fn unknown(&self, expected: &str) -> ParseError {
        let found = self
            .rest
            .chars()
            .next()
            .map_or("the end".to_owned(), |c| quote(c.encode_utf8(&mut [0; 4])));
        self.error(expected, found)
    }

    fn error(&self, expected: impl std::fmt::Display, found: impl std::fmt::Display) -> ParseError {
        ParseError::new((self.line, self.column), expected, found)
    }
}

/// Whether each block is one piece.
fn hang_together(geometry: &Geometry) -> bool {
    if geometry.block_shape().is_some() {
        return true;
    }
    let side = geometry.side();
    let mut joined = Joined::new(side);
    (0..edge_count(side))
        .map(|place| edge(side, place))
        .filter(|&edge| is_inside_block(geometry, edge))
        .for_each(|edge| joined.join(edge));
    let labels = joined.labels();
    (0..).zip(&labels).filter(|(cell, label)| cell == *label).count() == usize::from(side)
}

fn is_inside_block(geometry: &Geometry, (one, other): (usize, usize)) -> bool {
    let block = |cell: usize| geometry.block(Cell::new(cell as u16));
    block(one) == block(other)
}
