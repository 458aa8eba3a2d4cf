//! SudokuWiki's share form of a board under way.

use minirow::format::{Document, ReadOptions, read};
use minirow::{Digit, DigitSet};

/// The link of a board with this in each cell: a given, a digit of the player, or candidates.
fn link(cells: impl Fn(usize) -> u16) -> String {
    let figure = |value: u16| char::from_digit(value.into(), 36).expect("a figure");
    let pair = |at| [figure(cells(at) / 36), figure(cells(at) % 36)];
    let cells: String = (0..81).flat_map(pair).collect();
    format!("https://www.sudokuwiki.org/sudoku.htm?bd=S9B{cells}")
}

fn board(text: &str) -> Document {
    read(text, &ReadOptions::default()).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn givens_digits_and_candidates() {
    const SOLVED: &[u8; 81] =
        b"534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    let digit = |at: usize| u16::from(SOLVED[at] - b'0');
    let document = board(&link(|at| match at % 3 {
        0 => digit(at),
        1 => digit(at) + 9,
        _ => 18 + (1 << (digit(at) - 1) | 1 << (digit(at) % 9)),
    }));
    let values: Vec<u8> = document.grid.values().collect();
    let givens = document.givens.expect("some are those of a player");
    let candidates = document.candidates.expect("some are told");
    for at in 0..81 {
        let value = digit(at) as u8;
        let set =
            |digits: &[u8]| digits.iter().copied().filter_map(Digit::new).collect::<DigitSet>();
        let expected = match at % 3 {
            0 => (value, true, set(&[value])),
            1 => (value, false, set(&[value])),
            _ => (0, false, set(&[value, value % 9 + 1])),
        };
        assert_eq!((values[at], givens[at] && values[at] > 0, candidates[at]), expected, "{at}");
    }
}

#[test]
fn the_board_of_the_site() {
    let document = board(
        "https://www.sudokuwiki.org/sudoku.htm?bd=S9B05030d1g0750b77p44062c2c010905660w640l09080o0u\
         0s33062k0811859u062ja28c03041090080y039u8401070z8782020rbu8a067r069z2u122a02080q0o5w2g0401\
         091i0m050p191520081g1r0709",
    );
    let givens = document.givens.expect("r1c3 is the player's");
    let sign = |(value, given): (u8, &bool)| if *given { char::from(b'0' + value) } else { '.' };
    let givens: String = document.grid.values().zip(&givens).map(sign).collect();
    assert_eq!(
        givens.replace('0', "."),
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    );
    assert_eq!(document.grid.values().nth(2), Some(4));
}

#[test]
fn what_is_none() {
    for text in [link(|_| 530), link(|_| 1)[..200].to_owned(), link(|_| 5).replace("S9B", "S9X")] {
        let error = read(&text, &ReadOptions::default()).expect_err("no board");
        assert_eq!(error.expected, "81 digits in the link", "{text}");
    }
    let empty = board(&link(|_| 0));
    assert!(empty.grid.values().all(|value| value == 0) && empty.candidates.is_none());
}
