//! Calls for setters: redundant givens, true candidates, minimal puzzles.

use minirow::answer::Minimized;
use minirow::generate::{BoardRandom, NoPuzzle, Requirements, dig};
use minirow::solve::Plan;
use minirow::solve::{Solutions, Verdict};
use minirow::{Cell, DigitSet, Grid};
use serde::{Deserialize, Serialize};

use crate::Fault;
use crate::board::{Board, OfBoard, indices, lists, values};
use crate::go_on::GoOn;
use crate::named;
use crate::only_solution::only_solution;
use crate::solutions::solutions;

/// What occurs in solutions, by cell.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct TrueCandidates {
    candidates: Vec<Vec<u8>>,
}

/// Each candidate that no solution at hand has is asked for by itself.
pub(crate) fn true_candidates(input: OfBoard, go_on: GoOn<'_>) -> Result<TrueCandidates, Fault> {
    let known = input.board.known(go_on)?;
    let geometry = known.geometry();
    let grid = &known.player.digits;
    let mut found = vec![DigitSet::default(); geometry.cell_count()];
    let first = match solutions(grid, &[], &mut |_| go_on())? {
        Solutions::None => Vec::new(),
        Solutions::One(grid) => vec![grid],
        Solutions::Many(grids) => grids.to_vec(),
    };
    add(&first, &mut found);
    let is_open = |cell: &Cell| first.len() > 1 && grid.get(*cell).is_none();
    for cell in geometry.cells().filter(is_open) {
        for digit in geometry.digits() {
            if found[cell.index()].contains(digit) {
                continue;
            }
            let mut trial = grid.clone();
            trial.set(cell, Some(digit));
            match solutions(&trial, &[], &mut |_| go_on())? {
                Solutions::None => {}
                Solutions::One(grid) => add(&[grid], &mut found),
                Solutions::Many(grids) => add(&grids, &mut found),
            }
        }
    }
    Ok(TrueCandidates { candidates: lists(found) })
}

fn add(grids: &[Grid], found: &mut [DigitSet]) {
    for grid in grids {
        for (cell, set) in grid.geometry().cells().zip(&mut *found) {
            if let Some(digit) = grid.get(cell) {
                set.insert(digit);
            }
        }
    }
}

/// Cells.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Cells {
    cells: Vec<u16>,
}

/// Givens without each of which, by itself, there is still one solution; none where there is not one.
pub(crate) fn redundant(input: OfBoard, go_on: GoOn<'_>) -> Result<Cells, Fault> {
    let known = input.board.known(go_on)?;
    let puzzle = &known.player.givens;
    let Some(solution) = only_solution(puzzle, &[], go_on)? else {
        return Ok(Cells { cells: Vec::new() });
    };
    let mut cells = Vec::new();
    for cell in known.geometry().cells().filter(|&cell| puzzle.get(cell).is_some()) {
        let mut rest = puzzle.clone();
        rest.set(cell, None);
        let found = Plan::default().solutions(&rest, |_| go_on()).map_err(|_| Fault::limit())?;
        if found == Solutions::One(solution.clone()) {
            cells.push(cell.index() as u16);
        }
    }
    Ok(Cells { cells })
}

/// A puzzle to take givens from.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Minimizing {
    board: Board,
    /// Cells that stand for each other stay or go together; by name, as `half-turn`.
    #[serde(default)]
    symmetry: Option<String>,
    /// The random seed.
    seed: u64,
}

/// A puzzle with other than one solution comes back as what it is.
pub(crate) fn minimize(
    input: Minimizing,
    go_on: GoOn<'_>,
) -> Result<Minimized<Vec<u8>, u16>, Fault> {
    let known = input.board.known(go_on)?;
    let puzzle = &known.player.givens;
    let found = solutions(puzzle, &[], &mut |_| go_on())?;
    let result = Verdict::of(&found);
    let Solutions::One(solution) = found else {
        return Ok(Minimized { result, minimized: None, undecided: None });
    };
    let cells = known.geometry().cells();
    let requirements = Requirements::default()
        .symmetry(named::symmetry(input.symmetry.as_deref())?)
        .empty(cells.filter(|&cell| puzzle.get(cell).is_none()));
    let mut random = BoardRandom::new(input.seed, 0);
    match dig(&solution, &requirements, &mut random, |_| go_on()) {
        Ok(dug) => {
            let undecided = Some(indices(&dug.undecided));
            Ok(Minimized { result, minimized: Some(values(&dug.puzzle)), undecided })
        }
        Err(NoPuzzle::Stopped) => Err(Fault::limit()),
        // The givens do not lie as the symmetry asks.
        Err(none) => Err(Fault::input(none)),
    }
}
