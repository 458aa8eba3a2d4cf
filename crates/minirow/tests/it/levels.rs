//! Levels and scores are those of HoDoKu 2.3.2, where it solves without guessing.

use minirow::Grid;
use minirow::rating::{HodokuRating, hodoku};
use rayon::prelude::*;

use crate::data;

/// Rates boards and compares; each is a board, its level and its score.
fn check(boards: &[[&str; 3]]) {
    let differences: Vec<String> = boards
        .par_iter()
        .filter_map(|&[board, level, score]| {
            let grid: Grid = board.parse().expect("a board");
            let path = hodoku::path(&grid).expect("a board of 9×9");
            let rating = HodokuRating::of(&path).expect("a board that is solved");
            let is_same =
                (&*rating.level.to_string(), &*rating.score.to_string()) == (level, score);
            (!is_same).then(|| format!("{board}: {rating:?}, expected {level} {score}\n"))
        })
        .collect();
    assert!(
        differences.is_empty(),
        "{} of {} differ:\n{}",
        differences.len(),
        boards.len(),
        differences.concat()
    );
}

/// The rows of a file, each a board, its level, its score and more.
fn boards(text: &str, separator: char) -> Vec<[&str; 3]> {
    let rows = text.lines().filter(|row| !row.starts_with('#') && !row.contains("Brute Force"));
    rows.map(|row| {
        let mut fields = row.split(separator);
        std::array::from_fn(|_| fields.next().unwrap_or_else(|| panic!("{row}")))
    })
    .collect()
}

#[test]
fn our_boards_have_the_levels_and_scores_of_hodoku() {
    let boards = boards(include_str!("../data/levels.txt"), ' ');
    assert_eq!(boards.len(), 60);
    check(&boards);
}

#[test]
fn levels_and_scores() {
    if let Some(text) = data::file("rating/hodoku-2.3.2-levels.tsv") {
        check(&boards(&text, '\t'));
    }
}
