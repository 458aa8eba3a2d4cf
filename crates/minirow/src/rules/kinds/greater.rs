//! Signs of greater and less.

#[cfg(test)]
use super::Draws;
use super::{Compiler, Filled, Kind, Spelled, Told, Wrong};
use crate::board::Geometry;

/// The first is greater than the second.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Greater {
    /// The two cells.
    pub cells: [u16; 2],
}

impl Kind for Greater {
    const TOLD: &'static [Told] = &[Told::list("greater")
        .says(
            "the sign that {first} is greater than {last}",
            "The point of a sign between two cells is at the lesser digit.",
        )
        .iss_dots("GreaterThan", None)
        .example("greater r1c1 r1c2")];

    fn each_part(&self, see: &mut dyn FnMut(&[u16])) {
        see(&self.cells);
    }

    fn read(spelled: &mut Spelled, _: &Geometry) -> Result<Self, Wrong> {
        Ok(Self { cells: spelled.two()? })
    }

    fn holds(&self, filled: &Filled<'_>) -> bool {
        let [one, other] = filled.pair(self.cells);
        one > other
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        let [one, other] = self.cells;
        compiler.relation(one, other, |one, other| one > other);
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("greater", |draw| {
        let cells = draw.pair();
        draw.push(Self { cells });
    })];

    #[cfg(test)]
    fn about(cells: &[u16], _: u32, _: &Geometry) -> Vec<Self> {
        vec![Self { cells: [cells[0], cells[1]] }]
    }
}
