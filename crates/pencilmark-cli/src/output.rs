//! Answers as text and JSON.

use std::io::{self, Write};

use anyhow::Context;
use pencilmark::format::{
    Collection, Document, Format, Item, ParseError, Shape, Symbols, WriteError, write_header,
};
use pencilmark::{Digit, DigitSet, Geometry, Grid, Names};
use serde::Serialize;

use crate::answer::Board;
use crate::args::{BoardArgs, OutputArgs, To};
use crate::destination::Destination;
use crate::screen::Screen;

/// The version of the JSON that is written.
pub(crate) const JSON_VERSION: u32 = 1;

/// How the boards of one input are written.
#[derive(Debug)]
pub(crate) struct Writing<'a> {
    pub(crate) to: To,
    symbols: &'a Symbols,
    /// The terminal that it is written for, if people read it in one.
    pub(crate) screen: Option<Screen>,
}

impl<'a> Writing<'a> {
    /// In the format asked for, or that of the input.
    pub(crate) fn new(args: &'a BoardArgs, shape: &'a Shape, screen: Option<Screen>) -> Self {
        let as_read = match shape.format.name() {
            "grid" | "candidates" => To::Grid,
            _ => To::Line,
        };
        let side = shape.geometry.side();
        let asked = args.reading.symbols.as_ref().filter(|symbols| symbols.count() >= side.into());
        let symbols = asked.unwrap_or(&shape.symbols);
        Self { to: args.writing.to.unwrap_or(as_read), symbols, screen }
    }

    /// In this format.
    pub(crate) fn of(to: To, symbols: &'a Symbols) -> Self {
        Self { to, symbols, screen: None }
    }

    /// A grid as text; in JSON, as in a line.
    pub(crate) fn grid(&self, grid: &Grid) -> String {
        self.document(&Document::from(grid.clone()))
    }

    /// A board as text, with what the format has room for; in JSON, as in a line.
    pub(crate) fn document(&self, document: &Document) -> String {
        let format = self.format();
        let text = format.draw(document, self.symbols);
        text.expect("boards that the format cannot hold are not answered")
    }

    /// The format of boards as text; in JSON, as in a line.
    pub(crate) fn format(&self) -> Format {
        let name = match self.to {
            To::Grid => "grid",
            To::Candidates => "candidates",
            To::Tatham => "tatham",
            To::Line | To::Json | To::Jsonl => "line",
        };
        Format::all().find(|format| format.name() == name).expect("a registered format")
    }

    /// What tells the geometry in front of boards, where they do not tell it by themselves.
    pub(crate) fn header(&self, geometry: &Geometry) -> Option<String> {
        let is_plain = matches!(self.to, To::Line | To::Grid | To::Candidates);
        is_plain.then(|| write_header(geometry, self.symbols))
    }

    /// A grid in one line, without its end.
    pub(crate) fn line(&self, grid: &Grid) -> String {
        let mut line = Self { to: To::Line, ..*self }.grid(grid);
        line.truncate(line.trim_end().len());
        line
    }

    /// A grid as a drawing, whatever the format of the output.
    pub(crate) fn drawing(&self, grid: &Grid) -> String {
        Self { to: To::Grid, ..*self }.grid(grid)
    }

    /// The symbols of a set of digits.
    pub(crate) fn digits(&self, digits: DigitSet) -> Vec<String> {
        digits.iter().map(|digit| self.digit(digit)).collect()
    }

    /// The symbol of a digit.
    pub(crate) fn digit(&self, digit: Digit) -> String {
        self.symbols.symbol(digit)
    }

    /// What digits are written with.
    pub(crate) fn symbols(&self) -> &Symbols {
        self.symbols
    }

    /// What the parts of a board are called.
    pub(crate) fn names<'b>(&self, geometry: &'b Geometry) -> Names<'b> {
        Names::new(geometry, |digit| self.digit(digit))
    }

    /// A board with its candidates as a drawing, whatever the format of the output.
    pub(crate) fn candidates(&self, document: &Document) -> String {
        Self { to: To::Candidates, ..*self }.document(document)
    }
}

/// What the JSON of every board begins with.
#[derive(Serialize)]
pub(crate) struct Head<'a> {
    version: u32,
    source: &'a str,
    line: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'a str>,
    side: u8,
    /// Unless it is the classic one.
    #[serde(skip_serializing_if = "Option::is_none")]
    geometry: Option<&'a Geometry>,
    /// Where the text alone could be read in others.
    #[serde(skip_serializing_if = "Option::is_none")]
    symbols: Option<String>,
    puzzle: String,
    /// Where the text of the board has them.
    #[serde(skip_serializing_if = "Option::is_none")]
    candidates: Option<Vec<Vec<String>>>,
}

impl<'a> Head<'a> {
    pub(crate) fn of(board: &'a Board<'_>) -> Self {
        let geometry = board.document.grid.geometry();
        let (side, symbols) = (geometry.side(), board.writing.symbols);
        let between = if symbols.is_decimal() { "/" } else { "" };
        let group = |set: &DigitSet| board.writing.digits(*set).join(between);
        let rows = |sets: &Vec<DigitSet>| -> Vec<Vec<String>> {
            sets.chunks(side.into()).map(|row| row.iter().map(group).collect()).collect()
        };
        Self {
            version: JSON_VERSION,
            source: board.source,
            line: board.line,
            name: board.document.name.as_deref(),
            side,
            geometry: (!geometry.is_classic()).then_some(geometry),
            symbols: (side > 9 || *symbols != Symbols::usual(side)).then(|| symbols.to_string()),
            puzzle: board.writing.line(&board.document.grid),
            candidates: board.document.candidates.as_ref().map(rows),
        }
    }
}

/// The JSON of a text that is no board.
#[derive(Serialize)]
struct ErrorRecord<'a> {
    version: u32,
    source: &'a str,
    line: u64,
    column: usize,
    result: &'static str,
    expected: &'a str,
    found: &'a str,
}

/// The answer to a text that is no board.
pub(crate) fn error_record(to: To, source: &str, error: &ParseError) -> String {
    match to {
        To::Json | To::Jsonl => json(&ErrorRecord {
            version: JSON_VERSION,
            source,
            line: error.line,
            column: error.column,
            result: "error",
            expected: &error.expected,
            found: &error.found,
        }),
        To::Line | To::Grid | To::Candidates | To::Tatham => {
            format!("error {source}:{}:{} {}\n", error.line, error.column, error.reason())
        }
    }
}

/// A value as one line of JSON.
pub(crate) fn json(value: &impl Serialize) -> String {
    let mut line = serde_json::to_string(value).expect("answers are plain data");
    line.push('\n');
    line
}

/// A rating as a number for JSON, such as 7.1.
pub(crate) fn number(rating: u16) -> f64 {
    f64::from(rating) / 10.0
}

/// Where answers go: a file or standard output, as a stream.
pub(crate) struct Output {
    stream: Destination,
    pub(crate) is_terminal: bool,
    layout: Layout,
    written: u64,
    /// The header of the last answer.
    header: String,
    /// Boards in a format of their own, once there was one.
    collection: Option<Collection>,
}

/// What stands between answers.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Layout {
    /// Nothing: each is a line.
    Lines,
    /// An empty line.
    Paragraphs,
    /// The punctuation of one JSON value.
    Json,
}

impl Output {
    /// Opens the output that the command line names.
    pub(crate) fn open(args: &OutputArgs, command: &str) -> anyhow::Result<Self> {
        let stream = Destination::open(&args.file)?;
        let is_terminal = stream.is_terminal();
        let layout = if args.to == Some(To::Json) { Layout::Json } else { Layout::Lines };
        let mut output = Self {
            stream,
            is_terminal,
            layout,
            written: 0,
            header: String::new(),
            collection: None,
        };
        if layout == Layout::Json {
            let start =
                format!("{{\"version\":{JSON_VERSION},\"command\":\"{command}\",\"boards\":[");
            output.stream.write_all(start.as_bytes())?;
        }
        Ok(output)
    }

    /// Writes a line before the first answer.
    pub(crate) fn write_title(&mut self, title: &str) -> io::Result<()> {
        writeln!(self.stream, "{title}")
    }

    /// Writes what holds for the answers that follow, where it has not held for the last one.
    pub(crate) fn write_header(&mut self, header: &str, is_drawing: bool) -> io::Result<()> {
        if self.header == header {
            return Ok(());
        }
        self.header = header.to_owned();
        let before = if self.written > 0 { "\n" } else { "" };
        // Between drawings there is an empty line anyway.
        let behind = if self.written == 0 && is_drawing { "\n" } else { "" };
        write!(self.stream, "{before}{header}{behind}")
    }

    /// Writes one answer; drawings are kept apart by an empty line.
    pub(crate) fn write(&mut self, answer: &[u8], is_drawing: bool) -> io::Result<()> {
        let separator = match self.layout {
            Layout::Json if self.written > 0 => ",\n",
            Layout::Json => "\n",
            Layout::Paragraphs => "\n",
            Layout::Lines if is_drawing && self.written > 0 => "\n",
            Layout::Lines => "",
        };
        if is_drawing && self.layout == Layout::Lines {
            self.layout = Layout::Paragraphs;
        }
        self.written += 1;
        let answer = if self.layout == Layout::Json { answer.trim_ascii_end() } else { answer };
        self.stream.write_all(separator.as_bytes())?;
        self.stream.write_all(answer)
    }

    /// Writes a board of a collection, if it has room for it.
    pub(crate) fn write_item(&mut self, item: &Item) -> io::Result<Result<(), WriteError>> {
        let collection = self.collection.get_or_insert_with(|| Collection::new(item.format()));
        let mut text = String::new();
        let outcome = collection.push(item, &mut text);
        self.written += 1;
        self.stream.write_all(text.as_bytes())?;
        Ok(outcome)
    }

    /// Makes room for lines of the usual board among those of others.
    pub(crate) fn begin_lines(&mut self) -> io::Result<()> {
        let line = || Collection::new("line".parse().expect("a registered format"));
        let mut text = String::new();
        self.collection.get_or_insert_with(line).begin_lines(&mut text);
        self.stream.write_all(text.as_bytes())
    }

    /// Writes answers of one line each.
    pub(crate) fn write_lines(&mut self, answers: &[u8]) -> io::Result<()> {
        if self.layout != Layout::Lines {
            let lines = answers.split_inclusive(|&byte| byte == b'\n');
            return lines.into_iter().try_for_each(|answer| self.write(answer, false));
        }
        self.written += u64::from(!answers.is_empty());
        self.stream.write_all(answers)
    }

    pub(crate) fn flush(&mut self) -> io::Result<()> {
        self.stream.flush()
    }

    /// Completes what was begun. Of a file that is not whole, the old one stays, and what was written is
    /// kept beside it.
    pub(crate) fn finish(mut self, is_whole: bool) -> io::Result<()> {
        if let Some(collection) = self.collection.take() {
            let mut text = String::new();
            collection.finish(&mut text);
            self.stream.write_all(text.as_bytes())?;
        }
        if self.layout == Layout::Json {
            self.stream.write_all(b"\n]}\n")?;
        }
        if is_whole { self.stream.finish() } else { self.stream.finish_unfinished() }
    }
}

/// What a format holds, and what it cannot hold of a board, for people.
pub(crate) fn in_words(error: &WriteError) -> (String, String) {
    match error {
        WriteError::Part { format, part } => {
            (format!("a board that {} can hold", format.name()), part.to_string())
        }
        WriteError::Board { format, holds, found } => {
            (format!("{holds}, which {} can hold", format.name()), found.clone())
        }
        error => ("a board that can be written".to_owned(), error.to_string()),
    }
}

/// What contradicts itself in the ink of a board, in words.
pub(crate) fn conflicts(grid: &Grid, writing: &Writing<'_>) -> Vec<String> {
    let names = writing.names(grid.geometry());
    grid.conflicts().iter().map(|conflict| conflict.explain(&names)).collect()
}

/// Prints a whole text on standard output.
pub(crate) fn print(text: &[u8]) -> anyhow::Result<()> {
    Destination::standard_output()?.deliver(text).context("cannot write to standard output")
}

/// Has something printed on standard output, to its end.
pub(crate) fn print_with(print: impl FnOnce() -> io::Result<()>) -> anyhow::Result<()> {
    let stdout = Destination::standard_output()?;
    print().and_then(|()| stdout.finish()).context("cannot write to standard output")
}
