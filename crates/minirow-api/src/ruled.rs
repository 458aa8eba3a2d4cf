//! Boards with rules beyond houses: how the protocol tells them, and their solutions.

use std::ops::ControlFlow;

use minirow::format::{Document, RuleReader};
use minirow::rules::{BoardError, Rule, RuledBoard, Solver};
use minirow::{Geometry, Grid};
use serde_json::value::RawValue;
use serde_json::{Map, Value};

use crate::Fault;
use crate::go_on::{GoOn, ask};

/// The field of a geometry with the rules beyond houses, a line each.
const RULES: &str = "rules";

/// Whether there are any. Without the feature `rules` there never are: no rule is read, nothing reaches what
/// only they need, and a linker leaves that out.
pub(crate) fn has_rules(rules: &[Rule]) -> bool {
    cfg!(feature = "rules") && !rules.is_empty()
}

/// More rules than these are hardly a board that somebody plays.
const MOST_RULES: usize = 2000;

/// A geometry, and the rules beyond its houses.
pub(crate) fn read_geometry(told: &RawValue) -> Result<(Geometry, Vec<Rule>), Fault> {
    let fault = |error: serde_json::Error| Fault::input(format_args!("geometry: {error}"));
    // Hardly any has them, and the library reads the others without a detour.
    if !told.get().contains(RULES) {
        return Ok((serde_json::from_str(told.get()).map_err(fault)?, Vec::new()));
    }
    if cfg!(not(feature = "rules")) {
        return Err(Fault::rules());
    }
    let mut fields: Map<String, Value> = serde_json::from_str(told.get()).map_err(fault)?;
    let lines = fields.remove(RULES).unwrap_or(Value::Array(Vec::new()));
    let lines: Vec<String> = serde_json::from_value(lines)
        .map_err(|error| Fault::input(format_args!("rules: {error}")))?;
    let rest = serde_json::to_string(&fields).map_err(fault)?;
    let geometry: Geometry = serde_json::from_str(&rest).map_err(fault)?;
    let rules = read_lines(&geometry, &lines)?;
    Ok((geometry, rules))
}

fn read_lines(geometry: &Geometry, lines: &[String]) -> Result<Vec<Rule>, Fault> {
    if lines.is_empty() {
        return Ok(Vec::new());
    }
    if lines.len() > MOST_RULES {
        let found = lines.len();
        return Err(Fault::input(format_args!(
            "expected at most {MOST_RULES} rules, found {found}"
        )));
    }
    BoardError::of_size(geometry).map_err(Fault::input)?;
    let mut rules = RuleReader::new(geometry);
    let read = |(number, line): (usize, &String)| {
        let fault = |error| Fault::input(format_args!("rule {}: {error}", number + 1));
        rules.read(line).map_err(fault)
    };
    lines.iter().enumerate().map(read).collect()
}

/// A geometry as text, with the rules beyond its houses.
pub(crate) fn write_geometry(geometry: &Geometry, rules: &[Rule]) -> Box<RawValue> {
    let text = serde_json::to_string(geometry).expect("texts, numbers and lists of them");
    let text = match has_rules(rules) {
        true => {
            let lines: Vec<String> = rules.iter().map(|rule| rule.line(geometry)).collect();
            let lines = serde_json::to_string(&lines).expect("a list of texts");
            let fields = text.trim_end_matches('}');
            format!("{fields},\"{RULES}\":{lines}}}")
        }
        false => text,
    };
    RawValue::from_string(text).expect("an object")
}

/// Digits and rules as one board.
pub(crate) fn board_of(grid: &Grid, rules: &[Rule]) -> Result<RuledBoard, Fault> {
    let mut document = Document::from(grid.clone());
    document.rules = rules.to_vec();
    document.ruled().map_err(Fault::input)
}

/// Solutions of a board with rules.
pub(crate) struct Found {
    /// Digits by cell.
    pub(crate) solutions: Vec<Vec<u8>>,
    /// Whether there are no more.
    pub(crate) is_complete: bool,
    pub(crate) guesses: u64,
}

/// A board made ready to be solved, as long as the caller waits for it.
pub(crate) fn compiled(board: &RuledBoard, go_on: GoOn<'_>) -> Result<Solver, Fault> {
    let mut is_stopped = false;
    let progress = |_| {
        is_stopped = go_on().is_break();
        if is_stopped { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    let solver = board.compile_with(None, progress).map_err(Fault::input)?;
    solver.map_err(|_| match is_stopped {
        true => Fault::limit(),
        false => Fault::input("rules: expected lines with fewer cells, sums or states"),
    })
}

/// Up to so many solutions.
pub(crate) fn solutions(
    grid: &Grid,
    rules: &[Rule],
    most: usize,
    go_on: GoOn<'_>,
) -> Result<Found, Fault> {
    ask(go_on)?;
    let board = board_of(grid, rules)?;
    let solver = compiled(&board, go_on)?;
    let mut found = Vec::new();
    let mut is_stopped = false;
    let mut is_complete = true;
    let progress = |_| {
        is_stopped = go_on().is_break();
        if is_stopped { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    let tally = solver.each(&board.candidates, progress, |filling| {
        // One more tells whether these are all.
        is_complete = found.len() < most;
        if is_complete {
            found.push(filling.iter().map(|place| place + 1).collect());
            return ControlFlow::Continue(());
        }
        ControlFlow::Break(())
    });
    if is_stopped {
        return Err(Fault::limit());
    }
    Ok(Found { solutions: found, is_complete, guesses: tally.guesses })
}
