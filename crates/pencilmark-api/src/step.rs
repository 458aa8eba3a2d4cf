//! Steps in answers: what they place and eliminate, why, and what to draw; and their techniques.

use pencilmark::logic::{Implication, Mistake, Step, Technique};
use pencilmark::{Candidate, Digit, Names};
use schemars::JsonSchema;
use serde::Serialize;

/// A technique without its page.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Technique")]
pub(crate) struct TechniqueRecord {
    name: &'static str,
    title: &'static str,
    rating: f64,
}

impl TechniqueRecord {
    pub(crate) fn of(technique: Technique) -> Self {
        let rating = technique.rating().into();
        Self { name: technique.name(), title: technique.title(), rating }
    }
}

/// A cell and a digit.
type Pair = (u16, u8);

/// One deduction.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Step")]
pub(crate) struct StepRecord {
    /// The name of its technique.
    technique: &'static str,
    title: &'static str,
    rating: f64,
    /// Cells and the digits it writes.
    place: Vec<Pair>,
    /// Cells and the candidates it eliminates.
    remove: Vec<Pair>,
    /// Why, in words.
    explanation: String,
    houses: Vec<HouseMark>,
    marks: Vec<Mark>,
    chains: Vec<Vec<Node>>,
}

/// A house to draw.
#[derive(Debug, Serialize, JsonSchema)]
struct HouseMark {
    house: String,
    cells: Vec<u16>,
    /// `base` or `cover`.
    role: &'static str,
}

/// A candidate to draw.
#[derive(Debug, Serialize, JsonSchema)]
struct Mark {
    cell: u16,
    digit: u8,
    /// `pattern`, `fin`, `inner-fin`, `pivot`, `common` or `group`.
    role: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    group: Option<u8>,
}

/// A digit that is, or is not, in one of some cells. It follows from others of its chain.
#[derive(Debug, Serialize, JsonSchema)]
struct Node {
    digit: u8,
    cells: Vec<u16>,
    holds: bool,
    /// The places of those it follows from.
    after: Vec<usize>,
    /// Whether the links to it are strong ones.
    strong: bool,
}

/// Something that cannot stay.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Mistake")]
pub(crate) struct MistakeRecord {
    kind: &'static str,
    cells: Vec<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    digit: Option<u8>,
    text: String,
}

impl StepRecord {
    pub(crate) fn of(step: &Step, names: &Names<'_>) -> Self {
        let geometry = names.geometry();
        let houses = step.marks.houses.iter().map(|&(house, role)| HouseMark {
            house: names.house(house).to_owned(),
            cells: geometry.cells_of(house).iter().map(|cell| cell.index() as u16).collect(),
            role: role.name(),
        });
        let marks = step.marks.candidates.iter().map(|&(candidate, role)| Mark {
            cell: candidate.cell.index() as u16,
            digit: candidate.digit.get(),
            role: role.name(),
            group: role.group(),
        });
        Self {
            technique: step.technique.name(),
            title: step.technique.title(),
            rating: step.rating.into(),
            place: pairs(&step.place),
            remove: pairs(&step.remove),
            explanation: step.explain(names),
            houses: houses.collect(),
            marks: marks.collect(),
            chains: step
                .marks
                .chains
                .iter()
                .map(|chain| chain.iter().map(node).collect())
                .collect(),
        }
    }
}

impl MistakeRecord {
    pub(crate) fn of(mistake: &Mistake, names: &Names<'_>) -> Self {
        let (kind, digit) = match mistake {
            Mistake::Repeated(duplicate) => ("repeated", Some(duplicate.digit)),
            Mistake::Wrong(candidate) => ("wrong", Some(candidate.digit)),
            Mistake::NeededCandidateRemoved(candidate) => {
                ("needed-candidate-removed", Some(candidate.digit))
            }
            _ => ("dead-end", None),
        };
        Self {
            kind,
            cells: mistake.cells().iter().map(|cell| cell.index() as u16).collect(),
            digit: digit.map(Digit::get),
            text: mistake.explain(names),
        }
    }
}

fn node(implication: &Implication) -> Node {
    Node {
        digit: implication.node.digit.get(),
        cells: implication.node.cells.iter().map(|cell| cell.index() as u16).collect(),
        holds: implication.holds,
        after: implication.after.clone(),
        strong: implication.cause.is_strong(),
    }
}

fn pairs(candidates: &[Candidate]) -> Vec<Pair> {
    let pair = |candidate: &Candidate| (candidate.cell.index() as u16, candidate.digit.get());
    candidates.iter().map(pair).collect()
}
