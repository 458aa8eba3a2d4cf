//! A geometry taken apart into its extras and all that belongs to none of them.

use super::{Rule, Shape};
use crate::board::{Cell, Extra, Geometry, HouseKind};
use crate::rules::kinds::Pairs;

/// The rules of a board beyond rows, columns and blocks.
#[derive(Debug, Default)]
pub(crate) struct FurtherRules {
    pub(crate) extras: Vec<Extra>,
    /// The houses that belong to no extra.
    pub(crate) houses: Vec<(String, Vec<Cell>)>,
    /// The pairs of cells that belong to no extra, with what people call them.
    pub(crate) apart: Option<(String, Vec<(Cell, Cell)>)>,
}

impl FurtherRules {
    pub(crate) fn of(geometry: &Geometry) -> Self {
        if geometry.rules().is_empty() {
            return Self::default();
        }
        let extras = geometry.extras().to_vec();
        let usual = extras.iter().try_fold(plain(geometry), |board, &e| board.with_extra(e));
        let usual = usual.expect("the board has these extras");
        let is_further = |&house: &_| {
            geometry.house_kind(house) == HouseKind::Extra && geometry.extra_of(house).is_none()
        };
        let houses = geometry.houses().filter(is_further);
        let houses: Vec<(String, Vec<Cell>)> = houses
            .map(|house| (geometry.house_name(house).to_owned(), geometry.cells_of(house).to_vec()))
            .collect();
        let pairs: Vec<(Cell, Cell)> = geometry
            .cells()
            .flat_map(|cell| geometry.apart(cell).iter().map(move |&other| (cell, other)))
            .filter(|&(cell, other)| cell < other && !usual.apart(cell).contains(&other))
            .collect();
        let is_other = |rule: &&String| {
            let is_extra = extras.iter().any(|extra| extra.name() == *rule);
            !is_extra && houses.iter().all(|(name, _)| name != *rule)
        };
        let names: Vec<&str> =
            geometry.rules().iter().filter(is_other).map(String::as_str).collect();
        let name = if names.is_empty() { "pairs".to_owned() } else { names.join(" and ") };
        let apart = (!pairs.is_empty()).then_some((name, pairs));
        Self { extras, houses, apart }
    }
}

/// That the cells of each pair hold different values, as a rule of this name.
pub(crate) fn differing(name: String, pairs: &[(Cell, Cell)], shape: Shape) -> Rule {
    let all = shape.all();
    let table = (0..shape.values()).map(|place| all & !(1 << place)).collect();
    let index = |cell: Cell| cell.index() as u16;
    let pairs = pairs.iter().map(|&(one, other)| (index(one), index(other))).collect();
    Rule::Pairs(Pairs { name, table, pairs })
}

/// The board without its rules beyond rows, columns and blocks.
fn plain(geometry: &Geometry) -> Geometry {
    let blocks = match geometry.block_shape() {
        Some((rows, columns)) => Geometry::with_blocks(rows, columns),
        None => {
            let labels: Vec<u32> = geometry.cells().map(|c| geometry.block(c).into()).collect();
            Geometry::irregular(&labels)
        }
    };
    blocks.expect("the blocks of a board make a board")
}
