//! Shards, handed out part by part.

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::mpsc::Sender;

use anyhow::{Context, bail};

use crate::events::{Begun, Event};
use crate::manifest::Shard;
use crate::output::Output;
use crate::selection::Selection;
use crate::wanted::Chosen;
use crate::{Batch, ColumnChoice, Format, Input, Part, PartSize, Source, text};

/// The shards whose parts are handed out.
pub(crate) struct Shards {
    left: VecDeque<usize>,
    now: Option<Open>,
    /// What stands before the name of an answer that the input has a column of.
    prefix: &'static str,
}

/// The shard that is handed out now.
struct Open {
    shard: usize,
    source: Box<dyn Source>,
    next: u64,
    /// Rows of the parts that were handed out.
    rows: u64,
    /// How much of the shard those are, from 0 to 1.
    read: f64,
    /// The names of its answers, where they are not those of the questions.
    names: Vec<String>,
    chosen: Chosen,
}

/// A part that a worker has taken.
pub(crate) struct Taken {
    pub(crate) shard: usize,
    pub(crate) number: u64,
    pub(crate) part: Box<dyn Part>,
    /// How much of the shard it is, from 0 to 1.
    pub(crate) share: f64,
    pub(crate) names: Vec<String>,
    pub(crate) chosen: Chosen,
}

impl Shards {
    /// The parts of these shards, and the prefix of answers that their inputs have a column of.
    pub(crate) fn new(left: &[usize], prefix: &'static str) -> Self {
        Self { left: VecDeque::from(left.to_vec()), now: None, prefix }
    }

    /// The next part of a shard, of the next one where there is none.
    pub(crate) fn next(
        &mut self,
        batch: &Batch,
        listed: &[Shard],
        events: &Sender<Event>,
    ) -> anyhow::Result<Option<Taken>> {
        loop {
            if let Some(open) = &mut self.now {
                let is_over =
                    open.chosen.limit.is_some_and(|limit| open.next > 0 && open.rows >= limit);
                let part = if is_over { None } else { open.source.next_part()? };
                if let Some(part) = part {
                    let read = open.source.progress();
                    let share = read - std::mem::replace(&mut open.read, read);
                    let taken = Taken {
                        shard: open.shard,
                        number: open.next,
                        part,
                        share,
                        names: open.names.clone(),
                        chosen: open.chosen.clone(),
                    };
                    open.next += 1;
                    open.rows += taken.part.rows();
                    return Ok(Some(taken));
                }
                let _ = events.send(Event::Ends(open.shard, open.next));
                self.now = None;
            }
            let Some(shard) = self.left.pop_front() else { return Ok(None) };
            self.now = Some(Open::of(batch, listed, shard, self.prefix, events)?);
        }
    }
}

impl Open {
    fn of(
        batch: &Batch,
        listed: &[Shard],
        shard: usize,
        prefix: &str,
        events: &Sender<Event>,
    ) -> anyhow::Result<Self> {
        let listed = &listed[shard];
        let input = batch.input_of(listed).context("a shard that was named")?;
        let format = batch.to.unwrap_or(input.format);
        let told = || format!("cannot read {}", input.path.display());
        let size = batch.part_size(input.format, format);
        let mut source = open(input, size, format, &batch.columns)?;
        expect_stated(source.columns(), batch)
            .with_context(|| format!("cannot use {}", input.path.display()))?;
        let names = answer_names(source.columns(), batch, prefix);
        let head = head(format, source.columns(), &names);
        let output = Output::open(&batch.folder.join(&listed.output), &listed.checksum, &head)?;
        let (done, rows) = (output.parts(), output.finished().rows);
        for _ in 0..done {
            source.skip_part().with_context(told)?;
        }
        let seed = u64::from_str_radix(&listed.checksum[..16], 16).unwrap_or(0);
        let sample = batch.sample.map(|(millionths, own)| (millionths, own ^ seed));
        let bits = input.selection.as_ref().map(Selection::read).transpose()?;
        let usual = batch.works.columns().into_iter().map(|column| column.name);
        let renamed =
            usual.zip(names.iter().cloned()).filter(|(usual, name)| usual != name).collect();
        let read = if done > 0 { source.progress() } else { 0.0 };
        let begun = Begun { output, renamed, done: read };
        let _ = events.send(Event::Begun(shard, Box::new(begun)));
        Ok(Self {
            shard,
            source,
            next: done,
            rows,
            read,
            names,
            chosen: Chosen { limit: batch.limit, sample, bits: bits.map(Arc::new) },
        })
    }
}

/// Opens a shard.
pub(crate) fn open(
    input: &Input,
    size: PartSize,
    output: Format,
    columns: &ColumnChoice,
) -> anyhow::Result<Box<dyn Source>> {
    if let Some(generated) = &input.generated {
        return Ok(generated.open(size, output));
    }
    if input.format == Format::Parquet {
        #[cfg(feature = "parquet")]
        return crate::parquet::open(&input.path, size, output, columns);
        #[cfg(not(feature = "parquet"))]
        bail!(crate::format::WITHOUT_PARQUET);
    }
    text::open(&input.path, input.format, size, output, columns)
}

/// What a new output begins with.
fn head(format: Format, columns: &[String], answers: &[String]) -> Vec<u8> {
    match format {
        Format::Parquet => b"PAR1".to_vec(),
        Format::Keys => Vec::new(),
        _ => text::head(format, columns, answers),
    }
}

/// Where rows are wanted by their stated solutions, there have to be some.
fn expect_stated(columns: &[String], batch: &Batch) -> anyhow::Result<()> {
    let asks = batch.conditions.iter().find(|condition| condition.is_about_stated());
    match asks {
        Some(condition) if !has_stated(columns, batch) => {
            bail!("--where {condition}: no column of solutions among {}", columns.join(", "))
        }
        _ => Ok(()),
    }
}

fn has_stated(columns: &[String], batch: &Batch) -> bool {
    crate::find_columns(columns, &batch.columns).is_ok_and(|found| found.solution.is_some())
}

/// The names of the columns of answers: another one where the input has a column of that name.
fn answer_names(columns: &[String], batch: &Batch, prefix: &str) -> Vec<String> {
    if batch.works.as_slice().is_empty() {
        return Vec::new();
    }
    let mut names: Vec<String> =
        batch.works.columns().into_iter().map(|column| column.name).collect();
    names.extend(has_stated(columns, batch).then(|| crate::work::CHECK.to_owned()));
    let is_taken = |name: &String| columns.contains(name);
    let others = |name: &String| {
        let other = format!("{prefix}_{name}");
        let more = (2..).map(|number| format!("{prefix}_{name}_{number}"));
        std::iter::once(other).chain(more).find(|name| !is_taken(name)).expect("a free name")
    };
    let free = |name: String| if is_taken(&name) { others(&name) } else { name };
    names.into_iter().map(free).collect()
}
