//! Shapes and words into rules.

use serde_json::{Map, Value};

use super::kinds::Kind;
use super::shapes::{Cage, Shapes};
use super::sheet::Drawing;
use super::words::Words;
use super::{ends, spots};
use crate::format::formats::links::constraints::Constraints;
use crate::format::formats::links::fields::cells::Cells;
use crate::rules::Rule;

/// The rules of a drawing, and what is doubtful about them.
#[derive(Debug, Default)]
pub(in crate::format) struct Inferred {
    pub(in crate::format) rules: Vec<Rule>,
    /// What only the drawing shows, or only the text says.
    pub(in crate::format) doubts: Vec<String>,
}

/// The rules that a puzzle draws and its text says, besides those that it has in fields of their own. What is
/// drawn and not understood is counted.
pub(in crate::format) fn infer(
    puzzle: &Map<String, Value>,
    text: &str,
    known: &[Rule],
    cells: &Cells,
    constraints: &mut Constraints,
) -> Inferred {
    let shapes = Shapes::of(puzzle, cells, constraints);
    let words = Words::of(text);
    let mut drawing = Drawing { cells, shapes, words, rules: Vec::new(), kinds: Vec::new() };
    let mut doubts = Vec::new();
    cages(&mut drawing, &mut doubts, constraints);
    ends::read(&mut drawing);
    lines(&mut drawing);
    spots::read(&mut drawing);
    globals(&mut drawing, known);
    let shapes = &drawing.shapes;
    constraints.count("lines", shapes.lines.iter().filter(|line| !line.is_used).count());
    constraints.count("arrows", shapes.arrows.iter().filter(|arrow| !arrow.is_used).count());
    let is_text = |text: &str| !text.is_empty();
    let unused = || shapes.spots.iter().filter(|spot| !spot.is_used);
    constraints.count("texts", unused().filter(|spot| is_text(&spot.text)).count());
    constraints.count("shapes", unused().filter(|spot| !is_text(&spot.text)).count());
    for kind in &drawing.kinds {
        let is_told = drawing.words.says(*kind) || matches!(kind, Kind::Cage);
        if !is_told {
            doubts.push(format!("a drawing that the text does not explain ({})", name(*kind)));
        }
    }
    let known: Vec<Kind> = known.iter().filter_map(Kind::of).collect();
    for (kind, _) in &drawing.words.said {
        if !drawing.kinds.contains(kind) && !known.contains(kind) && !kind.is_global() {
            doubts.push(format!("a text about what is not drawn ({})", name(*kind)));
        }
    }
    for sentence in &drawing.words.unknown {
        doubts.push(format!("a sentence that is not understood ('{}')", shortened(sentence)));
    }
    Inferred { rules: drawing.rules, doubts }
}

/// What a kind is called.
fn name(kind: Kind) -> String {
    let name: String =
        format!("{kind:?}").chars().take_while(char::is_ascii_alphanumeric).collect();
    match kind {
        Kind::Outside(clue) => format!("{clue:?}"),
        _ => name,
    }
}

fn shortened(sentence: &str) -> String {
    const SHOWN: usize = 60;
    let mut shown: String = sentence.chars().take(SHOWN).collect();
    if shown.len() < sentence.len() {
        shown.push('…');
    }
    shown
}

fn cages(drawing: &mut Drawing<'_>, doubts: &mut Vec<String>, constraints: &mut Constraints) {
    for Cage { cells, text, sum, is_unique, is_hidden } in std::mem::take(&mut drawing.shapes.cages)
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
        let said = drawing.words.says(Kind::Cage);
        // What the puzzle itself demands of a cage needs no words.
        if !said && (is_unique != Some(true) || number.is_some() && sum.is_none()) {
            doubts.push("a cage that the text does not explain".to_owned());
        }
        let repeats = is_unique == Some(false) || is_unique.is_none() && drawing.words.cages_repeat;
        let rule = match (number, repeats) {
            (Some(sum), false) => Rule::Cage { cells, sum },
            (Some(sum), true) => Rule::Sum { cells, sum },
            (None, false) => Rule::AllDifferent { cells },
            (None, true) => continue,
        };
        drawing.found(Kind::Cage, rule);
    }
}

/// Lines without marks at their ends.
fn lines(drawing: &mut Drawing<'_>) {
    for at in 0..drawing.shapes.lines.len() {
        let line = drawing.shapes.lines[at].clone();
        if line.is_used || line.cells.len() < 2 {
            continue;
        }
        let Some(kind) = drawing.words.line(line.colour) else { continue };
        let cells = line.cells;
        let rule = match kind {
            Kind::Palindrome => Rule::Palindrome { cells },
            Kind::Renban => Rule::Renban { cells },
            Kind::Whisper(least) => Rule::Whisper { cells, least },
            Kind::RegionSum => Rule::RegionSumLine { cells },
            Kind::Entropic => Rule::Entropic { cells },
            Kind::Modular => Rule::Modular { cells, divisor: 3 },
            Kind::Zipper => Rule::Zipper { cells },
            Kind::Nabner => Rule::Nabner { cells },
            _ => continue,
        };
        drawing.found(kind, rule);
        drawing.shapes.lines[at].is_used = true;
    }
}

/// Rules about the whole board, which no drawing shows.
fn globals(drawing: &mut Drawing<'_>, known: &[Rule]) {
    let said: Vec<Kind> = drawing.words.said.iter().map(|(kind, _)| *kind).collect();
    for kind in said {
        let rule = match kind {
            Kind::AntiKnight => Rule::AntiKnight,
            Kind::AntiKing => Rule::AntiKing,
            Kind::NonConsecutive => Rule::NonConsecutive,
            Kind::DisjointGroups => Rule::DisjointGroups,
            Kind::AllDots => Rule::AllDotsGiven,
            Kind::AllSigns => Rule::AllSignsGiven,
            _ => continue,
        };
        if !known.contains(&rule) {
            drawing.rules.push(rule);
        }
    }
}
