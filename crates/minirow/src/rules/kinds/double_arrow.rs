//! Double arrows.

#[cfg(test)]
use super::Draws;
use super::{Compiler, Filled, Kind, Told, told_as};

/// The two ends sum to what lies between them. A line of one cell says nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DoubleArrow {
    /// The whole line.
    pub cells: Vec<u16>,
}

impl Kind for DoubleArrow {
    const TOLD: &'static [Told] = &[Told::list("double-arrow")
        .says(
            "the double arrow along {cells}",
            "Digits between two circles joined by a double arrow sum to the sum of the circles.",
        )
        .iss("DoubleArrow", 3)
        .example("double-arrow r1c1 r1c2 r1c3 r1c4")];

    told_as!(list);

    fn holds(&self, filled: &Filled<'_>) -> bool {
        match filled.values(&self.cells).as_slice() {
            [first, between @ .., last] => first + last == between.iter().sum::<u32>(),
            _ => true,
        }
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        if let [first, between @ .., last] = self.cells.as_slice() {
            let mut all: Vec<(u16, i32)> = between.iter().map(|&cell| (cell, -1)).collect();
            all.extend([(*first, 1), (*last, 1)]);
            compiler.sum(all, 0);
        }
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("double-arrow", |draw| {
        let cells = draw.line(2, 6);
        draw.push(Self { cells });
    })];
}
