//! Strings that are written and read again.

use super::{read_iss, write_iss};
use crate::board::{Frame, Geometry};
use crate::format::read_rule;
use crate::rules::kinds::Product;
use crate::rules::naive::naive_count;
use crate::rules::samples::{kinds, samples};
use crate::rules::spelling;
use crate::rules::{Rule, RuledBoard};

#[test]
fn boards_that_are_written_have_the_same_fillings() {
    let mut never = Vec::new();
    for kind in kinds() {
        let mut written = 0;
        for board in samples(kind, 5, 60) {
            let Ok(text) = write_iss(&board) else { continue };
            written += 1;
            let again = read_iss(&text).unwrap_or_else(|error| panic!("{kind}: {text}: {error}"));
            let frame = |board: &RuledBoard| {
                let geometry = board.geometry();
                (geometry.rows(), geometry.columns(), geometry.values(), geometry.value_at(0))
            };
            assert_eq!(frame(&again), frame(&board), "{text}");
            assert_eq!(
                naive_count(&again, 20),
                naive_count(&board, 20),
                "{kind}: {text} {board:?}"
            );
        }
        if written == 0 {
            never.push(kind);
        }
    }
    assert_eq!(
        never,
        [
            "product",
            "sequence",
            "same-difference",
            "entropic",
            "global-entropy",
            "global-mod",
            "all-marks-given"
        ]
    );
}

#[test]
fn what_is_read_is_written_as_it_was() {
    for text in [
        ".Shape~6x6~0-5.NoBoxes.Cage~7~R1C1~R1C2.~R2C2_0_3",
        ".Shape~4x4.Jigsaw~AAABABBBCCCDCDDD".replace(".Jigsaw", ".NoBoxes.Jigsaw").as_str(),
        ".Diagonal~-1.Diagonal~1.Thermo~R1C1~R2C2~R3C3.X~R1C4~R1C5.StrictXV",
        ".Shape~4x4~~Raw.AllDifferent~R1C1~R1C2~R1C3~R1C4.Thermo~R2C1~R2C2",
        ".Shape~5x6~0-2~Raw.Sum~3~R1C1~R1C2.~R1C1_2",
        ".XSum~R1~12.XSum~C3~~7.Sandwich~10~R9.AntiKnight",
        ".Entropic~R1C1~R1C2~R1C3.GlobalEntropy.Indexing~C~R1C2",
        ".PillArrow~2~R1C1~R1C2~R2C1~R3C1.EqualSum~R5C5~R5C6~-~R6C5",
    ] {
        let board = read_iss(text).expect("a board");
        assert_eq!(write_iss(&board).as_deref(), Ok(text));
    }
}

#[test]
fn what_cannot_be_said_is_named() {
    let mut board = read_iss(".AntiKing").expect("a board");
    board.rules.push(Rule::Product(Product { cells: vec![0, 1], product: 12 }));
    assert_eq!(write_iss(&board).unwrap_err(), "the product of 12 at r1c1 r1c2");
}

/// The example of each kind is written as its item, and that is read as the example.
#[test]
fn each_row_reads_and_writes() {
    let geometry = Geometry::classic();
    let mut rows = 0;
    for told in spelling::all() {
        let Some(row) = told.iss[0] else { continue };
        let line = told.example.unwrap_or_else(|| panic!("{} has an example", told.name));
        let mut board = RuledBoard::new(geometry.clone());
        board.rules.push(read_rule(line, &geometry).expect("a rule"));
        let text = write_iss(&board).unwrap_or_else(|error| panic!("{line}: {error}"));
        let item = match told.iss[1] {
            // 10 is that of the second.
            Some(second) if line.starts_with("pair-sum 10 ") => second.item,
            _ => row.item,
        };
        assert!(text.split(['.', '~']).nth(1) == Some(item), "{text} is {item}");
        assert_eq!(read_iss(&text).as_ref(), Ok(&board), "{text}");
        rows += 1;
    }
    assert_eq!(rows, 41);
}

/// What a row does not say is said by others, or not at all.
#[test]
fn rows_have_bounds() {
    let written = |line: &str, geometry: &Geometry| {
        let mut board = RuledBoard::new(geometry.clone());
        board.rules.push(read_rule(line, geometry).expect("a rule"));
        write_iss(&board)
    };
    let four = &Geometry::with_blocks(1, 4).expect("a geometry");
    let zero = &Frame { lowest: 0, ..Frame::new(9, 9) }.geometry().expect("a geometry");
    for (line, geometry, expected) in [
        ("pair-sum 5 r1c1 r1c2", four, Ok(".Shape~4x4.NoBoxes.V~R1C1~R1C2")),
        ("pair-sum 6 r1c1 r1c2", four, Ok(".Shape~4x4.NoBoxes.Sum~6~R1C1~R1C2")),
        ("pair-sum 5 r1c1 r2c2", four, Ok(".Shape~4x4.NoBoxes.Sum~5~R1C1~R2C2")),
        ("sum-line 31 r1c1 r1c2 r1c3 r1c4 r2c1 r2c2 r2c3 r2c4", four, Err("the sum line of 31")),
        ("entropic r1c1 r1c2", four, Err("the entropic line")),
        ("global-mod", zero, Ok(".Shape~9x9~0-8.NoBoxes.GlobalMod")),
        ("global-entropy", zero, Err("the rule global-entropy")),
        ("anti-taxicab", zero, Err("the rule anti-taxicab")),
        ("x-sum 0 r1c1 r1c2 r1c3 r1c4", four, Err("the X-sum of 0")),
        ("numbered-room 0 r1c4 r1c3 r1c2 r1c1", four, Ok(".Shape~4x4.NoBoxes.NumberedRoom~R1~~0")),
        ("arrow r1c1 r2c2 | r3c3", four, Ok(".Shape~4x4.NoBoxes.PillArrow~2~R1C1~R2C2~R3C3")),
        ("arrow r1c1 r4c4 | r3c3", four, Err("the arrow")),
        (
            "cage 0 r1c1 r1c2",
            zero,
            Ok(".Shape~9x9~0-8.NoBoxes.AllDifferent~R1C1~R1C2.Sum~0~R1C1~R1C2"),
        ),
    ] {
        match (written(line, geometry), expected) {
            (Ok(text), Ok(expected)) => assert_eq!(text, expected, "{line}"),
            (Err(error), Err(start)) => assert!(error.starts_with(start), "{line}: {error}"),
            (found, _) => panic!("{line}: {found:?}"),
        }
    }
}
