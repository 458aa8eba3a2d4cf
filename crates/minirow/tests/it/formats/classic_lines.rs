//! Boards of 9×9 in lines of 81 symbols: the short way to read them is the long way.

use minirow::Extra;
use minirow::format::{Document, ParseError, ReadOptions, Reader, Record, Symbols};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use crate::property;

const BOARD: &str =
    "..7....9....5....6.8...43....932...42.1.9.8.56...817....82...6.1....3....5....2..";

/// How lines become boards.
#[derive(Clone, Copy, PartialEq)]
enum Way {
    /// As many as can be taken at once.
    Taken,
    /// One by one.
    Fed,
    /// One by one, each with a blank behind it, so that it is looked at as any line.
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
                Way::Long => reader.feed(&with_blank(line)),
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

/// A line with a board and nothing else gets a blank behind it.
fn with_blank(line: &str) -> String {
    let line = line.trim_end_matches('\r');
    let is_board = line.len() == 81 && line.chars().all(|c| c == '.' || c.is_ascii_digit());
    if is_board { format!("{line} ") } else { line.to_owned() }
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
        ReadOptions::default().symbols(symbols.parse::<Symbols>().expect("symbols"))
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
    let usual = vec(select(b".0123456789".to_vec()), 81);
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

#[test]
fn the_short_way_reads_the_same() {
    let texts = (vec(line(), 0..12), any::<bool>(), any::<bool>());
    property::check(1000, texts, |(lines, has_end, mixed)| {
        let text = lines.concat();
        let text = if has_end { &text } else { text.trim_end() };
        check(text, &ReadOptions::default().mixed(mixed));
        Ok(())
    });
}
