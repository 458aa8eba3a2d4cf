//! `pencilmark convert`

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use anyhow::{Context, bail};
use pencilmark::format::{Format, ParseError, Symbols, WriteError, write_item};

use crate::answer::{Answer, Before, Board, Question, Verdict};
use crate::args::{BoardArgs, ConvertArgs, OutputArgs};
use crate::boards::answer_all;
use crate::exit::Exit;
use crate::lines::LineAnswers;
use crate::message;
use crate::output::in_words;

const CONVERTED: Verdict = Verdict::Good("converted");

/// What was left out, and of how many boards.
type Losses = Mutex<BTreeMap<String, u64>>;

pub(crate) fn run(args: &ConvertArgs) -> anyhow::Result<Exit> {
    let format = format(args)?;
    let boards = BoardArgs {
        reading: args.reading.clone(),
        writing: OutputArgs { to: None, file: args.file.clone() },
    };
    let losses = Losses::default();
    let is_copy =
        format.name() == "line" && args.reading.symbols.is_none() && args.to_symbols.is_none();
    let exit = answer_all(&Question {
        lines: is_copy.then(|| LineAnswers::each(&copy, [CONVERTED; 3], args.lossy)),
        ..Question::new("convert", &boards, &|board| answer(&board, format, args, &losses))
    })?;
    let losses = losses.into_inner().unwrap_or_else(PoisonError::into_inner);
    for (part, count) in losses.iter().filter(|_| !args.reading.quiet) {
        let boards = if *count == 1 { "board" } else { "boards" };
        message::note(&format!("left out {part} of {count} {boards}"));
    }
    Ok(exit)
}

/// Writes a line as it is, with `.` for an empty cell.
fn copy(line: &[u8; 81], text: &mut Vec<u8>) -> usize {
    text.extend_from_slice(&line.map(|symbol| if symbol == b'0' { b'.' } else { symbol }));
    text.push(b'\n');
    0
}

/// The format of the output: as it is named, or as the name of the file ends.
fn format(args: &ConvertArgs) -> anyhow::Result<Format> {
    let format = match (args.to, &args.file.output) {
        (Some(format), _) => format,
        (None, None) => "line".parse()?,
        (None, Some(path)) => {
            let extension = path.extension().and_then(|extension| extension.to_str());
            let format = extension.and_then(Format::of_extension);
            format.with_context(|| {
                format!("{} does not tell the format; name it with --to", path.display())
            })?
        }
    };
    if format.name() == "hsol" {
        bail!("hsol is only read; HoDoKu takes the formats library and candidates");
    }
    Ok(format)
}

fn answer(board: &Board<'_>, format: Format, args: &ConvertArgs, losses: &Losses) -> Answer {
    let side = board.document.grid.geometry().side();
    let named = args.to_symbols.as_ref().filter(|symbols| symbols.count() >= side.into());
    let read = board.writing.symbols();
    let usual = Symbols::usual(side);
    let symbols = named.map_or(read, |symbols| symbols);
    let symbols = if symbols.count() < side.into() { &usual } else { symbols };
    let document = &board.document;
    let written = if args.lossy {
        let (reduced, without) = format.reduce(document.clone());
        if !without.is_empty() {
            let mut losses = losses.lock().unwrap_or_else(PoisonError::into_inner);
            for part in without {
                *losses.entry(part.to_string()).or_default() += 1;
            }
        }
        write_item(&reduced, format, symbols)
    } else {
        write_item(document, format, symbols)
    };
    let before = match written {
        Ok(item) => Before::Item(item),
        Err(error) => Before::Error(refusal(&error, board.line)),
    };
    Answer {
        text: String::new(),
        is_drawing: false,
        verdict: CONVERTED,
        header: Some(Box::new(before)),
    }
}

fn refusal(error: &WriteError, line: u64) -> ParseError {
    let (expected, found) = in_words(error);
    ParseError::at(line, 1, &expected, &found)
}
