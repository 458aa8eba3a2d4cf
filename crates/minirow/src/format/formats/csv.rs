//! Tables with a board in each row.
//!
//! # Reading
//! - The first row names the columns: `puzzle` (or quiz, sudoku, board, grid), `solution` (or answer,
//!   solved), `name` or `id`, `author`, `rules`, `comment`, `date`, `source`, `level` or `difficulty`,
//!   `rating`, `url`, `collection`, in any order and case, and those of boards in the plural as well;
//!   others are passed over. Where there is no such column of puzzles, one called question, problem,
//!   given, starting_cells, clues, initial, start, task, mission, unsolved or input is.
//! - A column of layouts makes jigsaws, as one called layout, regions or blocks does: a sign for each cell,
//!   as many different ones as there are rows, each as often.
//! - Columns that tell rules, as cages and variant do, are an error where they tell any, and so are others
//!   with a sign for each cell that are neither a layout nor a board; a column that is named as below
//!   is read by itself.
//! - [`ReadOptions::column`](crate::format::ReadOptions::column) names the column of the puzzles, or its number
//!   from 1, with or without names in the first row.
//! - There need not be names where a row shows a board of 6×6 or more without blanks behind another
//!   field, or in quotes, or where the format is named: the puzzle is the first column that looks like
//!   a board, and the solution the first behind it that looks like a full one.
//! - Fields stand between commas, semicolons or tabs, whichever comes first, and may be in quotes,
//!   with line ends inside. A board is a text as it may stand in a line or a drawing.
//!
//! # Writing
//! Commas, and the columns that the first board fills: a later one with more of them is an error.
//! Digits are symbols, or numbers between blanks; an empty cell is `.` or `0`. Blocks that the side does not tell
//! stand in a column `layout`.

use std::borrow::Cow;

use crate::board::Geometry;
use crate::format::about::AboutField;
use crate::format::document::Document;
use crate::format::handle::Format;
use crate::format::part::Part;
use crate::format::reading::cut::columns::{Column, Columns, Field, fields};
use crate::format::reading::cut::rule_names;
use crate::format::reading::error::{ParseError, ParseErrorKind, is_whole, quote};
use crate::format::reading::inside::read_inside;
use crate::format::reading::known::{Header, Known, same_blocks};
use crate::format::reading::lines::blocks::map_rows;
use crate::format::reading::lines::layout;
use crate::format::reading::notation::{Alone, Frame, Notation, Piece, Reading};
use crate::format::reading::record::Record;
use crate::format::reading::shape::Shape;
use crate::format::symbols::Symbols;
use crate::format::writing::collection;

pub(in crate::format) struct Csv;

impl Notation for Csv {
    fn extensions(&self) -> &'static [&'static str] {
        &["csv"]
    }

    fn reading(&self) -> Reading {
        Reading::Alone(&Csv)
    }

    fn refusal(&self, geometry: &Geometry) -> Option<(&'static str, String)> {
        let holds = "boards of blocks that hang together, and no further rules";
        let is_held = geometry.is_told_by_side() || layout_of(geometry).is_some();
        (!is_held).then(|| (holds, geometry.to_string()))
    }

    fn parts(&self) -> &'static [Part] {
        &[
            Part::Solution,
            Part::Name,
            Part::About(AboutField::Author),
            Part::About(AboutField::Rules),
            Part::About(AboutField::Comment),
            Part::About(AboutField::Date),
            Part::About(AboutField::Source),
            Part::About(AboutField::Level),
            Part::About(AboutField::Rating),
            Part::About(AboutField::Url),
            Part::About(AboutField::Collection),
        ]
    }

    fn refusal_of(&self, document: &Document, _: &Symbols) -> Option<(&'static str, String)> {
        let mut texts =
            document.about.fields().map(|(_, text)| text).chain(document.name.as_deref());
        let has_return = texts.any(|text| text.contains('\r') || !is_whole(text));
        has_return.then(|| ("text without carriage returns and lost bytes", "some".to_owned()))
    }

    fn write(&self, document: &Document, symbols: &Symbols) -> String {
        collection::whole(Format::CSV, document, symbols)
    }

    fn fields(&self, document: &Document, symbols: &Symbols) -> Vec<(&'static str, String)> {
        let line = |grid: &crate::board::Grid| {
            let line = Format::LINE.notation().write(&grid.clone().into(), symbols);
            line.trim_end().to_owned()
        };
        let mut fields = vec![("puzzle", line(&document.grid))];
        let mut push = |name, text: Option<&str>| {
            if let Some(text) = text.filter(|text| !text.is_empty()) {
                fields.push((name, quoted(text)));
            }
        };
        let geometry = document.grid.geometry();
        let layout = (!geometry.is_told_by_side()).then(|| layout_of(geometry)).flatten();
        push("layout", layout.as_deref());
        push("solution", document.solution.as_ref().map(line).as_deref());
        push("name", document.name.as_deref());
        for (field, text) in document.about.fields() {
            push(field.name(), Some(text));
        }
        fields
    }

    fn frame(&self) -> Frame {
        Frame { separator: Some(","), ..Frame::default() }
    }
}

impl Alone for Csv {
    fn piece(&self) -> Piece {
        Piece::Row
    }

    fn begins(&self, line: &str, _known: &Known) -> bool {
        Columns::of_header(line).is_some() || Columns::shows_board(line)
    }

    fn read(&self, record: &Record, known: &Known) -> Result<(Document, Shape), ParseError> {
        let columns = record.columns().expect("a row comes with its columns");
        let fields = fields(&record.text, columns.delimiter);
        let puzzle = columns.index_of(Column::Puzzle);
        let Some(puzzle) = puzzle.and_then(|index| fields.get(index)) else {
            let expected = match puzzle {
                Some(index) => format!("a board in column {}", index + 1),
                None => "a column of boards".to_owned(),
            };
            let place = record.place_of(record.text.len());
            return Err(ParseError::new(place, expected, format!("{} fields", fields.len())));
        };
        let is_known = |index: usize| columns.kinds.get(index).is_some_and(Option::is_some);
        let others = || fields.iter().enumerate().filter(|&(index, _)| !is_known(index));
        let mut known = Cow::Borrowed(known);
        for (_, field) in others() {
            if let Some(blocks) = layout::of(&field.text) {
                let place = record.place_of(field.start);
                let header = Header { blocks: Some((place, blocks)), ..Header::default() };
                known = Cow::Owned(known.with(&header).map_err(|e| e.of(ParseErrorKind::Text))?);
            }
        }
        let known = &*known;
        let (mut document, shape) =
            read_inside(&puzzle.text, record.place_of(puzzle.start), known, None)?;
        for (_, field) in others() {
            let place = record.place_of(field.start);
            layout::check_field(&field.text, place, &shape.geometry, &shape)?;
        }
        for (index, name) in columns.rules() {
            let told = fields
                .get(*index)
                .filter(|field| rule_names::tells(name, &field.text, &shape.geometry));
            if let Some(field) = told {
                let expected = "a table of boards without rules of their own";
                let found = format!("the column {}", quote(name.trim()));
                return Err(ParseError::new(record.place_of(field.start), expected, found));
            }
        }
        for (index, column) in columns.known() {
            let Some(field) = fields.get(index).filter(|field| !field.text.is_empty()) else {
                continue;
            };
            let text = |field: &Field| record.whole(&field.text, field.start).map(str::to_owned);
            match column {
                Column::Puzzle => {}
                Column::Solution if field.text.trim().is_empty() => {}
                Column::Solution => {
                    let mut known = known.clone();
                    known.options.geometry = Some(shape.geometry.clone());
                    known.options.symbols = Some(shape.symbols.clone());
                    let place = record.place_of(field.start);
                    let (solution, _) = read_inside(&field.text, place, &known, None)?;
                    document.solution = Some(solution.grid);
                }
                Column::Name => document.name = Some(text(field)?),
                Column::About(about) => document.about.set(about, Some(text(field)?)),
            }
        }
        Ok((
            document,
            Shape { format: Format::CSV, dash_row: 0, gap_rows: None, lines: None, ..shape },
        ))
    }
}

/// The blocks of a board as a field that is read as them; nothing where it has further rules.
fn layout_of(geometry: &Geometry) -> Option<String> {
    let side = usize::from(geometry.side());
    let layout = map_rows(geometry).join(if side > 26 { " " } else { "" });
    let is_read = || layout::of(&layout).is_some_and(|read| same_blocks(&read, geometry));
    (geometry.rules().is_empty() && is_read()).then_some(layout)
}

/// A field as it stands in a row.
fn quoted(text: &str) -> String {
    if text.contains([',', ';', '\t', '"', '\n', '\r']) || text.trim() != text {
        return format!("\"{}\"", text.replace('"', "\"\""));
    }
    text.to_owned()
}
