//! Five boards of 9×9 that overlap in their corners, which are named where they show.

use crate::board::Arrangement;
use crate::format::reading::error::{ParseError, ParseErrorKind};
use crate::format::reading::record::Record;
use crate::format::reading::remedy::Remedy;

const CELLS: usize = 81;

/// The first boards of a text, which may be those of a Samurai one after the other: above, two; in
/// the middle, one; below, two.
#[derive(Debug, Default)]
pub(in crate::format) struct Five {
    first_line: u64,
    boards: Vec<[u8; CELLS]>,
    /// Whether something stands in the text that is not such a board.
    is_off: bool,
}

impl Five {
    /// Takes in what was read; only boards in rows of cells may be those of a Samurai.
    pub(in crate::format) fn heed(&mut self, read: &[Result<Record, ParseError>], are_rows: bool) {
        for outcome in read {
            if self.is_off {
                return;
            }
            let record = outcome.as_ref().ok().filter(|_| are_rows);
            let board = record.and_then(|record| record.read().ok());
            let values: Vec<u8> = board.iter().flat_map(|board| board.grid.values()).collect();
            match (record, values.try_into()) {
                (Some(record), Ok(values)) => self.push(record.line, values),
                _ => self.is_off = true,
            }
        }
    }

    /// Takes in boards in lines, as symbols.
    pub(in crate::format) fn heed_lines(&mut self, line: u64, boards: &[[u8; CELLS]]) {
        for (line, board) in (line..).zip(boards).take(6) {
            self.push(line, board.map(|symbol| symbol.saturating_sub(b'0')));
        }
    }

    fn push(&mut self, line: u64, board: [u8; CELLS]) {
        self.is_off |= self.boards.len() == 5;
        if self.boards.is_empty() {
            self.first_line = line;
        }
        if self.is_off {
            self.boards = Vec::new();
        } else {
            self.boards.push(board);
        }
    }

    /// The error about a text that has these boards and nothing else, if they overlap.
    pub(in crate::format) fn error(&self) -> Option<ParseError> {
        let overlaps = !self.is_off && overlap(&self.boards);
        overlaps.then(|| {
            let expected = "boards that stand alone";
            let found =
                "the five of a Samurai, which overlap in their corners: each was taken by itself";
            let error = ParseError::new((self.first_line, 1), expected, found);
            let samurai = Arrangement::all().take(1).collect();
            error.of(ParseErrorKind::Format).with(Remedy::Layout(samurai))
        })
    }
}

/// Whether the blocks in the corners of the third of five boards are those of the others that lie
/// under them, with a digit in two of them at least.
fn overlap(boards: &[[u8; CELLS]]) -> bool {
    let [above, beside, middle, below, last] = boards else {
        return false;
    };
    let block = |board: &[u8; CELLS], (row, column): (usize, usize)| -> Vec<u8> {
        (row..row + 3).flat_map(|row| board[9 * row + column..][..3].to_vec()).collect()
    };
    let corners = [(above, (0, 0)), (beside, (0, 6)), (below, (6, 0)), (last, (6, 6))];
    let shared = corners.map(|(board, (row, column))| {
        let of_middle = block(middle, (row, column));
        (of_middle == block(board, (6 - row, 6 - column))).then_some(of_middle)
    });
    let shows = |block: &&Vec<u8>| block.iter().any(|&digit| digit > 0);
    shared.iter().all(Option::is_some) && shared.iter().flatten().filter(shows).count() > 1
}
