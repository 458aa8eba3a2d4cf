//! What a batch costs around the engine:
//!
//! ```text
//! cargo run --release -p minirow-batch --features parquet --example measure -- FILE.parquet [ROUNDS] [JOBS]
//! ```
//! The boards of a file are solved by the engine alone, out of memory, and by a batch with `solve,verdict`
//! from file to file, in turns; medians of the processor time are printed.

use std::fs;
use std::path::Path;
use std::thread;

use anyhow::{Context, ensure};
use minirow::solve::{Backend, BatchAnswer, BatchOptions, batch_row, solve_batch};
use minirow_batch::{Batch, Far, Input, Watch};
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::RowAccessor;

/// Boards of one call of the engine.
const SLICE: usize = 1 << 16;

fn main() -> anyhow::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().context("expected a Parquet file of boards")?;
    let mut number = |usual: usize| -> anyhow::Result<usize> {
        arguments.next().map_or(Ok(usual), |text| text.parse().context("expected a number"))
    };
    let (rounds, jobs) = (number(5)?.max(1), number(1)?.max(1));
    let puzzles = puzzles(Path::new(&file))?;
    let folder = tempfile::tempdir_in(".")?;
    let (mut alone, mut batches) = (Vec::new(), Vec::new());
    for round in 0..rounds {
        let out = folder.path().join(round.to_string());
        let mut batch = Batch::new(
            vec![Input::file(file.clone().into())?],
            out.clone(),
            "solve,verdict".parse()?,
        );
        batch.jobs = jobs;
        let started = processor_time()?;
        let solved = engine(&puzzles, jobs);
        let between = processor_time()?;
        let report = batch.run(&ToTheEnd)?;
        let ended = processor_time()?;
        ensure!(report.finished.unique + report.finished.several == solved, "answers differ");
        fs::remove_dir_all(&out)?;
        alone.push(between - started);
        batches.push(ended - between);
    }
    let (alone, batches) = (median(alone), median(batches));
    println!(
        "{} boards, {jobs} jobs, {}, medians of {rounds}: engine {alone:.2} s, batch {batches:.2} s \
         of processor time: {:.1} % of the engine's rate; {:.0} ns a board around it",
        puzzles.len(),
        Backend::fastest().name(),
        alone / batches * 100.0,
        (batches - alone) * 1e9 / puzzles.len() as f64,
    );
    Ok(())
}

struct ToTheEnd;

impl Watch for ToTheEnd {
    fn go_on(&self) -> bool {
        true
    }

    fn tell(&self, _: Far) {}
}

/// The boards of the first column.
fn puzzles(file: &Path) -> anyhow::Result<Vec<[u8; 81]>> {
    let reader = SerializedFileReader::new(fs::File::open(file)?)?;
    let rows = reader.get_row_iter(None)?;
    rows.map(|row| Ok(batch_row(row?.get_string(0)?)?)).collect()
}

/// How many boards have a solution, by the engine alone.
fn engine(puzzles: &[[u8; 81]], jobs: usize) -> u64 {
    let solved = |puzzles: &[[u8; 81]]| -> u64 {
        let mut answers = vec![BatchAnswer::default(); SLICE];
        let mut solved = 0;
        for slice in puzzles.chunks(SLICE) {
            let answers = &mut answers[..slice.len()];
            solve_batch(slice, BatchOptions::default(), answers);
            solved += answers.iter().filter(|answer| answer.solutions > 0).count() as u64;
        }
        solved
    };
    thread::scope(|scope| {
        let threads: Vec<_> = puzzles
            .chunks(puzzles.len().div_ceil(jobs).max(1))
            .map(|puzzles| scope.spawn(move || solved(puzzles)))
            .collect();
        threads.into_iter().map(|thread| thread.join().expect("a thread that ends")).sum()
    })
}

/// What all threads have used so far, in seconds.
fn processor_time() -> anyhow::Result<f64> {
    let text = fs::read_to_string("/proc/self/stat").context("this needs Linux")?;
    let fields = text.rsplit(") ").next().unwrap_or_default();
    let ticks = fields.split(' ').skip(11).take(2).map(|field| field.parse::<f64>().unwrap_or(0.0));
    // Ticks of a hundredth of a second.
    Ok(ticks.sum::<f64>() / 100.0)
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
