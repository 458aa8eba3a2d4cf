//! Functions that fill a table column after column from one list: read row after row, the board would come
//! out turned over.

use super::node::{Finds, Found};
use crate::format::reading::error::ParseError;
use crate::format::reading::known::Place;

/// Such functions: that of R, and that of Fortran, Julia and MATLAB. Python's is called by the name of what
/// it belongs to.
const FUNCTIONS: [&str; 2] = ["matrix", "reshape"];

/// Arguments that have them fill rows.
const BY_ROWS: [&str; 2] = ["byrow", "order"];

/// A call of one of them, and the boards in it until its arguments tell how it fills.
#[derive(Debug, Default)]
pub(in crate::format) struct Columns {
    /// The function that the next bracket calls.
    next: Option<&'static str>,
    call: Option<Call>,
}

#[derive(Debug)]
struct Call {
    function: &'static str,
    /// How many brackets are open in it.
    depth: usize,
    is_by_rows: bool,
    boards: Vec<(Place, Found)>,
}

impl Columns {
    /// Takes in a word and what stands next to it.
    pub(in crate::format) fn heed(&mut self, word: &str, behind: Option<char>) {
        self.next = FUNCTIONS.into_iter().find(|&name| name == word && behind == Some('('));
        if let Some(call) = &mut self.call {
            call.is_by_rows |= BY_ROWS.contains(&word);
            call.is_by_rows &= !matches!(word, "FALSE" | "F");
        }
    }

    /// Takes in that a bracket is open.
    pub(in crate::format) fn open(&mut self, depth: usize) {
        let function = self.next.take().filter(|_| self.call.is_none());
        self.call = function.map_or(self.call.take(), |function| {
            Some(Call { function, depth, is_by_rows: false, boards: Vec::new() })
        });
    }

    /// Whether the innermost bracket is that of a call.
    pub(in crate::format) fn is_at(&self, depth: usize) -> bool {
        self.call.as_ref().is_some_and(|call| call.depth == depth)
    }

    /// Gives out a board, or keeps it until it is known how it is filled.
    pub(in crate::format) fn keep(&mut self, (place, found): (Place, Found), out: &mut Finds) {
        match &mut self.call {
            Some(call) => call.boards.push((place, found)),
            None => out.push((place, Ok(found))),
        }
    }

    /// Ends the call when it is closed, as no more brackets are open than these.
    pub(super) fn close(&mut self, depth: usize, out: &mut Finds) {
        let Some(call) = self.call.take_if(|call| depth < call.depth) else { return };
        out.extend(call.boards.into_iter().map(|(place, found)| {
            let error = || by_columns(place, call.function);
            (place, if call.is_by_rows { Ok(found) } else { Err(error()) })
        }));
    }
}

/// Whether a line tells Python to fill columns first.
pub(in crate::format) fn are_told(line: &str) -> bool {
    let mut parts = line.split("order").skip(1).map(|rest| {
        let mut signs = rest.chars().filter(|c| !c.is_whitespace());
        [signs.next(), signs.next(), signs.next()]
    });
    parts.any(|signs| matches!(signs, [Some('='), Some('\'' | '"'), Some('F')]))
}

/// The error of a board that is filled so.
pub(super) fn by_columns(place: Place, function: &str) -> ParseError {
    let expected = "cells row by row, each row in brackets of its own or with byrow = TRUE in R";
    ParseError::new(place, expected, format!("'{function}', which fills column by column"))
}
