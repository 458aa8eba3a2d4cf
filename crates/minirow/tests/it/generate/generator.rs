//! Puzzles as hard as asked, one for each number of a batch.

use minirow::generate::{Difficulty, Generator, Missed, Requirements};
use minirow::logic::{Position, Technique, Tenths};
use minirow::progress::{at_most, to_the_end};
use minirow::rating::Level;
use minirow::rating::se;
use minirow::{Cell, Digit, Extra, Geometry, Grid, Symmetry};

use crate::{data, naive};

fn generator(geometry: &Geometry, difficulties: &[Difficulty]) -> Generator {
    let plain = Generator::new(geometry).tries(100_000).seed(11);
    difficulties.iter().cloned().fold(plain, Generator::difficulty)
}

fn puzzle(generator: &Generator, number: u64) -> Grid {
    let found = generator.search(number, to_the_end());
    let found = found.expect("puzzles can be like that");
    assert_eq!((found.miss, found.stopped), (0, false), "{generator:?} in {} tries", found.tries);
    found.puzzle.expect("a puzzle")
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
        let generator = generator(&classic, &[Difficulty::Level(level)]);
        for number in 0..u64::from(data::times(3)) {
            let puzzle = puzzle(&generator, number);
            assert_eq!(level_of(&puzzle), Some(level), "{puzzle:?}");
            assert_eq!(naive::of_grid(&puzzle, 2).len(), 1);
        }
    }
    let generator = generator(&jigsaw.expect("diagonals"), &[Difficulty::Level(Level::Easy)]);
    assert_eq!(level_of(&puzzle(&generator, 0)), Some(Level::Easy));
}

/// One of each band of half a point; all of a hundred in each with `RUN_SLOW_TESTS=1`.
#[test]
fn puzzles_are_of_the_rating_asked() {
    let (last, count) = if data::is_slow() { (90, 100) } else { (45, 1) };
    for start in (15..=last).step_by(5) {
        let range = Tenths::new(start)..=Tenths::new(start + 4);
        let generator = generator(&Geometry::classic(), &[Difficulty::Rating(range.clone())]);
        for number in 0..count {
            let puzzle = puzzle(&generator, number);
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
        let puzzle = puzzle(&generator(&Geometry::classic(), std::slice::from_ref(&asked)), 0);
        let miss = asked.miss(&puzzle, to_the_end());
        assert_eq!(miss, Ok(0));
        assert_eq!(naive::of_grid(&puzzle, 2).len(), 1);
    }
}

#[test]
fn all_requirements_hold_together() {
    let requirements = Requirements::default()
        .symmetry(Symmetry::HalfTurn)
        .filled(vec![Cell::new(0)])
        .empty(vec![Cell::new(40)]);
    let difficulties = [Difficulty::Level(Level::Moderate), Difficulty::Steps(50..=200)];
    let generator = generator(&Geometry::classic(), &difficulties).requirements(requirements);
    let puzzle = puzzle(&generator, 4);
    let is_given = |cell: u16| puzzle.get(Cell::new(cell)).is_some();
    assert!(is_given(0) && is_given(80) && !is_given(40));
    assert!((0..81).all(|cell| is_given(cell) == is_given(80 - cell)));
    assert_eq!(level_of(&puzzle), Some(Level::Moderate));
}

#[test]
fn given_digits_stay() {
    let start: Grid = "1..2 .... .... ....".parse().expect("a board");
    for difficulties in [vec![], vec![Difficulty::Level(Level::Beginner)]] {
        let generator = generator(start.geometry(), &difficulties).start(&start);
        let puzzle = puzzle(&generator, 0);
        assert_eq!(puzzle.get(Cell::new(0)), start.get(Cell::new(0)));
        assert_eq!(puzzle.get(Cell::new(3)), start.get(Cell::new(3)));
        assert_eq!(naive::of_grid(&puzzle, 2).len(), 1);
    }
}

#[test]
fn a_number_has_one_puzzle_and_a_break_ends_it() {
    let generator =
        generator(&Geometry::classic(), &[Difficulty::Rating(Tenths::new(25)..=Tenths::new(34))]);
    assert_eq!(puzzle(&generator, 3), puzzle(&generator, 3));
    assert_ne!(puzzle(&generator, 3), puzzle(&generator, 4));
    let stopped = generator.search(3, at_most(0));
    assert!(stopped.expect("no impossible requirement").stopped);
}

/// Without any of its givens a player of the level does not get to the end. A start keeps boards of
/// 9×9 from being made by the thousand.
#[test]
fn graded_puzzles_have_no_given_too_many() {
    let mut start = Grid::new(&Geometry::classic());
    start.set(Cell::new(0), Digit::new(1));
    for level in [Level::Easy, Level::Tricky] {
        let puzzle =
            puzzle(&generator(start.geometry(), &[Difficulty::Level(level)]).start(&start), 4);
        assert_eq!(level_of(&puzzle), Some(level));
        for cell in puzzle.geometry().cells().skip(1).filter(|&cell| puzzle.get(cell).is_some()) {
            let mut rest = puzzle.clone();
            rest.set(cell, None);
            assert!(level_of(&rest).is_none_or(|without| without > level), "{cell:?} {puzzle:?}");
        }
    }
    let sixteen = Geometry::of_side(16).expect("a side");
    let moderate = generator(&sixteen, &[Difficulty::Level(Level::Moderate)]);
    assert_eq!(level_of(&puzzle(&moderate, 4)), Some(Level::Moderate));
}

/// A puzzle that nobody finds is no success.
#[test]
fn a_puzzle_with_too_many_givens_is_a_miss() {
    let anti_knight = Geometry::classic().with_extra(Extra::AntiKnight).expect("an extra");
    let rare = Generator::new(&anti_knight).givens(8).tries(3);
    let found = rare.search(0, to_the_end()).expect("a number that is not impossible");
    let givens = found.puzzle.as_ref().map_or(0, Grid::filled_len);
    assert_eq!((found.tries, found.stopped, found.miss as usize), (3, false, givens - 8));
    let Err(Missed::NotAsRequested { closest, tries: 3 }) = rare.puzzle(0) else {
        panic!("a miss")
    };
    assert_eq!(Some(closest), found.puzzle);
    let found = Generator::classic().givens(17).tries(3).search(0, to_the_end());
    let found = found.expect("a number that is not impossible");
    let givens = found.puzzle.as_ref().map_or(0, Grid::filled_len);
    assert!(givens > 17 && found.miss as usize == givens - 17, "{found:?}");
    // Where it is stopped early, what there is by then may have givens that are not needed.
    let twelve = Generator::new(&Geometry::with_blocks(3, 4).expect("blocks"));
    let stopped = twelve.search(0, at_most(400)).expect("what there is by then");
    assert!(
        stopped.stopped && stopped.puzzle.is_none_or(|_| stopped.miss > 0),
        "{}",
        stopped.tries
    );
}
