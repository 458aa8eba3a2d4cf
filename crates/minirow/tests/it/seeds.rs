//! The boards of the original descriptions, and boards of our own that show the same.

use std::ops::ControlFlow;

use minirow::format::{ReadOptions, read};
use minirow::logic::{Position, Technique, simplify};
use minirow::solve::{Solutions, count, solutions};
use minirow::{Grid, Pencil, Singles};

use crate::data;

fn grid(text: &str) -> Grid {
    read(text, &ReadOptions::default()).unwrap_or_else(|error| panic!("{error}: {text}")).grid
}

/// A board that an early solver called unique.
fn check_several(text: &str, number: u64) {
    let grid = grid(text);
    assert_eq!(count(&grid, u64::MAX), number);
    let Solutions::Many([first, second]) = solutions(&grid) else { panic!("expected several") };
    assert!(first.is_solved() && second.is_solved() && first != second);
}

#[test]
fn several_solutions_are_reported_as_several() {
    check_several("1... ..2. .3.. ....", 3);
    if let Some(text) = data::file("seeds/not-unique.txt") {
        check_several(&text, 9);
    }
}

/// A board that singles alone leave open; the candidates as `row,column - digits` from 0.
fn check_open(text: &str, before: usize, expected: &[String]) {
    let pencil = Pencil::from_grid(&grid(text), Singles::Leave).expect("a legal board");
    let result = simplify(&pencil);
    let geometry = result.pencil.geometry();
    let open: Vec<String> = result
        .open()
        .map(|(cell, digits)| {
            let digits: Vec<String> = digits.iter().map(|digit| digit.to_string()).collect();
            format!("{},{} - {}", geometry.row(cell), geometry.column(cell), digits.join(","))
        })
        .collect();
    assert_eq!((result.empty_before, result.empty_after()), (before, expected.len()));
    assert_eq!(open, expected);
}

#[test]
fn the_simplifier_leaves_exactly_what_is_open() {
    let open = ["0,2 - 2,4", "0,3 - 2,4", "2,0 - 2,3", "2,3 - 2,3", "3,0 - 2,3", "3,2 - 2,4"];
    let open: Vec<String> = open.into_iter().chain(["3,3 - 2,3,4"]).map(str::to_owned).collect();
    check_open("1... ..3. .4.. ....", 13, &open);
    let (text, expected) =
        (data::file("seeds/simplify.txt"), data::file("seeds/simplify.expected"));
    if let Some((text, expected)) = text.zip(expected) {
        let lines: Vec<String> =
            expected.lines().filter(|line| line.contains(" - ")).map(str::to_owned).collect();
        assert!(expected.contains("Unknown cells: 46") && lines.len() == 46);
        check_open(&text, 54, &lines);
    }
}

/// A board that fills itself when its givens are fed one by one.
fn check_fills_itself(text: &str) {
    let grid = grid(text);
    let mut pencil = Pencil::new(grid.geometry(), Singles::Fill);
    for cell in grid.geometry().cells() {
        if let Some(digit) = grid.get(cell) {
            pencil.place(cell, digit).expect("a given of a board with a solution");
        }
    }
    assert!(pencil.is_solved());
    let Solutions::One(solution) = solutions(&grid) else { panic!("expected one solution") };
    assert_eq!(pencil.grid(), solution);
}

#[test]
fn a_board_fed_one_digit_at_a_time_fills_itself() {
    check_fills_itself("12.. ..1. 2... ...3");
    if let Some(text) = data::file("seeds/incremental.txt") {
        check_fills_itself(&text);
    }
}

/// A board with one solution that naked singles alone do not reach.
fn check_needs_more(text: &str) {
    let grid = grid(text);
    assert!(matches!(solutions(&grid), Solutions::One(_)));
    let naked = Technique::named("naked-single").expect("a technique");
    let mut position = Position::from_grid(&grid).expect("a legal board");
    loop {
        let mut found = None;
        let _ = naked.find(&position, &mut |step| {
            found = Some(step);
            ControlFlow::Break(())
        });
        let Some(step) = found else { break };
        position.apply(&step).expect("a step of a board with a solution");
    }
    assert!(!position.is_solved());
}

#[test]
fn the_solver_goes_on_where_naked_singles_end() {
    check_needs_more(
        "..7....9....5....6.8...43....932...42.1.9.8.56...817....82...6.1....3....5....2..",
    );
    if let Some(text) = data::file("seeds/needs-more.txt") {
        check_needs_more(&text);
    }
}
