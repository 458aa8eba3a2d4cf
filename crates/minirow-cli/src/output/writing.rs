//! How boards are written: their format and symbols.

use minirow::answer::{self, Duplicate};
use minirow::format::{Document, Format, Shape, Symbols, WriteError, write_item};
use minirow::rules::Rule;
use minirow::{Digit, DigitSet, Geometry, Grid, Names};

use super::header::Header;
use crate::args::{BoardArgs, To};
use crate::terminal::Screen;

/// How the boards of one input are written.
#[derive(Debug)]
pub(crate) struct Writing<'a> {
    pub(crate) to: To,
    symbols: &'a Symbols,
    /// The terminal that it is written for, if people read it in one.
    pub(crate) screen: Option<Screen>,
}

impl<'a> Writing<'a> {
    /// In the format asked for, or that of the input.
    pub(crate) fn new(args: &'a BoardArgs, shape: &'a Shape, screen: Option<Screen>) -> Self {
        let as_read = match shape.format.name() {
            "grid" | "candidates" => To::Grid,
            _ => To::Line,
        };
        let side = shape.geometry.digit_count();
        let asked = args.reading.symbols.as_ref().filter(|symbols| symbols.count() >= side.into());
        let symbols = asked.unwrap_or(&shape.symbols);
        Self { to: args.writing.to.unwrap_or(as_read), symbols, screen }
    }

    /// In this format.
    pub(crate) fn of(to: To, symbols: &'a Symbols) -> Self {
        Self { to, symbols, screen: None }
    }

    /// A grid as text; in JSON, as in a line.
    pub(crate) fn grid(&self, grid: &Grid) -> String {
        self.document(&Document::from(grid.clone()))
    }

    /// A board as text, with what the format has room for; in JSON, as in a line.
    pub(crate) fn document(&self, document: &Document) -> String {
        let format = self.format();
        let text = format.draw(document, self.symbols);
        text.expect("boards that the format cannot hold are not answered")
    }

    /// The format of boards as text; in JSON, as in a line.
    pub(crate) fn format(&self) -> Format {
        let name = match self.to {
            To::Grid => "grid",
            To::Candidates => "candidates",
            To::Tatham => "tatham",
            To::Line | To::Json | To::Jsonl => "line",
        };
        Format::all().find(|format| format.name() == name).expect("a registered format")
    }

    /// What tells the geometry and the rules in front of boards, in formats whose boards do not.
    pub(crate) fn header(&self, document: &Document) -> Option<Header> {
        let is_plain = matches!(self.to, To::Line | To::Grid | To::Candidates);
        is_plain.then(|| Header::of(document, self.symbols))
    }

    /// A grid as text, a board with these rules; in JSON, as in a line.
    pub(crate) fn board(&self, grid: &Grid, rules: &[Rule]) -> String {
        let mut document = Document::from(grid.clone());
        document.rules = rules.to_vec();
        self.document(&document)
    }

    /// Why boards like this one cannot be written: lines and drawings have header lines for rules, game ids have
    /// room for some alone.
    pub(crate) fn refusal(&self, document: &Document) -> Option<WriteError> {
        let format = self.format();
        if self.to != To::Tatham || document.rules.is_empty() {
            return format.holds(document.grid.geometry()).err();
        }
        let mut board = Document::from(document.grid.clone());
        board.rules.clone_from(&document.rules);
        write_item(&board, format, self.symbols).err()
    }

    /// A grid in one line, without its end.
    pub(crate) fn line(&self, grid: &Grid) -> String {
        let mut line = Self { to: To::Line, ..*self }.grid(grid);
        line.truncate(line.trim_end().len());
        line
    }

    /// A board in a line with what is told beside it, between tabs: as a comment where the board is of numbers too.
    pub(crate) fn beside(&self, mut line: String, told: &[String]) -> String {
        line.truncate(line.trim_end().len());
        let is_number = self.to == To::Line && self.symbols.is_decimal();
        line.push_str(if is_number && !told.is_empty() { "\t#" } else { "" });
        told.iter().for_each(|told| line.extend(["\t", told]));
        line + "\n"
    }

    /// A grid as a drawing, whatever the format of the output.
    pub(crate) fn drawing(&self, grid: &Grid) -> String {
        Self { to: To::Grid, ..*self }.grid(grid)
    }

    /// The symbols of a set of digits.
    pub(crate) fn digits(&self, digits: DigitSet) -> Vec<String> {
        digits.iter().map(|digit| self.digit(digit)).collect()
    }

    /// The symbol of a digit.
    pub(crate) fn digit(&self, digit: Digit) -> String {
        self.symbols.symbol(digit)
    }

    /// What digits are written with.
    pub(crate) fn symbols(&self) -> &Symbols {
        self.symbols
    }

    /// What the parts of a board are called.
    pub(crate) fn names<'b>(&self, geometry: &'b Geometry) -> Names<'b> {
        Names::new(geometry, |digit| self.digit(digit))
    }

    /// A board with its candidates as a drawing, whatever the format of the output.
    pub(crate) fn candidates(&self, document: &Document) -> String {
        Self { to: To::Candidates, ..*self }.document(document)
    }
}

/// What contradicts itself in the ink of a board, in words.
pub(crate) fn duplicates_in_words(grid: &Grid, writing: &Writing<'_>) -> Vec<String> {
    let names = writing.names(grid.geometry());
    grid.duplicates().iter().map(|duplicate| duplicate.explain(&names)).collect()
}

/// The same as it stands in JSON.
pub(crate) fn duplicates(grid: &Grid, writing: &Writing<'_>) -> Vec<Duplicate<String, String>> {
    let names = writing.names(grid.geometry());
    answer::duplicates(&grid.duplicates(), &names, &names)
}
