//! Calls that solve, count solutions and find mistakes.

use std::ops::ControlFlow;

use minirow::answer::{Counted, Duplicate, Mistake, Numbers, Solved, duplicates, mistakes};
use minirow::logic;
use minirow::solve::{Event, Plan, Solutions, Verdict};
use minirow::{Cell, Digit, DigitSet, Grid, Pencil, Singles};
use serde::{Deserialize, Serialize};

use crate::board::{Board, Known, OfBoard, values};
use crate::go_on::{GoOn, ask};
use crate::ruled;
use crate::solutions::solutions;
use crate::{Fault, FaultKind};

/// Solves what the puzzle and its player have written.
pub(crate) fn solve(input: OfBoard, go_on: GoOn<'_>) -> Result<Solved<Vec<u8>>, Fault> {
    let known = input.board.known_with_rules(go_on)?;
    let mut guesses = 0;
    let found = solutions(&known.player.digits, &known.rules, &mut |done| {
        guesses = done.guesses;
        go_on()
    })?;
    let result = Verdict::of(&found);
    let grids = match found {
        Solutions::None => Vec::new(),
        Solutions::One(grid) => vec![grid],
        Solutions::Many(grids) => grids.to_vec(),
    };
    Ok(Solved { result, solutions: grids.iter().map(values).collect(), guesses: Some(guesses) })
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
    Ok(Counted::new(count, complete))
}

/// The count for a board with rules beyond houses: what was found when it is stopped, too.
fn count_ruled(known: &Known, most: u64, go_on: GoOn<'_>) -> Result<Counted, Fault> {
    let board = ruled::board_of(&known.player.digits, &known.rules)?;
    let solver = match ruled::compiled(&board, go_on) {
        Err(Fault { kind: FaultKind::Limit, .. }) => {
            return Ok(Counted::new(0, false));
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
    Ok(Counted::new(count, complete && !tally.stopped))
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
    duplicates: Vec<Duplicate<u16, u8>>,
    /// What cannot stay; where the puzzle has one solution, against that.
    mistakes: Vec<Mistake<u16, u8>>,
    /// Of the puzzle without the player's digits.
    result: Verdict,
}

pub(crate) fn check(input: OfBoard, go_on: GoOn<'_>) -> Result<Checked, Fault> {
    let known = input.board.known_with_rules(go_on)?;
    let names = known.names();
    let found = solutions(&known.player.givens, &known.rules, &mut |_| go_on())?;
    let result = Verdict::of(&found);
    let solution = if let Solutions::One(solution) = found { Some(solution) } else { None };
    Ok(Checked {
        duplicates: duplicates(&known.player.digits.duplicates(), &names, &Numbers),
        mistakes: mistakes(&logic::mistakes(&known.player, solution.as_ref()), &names, &Numbers),
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
