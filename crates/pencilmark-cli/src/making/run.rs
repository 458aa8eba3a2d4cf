//! Generates batches in parallel and prints them in order.

use std::collections::BTreeMap;
use std::io;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use anyhow::Context;

use super::batch::{self, Batch};
use super::order::{Kind, Order};
use crate::args::{GenerateArgs, To};
use crate::exit::Exit;
use crate::meter::Meter;
use crate::output::{Output, Writing};
use crate::screen::Total;
use crate::{effort, message, stop};

/// Batches that may be made and not put out, for each worker: one that takes long keeps back those
/// behind it.
const BATCHES_PER_WORKER: usize = 16;

/// So many boards that are missing are told one by one.
const MOST_TOLD: u64 = 10;

/// Makes what is ordered.
pub(crate) fn run(order: &Order, args: &GenerateArgs) -> anyhow::Result<Exit> {
    let mut output = Output::open(&args.writing, "generate")?;
    if args.header.header {
        let geometry = order.target.start.geometry();
        if let Some(header) = Writing::of(order.to, &order.symbols).header(geometry) {
            output.write_header(&header, matches!(order.to, To::Grid | To::Candidates))?;
        }
    }
    let meter = Meter::new("generating", "boards", args.quiet);
    let (made, missed, exit) = make_all(order, args, &mut output, &meter)?;
    drop(meter);
    output.finish(!exit.interrupted).context("cannot write the boards")?;
    if !args.quiet || exit.interrupted {
        let start = if exit.interrupted { "interrupted after " } else { "" };
        let missing = if missed > 0 { format!(", {missed} not found") } else { String::new() };
        message::summary(&format!("{start}{made} boards{missing}, seed {}", order.seed));
    }
    Ok(exit)
}

/// How many boards were made, how many were not, and what that means.
fn make_all(
    order: &Order,
    args: &GenerateArgs,
    output: &mut Output,
    meter: &Meter,
) -> anyhow::Result<(u64, u64, Exit)> {
    let processors = thread::available_parallelism().map_or(1, usize::from);
    let workers = args.jobs.filter(|&jobs| jobs > 0).unwrap_or(processors);
    let len = batch::len(order);
    // How many grids it takes to find puzzles without bias is not known before.
    let is_open = order.kind == Kind::Unbiased;
    let batches = if is_open { u64::MAX } else { args.count.div_ceil(len) };
    let next = AtomicU64::new(0);
    let (results, done) = channel();
    let (tokens, to_make) = channel();
    for _ in 0..workers * BATCHES_PER_WORKER {
        tokens.send(())?;
    }
    let to_make = Mutex::new(to_make);
    let (mut made, mut missed, mut exit) = (0, 0, Exit::default());
    thread::scope(|scope| {
        for worker in 0..workers {
            let (results, next, to_make) = (results.clone(), &next, &to_make);
            let work = move || {
                // Whoever waits for a token, waits for the boards in front to be put out.
                let token = || to_make.lock().unwrap_or_else(PoisonError::into_inner).recv();
                while token().is_ok() && !stop::is_interrupted() {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= batches {
                        break;
                    }
                    let end = (index + 1) * len;
                    let end = if is_open { end } else { args.count.min(end) };
                    let numbers = args.first + index * len..args.first + end;
                    let batch = Batch::make(order, args, numbers);
                    if results.send((index, batch)).is_err() {
                        break;
                    }
                }
            };
            match thread::Builder::new().spawn_scoped(scope, work) {
                Err(error) if worker == 0 => return Err(error).context("cannot start a worker"),
                // Where the system gives no more threads, those that are there have to do.
                Err(_) => break,
                Ok(_) => {}
            }
        }
        drop(results);
        let mut waiting = BTreeMap::new();
        let mut put_out = 0;
        // Whether the last batch lacks boards, because the user stopped the run.
        let mut has_gap = false;
        let result = loop {
            match done.recv_timeout(Duration::from_millis(100)) {
                Ok((index, batch)) => {
                    waiting.insert(index, batch);
                }
                Err(RecvTimeoutError::Timeout) => {
                    output.flush()?;
                }
                Err(RecvTimeoutError::Disconnected) => break Ok(()),
            }
            meter.tell(made, Total::Known(args.count), effort::tries);
            while let Some(batch) = waiting.remove(&put_out) {
                let batch: Batch = match batch {
                    Ok(mut batch) => {
                        if is_open {
                            batch.cut(args.count - made);
                        }
                        batch
                    }
                    Err(error) => {
                        stop::interrupt();
                        drop(tokens);
                        return Err(error);
                    }
                };
                put_out += 1;
                made += batch.made;
                exit.interrupted |= batch.interrupted;
                exit.limit |= !batch.missed.is_empty();
                for words in &batch.missed {
                    missed += 1;
                    if missed <= MOST_TOLD && !args.quiet {
                        message::note(words);
                    }
                }
                if let Err(error) = write(&batch, output) {
                    stop::interrupt();
                    drop(tokens);
                    return Err(error).context("cannot write the boards");
                }
                has_gap = batch.interrupted && stop::is_interrupted();
                if has_gap {
                    break;
                }
                // Where all is made, nobody waits for it.
                let _ = tokens.send(());
            }
            if stop::is_interrupted() {
                break Ok(());
            }
            if put_out == batches || is_open && made == args.count {
                // Those who look for more need not.
                stop::interrupt();
                drop(tokens);
                return Ok(());
            }
        };
        exit.interrupted |= stop::is_interrupted();
        drop(tokens);
        // What was under way when the user stopped the run, up to the first gap.
        waiting.extend(done.iter());
        while let Some(Ok(mut batch)) = waiting.remove(&put_out).filter(|_| !has_gap) {
            if is_open {
                batch.cut(args.count - made);
            }
            put_out += 1;
            made += batch.made;
            has_gap = batch.interrupted;
            write(&batch, output).context("cannot write the boards")?;
        }
        result
    })?;
    Ok((made, missed, exit))
}

fn write(batch: &Batch, output: &mut Output) -> io::Result<()> {
    output.write_lines(&batch.lines)?;
    let mut boards = batch.boards.iter();
    boards.try_for_each(|board| output.write(board.as_bytes(), board.trim_end().contains('\n')))
}
