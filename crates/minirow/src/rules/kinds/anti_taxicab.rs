//! Same values that are not their own number of steps apart.

#[cfg(test)]
use super::Draws;
use super::{Compiler, Filled, Kind, Told, told_as};
use crate::board::Geometry;
use crate::rules::holds::{all_pairs, apart};

/// Two cells with the same value are not exactly as many steps apart as that value.
///
/// Steps go to a cell that shares a side. 0 says nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AntiTaxicab;

impl Kind for AntiTaxicab {
    const TOLD: &'static [Told] = &[Told::of_all("anti-taxicab")
        .says(
            "the rule anti-taxicab",
            "Cells with the same digit are not exactly as many steps apart as that digit.",
        )
        .iss("AntiTaxicab", 0)
        .iss_on_from_one("a board without the value 0")];

    told_as!(nothing);

    fn holds(&self, filled: &Filled<'_>) -> bool {
        let geometry = filled.ground.geometry;
        let mut same =
            all_pairs(geometry).filter(|&[one, other]| filled.value(one) == filled.value(other));
        same.all(|pair| {
            let (rows, columns) = apart(geometry, pair);
            rows + columns != filled.value(pair[0]) as usize
        })
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        let geometry = compiler.geometry;
        let most = usize::from(geometry.rows()) + usize::from(geometry.columns());
        for distance in 1..most {
            let Some(place) = geometry.place_of(distance as u32) else { continue };
            let value = geometry.value_at(place);
            compiler.relations(pairs_at(geometry, distance), |one, other| {
                one != value || other != value
            });
        }
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("anti-taxicab", |draw| draw.push(Self))];
}

/// Pairs of cells so many steps apart, each once.
fn pairs_at(geometry: &Geometry, distance: usize) -> impl Iterator<Item = (u16, u16)> + '_ {
    let distance = distance as isize;
    // Down and to the left or the right, or straight to the right.
    let down = (1..=distance).map(move |rows| (rows, distance - rows));
    let turned = (1..distance).map(move |rows| (rows, rows - distance));
    let offsets = [(0, distance)].into_iter().chain(down).chain(turned);
    offsets.flat_map(move |(rows, columns)| {
        (geometry.numbers())
            .filter_map(move |cell| Some((cell, geometry.step(cell, rows, columns)?)))
    })
}
