//! Renban lines.

#[cfg(test)]
use super::Draws;
use super::{Compiler, Filled, Kind, Told, told_as};
use crate::rules::compile::each_two;
use crate::rules::effort;
use crate::rules::engine::is_for_masks;

/// The values are consecutive, in any order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Renban {
    /// The cells.
    pub cells: Vec<u16>,
}

impl Kind for Renban {
    const TOLD: &'static [Told] = &[Told::list("renban")
        .says(
            "the renban line along {cells}",
            "A line of small squares holds consecutive digits in any order, none twice.",
        )
        .iss_once("Renban", 2)
        .example("renban r1c1 r1c2 r1c3")];

    told_as!(once);

    fn holds(&self, filled: &Filled<'_>) -> bool {
        let mut sorted = filled.values(&self.cells);
        sorted.sort_unstable();
        sorted.windows(2).all(|two| two[0] + 1 == two[1])
    }

    fn differences(&self, compiler: &mut Compiler<'_>) {
        compiler.differ(&self.cells);
    }

    /// Different values that are all near enough to each other.
    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        let len = self.cells.len() as u32;
        if is_for_masks(compiler.shape.values()) {
            compiler.set(&self.cells, |set| {
                set != 0 && (set >> set.trailing_zeros()).trailing_ones() == set.count_ones()
            });
            return;
        }
        compiler.relations(each_two(&self.cells), |one, other| one.abs_diff(other) < len);
    }

    fn effort(&self, cells: usize) -> usize {
        effort::of_cells(cells, cells)
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("renban", |draw| {
        let cells = draw.line(1, 5);
        draw.push(Self { cells });
    })];
}
