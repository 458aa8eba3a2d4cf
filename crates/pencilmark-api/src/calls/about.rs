//! Calls that describe the engine, its boards and its techniques.

use pencilmark::format::Format;
use pencilmark::logic::Technique;
use pencilmark::{Geometry, HouseKind};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Fault;
use crate::board::GeometryFields;
use crate::go_on::{GoOn, ask};
use crate::step::TechniqueRecord;

/// Nothing.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Nothing {}

/// What the engine is.
#[derive(Serialize, JsonSchema)]
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
            name: "Pencilmark",
            program: env!("CARGO_PKG_VERSION"),
            protocol,
            calls,
            formats: written.map(Format::name).collect(),
            techniques: Technique::all().count(),
        }
    }
}

/// A board without digits.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Shape {
    /// 9×9 with blocks of 3×3 if missing.
    #[serde(default)]
    #[schemars(with = "Option<GeometryFields>")]
    geometry: Option<Geometry>,
}

/// What there is to draw of a board.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Houses {
    side: u8,
    /// What people call it.
    name: String,
    /// The number of the block by cell.
    blocks: Vec<u8>,
    houses: Vec<HouseRecord>,
}

#[derive(Serialize, JsonSchema)]
#[schemars(rename = "House")]
struct HouseRecord {
    name: String,
    /// `row`, `column`, `block` or `extra`.
    kind: &'static str,
    cells: Vec<u16>,
}

pub(crate) fn geometry(shape: Shape, go_on: GoOn<'_>) -> Result<Houses, Fault> {
    ask(go_on)?;
    let geometry = shape.geometry.unwrap_or_else(Geometry::classic);
    let houses = geometry.houses().map(|house| HouseRecord {
        name: geometry.house_name(house).to_owned(),
        kind: match geometry.house_kind(house) {
            HouseKind::Row => "row",
            HouseKind::Column => "column",
            HouseKind::Block => "block",
            _ => "extra",
        },
        cells: geometry.cells_of(house).iter().map(|cell| cell.index() as u16).collect(),
    });
    Ok(Houses {
        side: geometry.side(),
        name: geometry.to_string(),
        blocks: geometry.cells().map(|cell| geometry.block(cell)).collect(),
        houses: houses.collect(),
    })
}

/// All techniques.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Techniques {
    techniques: Vec<TechniqueRecord>,
}

pub(crate) fn techniques(_: Nothing, _: GoOn<'_>) -> Result<Techniques, Fault> {
    Ok(Techniques { techniques: Technique::all().map(TechniqueRecord::of).collect() })
}
