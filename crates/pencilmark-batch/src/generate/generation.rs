//! What is generated, and its shards.

use std::ops::Range;
use std::sync::Arc;

use anyhow::{Context, bail};
use pencilmark::generate::Generator;
use xxhash_rust::xxh3::xxh3_128;

use super::Band;
use super::source::GeneratedRows;
use crate::batch::MadeBy;
use crate::{Batch, Format, Input, PartSize, Source};

/// Boards to be generated: each depends on this description and its own number alone, not on the shard
/// that it is in, nor on who generates it.
#[derive(Clone, Debug)]
pub struct Generation {
    /// How many boards all shards have together.
    pub count: u64,
    /// How hard they are: the first board is of the first band, the second of the second, and so on,
    /// again from the first behind the last. Without any, they are minimal puzzles of any difficulty.
    pub bands: Vec<Band>,
    /// What else is asked of them: givens, symmetry, tries and the random seed.
    pub generator: Generator,
    /// That, in words for the manifest.
    pub told: String,
    /// How many shards they are in.
    pub shards: u32,
    /// What the shards are written in.
    pub format: Format,
}

/// A shard that is generated.
#[derive(Clone, Debug)]
pub(crate) struct Generated {
    generation: Arc<Generation>,
    rows: Range<u64>,
}

impl PartialEq for Generated {
    fn eq(&self, other: &Self) -> bool {
        self.checksum() == other.checksum()
    }
}

impl Generation {
    /// A batch that generates some of the shards, numbered from 0, and asks questions about their boards.
    ///
    /// # Examples
    /// ```
    /// use pencilmark::generate::Generator;
    /// use pencilmark_batch::{Batch, Format, Generation};
    /// let generation = Generation {
    ///     count: 10,
    ///     bands: vec!["easy".parse()?, "2.0-4.0".parse()?],
    ///     generator: Generator::classic().seed(7),
    ///     told: "seed 7".to_owned(),
    ///     shards: 2,
    ///     format: Format::Csv,
    /// };
    /// let batch = generation.batch(0..2, Batch::new(Vec::new(), "out".into(), "solve".parse()?))?;
    /// assert_eq!(batch.inputs.len(), 2);
    /// assert_eq!(batch.inputs[1].path.display().to_string(), "boards-2-of-2");
    /// # Ok::<(), anyhow::Error>(())
    /// ```
    ///
    /// # Errors
    /// Where no board can be as it is asked, or there are not as many shards.
    pub fn batch(&self, shards: Range<u32>, batch: Batch) -> anyhow::Result<Batch> {
        if shards.end > self.shards || shards.is_empty() {
            bail!(
                "expected shards from 1 to {}, found {} to {}",
                self.shards,
                shards.start + 1,
                shards.end
            );
        }
        for band in &self.bands {
            let generator = self.generator.clone().difficulty(band.difficulty());
            generator.check().with_context(|| band.to_string())?;
        }
        self.generator.check()?;
        let generation = Arc::new(self.clone());
        let bands: Vec<_> = self.bands.iter().map(Band::to_string).collect();
        let bands = if bands.is_empty() { "any".to_owned() } else { bands.join(",") };
        let told = format!("{} boards; bands {bands}; {}", self.count, self.told);
        let width = self.shards.to_string().len();
        let input = |number: u32| {
            let first = |number: u32| {
                (u128::from(self.count) * u128::from(number) / u128::from(self.shards)) as u64
            };
            let name = match self.shards {
                1 => "boards".to_owned(),
                shards => format!("boards-{:0width$}-of-{shards}", number + 1),
            };
            let rows = first(number)..first(number + 1);
            let generated = Some(Generated { generation: Arc::clone(&generation), rows });
            Input { path: name.into(), format: self.format, generated, selection: None }
        };
        let inputs = shards.map(input).collect();
        let made_by = MadeBy { generated: Some(told), ..MadeBy::default() };
        Ok(Batch { inputs, made_by, ..batch })
    }
}

impl Generated {
    /// How many rows it has.
    pub(crate) fn len(&self) -> u64 {
        self.rows.end - self.rows.start
    }

    /// What takes the place of the checksum of a file: it is another one wherever boards are.
    pub(crate) fn checksum(&self) -> String {
        let Generation { bands, generator, .. } = &*self.generation;
        let told = format!("{bands:?} {generator:?} {:?}", self.rows);
        format!("{:032x}", xxh3_128(told.as_bytes()))
    }

    /// Opens it for an output.
    pub(crate) fn open(&self, size: PartSize, output: Format) -> Box<dyn Source> {
        let Generation { bands, generator, .. } = &*self.generation;
        let generators = match bands.as_slice() {
            [] => vec![generator.clone()],
            bands => {
                bands.iter().map(|band| generator.clone().difficulty(band.difficulty())).collect()
            }
        };
        Box::new(GeneratedRows::new(generators, self.rows.clone(), size, output))
    }
}
