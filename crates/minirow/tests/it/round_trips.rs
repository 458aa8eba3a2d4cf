//! Laws of texts, over generated boards and texts: what is written reads back as it was; a reader
//! that is told nothing reads it so, or not at all; no text brings a reader down.

use minirow::format::{
    Document, Format, ReadOptions, Symbols, SymbolsError, read, read_all, read_blocks, write,
};
use minirow::{Cell, Digit, DigitSet, Extra, Geometry, Grid};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;

use crate::boards;
use crate::property::check;

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
        let mut document = Document::from(board.grid());
        document.candidates = Some(sets.clone());
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
    check(200, legal(16), |board| {
        let read = read_back(&board, format("candidates"), &board.grid().into())?;
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
        let text = write(&document, format, &symbols).expect("a rectangular board");
        let options =
            ReadOptions::default().geometry(geometry.clone()).format(format).symbols(symbols);
        assert!(read(&text, &options).as_ref() == Ok(&document), "as {}", format.name());
    }
}

#[test]
fn symbols_read_back() {
    let check = |text: &str, expected: Result<&str, SymbolsError>| {
        let symbols = text.parse::<Symbols>().map(|symbols| symbols.to_string());
        assert_eq!(symbols.as_deref().map_err(Clone::clone), expected, "{text}");
    };
    for text in ["1-9", "1-9A-G", "0-9A-F", "A-P", "dec", "KLM", "a-cA-C", "äöü", "X", "1"] {
        let symbols: Symbols = text.parse().expect("ranges and signs");
        assert_eq!(symbols.to_string().parse(), Ok(symbols), "{text}");
    }
    check("123456789", Ok("1-9"));
    check("DEC", Ok("dec"));
    check("12A", Ok("12A"));
    check("A-A", Ok("A"));
    check("", Err(SymbolsError::Empty));
    check("9-1", Err(SymbolsError::Range('9', '1')));
    check("\u{100}-\u{200}", Err(SymbolsError::Range('\u{100}', '\u{200}')));
    check("1-", Err(SymbolsError::Character('-')));
    check("-9", Err(SymbolsError::Character('-')));
    check("1-9.", Err(SymbolsError::Character('.')));
    check("1 2", Err(SymbolsError::Character(' ')));
    check("1\u{7}", Err(SymbolsError::Character('\u{7}')));
    check("1-91", Err(SymbolsError::Repeated('1')));
    check("1-9A-GC", Err(SymbolsError::Repeated('C')));
}

/// What a text does not tell is an error. One exception: up to 9, digits are counted from 1 unless
/// a `0` says otherwise.
#[test]
fn nothing_is_misread_in_silence() {
    check(200, legal(36), |board| {
        let grid = board.grid();
        let geometry = grid.geometry();
        for format in Format::all() {
            let symbols = board.symbols.of(geometry.side());
            let Ok(text) = format.draw(&grid.clone().into(), &symbols) else {
                let holds_any = ["line", "grid", "candidates", "json"];
                prop_assert!(!holds_any.contains(&format.name()), "{format:?}");
                continue;
            };
            let counts_from_zero = board.symbols == Alphabet::FromZero && geometry.side() <= 9;
            if counts_from_zero && !text.contains('0') {
                continue;
            }
            for told in [None, Some(geometry.clone())] {
                let options = ReadOptions::default().geometry(told);
                let Ok(read) = read(&text, &options) else {
                    continue;
                };
                let context = || format!("as {} by {options:?}:\n{text}", format.name());
                let values: Vec<u8> = grid.values().collect();
                let (read, expected) = match read.candidates {
                    Some(candidates) => (candidates, left_by(&grid)),
                    // Where all cells have one candidate, they are digits.
                    None if shows_candidates(format.name()) => {
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

#[test]
fn every_text_reads_or_says_where_not() {
    check(4000, (texts(), all_that_can_be_told()), |(text, options)| {
        let lines = minirow::format::lines(&text).count() as u64;
        for read in read_all(&text, &options) {
            let place = read.map_or_else(|error| (error.line, error.column), |_| (1, 1));
            let exists = (1..=lines + 1).contains(&place.0) && place.1 > 0;
            prop_assert!(exists, "{place:?}");
        }
        let _ = (read_blocks(&text), text.parse::<Symbols>());
        Ok(())
    });
}

/// Whether a format has nothing but candidates, digits among them.
fn shows_candidates(format: &str) -> bool {
    ["candidates", "simple-candidates", "candidate-list", "candidate-rows", "sdx"].contains(&format)
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
fn legal(most: u8) -> impl Strategy<Value = Board> {
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
            Board { block, symbols, numbers }
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

/// Texts that look like boards, more or less.
fn texts() -> impl Strategy<Value = String> {
    let of = |signs: &str| select(signs.chars().collect::<Vec<char>>());
    let sign = of("0123456789.|-+*\n ABX,;#'");
    let cell = of("01234......6789AXG|-");
    let string = |characters: Vec<char>| characters.into_iter().collect::<String>();
    let cells = cell.clone();
    let line = (1..20_usize).prop_flat_map(move |side| vec(cells.clone(), side * side));
    let between = select(vec!["", " ", "|", ",", "\t", "12 "]);
    let rows = (1..20_usize, 1..20_usize, between).prop_flat_map(move |(len, rows, between)| {
        let row =
            move |row: Vec<char>| row.iter().map(char::to_string).collect::<Vec<_>>().join(between);
        vec(vec(cell.clone(), len).prop_map(row), rows)
    });
    let part = prop_oneof![
        vec(any::<char>(), 0..50).prop_map(string),
        vec(sign, 0..400).prop_map(string),
        line.prop_map(string),
        rows.prop_map(|rows| rows.join("\n")),
        Just("name 2 2 1 2 3 4 0 0 0 0 0 0 0 0 0 0 0 9".to_owned()),
        Just("-----+-----".to_owned()),
        Just(String::new()),
    ];
    vec(part, 1..5).prop_map(|parts| parts.join("\n"))
}

fn all_that_can_be_told() -> impl Strategy<Value = ReadOptions> {
    let symbols = ["1-9", "0-9A-F", "A-Z", "dec", "K-S", "1-3"];
    let symbols = symbols.map(|symbols| symbols.parse::<Symbols>().expect("symbols"));
    let geometries = [(1, 1), (2, 2), (2, 3), (3, 3), (4, 4)];
    let geometries = geometries.map(|(rows, columns)| Geometry::with_blocks(rows, columns));
    let geometries: Vec<Geometry> = geometries.into_iter().map(|g| g.expect("a side")).collect();
    let geometry = option::of(select(geometries));
    let symbols = option::of(select(symbols.to_vec()));
    let format = option::of(select(Format::all().collect::<Vec<Format>>()));
    (geometry, any::<bool>(), symbols, format, any::<bool>()).prop_map(
        |(geometry, diagonals, symbols, format, mixed)| {
            ReadOptions::default()
                .geometry(geometry)
                .symbols(symbols)
                .format(format)
                .extras(diagonals.then_some(Extra::Diagonals))
                .mixed(mixed)
        },
    )
}

/// Writes a document and reads it by one who knows all about its text.
fn read_back(
    board: &Board,
    format: Format,
    document: &Document,
) -> Result<Document, TestCaseError> {
    let geometry = board.geometry();
    let symbols = board.symbols.of(geometry.side());
    let text = format.draw(document, &symbols).expect("a rectangular board");
    let options = ReadOptions::default().geometry(geometry).format(format).symbols(symbols);
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
