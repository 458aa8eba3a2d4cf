//! `minirow convert`

use anyhow::{Context, bail};
use minirow::format::{Format, Headers, Part, Symbols, WriteError, write_item};

use crate::args::{BoardArgs, ConvertArgs, OutputArgs};
use crate::exit::Exit;
use crate::stop::Stop;
use crate::stream::{Answer, Before, Board, LineAnswers, Question, Verdict, answer_all};

const CONVERTED: Verdict = Verdict::Good("converted");

pub(crate) fn run(args: &ConvertArgs, stop: &Stop) -> anyhow::Result<Exit> {
    let format = format(args)?;
    let boards = BoardArgs {
        reading: args.reading.clone(),
        writing: OutputArgs { to: None, file: args.file.clone() },
    };
    let headers = args.header.when();
    let has_symbols = args.reading.symbols.is_some() || args.to_symbols.is_some();
    let is_copy = format == Format::LINE && !has_symbols && headers != Headers::Always;
    answer_all(&Question {
        headers: Some(headers),
        heeds_rules: true,
        lines: is_copy.then(|| LineAnswers::each(&copy, [CONVERTED; 3], args.lossy)),
        ..Question::new("convert", &boards, stop, &|board| answer(board, format, args))
    })
}

/// Writes a line as it is, with `.` for an empty cell.
fn copy(line: &[u8; 81], text: &mut Vec<u8>) -> usize {
    text.extend_from_slice(&line.map(|symbol| if symbol == b'0' { b'.' } else { symbol }));
    text.push(b'\n');
    0
}

/// The format of the output: as it is named, or as the name of the file ends.
fn format(args: &ConvertArgs) -> anyhow::Result<Format> {
    let format = match (args.to, args.file.path()) {
        (Some(format), _) => format,
        (None, None) => "line".parse()?,
        (None, Some(path)) => {
            let extension = path.extension().and_then(|extension| extension.to_str());
            let format = extension.and_then(Format::of_extension);
            format.with_context(|| {
                format!(
                    "the extension of {} does not tell the format; name it with --to",
                    path.display()
                )
            })?
        }
    };
    if format == Format::HSOL {
        bail!("hsol can only be read; HoDoKu accepts the formats library and candidates");
    }
    if format.is_only_read() {
        bail!("{} can only be read; --to json holds everything", format.name());
    }
    Ok(format)
}

fn answer(board: Board<'_>, format: Format, args: &ConvertArgs) -> Answer {
    let Board { document, writing, losses, .. } = board;
    let side = document.grid.geometry().digit_count();
    let named = args.to_symbols.as_ref().filter(|symbols| symbols.count() >= side.into());
    let usual = Symbols::for_board(document.grid.geometry());
    let symbols = named.unwrap_or(writing.symbols());
    let symbols = if symbols.count() < side.into() { &usual } else { symbols };
    let (document, without) =
        if args.lossy { format.reduce(document) } else { format.leave_behind(document) };
    if without.contains(&Part::Rules) {
        // Without its rules a board is another one, whatever may be lost.
        let refusal = Before::Refusal(WriteError::Part { format, part: Part::Rules });
        let header = Some(Box::new(refusal));
        return Answer { text: String::new(), is_drawing: false, verdict: CONVERTED, header };
    }
    let before = match write_item(&document, format, symbols) {
        Ok(item) => {
            losses.add(without);
            Before::Item(item)
        }
        Err(error) => Before::Refusal(error),
    };
    Answer {
        text: String::new(),
        is_drawing: false,
        verdict: CONVERTED,
        header: Some(Box::new(before)),
    }
}
