//! Lines that can be cut into pieces of one sum.

#[cfg(test)]
use super::Draws;
use super::{At, Compiler, Filled, Kind, Spelled, Told, Wrong};
use crate::board::Geometry;
use crate::rules::effort;

/// The line can be cut into segments, each of this sum. It is not a loop: segments start at its first cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SumLine {
    /// The line.
    pub cells: Vec<u16>,
    /// The sum of each segment.
    pub sum: u32,
}

impl Kind for SumLine {
    const TOLD: &'static [Told] = &[Told::list("sum-line")
        .says(
            "the sum line of {number} along {cells}",
            "A line with a number behind Σ can be cut into pieces that each sum to it.",
        )
        .iss("SumLine", 1)
        .iss_from(1, 30, "a sum from 1 to 30")
        .number()
        .example("sum-line 10 r1c1 r1c2 r1c3 r1c4")];

    fn each_part(&self, see: &mut dyn FnMut(&[u16])) {
        see(&self.cells);
    }

    fn numbers(&self) -> Vec<u64> {
        vec![self.sum.into()]
    }

    fn read(spelled: &mut Spelled, geometry: &Geometry) -> Result<Self, Wrong> {
        let (cells, sum) = (spelled.list(), spelled.number());
        let most = cells.len() as u32 * geometry.value_at(geometry.values() - 1).max(1);
        if !(1..=most).contains(&sum) {
            let expected = format!("a sum from 1 to {most}, the most that the line holds");
            return Err(Wrong { at: At::Number(0), expected, found: sum.to_string() });
        }
        Ok(Self { cells, sum })
    }

    fn holds(&self, filled: &Filled<'_>) -> bool {
        let values = filled.values(&self.cells);
        // Whether the line up to here falls into segments.
        let mut falls = vec![true];
        for end in 1..=values.len() {
            let ends = (0..end)
                .any(|start| falls[start] && values[start..end].iter().sum::<u32>() == self.sum);
            falls.push(ends);
        }
        falls[values.len()]
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        let sum = self.sum;
        compiler.line_of(
            ("sum line", sum.into()),
            &self.cells,
            // What the segment has so far, and whether any has ended.
            (0, self.cells.is_empty()),
            move |_, (so_far, has_one), value| match so_far + value {
                now if now < sum => Some((now, has_one)),
                now => (now == sum).then_some((0, true)),
            },
            |state| state == (0, true),
        );
    }

    fn effort(&self, cells: usize) -> usize {
        effort::of_cells(cells, self.sum as usize)
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("sum-line", |draw| {
        let cells = draw.line(1, 6);
        let first = draw.random.range(1, cells.len());
        let sum = draw.sum(&cells[..first]);
        draw.push(Self { cells, sum });
    })];

    #[cfg(test)]
    fn about(cells: &[u16], number: u32, _: &Geometry) -> Vec<Self> {
        vec![Self { cells: cells.to_vec(), sum: number }]
    }
}
