//! Whether the solution that a puzzle brings with it agrees with the rules that were found.

use std::ops::ControlFlow;

use crate::board::Extra;
use crate::format::document::Document;
use crate::format::formats::links::board::Board;
use crate::format::reading::error::ParseError;
use crate::format::reading::known::{Place, Rule};
use crate::format::writing::rule_words::rule_words;
use crate::rules::{Fault, Rule as Further};

/// Adds rules to a board, and which these are: those that a geometry has are its own, and need not be told twice.
pub(in crate::format) fn add_rules(board: &mut Board, rules: Vec<Further>) -> Vec<Further> {
    let mut added = Vec::new();
    for rule in rules {
        let extra = match rule {
            Further::AntiKnight => Some(Extra::AntiKnight),
            Further::AntiKing => Some(Extra::AntiKing),
            Further::DisjointGroups => Some(Extra::DisjointGroups),
            _ => None,
        };
        let has_it = |known: &Rule| matches!(known, Rule::Extra(known) if Some(*known) == extra);
        match extra {
            Some(_) if board.rules.iter().any(has_it) => continue,
            Some(extra) => board.rules.push(Rule::Extra(extra)),
            // Some draw what has a field, or draw it twice.
            None if board.further.contains(&rule) => continue,
            None => board.further.push(rule.clone()),
        }
        added.push(rule);
    }
    added
}

/// Holds what was found against the solution, and tells what was read from the drawing.
pub(in crate::format) fn confirm(
    document: &mut Document,
    found: &[Further],
    doubts: &[String],
    place: Place,
) -> Result<(), ParseError> {
    if found.is_empty() && doubts.is_empty() {
        return Ok(());
    }
    let rules = Further::list(found);
    let confirmed = follows(document);
    if let Confirmed::Broken(what) = &confirmed {
        let expected = format!("a drawing whose rules agree with its solution (read: {rules})");
        return Err(ParseError::new(place, expected, format!("a solution that breaks {what}")));
    }
    if let Some(doubt) = doubts.first() {
        let is_sure = confirmed == Confirmed::Follows && is_unique(document);
        if !is_sure {
            let expected = "rules that drawing and text agree on, or that the solution confirms";
            let mut found = doubt.clone();
            if doubts.len() > 1 {
                found += &format!(" and {} more", doubts.len() - 1);
            }
            return Err(ParseError::new(place, expected, found));
        }
    }
    let mut note = format!("read from the drawing: {rules}");
    note += match (confirmed, doubts) {
        (Confirmed::Follows, []) => "; the solution agrees",
        (Confirmed::Follows, _) => "; the solution agrees, and is the only one",
        _ => "",
    };
    document.notes.push(note);
    Ok(())
}

/// What the solution of a document says about its rules.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Confirmed {
    /// There is none, or it is not complete.
    Unasked,
    /// It breaks this.
    Broken(String),
    /// It follows them.
    Follows,
}

/// No puzzle of a setter has as many rules.
const MOST_RULES: usize = 500;

/// How long it may take to find out whether there is another solution.
const PATIENCE: u64 = 20_000;

/// Whether the solution of a document follows its rules.
fn follows(document: &Document) -> Confirmed {
    let Some(solution) = &document.solution else { return Confirmed::Unasked };
    let Ok(board) = document.ruled() else { return Confirmed::Unasked };
    let filling: Option<Vec<u8>> = solution.values().map(|value| value.checked_sub(1)).collect();
    let Some(filling) = filling else { return Confirmed::Unasked };
    match board.broken(&filling).first() {
        None => Confirmed::Follows,
        Some(Fault::Rule { index }) => {
            let geometry = document.grid.geometry();
            Confirmed::Broken(rule_words(&board.rules[*index], geometry))
        }
        Some(Fault::Duplicate { .. }) => Confirmed::Broken("a house".to_owned()),
        Some(_) => Confirmed::Broken("a given".to_owned()),
    }
}

/// Whether the rules of a document have one solution alone; false where that takes too long to find out.
fn is_unique(document: &Document) -> bool {
    let Ok(board) = document.ruled() else { return false };
    if board.rules.len() > MOST_RULES {
        return false;
    }
    let mut count = 0;
    let tally = board.each(
        |tally| match tally.guesses < PATIENCE {
            true => ControlFlow::Continue(()),
            false => ControlFlow::Break(()),
        },
        |_| {
            count += 1;
            if count < 2 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        },
    );
    count == 1 && !tally.stopped
}
