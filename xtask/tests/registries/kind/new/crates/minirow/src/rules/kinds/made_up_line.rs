//! Made-up lines.

#[cfg(test)]
use super::Draws;
use super::{Compiler, Filled, Kind, Told, told_as};

/// Neighbours on the line differ by 1 at most.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MadeUpLine {
    /// The line.
    pub cells: Vec<u16>,
}

impl Kind for MadeUpLine {
    const TOLD: &'static [Told] = &[Told::list("made-up")
        .says("the made-up line along {cells}", "Neighbours on a made-up line differ by 1 at most.")
        .example("made-up r1c1 r1c2 r1c3")];

    told_as!(list);

    fn holds(&self, filled: &Filled<'_>) -> bool {
        filled.values(&self.cells).windows(2).all(|two| two[0].abs_diff(two[1]) <= 1)
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        compiler.neighbours(&self.cells, 1, |one, other| one.abs_diff(other) <= 1);
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("made-up", |draw| {
        let cells = draw.line(1, 4);
        draw.push(Self { cells });
    })];
}
