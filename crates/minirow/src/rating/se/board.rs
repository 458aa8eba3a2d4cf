//! A 9×9 position by cells and by houses.

/// Cells of each house: blocks 0 to 8, rows 9 to 17, columns 18 to 26, in reading order.
pub(super) const HOUSES: [[u8; 9]; 27] = {
    let mut houses = [[0; 9]; 27];
    let mut at = 0;
    while at < 81 {
        let (i, j) = (at / 9, at % 9);
        houses[i][j] = (i / 3 * 27 + i % 3 * 3 + j / 3 * 9 + j % 3) as u8;
        houses[9 + i][j] = at as u8;
        houses[18 + i][j] = (j * 9 + i) as u8;
        at += 1;
    }
    houses
};

/// The cells of each house as a set.
pub(super) const SETS: [u128; 27] = {
    let mut sets = [0; 27];
    let mut at = 0;
    while at < 243 {
        sets[at / 9] |= 1 << HOUSES[at / 9][at % 9];
        at += 1;
    }
    sets
};

/// The kinds of houses, as the first of them.
pub(super) const BLOCKS: usize = 0;
pub(super) const ROWS: usize = 9;
pub(super) const COLUMNS: usize = 18;

/// Where each cell is: its block, row and column, and its place there.
pub(super) const SEATS: [[(u8, u8); 3]; 81] = {
    let mut seats = [[(0, 0); 3]; 81];
    let mut house = 0;
    while house < 27 {
        let mut place = 0;
        while place < 9 {
            seats[HOUSES[house][place] as usize][house / 9] = (house as u8, place as u8);
            place += 1;
        }
        house += 1;
    }
    seats
};

/// The peers of each cell, a bit each.
pub(super) const PEERS: [u128; 81] = {
    let mut peers = [0; 81];
    let mut cell = 0;
    while cell < 81 {
        let [block, row, column] = SEATS[cell];
        let houses = SETS[block.0 as usize] | SETS[row.0 as usize] | SETS[column.0 as usize];
        peers[cell] = houses & !(1 << cell);
        cell += 1;
    }
    peers
};

/// The peers of each cell in the order of its block, row and column, without repeats.
pub(super) const PEERS_BY_HOUSE: [[u8; 20]; 81] = {
    let mut lists = [[0; 20]; 81];
    let mut cell = 0;
    while cell < 81 {
        let (mut seen, mut len, mut kind) = (1_u128 << cell, 0, 0);
        while kind < 3 {
            let mut place = 0;
            while place < 9 {
                let peer = HOUSES[SEATS[cell][kind].0 as usize][place];
                if seen >> peer & 1 == 0 {
                    seen |= 1 << peer;
                    lists[cell][len] = peer;
                    len += 1;
                }
                place += 1;
            }
            kind += 1;
        }
        cell += 1;
    }
    lists
};

/// Values and candidates. Digits count from 0, sets of digits and of places have a bit each.
#[derive(Clone)]
pub(super) struct Board {
    /// Candidates of each cell; none of a filled one.
    pub(super) candidates: [u16; 81],
    /// Places of each digit in each house.
    pub(super) places: [[u16; 9]; 27],
    /// Cells in which each digit is a candidate.
    pub(super) cells: [u128; 9],
    /// Empty cells of each house.
    pub(super) empty: [u8; 27],
    /// How often each digit is placed.
    pub(super) placed: [u8; 9],
    /// Empty cells of the board.
    pub(super) left: u8,
}

impl Board {
    /// A board with givens, 0 for an empty cell: the candidates are those no peer has.
    pub(super) fn new(values: &[u8; 81]) -> Self {
        let mut board = Self {
            candidates: [0x1ff; 81],
            places: [[0x1ff; 9]; 27],
            cells: [(1 << 81) - 1; 9],
            empty: [9; 27],
            placed: [0; 9],
            left: 81,
        };
        for (cell, &value) in values.iter().enumerate() {
            if value > 0 {
                board.place(cell, usize::from(value - 1));
            }
        }
        board
    }

    /// The other cells that have a digit, of the block, the row and the column of a cell.
    #[inline]
    pub(super) fn others(&self, cell: usize, digit: usize) -> impl Iterator<Item = usize> {
        by_house(cell, self.cells[digit] & PEERS[cell])
    }

    /// Removes a candidate, if it is one.
    #[inline]
    pub(super) fn remove(&mut self, cell: usize, digit: usize) {
        self.candidates[cell] &= !(1 << digit);
        self.cells[digit] &= !(1 << cell);
        for (house, place) in SEATS[cell] {
            self.places[usize::from(house)][digit] &= !(1 << place);
        }
    }

    /// Fills an empty cell; its peers lose the digit.
    pub(super) fn place(&mut self, cell: usize, digit: usize) {
        for other in digits(self.candidates[cell]) {
            self.remove(cell, other);
        }
        for peer in cells(self.cells[digit] & PEERS[cell]) {
            self.remove(peer, digit);
        }
        for (house, _) in SEATS[cell] {
            self.empty[usize::from(house)] -= 1;
        }
        self.placed[digit] += 1;
        self.left -= 1;
    }
}

/// The digits, or places, of a set in ascending order.
#[inline]
pub(super) fn digits(mut set: u16) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let first = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (first < 16).then_some(first)
    })
}

/// The cells of a set in reading order.
#[inline]
pub(super) fn cells(mut set: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let first = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (first < 81).then_some(first)
    })
}

/// Some peers of a cell, in the order of its block, row and column.
#[inline]
pub(super) fn by_house(cell: usize, peers: u128) -> impl Iterator<Item = usize> {
    let [block, row, column] = SEATS[cell];
    let set = |seat: (u8, u8)| SETS[usize::from(seat.0)];
    let (block, row, column) = (set(block), set(row), set(column));
    cells(peers & block).chain(cells(peers & row & !block)).chain(cells(peers & column & !block))
}

/// The cells at some places of a house.
#[inline]
pub(super) fn cells_at(house: usize, places: u16) -> u128 {
    digits(places).fold(0, |cells, place| cells | 1 << HOUSES[house][place])
}

/// Which of nine sets have `least` to `most` members, as a set.
#[inline]
pub(super) fn of_size(sets: &[u16; 9], least: u32, most: u32) -> u16 {
    let without = |mut sets: [u16; 9], members: u32| {
        for _ in 0..members {
            sets.iter_mut().for_each(|set| *set &= set.wrapping_sub(1));
        }
        sets
    };
    let enough = without(*sets, least - 1);
    let too_many = without(enough, most + 1 - least);
    let fits = |at: usize| enough[at] != 0 && too_many[at] == 0;
    (0..9).fold(0, |all, at| all | u16::from(fits(at)) << at)
}

/// The subsets of `len` members of a set of up to nine, the numbers they are as bits ascending.
#[inline]
pub(super) fn combinations(of: u16, len: u32) -> impl Iterator<Item = u16> {
    let lowest =
        move |len: u32| digits(of).take(len as usize).fold(0_u16, |set, member| set | 1 << member);
    let fits = of.count_ones() >= len;
    std::iter::successors(fits.then(|| lowest(len)), move |&set| {
        // The lowest run of members moves up by one and leaves the others at the bottom, as in
        // Gosper's hack; what is not in the set carries on.
        let moved = (set | !of & 0x1ff) + (set & set.wrapping_neg());
        let above = moved & of;
        (set != 0 && moved < 0x200).then(|| above | lowest(set.count_ones() - above.count_ones()))
    })
}
