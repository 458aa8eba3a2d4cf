//! What a page is told of a board before there are digits on it.

use std::collections::BTreeSet;

use minirow::Symmetry;
use serde_json::{Value, json};

use crate::ask;

fn told(geometry: &Value) -> Value {
    ask("geometry", &json!({"geometry": geometry})).expect("a board")
}

fn pairs(told: &Value) -> Vec<(usize, usize)> {
    serde_json::from_value(told["apart"].clone()).expect("pairs")
}

/// How many cells each cell sees, by houses and pairs.
fn seen(told: &Value) -> Vec<usize> {
    let side = told["side"].as_u64().expect("a number") as usize;
    let mut peers = vec![BTreeSet::new(); side * side];
    for house in told["houses"].as_array().expect("a list") {
        let cells: Vec<usize> = serde_json::from_value(house["cells"].clone()).expect("cells");
        for &cell in &cells {
            peers[cell].extend(cells.iter().copied().filter(|&other| other != cell));
        }
    }
    for (one, other) in pairs(told) {
        assert!(one < other, "{one} {other}");
        assert!(
            peers[one].insert(other) && peers[other].insert(one),
            "{one} {other} is told twice"
        );
    }
    peers.iter().map(BTreeSet::len).collect()
}

#[test]
fn houses_and_pairs_are_all_that_a_cell_sees() {
    let at = |geometry: Value, cell: usize| seen(&told(&geometry))[cell];
    assert_eq!(seen(&told(&json!({"side": 9}))), [20; 81]);
    assert_eq!(at(json!({"side": 9, "extra": ["diagonals"]}), 40), 32);
    assert_eq!(at(json!({"side": 9, "extra": ["anti-knight"]}), 40), 28);
    assert_eq!(at(json!({"side": 9, "extra": ["anti-king"]}), 30), 23);
    let all = ["windoku", "diagonals", "disjoint-groups", "anti-knight", "anti-king"];
    assert_eq!(
        told(&json!({"side": 9, "extra": all}))["houses"].as_array().map(Vec::len),
        Some(42)
    );
    // A rule that was named twice, in either order, is told once; what a house says already is not.
    let named = json!({"side": 4, "apart": [
        {"name": "far", "pairs": [["r1c1", "r4c4"], ["r4c4", "r1c1"]]},
        {"name": "near", "pairs": [["r1c1", "r1c2"]]},
    ]});
    assert_eq!(pairs(&told(&named)), [(0, 15)]);
}

#[test]
fn orbits_are_those_of_the_library() {
    for side in [1, 4, 9, 25] {
        let told = told(&json!({"block": [1, side]}));
        let symmetries = told["symmetries"].as_array().expect("a list");
        assert_eq!(symmetries.len(), Symmetry::ALL.len());
        for told in symmetries {
            let symmetry: Symmetry = told["name"].as_str().expect("a name").parse().expect("known");
            let orbits: Vec<usize> =
                serde_json::from_value(told["orbits"].clone()).expect("numbers");
            let board = minirow::Geometry::with_blocks(1, side).expect("a Latin square");
            for (number, orbit) in symmetry.orbits(&board).iter().enumerate() {
                let with_number = |&(_, &own): &(usize, &usize)| own == number;
                let same = orbits.iter().enumerate().filter(with_number).map(|(cell, _)| cell);
                assert!(same.eq(orbit.iter().map(|cell| cell.index())), "{symmetry} {side}");
            }
        }
    }
}

#[test]
fn what_is_told_of_a_large_board_is_small() {
    let all = json!({"side": 25, "extra": ["diagonals", "anti-knight", "anti-king"]});
    for (geometry, most) in
        [(json!({"side": 9}), 5 << 10), (json!({"side": 25}), 36 << 10), (all, 48 << 10)]
    {
        let len = told(&geometry).to_string().len();
        assert!(len <= most, "{len} bytes of {geometry}");
    }
}
