//! Boards from files, standard input and arguments, cut but not read.

use std::fs::File;
use std::io::{self, BufRead, IsTerminal, Stdin};
use std::path::Path;

use anyhow::{Context, anyhow, bail};
use pencilmark::format::{Format, ParseError, ReadOptions, Reader, Shape, read_all, read_blocks};
use pencilmark::{Geometry, GeometryError};

use crate::args::{GeometryArgs, ReadingArgs};
use crate::chunk::{Item, Taker};
use crate::inherited::{Stream, is_closed};
use crate::named;
use crate::report::nothing;
use decode::Text;

mod archive;
mod decode;
mod foreign;

/// A place that boards come from.
#[derive(Clone, Debug)]
pub(crate) enum Source {
    File(String),
    StandardInput,
    Argument(String),
}

impl Source {
    /// What messages call it.
    fn name(&self) -> &str {
        match self {
            Self::File(path) => path,
            Self::StandardInput => "-",
            Self::Argument(_) => "argument",
        }
    }
}

/// Which boards of 9×9 come as lines of symbols, apart from the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lines {
    None,
    /// Those that stand alone in their lines.
    Alone,
    /// Those beside which no solution stands in a table.
    Unsolved,
    /// Those beside anything in a table as well.
    Any,
}

impl Lines {
    /// Whether the boards that come next are taken as lines.
    fn takes_from(self, reader: &Reader) -> bool {
        match self {
            Self::None => false,
            Self::Alone => !reader.holds_more(),
            Self::Unsolved => !reader.holds_solution(),
            Self::Any => true,
        }
    }
}

/// Beyond this a line is no board: 255×255 cells with all their candidates take 250 kB a row.
const LONGEST_LINE: usize = 1 << 20;

/// Beyond this a line is given up, and all behind it: `/dev/zero` has no other one.
const ENDLESS_LINE: u64 = 1 << 30;

/// The sources named on the command line.
pub(crate) fn sources(args: &ReadingArgs, options: &ReadOptions) -> anyhow::Result<Vec<Source>> {
    if args.inputs.is_empty() {
        standard_input()?;
        if io::stdin().is_terminal() {
            bail!(
                "expected a file, a board as text, or boards on standard input, found a terminal"
            );
        }
        return Ok(vec![Source::StandardInput]);
    }
    args.inputs.iter().map(|input| source(input, options)).collect()
}

/// Standard input, which has to be open: one that is closed is not an empty one.
pub(crate) fn standard_input() -> anyhow::Result<Stdin> {
    if is_closed(Stream::Input) {
        bail!("standard input is closed");
    }
    Ok(io::stdin())
}

fn source(input: &str, options: &ReadOptions) -> anyhow::Result<Source> {
    if input == "-" {
        standard_input()?;
        return Ok(Source::StandardInput);
    }
    if Path::new(input).exists() {
        return Ok(Source::File(input.to_owned()));
    }
    let errors = read_all(input, options).into_iter().find_map(Result::err);
    let Some(error) = errors else {
        return Ok(Source::Argument(input.to_owned()));
    };
    let is_board = error.kind.is_general() || input.contains(char::is_whitespace);
    if is_board || looks_like_board(input) {
        return Ok(Source::Argument(input.to_owned()));
    }
    bail!("'{input}' is neither a file nor a board: {}", error.reason())
}

/// Whether a text that is no file and no board was meant as a board.
fn looks_like_board(input: &str) -> bool {
    let cells = input.chars().filter(|c| c.is_ascii_digit() || ".*_".contains(*c)).count();
    2 * cells > input.chars().count()
}

/// What the command line tells about the boards.
pub(crate) fn read_options(args: &ReadingArgs) -> anyhow::Result<ReadOptions> {
    let is_symbol = |sign: char| {
        args.symbols.as_ref().is_some_and(|symbols| symbols.digit(&sign.to_string()).is_some())
    };
    if let Some(sign) = args.empty.filter(|&sign| is_symbol(sign)) {
        bail!("--empty: expected a sign that is no digit, found '{sign}' in --symbols");
    }
    Ok(ReadOptions {
        geometry: geometry(&args.geometry)?,
        extras: args.geometry.extra.clone(),
        symbols: args.symbols.clone(),
        format: args.from.0,
        column: args.column.clone(),
        mixed: args.mixed,
        empty: args.empty,
    })
}

/// The geometry that the command line names, if it names a shape of blocks.
pub(crate) fn geometry(args: &GeometryArgs) -> anyhow::Result<Option<Geometry>> {
    let geometry = match (&args.blocks, args.block) {
        (Some(path), _) => {
            let text = named::read_text(path)?;
            Some(read_blocks(&text).with_context(|| path.display().to_string())?)
        }
        (None, Some((rows, columns))) => Some(Geometry::with_blocks(rows, columns)?),
        (None, None) => None,
    };
    Ok(geometry.map(|board| with_extras(board, args)).transpose()?)
}

/// A board with the rules that the command line adds.
pub(crate) fn with_extras(board: Geometry, args: &GeometryArgs) -> Result<Geometry, GeometryError> {
    args.extra.iter().try_fold(board, |board, &extra| board.with_extra(extra))
}

/// The bytes of all texts, where that is known.
pub(crate) fn total_bytes(sources: &[Source]) -> Option<u64> {
    let bytes = |source: &Source| match source {
        Source::File(path) => {
            let len = std::fs::metadata(path).ok().filter(std::fs::Metadata::is_file)?.len();
            (!archive::is_packed(path)).then_some(len)
        }
        Source::StandardInput => None,
        Source::Argument(text) => Some(text.len() as u64),
    };
    sources.iter().map(bytes).sum()
}

/// Whether people may be typing the input.
pub(crate) fn is_typed(sources: &[Source]) -> bool {
    let mut sources = sources.iter();
    sources.any(|source| matches!(source, Source::StandardInput)) && io::stdin().is_terminal()
}

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
    let as_lines = lines != Lines::None;
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
        let (read, end) = read_line(&mut text, &mut line)?;
        number += u64::from(end != End::Cut);
        taker.chunk.bytes += read as u64;
        let records = match end {
            End::Input => reader.finish(),
            End::Line => reader.feed(&String::from_utf8_lossy(&line)),
            // What takes parts of lines goes on with the next one.
            End::Cut => match reader.feed_part(&take_text(&mut line)) {
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
                        if geometry.side() > 9 && !symbols.is_decimal() {
                            taker.chunk.items.push(Item::Reading(shape.clone()));
                            // It is told before the first answer, however long that takes.
                            taker.hand_on()?;
                        }
                        told = true;
                    }
                    taker.chunk.push_board(record, as_lines);
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

/// What a line ends with.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Line,
    /// It is longer than what is held at once.
    Cut,
    /// There is no more line.
    Input,
}

/// Reads a line without its end behind what is there of it; returns how many bytes it took.
fn read_line(text: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<(usize, End)> {
    let mut read = 0;
    loop {
        let buffer = match text.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            buffer => buffer?,
        };
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let part = &buffer[..end.unwrap_or(buffer.len())];
        if line.len() + part.len() > LONGEST_LINE {
            let room = LONGEST_LINE - line.len();
            line.extend_from_slice(&part[..room]);
            text.consume(room);
            return Ok((read + room, End::Cut));
        }
        line.extend_from_slice(part);
        let used = part.len() + usize::from(end.is_some());
        let is_over = used == 0;
        text.consume(used);
        read += used;
        match end {
            Some(_) => return Ok((read, End::Line)),
            None if is_over && line.is_empty() && read == 0 => return Ok((0, End::Input)),
            None if is_over => return Ok((read, End::Line)),
            None => {}
        }
    }
}

/// Takes what is there of a line as text; a character that is cut stays for the next part.
fn take_text(line: &mut Vec<u8>) -> String {
    let end = match std::str::from_utf8(line) {
        Err(error) if error.error_len().is_none() => error.valid_up_to(),
        _ => line.len(),
    };
    let rest = line.split_off(end);
    let text = String::from_utf8_lossy(line).into_owned();
    *line = rest;
    text
}

/// Passes over the rest of a line; returns how many bytes it took.
fn skip_line(text: &mut impl BufRead) -> io::Result<u64> {
    let mut read = 0;
    loop {
        let buffer = match text.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            buffer => buffer?,
        };
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let used = end.map_or(buffer.len(), |end| end + 1);
        text.consume(used);
        read += used as u64;
        if end.is_some() || used == 0 {
            return Ok(read);
        }
        if read > ENDLESS_LINE {
            return Err(io::Error::other("a line of more than 1 GB is not text"));
        }
    }
}
