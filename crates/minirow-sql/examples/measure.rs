//! What DataFusion costs around the engine: `cargo run --release --example measure -- [BOARDS] [ROUNDS]`.
//!
//! The same boards are solved by direct calls of the batch engine, by a query over memory and by one over
//! a Parquet file, on two threads each, in turns; medians of the processor time are printed.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use anyhow::Context;
use datafusion::arrow::array::{ArrayRef, AsArray, RecordBatch, StringArray};
use datafusion::arrow::datatypes::Int64Type;
use datafusion::datasource::MemTable;
use datafusion::prelude::SessionContext;
use minirow::generate::Generator;
use minirow_batch::{Rows, Texts, Work, Works, answer};
use minirow_sql::{Settings, session};
use rayon::prelude::*;

/// How many threads work.
const JOBS: usize = 2;

/// Boards of one call, as in a batch and as in DataFusion.
const SLICE: usize = 8192;

/// How many boards are generated; the others are the same with other digits, which are as hard.
const GENERATED: usize = 20_000;

fn main() -> anyhow::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let mut number = |usual: usize| -> anyhow::Result<usize> {
        arguments.next().map_or(Ok(usual), |text| text.parse().context("expected a number"))
    };
    let (boards, rounds) = (number(1_000_000)?, number(5)?);
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(JOBS).enable_all().build()?;
    let puzzles = puzzles(boards);
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("boards.parquet");
    let session = session(&Settings { jobs: Some(JOBS), ..Settings::default() });
    let batches: Vec<RecordBatch> = puzzles
        .chunks(SLICE)
        .map(|slice| {
            let array: ArrayRef = Arc::new(slice.iter().map(Some).collect::<StringArray>());
            Ok(RecordBatch::try_from_iter_with_nullable([("puzzle", array, true)])?)
        })
        .collect::<anyhow::Result<_>>()?;
    let schema = batches[0].schema();
    let halves = batches.chunks(batches.len().div_ceil(JOBS)).map(<[_]>::to_vec).collect();
    session.register_table("boards", Arc::new(MemTable::try_new(schema, halves)?))?;
    runtime.block_on(async {
        let copy = format!("COPY boards TO '{}'", file.display());
        session.sql(&copy).await?.collect().await
    })?;
    let memory = "SELECT count(sudoku_solve(puzzle)) FROM boards".to_owned();
    let parquet = format!("SELECT count(sudoku_solve(puzzle)) FROM '{}'", file.display());
    let scan = format!("SELECT count(puzzle), sum(length(puzzle)) FROM '{}'", file.display());
    let mut times: [Vec<(f64, f64)>; 4] = Default::default();
    for _ in 0..rounds {
        times[0].push(timed(boards, || Ok(direct(&puzzles)))?);
        times[1].push(timed(boards, || runtime.block_on(counted(&session, &memory)))?);
        times[2].push(timed(boards, || runtime.block_on(counted(&session, &parquet)))?);
        times[3].push(timed(boards, || runtime.block_on(counted(&session, &scan)))?);
    }
    let base = median(times[0].iter().map(|time| time.0));
    let names = ["direct calls", "a query over memory", "a query over Parquet", "the scan alone"];
    println!(
        "{boards} boards, {JOBS} threads, medians of {rounds}: ns of processor time a board, ns of time"
    );
    for (name, times) in names.iter().zip(&times) {
        let (used, passed) =
            (median(times.iter().map(|time| time.0)), median(times.iter().map(|time| time.1)));
        println!("{name:22} {used:8.1} {passed:8.1}   {:+.1} %", (used / base - 1.0) * 100.0);
    }
    Ok(())
}

/// Boards with one solution, all different.
fn puzzles(count: usize) -> Vec<String> {
    let generator = Generator::classic().seed(1);
    let made: Vec<String> = (0..GENERATED.min(count) as u64)
        .into_par_iter()
        .filter_map(|number| generator.puzzle(number).ok().map(|puzzle| puzzle.to_line()))
        .collect();
    let turned = |at: usize| {
        let (board, turn) = (&made[at % made.len()], (at / made.len()) as u8);
        // Digits go round; later on, two of them change places as well.
        let digit = |sign: char| match sign.to_digit(10) {
            Some(digit) => {
                let moved = (digit as u8 - 1 + turn) % 9;
                char::from(b'1' + if turn >= 9 && moved < 2 { 1 - moved } else { moved })
            }
            None => sign,
        };
        board.chars().map(digit).collect()
    };
    (0..count).into_par_iter().map(turned).collect()
}

/// Direct calls of the batch engine.
fn direct(puzzles: &[String]) -> usize {
    let works = Works::from(Work::Solve);
    let (next, solved) = (AtomicUsize::new(0), AtomicUsize::new(0));
    std::thread::scope(|scope| {
        for _ in 0..JOBS {
            scope.spawn(|| {
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    let Some(slice) = puzzles.chunks(SLICE).nth(at) else { return };
                    let texts: Texts = slice.iter().map(|text| Some(text.as_str())).collect();
                    if let Ok(answered) = answer(&Rows::of(texts), &works, &|| true) {
                        solved.fetch_add(answered.columns[0].values.len(), Ordering::Relaxed);
                    }
                }
            });
        }
    });
    solved.into_inner()
}

/// The count of a query.
async fn counted(session: &SessionContext, query: &str) -> anyhow::Result<usize> {
    let rows = session.sql(query).await?.collect().await?;
    Ok(rows[0].column(0).as_primitive::<Int64Type>().value(0) as usize)
}

/// Processor time and time, in nanoseconds a board.
fn timed(
    boards: usize,
    work: impl FnOnce() -> anyhow::Result<usize>,
) -> anyhow::Result<(f64, f64)> {
    let (used, start) = (processor_time()?, Instant::now());
    let count = work()?;
    let passed = start.elapsed().as_secs_f64();
    anyhow::ensure!(count == boards, "expected {boards} boards, found {count}");
    let each = |seconds: f64| seconds * 1e9 / boards as f64;
    Ok((each(processor_time()? - used), each(passed)))
}

/// What all threads have used so far, in seconds.
fn processor_time() -> anyhow::Result<f64> {
    let text = std::fs::read_to_string("/proc/self/stat").context("this needs Linux")?;
    let fields = text.rsplit(") ").next().unwrap_or_default();
    let ticks = fields.split(' ').skip(11).take(2).map(|field| field.parse::<f64>().unwrap_or(0.0));
    // Ticks of a hundredth of a second.
    Ok(ticks.sum::<f64>() / 100.0)
}

fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
