//! A run over shards, by all processors.
//!
//! ```text
//! shards ──parts──▶ workers ──bytes──▶ this thread ──in order──▶ outputs
//! ```
//! Whoever is free takes the next part, of this shard or the next; few are under way, so memory does not
//! grow with the input.

use std::collections::BTreeMap;
use std::fs;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use anyhow::Context;

use crate::alone::alone;
use crate::batch::pool;
use crate::events::{Done, Event};
use crate::in_flight::InFlight;
use crate::manifest::Manifest;
use crate::output::{Output, Whole};
use crate::shards::Shards;
use crate::worker::work;
use crate::{Batch, Far, Report, Watch};

/// How often a run tells how far it is.
const TOLD_EVERY: Duration = Duration::from_millis(100);

impl Batch {
    /// Runs what is left of a batch.
    ///
    /// # Examples
    /// ```
    /// use minirow_batch::{Batch, Far, Watch, inputs};
    /// struct ToTheEnd;
    /// impl Watch for ToTheEnd {
    ///     fn go_on(&self) -> bool {
    ///         true
    ///     }
    ///     fn tell(&self, _: Far) {}
    /// }
    /// let folder = tempfile::tempdir()?;
    /// let shard = folder.path().join("boards.csv");
    /// let puzzle = "..7....9....5....6.8...43....932...42.1.9.8.56...817....82...6.1....3....5....2..";
    /// std::fs::write(&shard, format!("puzzle,source\n{puzzle},a book\n"))?;
    /// let out = folder.path().join("out");
    /// let batch = Batch::new(inputs(&[shard])?, out, "verdict,givens".parse()?);
    /// assert_eq!(batch.run(&ToTheEnd)?.finished.unique, 1);
    /// let output = std::fs::read_to_string(folder.path().join("out/boards.csv"))?;
    /// assert_eq!(output, format!("puzzle,source,verdict,givens\n{puzzle},a book,unique,27\n"));
    /// # Ok::<(), anyhow::Error>(())
    /// ```
    ///
    /// # Errors
    /// Where the folder holds another batch or belongs to another run, a shard cannot be read, or an
    /// output cannot be written.
    pub fn run(&self, watch: &dyn Watch) -> anyhow::Result<Report> {
        fs::create_dir_all(&self.folder)
            .with_context(|| format!("cannot create {}", self.folder.display()))?;
        let _alone = alone(&self.folder)?;
        let known = Manifest::read(&self.folder)?;
        let mut manifest = self.manifest(known.as_ref())?;
        Output::forget_finished(&manifest, &self.folder);
        let before = manifest.shards.iter().filter(|shard| shard.finished.is_some()).count();
        let known = known.as_ref();
        let changed = known.map_or_else(Vec::new, |known| manifest.changed_since(known));
        let mut damaged = known.map_or_else(Vec::new, |known| manifest.lost_since(known));
        damaged.retain(|output| self.folder.join(output).exists());
        let mut report = Report {
            shards: (0, before),
            changed,
            damaged,
            verified: self.verify,
            ..Report::default()
        };
        let left: Vec<usize> = (0..manifest.shards.len())
            .filter(|&at| manifest.shards[at].finished.is_none())
            .collect();
        if !left.is_empty() {
            manifest.write(&self.folder)?;
            let mut run = Run { batch: self, manifest: &mut manifest, report: &mut report, watch };
            run.all(&left)?;
        }
        for finished in manifest.shards.iter().filter_map(|shard| shard.finished) {
            report.finished.add(&finished);
        }
        Ok(report)
    }
}

/// A run under way.
struct Run<'a> {
    batch: &'a Batch,
    manifest: &'a mut Manifest,
    report: &'a mut Report,
    watch: &'a dyn Watch,
}

/// An output under way and its parts that came before their turn.
#[derive(Default)]
struct UnderWay {
    output: Option<Box<Output>>,
    waiting: BTreeMap<u64, Box<Done>>,
    /// How many parts it has, once that is known.
    parts: Option<u64>,
}

impl Run<'_> {
    /// Runs all shards that are left.
    fn all(&mut self, left: &[usize]) -> anyhow::Result<()> {
        let jobs = self.batch.jobs.max(1);
        let in_flight = InFlight::new(2 * jobs + 2);
        let shards = Mutex::new(Shards::new(left, self.manifest.prefix()));
        let stopped = AtomicBool::new(false);
        let is_stopped = || stopped.load(Ordering::Relaxed);
        let (watch, batch) = (self.watch, self.batch);
        let go_on = || !is_stopped() && watch.go_on();
        let listed = self.manifest.shards.clone();
        let pool = pool(jobs)?;
        let (events, happened) = channel();
        thread::scope(|scope| {
            for _ in 0..jobs {
                let (events, in_flight, shards) = (events.clone(), &in_flight, &shards);
                let (pool, listed) = (&pool, &listed);
                scope.spawn(move || work(batch, listed, shards, in_flight, pool, &go_on, &events));
            }
            drop(events);
            let ended = self.collect(left, &happened, &in_flight);
            stopped.store(true, Ordering::Relaxed);
            ended
        })
    }

    /// Puts parts into their outputs until all are finished.
    fn collect(
        &mut self,
        left: &[usize],
        happened: &Receiver<Event>,
        in_flight: &InFlight,
    ) -> anyhow::Result<()> {
        let mut outputs: BTreeMap<usize, UnderWay> = BTreeMap::new();
        let sizes: Vec<u64> =
            self.manifest.shards.iter().map(|shard| self.batch.size(shard)).collect();
        let total: u64 = left.iter().map(|&at| sizes[at]).sum();
        let (mut far, mut worked) = (Far { shards: (0, left.len()), ..Far::default() }, 0.0);
        let ended = loop {
            let event = match happened.recv_timeout(TOLD_EVERY) {
                Ok(event) => event,
                Err(RecvTimeoutError::Timeout) => {
                    self.watch.tell(far);
                    continue;
                }
                Err(RecvTimeoutError::Disconnected) => break Ok(()),
            };
            let at = match event {
                Event::Failed(Some(error)) => break Err(error),
                Event::Failed(None) => break Ok(()),
                Event::Begun(at, begun) => {
                    self.report.renamed.extend(begun.renamed);
                    self.report.renamed.sort();
                    self.report.renamed.dedup();
                    far.rows += begun.output.finished().rows;
                    worked += begun.done * sizes[at] as f64;
                    outputs.entry(at).or_default().output = Some(Box::new(begun.output));
                    at
                }
                Event::Worked(at, rows, share) => {
                    far.rows += rows;
                    worked += share * sizes[at] as f64;
                    far.fraction = (worked / total.max(1) as f64).clamp(far.fraction, 1.0);
                    self.watch.tell(far);
                    continue;
                }
                Event::Ends(at, parts) => {
                    outputs.entry(at).or_default().parts = Some(parts);
                    at
                }
                Event::Done(at, number, done) => {
                    outputs.entry(at).or_default().waiting.insert(number, done);
                    at
                }
            };
            let under_way = outputs.get_mut(&at).expect("an output under way");
            if let Err(error) = under_way.put_out(in_flight) {
                break Err(error);
            }
            if under_way.is_whole() {
                let whole = outputs.remove(&at).and_then(|whole| whole.output).expect("its output");
                if let Err(error) = self.finish(at, *whole) {
                    break Err(error);
                }
                far.shards.0 += 1;
            }
            self.watch.tell(far);
        };
        self.report.shards.0 = far.shards.0;
        self.report.interrupted = ended.is_ok() && far.shards.0 < left.len();
        // Whatever has ended the run, what was done stays done.
        for under_way in outputs.values_mut() {
            if let Some(output) = &mut under_way.output {
                let noted = output.note();
                if ended.is_ok() {
                    noted?;
                }
            }
        }
        ended
    }

    fn finish(&mut self, at: usize, output: Output) -> anyhow::Result<()> {
        let path = self.batch.folder.join(&self.manifest.shards[at].output);
        let Whole { mut finished, bytes, checksum } = output.finish()?;
        let shard = &mut self.manifest.shards[at];
        let selection = self.batch.input_of(shard).and_then(|input| input.selection.as_ref());
        if let Some(selection) = selection {
            finished.bad = selection.place_bad(&path)?;
        }
        (shard.output_bytes, shard.output_checksum) = (Some(bytes), Some(checksum));
        shard.finished = Some(finished);
        self.manifest.write(&self.batch.folder)?;
        Output::forget(&path);
        Ok(())
    }
}

impl UnderWay {
    /// Puts out all parts whose turn it is.
    fn put_out(&mut self, in_flight: &InFlight) -> anyhow::Result<()> {
        let Some(output) = &mut self.output else { return Ok(()) };
        while let Some(done) = self.waiting.remove(&output.parts()) {
            output.append(&done.encoded, &done.bad, &done.counts)?;
            in_flight.give_back();
        }
        Ok(())
    }

    fn is_whole(&self) -> bool {
        self.output.as_ref().is_some_and(|output| Some(output.parts()) == self.parts)
    }
}
