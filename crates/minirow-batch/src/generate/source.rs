//! Generated boards as rows of a shard.

use std::ops::Range;
use std::sync::Arc;

use rayon::prelude::*;

use super::Recipe;
use super::block::{BLOCK, boards};
use crate::work::bad_row;
use crate::{
    Encoder, Format, Interrupted, Kept, Part, PartSize, Rows, Source, Texts, text, thousands,
};

/// A shard that is generated part by part.
pub(super) struct GeneratedRows {
    recipe: Arc<Recipe>,
    columns: Vec<String>,
    /// The numbers of all its boards.
    numbers: Range<u64>,
    next: u64,
    size: PartSize,
    output: Format,
    started: bool,
}

/// Some of its boards.
struct GeneratedPart {
    recipe: Arc<Recipe>,
    columns: Vec<String>,
    output: Format,
    slice: u64,
    /// The number of the first board of the shard.
    start: u64,
    rows: u64,
    /// The boards that are left.
    left: Range<u64>,
    started: bool,
}

impl GeneratedRows {
    /// Boards with these numbers.
    pub(super) fn new(
        recipe: Arc<Recipe>,
        numbers: Range<u64>,
        size: PartSize,
        output: Format,
    ) -> Self {
        let columns = vec!["puzzle".to_owned()];
        Self { recipe, columns, next: numbers.start, numbers, size, output, started: false }
    }
}

/// The end of the next so many numbers; the first of what follows is a multiple, so that no block is made
/// twice.
fn end(numbers: &Range<u64>, many: u64) -> u64 {
    numbers.end.min((numbers.start / many + 1) * many)
}

impl Source for GeneratedRows {
    fn columns(&self) -> &[String] {
        &self.columns
    }

    fn rows(&self) -> Option<u64> {
        Some(self.numbers.end - self.numbers.start)
    }

    fn progress(&self) -> f64 {
        let all = (self.numbers.end - self.numbers.start).max(1);
        (self.next - self.numbers.start) as f64 / all as f64
    }

    fn next_part(&mut self) -> anyhow::Result<Option<Box<dyn Part>>> {
        if self.next == self.numbers.end && self.started {
            return Ok(None);
        }
        self.started = true;
        let left = self.next..end(&(self.next..self.numbers.end), self.size.rows.max(1) as u64);
        self.next = left.end;
        Ok(Some(Box::new(GeneratedPart {
            recipe: Arc::clone(&self.recipe),
            columns: self.columns.clone(),
            output: self.output,
            slice: self.size.slice.max(1) as u64,
            start: self.numbers.start,
            rows: left.end - left.start,
            left,
            started: false,
        })))
    }
}

impl Part for GeneratedPart {
    fn rows(&self) -> u64 {
        self.rows
    }

    fn next_rows(&mut self, go_on: &(dyn Fn() -> bool + Sync)) -> anyhow::Result<Option<Rows>> {
        if self.left.is_empty() && self.started {
            return Ok(None);
        }
        self.started = true;
        let numbers = self.left.start..end(&self.left, self.slice);
        self.left.start = numbers.end;
        let mut blocks = Vec::new();
        let mut rest = numbers.clone();
        while !rest.is_empty() {
            let block = rest.start..end(&rest, BLOCK);
            rest.start = block.end;
            blocks.push(block);
        }
        let made = blocks.into_par_iter().map(|block| boards(&self.recipe, block, go_on));
        let made: Vec<Vec<Option<String>>> = made.collect::<Result<_, Interrupted>>()?;
        let puzzles: Texts = made.iter().flatten().map(Option::as_deref).collect();
        let kept = Kept::Fields(vec![puzzles.clone()]);
        let first = numbers.start - self.start;
        let missing = puzzles.iter().zip(first..).filter(|(puzzle, _)| puzzle.is_none());
        let reason =
            || format!("no such puzzle was found in {} tries", thousands(self.recipe.tries));
        let bad = missing.map(|(_, row)| bad_row(row, None, reason())).collect();
        Ok(Some(Rows { first, kept, bad, ..Rows::of(puzzles) }))
    }

    fn encoder(&self) -> anyhow::Result<Box<dyn Encoder>> {
        if self.output != Format::Parquet {
            return Ok(text::encoder(self.output, &self.columns));
        }
        #[cfg(feature = "parquet")]
        return Ok(crate::parquet::encoder(&self.columns, false));
        #[cfg(not(feature = "parquet"))]
        anyhow::bail!(crate::format::WITHOUT_PARQUET)
    }
}
