//! One puzzle on its way from a complete grid.
//!
//! The orbits of cells are gone through in one random order; what is not needed for a single solution
//! is removed. A search for each of them would be many: here one search asks whether several can go
//! at once. Where it finds another solution, the cells in which that differs from the grid are a set
//! that must keep a given, and the last of them in the order is needed, if those before it are gone.
//! What such sets say is believed until a search has proved it, so the outcome is that of one removal
//! after the other, whichever sets were found.

use super::fill::Board;
use crate::generate::random::shuffle;
use crate::solve::{Cells, Frame, cells, differing, with_open};

/// A set of places in the order.
type Places = u128;

const NONE: u16 = u16::MAX;

/// A puzzle on its way.
pub(super) struct Dig {
    pub(super) board: Board,
    /// Orbits by place in the order.
    order: [u8; 81],
    /// The place of each cell's orbit in the order.
    places: [u8; 81],
    /// Sets of orbits of which one must stay.
    sets: Vec<(Places, u16)>,
    /// By place, the last set that ends there; each set has the one before it.
    last_sets: [u16; 81],
    /// How many places are decided: orbits that stay, and cells that are empty.
    decided: u32,
    kept: Places,
    open: Cells,
    /// What the search under way asks: whether these cells and places can go, too.
    asked: u32,
    asked_kept: Places,
    asked_open: Cells,
    found: [Frame; 2],
    found_len: usize,
    struck: Option<u32>,
}

impl Dig {
    pub(super) fn new(mut board: Board, orbits: &[Cells]) -> Self {
        let mut order = [0; 81];
        for index in 0..orbits.len() {
            order[index] = index as u8;
        }
        shuffle(&mut board.random, &mut order[..orbits.len()]);
        let mut places = [u8::MAX; 81];
        for (place, &orbit) in order[..orbits.len()].iter().enumerate() {
            let mut cells = orbits[usize::from(orbit)];
            while cells != 0 {
                places[cells.trailing_zeros() as usize] = place as u8;
                cells &= cells - 1;
            }
        }
        Self {
            board,
            order,
            places,
            sets: Vec::with_capacity(128),
            last_sets: [NONE; 81],
            decided: 0,
            kept: 0,
            open: 0,
            asked: 0,
            asked_kept: 0,
            asked_open: 0,
            found: [Frame::default(); 2],
            found_len: 0,
            struck: None,
        }
    }

    /// Asks about some more orbits; false where all is decided.
    pub(super) fn ask(&mut self, orbits: &[Cells], group: &[u8; 82]) -> bool {
        let len = orbits.len() as u32;
        let wanted = u32::from(group[self.open.count_ones() as usize]);
        let mut place = self.decided;
        let mut taken = 0;
        self.asked_kept = self.kept;
        self.asked_open = self.open;
        while place < len && taken < wanted {
            let mut is_kept = false;
            let mut next = self.last_sets[place as usize];
            while next != NONE {
                let (set, before) = self.sets[usize::from(next)];
                if set & self.asked_kept == 0 {
                    is_kept = true;
                    break;
                }
                next = before;
            }
            if is_kept {
                self.asked_kept |= 1 << place;
            } else {
                self.asked_open |= orbits[usize::from(self.order[place as usize])];
                taken += 1;
            }
            place += 1;
        }
        self.asked = place;
        self.found_len = 0;
        self.struck = (taken == 1).then(|| (self.asked_open & !self.open).trailing_zeros());
        if taken == 0 {
            self.kept = self.asked_kept;
            self.decided = place;
        }
        taken > 0
    }

    /// Where the search for an answer begins.
    pub(super) fn start(&self) -> Frame {
        let mut frame = with_open(&self.board.grid, self.asked_open);
        if let Some(cell) = self.struck {
            if cell < 64 {
                for word in 0..9 {
                    frame[word] &= !(self.board.grid[word] & 1 << cell);
                }
            } else {
                let m = (1u64 << (cell - 64)) * (1 | 1 << 21 | 1 << 42);
                for word in 9..12 {
                    frame[word] &= !(self.board.grid[word] & m);
                }
            }
        }
        frame
    }

    pub(super) fn limit(&self) -> u64 {
        if self.struck.is_some() { 1 } else { 2 }
    }

    pub(super) fn solution(&mut self) -> &mut Frame {
        let frame = &mut self.found[self.found_len.min(1)];
        self.found_len += 1;
        frame
    }

    pub(super) fn answer(&mut self, solutions: u64) {
        if solutions == self.limit() - 1 {
            self.decided = self.asked;
            self.kept = self.asked_kept;
            self.open = self.asked_open;
            return;
        }
        for index in 0..self.found_len.min(2) {
            let mut cells = differing(&self.found[index], &self.board.grid);
            let mut set = 0;
            while cells != 0 {
                set |= 1 << self.places[cells.trailing_zeros() as usize];
                cells &= cells - 1;
            }
            self.insert(set);
        }
    }

    fn insert(&mut self, set: Places) {
        if set != 0 {
            let last = &mut self.last_sets[set.ilog2() as usize];
            self.sets.push((set, *last));
            *last = self.sets.len() as u16 - 1;
        }
    }

    /// Sets of two digits, two rows or two columns.
    pub(super) fn insert_pairs(&mut self, most: u32) {
        let (most, digits_most) = (most % 100, most / 100);
        // values[cell], places
        let mut rows_of = [[0_u8; 9]; 9]; // digit -> column -> row
        let mut columns_of = [[0_u8; 9]; 9]; // digit -> row -> column
        let mut block_rows_of = [[0_u8; 9]; 9]; // digit, block -> row
        let mut values = [[0_u8; 9]; 9];
        for digit in 0..9 {
            let mut cells = cells(&self.board.grid, digit);
            while cells != 0 {
                let cell = cells.trailing_zeros() as usize;
                cells &= cells - 1;
                let (row, column) = (cell / 9, cell % 9);
                rows_of[digit][column] = row as u8;
                columns_of[digit][row] = column as u8;
                block_rows_of[digit][row / 3 * 3 + column / 3] = row as u8;
                values[row][column] = digit as u8;
            }
        }
        if digits_most > 0 {
            for a in 0..9 {
                for b in a + 1..9 {
                    let mut links = [0_u16; 9];
                    for row in 0..9 {
                        let column = usize::from(columns_of[a][row]);
                        let block = row / 3 * 3 + column / 3;
                        let (p, q) =
                            (usize::from(rows_of[b][column]), usize::from(block_rows_of[b][block]));
                        links[row] |= 1 << p | 1 << q;
                        links[p] |= 1 << row;
                        links[q] |= 1 << row;
                    }
                    let mut left = 0x1ff_u16;
                    while left != 0 {
                        let mut component = left & left.wrapping_neg();
                        let mut todo = component;
                        while todo != 0 {
                            let row = todo.trailing_zeros() as usize;
                            todo &= todo - 1;
                            todo |= links[row] & !component;
                            component |= links[row];
                        }
                        left &= !component;
                        if component.count_ones() * 2 > digits_most {
                            continue;
                        }
                        let mut set = 0;
                        while component != 0 {
                            let row = component.trailing_zeros() as usize;
                            component &= component - 1;
                            set |= 1 << self.places[row * 9 + usize::from(columns_of[a][row])];
                            set |= 1 << self.places[row * 9 + usize::from(columns_of[b][row])];
                        }
                        self.insert(set);
                    }
                }
            }
        }
        for band in 0..3 {
            for (p, q) in [(0, 1), (0, 2), (1, 2)] {
                let (p, q) = (band * 3 + p, band * 3 + q);
                let mut left = 0x1ff_u16;
                while left != 0 {
                    let first = left.trailing_zeros() as usize;
                    let (mut set, mut len, mut column) = (0, 0, first);
                    loop {
                        left &= !(1 << column);
                        set |= 1 << self.places[p * 9 + column];
                        set |= 1 << self.places[q * 9 + column];
                        len += 2;
                        column = usize::from(columns_of[usize::from(values[q][column])][p]);
                        if column == first {
                            break;
                        }
                    }
                    if len <= most {
                        self.insert(set);
                    }
                }
                let mut left = 0x1ff_u16;
                while left != 0 {
                    let first = left.trailing_zeros() as usize;
                    let (mut set, mut len, mut row) = (0, 0, first);
                    loop {
                        left &= !(1 << row);
                        set |= 1 << self.places[row * 9 + p];
                        set |= 1 << self.places[row * 9 + q];
                        len += 2;
                        row = usize::from(rows_of[usize::from(values[row][q])][p]);
                        if row == first {
                            break;
                        }
                    }
                    if len <= most {
                        self.insert(set);
                    }
                }
            }
        }
    }

    /// The cells that are not empty.
    pub(super) fn givens(&self) -> Cells {
        !self.open
    }
}
