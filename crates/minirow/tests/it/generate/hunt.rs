//! Puzzles that are as hard as asked.

use minirow::generate::Difficulty;
use minirow::logic::{Outcome, Position, Technique, Tenths, path_with};
use minirow::progress::to_the_end;
use minirow::rating::Level;
use minirow::{Geometry, Grid};

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
    difficulty.miss(puzzle, to_the_end()).expect("nothing stops it")
}

#[test]
fn a_board_has_one_level() {
    for (level, text) in BY_LEVEL {
        let puzzle: Grid = text.parse().expect("a board");
        let fitting: Vec<Level> = Level::ALL
            .iter()
            .copied()
            .filter(|&level| miss(&Difficulty::Level(level), &puzzle) == 0)
            .collect();
        let start = Position::from_grid(&puzzle).expect("a puzzle");
        let solves = |level: Level| {
            let path = level.path(&start, to_the_end()).expect("nothing stops it");
            path.outcome == Outcome::Solved
        };
        let easiest = Level::ALL.iter().copied().find(|&level| solves(level));
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
    for technique in Technique::all() {
        let asked = |nothing_harder, by_step| {
            miss(&Difficulty::Technique { technique, nothing_harder, by_step }, &puzzle)
        };
        let easier: Vec<Technique> =
            Technique::all().take_while(|&other| other != technique).collect();
        let is_solved = |techniques: &[Technique]| {
            let path = path_with(&start, techniques.iter().copied(), to_the_end());
            path.expect("nothing stops it").outcome == Outcome::Solved
        };
        let with: Vec<Technique> = easier.iter().copied().chain([technique]).collect();
        let is_needed = !is_solved(&easier) && is_solved(&with);
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
        told(Difficulty::Rating(Tenths::new(5)..=Tenths::new(11)), &nine).unwrap_err(),
        "ratings of Sudoku Explainer are from 1.2 to 11.9"
    );
    let hodoku = Difficulty::HodokuScore(100..=200);
    assert_eq!(told(hodoku.clone(), &four).unwrap_err(), "HoDoKu rates boards of 9x9 alone");
    assert_eq!(told(hodoku, &nine), Ok(()));
    assert_eq!(told(Difficulty::Level(Level::Hard), &four), Ok(()));
}
