//! Texts that mean harm, or were harmed: bombs, nests, what is cut off, other encodings.

use std::time::Duration;

use minirow::format::{ReadOptions, Reader, read, read_all};

use super::samples::{named, text};
use super::told;
use crate::clock::Clock;

fn error(text: &str, format: &str) -> String {
    match read(text, &named(format)) {
        Ok(board) => panic!("{}", told::document(&board)),
        Err(error) => told::error(&error),
    }
}

#[test]
fn entities_are_not_expanded() {
    let bomb = "<?xml version=\"1.0\"?>\n<!DOCTYPE opensudoku [\n <!ENTITY a \"aaaa\">\n\
                <!ENTITY b \"&a;&a;\">\n]>\n<opensudoku><game data=\"&b;\"/></opensudoku>\n";
    let dtd = "Format 2:22 expected a document without a DTD, found one";
    assert_eq!(error(bomb, "auto"), dtd);
    let outside = "<!DOCTYPE opensudoku SYSTEM \"file:///etc/passwd\">\n<opensudoku/>\n";
    assert!(error(outside, "auto").starts_with("Format 1:1 expected a document without a DTD"));
    for text in [
        "<opensudoku><game data=\"&lol;\"/></opensudoku>",
        "<ksudoku><game>&#x110000;</game></ksudoku>",
        "<ksudoku>&lol;</ksudoku>",
    ] {
        let told = error(text, "auto");
        assert!(told.contains("expected no entities but those of XML itself"), "{told}");
    }
    let digits = "&#48;".repeat(80) + "&#x39;";
    let known = format!("<opensudoku><game data=\"{digits}\"/></opensudoku>");
    assert_eq!(read(&known, &named("auto")).expect("a board").grid.empty_len(), 80);
}

#[test]
fn nests_end() {
    let deep = "<opensudoku>".to_owned() + &"<folder>".repeat(100_000);
    assert!(error(&deep, "auto").contains("at most 200 elements inside each other"));
    let game = format!("<opensudoku><game>{}", "<a>".repeat(100_000));
    assert!(error(&game, "auto").contains("at most 200 elements inside each other"));
    let wide = "<opensudoku>".to_owned() + &"<name>a</name>".repeat(100_000);
    assert!(error(&wide, "auto").contains("bytes around boards"));
}

/// Each line of a row once took as long as the row is by then: a minute for these, hours for more.
#[test]
fn quotes_that_stay_open_take_no_time() {
    let begun = Clock::start();
    let error = error(&("puzzle\n\"".to_owned() + &"a\n".repeat(1_000_000)), "csv");
    assert!(error.starts_with("Text 2:2 expected "), "{error}");
    assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
}

/// Every sample, cut off at any byte, is a shorter text or an error.
#[test]
fn what_is_cut_off_is_told() {
    for name in ["v2.opensudoku", "plain.ksudoku", "hodoku.xml"] {
        let text = text(name);
        for end in (1..text.trim_end().len() - 1).filter(|&end| text.is_char_boundary(end)) {
            let boards = read_all(&text[..end], &ReadOptions::default());
            let has_root = text[..end].matches('<').count() > 2;
            let is_told = boards.last().map_or(!has_root, Result::is_err);
            assert!(is_told, "{name} up to {end}");
        }
    }
    let game = text("v1.opensudoku");
    let (before, _) = game.rsplit_once(" />").expect("a game");
    let told = read_all(before, &ReadOptions::default()).pop().expect("an outcome").unwrap_err();
    assert_eq!(
        told::error(&told),
        "Format 7:3 expected the end of the tag that begins here, found the end of the text"
    );
    let row = "puzzle,name\n".to_owned() + &".".repeat(81) + ",\"a name\n";
    let boards = read_all(&row, &ReadOptions::default());
    assert_eq!(boards.len(), 1);
}

#[test]
fn other_encodings_are_told() {
    let lossy = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let latin = lossy(b"#AM\xfcller\n") + &text("sadman-plain.sdk");
    let told = "Text 1:1 expected text in UTF-8, found a byte of another encoding";
    assert_eq!(error(&latin, "auto"), told);
    let table = lossy(b"puzzle,name\n") + &".".repeat(81) + "," + &lossy(b"M\xfcller\n");
    let told = "Text 2:83 expected text in UTF-8, found a byte of another encoding";
    assert_eq!(error(&table, "auto"), told);
    let line = ".".repeat(81) + " " + &lossy(b"M\xfcller");
    assert!(error(&line, "annotated").contains("expected text in UTF-8"));
    let marked = "\u{feff}".to_owned() + &text("v1.opensudoku").replace('\n', "\r\n");
    assert_eq!(read_all(&marked, &ReadOptions::default()).iter().flatten().count(), 2);
    let row = lossy(b"12..\n..1.\n2.\xb9.\n...3\n");
    let told = "Text 3:3 expected a symbol of 1-4 or an empty cell, found '\u{fffd}', a byte that is not UTF-8";
    assert_eq!(error(&row, "grid"), told);
    let twice = ("\u{feff}".to_owned() + &".".repeat(81) + "\n").repeat(2);
    assert_eq!(read_all(&twice, &ReadOptions::default()).iter().flatten().count(), 2);
    let marked = "\u{feff}".to_owned() + &text("kaggle.csv").replace('\n', "\r\n");
    assert_eq!(read_all(&marked, &ReadOptions::default()).iter().flatten().count(), 2);
}

#[test]
fn errors_stand_where_they_are() {
    let check = |format: &str, text: &str, expected: &str| {
        assert_eq!(error(text, format), expected, "{text}");
    };
    let row = "...\n";
    check(
        "auto",
        &format!("[Puzzle]\n{row}"),
        "Text 2:4 expected 81 cells, or 9 rows of 9, for a board of 9x9 with 3x3 blocks, found 3 cells",
    );
    let cells = ".".repeat(81);
    check(
        "auto",
        &format!(":0000:x:{}x:::", &cells[1..]),
        "Text 1:89 expected a digit, '+' or '.', found 'x'",
    );
    check(
        "auto",
        &format!("{cells}:12a::"),
        "Text 1:83 expected a candidate as digit, row and column, found '12a::'",
    );
    let game = |data: &str| format!("<opensudoku>\n  <game data=\"{data}\"/></opensudoku>");
    check(
        "auto",
        &game("version: 9 0|0|1|"),
        "Text 2:3 expected data of version 1 to 4, found '9'",
    );
    check("auto", &game("version: 3 0|0|1|"), "Text 2:3 expected 81 cells, found 'fewer'");
    check(
        "auto",
        "<opensudoku><game/></opensudoku>",
        "Text 1:13 expected the attribute data in <game>, found none",
    );
    check(
        "auto",
        "<html><body/></html>",
        "Format 1:1 expected a board in this HTML or XML: rows of cells, or a text of 81 digits, \
         found none behind '<html>'",
    );
    check(
        "ksudoku",
        "<opensudoku><game data=\"1\"/></opensudoku>",
        "Format 1:13 expected a document of ksudoku, found opensudoku",
    );
    check("csv", "puzzle,name\n?\n", "Text 2:1 expected a symbol of 1 or an empty cell, found '?'");
    check(
        "ss",
        &format!("{}I993\n", "...|...|...\n".repeat(9)),
        "Text 10:1 expected a mark such as I388 or E78007, found 'I993'",
    );
    let mut reader = Reader::new(named("auto"));
    reader.feed("<opensudoku>");
    assert_eq!(reader.skip_line().len(), 1);
    assert!(reader.feed("<game/>").is_empty(), "nothing behind it can be trusted");
}

/// Constraint strings over many lines are one text: longer ones than any are told, and take no time.
#[test]
fn strings_over_many_lines_end() {
    let options = ReadOptions::default().rules(true);
    let begun = Clock::start();
    let item = ".Thermo~R1C1~R1C2\n";
    let item_after_blanks = item.to_owned() + &"\n".repeat(5_000_000) + item;
    for text in [
        item.repeat(200_000),
        ".~\n".repeat(300_000),
        ".And\n".repeat(150_000),
        ".\n".repeat(300_000),
        item_after_blanks,
        item.to_owned() + &"~R1C1".repeat(200_000) + "\n" + item,
    ] {
        let boards = read_all(&text, &options);
        assert!(boards.len() == 1 && boards[0].is_err(), "{text:.40}: {}", boards.len());
    }
    let list = ".Shape~4x4.AntiKing\n\n".repeat(20_000);
    assert_eq!(read_all(&list, &options).iter().flatten().count(), 20_000);
    let late = read_all(&(list + item), &options);
    assert!(late.last().is_some_and(Result::is_err));
    assert!(begun.elapsed() < Duration::from_secs(30), "{:?}", begun.elapsed());
}

/// Layouts, blank cells and signs that are not seen, more of them than any board has.
#[test]
fn what_stands_beside_boards_takes_no_time() {
    let begun = Clock::start();
    let board = ".".repeat(80) + "1";
    let labels: String = (0..65_025).map(|at| format!("{} ", at / 255)).collect();
    for text in [
        format!("{board} {}\n", "AB".repeat(1 << 20)),
        format!("{board} {}\n", "A ".repeat(1 << 20)),
        format!("puzzle,layout\n{board},\"{labels}\"\n"),
        format!("{{\"puzzle\":\"{board}\",\"zones\":\"{labels}\"}}\n"),
        format!("regions = \"{labels}\"\n").repeat(20) + &format!("board = \"{board}\"\n"),
        format!("{board}{}\n", "\u{200f}".repeat(1 << 20)),
        ",".repeat(1 << 20) + "\n" + &",\n".repeat(10_000),
        "1,\n,2\n".repeat(20_000),
        "\t\t\t\n".repeat(50_000),
        "十,\n,十二,,\n".repeat(20_000),
    ] {
        let _ = read_all(&text, &ReadOptions::default());
    }
    assert!(begun.elapsed() < Duration::from_secs(30), "{:?}", begun.elapsed());
}
