//! Levels and scores are those of HoDoKu 2.3.2, where it solves without guessing.

use pencilmark::Grid;
use pencilmark::logic::rating::hodoku;
use rayon::prelude::*;

use crate::data;

/// Boards whose score differs, and why.
const DIFFERENT: [(&str, &str); 0] = [];

#[test]
fn levels_and_scores() {
    let Some(text) = data::file("rating/hodoku-2.3.2-levels.tsv") else {
        return;
    };
    let rows: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    let logical = |row: &&&str| !row.contains("Brute Force");
    let told: Vec<Option<String>> = rows
        .par_iter()
        .filter(|row| logical(row))
        .map(|row| {
            let fields: Vec<&str> = row.split('\t').collect();
            let [puzzle, level, score, techniques] = fields[..] else { panic!("{row}") };
            let grid: Grid = puzzle.parse().expect("a board");
            let path = hodoku::path(&grid).expect("a board of 9×9");
            let rating = hodoku::rating(&path);
            let is_same =
                (&*rating.level.to_string(), &*rating.score.to_string()) == (level, score);
            let is_known = DIFFERENT.iter().any(|(known, _)| *known == puzzle);
            (is_same == is_known)
                .then(|| format!("{puzzle}\n  {level} {score} {techniques}\n  {rating:?}\n"))
        })
        .collect();
    let differences: Vec<&String> = told.iter().flatten().collect();
    assert!(
        differences.is_empty() && DIFFERENT.len() * 20 <= told.len(),
        "{} of {} differ from what is known:\n{}",
        differences.len(),
        told.len(),
        differences.iter().map(|told| told.as_str()).collect::<String>()
    );
}
