//! Groups of cells as the lines between them, and numbers with empty cells as letters.

use std::fmt::Write as _;

/// Cells that belong together.
pub(super) struct Joined(Vec<usize>);

impl Joined {
    pub(super) fn new(side: u8) -> Self {
        Self((0..usize::from(side).pow(2)).collect())
    }

    pub(super) fn join(&mut self, (one, other): (usize, usize)) {
        let (one, other) = (self.first(one), self.first(other));
        self.0[one.max(other)] = one.min(other);
    }

    /// One cell for all that belong together.
    fn first(&mut self, cell: usize) -> usize {
        let mut cell = cell;
        while self.0[cell] != cell {
            self.0[cell] = self.0[self.0[cell]];
            cell = self.0[cell];
        }
        cell
    }

    pub(super) fn labels(mut self) -> Vec<u32> {
        (0..self.0.len()).map(|cell| self.first(cell) as u32).collect()
    }
}

/// How many places there are between cells side by side or one below the other.
pub(super) fn edge_count(side: u8) -> usize {
    2 * usize::from(side) * (usize::from(side) - 1)
}

/// The two cells at a place: first row by row, then column by column.
pub(super) fn edge(side: u8, place: usize) -> (usize, usize) {
    let (side, in_line) = (usize::from(side), usize::from(side) - 1);
    let in_columns = side * in_line;
    if place < in_columns {
        let cell = place / in_line * side + place % in_line;
        return (cell, cell + 1);
    }
    let place = place - in_columns;
    let cell = place % in_line * side + place / in_line;
    (cell, cell + side)
}

/// A label for the block of each cell, from the lines between them, where `z` is so many places
/// without one; or how many places there are, if those are not all of the board.
pub(super) fn labels(lines: &str, side: u8, longest: usize) -> Result<Vec<u32>, usize> {
    let places = edge_count(side);
    let mut joined = Joined::new(side);
    let mut place = 0;
    for letter in lines.bytes() {
        let len = match letter {
            b'_' => 0,
            b'z' => longest,
            letter => usize::from(letter - b'a') + 1,
        };
        (place..(place + len).min(places)).for_each(|place| joined.join(edge(side, place)));
        place += len + usize::from(letter != b'z');
    }
    // A line ends the last run, where there is no place left for it.
    if place == places + 1 { Ok(joined.labels()) } else { Err(place.saturating_sub(1)) }
}

/// Writes the number of each cell, 0 for an empty one.
pub(super) fn write_cells(numbers: impl Iterator<Item = u32>, id: &mut String) {
    let start = id.len();
    let mut empty_len = 0;
    for value in numbers {
        if value == 0 {
            empty_len += 1;
            continue;
        }
        write_run(empty_len, id);
        if empty_len == 0 && id.len() > start {
            id.push('_');
        }
        let _ = write!(id, "{value}");
        empty_len = 0;
    }
    write_run(empty_len, id);
}

/// Writes the lines between cells that are not in one group.
pub(super) fn write_lines(side: u8, is_inside: impl Fn(usize, usize) -> bool, id: &mut String) {
    let mut open_len = 0;
    let places = (0..edge_count(side)).map(|place| edge(side, place));
    let is_open = places.map(|(one, other)| is_inside(one, other)).chain([false]);
    for is_open in is_open {
        if is_open {
            open_len += 1;
            continue;
        }
        write_run(open_len, id);
        if open_len % 26 == 0 {
            id.push('_');
        }
        open_len = 0;
    }
}

/// Writes a length as letters, `z` for 26.
fn write_run(len: usize, id: &mut String) {
    let rest = (len % 26) as u8;
    id.extend(std::iter::repeat_n('z', len / 26));
    id.extend((rest > 0).then(|| char::from(b'a' + rest - 1)));
}
