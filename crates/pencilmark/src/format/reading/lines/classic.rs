//! Boards of 9×9 in lines of 81 symbols, taken without looking at anything else.

use memchr::{memchr, memchr_iter};

use crate::board::{Digit, Grid};
use crate::format::handle::Format;
use crate::format::reading::known::Known;
use crate::format::reading::shape::Shape;
use crate::format::symbols::Symbols;

/// The cells of a board, and the length of its line.
const CELLS: usize = 81;

/// Whether boards can be taken this way: in lines, `1` to `9` for the digits.
pub(in crate::format) fn is_classic(shape: &Shape) -> bool {
    let Shape { format, geometry, symbols, .. } = shape;
    let is_usual = |value: u8| {
        let symbol = char::from(b'0' + value);
        symbols.digit_of(symbol) == Digit::new(value)
    };
    *format == Format::LINE
        && geometry.is_classic()
        && !symbols.is_decimal()
        && (0..=9).all(is_usual)
}

/// Reads a board in a line of `1` to `9` and `.`, where nothing is known that makes it another one.
pub(in crate::format) fn read(text: &str, known: &Known) -> Option<(Grid, Symbols)> {
    if text.len() != CELLS || text.contains('0') || known.options.symbols.is_some() {
        return None;
    }
    let grid = Grid::of_classic_line(&known.classic()?, text.as_bytes())?;
    Some((grid, Symbols::usual(9)))
}

/// Takes boards from the start of a text, as long as each stands alone in its line; returns how
/// many bytes they take.
///
/// A text cut off in a line ends with the line before it.
pub(in crate::format) fn take(text: &[u8], boards: &mut Vec<[u8; CELLS]>) -> usize {
    let mut rest = text;
    while let Some((board, behind)) = rest.split_first_chunk()
        && let Some(next) = behind.strip_prefix(b"\n").or_else(|| behind.strip_prefix(b"\r\n"))
        && is_board(board)
    {
        boards.push(*board);
        rest = next;
    }
    text.len() - rest.len()
}

/// Takes boards from the start of a table, each in this column of a row, where it can be read in one
/// way; returns how many bytes their rows take.
pub(in crate::format) fn take_rows(
    text: &[u8],
    delimiter: u8,
    column: usize,
    boards: &mut Vec<[u8; CELLS]>,
) -> usize {
    let mut taken = 0;
    while let Some(end) = memchr(b'\n', &text[taken..]) {
        let row = &text[taken..taken + end];
        let row = row.strip_suffix(b"\r").unwrap_or(row);
        let start = match column {
            0 => Some(0),
            _ => memchr_iter(delimiter, row).nth(column - 1).map(|at| at + 1),
        };
        let field = start.and_then(|start| row[start..].split_first_chunk());
        let Some((board, behind)) = field else { break };
        let is_alone = behind.first().is_none_or(|&byte| byte == delimiter);
        if !is_alone || !is_board(board) || !shows_symbols(board) || memchr(b'"', row).is_some() {
            break;
        }
        boards.push(*board);
        taken += end + 1;
    }
    taken
}

/// Whether `0` cannot be a digit of the board: it stands too often, or not at all, or there is a 9.
fn shows_symbols(board: &[u8; CELLS]) -> bool {
    let count = |wanted: u8| board.iter().map(|&symbol| u8::from(symbol == wanted)).sum::<u8>();
    let zeros = count(b'0');
    zeros == 0 || zeros > 9 || count(b'9') > 0
}

/// The board in a text of one line, where it comes first and a comment at most behind it.
pub(in crate::format) fn of_line(text: &str) -> Option<[u8; CELLS]> {
    let line = text.strip_suffix('\n').filter(|line| !line.contains('\n'))?;
    let (board, comment) = line.as_bytes().split_first_chunk()?;
    let is_alone = match comment.split_first() {
        None => true,
        Some((b' ' | b'\t' | b',' | b';', comment)) => !may_have_second(board, comment),
        Some(_) => false,
    };
    (is_alone && is_board(board)).then_some(*board)
}

/// Whether what stands behind a board is long enough to be another one, and does not begin with what may
/// be its solution.
fn may_have_second(board: &[u8; CELLS], comment: &[u8]) -> bool {
    let Some((second, rest)) = comment.split_first_chunk::<CELLS>() else { return false };
    let is_complete =
        |cells: &[u8; CELLS]| cells.iter().all(|symbol| matches!(symbol, b'1'..=b'9'));
    is_complete(board) || !is_complete(second) || rest.len() > CELLS
}

/// Whether these are digits and empty cells alone. The usual two signs for an empty cell do: others
/// can also draw a frame.
pub(in crate::format) fn is_board(symbols: &[u8; CELLS]) -> bool {
    // Without a way out in between, this becomes vector instructions: 7 ns for 57.
    symbols.iter().fold(true, |fits, symbol| fits & (symbol.is_ascii_digit() | (*symbol == b'.')))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use proptest::sample::select;
    use proptest::test_runner::RngSeed;

    use crate::board::Extra;
    use crate::format::{Document, ParseError, ReadOptions, Reader, Record};

    const BOARD: &str =
        "..7....9....5....6.8...43....932...42.1.9.8.56...817....82...6.1....3....5....2..";

    /// How lines become boards.
    #[derive(Clone, Copy, PartialEq)]
    enum Way {
        /// As many as can be taken at once.
        Taken,
        /// One by one.
        Fed,
        /// One by one, each as if nothing were known of it.
        Long,
    }

    /// What a text reads as, board by board; those that were taken at once by the way of `feed`.
    fn read(text: &str, options: &ReadOptions, way: Way) -> Vec<Result<Document, ParseError>> {
        let mut reader = Reader::new(options.clone());
        let mut records = Vec::new();
        let mut rest = text;
        while !rest.is_empty() {
            let mut boards = Vec::new();
            if way == Way::Taken {
                let taken = reader.take_classic(rest.as_bytes(), &mut boards);
                rest = &rest[taken..];
            }
            for board in boards {
                let text = str::from_utf8(&board).expect("ASCII");
                let mut alone = Reader::new(ReadOptions::default());
                alone.feed(&BOARD.replace('.', "0"));
                records.extend(alone.feed(text));
            }
            let (line, next) = rest.split_once('\n').unwrap_or((rest, ""));
            if !rest.is_empty() {
                records.extend(match way {
                    Way::Taken | Way::Fed => reader.feed(line),
                    Way::Long => reader.feed_any(line.trim_end_matches('\r')),
                });
            }
            rest = next;
        }
        records.extend(reader.finish());
        if way != Way::Long {
            for record in records.iter().flatten() {
                check_record(record);
            }
        }
        records.into_iter().map(|record| record.and_then(|record| record.read())).collect()
    }

    /// The short way and the long way to the board of a record agree.
    fn check_record(record: &Record) {
        let Some(board) = record.classic() else { return };
        let values = record.read().expect("a board").grid.values().collect::<Vec<_>>();
        let read = board.map(|symbol| if symbol == b'.' { 0 } else { symbol - b'0' });
        assert_eq!(values, read, "{record:?}");
    }

    fn check(text: &str, options: &ReadOptions) {
        let long = read(text, options, Way::Long);
        assert_eq!(read(text, options, Way::Fed), long, "{text}");
        assert_eq!(read(text, options, Way::Taken), long, "{text}");
    }

    #[test]
    fn a_line_is_taken_or_left() {
        let taken = |text: &str| {
            let mut reader = Reader::new(ReadOptions::default());
            reader.feed(BOARD);
            let mut boards = Vec::new();
            let taken = reader.take_classic(text.as_bytes(), &mut boards);
            assert!(boards.iter().all(|board| board == BOARD.as_bytes()));
            (boards.len(), taken)
        };
        assert_eq!(taken(""), (0, 0));
        assert_eq!(taken(BOARD), (0, 0));
        assert_eq!(taken(&format!("{BOARD}\r")), (0, 0));
        assert_eq!(taken(&format!("{BOARD}\n{BOARD}\r\n{BOARD}")), (2, 165));
        for end in [" \n", "\r\r\n", ".\n", "\t#\n", "\u{85}\n"] {
            assert_eq!(taken(&format!("{BOARD}\n{BOARD}{end}")), (1, 82), "{end:?}");
        }
        for wrong in ['x', '*', '-', '/', ':', '\u{e9}'] {
            let line = BOARD.replacen('7', &wrong.to_string(), 1);
            assert_eq!(taken(&format!("{line}\n")), (0, 0), "{wrong}");
        }
    }

    #[test]
    fn other_shapes_are_left() {
        let taken = |first: &str, options: ReadOptions| {
            let mut reader = Reader::new(options);
            let records = reader.feed(first);
            let text = format!("{BOARD}\n");
            let taken = reader.take_classic(text.as_bytes(), &mut Vec::new());
            (records.len(), taken)
        };
        let symbols = |symbols: &str| {
            ReadOptions::default()
                .symbols(symbols.parse::<crate::format::Symbols>().expect("symbols"))
        };
        assert_eq!(taken(BOARD, ReadOptions::default()), (1, 82));
        assert_eq!(taken(BOARD, symbols("1-9A-G")), (1, 82));
        assert_eq!(taken(&BOARD.replace('9', "."), symbols("0-8")), (1, 0));
        assert_eq!(taken(BOARD, ReadOptions::default().mixed(true)), (1, 0));
        assert_eq!(taken(BOARD, ReadOptions::default().extras(vec![Extra::Diagonals])), (1, 0));
        assert_eq!(taken(&"1.".repeat(128), ReadOptions::default()), (1, 0));
        assert_eq!(taken("", ReadOptions::default()), (0, 0));
    }

    fn line() -> impl Strategy<Value = String> {
        let board = BOARD.to_owned();
        let fixed = [
            board.clone(),
            board.replace('.', "0"),
            board.replace('.', "*"),
            board.replace('.', "-"),
            ".".repeat(81),
            "-".repeat(81),
            format!("{board} # a comment"),
            format!("{board},easy"),
            format!("{board}|"),
            format!("{}  --", ".".repeat(81)),
            format!(" {board}"),
            board[1..].to_owned(),
            board.clone() + ".",
            board.replacen('5', "?", 1),
            board.replacen('5', "\u{e9}", 1),
            "1..............4".to_owned(),
            "1234".to_owned(),
            "+---+---+---+".to_owned(),
            "# a comment".to_owned(),
            " ".to_owned(),
            String::new(),
        ];
        let usual = proptest::collection::vec(select(b".0123456789".to_vec()), 81);
        let usual = usual.prop_map(|line| String::from_utf8(line).expect("ASCII"));
        let line = prop_oneof![2 => usual, 3 => select(fixed.to_vec()), 3 => Just(board)];
        (line, select(vec!["\n", "\n", "\r\n", "\r\r\n"])).prop_map(|(line, end)| line + end)
    }

    /// Dashes made rows of what only draws, once a board had shown them as empty cells.
    #[test]
    fn dashes_draw() {
        let lines = [BOARD, &"-".repeat(81), &BOARD.replace('.', "-"), BOARD, BOARD];
        let read = read(&lines.join("\n"), &ReadOptions::default(), Way::Taken);
        assert_eq!(read.iter().filter(|board| board.is_ok()).count(), 4);
        check(&lines.join("\n"), &ReadOptions::default());
    }

    proptest! {
        #![proptest_config(ProptestConfig {
            cases: 1000,
            failure_persistence: None,
            rng_seed: RngSeed::Fixed(1),
            ..ProptestConfig::default()
        })]

        #[test]
        fn the_short_way_reads_the_same(
            lines in proptest::collection::vec(line(), 0..12),
            has_end in any::<bool>(),
            mixed in any::<bool>(),
        ) {
            let text = lines.concat();
            let text = if has_end { &text } else { text.trim_end() };
            check(text, &ReadOptions::default().mixed(mixed));
        }
    }
}
