//! A file of text, cut into records: its lines, where line ends in quotes end none.

use std::borrow::Cow;
use std::fs::File;
use std::io::{ErrorKind, Read};
use std::ops::Range;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use memchr::memchr;

use super::split::ends_inside;
use crate::Format;

/// What is read at once.
const READ: usize = 1 << 20;
/// What is read at once of a short file.
const SHORT: usize = 1 << 12;
/// A longer line is none: this file is no text.
const LONGEST_LINE: usize = 64 << 20;
/// Quotes that are not closed after as many bytes are not closed: they must not swallow the rest of a file.
const LONGEST_QUOTED: usize = 64 << 10;

/// What is a record.
#[derive(Clone, Copy, Debug)]
struct Rules {
    /// What separates fields that may be quoted.
    quotes: Option<u8>,
    /// Whether lines of blanks alone are skipped, not only empty ones.
    skip_blank: bool,
    /// Whether lines that begin with `#` are skipped.
    skip_comments: bool,
}

/// The records of a file, in order.
pub(super) struct Records {
    path: PathBuf,
    input: Box<dyn Read + Send>,
    size: u64,
    rules: Rules,
    buffer: Vec<u8>,
    /// What is in the buffer and not yet handed out.
    waiting: Range<usize>,
    /// Bytes that were read.
    read: u64,
    at_end: bool,
    /// Where the first quote is in the buffer, or its end; out of date where that is before what waits.
    quote: Option<usize>,
    /// Whether a record had quotes since the last chunk.
    has_quotes: bool,
    /// Bytes of the last chunk: the next one has about as many.
    last_chunk: usize,
}

/// Records of a part.
#[derive(Debug, Default)]
pub(super) struct Chunk {
    /// A line end behind each record, so that no two of them make a character.
    text: Vec<u8>,
    ends: Vec<usize>,
    /// Whether quotes are in them, where quotes mean something.
    has_quotes: bool,
}

impl Records {
    /// Opens a file.
    pub(super) fn open(path: &Path, format: Format) -> anyhow::Result<Self> {
        let opened = || -> std::io::Result<_> {
            let file = File::open(path)?;
            let size = file.metadata()?.len();
            Ok((file, size))
        };
        let (file, size) = opened().with_context(|| format!("cannot open {}", path.display()))?;
        Ok(Self::new(path, Box::new(file), size, format))
    }

    fn new(path: &Path, input: Box<dyn Read + Send>, size: u64, format: Format) -> Self {
        let rules = Rules {
            quotes: super::delimited::delimiter(format),
            skip_blank: matches!(format, Format::Text | Format::Jsonl),
            skip_comments: format == Format::Text,
        };
        let path = path.to_owned();
        Self {
            path,
            input,
            size,
            rules,
            buffer: Vec::new(),
            waiting: 0..0,
            read: 0,
            at_end: false,
            quote: None,
            has_quotes: false,
            last_chunk: 0,
        }
    }

    /// The same with another separator between fields than that of the format.
    pub(super) fn separated_by(mut self, separator: Option<u8>) -> Self {
        self.rules.quotes = separator;
        self
    }

    /// How far it was read, from 0 to 1.
    pub(super) fn progress(&self) -> f64 {
        let done = self.read - self.waiting.len() as u64;
        match self.size {
            0 => f64::from(u8::from(self.at_end)),
            size => (done as f64 / size as f64).min(1.0),
        }
    }

    /// The next record, without its line end.
    pub(super) fn next(&mut self) -> anyhow::Result<Option<&[u8]>> {
        loop {
            let Some(mut length) = self.line_from(0)? else { return Ok(None) };
            if let Some(delimiter) = self.rules.quotes {
                length = self.quoted_record(delimiter, length)?;
            }
            let start = self.waiting.start;
            self.waiting.start += length;
            let record = &self.buffer[start..start + length];
            let record = record.strip_suffix(b"\n").unwrap_or(record);
            let record = record.strip_suffix(b"\r").unwrap_or(record);
            let trimmed = if self.rules.skip_blank { record.trim_ascii() } else { record };
            let skipped =
                trimmed.is_empty() || self.rules.skip_comments && trimmed.starts_with(b"#");
            if !skipped {
                let range = start..start + record.len();
                return Ok(Some(&self.buffer[range]));
            }
        }
    }

    /// The next records; fewer at the end.
    pub(super) fn chunk(&mut self, rows: usize) -> anyhow::Result<Chunk> {
        let mut chunk = Chunk {
            text: Vec::with_capacity(self.last_chunk),
            ends: Vec::with_capacity(rows.min(self.last_chunk)),
            has_quotes: false,
        };
        while chunk.len() < rows {
            let Some(record) = self.next()? else { break };
            chunk.text.extend_from_slice(record);
            chunk.ends.push(chunk.text.len());
            chunk.text.push(b'\n');
        }
        chunk.has_quotes = std::mem::take(&mut self.has_quotes);
        self.last_chunk = chunk.text.len();
        Ok(chunk)
    }

    /// Goes past records; how many there were.
    pub(super) fn skip(&mut self, rows: usize) -> anyhow::Result<usize> {
        for row in 0..rows {
            if self.next()?.is_none() {
                return Ok(row);
            }
        }
        Ok(rows)
    }

    /// The length of what waits, up to the end of the line at a place in it; none where nothing is there.
    fn line_from(&mut self, place: usize) -> anyhow::Result<Option<usize>> {
        let mut searched = place;
        loop {
            let waiting = &self.buffer[self.waiting.clone()];
            if let Some(end) = memchr(b'\n', &waiting[searched..]) {
                return Ok(Some(searched + end + 1));
            }
            searched = waiting.len();
            if self.at_end {
                return Ok((searched > place).then_some(searched));
            }
            self.fill()?;
        }
    }

    /// The length of a record that begins with a line of some length.
    fn quoted_record(&mut self, delimiter: u8, first: usize) -> anyhow::Result<usize> {
        let start = self.waiting.start;
        let quote = self.quote.filter(|&quote| quote >= start).unwrap_or_else(|| {
            let waiting = &self.buffer[self.waiting.clone()];
            memchr(b'"', waiting).map_or(self.waiting.end, |found| start + found)
        });
        self.quote = Some(quote);
        if quote >= start + first {
            return Ok(first);
        }
        self.has_quotes = true;
        let line = &self.buffer[start..][..first];
        let mut inside = ends_inside(line, delimiter, false);
        let mut length = first;
        while inside && length < LONGEST_QUOTED {
            let Some(longer) = self.line_from(length)? else { break };
            let added = &self.buffer[self.waiting.start..][length..longer];
            inside = ends_inside(added, delimiter, true);
            length = longer;
        }
        Ok(if inside { first } else { length })
    }

    /// Reads on.
    fn fill(&mut self) -> anyhow::Result<()> {
        let left = self.waiting.len();
        if left > LONGEST_LINE {
            bail!(
                "{}: expected lines of at most {} MiB, found a longer one from byte {} on",
                self.path.display(),
                LONGEST_LINE >> 20,
                self.read - left as u64
            );
        }
        self.buffer.copy_within(self.waiting.clone(), 0);
        self.waiting = 0..left;
        self.quote = None;
        // A short file takes no longer than it is. Pipes and the like say that they are empty.
        let unread = if self.size == 0 { READ as u64 } else { self.size.saturating_sub(self.read) };
        let room = (unread as usize + 1).clamp(SHORT, READ);
        if self.buffer.len() < left + room {
            self.buffer.resize((left + room).next_power_of_two(), 0);
        }
        let first = self.read == 0;
        loop {
            match self.input.read(&mut self.buffer[self.waiting.end..]) {
                Ok(0) => self.at_end = true,
                Ok(count) => {
                    self.waiting.end += count;
                    self.read += count as u64;
                    // A mark of the order of bytes may come in pieces.
                    if first && self.waiting.len() < 3 {
                        continue;
                    }
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(error) => {
                    return Err(error)
                        .with_context(|| format!("cannot read {}", self.path.display()));
                }
            }
            break;
        }
        if first {
            let start = &self.buffer[self.waiting.clone()];
            if start.starts_with(b"\xff\xfe") || start.starts_with(b"\xfe\xff") {
                bail!(
                    "{}: expected text in UTF-8, found UTF-16; `iconv -f utf-16 -t utf-8` converts it",
                    self.path.display()
                );
            }
            if start.starts_with("\u{feff}".as_bytes()) {
                self.waiting.start = 3;
            }
        }
        Ok(())
    }
}

impl Chunk {
    /// How many records there are.
    pub(super) fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether some of them may have fields in quotes.
    pub(super) fn has_quotes(&self) -> bool {
        self.has_quotes
    }

    /// Hands over some of the records, in order, and whether each is UTF-8: what is not is replaced.
    pub(super) fn each(&self, rows: Range<usize>, mut each: impl FnMut(&str, bool)) {
        let start_of = |row: usize| row.checked_sub(1).map_or(0, |before| self.ends[before] + 1);
        if rows.is_empty() {
            return;
        }
        let mut start = start_of(rows.start);
        let offset = start;
        let bytes = &self.text[start..self.ends[rows.end - 1]];
        let valid = std::str::from_utf8(bytes);
        for &end in &self.ends[rows] {
            let range = start - offset..end - offset;
            match valid {
                Ok(text) => each(&text[range], true),
                Err(_) => {
                    let text = String::from_utf8_lossy(&bytes[range]);
                    each(&text, matches!(text, Cow::Borrowed(_)));
                }
            }
            start = end + 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Gives as many bytes at once.
    struct Drops(Vec<u8>, usize);

    impl Read for Drops {
        fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
            let count = self.1.min(self.0.len()).min(buffer.len());
            buffer[..count].copy_from_slice(&self.0[..count]);
            self.0.drain(..count);
            Ok(count)
        }
    }

    #[track_caller]
    fn check(format: Format, text: &[u8], expected: &[&str]) {
        for step in [1, 2, 3, 5, 1000] {
            let input = Box::new(Drops(text.to_vec(), step));
            let mut records = Records::new("a".as_ref(), input, text.len() as u64, format);
            let mut found = Vec::new();
            while let Some(record) = records.next().expect("a record") {
                found.push(String::from_utf8_lossy(record).into_owned());
            }
            assert_eq!(found, expected, "{step}");
            assert_eq!(records.progress(), 1.0);
        }
    }

    #[test]
    fn lines_end_in_every_way() {
        check(Format::Csv, b"", &[]);
        check(Format::Csv, b"\n\r\n\n", &[]);
        check(Format::Csv, b"a\r\nb\n\nc", &["a", "b", "c"]);
        check(Format::Csv, b"\xef\xbb\xbfa\r\nb\r", &["a", "b"]);
        check(Format::Text, b"\xef\xbb\xbf# x\n  \n a b\n#\n", &[" a b"]);
        check(Format::Jsonl, b" \n{}\n#\n", &["{}", "#"]);
    }

    #[test]
    fn line_ends_in_quotes_end_no_record() {
        check(Format::Csv, b"a,\"b\r\nc\"\r\nd", &["a,\"b\r\nc\"", "d"]);
        check(Format::Text, b"a,\"b\nc\"", &["a,\"b", "c\""]);
        check(Format::Tsv, b"a\t\"\"\"\n\"\nb\"c\nd", &["a\t\"\"\"\n\"", "b\"c", "d"]);
    }

    #[test]
    fn a_quote_that_is_not_closed_swallows_no_rows() {
        check(Format::Csv, b"a\n\"b\nc\nd", &["a", "\"b", "c", "d"]);
        let rows = ["\"a"].into_iter().chain(std::iter::repeat_n("b", LONGEST_QUOTED));
        let rows: Vec<&str> = rows.chain(["c\""]).collect();
        check(Format::Csv, rows.join("\n").as_bytes(), &rows);
    }

    #[test]
    fn utf_16_and_endless_lines_are_errors_that_say_where() {
        let error = |text: Vec<u8>, step| {
            let length = text.len() as u64;
            let mut records =
                Records::new("a.csv".as_ref(), Box::new(Drops(text, step)), length, Format::Csv);
            std::iter::from_fn(|| match records.next() {
                Ok(record) => record.map(|_| Ok(())),
                Err(error) => Some(Err(error.to_string())),
            })
            .find_map(Result::err)
            .expect("an error")
        };
        for text in [&b"\xff\xfep\0"[..], b"\xfe\xff\0p"] {
            assert!(
                error(text.to_vec(), 1).contains("a.csv: expected text in UTF-8, found UTF-16")
            );
        }
        let mut long = b"puzzle\n".to_vec();
        long.resize(LONGEST_LINE + 3 * READ, b'x');
        assert!(error(long, usize::MAX).contains(
            "a.csv: expected lines of at most 64 MiB, found a longer one from byte 7 on"
        ));
    }

    #[test]
    fn halves_of_a_character_in_two_records_make_none() {
        let input = Box::new(&b"a\xc3\n\xa9b\n"[..]);
        let mut records = Records::new("a".as_ref(), input, 6, Format::Csv);
        let chunk = records.chunk(10).expect("records");
        let mut found = Vec::new();
        chunk.each(0..2, |record, is_text| found.push((record.to_owned(), is_text)));
        let expected = ["a\u{fffd}", "\u{fffd}b"].map(|text| (text.to_owned(), false));
        assert_eq!(found, expected);
    }
}
