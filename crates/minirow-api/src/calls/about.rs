//! Calls that describe the engine and its techniques.

use minirow::Geometry;
use minirow::format::Format;
use minirow::logic::Technique;
use serde::{Deserialize, Serialize};

use crate::Fault;
use crate::go_on::GoOn;
use crate::step::TechniqueRecord;

/// Nothing.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Nothing {}

/// What the engine is.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct About {
    name: &'static str,
    /// The version of the program.
    program: &'static str,
    /// The version of the protocol.
    protocol: u32,
    calls: Vec<&'static str>,
    /// What boards can be written in.
    formats: Vec<&'static str>,
    /// How many techniques it knows.
    techniques: usize,
}

impl About {
    /// An engine that answers these calls in this version of the protocol.
    pub(crate) fn new(protocol: u32, calls: Vec<&'static str>) -> Self {
        let classic = Geometry::classic();
        let written = Format::all().filter(|format| format.holds(&classic).is_ok());
        Self {
            name: minirow::NAME,
            program: env!("CARGO_PKG_VERSION"),
            protocol,
            calls,
            formats: written.map(Format::name).collect(),
            techniques: Technique::all().count(),
        }
    }
}

/// All techniques.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Techniques {
    techniques: Vec<TechniqueRecord>,
}

pub(crate) fn techniques(_: Nothing, _: GoOn<'_>) -> Result<Techniques, Fault> {
    Ok(Techniques { techniques: Technique::all().map(TechniqueRecord::of).collect() })
}
