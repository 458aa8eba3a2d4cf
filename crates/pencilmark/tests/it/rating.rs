//! Ratings are those of the programs they are named after, digit for digit.

use std::ops::ControlFlow;

use pencilmark::logic::rating::se;
use pencilmark::solve::{Solutions, solutions};
use pencilmark::{Geometry, Grid};
use rayon::prelude::*;

use crate::data;

/// Rates boards and compares; each is a board and its rating.
fn check(boards: &[(&str, String)]) {
    let different = boards.par_iter().filter_map(|(board, expected)| {
        let grid: Grid = board.parse().expect("a board");
        let rating = se::rate(&grid).expect("9×9").to_string();
        (rating != *expected).then(|| format!("{board}: {rating}, expected {expected}"))
    });
    let different: Vec<String> = different.collect();
    assert!(
        different.is_empty(),
        "{} of {}:\n{}",
        different.len(),
        boards.len(),
        different.join("\n")
    );
}

#[test]
fn our_boards_have_the_ratings_of_sudoku_explainer() {
    let text = include_str!("../data/ratings.txt");
    let boards = text.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let (board, rating) = line.split_once(' ').expect("a board and its rating");
        (board, rating.to_owned())
    });
    let boards: Vec<_> = boards.collect();
    assert_eq!(boards.len(), 42);
    check(&boards);
}

/// Boards of a reference file: a board, ER, EP, ED and more, behind a line of comment and names.
fn reference(name: &str, most: f64) {
    let Some(text) = data::file(name) else { return };
    let rows: Vec<Vec<&str>> = text
        .lines()
        .filter(|line| !line.starts_with('#') && !line.starts_with("puzzle"))
        .map(|line| line.split('\t').collect())
        .collect();
    assert!(rows.len() >= 10, "{name}");
    let boards: Vec<(&str, String)> = rows
        .iter()
        .filter(|row| row[1].parse::<f64>().expect("a number") <= most)
        .map(|row| (row[0], format!("{}/{}/{}", row[1], row[2], row[3])))
        .collect();
    check(&boards);
}

/// Rows above 9.0 take a second each, and more.
#[test]
fn serate_says_the_same() {
    reference("rating/se-1.2.1.3-ratings.tsv", if data::is_slow() { f64::MAX } else { 9.0 });
}

#[test]
fn sukaku_forge_says_the_same_of_the_hardest() {
    if data::is_slow() {
        reference("rating/forge-0.6.0-hard-ratings.tsv", f64::MAX);
    }
}

/// Two digits that can be exchanged: nothing is left to say.
#[test]
fn boards_beyond_all_techniques() {
    let grid: Grid =
        "417632..8923578146586914372879325614241796835635481729398257461162843..7754169283"
            .parse()
            .expect("a board");
    assert!(matches!(solutions(&grid), Solutions::Many(_)));
    let rating = se::rate(&grid).expect("9×9");
    assert_eq!((rating.hardest, rating.to_string().as_str()), (se::BEYOND, "20.0/0.0/0.0"));
    assert_eq!(se::rate(&Grid::new(&Geometry::of_side(4).expect("4×4"))), None);
}

/// A board in which givens contradict each other comes to an end, too.
#[test]
fn contradictory_boards_are_no_fault() {
    let grid: Grid =
        "417632598923578146586914372879325614241796835635481729398257461162843957754169288"
            .parse()
            .expect("a board");
    assert_eq!(se::rate(&grid).expect("9×9").hardest, 0);
    let grid: Grid =
        "41763259892357814658691437287932561424179683563548172939825746116284395775416.8.8"
            .parse()
            .expect("a board");
    assert_eq!(se::rate(&grid).expect("9×9").hardest, se::BEYOND);
}

/// A search that is stopped says so, and one that is not says what it always says.
#[test]
fn ratings_can_be_stopped() {
    let grid: Grid =
        "..7....9....5....6.8...43....932...42.1.9.8.56...817....82...6.1....3....5....2.."
            .parse()
            .expect("a board");
    let mut branches = 0;
    let rating = se::rate_while(&grid, |count| {
        assert_eq!(count, branches);
        branches += 1;
        ControlFlow::Continue(())
    });
    let rating = rating.expect("not stopped").expect("9×9");
    assert_eq!(rating.to_string(), "7.2/1.2/1.2");
    for most in [0, 1, 100, branches - 1] {
        let stopped = se::rate_while(&grid, |count| {
            if count < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        let known = stopped.expect_err("stopped");
        assert!(known <= rating && known.first == 12, "{known}");
    }
}

#[test]
fn up_to_a_limit_ratings_are_the_same_and_beyond_it_there_is_none() {
    let text = include_str!("../data/ratings.txt");
    let boards = text.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let (board, _) = line.split_once(' ').expect("a board and its rating");
        board.parse::<Grid>().expect("a board")
    });
    boards.collect::<Vec<_>>().par_iter().for_each(|grid| {
        let whole = se::rate(grid).expect("9×9");
        for most in (10..=whole.hardest).step_by(7).chain([whole.hardest]) {
            let rating = se::rate_up_to(most, grid, |_| ControlFlow::Continue(()));
            let rating = rating.expect("nobody breaks").expect("9×9");
            if most == whole.hardest {
                assert_eq!(rating, whole, "{grid:?}");
            } else {
                assert_eq!(rating.hardest, se::BEYOND, "{grid:?} up to {most}");
            }
        }
    });
}
