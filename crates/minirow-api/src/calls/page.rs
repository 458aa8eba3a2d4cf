//! The pages of techniques.

use serde::{Deserialize, Serialize};

use crate::Fault;
use crate::go_on::GoOn;
use crate::named;
use crate::step::TechniqueRecord;

/// A technique by name.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Named {
    name: String,
}

/// The page of a technique.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Page {
    #[serde(flatten)]
    technique: TechniqueRecord,
    /// What it is and why it is true, with examples, in Markdown.
    document: &'static str,
}

pub(crate) fn technique(input: Named, _: GoOn<'_>) -> Result<Page, Fault> {
    let technique = named::technique(&input.name)?;
    Ok(Page { technique: TechniqueRecord::of(technique), document: technique.document() })
}
