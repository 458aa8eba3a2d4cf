//! What texts read as, and what is said about those that are no boards.

use crate::boards;
use minirow::format::{
    Document, Format, ParseError, ReadOptions, Reader, Symbols, read_all, read_blocks,
};
use minirow::{Digit, DigitSet, Extra, Geometry};

const NINE: &str =
    "..7....9....5....6.8...43....932...42.1.9.8.56...817....82...6.1....3....5....2..";

/// Compares what a text reads as with one line for each board: the shape of its blocks, its digits,
/// its name; then one line for each row of candidates.
fn check(text: &str, told: &str, expected: &str) {
    let read: String = read_all(text, &options(told)).iter().map(shown).collect();
    let expected: Vec<&str> = expected.trim().lines().map(str::trim).collect();
    assert_eq!(read.lines().collect::<Vec<_>>(), expected, "{text}\ntold: {told}");
}

/// Options from words: `mixed`, `diagonals`, `format=grid`, `blocks=2x3`, `symbols=0-9A-F`.
fn options(told: &str) -> ReadOptions {
    let mut options = ReadOptions::default();
    for word in told.split_whitespace() {
        match word.split_once('=').unwrap_or((word, "")) {
            ("mixed", _) => options.mixed = true,
            ("diagonals", _) => options.extras.push(Extra::Diagonals),
            ("format", name) => options.format = Some(name.parse().expect("a format")),
            ("symbols", symbols) => options.symbols = Some(symbols.parse().expect("symbols")),
            ("blocks", shape) => {
                let (rows, columns) = shape.split_once('x').expect("rows x columns");
                let number = |text: &str| text.parse().expect("a number of cells");
                let geometry = Geometry::with_blocks(number(rows), number(columns));
                options.geometry = Some(geometry.expect("a side up to 255"));
            }
            (word, _) => panic!("no option is called {word}"),
        }
    }
    options
}

fn shown(read: &Result<Document, ParseError>) -> String {
    let document = match read {
        Ok(document) => document,
        Err(error) => return format!("{error} ({:?})\n", error.kind),
    };
    let geometry = document.grid.geometry();
    let blocks = match geometry.block_shape() {
        Some((rows, columns)) => format!("{rows}x{columns}"),
        None => "irregular".to_owned(),
    };
    let line: Format = "line".parse().expect("a format");
    let (reduced, _) = line.reduce(document.clone());
    let digits = boards::bare(&reduced, line, &Symbols::for_board(geometry));
    let name = document.name.iter().map(|name| format!(" {name}"));
    let mut shown = format!("{blocks} {}{}\n", digits.trim_end(), name.collect::<String>());
    let group = |set: &DigitSet| match set.is_empty() {
        true => "!".to_owned(),
        false => set.iter().map(|digit| digit.to_string()).collect::<String>(),
    };
    for row in document.candidates.iter().flat_map(|sets| sets.chunks(geometry.side().into())) {
        shown += &row.iter().map(group).collect::<Vec<_>>().join(" ");
        shown.push('\n');
    }
    shown
}

/// A board in rows of equal length, with this between them.
fn rows(board: &str, len: usize, between: &str) -> String {
    let symbols: Vec<char> = board.chars().collect();
    let rows: Vec<String> = symbols.chunks(len).map(|row| row.iter().collect()).collect();
    rows.join(between)
}

#[test]
fn lines() {
    let nine = &format!("3x3 {NINE}");
    check(NINE, "", nine);
    check("1.0*-_Xx.......4", "", "2x2 1..............4");
    let two = "\u{feff}# two\r\n1..............4\r\n# no board\r\n4..............1";
    check(two, "", "2x2 1..............4\n2x2 4..............1");
    for comment in [" easy", " #17", "\t# 17 clues", ",rated 4.5", ";a;b", "  1234", ", "] {
        check(&format!("{NINE}{comment}\n"), "", nine);
    }
    check(&rows(NINE, 9, " "), "", nine);
    check(&rows(NINE, 3, " "), "", nine);
    check(&rows(NINE, 9, "|"), "", nine);
    check("1... .2.. ..3. ...4", "", "2x2 1....2....3....4");
    check(&rows(NINE, 1, " "), "", nine);
    check(&rows(&NINE.replace('.', "0"), 1, ","), "", nine);
    check("", "", "");
    check("\n# nothing\n\n", "", "");
    check("1", "", "1x1 1");
    check(&"-".repeat(81), "", "");
    check(&format!("{NINE}\n{}", "-".repeat(81)), "", nine);
    let dashes = format!("{}\n{}", NINE.replace('.', "-"), "-".repeat(81));
    check(&dashes, "", &format!("{nine}\n3x3 {}", ".".repeat(81)));
    check("1...............", "diagonals", "2x2 1...............");
}

#[test]
fn numbers() {
    let four = "1 0 0 0  0 2 0 0  0 0 3 0  0 0 0 4";
    check(&format!("puzzle-7 2 2 {four}"), "", "2x2 1....2....3....4 puzzle-7");
    let two = format!("aa 2 2 {four}\nbb 2 2 {}", four.replace('4', "1"));
    check(&two, "", "2x2 1....2....3....4 aa\n2x2 1....2....3....1 bb");
    let six = ["0"; 36].join(" ").replacen('0', "6", 1);
    check(&format!("wide 2 3 {six}"), "", "2x3 6................................... wide");
    check(&format!("tall 3 2 {six}"), "", "3x2 6................................... tall");
    let sixteen: Vec<String> = (0..256).map(|cell: u32| (cell * 7 % 17).to_string()).collect();
    let symbols: String = (0..256_u32)
        .map(|cell| Digit::new((cell * 7 % 17) as u8))
        .map(|digit| digit.map_or(".".to_owned(), |digit| Symbols::usual(16).symbol(digit)))
        .collect();
    let expected = &format!("4x4 {symbols}");
    check(&sixteen.join(" "), "", expected);
    check(&sixteen.join(","), "", expected);
    check(&format!("big 4 4 {}", sixteen.join(" ")), "", &format!("{expected} big"));
    let grid: Vec<String> = sixteen.chunks(16).map(|row| row.join("\t")).collect();
    check(&grid.join("\n"), "", expected);
    check(&grid.join("\n").replace("\t0", "\t."), "", expected);
    let large =
        "line 1, column 1: expected a number from 1 to 16 or an empty cell, found '17' (Text)";
    let text = "0 ".repeat(256).replacen('0', "17", 1);
    check(&text, "blocks=4x4 format=line symbols=dec", large);
}

/// Three numbers behind a whole board, or in a row of candidates, are no heading of a 1x1 board.
#[test]
fn no_headings() {
    check(&format!("{NINE} 1 1 1"), "", &format!("3x3 {NINE}"));
    let rows = "1 1 1 1\n1 1 1 1\n1 1 1 1\n1234 1 1 1";
    check(rows, "format=candidates blocks=2x2", &format!("2x2 ................\n{rows}"));
}

#[test]
fn grids() {
    let nine = &format!("3x3 {NINE}");
    check(&rows(NINE, 9, "\n"), "", nine);
    check(&rows(NINE, 9, "\r\n"), "", nine);
    check(&rows(NINE, 9, " # a comment\n"), "", nine);
    check(&rows(NINE, 9, "\n# a comment\n"), "", nine);
    let bands = rows(&rows(NINE, 9, "\n"), 30, "\n");
    check(&bands, "", nine);
    check(&format!("{bands}\n\n{bands}"), "", &format!("{nine}\n{nine}"));
    check(&format!("{0}\n{0}", rows(NINE, 9, "\n")), "", &format!("{nine}\n{nine}"));
    check(&format!("{0}\n\n\n{0}\n\n", rows(NINE, 9, "\n")), "", &format!("{nine}\n{nine}"));
    check(&rows(NINE, 9, "\n").replace('.', "-"), "", nine);
    check("1---\n--2-\n----\n---3\n", "", "2x2 1.....2........3");
    check("12..\n..1.\n2...\n...3\n", "", "2x2 12....1.2......3");
}

/// Empty cells may be left out between separators, in the first row as in any other.
#[test]
fn empty_fields() {
    check("1,,,4\n,2,,\n,,3,\n4,,,\n", "", "2x2 1..4.2....3.4...");
    check("1,,,4,\n,2,,,\n,,3,,\n4,,,,\n", "", "2x2 1..4.2....3.4...");
    check("1\t\t\t4\n\t2\t\t\n\t\t3\t\n4\t\t\t\n", "", "2x2 1..4.2....3.4...");
    check("1;;;4\n;2;;\n;;;\n4;;;\n", "", "2x2 1..4.2......4...");
    let fields = rows(&NINE.replace('.', " "), 1, ",").replace(' ', "");
    let fields: Vec<&str> = fields.split(',').collect();
    let fields: Vec<String> = fields.chunks(9).map(|row| row.join(",")).collect();
    check(&fields.join("\n"), "", &format!("3x3 {NINE}"));
}

#[test]
fn drawn_grids() {
    let nine = &format!("3x3 {NINE}");
    check(
        "
        *-----------*
        |..7|...|.9.|
        |...|5..|..6|
        |.8.|..4|3..|
        |---+---+---|
        |..9|32.|..4|
        |2.1|.9.|8.5|
        |6..|.81|7..|
        |---+---+---|
        |..8|2..|.6.|
        |1..|..3|...|
        |.5.|...|2..|
        *-----------*",
        "",
        nine,
    );
    check(
        "
         . . 7 | . . . | . 9 .
         . . . | 5 . . | . . 6
         . 8 . | . . 4 | 3 . .
        -------|-------|-------
         . . 9 | 3 2 . | . . 4
         2 . 1 | . 9 . | 8 . 5
         6 . . | . 8 1 | 7 . .
        -------|-------|-------
         . . 8 | 2 . . | . 6 .
         1 . . | . . 3 | . . .
         . 5 . | . . . | 2 . .",
        "",
        nine,
    );
    check(
        "
        ┌─────┬─────┐
        │ 1 . │ . . │
        │ . . │ 2 . │
        ├─────┼─────┤
        │ . 3 │ . . │
        │ . . │ . 4 │
        └─────┴─────┘",
        "",
        "2x2 1.....2..3.....4",
    );
    check(
        "
        +-----+-----+
        | 1 - | - - |
        | - - | - - |
        +-----+-----+
        | - 3 | - - |
        | - - | - 4 |
        +-----+-----+",
        "",
        "2x2 1........3.....4",
    );
    let wide = "
        1 . . | . . .
        . . . | 2 . .
        ------+------
        . 3 . | . . .
        . . . | . 4 .
        ------+------
        . . 5 | . . .
        . . . | . . 6";
    let wide_values = "2x3 1........2...3........4...5........6";
    check(wide, "", wide_values);
    check(&format!("{wide}\n{wide}"), "", &format!("{wide_values}\n{wide_values}"));
    check(
        "
        1 . | . . | . .
        . . | 2 . | . .
        . 3 | . . | . .
        ----+-----+----
        . . | . 4 | . .
        . . | 5 . | . .
        . . | . . | . 6",
        "",
        "3x2 1.......2....3.......4....5........6",
    );
}

#[test]
fn candidate_grids() {
    let drawn = "
        .----------------------.----------------------.----------------------.
        | 345    12346  7      | 168    136    268    | 145    9      128    |
        | 349    12349  234    | 5      137    2789   | 14     12478  6      |
        | 59     8      256    | 1679   167    4      | 3      1257   127    |
        :----------------------+----------------------+----------------------:
        | 578    7      9      | 3      2      567    | 16     1      4      |
        | 2      347    1      | 467    9      67     | 8      3      5      |
        | 6      34     345    | 4      8      1      | 7      23     239    |
        :----------------------+----------------------+----------------------:
        | 3479   3479   8      | 2      1457   579    | 1459   6      1379   |
        | 1      24679  246    | 46789  4567   3      | 459    4578   789    |
        | 3479   5      346    | 146789 1467   6789   | 2      13478  13789  |
        '----------------------'----------------------'----------------------'";
    // 7, 1, 3 and 4 stand alone in rows 4 to 6 and are open in other cells of their rows.
    let expected = format!(
        "3x3 {NINE}
        345 12346 7 168 136 268 145 9 128
        349 12349 234 5 137 2789 14 12478 6
        59 8 256 1679 167 4 3 1257 127
        578 7 9 3 2 567 16 1 4
        2 347 1 467 9 67 8 3 5
        6 34 345 4 8 1 7 23 239
        3479 3479 8 2 1457 579 1459 6 1379
        1 24679 246 46789 4567 3 459 4578 789
        3479 5 346 146789 1467 6789 2 13478 13789"
    );
    check(drawn, "", &expected);
    let marked = drawn.replace("12346 ", "*12346").replace("47 ", "4-7").replace("| 59 ", "| 5#9");
    check(&marked.replace("24679 ", "@24679"), "", &expected);
    let plain: String =
        drawn.lines().filter(|line| !line.contains("--")).collect::<Vec<_>>().join("\n");
    check(&plain, "", &expected);
    check(&format!("{drawn}\n{drawn}"), "", &format!("{expected}\n{expected}"));
    let six = "
        .--------------------.--------------------.
        | 123456  123456  1  | 2345  2345  2345   |
        | 2345  2345  2345   | 16    16    16     |
        :--------------------+--------------------:
        | 123456  123456  1  | 2345  2345  2345   |
        | 2345  2345  2345   | 16    16    16     |
        :--------------------+--------------------:
        | 123456  123456  1  | 2345  2345  2345   |
        | 2345  2345  2345   | 16    16    16     |
        '--------------------'--------------------'";
    let band = "\n123456 123456 1 2345 2345 2345\n2345 2345 2345 16 16 16";
    check(six, "", &format!("2x3 {}{band}{band}{band}", ".".repeat(36)));
    let four = "12 12 3 4\n3 4 12 12\n12 12 4 3\n4 3 12 12";
    check(four, "", &format!("2x2 ..3434....4343..\n{four}"));
    check(&four.replace("12", "1/2"), "", &format!("2x2 ..3434....4343..\n{four}"));
    let none = four.replacen("12", "!", 1);
    check(&none, "", &format!("2x2 ..3434....4343..\n{none}"));
    let error = |first: &str, expected: &str| {
        let text = four.replacen("12", first, 1);
        check(&text, "format=candidates blocks=2x2", &format!("line 1, {expected} (Text)"));
    };
    error("15", "column 2: expected candidates of 1-4, found '5'");
    error("?", "column 1: expected candidates of 1-4, found '?'");
    error("*", "column 1: expected candidates of 1-4, found '*'");
    error("122", "column 3: expected each candidate of a cell once, found '2' twice");
}

#[test]
fn symbols_tell_their_digits() {
    let board = |symbols: &str| {
        let symbols: Symbols = symbols.parse().expect("symbols");
        let symbol = |n: usize| symbols.symbol(Digit::new(n as u8 % 16 + 1).expect("1 to 16"));
        let cell =
            |n: usize| if n.is_multiple_of(7) { ".".to_owned() } else { symbol(n * 5 + n / 16) };
        (0..256).map(cell).collect::<String>()
    };
    let expected = &format!("4x4 {}", board("1-9A-G"));
    for symbols in ["1-9A-G", "0-9A-F", "A-P", "0-9a-f"] {
        check(&board(symbols), "", expected);
        check(&rows(&board(symbols), 16, "\n"), "", expected);
        check(&board(symbols), &format!("symbols={symbols}"), expected);
    }
    let few = &format!("{:.<256}", "123ABC");
    let tell = "expected symbols that identify their digits, found";
    let unclear = |sets| format!("line 1, column 1: {tell} {sets} (Symbols)");
    check(few, "", &unclear("1-9A-G or 0-9A-F"));
    check(&format!("{few}\n{few}\n"), "", &unclear("1-9A-G or 0-9A-F"));
    check(few, "symbols=1-9A-G", &format!("4x4 {few}"));
    check(few, "symbols=0-9A-F", &format!("4x4 {:.<256}", "234BCD"));
    check(few, "symbols=dec", &unclear("1-9A-G or 0-9A-F"));
    let nine = "line 1, column 1: expected symbols for 16 digits, found 9 in 1-9 (Symbols)";
    check(few, "symbols=1-9", nine);
    check(&format!("{:.<256}", "ABC"), "symbols=A-P", &format!("4x4 {:.<256}", "123"));
    check(&format!("{:0<256}", "123G"), "", &format!("4x4 {:.<256}", "123G"));
    check(&format!("{:.<81}", "ABI"), "", &format!("3x3 {:.<81}", "129"));
    check(&format!("{:.<81}", "012"), "", &unclear("1-9 or 0-8"));
    check(&format!("{:.<81}", "0123456780"), "", &unclear("1-9 or 0-8"));
    check(&format!("{:.<81}", "0189"), "", &format!("3x3 {:.<81}", ".189"));
    let empty = &format!("4x4 {}", ".".repeat(256));
    let dots = &rows(&empty[4..], 16, "\n");
    check(&empty[4..], "", empty);
    let one_way = "line 1, column 1: expected a text that can be read in only one way";
    check(dots, "", &format!("{one_way}, found 4x4 as line or 16x16 as grid (Format)"));
    check(dots, "format=grid", empty);
    check(dots, "blocks=4x4", empty);
    check(dots, "blocks=2x2", &"2x2 ................\n".repeat(16));
}

#[test]
fn errors() {
    let six = &format!("{:.<36}", "123456");
    let undecided = "expected a side that tells the shape of its blocks, or a frame that does";
    let undecided = &format!("line 1, column 1: {undecided}, found 6x6 (Block)");
    check(six, "", undecided);
    check(&rows(six, 6, "\n"), "", undecided);
    check(six, "blocks=3x2", &format!("3x2 {six}"));
    let in_second = |row: &str, expected: &str| {
        let error = format!("line 2, {expected} (Text)");
        check(&format!("1234\n{row}\n2143\n4321\n"), "", &error);
    };
    in_second("34?2", "column 3: expected a symbol of 1-4 or an empty cell, found '?'");
    in_second("3452", "column 3: expected a symbol of 1-4 or an empty cell, found '5'");
    in_second("341", "column 4: expected 4 cells in this row, found 3");
    in_second("34122", "column 6: expected 4 cells in this row, found 5");
    let five =
        "line 6, column 1: expected 4 rows for a board of 4x4 with 2x2 blocks, found 1 (Text)";
    check("1234\n3412\n2143\n4321\n1234\n", "", &format!("2x2 1234341221434321\n{five}"));
    let (short, long) = (&NINE[1..], &format!("{NINE}."));
    let error = |text: &str, told: &str, column: usize, expected: &str| {
        check(text, told, &format!("line 1, column {column}: expected {expected} (Text)"));
    };
    let square = "cells for a square board, such as 81 in a line or 9 rows of 9, found";
    error(short, "", 1, &format!("{square} 80 cells"));
    error(long, "", 1, &format!("{square} 82 cells"));
    error("hello world", "", 1, &format!("{square} words, 'hello world'"));
    error("1234\n3412\n2143\n", "", 1, &format!("{square} 3 rows, the first of 4 cells"));
    error("123\n4\n", "", 1, &format!("{square} 2 rows, the first of 3 cells"));
    let wrong = NINE.replacen('5', "?", 1);
    error(&wrong, "", 13, "a symbol of 1-9 or an empty cell, found '?'");
    error(NINE, "blocks=2x2", 1, "a board of 4x4 with 2x2 blocks, found one of 9x9");
    let board = "for a board of 9x9 with 3x3 blocks, found";
    error(short, "blocks=3x3", 81, &format!("81 cells, or 9 rows of 9, {board} 80 cells"));
    error(short, "blocks=3x3 format=line", 81, &format!("81 cells {board} 80"));
    error(long, "blocks=3x3 format=line", 82, &format!("81 cells {board} 82"));
}

/// A wrong symbol in the first board is reported where it stands, whatever is told.
#[test]
fn wrong_symbols_in_the_first_board() {
    for (wrong, told) in [('?', "blocks=3x3"), ('A', "blocks=3x3"), ('A', "")] {
        let error = format!("a symbol of 1-9 or an empty cell, found '{wrong}' (Text)");
        let text = NINE.replacen('5', &wrong.to_string(), 1);
        check(&text, told, &format!("line 1, column 13: expected {error}"));
    }
}

#[test]
fn boards_of_one_kind_and_of_many() {
    let (four, wrong) = ("1..............4", NINE.replacen('5', "A", 1));
    let symbol = "column 13: expected a symbol of 1-9 or an empty cell, found 'A' (Text)";
    let side = "column 17: expected 81 cells for a board of 9x9 with 3x3 blocks, found 16 (Side)";
    let expected = format!("3x3 {NINE}\nline 2, {symbol}\nline 3, {side}\n3x3 {NINE}");
    check(&format!("{NINE}\n{wrong}\n{four}\n{NINE}"), "", &expected);
    let grids = (rows(NINE, 9, "\n"), rows(four, 4, "\n"));
    let text = format!("{NINE}\n{four}\n\n{}\n\nwords\n\n12.3..7\n\n{}\n", grids.0, grids.1);
    let no_board = "cells for a square board, such as 81 in a line or 9 rows of 9, found 7 cells";
    let no_board = format!("line 16, column 1: expected {no_board} (Text)");
    let expected = format!("3x3 {NINE}\n2x2 {four}\n3x3 {NINE}\n{no_board}\n2x2 {four}");
    check(&text, "mixed", &expected);
}

#[test]
fn bad_lines_between_good_ones() {
    let board = |number: usize| format!("{number:.>9}{}", &NINE[9..]).replace('0', ".");
    let mut reader = Reader::new(ReadOptions::default());
    let mut records = Vec::new();
    for number in 1..=1000 {
        let good = board(number);
        let line = match number % 10 {
            3 => format!("{}?", &good[..80]),
            5 => good[1..].to_owned(),
            7 => format!("{good}1"),
            9 => String::new(),
            _ => good,
        };
        records.extend(reader.feed(&line));
    }
    records.extend(reader.finish());
    let mut numbers = (1..=1000).filter(|number| number % 10 != 9);
    for record in records {
        let number = numbers.next().expect("no more boards than lines");
        let record = record.expect("the first line tells the shape");
        assert_eq!(record.line, number as u64);
        let column = match number % 10 {
            3 | 5 => 81,
            7 => 82,
            _ => {
                assert_eq!(shown(&record.read()), format!("3x3 {}\n", board(number)));
                continue;
            }
        };
        let error = record.read().expect_err("a spoilt line");
        assert_eq!((error.line, error.column), (number as u64, column));
    }
    assert_eq!(numbers.next(), None);
}

#[test]
fn block_maps() {
    let check = |text: &str, expected: Result<&str, &str>| {
        let blocks = read_blocks(text).map(|geometry| {
            geometry.cells().map(|cell| geometry.block(cell).to_string()).collect::<String>()
        });
        let blocks = blocks.map_err(|error| error.to_string());
        assert_eq!(blocks.as_deref().map_err(String::as_str), expected, "{text}");
    };
    check("AAAB\nABBB\nCCCD\nCDDD\n", Ok("0001011122232333"));
    check("# map\n\n1 1 1 2\n1 2 2 2\n10 10 10 3 # last\n10 3 3 3\n", Ok("0001011122232333"));
    check("1", Ok("0"));
    check(
        "",
        Err("line 1, column 1: expected labels for side x side cells, up to 255x255, found 0"),
    );
    check("AAB\nABB\nCCB\n", Err("line 1, column 1: expected 3 cells in block 2, found 4"));
    check(
        "\nAABB\nAAB\n",
        Err("line 2, column 1: expected labels for side x side cells, up to 255x255, found 7"),
    );
    check(
        "AAAA\nBBBB\nCCCC\nDDDE\n",
        Err("line 1, column 1: expected 4 cells in block 4, found 3"),
    );
}

/// Rows of the second board were once taken for a part of the first, and joined with the third.
#[test]
fn mixed_boards_without_a_line_between_them() {
    let (one, other) = ("12........3....4", ".....1..2......3");
    let (first, second) = (rows(one, 4, "\n"), rows(other, 4, "\n"));
    let text = format!("{first}\n{second}\n# a remark\n{first}\n{second}\n");
    check(&text, "mixed", &format!("2x2 {one}\n2x2 {other}\n2x2 {one}\n2x2 {other}"));
}
