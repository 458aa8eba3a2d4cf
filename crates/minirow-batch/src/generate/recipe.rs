//! What boards are asked to be.

use minirow::Symmetry;
use minirow::generate::{Generator, NoPuzzle, Requirements};

use super::Band;

/// What boards are asked to be: each depends on this and on its own number alone.
///
/// # Examples
/// ```
/// use minirow_batch::Recipe;
/// let recipe = Recipe { bands: vec!["easy".parse()?, "2.0-4.0".parse()?], seed: 7, ..Recipe::default() };
/// assert_eq!(recipe.to_string(), "bands easy,2.0-4.0; symmetry none; tries 100000; seed 7");
/// # Ok::<(), minirow_batch::UnknownBand>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Recipe {
    /// How hard they are: the first board is of the first band, the second of the second, and so on,
    /// again from the first behind the last. Without any, they are of any difficulty.
    pub bands: Vec<Band>,
    /// How many givens they have; without a number, no given can be taken away.
    pub givens: Option<usize>,
    /// How the givens lie.
    pub symmetry: Symmetry,
    /// How many puzzles are tried for a board that is searched for on its own.
    pub tries: u64,
    /// The random seed.
    pub seed: u64,
}

impl Default for Recipe {
    fn default() -> Self {
        Self { bands: Vec::new(), givens: None, symmetry: Symmetry::None, tries: 100_000, seed: 0 }
    }
}

impl Recipe {
    pub(super) fn requirements(&self) -> Requirements {
        Requirements::default().symmetry(self.symmetry).givens(self.givens)
    }

    /// What searches for the board with a number.
    pub(super) fn generator(&self, number: u64) -> Generator {
        let generator = Generator::classic();
        let generator =
            generator.requirements(self.requirements()).tries(self.tries).seed(self.seed);
        match self.bands.len() as u64 {
            0 => generator,
            bands => generator.difficulty(self.bands[(number % bands) as usize].difficulty()),
        }
    }

    /// Finds out whether there can be such boards.
    pub(super) fn check(&self) -> Result<(), NoPuzzle> {
        (0..self.bands.len().max(1) as u64).try_for_each(|number| self.generator(number).check())
    }
}

impl std::fmt::Display for Recipe {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { bands, givens, symmetry, tries, seed } = self;
        let bands: Vec<_> = bands.iter().map(Band::to_string).collect();
        if !bands.is_empty() {
            write!(f, "bands {}; ", bands.join(","))?;
        }
        if let Some(givens) = givens {
            write!(f, "givens {givens}; ")?;
        }
        write!(f, "symmetry {symmetry}; tries {tries}; seed {seed}")
    }
}
