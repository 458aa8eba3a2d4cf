//! Questions to one board after the other.

use std::ops::Range;
use std::sync::Arc;

use arrow_array::{ArrayRef, Float64Array, StringArray};
use minirow::format::{Document, Symbols, write};
use minirow::generate::{BoardRandom, NoPuzzle, Requirements, dig};
use minirow::logic::{Outcome, Position, Technique, path_with};
use minirow::rating::own;
use minirow::solve::{Plan, Solutions};
use minirow::{Grid, Names, Symmetry};
use minirow_batch::read_row;

use super::part::{Part, RowFault};
use super::question::Single;
use super::source::Source;
use crate::patience::Patience;

/// Answers a question about some rows; nothing if the patience of the caller ends.
pub(super) fn answer(
    source: &Source<'_>,
    rows: Range<usize>,
    question: &Single,
    patience: &Patience,
) -> Option<Part> {
    let mut faults = Vec::new();
    let mut grids = Vec::with_capacity(rows.len());
    for row in rows {
        let text = source.row(row).text();
        grids.push(match text.as_deref().map(read_row) {
            Some(Err(reason)) => {
                let text = text.unwrap_or_default().into_owned();
                faults.push(RowFault { row, text, reason });
                None
            }
            read => read.and_then(Result::ok),
        });
    }
    let values: ArrayRef = match question {
        Single::Own => {
            let rating = |grid: &Option<Grid>| {
                let rated = own::rate_with(grid.as_ref()?, |tally| patience.go_on(tally));
                Some(f64::from(rated.ok()?.hardest))
            };
            Arc::new(grids.iter().map(rating).collect::<Float64Array>())
        }
        _ => {
            let text = |grid: &Option<Grid>| text(grid.as_ref()?, question, patience);
            Arc::new(grids.iter().map(text).collect::<StringArray>())
        }
    };
    patience.lasts().then_some(Part { values, faults })
}

fn text(grid: &Grid, question: &Single, patience: &Patience) -> Option<String> {
    let symbols = Symbols::for_board(grid.geometry());
    match question {
        Single::Explain => explained(grid, patience),
        Single::Minimize { symmetry, seed } => minimal(grid, *symmetry, *seed, patience),
        Single::Convert(format) => {
            let written = write(&Document::from(grid.clone()), *format, &symbols).ok();
            // A value, not a file: a link is no longer one with an end of line.
            written.map(|text| text.trim_end_matches('\n').to_owned())
        }
        Single::Own => None,
    }
}

/// The steps in words, each in a line, if there is one solution; where no technique leads to it, that is the last line.
fn explained(grid: &Grid, patience: &Patience) -> Option<String> {
    let found = Plan::default().solutions(grid, |tally| patience.go_on(tally)).ok()?;
    let Solutions::One(_) = found else { return None };
    let start = Position::from_grid(grid).ok()?;
    let path = path_with(&start, Technique::all(), |tally| patience.go_on(tally)).ok()?;
    let symbols = Symbols::for_board(grid.geometry());
    let names = Names::new(grid.geometry(), |digit| symbols.symbol(digit));
    let mut lines: Vec<String> = path.steps.iter().map(|step| step.explain(&names)).collect();
    if path.outcome != Outcome::Solved {
        let steps = if lines.len() == 1 { "step" } else { "steps" };
        lines.push(format!("No technique makes progress after {} {steps}.", lines.len()));
    }
    Some(lines.join("\n"))
}

/// A puzzle without givens that are not needed, if it has one solution.
fn minimal(grid: &Grid, symmetry: Symmetry, seed: u64, patience: &Patience) -> Option<String> {
    let found = Plan::default().solutions(grid, |tally| patience.go_on(tally)).ok()?;
    let Solutions::One(solution) = found else { return None };
    let cells = grid.geometry().cells();
    let requirements = Requirements::default()
        .symmetry(symmetry)
        .empty(cells.filter(|&cell| grid.get(cell).is_none()));
    let mut random = BoardRandom::new(seed, 0);
    let dug: Result<_, NoPuzzle> =
        dig(&solution, &requirements, &mut random, |tally| patience.go_on(tally));
    Some(dug.ok()?.puzzle.to_line())
}
