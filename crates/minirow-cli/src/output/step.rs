//! A step as the commands tell it: as a line, and in JSON.

use minirow::logic::{Implication, Marks, Step};
use minirow::{Candidate, Cell, Names};
use serde::Serialize;

use super::json::number;

/// `1.2 Hidden single: r2c2 is 4: …`; further lines are indented.
pub(crate) fn step_line(step: &Step, names: &Names<'_>) -> String {
    let title = step.technique.title();
    let explained = indent(&step.explain(names), "    ");
    format!("{} {title}: {explained}", step.rating)
}

/// A text with something before each line but the first.
pub(crate) fn indent(text: &str, start: &str) -> String {
    text.replace('\n', &format!("\n{start}"))
}

#[derive(Serialize)]
pub(crate) struct StepRecord {
    technique: &'static str,
    title: &'static str,
    rating: f64,
    place: Vec<CandidateRecord>,
    remove: Vec<CandidateRecord>,
    marks: MarksRecord,
    explanation: String,
}

#[derive(Serialize)]
pub(crate) struct CandidateRecord {
    cell: String,
    digit: String,
}

/// What to draw for a step.
#[derive(Serialize)]
pub(crate) struct MarksRecord {
    houses: Vec<HouseRecord>,
    candidates: Vec<MarkRecord>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    chains: Vec<Vec<NodeRecord>>,
}

#[derive(Serialize)]
struct HouseRecord {
    house: String,
    role: &'static str,
}

#[derive(Serialize)]
struct MarkRecord {
    #[serde(flatten)]
    candidate: CandidateRecord,
    role: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    group: Option<u8>,
}

/// An implication: a digit is, or is not, in one of some cells. It follows from others of its chain.
#[derive(Serialize)]
struct NodeRecord {
    digit: String,
    cells: Vec<String>,
    holds: bool,
    after: Vec<usize>,
}

impl StepRecord {
    pub(crate) fn of(step: &Step, names: &Names<'_>) -> Self {
        Self {
            technique: step.technique.name(),
            title: step.technique.title(),
            rating: number(step.rating),
            place: CandidateRecord::all(&step.place, names),
            remove: CandidateRecord::all(&step.remove, names),
            marks: MarksRecord::of(&step.marks, names),
            explanation: step.explain(names),
        }
    }
}

impl CandidateRecord {
    fn of(candidate: Candidate, names: &Names<'_>) -> Self {
        let Candidate { cell, digit } = candidate;
        Self { cell: names.cell(cell), digit: names.digit(digit) }
    }

    pub(crate) fn all(candidates: &[Candidate], names: &Names<'_>) -> Vec<Self> {
        candidates.iter().map(|&candidate| Self::of(candidate, names)).collect()
    }
}

impl MarksRecord {
    pub(crate) fn of(marks: &Marks, names: &Names<'_>) -> Self {
        let houses = marks.houses.iter().map(|&(house, role)| HouseRecord {
            house: names.house(house).to_owned(),
            role: role.name(),
        });
        let candidates = marks.candidates.iter().map(|&(candidate, role)| MarkRecord {
            candidate: CandidateRecord::of(candidate, names),
            role: role.name(),
            group: role.group(),
        });
        let cell_names = |cells: &[Cell]| cells.iter().map(|&cell| names.cell(cell)).collect();
        let node = |implication: &Implication| NodeRecord {
            digit: names.digit(implication.node.digit),
            cells: cell_names(&implication.node.cells),
            holds: implication.holds,
            after: implication.after.clone(),
        };
        Self {
            houses: houses.collect(),
            candidates: candidates.collect(),
            chains: marks.chains.iter().map(|chain| chain.iter().map(node).collect()).collect(),
        }
    }
}
