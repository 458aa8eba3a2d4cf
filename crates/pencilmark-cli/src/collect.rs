//! All boards of the input at once, for what can not begin before the last of them is known.

use std::sync::Arc;
use std::sync::mpsc::channel;
use std::thread;

use pencilmark::format::{Document, ParseError, Record, Shape};
use rayon::prelude::*;

use crate::args::ReadingArgs;
use crate::chunk::{Chunk, Event, Item, Taker};
use crate::exit::Exit;
use crate::input::{self, Lines, Source};
use crate::report::hint;
use crate::{message, stop};

/// The boards of the input, and what was wrong with the rest.
pub(crate) struct Collected {
    pub(crate) boards: Vec<Found>,
    /// Where they come from.
    pub(crate) sources: Vec<Source>,
    pub(crate) exit: Exit,
}

/// A board that was read.
pub(crate) struct Found {
    pub(crate) document: Document,
    /// How it is written.
    pub(crate) shape: Arc<Shape>,
}

/// A part of the input, or why it can not be read.
type Part = (Arc<str>, Result<Record, ParseError>);

/// Reads all boards; tells of what can not be read, and goes on unless that is to end the run.
pub(crate) fn collect(args: &ReadingArgs) -> anyhow::Result<Collected> {
    let options = input::read_options(args)?;
    let sources = input::sources(args, &options)?;
    let mut exit = Exit::default();
    let mut parts: Vec<Part> = Vec::new();
    let (events, happened) = channel();
    let (empty, to_fill) = channel();
    empty.send(Chunk::default())?;
    let taker = Taker::new(events, to_fill);
    thread::scope(|scope| {
        scope.spawn(|| input::read(&sources, &options, Lines::None, taker));
        for event in happened {
            let Event::Read(chunk, teller) = event else { continue };
            drop(teller);
            for item in chunk.items {
                match item {
                    Item::Board(_, record) => parts.push((chunk.source.clone(), Ok(record))),
                    Item::Error(error) => parts.push((chunk.source.clone(), Err(error))),
                    Item::Failure(error) => {
                        exit.input_error = true;
                        message::error(&error);
                    }
                    Item::Reading(shape) if !args.quiet => message::note(&format!(
                        "{}: read as {} in symbols {}; --symbols names others",
                        chunk.source, shape.geometry, shape.symbols
                    )),
                    Item::Reading(_) | Item::Lines => {}
                }
            }
            // Where the reader has ended, nobody fills it any more.
            if stop::is_interrupted() || empty.send(Chunk::default()).is_err() {
                break;
            }
        }
        drop(empty);
    });
    let read: Vec<(Arc<str>, Result<Found, ParseError>)> = parts
        .into_par_iter()
        .map(|(source, record)| {
            let found = record.and_then(|record| record.read_with_shape());
            (source, found.map(|(document, shape)| Found { document, shape }))
        })
        .collect();
    let mut boards = Vec::new();
    let mut hints = Vec::new();
    for (source, found) in read {
        match found {
            Ok(found) => boards.push(found),
            Err(error) => {
                exit.input_error = true;
                let (line, column) = (error.line, error.column);
                message::input_error(&format!("{source}:{line}:{column}: {}", error.reason()));
                hints.extend(hint(&error));
                if args.fail_fast {
                    break;
                }
            }
        }
    }
    hints.dedup();
    hints.into_iter().for_each(message::hint);
    exit.interrupted = stop::is_interrupted();
    Ok(Collected { boards, sources, exit })
}
