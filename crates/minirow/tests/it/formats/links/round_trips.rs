//! What a link holds reads back; what it cannot hold is refused; no text brings the readers down.

use minirow::format::{Document, Format, Part, ReadOptions, Symbols, read, read_all, write};
use minirow::{Extra, Geometry, Grid};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select, subsequence};

use super::super::documents::{self, Texts};
use super::super::geometries;
use crate::property::{self, Verdict};

const FORMATS: [&str; 6] =
    ["f-puzzles", "sudokupad", "penpa", "sudokuwiki", "sudoku-coach", "puzz-link"];

fn format(name: &str) -> Format {
    name.parse().expect("a format")
}

/// Boards of the sides that players have, with the extras that some of them know.
fn grids() -> impl Strategy<Value = Grid> {
    let extras = [Extra::AntiKnight, Extra::AntiKing, Extra::DisjointGroups];
    let extras = subsequence(extras.to_vec(), 0..=3);
    let blocks = select(vec![(1, 3), (2, 2), (2, 3), (3, 3), (2, 5), (3, 4), (4, 4), (5, 5)]);
    let rectangles = blocks.prop_map(|(rows, columns)| Geometry::with_blocks(rows, columns));
    let rectangles = rectangles.prop_map(|geometry| geometry.expect("a board"));
    let geometry = prop_oneof![
        4 => rectangles,
        2 => geometries::plain(),
        4 => Just(Geometry::classic()),
    ];
    let other = prop_oneof![
        4 => Just(None),
        1 => Just(Some(Extra::Diagonals)),
        1 => Just(Some(Extra::Windoku)),
    ];
    let none = prop_oneof![2 => Just(Vec::new()), 1 => extras];
    (geometry, none, other, any::<u64>()).prop_map(|(geometry, extras, other, seed)| {
        let all = extras.into_iter().chain(other);
        let geometry = all.fold(geometry, |board, extra| board.with_extra(extra).unwrap_or(board));
        let side = u64::from(geometry.side());
        let mut state = seed;
        let values = geometry.cells().map(|_| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let number = state >> 33;
            if number % 3 == 0 { (number / 3 % side) as u8 + 1 } else { 0 }
        });
        Grid::from_values(&geometry, values).expect("a value for each cell")
    })
}

/// As far as a format can hold a document, it reads back; how often it can is counted.
#[test]
fn documents_read_back() {
    for name in FORMATS {
        let held = std::cell::Cell::new(0);
        let parts = format(name).parts().to_vec();
        let cases =
            grids().prop_flat_map(move |grid| documents::of_grid(grid, parts.clone(), Texts::Line));
        property::check(100, cases, |document| check(&document, name, &held));
        assert!(held.get() > 12, "{name} holds {} boards", held.get());
    }
}

fn check(document: &Document, name: &str, held: &std::cell::Cell<usize>) -> Verdict {
    let symbols = Symbols::for_board(document.grid.geometry());
    let link = match write(document, format(name), &symbols) {
        Ok(link) => link,
        Err(error) => {
            let told = error.to_string();
            prop_assert!(told.starts_with(name) && told.contains(", found "), "{}", told);
            return Ok(());
        }
    };
    held.set(held.get() + 1);
    prop_assert_eq!(link.lines().count(), 1);
    // Blocks of one row, or all in one, have no edges of their own.
    let told = (name == "penpa").then(|| document.grid.geometry().clone());
    let options = ReadOptions::default().geometry(told);
    let read =
        read(&link, &options).map_err(|error| TestCaseError::fail(format!("{error}: {link}")))?;
    // Marks in no cell are not there.
    let mut expected = document.clone();
    let parts = Part::ALL.iter().copied().filter(|part| !document.has(*part));
    parts.for_each(|part| expected.remove(part));
    prop_assert!(read == expected, "{}\n{:?}\n{:?}", link, read, expected);
    let again = write(&read, format(name), &symbols);
    prop_assert_eq!(again, Ok(link));
    Ok(())
}

/// Good links with changes, and anything behind the hosts.
#[test]
fn no_link_brings_a_reader_down() {
    let links: Vec<&str> = include_str!("../../../data/links.txt")
        .lines()
        .filter_map(|line| line.rsplit('\t').next())
        .filter(|link| link.len() < 4000)
        .collect();
    let starts = [
        "https://f-puzzles.com/?load=",
        "https://sudokupad.app/scl",
        "https://sudokupad.app/scf",
        "https://sudokupad.app/fpuz",
        "https://swaroopg92.github.io/penpa-edit/#m=edit&p=",
        "https://sudokuwiki.org/?bd=",
        "https://sudoku.coach/en/solver/",
        "sudokupad://puzzle/ctc",
        "https://puzz.link/p?sudoku/9/9/",
    ];
    let changed = (select(links), vec((any::<Index>(), "[ -~]|\\PC|[A-Za-z0-9+/=]{1,9}"), 0..6));
    let changed = changed.prop_map(|(link, changes)| {
        let mut characters: Vec<char> = link.chars().collect();
        for (place, text) in changes {
            let place = place.index(characters.len());
            characters.splice(place..=place, text.chars());
        }
        characters.into_iter().collect::<String>()
    });
    let random =
        (select(starts.to_vec()), "[A-Za-z0-9+/=%]{0,400}|\\PC{0,60}|N4Ig[A-Za-z0-9+/=]{0,300}");
    let random = random.prop_map(|(start, rest)| start.to_owned() + &rest);
    property::check(3000, prop_oneof![changed, random], |link| {
        for board in read_all(&link, &ReadOptions::default()) {
            let Err(error) = board else { continue };
            prop_assert!(!error.expected.is_empty() && !error.found.is_empty());
            prop_assert!(error.reason().chars().count() < 1500, "{}", error.reason());
        }
        Ok(())
    });
}

/// JSON of the players with values where they do not belong.
#[test]
fn no_json_brings_a_reader_down() {
    let value = "null|true|-1|1e99|18446744073709551616|\"\"|\"ä\"|\\[\\]|\\{\\}|\\[\\[\\]\\]|\\[[0-9]{1,9}\\]|\\[\\{\\}\\]";
    let name = "size|grid|cells|regions|title|solution|cages|lines|metadata|extraregion|diagonal\\+|region|value|wayPoints";
    let cases = vec((name, value), 0..8);
    property::check(1500, cases, |fields| {
        let fields: String = fields
            .iter()
            .enumerate()
            .map(|(n, (name, value))| {
                let sep = if n > 0 { "," } else { "" };
                format!("{sep}\"{name}\":{value}")
            })
            .collect();
        for text in [
            format!("{{{fields}}}"),
            format!("{{\"grid\":[[{{{fields}}}]]}}"),
            format!("{{\"cells\":[[{{{fields}}}]],\"regions\":[[[0,0]]]}}"),
            format!(
                "{{\"cells\":[[{{}}]],\"lines\":[{{{fields}}}],\"cages\":[{{{fields}}}],\"regions\":[[[0,0]]]}}"
            ),
        ] {
            for name in ["json", "f-puzzles", "sudokupad"] {
                let options = ReadOptions::default().format(format(name));
                prop_assert!(!read_all(&text, &options).is_empty());
            }
        }
        Ok(())
    });
}

/// A link may not unpack to more than a puzzle takes.
#[test]
fn bombs_are_refused() {
    let data = include_str!("../../../data/bombs.txt");
    let links: Vec<&str> = data.lines().filter(|line| !line.starts_with('#')).collect();
    assert_eq!(links.len(), 3);
    for link in links {
        let error = read(link, &ReadOptions::default()).unwrap_err();
        assert_eq!(error.expected, "a packed puzzle", "{error}");
    }
}
