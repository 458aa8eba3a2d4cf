//! Reads sources into chunks: boards are cut out of their texts, but not read.

use std::fs::File;
use std::io::{self, BufRead};
use std::path::Path;

use anyhow::anyhow;
use minirow::format::{Format, ParseError, ReadOptions, Reader, Shape};

use super::chunk::{Item, Taker};
use crate::input::{
    End, LONGEST_LINE, Lines, Source, Text, archive, nothing, read_line, skip_line, take_text,
};

/// Reads all sources and hands on what they hold, until nobody takes it any more.
///
/// Boards of 9×9 in lines come apart from the others if `lines` says so.
pub(crate) fn read(sources: &[Source], options: &ReadOptions, lines: Lines, mut taker: Taker) {
    for source in sources {
        if read_source(source, options, lines, &mut taker).is_err() {
            return;
        }
    }
}

/// Reads one source; an error says that nobody takes its boards any more.
fn read_source(
    source: &Source,
    options: &ReadOptions,
    lines: Lines,
    taker: &mut Taker,
) -> io::Result<()> {
    let mut is_empty = true;
    let take = &mut |name: &str, text: io::Result<Text<'_>>| {
        taker.chunk.source = name.into();
        let options = &with_extension(options, source, name);
        let outcome = text.and_then(|text| read_text(text, options, lines, taker));
        let failure = match outcome {
            Ok(has_boards) => {
                is_empty &= !has_boards;
                return Ok(());
            }
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => return Err(error),
            Err(error) => anyhow::Error::new(error).context(format!("cannot read {name}")),
        };
        is_empty = false;
        taker.chunk.items.push(Item::Failure(failure));
        taker.hand_on()
    };
    match source {
        Source::File(path) => match File::open(path) {
            Ok(file) => archive::texts_of_file(path, file, take),
            Err(error) => take(path, Err(error)),
        },
        Source::StandardInput => archive::texts_of_stream(source.name(), io::stdin().lock(), take),
        Source::Argument(text) => archive::texts_of_stream(source.name(), text.as_bytes(), take),
    }?;
    if is_empty {
        let name = source.name();
        taker.chunk.source = name.into();
        taker.chunk.items.push(match source {
            Source::File(path) if Path::new(path).is_file() => {
                Item::Failure(anyhow!(nothing(name)))
            }
            Source::Argument(_) => Item::Failure(anyhow!(nothing(name))),
            // A pipe may well end up with nothing.
            Source::File(_) | Source::StandardInput => Item::Nothing,
        });
    }
    taker.hand_on()
}

/// With the format of a file, where only its name tells it.
fn with_extension(options: &ReadOptions, source: &Source, name: &str) -> ReadOptions {
    let mut options = options.clone();
    if let (None, Source::File(_)) = (options.format, source) {
        let extension = Path::new(archive::unpacked_name(name)).extension();
        let extension = extension.and_then(|extension| extension.to_str());
        let format = extension.and_then(Format::of_extension);
        options.format = format.filter(|format| ["sadman", "sdx", "ss"].contains(&format.name()));
    }
    options
}

/// Reads a text, and tells whether there are boards in it, or errors; a broken pipe says that nobody
/// takes them any more.
fn read_text(
    mut text: Text<'_>,
    options: &ReadOptions,
    lines: Lines,
    taker: &mut Taker,
) -> io::Result<bool> {
    let mut reader = Reader::new(options.clone());
    // Boards that need not be alike are not told by the first of them.
    let lines = if options.mixed { Lines::None } else { lines };
    let mut told = options.symbols.is_some();
    let mut line = Vec::new();
    let mut number = 0;
    let (mut has_boards, mut tells_columns) = (false, false);
    loop {
        // Before a read that may wait, all that is there goes on.
        let would_wait = !text.buffer().contains(&b'\n');
        if would_wait || taker.is_full() {
            taker.hand_on()?;
        }
        // What comes together is looked at together: a layout may follow its board.
        if text.buffer().is_empty()
            && let Err(error) = text.fill_buf()
            && error.kind() != io::ErrorKind::Interrupted
        {
            return Err(error);
        }
        if lines.takes_from(&reader) {
            let first = taker.chunk.lines.len();
            let used = reader.take_classic(text.buffer(), &mut taker.chunk.lines);
            if used > 0 {
                if !tells_columns && reader.holds_more() {
                    taker.chunk.items.push(Item::Columns);
                    tells_columns = true;
                }
                taker.chunk.push_lines_from(first);
                taker.chunk.bytes += used as u64;
                number += (taker.chunk.lines.len() - first) as u64;
                text.consume(used);
                has_boards = true;
                continue;
            }
        }
        // Empty lines without end are passed over faster than they come.
        let empty = if line.is_empty() { reader.take_empty(text.buffer()) } else { 0 };
        if empty > 0 {
            number += text.buffer()[..empty].iter().filter(|&&sign| sign == b'\n').count() as u64;
            taker.chunk.bytes += empty as u64;
            text.consume(empty);
            continue;
        }
        let jigsaw = line.is_empty().then(|| reader.take_jigsaw(text.buffer())).flatten();
        let (read, end) = match &jigsaw {
            Some((bytes, _)) => {
                let taken = &text.buffer()[..*bytes];
                number += taken.iter().filter(|&&sign| sign == b'\n').count() as u64;
                text.consume(*bytes);
                (*bytes, End::Cut)
            }
            None => read_line(&mut text, &mut line)?,
        };
        number += u64::from(end != End::Cut);
        taker.chunk.bytes += read as u64;
        let records = match (jigsaw, end) {
            (Some((_, record)), _) => vec![record],
            (None, End::Input) => reader.finish(),
            (None, End::Line) => reader.feed(&String::from_utf8_lossy(&line)),
            // What takes parts of lines goes on with the next one.
            (None, End::Cut) => match reader.feed_part(&take_text(&mut line)) {
                Some(records) => records,
                None => {
                    taker.chunk.bytes += skip_line(&mut text)?;
                    line.clear();
                    number += 1;
                    let mut records = reader.skip_line();
                    records.push(Err(too_long(number)));
                    records
                }
            },
        };
        has_boards |= !records.is_empty();
        let mut is_over = end == End::Input;
        for record in records {
            if taker.is_full() {
                taker.hand_on()?;
            }
            match record {
                Ok(record) => {
                    if let Some(shape) = record.shape().filter(|_| !told) {
                        let Shape { geometry, symbols, .. } = &**shape;
                        if geometry.digit_count() > 9 && !symbols.is_decimal() {
                            taker.chunk.items.push(Item::Reading(shape.clone()));
                            // It is told before the first answer, however long that takes.
                            taker.hand_on()?;
                        }
                        told = true;
                    }
                    let as_line = lines.takes(&record);
                    taker.chunk.push_board(record, as_line);
                }
                Err(error) => {
                    is_over |= error.kind.is_general() && !options.mixed;
                    // The line is still there, unless the error is about one before it.
                    let is_here = error.line == number && end == End::Line;
                    let part = is_here.then(|| (1, String::from_utf8_lossy(&line).into_owned()));
                    taker.chunk.items.push(Item::Error(error, part));
                }
            }
        }
        if is_over {
            taker.hand_on()?;
            return Ok(has_boards);
        }
        if end == End::Line {
            line.clear();
        }
    }
}

fn too_long(line: u64) -> ParseError {
    let expected = format!("a line of at most {LONGEST_LINE} bytes");
    ParseError::at(line, LONGEST_LINE + 1, &expected, "a longer one")
}
