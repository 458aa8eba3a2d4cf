//! Reasoning on boards with extras: all steps of all techniques, and what they say.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::ops::ControlFlow;

use minirow::logic::{Position, Step, Technique, check, next_step};
use minirow::solve::{Solutions, solutions};
use minirow::{Candidate, Cell, Extra, Geometry, Grid, Names};
use proptest::prelude::*;

use crate::boards::{self, Layout};
use crate::parts;
use crate::property::{self, Verdict};

/// A technique is asked for so many steps of a position.
const MOST: usize = 40;

/// Checks all steps of all techniques in every fourth position of a path.
fn verify(puzzle: &Grid, told: &mut dyn FnMut(&Step, &str)) -> Verdict {
    let Solutions::One(solution) = solutions(puzzle) else { return Ok(()) };
    let geometry = puzzle.geometry();
    let names = Names::numbers(geometry);
    let mut position = Position::from_grid(puzzle).expect("a puzzle with a solution");
    for number in 0.. {
        if number % 4 == 0 {
            for step in Technique::all().flat_map(|technique| steps(technique, &position)) {
                let text = step.explain(&names);
                told(&step, &text);
                prop_assert_eq!(check(&position, &step), Ok(()), "{}\n{:?}", text, position);
                let none: Vec<String> = Vec::new();
                prop_assert_eq!(parts::faults(&step, &position), none, "{:?}", position);
                let right = |place: &Candidate| solution.get(place.cell) == Some(place.digit);
                prop_assert!(step.place.iter().all(right), "{}\n{:?}", text, position);
                prop_assert!(!step.remove.iter().any(right), "{}\n{:?}", text, position);
                check_sight(geometry, &text)?;
            }
        }
        let Some(step) = next_step(&position) else { break };
        position.apply(&step).expect("a sound step");
    }
    Ok(())
}

fn steps(technique: Technique, position: &Position) -> Vec<Step> {
    let mut steps = Vec::new();
    let _ = technique.find(position, &mut |step| {
        steps.push(step);
        if steps.len() < MOST { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    steps
}

/// Cells that are said to see each other do, and those in a house are in it.
fn check_sight(geometry: &Geometry, text: &str) -> Verdict {
    let words: Vec<&str> =
        text.split([' ', ',', ';', ':', '\n']).filter(|w| !w.is_empty()).collect();
    let cell = |word: &str| -> Option<Cell> {
        geometry.cells().find(|&cell| geometry.cell_name(cell) == word)
    };
    let sees = |one: Cell, other: Cell| {
        let share = geometry.seats(one).iter().any(|s| geometry.cells_of(s.house).contains(&other));
        share || geometry.apart(one).contains(&other)
    };
    for sentence in words.windows(6) {
        let pair = match sentence {
            [one, "sees", other, ..] => cell(one).zip(cell(other)),
            [one, "and", other, "see", "each", "other"] => cell(one).zip(cell(other)),
            _ => None,
        };
        if let Some((one, other)) = pair {
            prop_assert!(sees(one, other), "{}", text);
        }
        if let [one, "and", other, "are", "both", "in"] = sentence {
            let pair = cell(one).zip(cell(other)).expect("two cells");
            let house = text.split(" are both in ").nth(1).expect("a house behind it");
            let house = geometry.houses().find(|&h| {
                house
                    .strip_prefix(geometry.house_name(h))
                    .is_some_and(|rest| !rest.starts_with(|next: char| next.is_ascii_digit()))
            });
            let cells = geometry.cells_of(house.expect("a house of the board"));
            prop_assert!(cells.contains(&pair.0) && cells.contains(&pair.1), "{}", text);
        }
    }
    Ok(())
}

fn puzzles(layouts: impl Strategy<Value = Layout>) -> impl Strategy<Value = Grid> {
    let solved = boards::full_on(layouts).prop_map(|full| full.grid());
    let solved = solved.prop_filter("a solution", Grid::is_solved);
    (solved, boards::shuffled(81)).prop_map(|(solution, order)| {
        let cells = solution.geometry().cell_count();
        let order: Vec<usize> = order.into_iter().filter(|&cell| cell < cells).collect();
        boards::dig(&solution, &order, 0)
    })
}

#[test]
fn every_step_is_sound_and_true() {
    let extra = proptest::sample::select(Extra::ALL.to_vec());
    let block = proptest::sample::select(vec![(2, 3), (2, 4), (3, 3)]);
    let layouts = (block, extra, boards::apart()).prop_map(|(block, extra, apart)| Layout {
        extras: vec![extra],
        apart,
        ..Layout::of(block)
    });
    let (texts, techniques) = (RefCell::new(String::new()), RefCell::new(BTreeSet::new()));
    property::check(4, puzzles(layouts), |puzzle| {
        verify(&puzzle, &mut |step, text| {
            texts.borrow_mut().push_str(text);
            techniques.borrow_mut().insert(step.technique.name());
        })
    });
    let (texts, techniques) = (texts.into_inner(), techniques.into_inner());
    assert!(techniques.len() > Technique::all().count() * 3 / 4, "{techniques:?}");
    // What pairs alone make possible was among it.
    for words in [" see each other, so ", " see it", " see them"] {
        assert!(texts.contains(words), "no step says '{words}'");
    }
}

/// A chain of this puzzle comes back to a candidate that it has spoken of.
#[test]
fn a_chain_that_comes_back_has_titles_of_its_own() {
    let knight = Layout { extras: vec![Extra::AntiKnight], ..Layout::of((2, 3)) };
    let line = "......................65..1..2..254.";
    let puzzle = Grid::from_line(&knight.geometry(), line).expect("a board");
    verify(&puzzle, &mut |_, _| {}).expect("parts without faults");
}
