//! Made-up lines.

#[cfg(test)]
use super::Draws;
use super::{Compiler, Filled, Kind, Named, Spelled, Told, Wrong};
use crate::rules::Shape;

/// Neighbours on the line differ by 1 at most.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MadeUpLine {
    /// The line.
    pub cells: Vec<u16>,
}

impl Kind for MadeUpLine {
    const TOLD: &'static [Told] = &[Told::list("made-up").example("made-up r1c1 r1c2 r1c3")];

    fn each_part(&self, see: &mut dyn FnMut(&[u16])) {
        see(&self.cells);
    }

    fn read(spelled: &mut Spelled, _: Shape) -> Result<Self, Wrong> {
        Ok(Self { cells: spelled.list() })
    }

    fn holds(&self, filled: &Filled<'_>) -> bool {
        filled.values(&self.cells).windows(2).all(|two| two[0].abs_diff(two[1]) <= 1)
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        compiler.neighbours(&self.cells, 1, |one, other| one.abs_diff(other) <= 1);
    }

    fn meaning(&self) -> String {
        "Neighbours on a made-up line differ by 1 at most.".to_owned()
    }

    fn words(&self, names: &Named) -> String {
        names.along("made-up line", &self.cells)
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("made-up", |draw| {
        let cells = draw.line(1, 4);
        draw.push(Self { cells });
    })];

    #[cfg(test)]
    fn about(cells: &[u16], _: u32, _: Shape) -> Vec<Self> {
        vec![Self { cells: cells.to_vec() }]
    }
}
