//! Texts that are no boards: what is wrong, where, and what would help.

use minirow::Geometry;
use minirow::format::{Format, ReadOptions, Reader, Remedy, read, read_all};

use super::told;

fn check(text: &str, expected: &str) {
    check_with(text, &ReadOptions::default(), expected);
}

fn check_with(text: &str, options: &ReadOptions, expected: &str) {
    assert_eq!(told::outcome(&read(text, options)), expected, "{text}");
}

/// Only the kind: what would help.
fn check_kind(text: &str, expected: &str) {
    let outcome = told::outcome(&read(text, &ReadOptions::default()));
    assert_eq!(outcome.split(' ').next(), Some(expected), "{outcome}\n{text}");
}

#[test]
fn nothing() {
    check("", "Text 1:1 expected a board, found nothing");
    check("\n\n  \n", "Text 1:1 expected a board, found nothing");
    check("# only a comment\n", "Text 1:1 expected a board, found nothing");
    check("+---+---+\n", "Text 1:1 expected a board, found nothing");
}

#[test]
fn wrong_symbols() {
    check(
        "1234\n34?2\n....\n....\n",
        "Text 2:3 expected a symbol of 1-4 or an empty cell, found '?'",
    );
    check(
        "12..\n....\n..5.\n...4\n",
        "Text 3:3 expected a symbol of 1-4 or an empty cell, found '5'",
    );
    check(
        "\n# a board\n1 2 | . .\n. . | . .\n----+----\n. . | 3 a\n. . | . 4\n",
        "Text 6:9 expected a symbol of 1-4 or an empty cell, found 'a'",
    );
    check("1,2,,.\n.,.,.,.\n.,.,33,.\n.,.,.,4\n", "Text 3:5 expected one symbol, found '33'");
}

/// As many characters as a board has cells: one of them is wrong.
#[test]
fn wrong_symbols_in_a_line() {
    let check = |line: &str, column: usize, found: &str| {
        let error = read(line, &ReadOptions::default()).expect_err("a wrong symbol");
        let place = (error.line, error.column, error.found.as_str());
        assert_eq!(place, (1, column, format!("'{found}'").as_str()), "{error}: {line}");
    };
    let nine = |cell: char| format!("12{cell}{}", ".".repeat(78));
    check(&nine('?'), 3, "?");
    check(&nine('a'), 3, "a");
    check(&nine('ä'), 3, "ä");
    check(&nine('\''), 3, "\\'");
    check(&nine('\u{7}'), 3, "\\u{7}");
    check(&format!("   {}", nine('?')), 6, "?");
}

/// Whoever has two boards in a line loses none of them in silence.
#[test]
fn a_second_board_in_a_line() {
    let (puzzle, solution) = ("12........3....4", "1243342141322314");
    let second = "found a second board";
    let expected = "Text 1:18 expected one board in each line, or its solution behind it, found";
    for separator in [" ", "\t", ",", ";", "|", "\u{c}", "\u{2028}"] {
        for pair in [[puzzle, puzzle], [solution, "2..............."], [puzzle, "2..............."]]
        {
            let text = pair.join(separator) + "\n";
            let outcome = told::outcome(&read(&text, &ReadOptions::default()));
            assert!(
                outcome.starts_with(expected) && outcome.ends_with(second),
                "{text}: {outcome}"
            );
        }
    }
    let first = read(&format!("{solution} {puzzle}"), &ReadOptions::default()).expect("a board");
    assert_eq!(first.grid.values().filter(|&value| value > 0).count(), 4);
    for behind in [solution, "a comment of words", "12", "1 2"] {
        assert!(read(&format!("{puzzle} {behind}"), &ReadOptions::default()).is_ok(), "{behind}");
    }
    // The same in the short way of 9x9.
    let nine = format!("1{}", ".".repeat(80));
    let mut reader = Reader::new(ReadOptions::default());
    reader.feed(&nine);
    for behind in ["x".repeat(90), format!("name,{nine}"), nine.clone()] {
        let record = reader.feed(&format!("{nine},{behind}")).remove(0).expect("a line");
        assert!(record.classic().is_none(), "{behind}");
    }
    let solution =
        "123456789456789123789123456214365897365897214897214365531642978642978531978531642";
    let record = reader.feed(&format!("{nine},{solution},1.2")).remove(0).expect("a line");
    assert_eq!(record.classic().as_ref().map(<[u8; 81]>::as_slice), Some(nine.as_bytes()));
}

/// Numbers from 0 to 15 with `.` for an empty cell: 0 is a digit there, and nobody can tell.
#[test]
fn numbers_from_0_beside_another_empty_cell() {
    let board = |from: usize| {
        let cell = |row: usize, column: usize| match (row + 2 * column) % 5 {
            0 => ".".to_owned(),
            _ => ((4 * (row % 4) + row / 4 + column) % 16 + from).to_string(),
        };
        let row = |row| (0..16).map(|column| cell(row, column)).collect::<Vec<_>>().join(" ");
        (0..16).map(row).collect::<Vec<_>>()
    };
    let expected = "Text 1:1 expected numbers from 1 to 16 and one character for an empty cell, \
                    found 0 as well as another character";
    check(&(board(0).join("\n") + "\n"), expected);
    check(&(board(0).join(" ") + "\n"), expected);
    // With the last number, they are counted from 1.
    let text = board(1).join("\n").replacen('.', "0", 1) + "\n";
    assert!(read(&text, &ReadOptions::default()).is_ok());
}

#[test]
fn wrong_numbers() {
    let cells = |changed: &str| format!("aa 2 2 1 2 0 0 0 0 0 0 0 0 3 {changed} 0 0 0 4\n");
    check_kind(&cells("5"), "Text");
    check_kind(&cells("y"), "Text");
    check_kind(&cells("0 0"), "Text");
    check_kind(&cells(""), "Text");
    let two = |second: &str| format!("{}{second}", cells("0"));
    let outcome = |second: &str| told::outcomes(&two(second), &ReadOptions::default())[1].clone();
    assert_eq!(
        outcome("bb 2 2 1 2 0 0 0 0 0 0 0 0 3 5 0 0 0 4\n"),
        "Text 2:30 expected a number from 1 to 4 or an empty cell, found '5'"
    );
    assert_eq!(
        outcome("bb 2 2 1 2 0 0 0 0 0 0 0 0 3 0 0 0 y 4\n"),
        "Text 2:36 expected a number from 1 to 4 or an empty cell, found 'y'"
    );
    assert_eq!(
        outcome("bb 2 2 1 2 0 0 0 0 0 0 0 0 3 0 0 0\n"),
        "Text 2:35 expected 16 cells for a board of 4x4 with 2x2 blocks, found 14"
    );
    assert_eq!(
        outcome("bb 2 2 1 2 0 0 0 0 0 0 0 0 3 0 0 0 0 0 4\n"),
        "Text 2:40 expected 16 cells for a board of 4x4 with 2x2 blocks, found 17"
    );
}

#[test]
fn wrong_lengths() {
    let first = "12........3....4\n";
    let second = |line: &str| {
        told::outcomes(&format!("{first}{line}\n{first}"), &ReadOptions::default())[1].clone()
    };
    assert_eq!(
        second("12........3...."),
        "Text 2:16 expected 16 cells for a board of 4x4 with 2x2 blocks, found 15"
    );
    assert_eq!(
        second("12........3....4."),
        "Text 2:17 expected 16 cells for a board of 4x4 with 2x2 blocks, found 17"
    );
    assert_eq!(
        second(&".".repeat(81)),
        "Side 2:17 expected 16 cells for a board of 4x4 with 2x2 blocks, found 81"
    );
    check("12..\n.....\n..3.\n...4\n", "Text 2:6 expected 4 cells in this row, found 5");
    check("12..\n...\n..3.\n...4\n", "Text 2:4 expected 4 cells in this row, found 3");
    check(
        "1 2 | . .\n. . | . . .\n. . | 3 .\n. . | . 4\n",
        "Text 2:12 expected 4 cells in this row, found 5",
    );
}

#[test]
fn wrong_numbers_of_rows() {
    let four = ReadOptions::default().geometry(Geometry::of_side(4).ok());
    check_kind("12..\n....\n..3.\n", "Text");
    check_with(
        "12..\n....\n..3.\n",
        &four.format("grid".parse().ok()),
        "Text 4:1 expected 4 rows for a board of 4x4 with 2x2 blocks, found 3",
    );
    let outcomes =
        told::outcomes("12..\n....\n..3.\n...4\n12..\n....\n..3.\n", &ReadOptions::default());
    assert_eq!(
        outcomes[1..],
        ["Text 8:1 expected 4 rows for a board of 4x4 with 2x2 blocks, found 3"]
    );
    let several = "12........3....4\n12........3....4\n";
    check(several, "Text 1:1 expected one board, found several");
}

#[test]
fn another_geometry() {
    let six = ReadOptions::default().geometry(Geometry::with_blocks(2, 3).ok());
    check_with(
        "12........3....4\n",
        &six,
        "Text 1:1 expected a board of 6x6 with 2x3 blocks, found one of 4x4",
    );
    check_with(
        &".".repeat(38),
        &six,
        "Text 1:37 expected 36 cells, or 6 rows of 6, for a board of 6x6 with 2x3 blocks, \
         found 38 cells",
    );
}

#[test]
fn another_format() {
    let named = |format: &str| ReadOptions::default().format(format.parse::<Format>().unwrap());
    let is_error = |text: &str, format| read(text, &named(format)).is_err();
    assert!(is_error("12........3....4\n", "grid"));
    assert!(is_error("12........3....4\n", "candidates"));
    assert!(is_error("12..\n....\n..3.\n...4\n", "line"));
    assert!(is_error("1 2 34 34\n34 34 12 12\n23 13 24 14\n23 13 24 14\n", "grid"));
    assert!(is_error("1 2 34 34\n34 34 12 12\n23 13 24 14\n23 13 24 14\n", "line"));
    let unknown = "lines".parse::<Format>().unwrap_err().to_string();
    assert!(unknown.starts_with("expected line, grid, candidates, json, tatham, "), "{unknown}");
    assert!(unknown.ends_with(" or link, found 'lines'"), "{unknown}");
}

/// A drawing of which cells are given is not an empty board.
#[test]
fn patterns_are_no_boards() {
    let error = |text: &str| read(text, &ReadOptions::default()).unwrap_err();
    for sign in ['X', 'x', '*', '_'] {
        let rows = "S..S\n.SS.\n.SS.\nS..S\n".replace('S', &sign.to_string());
        for text in [rows.clone(), rows.replace('\n', ""), rows.replace('.', "0")] {
            let error = error(&text);
            assert_eq!(error.remedy(), Some(&Remedy::Pattern(sign)), "{error}: {text}");
            let options = ReadOptions::default().empty(sign);
            assert!(read(&text, &options).is_ok(), "{text}");
        }
    }
    check(
        &"X".repeat(16),
        "Text 1:1 expected a board with digits, found no digit, but 'X' as in a pattern of givens",
    );
    check(&".".repeat(16), "2x2: .... .... .... ....");
    check(&"*".repeat(16), "2x2: .... .... .... ....");
    check("X1..............", "2x2: .1.. .... .... ....");
}

/// The remedy of an error leads on.
#[test]
fn remedies_lead_on() {
    for text in [
        &format!("{:.<36}", "1"),
        &format!("{:.<64}", "1"),
        &format!("{:.<144}", "1"),
        &format!("{:.<256}", "123ABC"),
        &format!("{:.<81}", "12?"),
        &format!("{:?<81}", "12."),
        &format!("{:e<81}", "12"),
        &format!("{:□<81}", "12"),
        &"1·······4\n".repeat(9),
        "....\n.?..\n1...\n....\n",
        &"................\n".repeat(16),
        "1 2 . ~\n. . . .\n. . . 1\n. . 2 .\n",
        &"1....\n".repeat(5),
    ] {
        let mut options = ReadOptions::default();
        let mut tried = Vec::new();
        while let Some(error) = read_all(text, &options).into_iter().find_map(Result::err) {
            let Some(remedy) = error.remedy() else {
                panic!("{error}, with {tried:?}: {text}");
            };
            assert!(!tried.contains(remedy), "{error}, with {tried:?}: {text}");
            match remedy {
                Remedy::Block(shapes) => {
                    options.geometry = Geometry::with_blocks(shapes[0].0, shapes[0].1).ok();
                }
                Remedy::Map(side) => options.geometry = Geometry::with_blocks(1, *side).ok(),
                Remedy::Symbols(sets) => options.symbols = sets.first().cloned(),
                Remedy::Format(formats) => options.format = formats.first().copied(),
                Remedy::Empty(sign) | Remedy::Pattern(sign) => options.empty = Some(*sign),
                Remedy::Mixed => options.mixed = true,
                _ => unreachable!(),
            }
            tried.push(remedy.clone());
        }
        assert!(!tried.is_empty(), "{text}");
    }
    let mixed = read_all(&format!("{:.<81}\n{:.<16}\n", "1", "1"), &ReadOptions::default());
    assert_eq!(mixed[1].as_ref().unwrap_err().remedy(), Some(&Remedy::Mixed));
    // No shape of blocks makes a board of what is none.
    for text in
        ["hello\nhello\nhello\nhello\nhello\n", "12?\n4!6\n789\n", "12ab34\n1\n2\n3\n4\n5\n"]
    {
        let error = read(text, &ReadOptions::default()).unwrap_err();
        assert!(
            !matches!(error.remedy(), Some(Remedy::Block(_) | Remedy::Map(_))),
            "{error}: {text}"
        );
    }
}

/// What stands for lost bytes is no empty cell, even if it is named as one.
#[test]
fn lost_bytes() {
    for text in [format!("{:\u{fffd}<16}", "1.23"), "1...\n.\u{fffd}..\n..2.\n...3\n".to_owned()] {
        let any = ReadOptions::default();
        let error = read(&text, &any).unwrap_err();
        assert_eq!(error.remedy(), None, "{error}");
        let told = any.clone().empty('\u{fffd}');
        assert_eq!(read_all(&text, &told), read_all(&text, &any));
    }
}

/// A carriage return alone ends a line.
#[test]
fn carriage_returns() {
    let two = format!("{:.<16}\r{:.<16}\r", "1", "12");
    let outcomes = told::outcomes(&two, &ReadOptions::default());
    assert_eq!(outcomes, ["2x2: 1... .... .... ....", "2x2: 12.. .... .... ...."]);
    check(
        "1...\r.2..\r\r..3.\r...?\r",
        "Text 5:4 expected a symbol of 1-4 or an empty cell, found '?'",
    );
}

#[test]
fn what_holds_for_the_whole_input() {
    use minirow::format::ParseErrorKind::{Block, Format, Header, Side, Symbols, Text};
    assert!([Block, Format, Header, Symbols].iter().all(|kind| kind.is_general()));
    assert!([Side, Text].iter().all(|kind| !kind.is_general()));
}

/// A digit that is too large is told where it stands, though it shows another size.
#[test]
fn digits_beyond_the_side() {
    for (text, expected) in [
        ("1....3...4....92\n", "1:15 expected a symbol of 1-4 or an empty cell, found '9'"),
        ("123456............................789\n", "37 cells"),
    ] {
        let found = told::outcomes(text, &ReadOptions::default());
        assert!(found.len() == 1 && found[0].ends_with(expected), "{found:?}");
    }
}

/// One cell is a board where it is the whole text, and nowhere else.
#[test]
fn one_cell() {
    let outcomes = |text: &str| told::outcomes(text, &ReadOptions::default());
    for text in [".\n", "1\n", "# a remark\n\n1\n\n", "\n.\n\n\n"] {
        assert!(outcomes(text)[0].starts_with("1x1: "), "{text}");
    }
    let wrapped = format!("{}\n.\n", "53..7....6".repeat(8));
    for text in [
        wrapped.repeat(3),
        ".\n5\n3\n".repeat(27),
        ".\n\n".repeat(9),
        "Some words\n\n.\n".to_owned(),
        ".\n\n12..\n....\n..3.\n...4\n".to_owned(),
        "- \n\nSome words\n".to_owned(),
    ] {
        let found = outcomes(&text);
        assert!(
            !found.is_empty() && found.iter().all(|it| !it.starts_with("1x1")),
            "{found:?}\n{text}"
        );
    }
}

/// As many lines as cells in each may be one board that is too large.
#[test]
fn lines_of_256() {
    let line = format!("{}\n", ".".repeat(256));
    let errors = |text: &str| {
        let outcomes = told::outcomes(text, &ReadOptions::default());
        outcomes.into_iter().filter(|outcome| outcome.starts_with("Format")).collect::<Vec<_>>()
    };
    let told = "expected a board up to 255x255, or boards of 16x16 in lines, \
                found 256 lines of 256 cells, which may be either: each was taken by itself";
    let found = errors(&line.repeat(256));
    assert!(found.len() == 1 && found[0].ends_with(told), "{found:?}");
    assert_eq!(errors(&line.repeat(255)).len() + errors(&line.repeat(257)).len(), 0);
}
