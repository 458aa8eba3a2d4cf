//! Givens that have no solution together.

use serde_json::{Value, json};

use crate::{ask, classic};

/// The example of the page's design: block 4 has no place for 6.
const BROKEN: &str =
    "6..9..5........718...7.1.92.9.18..2.....6.....5..37.8.72.5.3...983........6..4..3";

fn cells(text: &str) -> Vec<u8> {
    text.bytes().map(|symbol| if symbol == b'.' { 0 } else { symbol - b'0' }).collect()
}

fn sets(board: &Value, most: usize) -> Vec<Value> {
    let answer = ask("contradiction", &json!({"board": board, "most": most})).unwrap();
    answer["sets"].as_array().expect("a list").clone()
}

fn places(set: &Value) -> Vec<usize> {
    serde_json::from_value(set["cells"].clone()).expect("cells")
}

fn has_solution(board: &Value) -> bool {
    ask("solve", &json!({"board": board})).unwrap()["result"] != "none"
}

/// No solution with all of a set, and one without any of its givens.
fn check_minimal(givens: &[u8], set: &[usize], geometry: &Value) {
    let with = |left_out: Option<usize>| {
        let kept = |cell| set.contains(&cell) && Some(cell) != left_out;
        let only: Vec<u8> =
            (0..givens.len()).map(|cell| if kept(cell) { givens[cell] } else { 0 }).collect();
        json!({"geometry": geometry, "givens": only})
    };
    assert!(!has_solution(&with(None)), "{set:?} has a solution");
    for &cell in set {
        assert!(has_solution(&with(Some(cell))), "{set:?} does not need {cell}");
    }
}

#[test]
fn a_house_without_a_place_is_named_with_what_blocks_it() {
    let givens = cells(BROKEN);
    let sets = sets(&json!({"givens": givens}), 5);
    let design: Vec<usize> = vec![0, 28, 40, 46, 74];
    assert!(places(&sets[0]).len() <= design.len(), "{sets:?}");
    for set in &sets {
        check_minimal(&givens, &places(set), &json!({"side": 9}));
    }
    let found = sets.iter().find(|set| places(set) == design).expect("the set of the design");
    assert_eq!(
        (&found["gap"]["kind"], &found["gap"]["house"]),
        (&json!("place"), &json!("block 4"))
    );
    assert_eq!(found["gap"]["digit"], 6);
    let reasons = found["reasons"].as_array().expect("reasons");
    assert_eq!(reasons[0], json!({"cell": 0, "kind": "blocks", "house": "column 1"}));
    assert_eq!(reasons[1], json!({"cell": 28, "kind": "fills"}));
    assert_eq!(reasons[2], json!({"cell": 40, "kind": "blocks", "house": "row 5"}));
}

#[test]
fn two_equal_digits_are_the_smallest_set() {
    let mut givens = classic();
    // A second 7 in the first row.
    givens[0] = 7;
    let sets = sets(&json!({"givens": givens}), 1);
    assert_eq!(sets.len(), 1);
    assert_eq!(sets[0]["cells"], json!([0, 2]));
    assert_eq!(sets[0]["gap"]["kind"], "duplicate");
}

#[test]
fn a_cell_without_a_digit_is_found() {
    let mut givens = vec![0; 16];
    (givens[1], givens[2], givens[4], givens[12]) = (1, 2, 3, 4);
    let sets = sets(&json!({"geometry": {"side": 4}, "givens": givens}), 1);
    assert_eq!(sets[0]["gap"]["cells"], json!([0]), "{sets:?}");
    check_minimal(&givens, &places(&sets[0]), &json!({"side": 4}));
}

#[test]
fn what_is_not_seen_at_once_is_still_minimal() {
    // One digit of a puzzle with one solution is another one that nothing sees.
    let givens = classic();
    let board = json!({"givens": givens});
    let solved = ask("solve", &json!({"board": board})).unwrap();
    let solution: Vec<u8> = serde_json::from_value(solved["solutions"][0].clone()).unwrap();
    let left = ask("candidates", &json!({"board": board})).unwrap();
    let left: Vec<Vec<u8>> = serde_json::from_value(left["candidates"].clone()).unwrap();
    let mut tried = 0;
    for cell in (0..81).filter(|&cell| givens[cell] == 0).take(12) {
        let Some(&wrong) = left[cell].iter().find(|&&digit| digit != solution[cell]) else {
            continue;
        };
        let mut broken = givens.clone();
        broken[cell] = wrong;
        for set in sets(&json!({"givens": broken}), 3) {
            assert!(places(&set).contains(&cell), "without {cell} there is a solution: {set}");
            check_minimal(&broken, &places(&set), &json!({"side": 9}));
        }
        tried += 1;
    }
    assert!(tried > 5, "{tried}");
}

#[test]
fn a_board_with_a_solution_has_no_contradiction() {
    assert!(sets(&json!({"givens": classic()}), 3).is_empty());
}

#[test]
fn rules_alone_can_contradict() {
    // No two cells of a block of 2×2 touch, so that no digits fit at all.
    let spec = json!({"side": 4, "block": [1, 4], "extra": ["anti-king", "anti-knight"]});
    let board = json!({"geometry": spec, "givens": vec![0; 16]});
    if !has_solution(&board) {
        let sets = sets(&board, 2);
        assert_eq!(sets[0]["cells"], json!([]));
    }
}

#[test]
fn solutions_come_as_a_list() {
    let board = json!({"geometry": {"side": 4}, "givens": vec![0; 16]});
    let all = ask("solutions", &json!({"board": board, "most": 1000})).unwrap();
    assert_eq!(all["solutions"].as_array().map(Vec::len), Some(288));
    assert_eq!(all["complete"], true);
    let some = ask("solutions", &json!({"board": board, "most": 7})).unwrap();
    assert_eq!(some["solutions"].as_array().map(Vec::len), Some(7));
    assert_eq!(some["complete"], false);
}
