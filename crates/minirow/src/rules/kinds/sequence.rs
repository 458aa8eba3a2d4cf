//! Arithmetic sequences.

#[cfg(test)]
use super::Draws;
use super::rows::{Block, Entry};
use super::{Compiler, Filled, Kind, Named, Spelled, Told, Wrong};
use crate::rules::Shape;

/// From each value to the next one on the line, the difference is the same, up or down or none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sequence {
    /// The line.
    pub cells: Vec<u16>,
}

/// More than two values differ by.
const FAR: u32 = 64;

impl Kind for Sequence {
    const TOLD: &'static [Told] = &[Told::list("sequence").example("sequence r1c1 r1c2 r1c3")];
    const BLOCKS: &'static [Block] =
        &[Block::new("sequence", 405, Entry::Line)
            .style("{'color': '#aaaaaa', 'thickness': 0.15}")];

    fn each_part(&self, see: &mut dyn FnMut(&[u16])) {
        see(&self.cells);
    }

    fn read(spelled: &mut Spelled, _: Shape) -> Result<Self, Wrong> {
        Ok(Self { cells: spelled.list() })
    }

    fn holds(&self, filled: &Filled<'_>) -> bool {
        filled.values(&self.cells).windows(3).all(|three| three[0] + three[2] == 2 * three[1])
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        compiler.line(
            &self.cells,
            // The last value, and how far it is above the one before, counted from far below.
            (None, None),
            |_, (last, by): (Option<u32>, Option<u32>), value| {
                let Some(last) = last else { return Some((Some(value), None)) };
                let now = FAR + value - last;
                by.is_none_or(|by| by == now).then_some((Some(value), Some(now)))
            },
            |_| true,
        );
    }

    fn meaning(&self) -> String {
        "Digits on a line with small rings change by the same amount at each step.".to_owned()
    }

    fn words(&self, names: &Named) -> String {
        names.along("sequence line", &self.cells)
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("sequence", |draw| {
        let cells = draw.line(1, 4);
        draw.push(Self { cells });
    })];

    #[cfg(test)]
    fn about(cells: &[u16], _: u32, _: Shape) -> Vec<Self> {
        vec![Self { cells: cells.to_vec() }]
    }
}
