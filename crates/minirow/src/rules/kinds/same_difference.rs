//! Lines of one difference.

#[cfg(test)]
use super::Draws;
use super::{Compiler, Filled, Kind, Told, told_as};

/// Neighbours on the line all differ by the same, up or down, which no clue tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SameDifference {
    /// The line.
    pub cells: Vec<u16>,
}

impl Kind for SameDifference {
    const TOLD: &'static [Told] = &[Told::list("same-difference")
        .says(
            "the same difference line along {cells}",
            "Neighbours on a same difference line all differ by the same amount, up or down.",
        )
        .example("same-difference r1c1 r1c2 r1c3")];

    told_as!(list);

    fn holds(&self, filled: &Filled<'_>) -> bool {
        let values = filled.values(&self.cells);
        values.windows(3).all(|three| three[0].abs_diff(three[1]) == three[1].abs_diff(three[2]))
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        compiler.line_of(
            ("same difference", 0),
            &self.cells,
            // The last value, and how far it is from the one before.
            (None, None),
            |_, (last, by): (Option<u32>, Option<u32>), value| {
                let Some(last) = last else { return Some((Some(value), None)) };
                let now = value.abs_diff(last);
                by.is_none_or(|by| by == now).then_some((Some(value), Some(now)))
            },
            |_| true,
        );
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("same-difference", |draw| {
        let cells = draw.line(1, 4);
        draw.push(Self { cells });
    })];
}
