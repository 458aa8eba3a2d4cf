//! A geometry taken apart into its extras and all that belongs to none of them.

use super::Rule;
use super::extras::unseen;
use crate::board::{Cell, Extra, Geometry, HouseKind};
use crate::rules::kinds::{AllDifferent, Pairs};

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
pub(crate) fn differing(name: String, pairs: &[(Cell, Cell)], geometry: &Geometry) -> Rule {
    let all = geometry.all_places();
    let table = (0..geometry.values()).map(|place| all & !(1 << place)).collect();
    let index = |cell: Cell| cell.index() as u16;
    let pairs = pairs.iter().map(|&(one, other)| (index(one), index(other))).collect();
    Rule::Pairs(Pairs { name, table, pairs })
}

/// What a geometry demands beyond houses and what only words say of its houses, as rules: its extras that no drawing
/// shows, and its pairs of cells that differ.
pub(crate) fn geometry_rules(geometry: &Geometry) -> Vec<Rule> {
    rules_of(geometry, |_| true)
}

/// The same of pairs of cells alone.
pub(super) fn apart_rules(geometry: &Geometry) -> Vec<Rule> {
    rules_of(geometry, |extra| extra != Extra::DisjointGroups)
}

fn rules_of(geometry: &Geometry, is_told: fn(Extra) -> bool) -> Vec<Rule> {
    if geometry.rules().is_empty() {
        return Vec::new();
    }
    let (extras, apart) = match geometry.grids() {
        // An extra may be that of some grids only.
        Some(_) => (Vec::new(), Some((geometry.rules().join(" and "), all_apart(geometry)))),
        None => {
            let FurtherRules { mut extras, apart, .. } = FurtherRules::of(geometry);
            extras.retain(|&extra| is_told(extra));
            (extras, apart)
        }
    };
    let apart = apart.filter(|(_, pairs)| !pairs.is_empty());
    unseen(&extras).chain(apart.map(|(name, pairs)| differing(name, &pairs, geometry))).collect()
}

/// All pairs of cells that share no complete house and differ.
fn all_apart(geometry: &Geometry) -> Vec<(Cell, Cell)> {
    let later = |cell: Cell| {
        let others = geometry.apart(cell).iter().filter(move |&&other| cell < other);
        others.map(move |&other| (cell, other))
    };
    geometry.cells().flat_map(later).collect()
}

/// The houses of a geometry beyond rows, columns and blocks as rules, with what people call them.
pub(super) fn house_rules(geometry: &Geometry) -> Vec<(String, Rule)> {
    let of_kind = geometry.houses_of_kind(HouseKind::Extra);
    let rule = |house| {
        let cells = geometry.numbers_of(house).collect();
        (geometry.house_name(house).to_owned(), Rule::AllDifferent(AllDifferent { cells }))
    };
    of_kind.map(rule).collect()
}
