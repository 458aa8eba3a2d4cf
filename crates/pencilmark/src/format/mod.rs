//! Text and boards: one file per format, and a reader that tells them apart.
//!
//! [`read`] takes any text with one board; [`Reader`] takes a stream of lines with any number. What
//! a text does not tell (the shape of blocks, the symbols, the format itself) is either decided by
//! rules that can not be wrong or is an error of a [`kind`](ParseError::kind) that says what to
//! name in [`ReadOptions`]; nothing is guessed in silence.

mod blocks;
mod candidates;
mod classic;
mod document;
mod error;
mod grid;
mod header;
mod json;
mod known;
mod line;
mod notation;
mod parts;
mod pending;
mod read;
mod reader;
mod record;
mod shape;
mod sniff;
mod symbols;
mod tatham;
mod text;

pub use blocks::read_blocks;
pub use document::Document;
pub use error::{ParseError, ParseErrorKind};
pub use header::write_header;
pub use read::{read, read_all, write};
pub use reader::Reader;
pub use record::Record;
pub use shape::{Format, ReadOptions, Shape, UnknownFormat, WriteError};
pub use symbols::{Symbols, SymbolsError};

use candidates::Candidates;
use grid::Grid;
use json::Json;
use line::Line;
use notation::Notation;
use tatham::Tatham;

/// The registry.
static FORMATS: [&dyn Notation; 5] = [&Line, &Grid, &Candidates, &Json, &Tatham];
