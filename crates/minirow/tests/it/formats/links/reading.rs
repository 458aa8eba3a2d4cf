//! Links in the shape of those that the players write, sizes 3 to 25.

use minirow::format::{Document, Format, ReadOptions, Symbols, read, read_all};

use super::super::told;
use crate::boards;

/// Format, board and link, between tabs.
const LINKS: &str = include_str!("../../../data/links.txt");

fn links() -> impl Iterator<Item = (&'static str, &'static str, &'static str)> {
    let lines = LINKS.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| {
        let (format, rest) = line.split_once('\t').expect("a format");
        let (board, link) = rest.split_once('\t').expect("a board and a link");
        (format, board, link)
    })
}

/// Geometry and digits.
fn shown(document: &Document) -> String {
    let symbols = Symbols::for_board(document.grid.geometry());
    let line: Format = "line".parse().expect("a format");
    let grid = document.grid.clone().into();
    let digits = boards::bare(&grid, line, &symbols);
    format!("{}: {}", document.grid.geometry(), digits.trim_end())
}

/// Each link is known by itself, and read as the same board when its format is named.
#[test]
fn links_are_read() {
    assert_eq!(links().count(), 40);
    for (format, board, link) in links() {
        let sniffed = read(link, &ReadOptions::default());
        let sniffed = sniffed.unwrap_or_else(|error| panic!("{error}: {link}"));
        assert_eq!(shown(&sniffed), board, "{link}");
        let format: Format = format.parse().expect("a format");
        let named = ReadOptions::default().format(format);
        assert_eq!(read(&format!("  {link} \r"), &named), Ok(sniffed), "{link}");
    }
}

/// Links of one player, line by line, among comments and empty lines.
#[test]
fn links_stand_in_lines() {
    let of_one = |name: &str| links().filter(|(format, ..)| *format == name).collect::<Vec<_>>();
    for name in [
        "f-puzzles",
        "sudokupad",
        "penpa",
        "sudokuwiki",
        "sudoku-coach",
        "sudokuexchange",
        "puzz-link",
    ] {
        let lines: Vec<String> =
            of_one(name).iter().map(|(_, _, link)| format!("# a link\n\n{link}\n")).collect();
        let boards = read_all(&lines.concat(), &ReadOptions::default());
        let shown: Vec<String> =
            boards.iter().map(|board| shown(board.as_ref().unwrap())).collect();
        let expected: Vec<&str> = of_one(name).iter().map(|(_, board, _)| *board).collect();
        assert_eq!(shown, expected);
    }
    let mixed = ReadOptions::default().mixed(true);
    let all: String = links().map(|(_, _, link)| format!("{link}\n")).collect();
    assert!(read_all(&all, &mixed).iter().all(Result::is_ok));
    assert_eq!(read_all(&all, &mixed).len(), links().count());
}

/// What players pack can stand alone in a line.
#[test]
fn codes_alone() {
    let codes = links().filter_map(|(format, board, link)| {
        let code = match format {
            "f-puzzles" => link.split_once("?load=")?.1,
            "sudokupad" => link.rsplit_once("sudokupad.app/")?.1,
            _ => return None,
        };
        (!code.contains(['?', ' '])).then_some((board, code))
    });
    let codes: Vec<_> = codes.collect();
    assert_eq!(codes.len(), 18);
    for (board, code) in codes {
        let boards = read_all(&format!("# a code\n {code}\n"), &ReadOptions::default());
        let shown: Vec<String> = boards
            .iter()
            .map(|board| shown(board.as_ref().unwrap_or_else(|e| panic!("{e}: {code}"))))
            .collect();
        assert_eq!(shown, [board], "{code}");
    }
}

/// A board on the server is not fetched; the error says where it can be had.
#[test]
fn names_of_puzzles() {
    let told = told::outcomes(
        "https://sudokupad.app/adventure/580-watsp?setting=1",
        &ReadOptions::default(),
    );
    assert_eq!(
        told,
        [
            "Text 1:1 expected a link with the puzzle in it, which begins with scl, ctc, fpuz or scf \
          (open https://sudokupad.app/api/puzzle/adventure/580-watsp and copy all that it shows), \
          found the name of a puzzle, 'adventure/580-watsp'"
        ]
    );
}

/// What is told beforehand has to agree.
#[test]
fn geometries_agree() {
    let (_, _, link) = links().next().expect("a link");
    let six = minirow::Geometry::with_blocks(2, 3).ok();
    let options = ReadOptions::default().geometry(six);
    let told = told::outcomes(link, &options);
    assert_eq!(
        told,
        [
            "Text 1:1 expected the geometry given before, 6x6 with 2x3 blocks, found 9x9 with 3x3 blocks"
        ]
    );
}
