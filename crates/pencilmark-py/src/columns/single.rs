//! Questions to one board after the other.

use std::ops::Range;
use std::sync::Arc;

use arrow_array::{ArrayRef, Float64Array, StringArray};
use pencilmark::format::{Document, Symbols, write};
use pencilmark::generate::{BoardRandom, NoPuzzle, Requirements, dig};
use pencilmark::logic::{Position, Technique, path_with};
use pencilmark::rating::own;
use pencilmark::solve::{Plan, Solutions};
use pencilmark::{Grid, Names, Symmetry};

use super::part::{Part, RowFault};
use super::question::Single;
use super::source::Source;
use crate::draw::{Picture, svg};
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
        let grid = text.as_ref().map(|text| text.trim().parse::<Grid>());
        grids.push(match grid {
            Some(Err(error)) => {
                let text = text.unwrap_or_default().into_owned();
                faults.push(RowFault { row, text, reason: error.to_string() });
                None
            }
            Some(Ok(grid)) => Some(grid),
            None => None,
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
    let symbols = Symbols::usual(grid.geometry().side());
    match question {
        Single::Explain => steps(grid, usize::MAX, patience),
        Single::Hint => steps(grid, 1, patience),
        Single::Minimize { symmetry, seed } => minimal(grid, *symmetry, *seed, patience),
        Single::Convert(format) => write(&Document::from(grid.clone()), *format, &symbols).ok(),
        Single::Svg => Some(svg(&Picture::of(grid))),
        Single::Own => None,
    }
}

/// The first steps in words, each in a line.
fn steps(grid: &Grid, most: usize, patience: &Patience) -> Option<String> {
    let start = Position::from_grid(grid).ok()?;
    let path = path_with(&start, Technique::all(), |tally| patience.go_on(tally)).ok()?;
    let symbols = Symbols::usual(grid.geometry().side());
    let names = Names::new(grid.geometry(), |digit| symbols.symbol(digit));
    let lines: Vec<String> =
        path.steps.iter().take(most).map(|step| step.explain(&names)).collect();
    (!lines.is_empty()).then(|| lines.join("\n"))
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
