//! Steps in answers: what they place and eliminate, why, and what to draw; and their techniques.

use minirow::Names;
use minirow::logic::{Implication, Marks, Part, Position, Span, Step, Technique};
use minirow::rating::Level;
use serde::Serialize;

use crate::board::indices;
use crate::links::{LinkRecord, NodeRecord, links};
use crate::sentence::{SaidRecord, SentenceRecord, pairs, said, sentence};

/// A technique without its page.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Technique"))]
pub(crate) struct TechniqueRecord {
    name: &'static str,
    title: &'static str,
    rating: f64,
    /// The techniques it belongs to, such as `fish` or `single-digit`.
    family: String,
    /// The level that asks for it first, from `beginner` to `fiendish`.
    level: &'static str,
}

impl TechniqueRecord {
    pub(crate) fn of(technique: Technique) -> Self {
        Self {
            name: technique.name(),
            title: technique.title(),
            rating: technique.rating().into(),
            family: technique.family().replace('_', "-"),
            level: Level::of_technique(technique).name(),
        }
    }
}

/// A cell and a digit.
type Pair = (u16, u8);

/// One deduction.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Step"))]
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
    /// The explanation step by step; empty in the paths of boards beyond 25 × 25.
    parts: Vec<PartRecord>,
    /// The implications of all chains, as they are drawn.
    nodes: Vec<NodeRecord>,
    /// The links of all chains, as they are drawn.
    links: Vec<LinkRecord>,
}

/// A part of an explanation: a few sentences and all there is to draw for them.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Part"))]
struct PartRecord {
    title: String,
    /// Pieces of text, one behind the other. A new line begins behind `\n`.
    text: Vec<SpanRecord>,
    /// The title as a sentence with gaps, to be said in another language.
    heading: SentenceRecord,
    /// The text likewise, piece by piece.
    said: Vec<SaidRecord>,
    houses: Vec<HouseMark>,
    marks: Vec<Mark>,
    /// The first nodes of each chain; their numbers in the text are their places here, from 1.
    chains: Vec<Vec<Node>>,
}

/// A piece of text.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Span"))]
struct SpanRecord {
    text: String,
    /// The role of the houses or marks that it speaks of; or of a node of a chain, `on` where it
    /// holds and else `off`, or `number` for the number of a node. Absent where it is plain.
    #[serde(skip_serializing_if = "Option::is_none")]
    role: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    group: Option<u8>,
}

/// A house to draw.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct HouseMark {
    house: String,
    cells: Vec<u16>,
    /// `base` or `cover`.
    role: &'static str,
}

/// A candidate to draw, or in parts a digit on the board or one that cannot be in a cell.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Mark {
    cell: u16,
    digit: u8,
    /// `pattern`, `fin`, `inner-fin`, `pivot`, `common` or `group`; in parts also `out` for what is
    /// eliminated, `place`, `blocker` for a digit on the board and `blocked` where it cannot go.
    role: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    group: Option<u8>,
}

/// A digit that is, or is not, in one of some cells. It follows from others of its chain.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Node {
    digit: u8,
    cells: Vec<u16>,
    holds: bool,
    /// The places of those it follows from.
    after: Vec<usize>,
    /// Whether the links to it are strong ones.
    strong: bool,
}

impl StepRecord {
    /// A step with its parts, given the position it was found in.
    pub(crate) fn of(step: &Step, position: &Position, names: &Names<'_>) -> Self {
        let parts = step.parts(position, names);
        let parts = parts.into_iter().map(|part| PartRecord::of(part, names)).collect();
        Self { parts, ..Self::without_parts(step, names) }
    }

    /// A step whose parts nobody asked for.
    pub(crate) fn without_parts(step: &Step, names: &Names<'_>) -> Self {
        let (nodes, links) = links(step, names.geometry());
        Self {
            technique: step.technique.name(),
            title: step.technique.title(),
            rating: step.rating.into(),
            place: pairs(&step.place),
            remove: pairs(&step.remove),
            explanation: step.explain(names),
            houses: houses(&step.marks, names),
            marks: marks(&step.marks),
            chains: chains(&step.marks),
            parts: Vec::new(),
            nodes,
            links,
        }
    }
}

impl PartRecord {
    fn of(part: Part, names: &Names<'_>) -> Self {
        let span =
            |Span { text, role, .. }| SpanRecord { text, role: role.name(), group: role.group() };
        Self {
            houses: houses(&part.marks, names),
            marks: marks(&part.marks),
            chains: chains(&part.marks),
            heading: sentence(&part.heading, names),
            said: said(&part, names),
            title: part.title,
            text: part.text.into_iter().map(span).collect(),
        }
    }
}

fn houses(marks: &Marks, names: &Names<'_>) -> Vec<HouseMark> {
    let geometry = names.geometry();
    let houses = marks.houses.iter().map(|&(house, role)| HouseMark {
        house: names.house(house).to_owned(),
        cells: indices(geometry.cells_of(house)),
        role: role.name(),
    });
    houses.collect()
}

fn marks(marks: &Marks) -> Vec<Mark> {
    let marks = marks.candidates.iter().map(|&(candidate, role)| Mark {
        cell: candidate.cell.index() as u16,
        digit: candidate.digit.get(),
        role: role.name(),
        group: role.group(),
    });
    marks.collect()
}

fn chains(marks: &Marks) -> Vec<Vec<Node>> {
    marks.chains.iter().map(|chain| chain.iter().map(node).collect()).collect()
}

fn node(implication: &Implication) -> Node {
    Node {
        digit: implication.node.digit.get(),
        cells: indices(&implication.node.cells),
        holds: implication.holds,
        after: implication.after.clone(),
        strong: implication.cause.is_strong(),
    }
}
