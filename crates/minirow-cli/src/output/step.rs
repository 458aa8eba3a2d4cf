//! A step as the commands tell it: as a line, and in JSON.

use minirow::answer::{
    HouseMark, Mark, NamedCandidate, Node, candidate_marks, chains, house_marks,
};
use minirow::logic::{Marks, Step};
use minirow::{Candidate, Names};
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
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "NamedStep"))]
pub(crate) struct StepRecord {
    technique: &'static str,
    title: &'static str,
    rating: f64,
    place: Vec<NamedCandidate>,
    remove: Vec<NamedCandidate>,
    marks: MarksRecord,
    explanation: String,
}

/// What to draw for a step.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "NamedMarks"))]
pub(crate) struct MarksRecord {
    houses: Vec<HouseMark<String>>,
    candidates: Vec<Mark<String, String>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, schemars(default))]
    chains: Vec<Vec<Node<String, String>>>,
}

impl StepRecord {
    pub(crate) fn of(step: &Step, names: &Names<'_>) -> Self {
        Self {
            technique: step.technique.name(),
            title: step.technique.title(),
            rating: number(step.rating),
            place: named(&step.place, names),
            remove: named(&step.remove, names),
            marks: MarksRecord::of(&step.marks, names),
            explanation: step.explain(names),
        }
    }
}

/// Candidates by name.
pub(crate) fn named(candidates: &[Candidate], names: &Names<'_>) -> Vec<NamedCandidate> {
    candidates.iter().map(|&candidate| NamedCandidate::of(candidate, names)).collect()
}

impl MarksRecord {
    pub(crate) fn of(marks: &Marks, names: &Names<'_>) -> Self {
        Self {
            houses: house_marks(marks, names, names),
            candidates: candidate_marks(marks, names),
            chains: chains(marks, names),
        }
    }
}
