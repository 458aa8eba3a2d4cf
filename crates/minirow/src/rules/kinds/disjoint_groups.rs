//! Disjoint groups.

#[cfg(test)]
use super::Draws;
use super::rows::{Drawn, Entry, Field, Form};
use super::{Compiler, Filled, Kind, Told, told_as};
use crate::board::Cell;
use crate::rules::ground::Ground;
use crate::rules::holds::all_different;

/// No value twice in the same place of two blocks, in the order of their cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DisjointGroups;

impl Kind for DisjointGroups {
    const TOLD: &'static [Told] = &[Told::of_all("disjoint-groups").says(
        "the rule disjoint-groups",
        "Cells in the same place of two blocks hold different digits.",
    )];

    const DRAWN: &'static [Drawn] = &[Drawn {
        sentence: "Cells in the same place of each box hold different digits.",
        said: &[
            "disjoint|same place of each|same position in each|same position of each|same relative position",
        ],
        words: "disjoint group set same relative position place different not no cannot can may t repeat 3x3 3 \
            corresponding appear across other two be",
        ..Drawn::new("disjoint-groups", "DisjointGroups", Form::Whole)
    }];
    const FIELDS: &'static [Field] =
        &[Field::new("disjoint-groups", "disjointgroups", Entry::Flag)];

    told_as!(nothing);

    fn holds(&self, filled: &Filled<'_>) -> bool {
        groups(&filled.ground).all(|group| all_different(&filled.values(&group)))
    }

    fn differences(&self, compiler: &mut Compiler<'_>) {
        let groups: Vec<Vec<u16>> = groups(&compiler.ground).collect();
        groups.iter().for_each(|group| compiler.differ(group));
    }

    fn compile<'b>(&'b self, _: &mut Compiler<'b>) {}

    #[cfg(test)]
    const DRAWS: Draws = &[("disjoint-groups", |draw| draw.push(Self))];
}

/// The cells in each place of all blocks.
fn groups<'b>(ground: &Ground<'b>) -> impl Iterator<Item = Vec<u16>> + use<'b> {
    let geometry = ground.geometry;
    let longest = geometry.blocks().map(<[Cell]>::len).max().unwrap_or(0);
    let at = |place: usize| geometry.blocks().filter_map(move |block| block.get(place));
    (0..longest).map(move |place| at(place).map(|cell| cell.index() as u16).collect())
}
