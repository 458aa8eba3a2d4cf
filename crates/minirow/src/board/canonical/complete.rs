//! The least form of complete boards of 9×9, fast.
//!
//! The first row of the form is 123456789 whatever the order of columns, so the second one is all
//! that orders of columns can make less: as a permutation it says for each column where the first row
//! has the digit of the second one, and another order of columns is its conjugate. There are 12,096
//! such permutations in few classes. A table knows for each its class, by the least second row, and
//! the orders of columns that lead there. So 36 pairs of lines, of which either may come first, are
//! looked up, and only pairs of the least class are tried, with the orders of the table; rows and
//! bands that are left are sorted.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::Transformation;

type Line = [u8; 9];

/// A permutation as nine numbers of four bits.
type Key = u64;

/// For each permutation the number of its class, least first, and the orders of columns that make the
/// second row least.
struct Table {
    /// Keys at their places, or behind them where those are taken, each with its class and its part
    /// of the orders: a lookup takes 5 ns, and 40 in a `HashMap`, of which a board has 36.
    slots: Vec<Slot>,
    orders: Vec<Line>,
}

#[derive(Clone, Copy)]
struct Slot {
    key: Key,
    class: u16,
    from: u16,
    to: u16,
}

/// Places in the table: 12,096 of them are taken.
const SLOTS: usize = 1 << 15;

/// No permutation: its first number is as large as no column.
const NONE: Key = Key::MAX;

static TABLE: LazyLock<Table> = LazyLock::new(Table::new);

/// The transformation to the least form, and how many lead there.
pub(super) fn least(cells: &[u8; 81]) -> (Transformation, u64) {
    let transposed: [u8; 81] = std::array::from_fn(|cell| cells[cell % 9 * 9 + cell / 9]);
    let boards = [cells, &transposed];
    let mut pairs = Vec::with_capacity(36);
    let mut least = u16::MAX;
    for (number, cells) in boards.iter().enumerate() {
        for top in 0..9 {
            let mut column_of = [0; 10];
            for column in 0..9 {
                column_of[usize::from(cells[top * 9 + column])] = column;
            }
            for second in (top / 3 * 3..top / 3 * 3 + 3).filter(|&row| row != top) {
                let mut permutation = [0; 9];
                for (column, from) in permutation.iter_mut().enumerate() {
                    *from = column_of[usize::from(cells[second * 9 + column])] as u8;
                }
                let (class, orders) = TABLE.class(permutation);
                if class < least {
                    least = class;
                    pairs.clear();
                }
                if class == least {
                    pairs.push((number, top, second, orders));
                }
            }
        }
    }
    let mut best = [u8::MAX; 63];
    let mut found = None;
    let mut count = 0;
    for (number, top, second, orders) in pairs {
        for order in orders {
            let rest = Rest::new(boards[number], top, second, order);
            match rest.cells(&best) {
                None => {}
                Some((out, _)) if out == best => count += 1,
                Some((out, rows)) => {
                    best = out;
                    count = 1;
                    found = Some((number == 1, rows, *order, rest.labels));
                }
            }
        }
    }
    let (is_transposed, rows, columns, labels) = found.expect("a pair of the least class");
    let transformation = Transformation {
        is_transposed,
        rows: rows.to_vec(),
        columns: columns.to_vec(),
        digits: labels[1..].to_vec(),
    };
    (transformation, count)
}

/// The rows behind the second one, where the order of columns is chosen.
struct Rest<'a> {
    cells: &'a [u8; 81],
    top: usize,
    second: usize,
    order: &'a Line,
    /// What each digit becomes.
    labels: [u8; 10],
}

impl<'a> Rest<'a> {
    fn new(cells: &'a [u8; 81], top: usize, second: usize, order: &'a Line) -> Self {
        let mut labels = [0; 10];
        for (label, &column) in (1..).zip(order) {
            labels[usize::from(cells[top * 9 + usize::from(column)])] = label;
        }
        Self { cells, top, second, order, labels }
    }

    fn label(&self, row: usize, place: usize) -> u8 {
        self.labels[usize::from(self.cells[row * 9 + usize::from(self.order[place])])]
    }

    /// The seven rows, and where all nine come from; nothing where they are more than the best.
    fn cells(&self, best: &[u8; 63]) -> Option<([u8; 63], [u8; 9])> {
        let band = self.top / 3;
        let third = 9 * band + 3 - self.top - self.second;
        let mut rows = [0; 9];
        rows[..3].copy_from_slice(&[self.top as u8, self.second as u8, third as u8]);
        // Their first digits are all different: they alone tell the order of rows and of bands.
        let mut next = 3;
        let mut bands = [[(0, 0); 3]; 2];
        for (place, other) in (0..3).filter(|&other| other != band).enumerate() {
            for (at, row) in bands[place].iter_mut().enumerate() {
                let number = other * 3 + at;
                *row = (self.label(number, 0), number as u8);
            }
            bands[place].sort_unstable();
        }
        bands.sort_unstable();
        for (_, row) in bands.as_flattened() {
            rows[next] = *row;
            next += 1;
        }
        let mut out = [0; 63];
        let mut is_less = false;
        for (number, &row) in rows[2..].iter().enumerate() {
            let start = 9 * number;
            let line = &mut out[start..start + 9];
            for (place, cell) in line.iter_mut().enumerate() {
                *cell = self.label(row.into(), place);
            }
            if !is_less {
                match out[start..start + 9].cmp(&best[start..start + 9]) {
                    std::cmp::Ordering::Greater => return None,
                    order => is_less = order.is_lt(),
                }
            }
        }
        Some((out, rows))
    }
}

impl Table {
    fn new() -> Self {
        let orders = orders();
        let mut classes: HashMap<Key, (u16, Vec<Line>)> = HashMap::with_capacity(12_096);
        let mut class = 0;
        // In ascending order: the first of a class is its least.
        seconds(&mut [0; 9], 0, &mut |second| {
            if classes.contains_key(&key(second)) {
                return;
            }
            for order in &orders {
                // The columns of a board so that this order of them shows the least row.
                let mut member = [0; 9];
                for place in 0..9 {
                    let from = order[usize::from(second[place])];
                    member[usize::from(order[place])] = from;
                }
                let entry = classes.entry(key(&member)).or_insert((class, Vec::new()));
                entry.1.push(*order);
            }
            class += 1;
        });
        let none = Slot { key: NONE, class: 0, from: 0, to: 0 };
        let mut table = Self { slots: vec![none; SLOTS], orders: Vec::new() };
        for (key, (class, orders)) in classes {
            let mut place = place(key);
            while table.slots[place].key != NONE {
                place = (place + 1) % SLOTS;
            }
            let from = table.orders.len() as u16;
            table.orders.extend(orders);
            table.slots[place] = Slot { key, class, from, to: table.orders.len() as u16 };
        }
        table
    }

    fn class(&self, second: Line) -> (u16, &[Line]) {
        let key = key(&second);
        let mut place = place(key);
        // Every second row of a legal band is there.
        while self.slots[place].key != key {
            place = (place + 1) % SLOTS;
        }
        let Slot { class, from, to, .. } = self.slots[place];
        (class, &self.orders[from.into()..to.into()])
    }
}

/// Where a key is looked for first.
fn place(key: Key) -> usize {
    (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 49) as usize
}

/// Whether each digit stands once in each row, column and block.
pub(super) fn is_complete(cells: &[u8; 81]) -> bool {
    let mut seen = [0_u16; 27];
    for (cell, &value) in cells.iter().enumerate() {
        let (row, column) = (cell / 9, cell % 9);
        for house in [row, 9 + column, 18 + row / 3 * 3 + column / 3] {
            seen[house] |= 1 << value;
        }
    }
    seen.iter().all(|&digits| digits == 0b11_1111_1110)
}

fn key(line: &Line) -> Key {
    line.iter().fold(0, |key, &number| key << 4 | u64::from(number))
}

/// All orders of columns within stacks, and of stacks.
fn orders() -> Vec<Line> {
    const THREE: [[u8; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let mut orders = Vec::with_capacity(1296);
    for stacks in THREE {
        for number in 0..216 {
            let inside = [THREE[number / 36], THREE[number / 6 % 6], THREE[number % 6]];
            orders.push(std::array::from_fn(|place| {
                stacks[place / 3] * 3 + inside[place / 3][place % 3]
            }));
        }
    }
    orders
}

/// Calls with each second row behind 012345678, in ascending order.
fn seconds(line: &mut Line, place: usize, call: &mut impl FnMut(&Line)) {
    if place == 9 {
        call(line);
        return;
    }
    for number in (0..9).filter(|number| usize::from(number / 3) != place / 3) {
        if !line[..place].contains(&number) {
            line[place] = number;
            seconds(line, place + 1, call);
        }
    }
}
