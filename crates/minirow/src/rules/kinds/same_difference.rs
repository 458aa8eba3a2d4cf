//! Lines of one difference.

#[cfg(test)]
use super::Draws;
use super::{Compiler, Filled, Kind, Named, Spelled, Told, Wrong};
use crate::rules::Shape;

/// Neighbours on the line all differ by the same, up or down, which no clue tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SameDifference {
    /// The line.
    pub cells: Vec<u16>,
}

impl Kind for SameDifference {
    const TOLD: &'static [Told] =
        &[Told::list("same-difference").example("same-difference r1c1 r1c2 r1c3")];

    fn each_part(&self, see: &mut dyn FnMut(&[u16])) {
        see(&self.cells);
    }

    fn read(spelled: &mut Spelled, _: Shape) -> Result<Self, Wrong> {
        Ok(Self { cells: spelled.list() })
    }

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

    fn meaning(&self) -> String {
        "Neighbours on a same difference line all differ by the same amount, up or down.".to_owned()
    }

    fn words(&self, names: &Named) -> String {
        names.along("same difference line", &self.cells)
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("same-difference", |draw| {
        let cells = draw.line(1, 4);
        draw.push(Self { cells });
    })];

    #[cfg(test)]
    fn about(cells: &[u16], _: u32, _: Shape) -> Vec<Self> {
        vec![Self { cells: cells.to_vec() }]
    }
}
