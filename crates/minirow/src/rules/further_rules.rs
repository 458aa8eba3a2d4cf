//! A geometry taken apart into its extras and all that belongs to none of them.

use super::{Rule, Shape};
use crate::board::{Cell, Extra, Geometry};
use crate::rules::kinds::Pairs;

/// The rules of a board beyond rows, columns and blocks.
#[derive(Debug, Default)]
pub(crate) struct FurtherRules {
    pub(crate) extras: Vec<Extra>,
    /// The houses that belong to no extra.
    pub(crate) houses: Vec<(String, Vec<Cell>)>,
    /// The houses of fewer cells than digits.
    pub(crate) distinct: Vec<(String, Vec<Cell>)>,
    /// The pairs of cells that belong to no extra, with what people call them.
    pub(crate) apart: Option<(String, Vec<(Cell, Cell)>)>,
}

impl FurtherRules {
    pub(crate) fn of(geometry: &Geometry) -> Self {
        if geometry.rules().is_empty() {
            return Self::default();
        }
        // What grids have by themselves is told with them.
        let extras =
            if geometry.grids().is_none() { geometry.extras().to_vec() } else { Vec::new() };
        let house =
            |house| (geometry.house_name(house).to_owned(), geometry.cells_of(house).to_vec());
        let (houses, distinct) = geometry
            .further_houses()
            .into_iter()
            .map(house)
            .partition(|(_, cells)| cells.len() == usize::from(geometry.digit_count()));
        let (names, pairs) = geometry.further_pairs();
        let name = if names.is_empty() { "pairs".to_owned() } else { names.join(" and ") };
        let apart = (!pairs.is_empty()).then_some((name, pairs));
        Self { extras, houses, distinct, apart }
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
