//! Links to sites that are not known.

use minirow::format::{Format, ReadOptions, read, read_all};

const BOARD: &str =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const SOLVED: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

fn line(text: &str) -> (String, bool) {
    let document =
        read(text, &ReadOptions::default()).unwrap_or_else(|error| panic!("{text}: {error}"));
    let digits = document.grid.values().map(|value| char::from(b'0' + value)).collect();
    (digits, document.solution.is_some())
}

#[test]
fn a_board_in_a_link() {
    let dots = BOARD.replace('0', ".");
    for link in [
        format!("https://example.org/solve?puzzle={BOARD}"),
        format!("http://example.org/{dots}"),
        format!("HTTPS://example.org/play/{BOARD}/?level=3&id=0123456789abcdef"),
        format!("https://example.org/#/board={dots}&x=1"),
        format!("https://example.org/?b={}", BOARD.replace('0', "%2E")),
        format!("https://example.org/?a={BOARD}&b={BOARD}"),
    ] {
        assert_eq!(line(&link), (BOARD.to_owned(), false), "{link}");
    }
    let both = format!("https://example.org/?solution={SOLVED}&puzzle={BOARD}");
    assert_eq!(line(&both), (BOARD.to_owned(), true));
    let small = "https://example.org/?puzzle=1...34....4....1";
    assert_eq!(line(small).0, "1000340000400001");
    let two = format!("https://example.org/?a={BOARD}\nhttps://example.org/?a={SOLVED}\n");
    assert!(read_all(&two, &ReadOptions::default()).iter().all(Result::is_ok));
}

#[test]
fn no_board_in_a_link() {
    for (link, host) in [
        ("https://example.org/sudoku/today", "example.org"),
        ("http://www.example.org?id=12345", "www.example.org"),
        ("https://example.org", "example.org"),
    ] {
        let error = read(link, &ReadOptions::default()).expect_err("no board");
        assert_eq!(error.found, format!("a link to {host}"));
        for site in ["f-puzzles.com", "sudokupad.app", "sudokuwiki.org", "81 digits"] {
            assert!(error.expected.contains(site), "{error}");
        }
    }
    let other = format!("https://example.org/?a={BOARD}&b={}", SOLVED.replacen('5', "1", 1));
    let error = read(&other, &ReadOptions::default()).expect_err("two boards");
    assert_eq!(
        (error.expected.as_str(), error.found.as_str()),
        ("one board in the link", "2 that differ")
    );
    let named = ReadOptions::default().format("link".parse::<Format>().ok());
    assert!(read("https://example.org/a", &named).is_err());
}
