//! Areas with the same values.

#[cfg(test)]
use super::Draws;
use super::{Compiler, Filled, Kind, Lists, Spelled, Told, Wrong};
use crate::board::Geometry;
use crate::rules::engine::{Propagator, Same, is_for_masks};

/// All parts hold the same values, each as often; so they have as many cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SameValues {
    /// The cells of each part.
    pub parts: Vec<Vec<u16>>,
}

impl Kind for SameValues {
    const TOLD: &'static [Told] =
        &[Told::lists("same-values", Lists { are_alike: true, ..Lists::SEVERAL })
            .says(
                "the same values of {parts}",
                "Areas with the same letter in braces hold the same digits, each as often.",
            )
            .iss("SameValues", 2)
            .example("same-values r1c1 r1c2 | r3c3 r3c4")];

    fn each_part(&self, see: &mut dyn FnMut(&[u16])) {
        self.parts.iter().for_each(|part| see(part));
    }

    fn read(spelled: &mut Spelled, _: &Geometry) -> Result<Self, Wrong> {
        Ok(Self { parts: std::mem::take(&mut spelled.parts) })
    }

    fn holds(&self, filled: &Filled<'_>) -> bool {
        let mut parts = filled.parts(&self.parts);
        parts.iter_mut().for_each(|part| part.sort_unstable());
        parts.windows(2).all(|two| two[0] == two[1])
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        let [first, others @ ..] = self.parts.as_slice() else { return };
        if others.iter().any(|other| other.len() != first.len()) {
            return compiler.forbid();
        }
        if first.is_empty() {
            return;
        }
        if first.len() == 1 {
            let pairs = others.iter().map(|other| (first[0], other[0]));
            return compiler.relations(pairs, |one, other| one == other);
        }
        let are_sets = is_for_masks(compiler.geometry.values())
            && self.parts.iter().all(|part| compiler.all_differ(part));
        compiler.model.add(Propagator::Same(Same::of(&self.parts, are_sets)));
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("same-values", |draw| {
        let (parts, size) = (draw.random.range(2, 3), draw.random.range(1, 3));
        let parts = (0..parts).map(|_| draw.cells(size, size)).collect();
        draw.push(Self { parts });
    })];

    #[cfg(test)]
    fn about(cells: &[u16], _: u32, _: &Geometry) -> Vec<Self> {
        let half = cells.len() / 2;
        let halves = vec![cells[..half].to_vec(), cells[half..2 * half].to_vec()];
        vec![Self { parts: halves }, Self { parts: vec![cells.to_vec(), cells.to_vec()] }]
    }
}
