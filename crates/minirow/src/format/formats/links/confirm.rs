//! Whether what was read of a link is enough: where something is not understood, or the link brings a solution of its
//! own, the rules that were found must have one solution.

use crate::board::{Digit, Grid};
use crate::format::document::Document;
use crate::format::formats::links::board::Board;
use crate::format::formats::links::constraints::Constraints;
use crate::format::formats::links::sudokupad::drawing::infer::Inferred;
use crate::format::reading::error::ParseError;
use crate::format::reading::known::{Known, Place, Rule};
use crate::format::writing::rule_words::rule_words;
use crate::progress;
use crate::rules::extras::extra_of;
use crate::rules::{Fault, Fillings, Rule as Further};

/// What a link told besides its board.
#[derive(Debug, Default)]
pub(in crate::format) struct Told {
    /// Rules that were inferred from its drawing and its text.
    pub(in crate::format) found: Vec<Further>,
    /// What was not understood.
    pub(in crate::format) unread: Vec<String>,
    /// Whether some of that may change what the rules mean that were found.
    pub(in crate::format) bends: bool,
    /// Whether others have written about the board, and not only stories.
    pub(in crate::format) has_text: bool,
}

impl Told {
    /// What was inferred, with its rules added to the board, and what was counted besides.
    pub(in crate::format) fn of(
        inferred: Inferred,
        constraints: &Constraints,
        board: &mut Board,
        has_text: bool,
    ) -> Self {
        let Inferred { rules, mut unread, bends } = inferred;
        unread.splice(0..0, constraints.told());
        Self { found: add_rules(board, rules), unread, bends, has_text }
    }
}

/// Adds rules to a board, and which these are: those that a geometry has are its own, and need not be told twice.
fn add_rules(board: &mut Board, rules: Vec<Further>) -> Vec<Further> {
    let mut added = Vec::new();
    for rule in rules {
        let extra = extra_of(&rule);
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

/// Holds what was read against the link's own solution and against what was not read, and tells both in a note.
///
/// # Errors
/// Where the rules that were read do not have one solution, or another one than the link brings, though something
/// was not read or the link brings one.
pub(in crate::format) fn confirm(
    document: &mut Document,
    told: Told,
    known: &Known,
    place: Place,
) -> Result<(), ParseError> {
    let Told { found, mut unread, bends, has_text } = told;
    let has_own = document.solution.is_some() && (has_text || !found.is_empty());
    // Whoever heeds no rules gets no board with any.
    let is_asked = known.options.rules || document.rules.is_empty();
    if is_asked && (has_own || !unread.is_empty()) {
        if has_own {
            leave_broken(document, &mut unread, place)?;
        }
        let is_whole = document.solution.as_ref().is_some_and(Grid::is_solved);
        let answer = match answer(document) {
            Answer::One(grid) if has_own && !agrees(&grid, document) => "another solution",
            Answer::One(_) if bends && !is_whole => {
                "a sentence that may change what the others mean"
            }
            Answer::One(_) => "",
            Answer::None => "no solution",
            Answer::Several => "several solutions",
            Answer::Undecided => "no answer within a short search",
        };
        if !answer.is_empty() {
            return Err(refused(document, answer, &unread, place));
        }
    }
    let is_left = |rule: &&Further| extra_of(rule).is_some() || document.rules.contains(rule);
    let found: Vec<Further> = found.iter().filter(is_left).cloned().collect();
    if !found.is_empty() {
        let mut note = format!("read from the drawing: {}", Further::list(&found));
        if has_own && is_asked {
            note += "; the solution agrees, and is the only one";
        }
        document.notes.push(note);
    }
    if !unread.is_empty() {
        let note = format!("not understood, and not needed for one solution: {}", listed(&unread));
        document.notes.push(note);
    }
    Ok(())
}

/// Whether the rules of a document have one solution, which is its own as far as it brings any: the whole of it where a
/// sentence bends what others mean.
pub(super) fn is_only_solution(document: &Document, bends: bool) -> bool {
    let is_whole = document.solution.as_ref().is_some_and(Grid::is_solved);
    let is_own = matches!(answer(document), Answer::One(grid) if agrees(&grid, document));
    is_own && (is_whole || !bends)
}

/// What of a link is not understood, shortened.
fn listed(unread: &[String]) -> String {
    const MOST: usize = 4;
    let mut told = unread.iter().take(MOST).map(String::as_str).collect::<Vec<_>>().join(", ");
    if unread.len() > MOST {
        told += &format!(" and {} more", unread.len() - MOST);
    }
    told
}

/// The refusal of a link: its puzzle by name, what became of it, and what is not understood.
fn refused(document: &Document, answer: &str, unread: &[String], place: Place) -> ParseError {
    let name = document.name.as_ref().map_or_else(String::new, |name| {
        format!(" of '{}'", name.chars().filter(|c| !c.is_control()).take(60).collect::<String>())
    });
    match unread {
        [] => {
            let expected = "rules of which the solution in the link is the only one";
            ParseError::new(place, expected, format!("{answer}{name}"))
        }
        _ => {
            let expected = "rules that are all understood, or enough of them for one solution";
            let unread = listed(unread);
            ParseError::new(place, expected, format!("{answer}{name}; not understood: {unread}"))
        }
    }
}

/// Leaves out all rules of a kind of which the link's own solution breaks one: they mean something else there.
fn leave_broken(
    document: &mut Document,
    unread: &mut Vec<String>,
    place: Place,
) -> Result<(), ParseError> {
    let Some(solution) = &document.solution else { return Ok(()) };
    let Ok(board) = document.ruled() else { return Ok(()) };
    let filling: Option<Vec<u8>> = solution.values().map(|value| value.checked_sub(1)).collect();
    let Some(filling) = filling else { return Ok(()) };
    let mut broken: Vec<Further> = Vec::new();
    for fault in board.broken(&filling) {
        let what = match fault {
            Fault::Rule { index } => {
                let rule = &board.rules[index];
                if document.rules.contains(rule) {
                    if !broken.iter().any(|known| known.name() == rule.name()) {
                        broken.push(rule.clone());
                    }
                    continue;
                }
                rule_words(rule, document.grid.geometry())
            }
            Fault::Apart { rule } => rule,
            Fault::Duplicate { .. } => "a house".to_owned(),
            _ => "a given".to_owned(),
        };
        let expected = "a solution of this board";
        return Err(ParseError::new(place, expected, format!("one that breaks {what}")));
    }
    for rule in broken {
        let words = rule_words(&rule, document.grid.geometry());
        unread.push(format!("rules of the kind that the solution breaks ({words})"));
        document.rules.retain(|other| other.name() != rule.name());
    }
    Ok(())
}

/// How many solutions the rules of a document have.
enum Answer {
    One(Grid),
    None,
    Several,
    /// That takes too long to find out.
    Undecided,
}

/// No puzzle of a setter has as many rules.
const MOST_RULES: usize = 500;

/// How many guesses it may take on a board of 9×9.
const PATIENCE: u64 = 20_000;

/// Solves the givens of a document under its rules.
fn answer(document: &Document) -> Answer {
    let mut asked = Document { rules: document.rules.clone(), ..document.puzzle().into() };
    // What a player has filled in is no candidate.
    asked.candidates = document.candidates.clone().map(|mut sets| {
        let all = document.grid.geometry().all_digits();
        for cell in document.grid.geometry().cells() {
            if document.grid.get(cell).is_some() && asked.grid.get(cell).is_none() {
                sets[cell.index()] = all;
            }
        }
        sets
    });
    let Ok(board) = asked.ruled() else { return Answer::Undecided };
    if board.rules.len() > MOST_RULES {
        return Answer::Undecided;
    }
    let Ok(solver) = board.compile() else { return Answer::Undecided };
    let guesses = PATIENCE * 81 / (board.geometry().cell_count() as u64).max(81);
    match solver.fillings(&board.candidates, progress::at_most(guesses)) {
        Ok(Fillings::One(filling)) => Answer::One(asked.filled(&filling)),
        Ok(Fillings::None) => Answer::None,
        Ok(Fillings::Several(_)) => Answer::Several,
        Err(_) => Answer::Undecided,
    }
}

/// Whether a grid is the link's own solution, as far as that is told.
fn agrees(grid: &Grid, document: &Document) -> bool {
    document.solution.as_ref().is_none_or(|solution| {
        grid.geometry().cells().all(|cell| {
            let own: Option<Digit> = solution.get(cell);
            own.is_none() || own == grid.get(cell)
        })
    })
}
