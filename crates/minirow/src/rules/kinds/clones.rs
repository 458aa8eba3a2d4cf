//! Clones.

#[cfg(test)]
use super::Draws;
use super::rows::{Drawn, Entry, Field, Form};
use super::{Compiler, Filled, Kind, Lists, Spelled, Told, Wrong};
use crate::board::Geometry;

/// Each cell holds the same value as that in its place among the others, as far as both have one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clones {
    /// The cells.
    pub cells: Vec<u16>,
    /// The others.
    pub copy: Vec<u16>,
}

impl Kind for Clones {
    const TOLD: &'static [Told] = &[Told::lists("clone", Lists::TWO)
        .says(
            "the clone of {cells} at {cells}",
            "Areas with the same letter hold the same digits in the same places.",
        )
        .example("clone r1c1 r1c2 | r4c4 r4c5")];

    const DRAWN: &'static [Drawn] = &[Drawn {
        sentence: "Clones hold the same digits in the same places.",
        said: &["clone"],
        words: "clone same identical grey gray area shape position place order corresponding orientation relative group \
            region shaded",
        ..Drawn::new("clone", "Clone", Form::Unseen)
    }];
    const FIELDS: &'static [Field] = &[Field::new("clone", "clone", Entry::Clones)];

    fn each_part(&self, see: &mut dyn FnMut(&[u16])) {
        see(&self.cells);
        see(&self.copy);
    }

    fn read(spelled: &mut Spelled, _: &Geometry) -> Result<Self, Wrong> {
        let [cells, copy] = spelled.two_lists();
        Ok(Self { cells, copy })
    }

    fn holds(&self, filled: &Filled<'_>) -> bool {
        let (values, others) = (filled.values(&self.cells), filled.values(&self.copy));
        values.iter().zip(&others).all(|(value, other)| value == other)
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        let pairs = self.cells.iter().copied().zip(self.copy.iter().copied());
        compiler.relations(pairs, |one, other| one == other);
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("clone", |draw| {
        let mut cells = draw.cells(2, 4);
        let copy = cells.split_off(cells.len() / 2);
        draw.push(Self { cells, copy });
    })];

    #[cfg(test)]
    fn about(cells: &[u16], _: u32, _: &Geometry) -> Vec<Self> {
        let half = cells.len() / 2;
        vec![Self { cells: cells[..half].to_vec(), copy: cells[half..2 * half].to_vec() }]
    }
}
