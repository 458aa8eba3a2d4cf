//! A step as the commands tell it: as a line, and in JSON.

use pencilmark::logic::rating::tenths;
use pencilmark::logic::{Implication, Marks, Step};
use pencilmark::{Candidate, Cell, Geometry};
use serde::Serialize;

use crate::output::{Writing, number};

/// `1.2 Hidden single: r2c2 is 4: …`; further lines are indented.
pub(super) fn step_line(step: &Step, geometry: &Geometry) -> String {
    let title = step.technique.title();
    let explained = indent(&step.explain(geometry), "    ");
    format!("{} {title}: {explained}", tenths(step.rating))
}

/// A text with something before each line but the first.
pub(super) fn indent(text: &str, start: &str) -> String {
    text.replace('\n', &format!("\n{start}"))
}

#[derive(Serialize)]
pub(super) struct StepRecord {
    technique: &'static str,
    title: &'static str,
    rating: f64,
    place: Vec<CandidateRecord>,
    remove: Vec<CandidateRecord>,
    marks: MarksRecord,
    explanation: String,
}

#[derive(Serialize)]
pub(super) struct CandidateRecord {
    cell: String,
    digit: String,
}

/// What to draw for a step.
#[derive(Serialize)]
pub(super) struct MarksRecord {
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
    pub(super) fn of(step: &Step, geometry: &Geometry, writing: &Writing<'_>) -> Self {
        Self {
            technique: step.technique.name(),
            title: step.technique.title(),
            rating: number(step.rating),
            place: CandidateRecord::all(&step.place, geometry, writing),
            remove: CandidateRecord::all(&step.remove, geometry, writing),
            marks: MarksRecord::of(&step.marks, geometry, writing),
            explanation: step.explain(geometry),
        }
    }
}

impl CandidateRecord {
    fn of(candidate: Candidate, geometry: &Geometry, writing: &Writing<'_>) -> Self {
        let Candidate { cell, digit } = candidate;
        Self { cell: geometry.cell_name(cell), digit: writing.digit(digit) }
    }

    pub(super) fn all(
        candidates: &[Candidate],
        geometry: &Geometry,
        writing: &Writing<'_>,
    ) -> Vec<Self> {
        candidates.iter().map(|&candidate| Self::of(candidate, geometry, writing)).collect()
    }
}

impl MarksRecord {
    pub(super) fn of(marks: &Marks, geometry: &Geometry, writing: &Writing<'_>) -> Self {
        let houses = marks.houses.iter().map(|&(house, role)| HouseRecord {
            house: geometry.house_name(house).to_owned(),
            role: role.name(),
        });
        let candidates = marks.candidates.iter().map(|&(candidate, role)| MarkRecord {
            candidate: CandidateRecord::of(candidate, geometry, writing),
            role: role.name(),
            group: role.group(),
        });
        let names = |cells: &[Cell]| cells.iter().map(|&cell| geometry.cell_name(cell)).collect();
        let node = |implication: &Implication| NodeRecord {
            digit: writing.digit(implication.node.digit),
            cells: names(&implication.node.cells),
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
