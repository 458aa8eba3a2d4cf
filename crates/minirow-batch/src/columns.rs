//! Which columns hold boards and their solutions.

use anyhow::{Context, bail};

/// The columns that a caller names, if any.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ColumnChoice {
    /// The column of boards.
    pub puzzle: Option<String>,
    /// The column of solutions, which are verified.
    pub solution: Option<String>,
}

/// Where boards and solutions are, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardColumns {
    /// The column of boards.
    pub puzzle: usize,
    /// The column of solutions, where there is one.
    pub solution: Option<usize>,
}

/// What boards are called in the data sets of others, the usual first.
const PUZZLES: &[&str] = &[
    "puzzle",
    "puzzles",
    "quizzes",
    "quiz",
    "question",
    "starting_cells",
    "given_cells",
    "board",
    "boards",
    "sudoku",
    "grid",
    "clues_string",
    "initial_board",
    "unsolved",
];

/// What solutions are called there.
const SOLUTIONS: &[&str] =
    &["solution", "solutions", "answer", "answers", "solved", "solution_board", "solved_board"];

/// Finds the columns of boards and solutions by their names, capitals or not.
///
/// # Errors
/// Where a named column is not there, or none has a name that boards usually have.
///
/// # Examples
/// ```
/// use minirow_batch::{ColumnChoice, find_columns};
/// let names = ["id", "Question", "Answer"].map(str::to_owned);
/// let found = find_columns(&names, &ColumnChoice::default())?;
/// assert_eq!((found.puzzle, found.solution), (1, Some(2)));
/// # Ok::<(), anyhow::Error>(())
/// ```
pub fn find_columns(names: &[String], choice: &ColumnChoice) -> anyhow::Result<BoardColumns> {
    let named =
        |wanted: &str| names.iter().position(|name| name.trim().eq_ignore_ascii_case(wanted));
    let known = |list: &[&str]| list.iter().find_map(|name| named(name));
    let told = || names.join(", ");
    let puzzle = match &choice.puzzle {
        Some(wanted) => {
            named(wanted).with_context(|| format!("no column '{wanted}' among {}", told()))?
        }
        None => match (known(PUZZLES), names) {
            (Some(found), _) => found,
            (None, [_]) => 0,
            (None, _) => bail!(
                "no column of boards among {}: expected one of {}; name it with --column",
                told(),
                PUZZLES[..6].join(", ")
            ),
        },
    };
    let solution = match &choice.solution {
        Some(wanted) => {
            Some(named(wanted).with_context(|| format!("no column '{wanted}' among {}", told()))?)
        }
        None => known(SOLUTIONS).filter(|&found| found != puzzle),
    };
    Ok(BoardColumns { puzzle, solution })
}
