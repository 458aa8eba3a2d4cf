//! Steps in answers: what they place and eliminate, why, and what to draw; and their techniques.

use minirow::Names;
use minirow::answer::{HouseMark, Mark, Node, Numbers, candidate_marks, chains, house_marks};
use minirow::logic::{Part, Position, Span, Step, Technique};
use minirow::rating::Level;
use serde::Serialize;

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
    houses: Vec<HouseMark<u16>>,
    marks: Vec<Mark<u16, u8>>,
    chains: Vec<Vec<Node<u16, u8>>>,
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
    houses: Vec<HouseMark<u16>>,
    marks: Vec<Mark<u16, u8>>,
    /// The first nodes of each chain; their numbers in the text are their places here, from 1.
    chains: Vec<Vec<Node<u16, u8>>>,
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
            houses: house_marks(&step.marks, names, &Numbers),
            marks: candidate_marks(&step.marks, &Numbers),
            chains: chains(&step.marks, &Numbers),
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
            houses: house_marks(&part.marks, names, &Numbers),
            marks: candidate_marks(&part.marks, &Numbers),
            chains: chains(&part.marks, &Numbers),
            heading: sentence(&part.heading, names),
            said: said(&part, names),
            title: part.title,
            text: part.text.into_iter().map(span).collect(),
        }
    }
}
