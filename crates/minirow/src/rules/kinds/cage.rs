//! Killer cages.

#[cfg(test)]
use super::Draws;
use super::{Compiler, Filled, Kind, Told, told_as};
use crate::rules::holds::all_different;

/// No value twice, and this sum.
///
/// A cage without a sum is [`AllDifferent`](super::AllDifferent): here 0 is the sum 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cage {
    /// The cells.
    pub cells: Vec<u16>,
    /// The sum.
    pub sum: u32,
}

impl Kind for Cage {
    const TOLD: &'static [Told] = &[Told::list("cage")
        .says(
            "the cage of {number} at {cells}",
            "Digits in a cage are all different and sum to the number in its corner.",
        )
        .number()
        .without_number("different")
        .also(&["killer", "killer-cage"])
        .example("cage 14 r1c1 r1c2")];

    told_as!(once, sum);

    fn holds(&self, filled: &Filled<'_>) -> bool {
        let values = filled.values(&self.cells);
        all_different(&values) && values.iter().sum::<u32>() == self.sum
    }

    fn differences(&self, compiler: &mut Compiler<'_>) {
        compiler.differ(&self.cells);
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        compiler.sum_of(&self.cells, self.sum);
    }

    fn total(&self) -> Option<(&[u16], u32)> {
        Some((&self.cells, self.sum))
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("cage", |draw| {
        let cells = draw.line(1, 4);
        let sum = draw.sum(&cells);
        draw.push(Self { cells, sum });
    })];
}
