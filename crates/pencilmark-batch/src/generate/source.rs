//! Generated boards as rows of a shard.

use std::ops::{ControlFlow, Range};
use std::sync::Arc;

use pencilmark::generate::{Generator, NoPuzzle};
use rayon::prelude::*;

use crate::{Encoder, Format, Interrupted, Kept, Part, PartSize, Rows, Source, Texts, text};

/// A shard that is generated part by part.
pub(super) struct GeneratedRows {
    generators: Arc<Vec<Generator>>,
    columns: Vec<String>,
    /// The numbers of all its boards.
    rows: Range<u64>,
    next: u64,
    size: PartSize,
    output: Format,
    started: bool,
}

/// Some of its boards.
struct GeneratedPart {
    generators: Arc<Vec<Generator>>,
    columns: Vec<String>,
    output: Format,
    slice: u64,
    /// The number of the first board of the shard.
    start: u64,
    /// The boards that are left.
    left: Range<u64>,
    rows: u64,
    started: bool,
}

impl GeneratedRows {
    /// Boards with these numbers, each by the generator of its band.
    pub(super) fn new(
        generators: Vec<Generator>,
        rows: Range<u64>,
        size: PartSize,
        output: Format,
    ) -> Self {
        let (generators, columns) = (Arc::new(generators), vec!["puzzle".to_owned()]);
        Self { generators, columns, next: rows.start, rows, size, output, started: false }
    }
}

impl Source for GeneratedRows {
    fn columns(&self) -> &[String] {
        &self.columns
    }

    fn rows(&self) -> Option<u64> {
        Some(self.rows.end - self.rows.start)
    }

    fn progress(&self) -> f64 {
        let all = (self.rows.end - self.rows.start).max(1);
        (self.next - self.rows.start) as f64 / all as f64
    }

    fn next_part(&mut self) -> anyhow::Result<Option<Box<dyn Part>>> {
        if self.next == self.rows.end && self.started {
            return Ok(None);
        }
        self.started = true;
        let end = self.rows.end.min(self.next + self.size.rows.max(1) as u64);
        let left = self.next..end;
        self.next = end;
        Ok(Some(Box::new(GeneratedPart {
            generators: Arc::clone(&self.generators),
            columns: self.columns.clone(),
            output: self.output,
            slice: self.size.slice.max(1) as u64,
            start: self.rows.start,
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
        let end = self.left.end.min(self.left.start + self.slice);
        let numbers = self.left.start..end;
        let first = numbers.start - self.start;
        self.left.start = end;
        let boards = numbers.into_par_iter().map(|number| board(&self.generators, number, go_on));
        let boards: Vec<Option<String>> = boards.collect::<Result<_, Interrupted>>()?;
        let puzzles: Texts = boards.iter().map(Option::as_deref).collect();
        let kept = Kept::Fields(vec![puzzles.clone()]);
        Ok(Some(Rows { first, puzzles, stated: None, kept }))
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

/// The board with a number; nothing where none was found.
fn board(
    generators: &[Generator],
    number: u64,
    go_on: &(dyn Fn() -> bool + Sync),
) -> Result<Option<String>, Interrupted> {
    let generator = &generators[(number % generators.len() as u64) as usize];
    let progress = |_| if go_on() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) };
    match generator.search(number, progress) {
        Ok(found) if found.miss == 0 => Ok(found.puzzle.map(|puzzle| puzzle.to_line())),
        Err(NoPuzzle::Stopped) => Err(Interrupted),
        _ if !go_on() => Err(Interrupted),
        _ => Ok(None),
    }
}
