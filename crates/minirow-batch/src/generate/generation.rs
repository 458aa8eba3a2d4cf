//! What is generated, and its shards.

use std::ops::Range;
use std::sync::Arc;

use anyhow::bail;

use super::{Generated, Recipe};
use crate::batch::MadeBy;
use crate::{Batch, Format, Input};

/// Boards to be generated: each depends on the recipe and its own number alone, not on the shard that it
/// is in, nor on who generates it.
#[derive(Clone, Debug, PartialEq)]
pub struct Generation {
    /// What they are.
    pub recipe: Recipe,
    /// How many boards all shards have together.
    pub count: u64,
    /// How many shards they are in.
    pub shards: u32,
    /// What the shards are written in.
    pub format: Format,
}

impl Generation {
    /// A batch that generates some of the shards, numbered from 0, and asks the questions of another one
    /// about their boards.
    ///
    /// # Examples
    /// ```
    /// use minirow_batch::{Batch, Format, Generation, Recipe};
    /// let recipe = Recipe { bands: vec!["easy".parse()?], ..Recipe::default() };
    /// let generation = Generation { recipe, count: 10, shards: 2, format: Format::Csv };
    /// let batch = generation.batch(0..2, Batch::new(Vec::new(), "out".into(), "solve".parse()?))?;
    /// assert_eq!(batch.inputs.len(), 2);
    /// assert_eq!(batch.inputs[1].path.display().to_string(), "boards-2-of-2");
    /// # Ok::<(), anyhow::Error>(())
    /// ```
    ///
    /// # Errors
    /// Where no board can be as it is asked, or there are not as many shards.
    pub fn batch(&self, shards: Range<u32>, batch: Batch) -> anyhow::Result<Batch> {
        let Self { recipe, count, shards: all, format } = self;
        if shards.end > *all || shards.is_empty() {
            let (first, last) = (shards.start + 1, shards.end);
            bail!("expected shards from 1 to {all}, found {first} to {last}");
        }
        recipe.check()?;
        let shared = Arc::new(recipe.clone());
        let width = all.to_string().len();
        let first = |shard: u32| (u128::from(*count) * u128::from(shard) / u128::from(*all)) as u64;
        let input = |shard: u32| {
            let name = match all {
                1 => "boards".to_owned(),
                all => format!("boards-{:0width$}-of-{all}", shard + 1),
            };
            let numbers = first(shard)..first(shard + 1);
            let generated = Some(Generated::new(Arc::clone(&shared), numbers));
            Input { path: name.into(), format: *format, generated, selection: None }
        };
        let inputs = shards.map(input).collect();
        let generated =
            Some(format!("{count} {}; {recipe}", if *count == 1 { "board" } else { "boards" }));
        let made_by = MadeBy { generated, ..MadeBy::default() };
        Ok(Batch { inputs, made_by, ..batch })
    }
}
