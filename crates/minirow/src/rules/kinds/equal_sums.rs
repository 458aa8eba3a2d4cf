//! Areas with the same sum.

#[cfg(test)]
use super::Draws;
use super::{Compiler, Filled, Kind, Lists, Spelled, Told, Wrong};
use crate::board::Geometry;
use crate::rules::holds::are_equal_sums;

/// All parts have the same sum, which no clue tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EqualSums {
    /// The cells of each part.
    pub parts: Vec<Vec<u16>>,
}

impl Kind for EqualSums {
    const TOLD: &'static [Told] = &[Told::lists("equal-sums", Lists::SEVERAL)
        .says(
            "the equal sums of {parts}",
            "Areas with the same letter behind Σ= have the same sum.",
        )
        .iss("EqualSum", 0)
        .example("equal-sums r1c1 r1c2 | r3c1 r3c2")];

    fn each_part(&self, see: &mut dyn FnMut(&[u16])) {
        self.parts.iter().for_each(|part| see(part));
    }

    fn read(spelled: &mut Spelled, _: &Geometry) -> Result<Self, Wrong> {
        Ok(Self { parts: std::mem::take(&mut spelled.parts) })
    }

    fn holds(&self, filled: &Filled<'_>) -> bool {
        are_equal_sums(&filled.parts(&self.parts))
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        compiler.equal_sums(&self.parts);
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("equal-sums", |draw| {
        let parts = draw.random.range(2, 3);
        let parts = (0..parts).map(|_| draw.line(1, 3)).collect();
        draw.push(Self { parts });
    })];

    #[cfg(test)]
    fn about(cells: &[u16], _: u32, _: &Geometry) -> Vec<Self> {
        let half = cells.len() / 2;
        let halves = vec![cells[..half].to_vec(), cells[half..2 * half].to_vec()];
        let each = cells.iter().map(|&cell| vec![cell]).collect();
        vec![Self { parts: halves }, Self { parts: each }]
    }
}
