//! Cells of which no two hold the same value.

#[cfg(test)]
use super::Draws;
use super::rows::{Block, Drawn, Entry, Field, Number, Of};
use super::{Compiler, Filled, Kind, Told, cage, told_as};
use crate::rules::holds::all_different;

/// No value twice in these cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AllDifferent {
    /// The cells.
    pub cells: Vec<u16>,
}

impl Kind for AllDifferent {
    const TOLD: &'static [Told] = &[Told::list("different")
        .says(
            "the cage without a sum at {cells}",
            "Digits in a cage without a number are all different.",
        )
        .iss("AllDifferent", 1)
        .example("different r1c1 r1c2 r2c1")];

    /// As a cage, which is said once for both.
    const DRAWN: &'static [Drawn] = &[Drawn { of: Of::all("different"), said: &[], ..cage::DRAWN }];
    const FIELDS: &'static [Field] = &[Field::new("different", "killercage", Entry::Group)];
    const BLOCKS: &'static [Block] = &[Block::new("different", 301, Entry::Group)
        .number(Number::None)
        .style("{'text': {'color': '#000000'}, 'cage': {'color': '#000000'}}")];

    told_as!(once);

    fn holds(&self, filled: &Filled<'_>) -> bool {
        all_different(&filled.values(&self.cells))
    }

    fn differences(&self, compiler: &mut Compiler<'_>) {
        compiler.differ(&self.cells);
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        compiler.house(&self.cells);
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("different", |draw| {
        let cells = draw.cells(1, 5);
        draw.push(Self { cells });
    })];
}
