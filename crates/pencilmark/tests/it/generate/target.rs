//! Puzzles as hard as asked, one for each number of a batch.

use pencilmark::generate::{BoardRandom, Difficulty, Target, Wishes, fill, graded};
use pencilmark::logic::{Position, Technique, Tenths};
use pencilmark::progress::{at_most, to_the_end};
use pencilmark::rating::Level;
use pencilmark::rating::se;
use pencilmark::{Cell, Extra, Geometry, Grid, Symmetry};

use crate::{data, naive};

fn target(geometry: &Geometry, difficulties: &[Difficulty]) -> Target {
    Target {
        start: Grid::new(geometry),
        wishes: Wishes::default(),
        difficulties: difficulties.to_vec(),
        tries: 100_000,
    }
}

fn puzzle(target: &Target, number: u64) -> Grid {
    let caught = target.puzzle(11, number, to_the_end());
    let caught = caught.expect("puzzles can be like that");
    assert_eq!((caught.miss, caught.stopped), (0, false), "{target:?} in {} tries", caught.tries);
    caught.puzzle.expect("a puzzle")
}

fn level_of(puzzle: &Grid) -> Option<Level> {
    let start = Position::from_grid(puzzle).expect("a puzzle");
    let path = Level::Fiendish.path(&start, to_the_end()).expect("nothing stops it");
    Level::of_path(&path)
}

#[test]
fn puzzles_are_of_the_level_asked() {
    let classic = Geometry::classic();
    let jigsaw = Geometry::with_blocks(2, 3).expect("blocks").with_extra(Extra::Diagonals);
    for &level in Level::ALL {
        let target = target(&classic, &[Difficulty::Level(level)]);
        for number in 0..u64::from(data::times(3)) {
            let puzzle = puzzle(&target, number);
            assert_eq!(level_of(&puzzle), Some(level), "{puzzle:?}");
            assert_eq!(naive::of_grid(&puzzle, 2).len(), 1);
        }
    }
    let target = target(&jigsaw.expect("diagonals"), &[Difficulty::Level(Level::Easy)]);
    assert_eq!(level_of(&puzzle(&target, 0)), Some(Level::Easy));
}

/// One of each band of half a point; all of a hundred in each with `RUN_SLOW_TESTS=1`.
#[test]
fn puzzles_are_of_the_rating_asked() {
    let (last, count) = if data::is_slow() { (90, 100) } else { (45, 1) };
    for start in (15..=last).step_by(5) {
        let range = Tenths::new(start)..=Tenths::new(start + 4);
        let target = target(&Geometry::classic(), &[Difficulty::Rating(range.clone())]);
        for number in 0..count {
            let puzzle = puzzle(&target, number);
            let rating = se::rate(&puzzle).expect("a puzzle of 9×9");
            assert!(range.contains(&rating.hardest), "{rating} is not in {range:?}: {puzzle:?}");
            assert_eq!(naive::of_grid(&puzzle, 2).len(), 1);
        }
    }
}

#[test]
fn puzzles_need_the_technique_asked() {
    let names = ["naked-pair", "x-wing", "skyscraper", "xy-wing"];
    for technique in names.map(|name| Technique::named(name).expect("a technique")) {
        let asked = Difficulty::Technique { technique, nothing_harder: true, by_step: None };
        let puzzle = puzzle(&target(&Geometry::classic(), std::slice::from_ref(&asked)), 0);
        let miss = asked.miss(&puzzle, to_the_end());
        assert_eq!(miss, Ok(0));
        assert_eq!(naive::of_grid(&puzzle, 2).len(), 1);
    }
}

#[test]
fn all_wishes_hold_together() {
    let wishes = Wishes {
        symmetry: Symmetry::HalfTurn,
        filled: vec![Cell::new(0)],
        empty: vec![Cell::new(40)],
        ..Wishes::default()
    };
    let difficulties = [Difficulty::Level(Level::Moderate), Difficulty::Steps(50..=200)];
    let target = Target { wishes, ..target(&Geometry::classic(), &difficulties) };
    let puzzle = puzzle(&target, 4);
    let is_given = |cell: u16| puzzle.get(Cell::new(cell)).is_some();
    assert!(is_given(0) && is_given(80) && !is_given(40));
    assert!((0..81).all(|cell| is_given(cell) == is_given(80 - cell)));
    assert_eq!(level_of(&puzzle), Some(Level::Moderate));
}

#[test]
fn given_digits_stay() {
    let start: Grid = "1..2 .... .... ....".parse().expect("a board");
    for difficulties in [vec![], vec![Difficulty::Level(Level::Beginner)]] {
        let target = Target { start: start.clone(), ..target(start.geometry(), &difficulties) };
        let puzzle = puzzle(&target, 0);
        assert_eq!(puzzle.get(Cell::new(0)), start.get(Cell::new(0)));
        assert_eq!(puzzle.get(Cell::new(3)), start.get(Cell::new(3)));
        assert_eq!(naive::of_grid(&puzzle, 2).len(), 1);
    }
}

#[test]
fn a_number_has_one_puzzle_and_a_break_ends_it() {
    let target =
        target(&Geometry::classic(), &[Difficulty::Rating(Tenths::new(25)..=Tenths::new(34))]);
    assert_eq!(puzzle(&target, 3), puzzle(&target, 3));
    assert_ne!(puzzle(&target, 3), puzzle(&target, 4));
    let stopped = target.puzzle(11, 3, at_most(0));
    assert!(stopped.expect("no impossible requirement").stopped);
}

/// Without any of its orbits a player of the level does not get to the end.
#[test]
fn graded_puzzles_have_no_given_too_many() {
    for level in [Level::Easy, Level::Tricky] {
        let mut random = BoardRandom::new(4, level as u64);
        let grid = fill(&Geometry::classic(), &mut random, at_most(0)).expect("a grid");
        let puzzle =
            graded(&grid, &Wishes::default(), level, &mut random, to_the_end()).expect("a puzzle");
        assert!(level_of(&puzzle) <= Some(level));
        for cell in puzzle.geometry().cells().filter(|&cell| puzzle.get(cell).is_some()) {
            let mut rest = puzzle.clone();
            rest.set(cell, None);
            assert!(level_of(&rest).is_none_or(|without| without > level), "{cell:?} {puzzle:?}");
        }
    }
    let sixteen = Geometry::of_side(16).expect("a side");
    let mut random = BoardRandom::new(4, 16);
    let grid = fill(&sixteen, &mut random, at_most(0)).expect("a grid");
    let puzzle = graded(&grid, &Wishes::default(), Level::Moderate, &mut random, to_the_end());
    assert!(level_of(&puzzle.expect("a puzzle")) <= Some(Level::Moderate));
}
