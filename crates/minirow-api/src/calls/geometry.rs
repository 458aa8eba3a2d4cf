//! The call that describes boards before there are digits on them.

use minirow::rules::RuledBoard;
use minirow::scene::Paper;
use minirow::{Geometry, Grid, HouseKind, Symmetry};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::Fault;
use crate::board::indices;
use crate::go_on::{GoOn, ask};
use crate::rule_shapes::RulesRecord;
use crate::ruled::{has_rules, read_geometry, shape_of};

/// A board without digits.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Shape {
    /// 9×9 with blocks of 3×3 if missing.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "Option<crate::board::GeometryFields>"))]
    geometry: Option<Box<RawValue>>,
}

/// What a board is before there are digits on it.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Houses {
    side: u8,
    /// What people call it.
    name: String,
    /// The number of the block by cell.
    blocks: Vec<u8>,
    houses: Vec<HouseRecord>,
    /// Pairs of cells that share no house and still must differ, each pair once.
    apart: Vec<(u16, u16)>,
    symmetries: Vec<SymmetryRecord>,
    /// Rules beyond houses, where the geometry tells some.
    #[serde(skip_serializing_if = "Option::is_none")]
    rules: Option<RulesRecord>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "House"))]
struct HouseRecord {
    name: String,
    /// `row`, `column`, `block` or `extra`.
    kind: &'static str,
    cells: Vec<u16>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Symmetry"))]
struct SymmetryRecord {
    name: &'static str,
    /// The number of the orbit by cell: cells with the same number stand for each other.
    orbits: Vec<u16>,
}

pub(crate) fn geometry(shape: Shape, go_on: GoOn<'_>) -> Result<Houses, Fault> {
    ask(go_on)?;
    let told = shape.geometry.as_deref().map(read_geometry).transpose()?;
    let (geometry, rules) = told.unwrap_or_else(|| (Geometry::classic(), Vec::new()));
    let houses = geometry.houses().map(|house| HouseRecord {
        name: geometry.house_name(house).to_owned(),
        kind: match geometry.house_kind(house) {
            HouseKind::Row => "row",
            HouseKind::Column => "column",
            HouseKind::Block => "block",
            _ => "extra",
        },
        cells: indices(geometry.cells_of(house)),
    });
    let houses = houses.collect();
    let apart = geometry.cells().flat_map(|cell| {
        let later = geometry.apart(cell).iter().filter(move |&&other| other > cell);
        later.map(move |other| (cell.index() as u16, other.index() as u16))
    });
    let mut symmetries = Vec::with_capacity(Symmetry::ALL.len());
    for &symmetry in Symmetry::ALL {
        ask(go_on)?;
        symmetries.push(SymmetryRecord::of(symmetry, geometry.side()));
    }
    ask(go_on)?;
    let rules = match has_rules(&rules) {
        false => None,
        true => {
            let mut board = RuledBoard::new(shape_of(&geometry)?);
            let mut paper = Paper::new(Grid::new(&geometry));
            paper.rules.clone_from(&rules);
            board.rules = rules;
            RulesRecord::of(&board, paper.words())
        }
    };
    Ok(Houses {
        side: geometry.side(),
        name: geometry.to_string(),
        blocks: geometry.cells().map(|cell| geometry.block(cell)).collect(),
        houses,
        apart: apart.collect(),
        symmetries,
        rules,
    })
}

impl SymmetryRecord {
    fn of(symmetry: Symmetry, side: u8) -> Self {
        let mut orbits = vec![0; usize::from(side).pow(2)];
        for (number, orbit) in symmetry.orbits(side).iter().enumerate() {
            for cell in orbit {
                orbits[cell.index()] = number as u16;
            }
        }
        Self { name: symmetry.name(), orbits }
    }
}
