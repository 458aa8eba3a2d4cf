//! Strings that are written and read again.

use super::{read_iss, write_iss};
use crate::rules::Rule;
use crate::rules::holds::naive::naive_count;
use crate::rules::holds::samples::{kinds, samples};
use crate::rules::kinds::Product;

#[test]
fn boards_that_are_written_have_the_same_fillings() {
    let mut never = Vec::new();
    for kind in kinds() {
        let mut written = 0;
        for board in samples(kind, 5, 60) {
            let Ok(text) = write_iss(&board) else { continue };
            written += 1;
            let again = read_iss(&text).unwrap_or_else(|error| panic!("{kind}: {text}: {error}"));
            assert_eq!(again.shape(), board.shape(), "{text}");
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
    // A kind that is added may be another that no string can say.
    let said = kinds().count() - never.len();
    assert!(said >= 48, "{said}, all but {never:?}");
}

#[test]
fn what_is_read_is_written_as_it_was() {
    for text in [
        ".Shape~6x6~0-5.NoBoxes.Cage~7~R1C1~R1C2.~R2C2_0_3",
        ".Shape~4x4.Jigsaw~AAABABBBCCCDCDDD".replace(".Jigsaw", ".NoBoxes.Jigsaw").as_str(),
        ".Diagonal~1.Diagonal~-1.Thermo~R1C1~R2C2~R3C3.X~R1C4~R1C5.StrictXV",
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
