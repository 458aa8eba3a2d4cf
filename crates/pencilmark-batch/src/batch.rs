//! What a run over shards is asked, and what comes of it.

use std::path::PathBuf;

use anyhow::bail;
use rayon::prelude::*;

use crate::inputs::{checksum, output_names};
use crate::manifest::{Asked, Manifest, Shard};
use crate::{ColumnChoice, Condition, Finished, Format, Input, PartSize, Works};

/// What a run is asked.
#[derive(Clone, Debug)]
pub struct Batch {
    /// The shards.
    pub inputs: Vec<Input>,
    /// The folder of the outputs and of the manifest.
    pub folder: PathBuf,
    /// The questions.
    pub works: Works,
    /// What outputs are written in; the format of each input where there is none.
    pub to: Option<Format>,
    /// The columns of boards and solutions.
    pub columns: ColumnChoice,
    /// Only rows that fulfil these are written.
    pub conditions: Vec<Condition>,
    /// So many rows of a million are worked on, by a seed.
    pub sample: Option<(u32, u64)>,
    /// The most rows of each shard.
    pub limit: Option<u64>,
    /// How many workers there are.
    pub jobs: usize,
}

/// How far a run is.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Far {
    /// Rows that were read.
    pub rows: u64,
    /// Shards that are finished, of how many.
    pub shards: (usize, usize),
    /// How much of the whole run is done, from 0 to 1.
    pub fraction: f64,
}

/// What came of a run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Shards that were finished now, and before.
    pub shards: (usize, usize),
    /// What is in all outputs that are finished.
    pub finished: Finished,
    /// Columns that have another name, as the input has one of theirs.
    pub renamed: Vec<(String, String)>,
    /// Whether the user has stopped it.
    pub interrupted: bool,
}

/// What a run tells, and asks whether to go on.
pub trait Watch: Sync {
    /// Whether to go on.
    fn go_on(&self) -> bool;
    /// Takes note of how far the run is.
    fn tell(&self, far: Far);
}

impl Batch {
    /// What is asked, as the manifest has it.
    fn asked(&self) -> Asked {
        Asked {
            work: self.works.to_string(),
            to: self.to,
            column: self.columns.puzzle.clone(),
            solution_column: self.columns.solution.clone(),
            conditions: self.conditions.iter().map(Condition::to_string).collect(),
            sample: self.sample.map(|(millionths, _)| millionths),
            seed: self.sample.map(|(_, seed)| seed),
            limit: self.limit,
        }
    }

    /// The manifest of this run: what a run before has finished, if its inputs are the same, and what is
    /// left.
    pub(crate) fn manifest(&self) -> anyhow::Result<Manifest> {
        let program = format!("pencilmark {}", env!("CARGO_PKG_VERSION"));
        let asked = self.asked();
        let before = Manifest::read(&self.folder)?;
        if let Some(before) = &before {
            before.expect_same(&program, &asked, &self.folder)?;
        }
        let names = output_names(&self.inputs, self.to)?;
        let sums: Vec<_> = self.inputs.par_iter().map(|input| checksum(&input.path)).collect();
        let mut shards = Vec::new();
        for ((input, output), sum) in self.inputs.iter().zip(names).zip(sums) {
            let (checksum, bytes) = sum?;
            let shard = Shard {
                input: input.path.display().to_string(),
                bytes,
                checksum,
                output,
                finished: None,
            };
            let known = before.iter().flat_map(|before| &before.shards);
            let known = known.clone().find(|known| known.output == shard.output);
            self.expect_free(input, &shard.output, known.is_some())?;
            let done = known.filter(|known| known.checksum == shard.checksum);
            let done = done.and_then(|known| known.finished);
            let is_there = self.folder.join(&shard.output).is_file();
            shards.push(Shard { finished: done.filter(|_| is_there), ..shard });
        }
        // What other inputs have left stays known.
        let others = before.into_iter().flat_map(|before| before.shards);
        let others = others.filter(|other| {
            other.finished.is_some() && shards.iter().all(|shard| shard.output != other.output)
        });
        let mut all: Vec<Shard> = others.collect();
        all.append(&mut shards);
        all.sort_by(|one, other| one.output.cmp(&other.output));
        Ok(Manifest { program, options: asked, shards: all })
    }

    /// Refuses to write over an input, or over a file that no batch has written.
    fn expect_free(&self, input: &Input, output: &str, is_known: bool) -> anyhow::Result<()> {
        let path = self.folder.join(output);
        let (Ok(there), Ok(from)) = (path.canonicalize(), input.path.canonicalize()) else {
            return Ok(());
        };
        if there == from {
            bail!("{} would be written over itself; give another folder with -o", path.display());
        }
        if !is_known {
            bail!(
                "{} is there and no batch has written it; give another folder with -o, or remove it",
                path.display()
            );
        }
        Ok(())
    }

    pub(crate) fn input_of(&self, shard: &Shard) -> Option<&Input> {
        self.inputs.iter().find(|input| input.path.display().to_string() == shard.input)
    }

    pub(crate) fn part_size(&self) -> PartSize {
        let copies = self.conditions.is_empty() && self.sample.is_none() && self.limit.is_none();
        if self.works.are_slow() {
            PartSize {
                rows: 1 << 14,
                largest_group: if copies { 1 << 16 } else { 0 },
                slice: 1 << 10,
            }
        } else {
            PartSize {
                rows: 1 << 17,
                largest_group: if copies { 1 << 20 } else { 0 },
                slice: 1 << 14,
            }
        }
    }
}
