//! Generated boards of all kinds that a text can tell: any side, any blocks, any rules.

use std::fmt;

use minirow::format::Symbols;
use minirow::{Cell, Digit, DigitSet, Extra, Geometry, Grid};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{select, subsequence};

/// A grid with what it is written in.
pub(super) struct Board {
    pub(super) grid: Grid,
    pub(super) symbols: Symbols,
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let header = minirow::format::write_header(self.grid.geometry(), &self.symbols);
        let line = minirow::format::write(
            &self.grid.clone().into(),
            "tatham".parse().expect("a format"),
            &self.symbols,
        );
        write!(f, "{header}{}", line.unwrap_or_else(|_| format!("{:?}", self.grid)))
    }
}

/// Some digits on any geometry, in symbols that are large enough.
pub(super) fn boards() -> impl Strategy<Value = Board> {
    (geometries(), any::<u64>(), 0..4_u8, 0..4_usize)
        .prop_map(|(geometry, seed, density, symbols)| board(&geometry, seed, density, symbols))
}

/// The same on boards that game ids of Solo can hold.
pub(super) fn plain_boards() -> impl Strategy<Value = Board> {
    (plain(), any::<bool>(), any::<u64>(), 0..4_u8, 0..4_usize).prop_map(
        |(geometry, diagonals, seed, density, symbols)| {
            let geometry =
                if diagonals { extended(geometry, &[Extra::Diagonals]) } else { geometry };
            board(&geometry, seed, density, symbols)
        },
    )
}

fn board(geometry: &Geometry, seed: u64, density: u8, symbols: usize) -> Board {
    let side = geometry.side();
    let mut state = seed;
    let values = geometry.cells().map(|_| {
        let number = next(&mut state);
        let is_given = number >> 60 < u64::from(density) * 5;
        if is_given { (number % u64::from(side)) as u8 + 1 } else { 0 }
    });
    let grid = Grid::from_values(geometry, values).expect("a value for each cell");
    let names = ["1-9A-Z", "dec", "A-Z", "0-9A-Z"];
    let named: Symbols = names[symbols].parse().expect("symbols");
    // Up to 9, digits are counted from 1 unless they are told; the header tells them.
    let is_enough = named.count() >= side.into();
    let name = if is_enough { named } else { Symbols::usual(side) };
    Board { grid, symbols: first(&name, side) }
}

/// As many symbols as a side needs.
fn first(symbols: &Symbols, side: u8) -> Symbols {
    if symbols.is_decimal() {
        return Symbols::decimal();
    }
    let digits = (1..=side).filter_map(Digit::new);
    let first: String = digits.map(|digit| symbols.symbol(digit)).collect();
    first.parse().expect("symbols of symbols")
}

/// Sets of candidates that no digit is alone in, but those of the grid.
pub(super) fn candidates_of(grid: &Grid) -> Vec<DigitSet> {
    let geometry = grid.geometry();
    let mut state = geometry.cells().map(|cell| u64::from(grid.get(cell).is_some())).sum::<u64>();
    let mut set = |cell: Cell| match grid.get(cell) {
        Some(digit) => DigitSet::of(digit),
        None => {
            let bits = next(&mut state) | 1 << (next(&mut state) % 60);
            let digits = geometry.digits();
            digits.filter(|digit| bits >> (digit.get() % 64) & 1 == 1).take(30).collect()
        }
    };
    geometry.cells().map(&mut set).collect()
}

/// A number that nobody expects, from the one before it.
fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*state ^ *state >> 29).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// Boards of any side with any rules.
pub(super) fn geometries() -> impl Strategy<Value = Geometry> {
    let extras = subsequence(Extra::ALL.to_vec(), 0..=Extra::ALL.len()).prop_shuffle();
    let pairs = vec((any::<u16>(), any::<u16>()), 0..4);
    (blocks(), extras, vec(any::<u64>(), 0..3), pairs, 0..3_u8).prop_map(
        |(blocks, extras, houses, pairs, kind)| {
            if kind == 0 {
                return blocks;
            }
            let mut geometry = extended(blocks, &extras);
            for (number, seed) in houses.iter().enumerate() {
                geometry = with_house(&geometry, number, *seed);
            }
            with_pairs(&geometry, &pairs)
        },
    )
}

/// With those extras that the blocks have room for.
fn extended(geometry: Geometry, extras: &[Extra]) -> Geometry {
    let extend = |board: Geometry, &extra: &Extra| board.with_extra(extra).unwrap_or(board);
    extras.iter().fold(geometry, extend)
}

fn with_house(geometry: &Geometry, number: usize, seed: u64) -> Geometry {
    let mut state = seed;
    let mut cells: Vec<Cell> = geometry.cells().collect();
    for last in (1..cells.len()).rev() {
        cells.swap(last, (next(&mut state) % (last as u64 + 1)) as usize);
    }
    let house = &cells[..geometry.side().into()];
    geometry.with_house(&format!("odd house {number}"), house).expect("different cells")
}

fn with_pairs(geometry: &Geometry, pairs: &[(u16, u16)]) -> Geometry {
    let cells = geometry.cell_count() as u16;
    let pairs = pairs.iter().map(|(one, other)| (one % cells, other % cells));
    let pairs: Vec<(Cell, Cell)> = pairs
        .filter(|(one, other)| one != other)
        .map(|(one, other)| (Cell::new(one), Cell::new(other)))
        .collect();
    let extended = geometry.with_apart("odd pairs", &pairs).expect("different cells");
    // Pairs that share a house are no rule.
    if extended.cells().all(|cell| extended.apart(cell) == geometry.apart(cell)) {
        return geometry.clone();
    }
    extended
}

/// Blocks of any shape, rectangles and others, in one piece or several.
fn blocks() -> impl Strategy<Value = Geometry> {
    let swaps = vec((any::<u16>(), any::<u16>()), 0..9);
    (rectangles(), proptest::option::of(swaps)).prop_map(|(rectangles, swaps)| {
        let Some(swaps) = swaps else { return rectangles };
        let mut labels = labels(&rectangles);
        for (one, other) in swaps {
            let cells = labels.len();
            labels.swap(usize::from(one) % cells, usize::from(other) % cells);
        }
        Geometry::irregular(&labels).expect("swaps keep the sizes of blocks")
    })
}

/// Blocks of any shape in one piece each.
pub(super) fn plain() -> impl Strategy<Value = Geometry> {
    let swaps = vec((any::<u16>(), any::<u16>()), 0..200);
    (rectangles(), swaps).prop_map(|(rectangles, swaps)| {
        let mut labels = labels(&rectangles);
        let is_changed = |labels: &[u32]| labels != self::labels(&rectangles);
        for (one, other) in swaps {
            let cells = labels.len();
            let (one, other) = (usize::from(one) % cells, usize::from(other) % cells);
            labels.swap(one, other);
            if !in_one_piece(&labels, labels[one]) || !in_one_piece(&labels, labels[other]) {
                labels.swap(one, other);
            }
        }
        if !is_changed(&labels) {
            return rectangles;
        }
        let jigsaw = Geometry::irregular(&labels).expect("swaps keep the sizes of blocks");
        // Blocks that are rows or columns do not show that they once were others.
        let side = jigsaw.side();
        let latin = [(1, side), (side, 1)].map(|(rows, columns)| {
            Geometry::with_blocks(rows, columns).expect("the side of a board")
        });
        let is_latin = |latin: &Geometry| self::labels(latin) == self::labels(&jigsaw);
        latin.into_iter().find(is_latin).unwrap_or(jigsaw)
    })
}

/// Whether the cells with a label hang together, found cell by cell.
pub(super) fn in_one_piece(labels: &[u32], label: u32) -> bool {
    let side = labels.len().isqrt();
    let mut waits: Vec<usize> = labels.iter().position(|&l| l == label).into_iter().collect();
    let mut seen = vec![false; labels.len()];
    let mut len = 0;
    while let Some(cell) = waits.pop() {
        if seen[cell] || labels[cell] != label {
            continue;
        }
        seen[cell] = true;
        len += 1;
        let (row, column) = (cell / side, cell % side);
        waits.extend((row > 0).then(|| cell - side));
        waits.extend((row + 1 < side).then(|| cell + side));
        waits.extend((column > 0).then(|| cell - 1));
        waits.extend((column + 1 < side).then(|| cell + 1));
    }
    len == side
}

pub(super) fn labels(geometry: &Geometry) -> Vec<u32> {
    geometry.cells().map(|cell| geometry.block(cell).into()).collect()
}

/// All sides up to 25, and some larger ones.
fn rectangles() -> impl Strategy<Value = Geometry> {
    let side = prop_oneof![
        6 => 1..=12_u8,
        3 => 13..=25_u8,
        1 => select(vec![26_u8, 27, 31, 32, 35, 36, 37, 40, 49]),
    ];
    side.prop_flat_map(|side| {
        let rows: Vec<u8> = (1..=side).filter(|&rows| side.is_multiple_of(rows)).collect();
        select(rows).prop_map(move |rows| {
            Geometry::with_blocks(rows, side / rows).expect("a side from 1 to 255")
        })
    })
}
