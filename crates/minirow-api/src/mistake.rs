//! Mistakes of a player in answers.

use minirow::logic::Mistake;
use minirow::{Digit, Names};
use serde::Serialize;

use crate::board::indices;

/// Something that cannot stay.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Mistake"))]
pub(crate) struct MistakeRecord {
    kind: &'static str,
    cells: Vec<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    digit: Option<u8>,
    text: String,
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
            cells: indices(mistake.cells()),
            digit: digit.map(Digit::get),
            text: mistake.explain(names),
        }
    }
}
