//! Answers one after the other, with what stands between them.

use std::io::{self, Write};

use minirow::format::{Collection, Headers, Item, WriteError};

use super::destination::Destination;
use super::header::Header;
use super::json::JSON_VERSION;
use crate::args::{OutputArgs, To};

/// Where answers go: a file or standard output, as a stream.
pub(crate) struct Output {
    stream: Destination,
    pub(crate) is_terminal: bool,
    layout: Layout,
    written: u64,
    /// When header lines stand in front of boards of a collection.
    pub(crate) headers: Headers,
    /// What holds for the last board, whether it was told or is taken for granted.
    header: Option<Header>,
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
            headers: Headers::default(),
            header: None,
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

    /// Writes what holds for the boards that follow, where it has not held for the last one, or for the first
    /// where it is needed.
    pub(crate) fn write_header(&mut self, header: &Header, is_drawing: bool) -> io::Result<()> {
        let is_told = match &self.header {
            Some(told) => told.lines == header.lines,
            None => !header.is_needed,
        };
        if self.header.is_none() || !is_told {
            self.header = Some(header.clone());
        }
        if is_told {
            return Ok(());
        }
        let before = if self.written > 0 { "\n" } else { "" };
        // Between drawings there is an empty line anyway.
        let behind = if self.written == 0 && is_drawing { "\n" } else { "" };
        write!(self.stream, "{before}{}{behind}", header.lines)
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
        let begun = || Collection::new(item.format()).headers(self.headers);
        let collection = self.collection.get_or_insert_with(begun);
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

    /// Ends without a board: a file that would be replaced stays as it is, and none is made.
    pub(crate) fn finish_without_boards(self) -> io::Result<()> {
        if self.stream.is_replaced_at_the_end() { Ok(()) } else { self.finish(true) }
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
