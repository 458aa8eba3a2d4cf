//! The pages of techniques.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Fault;
use crate::calls::about::{TechniqueRecord, by_name};
use crate::registry::GoOn;

/// A technique by name.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Named {
    name: String,
}

/// The page of a technique.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Page {
    #[serde(flatten)]
    technique: TechniqueRecord,
    /// What it is and why it is true, with examples, in Markdown.
    document: &'static str,
}

pub(crate) fn technique(named: Named, _: GoOn<'_>) -> Result<Page, Fault> {
    let technique = by_name(&named.name)?;
    Ok(Page { technique: TechniqueRecord::of(technique), document: technique.document() })
}
