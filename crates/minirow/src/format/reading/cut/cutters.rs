//! What boards take of a text, in formats whose boards tell all about themselves.

use std::sync::Arc;

use super::cell_list::CellList;
use super::json::Value;
use super::sections::{Lines, Sections};
use super::strings::Strings;
use super::table::Table;
use super::{json, xml};
use crate::format::handle::Format;
use crate::format::reading::data::in_json::boards_inside;
use crate::format::reading::data::node::Finds;
use crate::format::reading::data::program::{Program, is_row};
use crate::format::reading::error::{ParseError, ParseErrorKind};
use crate::format::reading::known::{Known, Place};
use crate::format::reading::lines::text::{is_blank, is_comment};
use crate::format::reading::notation::{Alone, Piece};
use crate::format::reading::record::{Context, Record, Records};
use crate::format::reading::remedy::Remedy;

/// The pieces that are not complete yet: at most one of them is under way.
#[derive(Debug, Default)]
pub(in crate::format) struct Cutters {
    json: json::Cutter,
    /// Values of JSON that are the cells of one board.
    cells: Option<CellList>,
    xml: xml::Cutter,
    sections: Option<Sections>,
    strings: Strings,
    table: Table,
    program: Option<Program>,
}

impl Cutters {
    /// Whether the next line belongs to something that has begun, whatever it looks like.
    pub(in crate::format) fn is_inside(&self) -> bool {
        let is_inside = |program: &Program| program.is_inside();
        self.json.is_inside()
            || self.xml.is_inside()
            || self.table.is_inside()
            || self.program.as_ref().is_some_and(is_inside)
    }

    /// Whether the next line may belong to something that has begun, if it looks like nothing else.
    pub(in crate::format) fn goes_on(&self) -> bool {
        self.sections.is_some()
            || self.strings.goes_on()
            || self.table.has_columns()
            || self.program.is_some()
    }

    /// Whether a constraint string has begun, which empty lines do not end.
    pub(in crate::format) fn in_string(&self) -> bool {
        self.strings.goes_on()
    }

    /// Whether a program has begun, of which most lines look like nothing at all.
    pub(in crate::format) fn in_program(&self) -> bool {
        self.program.is_some()
    }

    /// Whether a part of a line can be taken without the rest.
    pub(in crate::format) fn takes_parts(&self) -> bool {
        self.xml.is_inside()
    }

    /// The table under way, whose rows are boards.
    pub(in crate::format) fn table(&self) -> Option<&Table> {
        Some(&self.table).filter(|table| table.has_columns() && !table.is_inside())
    }

    /// Turns what began as JSON into a program, where this line shows that it is none: lists in braces.
    pub(in crate::format) fn leave_json(
        &mut self,
        known: &Arc<Known>,
        line: &str,
        out: &mut Records,
    ) -> bool {
        let is_left = self.json.is_inside() && self.json.is_no_json(line);
        if is_left {
            let place = self.json.begun();
            self.json = json::Cutter::default();
            self.take(Format::CODE, known, (place, "{"), out);
        }
        is_left
    }

    /// Gives up a program in which no board was found, at a row of cells outside of all brackets: what
    /// began it were words that look like one.
    pub(in crate::format) fn leave_program(&mut self, line: &str) -> bool {
        let is_empty = |program: &Program| !program.is_inside() && !program.has_found();
        let is_left = self.program.as_ref().is_some_and(is_empty) && is_row(line);
        if is_left {
            self.program = None;
        }
        is_left
    }

    /// Takes the next line of a text in this format.
    pub(in crate::format) fn take(
        &mut self,
        format: Format,
        known: &Arc<Known>,
        ((number, column), line): (Place, &str),
        out: &mut Records,
    ) {
        match format.alone().map(Alone::piece) {
            Some(Piece::Value) => {
                let values = self.json.feed(number, line);
                self.push_values(values, format, known, out);
                if !self.json.is_inside() && line.trim_end().ends_with(']') {
                    self.end_cells(format, known, out);
                }
            }
            Some(Piece::Element { .. }) => {
                self.take_part(known, (number, column), line, out);
                self.xml.end_line();
            }
            Some(Piece::Lines(lines)) => {
                self.take_in_lines(lines, format, known, (number, line), out);
            }
            Some(Piece::Program { is_indented }) => {
                let program = self.program.get_or_insert_with(|| match is_indented {
                    true => Program::in_blocks((number, 1)),
                    false => Program::new((number, 1)),
                });
                let mut finds = Finds::new();
                program.feed((number, column), line, &mut finds);
                push_finds(finds, format, known, out);
            }
            Some(Piece::Row) => self.table.take(format, known, (number, line), out),
            Some(Piece::Strings) => self.strings.take(format, known, (number, line), out),
            Some(Piece::Line) | None => {
                if !is_blank(line) && !is_comment(line) {
                    let text = line.to_owned();
                    out.push(Ok(Record::alone((number, 1), text, format, known.clone())));
                }
            }
        }
    }

    /// Takes a part of a line of XML, from this place on.
    pub(in crate::format) fn take_part(
        &mut self,
        known: &Arc<Known>,
        place: Place,
        part: &str,
        out: &mut Records,
    ) {
        let mut cuts = Vec::new();
        let mut finds = Finds::new();
        self.xml.feed(place, part, &mut cuts, &mut finds);
        push_markup(finds, known, out);
        for cut in cuts {
            let record = cut.and_then(|cut| match known.options.format {
                Some(named) if named != cut.format => {
                    let expected = format!("a document of {}", named.name());
                    let error = ParseError::new(cut.place, expected, cut.format.name());
                    let remedy = Remedy::Format(vec![cut.format]);
                    Err(error.of(ParseErrorKind::Format).with(remedy))
                }
                _ => {
                    let record = Record::alone(cut.place, cut.text, cut.format, known.clone());
                    Ok(record.with(Context::Around(cut.around)))
                }
            });
            out.push(record);
        }
    }

    fn take_in_lines(
        &mut self,
        lines: &dyn Lines,
        format: Format,
        known: &Arc<Known>,
        (number, line): (u64, &str),
        out: &mut Records,
    ) {
        let kind = lines.kind(line);
        if self.sections.as_ref().is_some_and(|sections| sections.is_over_at(kind)) {
            self.end_lines(format, known, out);
        }
        if self.sections.is_none() && is_blank(line) {
            return;
        }
        let sections = self.sections.get_or_insert_with(|| Sections::new(number));
        if !sections.push(kind, line) {
            let place = sections.place();
            out.push(Err(ParseError::new(place, "the end of the board that begins here", "more")));
            self.sections = None;
        }
    }

    fn push_values(
        &mut self,
        values: impl IntoIterator<Item = Result<Value, ParseError>>,
        format: Format,
        known: &Arc<Known>,
        out: &mut Records,
    ) {
        for value in values {
            if let Some(cell) = value.as_ref().ok().filter(|value| CellList::takes(value)) {
                self.cells.get_or_insert_with(|| CellList::new(cell.place)).push(cell);
                continue;
            }
            self.end_cells(format, known, out);
            match value.as_ref().ok().and_then(boards_inside) {
                Some(finds) => push_finds(finds, format, known, out),
                None => out
                    .push(value.map(|value| {
                        Record::alone(value.place, value.text, format, known.clone())
                    })),
            }
        }
    }

    fn end_xml(&mut self, found: &str, known: &Arc<Known>, out: &mut Records) {
        let mut finds = Finds::new();
        out.extend(self.xml.finish(found, &mut finds).map(Err));
        push_markup(finds, known, out);
    }

    /// Gives out the board whose cells were under way.
    fn end_cells(&mut self, format: Format, known: &Arc<Known>, out: &mut Records) {
        if let Some(cells) = self.cells.take() {
            push_finds(cells.finish(), format, known, out);
        }
    }

    /// Gives out the board in several lines that was under way.
    fn end_lines(&mut self, format: Format, known: &Arc<Known>, out: &mut Records) {
        if let Some((place, text)) = self.sections.take().and_then(Sections::finish) {
            out.push(Ok(Record::alone(place, text, format, known.clone())));
        }
    }

    /// Drops what is not complete, as lines are missing.
    pub(in crate::format) fn skip(
        &mut self,
        format: Option<Format>,
        known: &Arc<Known>,
        out: &mut Records,
    ) {
        self.json.skip();
        self.table.skip();
        if let Some(format) = format {
            self.end_lines(format, known, out);
            std::mem::take(&mut self.strings).finish(format, known, out);
        }
        self.end_xml("a line that is too long", known, out);
    }

    /// Ends the text and gives out what was not complete.
    pub(in crate::format) fn finish(
        &mut self,
        format: Option<Format>,
        known: &Arc<Known>,
        out: &mut Records,
    ) {
        let values = self.json.finish();
        if let Some(format) = format {
            self.push_values(values, format, known, out);
            self.end_cells(format, known, out);
            self.end_lines(format, known, out);
            std::mem::take(&mut self.strings).finish(format, known, out);
            self.table.finish(format, known, out);
            if let Some(program) = self.program.take() {
                let mut finds = Finds::new();
                program.finish(&mut finds);
                push_finds(finds, format, known, out);
            }
        }
        self.end_xml("the end of the text", known, out);
        self.table = Table::default();
    }
}

/// Records of boards that were found before they are read.
fn push_finds(finds: Finds, format: Format, known: &Arc<Known>, out: &mut Records) {
    out.extend(finds.into_iter().map(|(place, found)| {
        let found = found?;
        let record = Record::alone(place, found.rows.text.clone(), format, known.clone());
        Ok(record.with(Context::Found(Arc::new(found))))
    }));
}

/// Records of boards in a document whose root is not known, unless another one was told.
fn push_markup(finds: Finds, known: &Arc<Known>, out: &mut Records) {
    match (known.options.format, finds.first()) {
        (Some(named), Some(((line, column), _))) if named != Format::XML => {
            let expected = format!("a document of {}", named.name());
            let error = ParseError::new((*line, *column), expected, "other HTML or XML");
            let remedy = Remedy::Format(vec![Format::XML]);
            out.push(Err(error.of(ParseErrorKind::Format).with(remedy)));
        }
        _ => push_finds(finds, Format::XML, known, out),
    }
}
