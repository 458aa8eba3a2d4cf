//! What explanations say, as sentences with gaps, for pages that say it in another language than English.

use minirow::logic::{Gap, Part, Said, Sentence, Value};
use minirow::{Candidate, Digit, Names};
use serde::Serialize;

use crate::board::indices;

/// English words with gaps, and what fills them.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Sentence"))]
pub(crate) struct SentenceRecord {
    /// The words, with a `{}` for each gap.
    template: &'static str,
    gaps: Vec<GapRecord>,
}

/// A sentence; an implication, told by `chain` and `link`, on a line of its own; or, where there is nothing,
/// the end of a line.
#[derive(Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Said"))]
pub(crate) struct SaidRecord {
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    sentence: Option<SentenceRecord>,
    /// The place of a chain among those of the part.
    #[serde(skip_serializing_if = "Option::is_none")]
    chain: Option<usize>,
    /// The place of the implication in it.
    #[serde(skip_serializing_if = "Option::is_none")]
    link: Option<usize>,
}

/// What fills a gap.
#[derive(Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Gap"))]
struct GapRecord {
    /// `words`; `number` in words, `figure` for one in figures, `ordinal`, `all` for all of so many; `digits`,
    /// `cells`, `houses`; `candidates`, those with the same digits together; `statement`, that one of
    /// `cells` is the digit, or not.
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    number: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    digits: Option<Vec<u8>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cells: Option<Vec<u16>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    houses: Option<Vec<String>>,
    /// Cells and digits.
    #[serde(skip_serializing_if = "Option::is_none")]
    candidates: Option<Vec<(u16, u8)>>,
    /// `and`, `or` or `nor` before the last of several; between digits and cells `in` or `from`, or `with`
    /// where the cells come first.
    #[serde(skip_serializing_if = "Option::is_none")]
    joint: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    holds: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    role: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    group: Option<u8>,
}

/// What the text of a part is made of.
pub(crate) fn said(part: &Part, names: &Names<'_>) -> Vec<SaidRecord> {
    let record = |said: &Said| match said {
        Said::Sentence(told) => {
            SaidRecord { sentence: Some(sentence(told, names)), ..SaidRecord::default() }
        }
        &Said::Implication { chain, index } => {
            SaidRecord { chain: Some(chain), link: Some(index), ..SaidRecord::default() }
        }
        _ => SaidRecord::default(),
    };
    part.said.iter().map(record).collect()
}

pub(crate) fn sentence(sentence: &Sentence, names: &Names<'_>) -> SentenceRecord {
    let gaps = sentence.gaps.iter().map(|filled| gap(filled, names)).collect();
    SentenceRecord { template: sentence.template, gaps }
}

fn gap(gap: &Gap, names: &Names<'_>) -> GapRecord {
    let record = match &gap.value {
        &Value::Words(text) => {
            GapRecord { kind: "words", text: Some(text), ..GapRecord::default() }
        }
        &Value::Number(number) => counted("number", number),
        &Value::Figure(number) => counted("figure", number),
        &Value::Ordinal(number) => counted("ordinal", number),
        &Value::All(number) => counted("all", number),
        Value::Digits(digits, joint) => GapRecord {
            kind: "digits",
            digits: Some(digits.iter().copied().map(Digit::get).collect()),
            joint: Some(joint.word()),
            ..GapRecord::default()
        },
        Value::Cells(of, joint) => GapRecord {
            kind: "cells",
            cells: Some(indices(of)),
            joint: Some(joint.word()),
            ..GapRecord::default()
        },
        Value::Houses(houses) => GapRecord {
            kind: "houses",
            houses: Some(houses.iter().map(|&house| names.house(house).to_owned()).collect()),
            ..GapRecord::default()
        },
        Value::Statement { node, holds } => GapRecord {
            kind: "statement",
            cells: Some(indices(&node.cells)),
            digits: Some(vec![node.digit.get()]),
            holds: Some(*holds),
            ..GapRecord::default()
        },
        Value::Candidates(candidates, preposition) => GapRecord {
            kind: "candidates",
            candidates: Some(pairs(candidates)),
            joint: Some(preposition.word()),
            ..GapRecord::default()
        },
        // The library may learn to say more; what a page cannot translate it shows in English.
        _ => GapRecord::default(),
    };
    GapRecord { role: gap.role.name(), group: gap.role.group(), ..record }
}

fn counted(kind: &'static str, number: usize) -> GapRecord {
    GapRecord { kind, number: Some(number), ..GapRecord::default() }
}

/// Candidates as pairs of a cell and a digit.
pub(crate) fn pairs(candidates: &[Candidate]) -> Vec<(u16, u8)> {
    let pair = |candidate: &Candidate| (candidate.cell.index() as u16, candidate.digit.get());
    candidates.iter().map(pair).collect()
}
