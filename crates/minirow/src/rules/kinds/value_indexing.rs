//! Lines whose second cell says where the value of the first is again.

#[cfg(test)]
use super::Draws;
use super::{Compiler, Filled, Kind, Told, told_as};
use crate::rules::holds::nth;

/// The second cell says how many cells further along the line, from itself, the value of the first is again.
///
/// 1 is the third cell of the line. It may be elsewhere, too. A line of one cell says nothing; on one of two
/// cells there is nothing further along, so it is broken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValueIndexing {
    /// The line.
    pub cells: Vec<u16>,
}

impl Kind for ValueIndexing {
    const TOLD: &'static [Told] = &[Told::list("value-indexing")
        .says(
            "the value indexing line along {cells}",
            "The digit in a square says how many cells further along its line the digit in the circle is again.",
        )
        .iss("ValueIndexing", 3)
        .example("value-indexing r1c1 r1c2 r1c3 r1c4")];

    told_as!(list);

    fn holds(&self, filled: &Filled<'_>) -> bool {
        match filled.values(&self.cells).as_slice() {
            [value, number, others @ ..] => nth(others, *number) == Some(*value),
            _ => true,
        }
    }

    /// The first value is again as many cells further on as the second cell says.
    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        let Some(most) = self.cells.len().checked_sub(2) else { return };
        // The value, and how many cells on it is again.
        compiler.line_of(
            ("value indexing", 0),
            &self.cells,
            (0, 0),
            move |read, (wanted, left): (u32, u32), value| match (read, left) {
                (0, _) => Some((value, 0)),
                (1, _) => (1..=most as u32).contains(&value).then_some((wanted, value)),
                (_, 0) => Some((0, 0)),
                (_, 1) => (value == wanted).then_some((0, 0)),
                _ => Some((wanted, left - 1)),
            },
            |(_, left)| left == 0,
        );
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("value-indexing", |draw| {
        let cells = draw.line(2, 6);
        draw.push(Self { cells });
    })];
}
