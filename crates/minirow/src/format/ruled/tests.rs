//! Documents become boards with rules, and boards documents.

use crate::board::{Cell, Extra, Geometry, Grid};
use crate::format::document::Document;
use crate::format::read_ruled;
use crate::rules::kinds::Pairs;
use crate::rules::{Rule, RuledBoard};

fn back(board: &RuledBoard) -> RuledBoard {
    Document::try_from(board).expect("a document").ruled().expect("a small board")
}

#[test]
fn a_document_keeps_its_geometry() {
    let jigsaw: Vec<u32> =
        "aaab abbb cccd cddd".chars().filter(|c| *c != ' ').map(u32::from).collect();
    let house = [0, 6, 8, 15].map(Cell::new);
    let mut boards = vec![
        Geometry::classic(),
        Geometry::with_blocks(1, 7).expect("a board"),
        Geometry::with_blocks(2, 3).expect("a board"),
        Geometry::irregular(&jigsaw).expect("a board").with_house("odd", &house).expect("a house"),
    ];
    boards.extend(
        Extra::ALL.iter().map(|&extra| Geometry::classic().with_extra(extra).expect("fits")),
    );
    for geometry in boards {
        let document = Document::from(Grid::new(&geometry));
        let board = document.ruled().expect("a small board");
        let again = Document::try_from(&board).expect("a document");
        let told = again.grid.geometry();
        assert_eq!(
            (told.extras(), told.house_count()),
            (geometry.extras(), geometry.house_count())
        );
        assert_eq!(again.ruled().expect("a small board"), board, "{geometry}");
    }
}

#[test]
fn pairs_that_differ_are_a_rule() {
    let pairs = [(Cell::new(0), Cell::new(15))];
    let geometry = Geometry::of_side(4).expect("a board").with_apart("far", &pairs).expect("pairs");
    let board = Document::from(Grid::new(&geometry)).ruled().expect("a small board");
    let table = vec![0b1110, 0b1101, 0b1011, 0b0111];
    let rule = Rule::Pairs(Pairs { name: "far".to_owned(), table, pairs: vec![(0, 15)] });
    assert_eq!(board.rules, [rule]);
    assert_eq!(back(&board), board);
}

#[test]
fn boards_with_rules_come_back() {
    for text in [
        ".Shape~4x4.Cage~7~R1C1~R1C2.~R1C1_3.~R2C2_1_2",
        ".NoBoxes.Thermo~R1C1~R2C1~R3C1.Diagonal~1.Diagonal~-1",
        ".Shape~6x6.Windoku.AntiKing.DisjointSets.V~R1C1~R1C2",
        ".Diagonal~1.Quad~R1C1~1~2~3",
    ] {
        let board = read_ruled(text).expect("a board");
        let mut again = back(&board);
        // What became part of the geometry stands in front.
        again.extra_houses.sort();
        let mut board = board;
        board.extra_houses.sort();
        again.rules.sort_by_key(|rule| board.rules.iter().position(|other| other == rule));
        assert_eq!(again, board, "{text}");
    }
}

#[test]
fn what_a_geometry_lacks_is_named() {
    for (text, expected) in [
        (".Shape~4x6", "expected a square board with digits from 1, found 4 rows and 6 columns"),
        (
            ".Shape~4x4~0-3",
            "expected a square board with digits from 1, found values from 0 to 3 in 4 rows",
        ),
        (
            ".Shape~4x4~6",
            "expected a square board with digits from 1, found values from 1 to 6 in 4 rows",
        ),
    ] {
        let board = read_ruled(text).expect("a board");
        assert_eq!(Document::try_from(&board).unwrap_err().to_string(), expected, "{text}");
    }
}
