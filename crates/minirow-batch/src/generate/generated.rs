//! A shard that is generated.

use std::ops::Range;
use std::sync::Arc;

use xxhash_rust::xxh3::xxh3_128;

use super::Recipe;
use super::source::GeneratedRows;
use crate::{Format, PartSize, Source};

/// A shard that is generated.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Generated {
    recipe: Arc<Recipe>,
    /// The numbers of its boards.
    numbers: Range<u64>,
}

impl Generated {
    /// The boards with these numbers.
    pub(super) fn new(recipe: Arc<Recipe>, numbers: Range<u64>) -> Self {
        Self { recipe, numbers }
    }

    /// How many rows it has.
    pub(crate) fn len(&self) -> u64 {
        self.numbers.end - self.numbers.start
    }

    /// What takes the place of the checksum of a file: it is another one wherever boards are.
    pub(crate) fn checksum(&self) -> String {
        let told = format!("{} {:?}", self.recipe, self.numbers);
        format!("{:032x}", xxh3_128(told.as_bytes()))
    }

    /// Opens it for an output.
    pub(crate) fn open(&self, size: PartSize, output: Format) -> Box<dyn Source> {
        Box::new(GeneratedRows::new(Arc::clone(&self.recipe), self.numbers.clone(), size, output))
    }
}
