//! Puzzles that are as hard as asked.

use std::ops::ControlFlow;

use pencilmark::generate::{BoardRandom, Difficulty, hunt};
use pencilmark::logic::rating::level::Level;
use pencilmark::logic::{Outcome, Position, Technique, path_with};
use pencilmark::{Geometry, Grid};

/// Boards, and the level that they have at most.
const BY_LEVEL: [(Level, &str); 3] = [
    (
        Level::Beginner,
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    ),
    (
        Level::Fiendish,
        "..7....9....5....6.8...43....932...42.1.9.8.56...817....82...6.1....3....5....2..",
    ),
    (
        Level::Fiendish,
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    ),
];

fn miss(difficulty: &Difficulty, puzzle: &Grid) -> u32 {
    let miss = difficulty.miss(puzzle, &mut || ControlFlow::Continue(()));
    miss.continue_value().expect("nobody stops it")
}

#[test]
fn a_board_has_one_level() {
    for (level, text) in BY_LEVEL {
        let puzzle: Grid = text.parse().expect("a board");
        let fitting: Vec<Level> = Level::ALL
            .into_iter()
            .filter(|&level| miss(&Difficulty::Level(level), &puzzle) == 0)
            .collect();
        let start = Position::from_grid(&puzzle).expect("a puzzle");
        let solves = |level: Level| {
            let go_on = &mut || ControlFlow::Continue(());
            path_with(&start, &level.techniques(), go_on).outcome == Outcome::Solved
        };
        let easiest = Level::ALL.into_iter().find(|&level| solves(level));
        assert_eq!(fitting, Vec::from_iter(easiest), "{text}");
        assert!(easiest.is_none_or(|easiest| easiest <= level), "{text} {easiest:?}");
    }
}

/// Without it there is no way on, and with it there is a way to the end.
#[test]
fn a_technique_is_needed() {
    let text = "..7....9....5....6.8...43....932...42.1.9.8.56...817....82...6.1....3....5....2..";
    let puzzle: Grid = text.parse().expect("a board");
    let start = Position::from_grid(&puzzle).expect("a puzzle");
    let go_on = &mut || ControlFlow::Continue(());
    for technique in Technique::all() {
        let asked = |nothing_harder, by_step| {
            miss(&Difficulty::Technique { technique, nothing_harder, by_step }, &puzzle)
        };
        let easier: Vec<Technique> =
            Technique::all().take_while(|&other| other != technique).collect();
        let is_solved = |techniques: &[Technique], go_on: &mut dyn FnMut() -> ControlFlow<()>| {
            path_with(&start, techniques, go_on).outcome == Outcome::Solved
        };
        let with: Vec<Technique> = easier.iter().copied().chain([technique]).collect();
        let is_needed = !is_solved(&easier, go_on) && is_solved(&with, go_on);
        assert_eq!(asked(true, None) == 0, is_needed, "{technique:?}");
        assert!(asked(true, Some(1)) >= asked(true, None));
        assert!(asked(false, None) <= asked(true, None));
    }
}

#[test]
fn what_no_board_can_be_is_told() {
    let (nine, four) = (Geometry::classic(), Geometry::of_side(4).expect("a side"));
    let told = |difficulty: Difficulty, geometry: &Geometry| {
        difficulty.check(geometry).map_err(|error| error.to_string())
    };
    let empty = std::ops::RangeInclusive::new(5, 4);
    assert_eq!(told(Difficulty::Steps(empty), &nine).unwrap_err(), "no path has from 5 to 4 steps");
    assert_eq!(
        told(Difficulty::Rating(5..=11), &nine).unwrap_err(),
        "ratings of Sudoku Explainer are from 1.2 to 11.9"
    );
    let hodoku = Difficulty::HodokuScore(100..=200);
    assert_eq!(told(hodoku.clone(), &four).unwrap_err(), "HoDoKu rates boards of 9x9 alone");
    assert_eq!(told(hodoku, &nine), Ok(()));
    assert_eq!(told(Difficulty::Level(Level::Hard), &four), Ok(()));
}

#[test]
fn a_hunt_ends_with_the_best_of_what_it_saw() {
    let puzzle: Grid = BY_LEVEL[0].1.parse().expect("a board");
    let wished = [Difficulty::Level(Level::Fiendish)];
    let caught = |tries, stop_at| {
        let random = &mut BoardRandom::new(1, 1);
        let go_on = |done| match done >= stop_at {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        };
        hunt(&wished, false, tries, random, |_| Some(puzzle.clone()), go_on)
    };
    let all = caught(3, 100);
    assert_eq!((all.tries, all.stopped), (3, false));
    assert!(all.miss > 0 && all.puzzle.as_ref() == Some(&puzzle));
    let stopped = caught(1000, 2);
    assert_eq!((stopped.tries, stopped.stopped, stopped.puzzle), (2, true, Some(puzzle.clone())));
    let none = hunt(
        &wished,
        true,
        9,
        &mut BoardRandom::new(1, 1),
        |_| None,
        |_| ControlFlow::Continue(()),
    );
    assert_eq!((none.puzzle, none.tries), (None, 0));
}
