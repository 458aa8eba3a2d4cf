//! The call that describes boards before there are digits on them.

use minirow::rules::RuledBoard;
use minirow::scene::Paper;
use minirow::{Geometry, Grid, Grids, HouseKind, PlacedGrid, Symmetry};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::Fault;
use crate::board::indices;
use crate::go_on::{GoOn, ask};
use crate::rule_shapes::RulesRecord;
use crate::ruled::{has_rules, read_geometry};

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
    /// The greater of rows and columns.
    side: u8,
    /// Of the frame.
    rows: u8,
    columns: u8,
    /// How many digits there are.
    digits: u8,
    /// The value of the first digit: 0 or 1.
    lowest: u8,
    /// Row and column of each cell, from 0, where some squares of the frame are no cells.
    #[serde(skip_serializing_if = "Option::is_none")]
    cells: Option<Vec<(u8, u8)>>,
    /// The grids, where the board is made of several that overlap.
    #[serde(skip_serializing_if = "Option::is_none")]
    grids: Option<Vec<GridRecord>>,
    /// What people call it.
    name: String,
    /// The number of the block by cell.
    blocks: Vec<u16>,
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
    /// Whether it has fewer cells than there are digits: no digit is twice in it, and some are not in it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "schema", schemars(default))]
    distinct: bool,
}

#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "PlacedGrid"))]
struct GridRecord {
    /// Its letter.
    name: String,
    /// Its cells in its own reading order.
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
    let of_fewer = geometry.distinct_houses().map(|house| (house, true));
    let all = geometry.houses().map(|house| (house, false)).chain(of_fewer);
    let houses = all.map(|(house, distinct)| HouseRecord {
        distinct,
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
    for &symmetry in Symmetry::ALL.iter().filter(|symmetry| symmetry.fits(&geometry)) {
        ask(go_on)?;
        symmetries.push(SymmetryRecord::of(symmetry, &geometry));
    }
    ask(go_on)?;
    let rules = match has_rules(&rules) {
        false => None,
        true => {
            let mut board = RuledBoard::new(geometry.plain());
            let mut paper = Paper::new(Grid::new(&geometry));
            paper.rules.clone_from(&rules);
            board.rules = rules;
            RulesRecord::of(&board, paper.words())
        }
    };
    Ok(Houses {
        side: geometry.side(),
        rows: geometry.rows(),
        columns: geometry.columns(),
        digits: geometry.digit_count(),
        lowest: geometry.lowest_value(),
        cells: geometry
            .has_holes()
            .then(|| geometry.cells().map(|cell| geometry.position(cell)).collect()),
        grids: geometry.grids().map(records),
        name: geometry.to_string(),
        blocks: geometry.cells().map(|cell| geometry.block(cell)).collect(),
        houses,
        apart: apart.collect(),
        symmetries,
        rules,
    })
}

fn records(grids: &Grids) -> Vec<GridRecord> {
    let record = |(place, grid): (usize, &PlacedGrid)| GridRecord {
        name: Grids::letter(place),
        cells: indices(grid.cells()),
    };
    grids.list().iter().enumerate().map(record).collect()
}

impl SymmetryRecord {
    fn of(symmetry: Symmetry, geometry: &Geometry) -> Self {
        let mut orbits = vec![0; geometry.cell_count()];
        for (number, orbit) in symmetry.orbits(geometry).iter().enumerate() {
            for cell in orbit {
                orbits[cell.index()] = number as u16;
            }
        }
        Self { name: symmetry.name(), orbits }
    }
}
