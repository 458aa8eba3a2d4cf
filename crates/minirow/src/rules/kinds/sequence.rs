//! Arithmetic sequences.

#[cfg(test)]
use super::Draws;
use super::rows::{Block, Entry};
use super::{Compiler, Filled, Kind, Told, told_as};

/// From each value to the next one on the line, the difference is the same, up or down or none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sequence {
    /// The line.
    pub cells: Vec<u16>,
}

/// More than two values differ by.
const FAR: u32 = 64;

impl Kind for Sequence {
    const TOLD: &'static [Told] = &[Told::list("sequence")
        .says(
            "the sequence line along {cells}",
            "Digits on a line with small rings change by the same amount at each step.",
        )
        .example("sequence r1c1 r1c2 r1c3")];
    const BLOCKS: &'static [Block] =
        &[Block::new("sequence", 405, Entry::Line)
            .style("{'color': '#aaaaaa', 'thickness': 0.15}")];

    told_as!(list);

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

    #[cfg(test)]
    const DRAWS: Draws = &[("sequence", |draw| {
        let cells = draw.line(1, 4);
        draw.push(Self { cells });
    })];
}
