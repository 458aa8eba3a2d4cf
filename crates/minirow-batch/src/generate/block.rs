//! Boards with numbers that follow each other, generated together.
//!
//! Random puzzles are made by the hundred thousand a second and graded once; each goes to the next number
//! whose band it is of. Numbers for which none came are searched for one by one.

use std::ops::{ControlFlow, Range};

use minirow::generate::classic::{PuzzleEvent, PuzzleOptions, puzzles};
use minirow::generate::{Difficulty, Generator, NoPuzzle};
use minirow::logic::Position;
use minirow::progress::Tally;
use minirow::rating::Level;
use minirow::{Geometry, Grid};
use rayon::prelude::*;
use xxhash_rust::xxh3::xxh3_64_with_seed;

use super::{Band, Recipe};
use crate::Interrupted;

/// How many numbers a block has; the first is a multiple.
pub(super) const BLOCK: u64 = 64;

/// How many puzzles are graded for each number of a block before those that are left are searched for:
/// enough for bands that a sixteenth of all puzzles is of.
const GRADED: u64 = 16;

type GoOn<'a> = &'a (dyn Fn() -> bool + Sync);

/// The boards of some numbers of one block, in order; nothing where none was found.
pub(super) fn boards(
    recipe: &Recipe,
    numbers: Range<u64>,
    go_on: GoOn<'_>,
) -> Result<Vec<Option<String>>, Interrupted> {
    let first = numbers.start / BLOCK * BLOCK;
    let wanted = (numbers.start - first) as usize..(numbers.end - first) as usize;
    let mut boards = match recipe.bands.as_slice() {
        [] => any(recipe, numbers.clone(), go_on)?,
        bands => graded(recipe, bands, first, go_on)?.drain(wanted).collect(),
    };
    let missing = boards.par_iter_mut().enumerate().filter(|(_, board)| board.is_none());
    missing
        .map(|(place, board)| {
            *board = searched(recipe, numbers.start + place as u64, go_on)?;
            Ok(())
        })
        .collect::<Result<Vec<()>, Interrupted>>()?;
    Ok(boards)
}

/// The puzzles of some numbers as they come.
fn any(
    recipe: &Recipe,
    numbers: Range<u64>,
    go_on: GoOn<'_>,
) -> Result<Vec<Option<String>>, Interrupted> {
    let mut boards = vec![None; (numbers.end - numbers.start) as usize];
    each(recipe, recipe.seed, numbers.clone(), go_on, &mut |number, line, _| {
        boards[(number - numbers.start) as usize] = Some(line.to_owned());
        ControlFlow::Continue(())
    })?;
    Ok(boards)
}

/// The puzzles of a block, of its bands in turn; nothing where none has come up.
fn graded(
    recipe: &Recipe,
    bands: &[Band],
    first: u64,
    go_on: GoOn<'_>,
) -> Result<Vec<Option<String>>, Interrupted> {
    let mut boards = vec![None; BLOCK as usize];
    let band_of = |place: usize| ((first + place as u64) % bands.len() as u64) as usize;
    // The places of each band, the last first.
    let mut places = vec![Vec::new(); bands.len()];
    (0..BLOCK as usize).rev().for_each(|place| places[band_of(place)].push(place));
    let seed = xxh3_64_with_seed(&first.to_le_bytes(), recipe.seed);
    let mut interrupted = false;
    each(recipe, seed, 0..BLOCK * GRADED, go_on, &mut |_, line, grid| {
        let Ok(band) = band(bands, &places, grid, go_on) else {
            interrupted = true;
            return ControlFlow::Break(());
        };
        if let Some(place) = band.and_then(|band| places[band].pop()) {
            boards[place] = Some(line.to_owned());
        }
        let is_full = places.iter().all(Vec::is_empty);
        if is_full { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    })?;
    if interrupted { Err(Interrupted) } else { Ok(boards) }
}

/// The first band with a place left that a puzzle is of.
fn band(
    bands: &[Band],
    places: &[Vec<usize>],
    grid: &Grid,
    go_on: GoOn<'_>,
) -> Result<Option<usize>, Interrupted> {
    let progress =
        |_: Tally| if go_on() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) };
    let open = || (0..bands.len()).filter(|&band| !places[band].is_empty());
    // Techniques beyond the hardest level that has a place left take the longest, and are not needed.
    let hardest = open().filter_map(|band| match bands[band] {
        Band::Level(level) => Some(level),
        Band::Rating(..) => None,
    });
    let level = match (hardest.max(), Position::from_grid(grid)) {
        (Some(hardest), Ok(start)) => {
            let path = hardest.path(&start, progress).map_err(|_| Interrupted)?;
            Level::of_path(&path)
        }
        _ => None,
    };
    for number in open() {
        let is_of = match bands[number] {
            Band::Level(wanted) => level == Some(wanted),
            Band::Rating(low, high) => {
                let miss = Difficulty::Rating(low..=high).miss(grid, progress);
                miss.map_err(|_| Interrupted)? == 0
            }
        };
        if is_of {
            return Ok(Some(number));
        }
    }
    if go_on() { Ok(None) } else { Err(Interrupted) }
}

/// Hands out random puzzles that meet the requirements, with their numbers.
fn each(
    recipe: &Recipe,
    seed: u64,
    numbers: Range<u64>,
    go_on: GoOn<'_>,
    take: &mut dyn FnMut(u64, &str, &Grid) -> ControlFlow<()>,
) -> Result<(), Interrupted> {
    let options = PuzzleOptions::default().requirements(recipe.requirements()).tries(32);
    let mut interrupted = false;
    // What cannot be was told before.
    let _ = puzzles(seed, numbers, &options, |event| match event {
        PuzzleEvent::Puzzle(puzzle) => {
            let line = str::from_utf8(&puzzle.givens).expect("symbols of ASCII");
            let grid = Grid::from_line(&Geometry::classic(), line).expect("a board of 9x9");
            // Those that need more givens than requested keep them.
            match recipe.givens {
                Some(givens) if grid.filled_len() != givens => ControlFlow::Continue(()),
                _ => take(puzzle.number, line, &grid),
            }
        }
        PuzzleEvent::GivenUp(_) | PuzzleEvent::Progress(_) => {
            interrupted |= !go_on();
            if interrupted { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        }
    });
    if interrupted { Err(Interrupted) } else { Ok(()) }
}

/// The board with a number, searched for on its own.
fn searched(recipe: &Recipe, number: u64, go_on: GoOn<'_>) -> Result<Option<String>, Interrupted> {
    let generator: Generator = recipe.generator(number);
    let progress =
        |_: Tally| if go_on() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) };
    match generator.search(number, progress) {
        Ok(found) if found.miss == 0 => Ok(found.puzzle.map(|puzzle| puzzle.to_line())),
        Err(NoPuzzle::Stopped) => Err(Interrupted),
        _ if !go_on() => Err(Interrupted),
        _ => Ok(None),
    }
}
