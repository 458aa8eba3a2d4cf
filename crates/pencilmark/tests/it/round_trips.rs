//! What is written reads back as it was; a reader that is told nothing reads it so, or not at all.

use pencilmark::format::{Document, Format, ReadOptions, Symbols, read, write};
use pencilmark::{Cell, Digit, DigitSet, Geometry, Grid};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use crate::boards;
use crate::property::{Verdict, check};

#[test]
fn lines_and_grids_read_back() {
    check(300, scattered(36), |board| {
        for format in [format("line"), format("grid")] {
            let read = read_back(&board, format, &board.grid().into())?;
            prop_assert_eq!(read, Document::from(board.grid()));
        }
        Ok(())
    });
}

#[test]
fn candidates_read_back() {
    check(300, scattered(25), |board| {
        let sets = board.sets();
        let document = Document { candidates: Some(sets.clone()), ..board.grid().into() };
        let read = read_back(&board, format("candidates"), &document)?;
        prop_assert_eq!(read.candidates, Some(sets));
        Ok(())
    });
}

#[test]
fn digits_read_back_as_the_candidates_they_leave() {
    check(300, scattered(25), |board| {
        let read = read_back(&board, format("candidates"), &board.grid().into())?;
        prop_assert_eq!(read.candidates, Some(left_by(&board.grid())));
        Ok(())
    });
}

#[test]
fn legal_digits_read_back_from_candidates() {
    check(200, legal(16), |legal| {
        let board = &legal.board;
        let read = read_back(board, format("candidates"), &board.grid().into())?;
        for (cell, value) in board.grid().geometry().cells().zip(board.grid().values()) {
            if value > 0 {
                prop_assert_eq!(read.grid.get(cell), Digit::new(value));
            }
        }
        Ok(())
    });
}

#[test]
fn the_largest_board_reads_back() {
    let geometry = Geometry::with_blocks(15, 17).expect("255 is a side");
    let values = (0..255_u32 * 255).map(|cell| (cell * 7 % 256) as u8);
    let grid = Grid::from_values(&geometry, values).expect("one value for each cell");
    let document = Document::from(grid);
    for format in [format("line"), format("grid")] {
        let symbols = Symbols::decimal();
        let text = write(&document, format, &symbols);
        let options = ReadOptions {
            geometry: Some(geometry.clone()),
            format: Some(format),
            symbols: Some(symbols),
            ..ReadOptions::default()
        };
        assert!(read(&text, &options).as_ref() == Ok(&document), "as {}", format.name());
    }
}

/// What a text does not tell is an error. One exception: up to 9, digits are counted from 1 unless
/// a `0` says otherwise.
#[test]
fn nothing_is_misread_in_silence() {
    check(600, legal(36), |legal| {
        let board = &legal.board;
        let grid = board.grid();
        let geometry = grid.geometry();
        for format in Format::all() {
            let text = write(&grid.clone().into(), format, &board.symbols.of(geometry.side()));
            let counts_from_zero = board.symbols == Alphabet::FromZero && geometry.side() <= 9;
            if counts_from_zero && !text.contains('0') {
                continue;
            }
            for told in [None, Some(geometry.clone())] {
                let options = ReadOptions { geometry: told, ..ReadOptions::default() };
                let Ok(read) = read(&text, &options) else {
                    continue;
                };
                let context = || format!("as {} by {options:?}:\n{text}", format.name());
                let values: Vec<u8> = grid.values().collect();
                let (read, expected) = match read.candidates {
                    Some(candidates) => (candidates, left_by(&grid)),
                    // Where all cells have one candidate, they are digits.
                    None if format.name() == "candidates" => {
                        (sets_of(read.grid.values()), left_by(&grid))
                    }
                    None => (sets_of(read.grid.values()), sets_of(values.into_iter())),
                };
                prop_assert!(read == expected, "{}", context());
            }
        }
        Ok(())
    });
}

/// What digits are written with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Alphabet {
    Usual,
    FromZero,
    Letters,
    Decimal,
    Own,
}

impl Alphabet {
    /// Those that have enough symbols for a side.
    fn all(side: u8) -> Vec<Self> {
        let mut all = vec![Self::Usual, Self::FromZero, Self::Decimal];
        all.extend((side <= 26).then_some(Self::Letters));
        all.extend((side <= 9).then_some(Self::Own));
        all
    }

    fn of(self, side: u8) -> Symbols {
        let characters: Vec<char> = match self {
            Self::Usual => return Symbols::usual(side),
            Self::Decimal => return Symbols::decimal(),
            Self::FromZero => ('0'..='9').chain('A'..='Z').collect(),
            Self::Letters => ('A'..='Z').collect(),
            Self::Own => ('K'..='S').collect(),
        };
        let first: String = characters.into_iter().take(side.into()).collect();
        first.parse().expect("letters and digits are symbols")
    }
}

/// A board in the numbers it is made of.
#[derive(Clone, Debug)]
struct Board {
    /// Rows and columns of a block.
    block: (u8, u8),
    symbols: Alphabet,
    /// A number for each cell.
    numbers: Vec<u64>,
}

impl Board {
    fn geometry(&self) -> Geometry {
        Geometry::with_blocks(self.block.0, self.block.1).expect("a block of a small board")
    }

    /// The numbers as digits; larger ones are empty cells.
    fn grid(&self) -> Grid {
        let geometry = self.geometry();
        let side = u64::from(geometry.side());
        let values = self.numbers.iter().map(|&n| if n <= side { n as u8 } else { 0 });
        Grid::from_values(&geometry, values).expect("one number for each cell")
    }

    /// The bits of the numbers as candidates, at least one in each cell.
    fn sets(&self) -> Vec<DigitSet> {
        let geometry = self.geometry();
        let side = u64::from(geometry.side());
        let set = |&number: &u64| {
            let default = number % side + 1;
            let has = |digit: &Digit| number >> (digit.get() - 1) & 1 == 1;
            let set: DigitSet = geometry.digits().filter(has).collect();
            match Digit::new(default as u8) {
                Some(digit) if set.is_empty() => DigitSet::of(digit),
                _ => set,
            }
        };
        self.numbers.iter().map(set).collect()
    }
}

/// A board whose digits are part of a solution.
#[derive(Clone, Debug)]
struct Legal {
    board: Board,
}

/// Boards of any block shape, with anything in their cells.
fn scattered(most: u8) -> impl Strategy<Value = Board> {
    blocks(most).prop_flat_map(|(block, symbols)| {
        let side = block.0 * block.1;
        let digit = 0..=u64::from(side);
        let number =
            prop_oneof![digit, any::<u64>(), (any::<u64>(), any::<u64>()).prop_map(|(a, b)| a & b)];
        vec(number, usize::from(side).pow(2)).prop_map(move |numbers| Board {
            block,
            symbols,
            numbers,
        })
    })
}

/// Parts of solutions: from empty to full, perhaps without the larger digits.
fn legal(most: u8) -> impl Strategy<Value = Legal> {
    blocks(most).prop_flat_map(|(block, symbols)| {
        let side = block.0 * block.1;
        let cells = usize::from(side).pow(2);
        let holes = prop_oneof![Just(0), 0..=cells.min(4), 0..=cells];
        let cap = prop_oneof![Just(side), 1..=side];
        let order = Just((0..cells).collect::<Vec<usize>>()).prop_shuffle();
        (boards::solved(block), order, holes, cap).prop_map(move |(solved, order, holes, cap)| {
            let mut numbers: Vec<u64> =
                solved.values().map(|value| if value <= cap { value.into() } else { 0 }).collect();
            for &cell in &order[..holes] {
                numbers[cell] = 0;
            }
            Legal { board: Board { block, symbols, numbers } }
        })
    })
}

/// Shapes of blocks, and symbols for as many digits as they have cells.
fn blocks(most: u8) -> impl Strategy<Value = ((u8, u8), Alphabet)> {
    (1..=most).prop_flat_map(|side| {
        let rows = (1..=side).filter(move |&rows| side.is_multiple_of(rows));
        let shapes: Vec<(u8, u8)> = rows.map(|rows| (rows, side / rows)).collect();
        (select(shapes), select(Alphabet::all(side)))
    })
}

/// Writes a document and reads it by one who knows all about its text.
fn read_back(
    board: &Board,
    format: Format,
    document: &Document,
) -> Result<Document, TestCaseError> {
    let geometry = board.geometry();
    let symbols = board.symbols.of(geometry.side());
    let text = write(document, format, &symbols);
    let options = ReadOptions {
        geometry: Some(geometry),
        format: Some(format),
        symbols: Some(symbols),
        ..ReadOptions::default()
    };
    read(&text, &options)
        .map_err(|error| TestCaseError::fail(format!("{} as {}:\n{text}", error, format.name())))
}

/// The candidates of each cell: its digit, or what the digits of its houses leave.
fn left_by(grid: &Grid) -> Vec<DigitSet> {
    let geometry = grid.geometry();
    let left = |cell: Cell| {
        let houses = geometry.houses().filter(|&house| geometry.cells_of(house).contains(&cell));
        let used: DigitSet = houses
            .flat_map(|house| geometry.cells_of(house))
            .filter_map(|&c| grid.get(c))
            .collect();
        match grid.get(cell) {
            Some(digit) => DigitSet::of(digit),
            None => geometry.digits().filter(|&digit| !used.contains(digit)).collect(),
        }
    };
    geometry.cells().map(left).collect()
}

fn sets_of(values: impl Iterator<Item = u8>) -> Vec<DigitSet> {
    values.map(|value| Digit::new(value).map_or(DigitSet::EMPTY, DigitSet::of)).collect()
}

fn format(name: &str) -> Format {
    name.parse().expect("a format has this name")
}
