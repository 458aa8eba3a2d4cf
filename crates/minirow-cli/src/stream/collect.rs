//! All boards of the input at once, for what cannot begin before the last of them is known.

use std::mem;
use std::ops::ControlFlow;
use std::panic;
use std::sync::Arc;
use std::sync::mpsc::RecvTimeoutError;
use std::thread;

use anyhow::bail;
use minirow::format::{Document, Shape};
use minirow_batch::guarded;
use rayon::prelude::*;

use super::chunk::{Chunk, Item, Taker};
use super::pool::{self, Event, PATIENCE};
use super::question::broken;
use super::read::read;
use crate::args::ReadingArgs;
use crate::exit::Exit;
use crate::input::{Lines, nothing, read_options, sources};
use crate::stop::Stop;
use crate::terminal::{message, say_error};

/// The boards of the input, and what was wrong with the rest.
pub(crate) struct Collected {
    pub(crate) boards: Vec<Found>,
    /// How many cells they have.
    cells: usize,
    /// How many texts were no boards.
    wrong: usize,
    pub(crate) exit: Exit,
}

/// A board that was read.
pub(crate) struct Found {
    pub(crate) document: Document,
    /// How it is written.
    pub(crate) shape: Arc<Shape>,
    /// What it comes from, and the line there.
    pub(crate) place: (Arc<str>, u64),
}

/// What is held at once: with the pages made of it, it takes some 300 MB.
const MOST_BOARDS: usize = 50_000;
const MOST_CELLS: usize = 5_000_000;
const MOST_BYTES: u64 = 64 << 20;

/// So many texts that are no boards are told one by one.
const MOST_WRONG: usize = 1000;

/// Reads all boards; tells of what cannot be read, and goes on unless that is to end the run.
pub(crate) fn collect(args: &ReadingArgs, stop: &Stop) -> anyhow::Result<Collected> {
    let options = read_options(args)?.rules(true);
    let sources = sources(args, &options)?;
    let mut collected = Collected { boards: Vec::new(), cells: 0, wrong: 0, exit: Exit::default() };
    let mut hints = Vec::new();
    let mut read_bytes = 0;
    let (filler, pieces) = pool::circle(0);
    pieces.give_back(Chunk::large());
    // It may wait for input that never comes: nobody waits for it.
    let reader = thread::spawn(move || read(&sources, &options, Lines::None, Taker::new(filler)));
    while !stop.is_interrupted() {
        let chunk = match pieces.happened.recv_timeout(PATIENCE) {
            Ok(Event::Filled(mut job)) => mem::take(&mut job.piece),
            Ok(_) | Err(RecvTimeoutError::Timeout) => continue,
            Err(RecvTimeoutError::Disconnected) => {
                // A reader that fails has not read everything.
                reader.join().unwrap_or_else(|mistake| panic::resume_unwind(mistake));
                break;
            }
        };
        read_bytes += chunk.bytes;
        if read_bytes > MOST_BYTES {
            bail!("expected at most {} MB of boards at once, found more", MOST_BYTES >> 20);
        }
        let source = chunk.source.clone();
        let parts: Vec<_> = {
            let items = chunk.items.into_par_iter();
            items.map(|item| found(item, &source)).collect()
        };
        if parts.into_iter().any(|part| collected.take(part, &source, args, &mut hints).is_break())
        {
            break;
        }
        if collected.wrong > MOST_WRONG {
            bail!("more than {MOST_WRONG} texts are not boards; `check` reports all of them");
        }
        if collected.boards.len() > MOST_BOARDS || collected.cells > MOST_CELLS {
            bail!(
                "expected at most {MOST_BOARDS} boards with {MOST_CELLS} cells at once, found more"
            );
        }
        pieces.give_back(Chunk::large());
    }
    collected.exit.interrupted = stop.is_interrupted();
    Ok(collected)
}

/// Reads a board; what is none is told about.
fn found(item: Item, source: &Arc<str>) -> Result<Found, Item> {
    match item {
        Item::Board(_, record) => {
            let read = guarded(|| record.read_with_shape());
            let read = read.unwrap_or_else(|said| Err(broken(record.line, &said)));
            let read = read.map_err(|error| {
                let part = record.part_of_line(error.line);
                let part = part.map(|(column, text)| (column, text.to_owned()));
                Item::Error(error, part)
            });
            let (document, shape) = read?;
            Ok(Found { document, shape, place: (Arc::clone(source), record.line) })
        }
        other => Err(other),
    }
}

impl Collected {
    /// Takes in a board, or tells what came in its place; breaks where that is to end the run.
    fn take(
        &mut self,
        part: Result<Found, Item>,
        source: &str,
        args: &ReadingArgs,
        hints: &mut Vec<String>,
    ) -> ControlFlow<()> {
        let is_wrong = match part {
            Ok(found) => {
                self.cells += found.document.grid.geometry().cell_count();
                self.boards.push(found);
                false
            }
            Err(Item::Reading(shape)) => {
                if !args.quiet {
                    message::note(&format!(
                        "{source}: read as {} in symbols {}; --symbols names others",
                        shape.geometry, shape.symbols
                    ));
                }
                false
            }
            Err(Item::Nothing) => {
                if !args.quiet {
                    message::note(&nothing(source));
                }
                false
            }
            Err(Item::Board(..) | Item::Lines | Item::Columns) => false,
            Err(Item::Error(error, part)) => {
                let part = part.as_ref().map(|(column, text)| (*column, text.as_str()));
                say_error(source, &error, part, hints);
                true
            }
            Err(Item::Failure(error)) => {
                message::error(&error);
                true
            }
        };
        self.exit.input_error |= is_wrong;
        self.wrong += usize::from(is_wrong);
        if is_wrong && args.fail_fast { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}
