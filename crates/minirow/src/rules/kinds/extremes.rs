//! Cells that are less or greater than all beside them.

#[cfg(test)]
use super::Draws;
use super::rows::{Block, Drawn, Entry, Field, Form};
use super::{Compiler, Filled, Kind, Told, told_as};
use crate::rules::holds::neighbours;

/// Each of these cells is less than all that share a side with it and are not among them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Minimum {
    /// The cells.
    pub cells: Vec<u16>,
}

impl Kind for Minimum {
    const TOLD: &'static [Told] = &[Told::list("minimum")
        .says(
            "the mark 'minimum' at {cells}",
            "Grey cells with points inwards are less than all beside them.",
        )
        .example("minimum r2c2")];

    const DRAWN: &'static [Drawn] = &[Drawn {
        sentence: "A cell that arrows point into is lower than those beside it.",
        ..Drawn::new("minimum", "Minimum", Form::Unseen)
    }];
    const FIELDS: &'static [Field] = &[Field::new("minimum", "minimum", Entry::Extreme)];
    const BLOCKS: &'static [Block] =
        &[Block::new("minimum", 103, Entry::Extreme).style("{'color': '#00000033'}")];

    told_as!(once);

    fn holds(&self, filled: &Filled<'_>) -> bool {
        are_extreme(filled, &self.cells, |one, other| one < other)
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        extreme(compiler, &self.cells, |one, other| one < other);
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("minimum", |draw| {
        let cells = draw.extreme(|one, other| one < other);
        draw.push(Self { cells });
    })];
}

/// Each of these cells is greater than all that share a side with it and are not among them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Maximum {
    /// The cells.
    pub cells: Vec<u16>,
}

impl Kind for Maximum {
    const TOLD: &'static [Told] = &[Told::list("maximum")
        .says(
            "the mark 'maximum' at {cells}",
            "Grey cells with points outwards are greater than all beside them.",
        )
        .example("maximum r2c2")];

    const DRAWN: &'static [Drawn] = &[Drawn {
        sentence: "A cell that arrows point out of is higher than those beside it.",
        ..Drawn::new("maximum", "Maximum", Form::Unseen)
    }];
    const FIELDS: &'static [Field] = &[Field::new("maximum", "maximum", Entry::Extreme)];
    const BLOCKS: &'static [Block] =
        &[Block::new("maximum", 102, Entry::Extreme).style("{'color': '#00000033'}")];

    told_as!(once);

    fn holds(&self, filled: &Filled<'_>) -> bool {
        are_extreme(filled, &self.cells, |one, other| one > other)
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        extreme(compiler, &self.cells, |one, other| one > other);
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("maximum", |draw| {
        let cells = draw.extreme(|one, other| one > other);
        draw.push(Self { cells });
    })];
}

/// Whether each of these cells is so beside each neighbour that is not among them.
fn are_extreme(filled: &Filled<'_>, cells: &[u16], is_so: fn(u32, u32) -> bool) -> bool {
    neighbours(filled.ground.geometry).all(|[one, other]| {
        let (has_one, has_other) = (cells.contains(&one), cells.contains(&other));
        (!has_one || has_other || is_so(filled.value(one), filled.value(other)))
            && (!has_other || has_one || is_so(filled.value(other), filled.value(one)))
    })
}

/// Each of these cells is so beside each neighbour that is not among them.
fn extreme(compiler: &mut Compiler<'_>, cells: &[u16], is_so: fn(u32, u32) -> bool) {
    let pairs = compiler.geometry.adjacent().filter_map(|(one, other)| {
        match (cells.contains(&one), cells.contains(&other)) {
            (true, false) => Some((one, other)),
            (false, true) => Some((other, one)),
            _ => None,
        }
    });
    compiler.relations(pairs, is_so);
}
