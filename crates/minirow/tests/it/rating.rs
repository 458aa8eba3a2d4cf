//! Ratings are those of the programs they are named after, digit for digit.

use std::ops::ControlFlow;

use minirow::Tally;
use minirow::logic::Tenths;
use minirow::progress::to_the_end;
use minirow::rating::{RateError, se};
use minirow::solve::{Solutions, solutions};
use minirow::{Geometry, Grid};
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

/// Two digits that can be exchanged, and a board of another side.
#[test]
fn boards_without_a_rating() {
    let grid: Grid =
        "417632..8923578146586914372879325614241796835635481729398257461162843..7754169283"
            .parse()
            .expect("a board");
    assert!(matches!(solutions(&grid), Solutions::Many(_)));
    assert_eq!(se::rate(&grid), Err(RateError::SeveralSolutions));
    assert_eq!(
        se::rate(&Grid::new(&Geometry::of_side(4).expect("4×4"))),
        Err(RateError::NotClassic)
    );
}

/// A board in which givens contradict each other comes to an end, too.
#[test]
fn contradictory_boards_are_no_fault() {
    let grid: Grid =
        "417632598923578146586914372879325614241796835635481729398257461162843957754169288"
            .parse()
            .expect("a board");
    assert_eq!(se::rate(&grid), Err(RateError::NoSolution));
    let grid: Grid =
        "41763259892357814658691437287932561424179683563548172939825746116284395775416.8.8"
            .parse()
            .expect("a board");
    assert_eq!(se::rate(&grid), Err(RateError::NoSolution));
}

/// A search that is stopped says so, and one that is not says what it always says.
#[test]
fn ratings_can_be_stopped() {
    let grid: Grid =
        "..7....9....5....6.8...43....932...42.1.9.8.56...817....82...6.1....3....5....2.."
            .parse()
            .expect("a board");
    let mut branches = 0;
    let rating = se::rate_with(&grid, |done: Tally| {
        assert!(done.branches == branches || done.branches == branches + 1);
        branches = done.branches;
        ControlFlow::Continue(())
    });
    assert_eq!(rating.expect("not stopped").to_string(), "7.2/1.2/1.2");
    assert!(branches > 100, "{branches}");
    for most in [0, 1, 100, branches] {
        let stopped = se::rate_with(&grid, |done: Tally| {
            if done.branches < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        let Err(RateError::Stopped(stopped)) = stopped else { panic!("{stopped:?}") };
        assert_eq!(stopped.tally.branches, most);
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
        let hardest = whole.hardest.get();
        for most in (10..=hardest).step_by(7).chain([hardest]).map(Tenths::new) {
            let rating = se::rate_up_to(most, grid, to_the_end()).expect("9×9");
            if most == whole.hardest {
                assert_eq!(rating, whole, "{grid:?}");
            } else {
                assert_eq!(rating.hardest, se::BEYOND, "{grid:?} up to {most}");
            }
        }
    });
}
