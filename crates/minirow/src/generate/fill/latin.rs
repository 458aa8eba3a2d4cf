//! Latin squares: boards whose blocks are their rows or columns.

use crate::generate::random::{BoardRandom, below};

/// A random Latin square, by the chain of Jacobson and Matthews (Generating uniformly distributed
/// random Latin squares, 1996): a walk over squares and those with one cell too many, which reaches
/// every square, all equally often.
pub(super) fn any(side: u8, random: &mut BoardRandom) -> Vec<u8> {
    let mut square = Square::cyclic(side);
    // What they suggest: as many steps as the cube of the side.
    for _ in 0..u32::from(side).pow(3) {
        square.step(random);
    }
    while square.fault.is_some() {
        square.step(random);
    }
    square.symbols
}

/// A square as a cube of rows, columns and symbols: each line of the cube in each of the three
/// directions holds a single 1. Each table tells where, for the lines of one direction.
struct Square {
    side: usize,
    /// For a column and a symbol the row.
    rows: Vec<u8>,
    /// For a row and a symbol the column.
    columns: Vec<u8>,
    /// For a row and a column the symbol.
    symbols: Vec<u8>,
    fault: Option<Fault>,
}

/// A place that holds -1: each line through it holds two 1s.
struct Fault {
    place: [u8; 3],
    /// For each direction the two 1s on the line through the place.
    ones: [[u8; 2]; 3],
}

impl Square {
    fn cyclic(side: u8) -> Self {
        let n = usize::from(side);
        let table = |entry: fn(usize, usize, usize) -> usize| {
            (0..n * n).map(|at| (entry(at / n, at % n, n) % n) as u8).collect()
        };
        Self {
            side: n,
            rows: table(|column, symbol, n| n + symbol - column),
            columns: table(|row, symbol, n| n + symbol - row),
            symbols: table(|row, column, _| row + column),
            fault: None,
        }
    }

    /// Adds 1 at a place and its opposite of a small cube, or at its fault, and so on around.
    fn step(&mut self, random: &mut BoardRandom) {
        if self.side == 1 {
            return;
        }
        let (place, ones) = match self.fault.take() {
            Some(Fault { place, ones }) => {
                let coins = random.next_u32();
                (
                    place,
                    std::array::from_fn(|way| {
                        let [one, other] = ones[way];
                        if coins >> (31 - way) & 1 == 0 { [one, other] } else { [other, one] }
                    }),
                )
            }
            None => {
                let side = self.side as u32;
                let [row, column] = [below(random, side) as u8, below(random, side) as u8];
                let now = self.symbols[self.at(row, column)];
                let other = (u32::from(now) + 1 + below(random, side - 1)) % side;
                let place = [row, column, other as u8];
                (
                    place,
                    [
                        [self.rows[self.at(column, place[2])], row],
                        [self.columns[self.at(row, place[2])], column],
                        [now, place[2]],
                    ],
                )
            }
        };
        let [row, column, symbol] = place;
        // The 1s that go, and those that stay on the lines through the place.
        let [[gone_row, row_left], [gone_column, column_left], [gone_symbol, symbol_left]] = ones;
        self.set_row(column, symbol, row_left);
        self.set_column(row, symbol, column_left);
        self.set_symbol(row, column, symbol_left);

        self.set_row(gone_column, symbol, gone_row);
        self.set_row(column, gone_symbol, gone_row);
        self.set_column(gone_row, symbol, gone_column);
        self.set_column(row, gone_symbol, gone_column);
        self.set_symbol(gone_row, column, gone_symbol);
        self.set_symbol(row, gone_column, gone_symbol);

        let opposite = [
            self.rows[self.at(gone_column, gone_symbol)],
            self.columns[self.at(gone_row, gone_symbol)],
            self.symbols[self.at(gone_row, gone_column)],
        ];
        if opposite[0] == gone_row {
            self.set_row(gone_column, gone_symbol, row);
            self.set_column(gone_row, gone_symbol, column);
            self.set_symbol(gone_row, gone_column, symbol);
        } else {
            self.fault = Some(Fault {
                place: [gone_row, gone_column, gone_symbol],
                ones: [[opposite[0], row], [opposite[1], column], [opposite[2], symbol]],
            });
        }
    }

    fn at(&self, one: u8, other: u8) -> usize {
        usize::from(one) * self.side + usize::from(other)
    }

    fn set_row(&mut self, column: u8, symbol: u8, row: u8) {
        let at = self.at(column, symbol);
        self.rows[at] = row;
    }

    fn set_column(&mut self, row: u8, symbol: u8, column: u8) {
        let at = self.at(row, symbol);
        self.columns[at] = column;
    }

    fn set_symbol(&mut self, row: u8, column: u8, symbol: u8) {
        let at = self.at(row, column);
        self.symbols[at] = symbol;
    }
}
