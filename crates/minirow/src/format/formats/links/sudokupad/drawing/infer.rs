//! Shapes and words into rules.

use serde_json::{Map, Value};

use super::kinds::Kind;
use super::shapes::{Cage as Drawn, Shapes};
use super::sheet::Drawing;
use super::words::Words;
use super::{ends, spots};
use crate::format::formats::links::constraints::Constraints;
use crate::format::formats::links::fields::cells::{Cells, joined, once};
use crate::format::formats::links::fields::marks::{Numbers, denied, is_denying, rules_of};
use crate::rules::Rule;
use crate::rules::kinds::{AllDifferent, Cage, Sum};
use crate::rules::links::Form;

/// The rules of a drawing and its text, and what of them is not understood.
#[derive(Debug, Default)]
pub(in crate::format) struct Inferred {
    pub(in crate::format) rules: Vec<Rule>,
    /// What only the drawing shows, what only the text says, and sentences of which a word is not used.
    pub(in crate::format) unread: Vec<String>,
    /// Whether one of these sentences may change what others mean.
    pub(in crate::format) bends: bool,
}

/// What is known of a puzzle besides its drawing and its text.
#[derive(Clone, Copy)]
pub(in crate::format) struct Fields<'a> {
    /// Rules that have fields of their own.
    pub(in crate::format) rules: &'a [Rule],
    /// Whether a diagonal is a house.
    pub(in crate::format) has_diagonals: bool,
}

/// The rules that a puzzle draws and its text says, besides those that it has in fields of their own. What is
/// drawn and not understood is counted.
pub(in crate::format) fn infer(
    puzzle: &Map<String, Value>,
    text: &str,
    fields: Fields<'_>,
    cells: &Cells,
    constraints: &mut Constraints,
) -> Inferred {
    let shapes = Shapes::of(puzzle, cells, constraints);
    let words = Words::of(text, cells.side);
    let mut drawing = Drawing { cells, shapes, words, rules: Vec::new(), kinds: Vec::new() };
    let mut unread = Vec::new();
    cages(&mut drawing, &mut unread, constraints);
    ends::read(&mut drawing);
    lines(&mut drawing);
    spots::read(&mut drawing);
    let known: Vec<Kind> = fields.rules.iter().filter_map(Kind::of).collect();
    globals(&mut drawing, fields, &known, &mut unread);
    let shapes = &drawing.shapes;
    constraints.count("lines", shapes.lines.iter().filter(|line| !line.is_used).count());
    constraints.count("arrows", shapes.arrows.iter().filter(|arrow| !arrow.is_used).count());
    let is_text = |text: &str| !text.is_empty();
    let unused = || shapes.spots.iter().filter(|spot| !spot.is_used);
    constraints.count("texts", unused().filter(|spot| is_text(&spot.text)).count());
    constraints.count("shapes", unused().filter(|spot| !is_text(&spot.text)).count());
    for kind in &drawing.kinds {
        let is_told = drawing.words.says(*kind) || kind.form() == Form::Cage;
        if !is_told {
            let called = kind.drawn.called;
            unread.push(format!("a drawing that the text does not explain ({called})"));
        }
    }
    for (kind, _) in &drawing.words.said {
        if !drawing.kinds.contains(kind) && !known.contains(kind) && !kind.is_global() {
            unread.push(format!("a text about what is not drawn ({})", kind.drawn.called));
        }
    }
    for sentence in &drawing.words.unknown {
        unread.push(format!("'{}'", shortened(sentence)));
    }
    Inferred { rules: drawing.rules, unread, bends: drawing.words.bends }
}

fn shortened(sentence: &str) -> String {
    const SHOWN: usize = 60;
    let mut shown: String = sentence.chars().take(SHOWN).collect();
    if shown.len() < sentence.len() {
        shown.push('…');
    }
    shown
}

fn cages(drawing: &mut Drawing<'_>, unread: &mut Vec<String>, constraints: &mut Constraints) {
    let Some(cage) = Kind::all().find(|kind| kind.form() == Form::Cage) else { return };
    for Drawn { cells, text, sum, is_unique, is_hidden } in
        std::mem::take(&mut drawing.shapes.cages)
    {
        if is_hidden && is_unique == Some(false) {
            continue;
        }
        let number = match (sum, text.parse::<u32>()) {
            (Some(sum), _) => Some(sum),
            (None, Ok(number)) if number < 1_000_000 => Some(number),
            (None, _) if text.is_empty() => None,
            _ => {
                constraints.count("cages with other clues", 1);
                continue;
            }
        };
        let said = drawing.words.says(cage);
        // What the puzzle itself demands of a cage needs no words.
        let doubt = "a cage that the text does not explain";
        if !said
            && (is_unique != Some(true) || number.is_some() && sum.is_none())
            && !unread.iter().any(|known| known == doubt)
        {
            unread.push(doubt.to_owned());
        }
        let repeats = is_unique == Some(false) || is_unique.is_none() && drawing.words.cages_repeat;
        let rule = match (number, repeats) {
            (Some(sum), false) => Rule::Cage(Cage { cells, sum }),
            (Some(sum), true) => Rule::Sum(Sum { cells, sum }),
            (None, false) => Rule::AllDifferent(AllDifferent { cells }),
            (None, true) => continue,
        };
        drawing.found(cage, rule);
    }
}

/// Lines without marks at their ends.
fn lines(drawing: &mut Drawing<'_>) {
    let mut sets = Vec::new();
    for at in 0..drawing.shapes.lines.len() {
        let line = drawing.shapes.lines[at].clone();
        if line.is_used || line.cells.len() < 2 {
            continue;
        }
        let Some(kind) = drawing.words.line(line.colour) else { continue };
        drawing.shapes.lines[at].is_used = true;
        match kind.form() {
            Form::Set(_) => sets.push(((kind, line.colour), once(line.cells))),
            _ => drawing.found(kind, kind.rule(line.cells)),
        }
    }
    // Strokes that meet are one set.
    for ((kind, _), cells) in joined(sets, drawing.cells.side) {
        drawing.found(kind, kind.rule(cells));
    }
}

/// Rules about the whole board, which no drawing shows.
fn globals(
    drawing: &mut Drawing<'_>,
    fields: Fields<'_>,
    known: &[Kind],
    unread: &mut Vec<String>,
) {
    let said: Vec<Kind> = drawing.words.said.iter().map(|(kind, _)| *kind).collect();
    for kind in said.iter().filter(|kind| kind.is_global()) {
        let rule = kind.drawn.of.rule(Vec::new(), &[]);
        if !fields.rules.contains(&rule) {
            drawing.rules.push(rule);
        }
    }
    if drawing.words.diagonals && !fields.has_diagonals {
        unread.push("a text about what is not drawn (diagonals)".to_owned());
    }
    // A text that defines one kind of dots alone is about that one.
    let is_defined = |colour: &str| {
        let mut kinds = said.iter().chain(known);
        kinds.any(|kind| matches!(kind.form(), Form::Dot(of, _) if of == colour))
    };
    let (white, black) = (is_defined("white"), is_defined("black"));
    let mut given = drawing.words.all_given;
    if drawing.words.all_dots {
        given[0] |= white || !black;
        given[1] |= black || !white;
    }
    let number = |(number, is_given): (u32, bool)| is_given.then_some(number);
    let numbers = |all: &[(u32, bool)]| all.iter().copied().filter_map(number).collect();
    let [white, black, x, v] = given;
    let denied = [numbers(&[(1, white)]), numbers(&[(2, black)]), numbers(&[(10, x), (5, v)])];
    let is_new = |rule: &Rule| !fields.rules.contains(rule) && !is_told(rule, fields.rules);
    drawing.rules.extend(rules_of(denied, &Numbers::default()).into_iter().filter(is_new));
}

/// Whether fields of the puzzle tell which of these marks are given.
fn is_told(rule: &Rule, known: &[Rule]) -> bool {
    let is_about_sums = |rule: &Rule| {
        let [_, _, sums] = denied(std::slice::from_ref(rule)).filter(|_| is_denying(rule))?;
        Some(!sums.is_empty())
    };
    known.iter().any(|known| is_about_sums(known) == is_about_sums(rule))
}
