//! Dashes: empty cells, or a frame.

use std::sync::Arc;

use super::pending::Pending;
use super::reader::Reader;
use crate::format::reading::record::Records;

impl Reader {
    /// Takes in what the last row tells of `-` as an empty cell.
    pub(in crate::format) fn heed_dash(&mut self, row: &str) {
        let shape = self.shape.as_mut().filter(|_| !self.mixed);
        if shape.as_ref().is_some_and(|shape| shape.dash_row > 0 || shape.lines() == 1) {
            return;
        }
        self.pending.heed_dash(row);
        if let Some(shape) = shape.filter(|_| self.pending.dash_row > 0) {
            Arc::make_mut(shape).heed_dash();
        }
    }

    /// Takes the last lines as a board, where they look like rulers and are one of empty cells alone.
    pub(super) fn take_dashes(&mut self, out: &mut Records) {
        let Some(side) = self.pending.side_of_dashes() else {
            return;
        };
        self.leave_held(&"-".repeat(side));
        if !self.around.held.is_empty() {
            return self.take_held(out);
        }
        let text = self.pending.text.split_off(self.pending.text.len() - side * (side + 1));
        self.end_board(out);
        let first_line = self.line + 1 - side as u64;
        self.pending =
            Pending { first_line, text, rows: side, dash_row: side, ..Pending::default() };
        if let Some(shape) = self.shape.as_mut().filter(|_| !self.mixed) {
            Arc::make_mut(shape).heed_dash();
        }
        self.end_board(out);
    }
}
