//! Cells of one board that are values of JSON each: `[{"value": 5}, {"value": null}, …]`.

use super::json::Value;
use crate::format::reading::data::in_json::has_board;
use crate::format::reading::data::node::Finds;
use crate::format::reading::data::program::Program;
use crate::format::reading::data::scan::Scanner;
use crate::format::reading::error::ParseError;
use crate::format::reading::known::Place;

/// The cells so far.
#[derive(Debug)]
pub(super) struct CellList {
    program: Program,
    place: Place,
    count: usize,
}

impl CellList {
    /// A list that begins with a cell at this place.
    pub(super) fn new(place: Place) -> Self {
        let mut program = Program::new(place);
        program.feed(place, "[", &mut Finds::new());
        Self { program, place, count: 0 }
    }

    /// Whether a value is a cell.
    pub(super) fn takes(value: &Value) -> bool {
        const LONGEST: usize = 1 << 9;
        let text = value.text.as_str();
        if !text.starts_with('{') || text.len() > LONGEST || has_board(text) {
            return false;
        }
        let mut scanner = Scanner::default();
        let mut finds = Finds::new();
        for line in ["["].into_iter().chain(value.text.lines()) {
            scanner.feed(value.place, line, &mut finds);
        }
        finds.is_empty() && scanner.ends_in_cell()
    }

    pub(super) fn push(&mut self, value: &Value) {
        let mut finds = Finds::new();
        for (number, line) in (value.place.0..).zip(value.text.lines()) {
            let column = if number == value.place.0 { value.place.1 } else { 1 };
            self.program.feed((number, column), line, &mut finds);
        }
        self.program.feed(value.place, ",", &mut finds);
        self.count += 1;
    }

    /// The board that they are.
    pub(super) fn finish(mut self) -> Finds {
        let mut finds = Finds::new();
        self.program.feed(self.place, "]", &mut finds);
        let has_found = self.program.has_found();
        self.program.finish(&mut finds);
        if !has_found {
            let expected = "the cells of a board, such as 81, or the row and the column of each";
            let found =
                format!("{} {}", self.count, if self.count == 1 { "cell" } else { "cells" });
            finds = vec![(self.place, Err(ParseError::new(self.place, expected, found)))];
        }
        finds
    }
}
