//! What a run over shards is asked, and what comes of it.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

use anyhow::{Context, bail};
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::generate::Generated;
use crate::inputs::output_names;
use crate::manifest::{Asked, Manifest, Shard, program};
use crate::verify::{is_as_written, noted_at};
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
    /// Whether finished outputs are compared by their checksums, and not by size and time alone.
    pub verify: bool,
    /// How many workers there are.
    pub jobs: usize,
    /// How rows were chosen or generated, for the manifest.
    pub(crate) made_by: MadeBy,
}

/// What the rows of a run are, where they are not all rows of files.
#[derive(Clone, Debug, Default)]
pub(crate) struct MadeBy {
    /// How rows were chosen.
    pub(crate) chosen: Option<String>,
    /// What was generated.
    pub(crate) generated: Option<String>,
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
    /// Inputs that have changed since they were finished, and are done again.
    pub changed: Vec<String>,
    /// Outputs that were not as they had been written, and are written again.
    pub damaged: Vec<String>,
    /// Whether outputs that were finished before were compared by their checksums.
    pub verified: bool,
    /// Whether the user has stopped it.
    pub interrupted: bool,
}

impl Report {
    /// That of a run that was stopped before its first output.
    pub(crate) fn interrupted() -> Self {
        Self { interrupted: true, ..Self::default() }
    }

    /// Removes a folder that is not needed once all is done.
    pub(crate) fn remove_when_done(&self, folder: &Path) -> anyhow::Result<()> {
        if self.interrupted {
            return Ok(());
        }
        fs::remove_dir_all(folder).with_context(|| format!("cannot remove {}", folder.display()))
    }
}

impl Batch {
    /// Questions about shards, their outputs in a folder, on all processors.
    ///
    /// # Examples
    /// ```
    /// use minirow_batch::{Batch, Input};
    /// let shard = Input::file("boards.csv".into())?;
    /// let mut batch = Batch::new(vec![shard], "out".into(), "solve".parse()?);
    /// batch.limit = Some(100);
    /// assert!(batch.conditions.is_empty() && batch.to.is_none());
    /// # Ok::<(), anyhow::Error>(())
    /// ```
    #[must_use]
    pub fn new(inputs: Vec<Input>, folder: PathBuf, works: Works) -> Self {
        Self {
            inputs,
            folder,
            works,
            to: None,
            columns: ColumnChoice::default(),
            conditions: Vec::new(),
            sample: None,
            limit: None,
            verify: false,
            jobs: thread::available_parallelism().map_or(1, usize::from),
            made_by: MadeBy::default(),
        }
    }

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
            chosen: self.made_by.chosen.clone(),
            generated: self.made_by.generated.clone(),
        }
    }

    /// The manifest of this run, given that of the folder: what a run before has finished, if its inputs and outputs
    /// are the same, and what is left.
    pub(crate) fn manifest(&self, before: Option<&Manifest>) -> anyhow::Result<Manifest> {
        let mut program = program();
        let asked = self.asked();
        if let Some(before) = before {
            before.expect_same(&program, &asked, &self.folder)?;
            if before.has_begun(&self.folder) {
                program.clone_from(&before.program);
            }
        }
        let names = output_names(&self.inputs, self.to)?;
        let since = if self.verify { None } else { noted_at(&self.folder) };
        let sums = || self.inputs.par_iter().map(Input::checksum).collect::<Vec<_>>();
        let sums = pool(self.jobs)?.install(sums);
        let mut shards = Vec::new();
        for ((input, output), sum) in self.inputs.iter().zip(names).zip(sums) {
            let (checksum, bytes) = sum?;
            let shard = Shard {
                input: input.path.display().to_string(),
                bytes,
                checksum,
                output,
                output_bytes: None,
                output_checksum: None,
                finished: None,
            };
            let mut known = before.iter().flat_map(|before| &before.shards);
            let known = known.find(|known| known.output == shard.output);
            self.expect_free(input, &shard.output, known.is_some())?;
            let path = self.folder.join(&shard.output);
            let done = known.filter(|known| known.checksum == shard.checksum);
            let done = done.filter(|known| is_as_written(&path, known, since));
            shards.push(match done {
                Some(known) => Shard {
                    output_bytes: known.output_bytes,
                    output_checksum: known.output_checksum.clone(),
                    finished: known.finished,
                    ..shard
                },
                None => shard,
            });
        }
        // What other inputs have left stays known.
        let others = before.iter().flat_map(|before| &before.shards);
        let others = others.filter(|other| {
            other.finished.is_some() && shards.iter().all(|shard| shard.output != other.output)
        });
        let mut all: Vec<Shard> = others.cloned().collect();
        all.append(&mut shards);
        all.sort_by(|one, other| one.output.cmp(&other.output));
        Ok(Manifest { program, options: asked, shards: all })
    }

    /// Refuses to write over an input, or over a file that no batch has written.
    fn expect_free(&self, input: &Input, output: &str, is_known: bool) -> anyhow::Result<()> {
        let path = self.folder.join(output);
        let Ok(there) = path.canonicalize() else { return Ok(()) };
        if input.generated.is_none() && input.path.canonicalize().is_ok_and(|from| from == there) {
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
        self.inputs.iter().find(|input| input.output(self.to) == shard.output)
    }

    /// How much of the run a shard is: its bytes, or the rows that are generated.
    pub(crate) fn size(&self, shard: &Shard) -> u64 {
        let generated = self.input_of(shard).and_then(|input| input.generated.as_ref());
        generated.map_or(shard.bytes, Generated::len)
    }

    /// How much of an input is worked on and written at once. A run that is stopped loses the parts under way, so
    /// what takes long comes in small ones; in Parquet a part is a group of rows, and those must not be too small.
    pub(crate) fn part_size(&self, input: Format, output: Format) -> PartSize {
        let are_all = self.inputs.iter().all(|input| input.selection.is_none());
        let copies =
            are_all && self.conditions.is_empty() && self.sample.is_none() && self.limit.is_none();
        let is_generated = self.inputs.iter().any(|input| input.generated.is_some());
        let has_groups = [input, output].contains(&Format::Parquet);
        let (rows, largest_group, slice) = match (is_generated || self.works.are_slow(), has_groups)
        {
            (true, false) => (1 << 8, 0, 1 << 8),
            // A part of a group is read by going past what is before it, which must not take longer than the work.
            (true, true) if is_generated || self.works.reason() => (1 << 12, 1 << 13, 1 << 8),
            (true, true) => (1 << 14, 1 << 16, 1 << 8),
            (false, _) => (1 << 17, 1 << 20, 1 << 14),
        };
        PartSize { rows, largest_group: if copies { largest_group } else { 0 }, slice }
    }
}

/// So many processors for what is worked on in parallel.
pub(crate) fn pool(jobs: usize) -> anyhow::Result<ThreadPool> {
    let pool = ThreadPoolBuilder::new().num_threads(jobs.max(1));
    pool.build().context("cannot start as many threads")
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;
    use std::sync::atomic::{AtomicBool, Ordering};

    use super::*;
    use crate::{Far, Watch};

    /// A shard with a puzzle so many times.
    fn shard(folder: &Path, rows: usize) -> Input {
        let path = folder.join("boards.txt");
        let puzzle =
            "..7....9....5....6.8...43....932...42.1.9.8.56...817....82...6.1....3....5....2..\n";
        fs::write(&path, puzzle.repeat(rows)).unwrap();
        Input::file(path).unwrap()
    }

    /// Notes how many threads share the work, whenever one of them asks whether to go on.
    #[derive(Default)]
    struct Threads(Mutex<Vec<usize>>);

    impl Watch for Threads {
        fn go_on(&self) -> bool {
            if rayon::current_thread_index().is_some() {
                self.0.lock().unwrap().push(rayon::current_num_threads());
            }
            true
        }

        fn tell(&self, _: Far) {}
    }

    #[test]
    fn no_more_threads_work_than_were_asked_for() {
        let folder = tempfile::tempdir().unwrap();
        let input = shard(folder.path(), 40);
        for jobs in [1, 3] {
            let out = folder.path().join(jobs.to_string());
            let batch =
                Batch { jobs, ..Batch::new(vec![input.clone()], out, "level".parse().unwrap()) };
            let threads = Threads::default();
            assert_eq!(batch.run(&threads).unwrap().finished.unique, 40);
            let seen = threads.0.into_inner().unwrap();
            assert!(seen.len() >= 40 && seen.iter().all(|&threads| threads == jobs), "{seen:?}");
        }
    }

    /// Notes all that is told.
    #[derive(Default)]
    struct Told(Mutex<Vec<Far>>);

    impl Watch for Told {
        fn go_on(&self) -> bool {
            true
        }

        fn tell(&self, far: Far) {
            self.0.lock().unwrap().push(far);
        }
    }

    #[test]
    fn progress_is_told_within_parts() {
        let folder = tempfile::tempdir().unwrap();
        let input = shard(folder.path(), 24_000);
        let works = "symmetry".parse().unwrap();
        let batch = Batch { jobs: 1, ..Batch::new(vec![input], folder.path().join("out"), works) };
        let (told, size) = (Told::default(), batch.part_size(Format::Text, Format::Text));
        assert!(size.slice < 24_000 && size.rows > 24_000, "{size:?}");
        batch.run(&told).unwrap();
        let told = told.0.into_inner().unwrap();
        let half = told.iter().find(|far| far.rows > 0).expect("progress");
        assert_eq!(half.rows, size.slice as u64);
        assert!((0.6..0.8).contains(&half.fraction), "{half:?}");
        let last = told.last().expect("an end");
        assert_eq!((last.rows, last.shards, last.fraction), (24_000, (1, 1), 1.0));
    }

    /// Stops a run once so many rows were worked on.
    struct StopsAt(u64, AtomicBool);

    impl Watch for StopsAt {
        fn go_on(&self) -> bool {
            !self.1.load(Ordering::Relaxed)
        }

        fn tell(&self, far: Far) {
            self.1.fetch_or(far.rows >= self.0, Ordering::Relaxed);
        }
    }

    #[test]
    fn a_run_that_is_stopped_keeps_what_took_long() {
        let folder = tempfile::tempdir().unwrap();
        let input = shard(folder.path(), 1500);
        let out = folder.path().join("out");
        let batch = Batch { jobs: 1, ..Batch::new(vec![input], out, "level".parse().unwrap()) };
        assert!(batch.run(&StopsAt(600, AtomicBool::new(false))).unwrap().interrupted);
        let kept = fs::read_to_string(folder.path().join("out/boards.txt.partial")).unwrap();
        assert!((512..1500).contains(&kept.lines().count()), "{}", kept.lines().count());
        let told = Told::default();
        assert!(!batch.run(&told).unwrap().interrupted);
        let first = told.0.into_inner().unwrap().into_iter().find(|far| far.rows > 0);
        assert!(first.is_some_and(|far| far.rows >= 512), "{first:?}");
    }
}
