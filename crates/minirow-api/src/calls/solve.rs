//! Calls that solve, count solutions and find mistakes.

use std::ops::ControlFlow;

use minirow::logic::mistakes;
use minirow::solve::{Event, Plan, Solutions};
use minirow::{Cell, Digit, DigitSet, Grid, Pencil, Singles};
use serde::{Deserialize, Serialize};

use crate::board::{Board, Known, OfBoard, indices, values};
use crate::go_on::{GoOn, ask};
use crate::mistake::MistakeRecord;
use crate::ruled;
use crate::solutions::solutions;
use crate::{Fault, FaultKind};

/// Whether there is no solution, one or several.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Result"))]
pub(crate) enum Verdict {
    None,
    One,
    Many,
}

/// Solutions: none, one, or two of several.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Solved {
    result: Verdict,
    /// Digits by cell.
    solutions: Vec<Vec<u8>>,
    /// How many choices were made by trial.
    guesses: u64,
}

/// Solves what the puzzle and its player have written.
pub(crate) fn solve(input: OfBoard, go_on: GoOn<'_>) -> Result<Solved, Fault> {
    let known = input.board.known_with_rules(go_on)?;
    let mut guesses = 0;
    let found = solutions(&known.player.digits, &known.rules, &mut |done| {
        guesses = done.guesses;
        go_on()
    })?;
    let (result, grids) = match found {
        Solutions::None => (Verdict::None, Vec::new()),
        Solutions::One(grid) => (Verdict::One, vec![grid]),
        Solutions::Many(grids) => (Verdict::Many, grids.to_vec()),
    };
    Ok(Solved { result, solutions: grids.iter().map(values).collect(), guesses })
}

/// A board, and how far to count.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Counting {
    board: Board,
    /// Where to stop.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    most: u64,
}

/// A number of solutions.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Counted {
    /// In decimal, as it can be larger than numbers in JSON are exact.
    count: String,
    /// Whether these are all; if not, there are as many at least.
    complete: bool,
}

pub(crate) fn count(input: Counting, go_on: GoOn<'_>) -> Result<Counted, Fault> {
    let known = input.board.known_with_rules(go_on)?;
    let most = input.most.max(1);
    if ruled::has_rules(&known.rules) {
        return count_ruled(&known, most, go_on);
    }
    // One more tells whether these are all.
    let counted = Plan::default().count(&known.player.digits, most.saturating_add(1), |_| go_on());
    let (count, complete) = match counted {
        Ok(count) => (count.min(most), count <= most),
        Err(stopped) => (stopped.tally.solutions.min(most), false),
    };
    Ok(Counted { count: count.to_string(), complete })
}

/// The count for a board with rules beyond houses: what was found when it is stopped, too.
fn count_ruled(known: &Known, most: u64, go_on: GoOn<'_>) -> Result<Counted, Fault> {
    let board = ruled::board_of(&known.player.digits, &known.rules)?;
    let solver = match ruled::compiled(&board, go_on) {
        Err(Fault { kind: FaultKind::Limit, .. }) => {
            return Ok(Counted { count: "0".to_owned(), complete: false });
        }
        solver => solver?,
    };
    let (mut count, mut complete) = (0, true);
    let tally = solver.each(
        &board.candidates,
        |_| go_on(),
        |_| {
            complete = count < most;
            count += u64::from(complete);
            if complete { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        },
    );
    Ok(Counted { count: count.to_string(), complete: complete && !tally.stopped })
}

/// Solutions by cell.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "SolutionList"))]
pub(crate) struct Listed {
    solutions: Vec<Vec<u8>>,
    /// Whether these are all; if not, there are more.
    complete: bool,
}

/// The most solutions that are listed.
const MOST_LISTED: u64 = 10_000;

pub(crate) fn list(input: Counting, go_on: GoOn<'_>) -> Result<Listed, Fault> {
    let known = input.board.known_with_rules(go_on)?;
    ask(go_on)?;
    let most = input.most.clamp(1, MOST_LISTED) as usize;
    if ruled::has_rules(&known.rules) {
        let found = ruled::solutions(&known.player.digits, &known.rules, most, go_on)?;
        return Ok(Listed { solutions: found.solutions, complete: found.is_complete });
    }
    let mut found: Vec<Vec<u8>> = Vec::new();
    let mut is_stopped = false;
    Plan::default().each(&known.player.digits, |event| {
        match event {
            Event::Node(_) if go_on().is_break() => is_stopped = true,
            Event::Node(_) => {}
            // One more tells whether these are all.
            Event::Solution(grid) => found.push(values(grid)),
        }
        if is_stopped || found.len() > most {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    if is_stopped {
        return Err(Fault::limit());
    }
    let complete = found.len() <= most;
    found.truncate(most);
    Ok(Listed { solutions: found, complete })
}

/// What is wrong with a player's board.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Checked {
    /// Digits that stand more than once.
    duplicates: Vec<DuplicateRecord>,
    /// What cannot stay; where the puzzle has one solution, against that.
    mistakes: Vec<MistakeRecord>,
    /// Of the puzzle without the player's digits.
    result: Verdict,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Duplicate"))]
struct DuplicateRecord {
    digit: u8,
    cells: Vec<u16>,
    /// The house they share, if they do.
    #[serde(skip_serializing_if = "Option::is_none")]
    house: Option<String>,
}

pub(crate) fn check(input: OfBoard, go_on: GoOn<'_>) -> Result<Checked, Fault> {
    let known = input.board.known_with_rules(go_on)?;
    let names = known.names();
    let (result, solution) = match solutions(&known.player.givens, &known.rules, &mut |_| go_on())?
    {
        Solutions::None => (Verdict::None, None),
        Solutions::One(grid) => (Verdict::One, Some(grid)),
        Solutions::Many(_) => (Verdict::Many, None),
    };
    let duplicates = known.player.digits.duplicates();
    let duplicates = duplicates.iter().map(|duplicate| DuplicateRecord {
        digit: duplicate.digit.get(),
        cells: indices(&duplicate.cells),
        house: duplicate.house.map(|house| names.house(house).to_owned()),
    });
    let mistakes = mistakes(&known.player, solution.as_ref());
    Ok(Checked {
        duplicates: duplicates.collect(),
        mistakes: mistakes.iter().map(|mistake| MistakeRecord::of(mistake, &names)).collect(),
        result,
    })
}

/// How many cells are looked at between two questions: some of the largest board take a millisecond.
const CELLS_PER_ASK: usize = 1024;

/// Candidates by cell.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Candidates {
    pub(crate) candidates: Vec<Vec<u8>>,
}

/// A cell that the digits leave nothing is empty.
///
/// Of rules beyond houses nothing follows here.
pub(crate) fn candidates(input: OfBoard, go_on: GoOn<'_>) -> Result<Candidates, Fault> {
    let known = input.board.known_with_rules(go_on)?;
    let geometry = known.geometry();
    let digits = &known.player.digits;
    // Where digits are in each other's way, what each cell sees still tells.
    let pencil = Pencil::from_grid(digits, Singles::Leave).ok();
    let mut candidates = Vec::with_capacity(geometry.cell_count());
    for cell in geometry.cells() {
        if candidates.len() % CELLS_PER_ASK == 0 {
            ask(go_on)?;
        }
        let set = match &pencil {
            Some(pencil) => pencil.candidates(cell),
            None => left_by(digits, cell),
        };
        candidates.push(set.iter().map(Digit::get).collect());
    }
    Ok(Candidates { candidates })
}

/// What the digits that a cell sees leave to it; its own digit, if it has one.
fn left_by(digits: &Grid, cell: Cell) -> DigitSet {
    if let Some(digit) = digits.get(cell) {
        return DigitSet::of(digit);
    }
    let geometry = digits.geometry();
    let seen = geometry.seats(cell).iter().flat_map(|seat| geometry.cells_of(seat.house));
    let mut left = geometry.all_digits();
    for digit in seen.chain(geometry.apart(cell)).filter_map(|&cell| digits.get(cell)) {
        left.remove(digit);
    }
    left
}
