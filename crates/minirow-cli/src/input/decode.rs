//! Bytes become lines of text in UTF-8, as a stream.
//!
//! Text in UTF-16 is told by its byte order mark, or by the zeros of its digits. Line ends are `\n`,
//! `\r\n` or `\r`, also side by side; columns and lines are those of the decoded text.

use std::io::{self, BufReader, Chain, Cursor, Read};

use memchr::memchr;

use super::foreign;

/// Lines of text in UTF-8 that end with `\n` or `\r\n`.
pub(crate) type Text<'a> = BufReader<Box<dyn Read + 'a>>;

/// Bytes of which the first are at hand.
pub(super) type Begun<R> = Chain<Cursor<Vec<u8>>, R>;

/// How much is read at once.
const BUFFER: usize = 1 << 18;

/// How many bytes tell the encoding; no text with a board in UTF-16 is shorter.
const FIRST: usize = 4;

/// How many bytes are looked at for a zero, which no text has.
const LOOKED_AT: usize = 8000;

/// Reads the first bytes.
pub(super) fn begin<R: Read>(mut bytes: R) -> io::Result<Begun<R>> {
    let mut start = vec![0; BUFFER];
    let mut len = 0;
    while len < FIRST {
        match bytes.read(&mut start[len..]) {
            Ok(0) => break,
            Ok(read) => len += read,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    start.truncate(len);
    Ok(Cursor::new(start).chain(bytes))
}

/// The first bytes, if nothing was read since.
pub(super) fn start<R>(bytes: &Begun<R>) -> &[u8] {
    bytes.get_ref().0.get_ref()
}

/// Text, whatever its encoding and line ends; an error tells what else it is.
pub(super) fn text<'a>(bytes: Begun<impl Read + 'a>) -> io::Result<Text<'a>> {
    let start = start(&bytes);
    if let Some(refusal) = foreign::file(start) {
        return Err(refused(refusal));
    }
    let lines: Box<dyn Read> = match byte_order(start) {
        Some(order) => Box::new(LineEnds::of(Utf16::of(bytes, order))),
        None => {
            let zero = memchr(0, &start[..start.len().min(LOOKED_AT)]);
            if let Some(at) = zero {
                let byte = at + 1;
                return Err(refused(format!(
                    "it is a binary file (byte {byte} is 0); name a text file"
                )));
            }
            Box::new(LineEnds::of(bytes))
        }
    };
    Ok(BufReader::with_capacity(BUFFER, lines))
}

/// Why bytes are not read.
pub(super) fn refused(told: impl Into<String>) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, told.into())
}

/// The order of the two bytes of a unit of UTF-16.
type ByteOrder = fn([u8; 2]) -> u16;

/// The byte order of a text in UTF-16.
fn byte_order(start: &[u8]) -> Option<ByteOrder> {
    if start.starts_with(b"\xff\xfe") {
        return Some(u16::from_le_bytes);
    }
    if start.starts_with(b"\xfe\xff") {
        return Some(u16::from_be_bytes);
    }
    // Digits and most other signs of a board have one byte that is zero, always on the same side.
    let units = start[..start.len().min(LOOKED_AT)].chunks_exact(2);
    let zeros = |side: usize| units.clone().filter(|unit| unit[side] == 0).count();
    match [zeros(0), zeros(1)] {
        [0, high] if 2 * high > units.len() => Some(u16::from_le_bytes),
        [high, 0] if 2 * high > units.len() => Some(u16::from_be_bytes),
        _ => None,
    }
}

/// UTF-16 as UTF-8; what is no character becomes U+FFFD, which no reader takes for a digit.
struct Utf16<R> {
    bytes: R,
    order: ByteOrder,
    /// The bytes of a character that is not complete.
    rest: Vec<u8>,
    text: Cursor<String>,
}

impl<R: Read> Utf16<R> {
    fn of(bytes: R, order: ByteOrder) -> Self {
        Self { bytes, order, rest: Vec::new(), text: Cursor::default() }
    }

    /// Decodes the next bytes; false where there are none.
    fn decode(&mut self) -> io::Result<bool> {
        let known = self.rest.len();
        self.rest.resize(known + (1 << 13), 0);
        let read = self.bytes.read(&mut self.rest[known..]);
        self.rest.truncate(known + *read.as_ref().unwrap_or(&0));
        let is_end = read? == 0;
        if is_end && known == 0 {
            return Ok(false);
        }
        let mut units: Vec<u16> =
            self.rest.chunks_exact(2).map(|unit| (self.order)([unit[0], unit[1]])).collect();
        if is_end {
            // What is left of a unit is no character.
            units.extend((!known.is_multiple_of(2)).then_some(0xfffd));
        } else {
            // The first half of a pair waits for the other.
            units.pop_if(|unit| matches!(unit, 0xd800..=0xdbff));
        }
        self.rest.drain(..(2 * units.len()).min(self.rest.len()));
        let characters = char::decode_utf16(units);
        let text = characters.map(|it| it.unwrap_or(char::REPLACEMENT_CHARACTER)).collect();
        self.text = Cursor::new(text);
        Ok(true)
    }
}

impl<R: Read> Read for Utf16<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            let read = self.text.read(buffer)?;
            if read > 0 || buffer.is_empty() || !self.decode()? {
                return Ok(read);
            }
        }
    }
}

/// Text whose line ends are all `\n` or `\r\n`: each `\r` of a run becomes `\n` unless one follows.
struct LineEnds<R> {
    text: R,
    /// The length of a run at the end of what was read, of which it is not known what follows.
    held: usize,
}

/// A run that is longer, or fills the reader's buffer, ends as many lines, whatever follows.
const LONGEST_RUN: usize = 1 << 10;

impl<R: Read> LineEnds<R> {
    fn of(text: R) -> Self {
        Self { text, held: 0 }
    }
}

impl<R: Read> Read for LineEnds<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.held >= buffer.len() {
            // Without room for what follows, it ends lines.
            buffer.fill(b'\n');
            self.held -= buffer.len();
            return Ok(buffer.len());
        }
        loop {
            let read = self.text.read(&mut buffer[self.held..])?;
            buffer[..self.held].fill(b'\r');
            let text = &mut buffer[..self.held + read];
            let run = text.iter().rev().take_while(|&&byte| byte == b'\r').count();
            self.held = if read > 0 && run <= LONGEST_RUN { run } else { 0 };
            let len = text.len() - self.held;
            end_lines(&mut text[..len]);
            if len > 0 || read == 0 {
                return Ok(len);
            }
        }
    }
}

fn end_lines(text: &mut [u8]) {
    let mut from = 0;
    while let Some(at) = memchr(b'\r', &text[from..]) {
        let run = from + at;
        let len = text[run..].iter().take_while(|&&byte| byte == b'\r').count();
        from = run + len;
        if text.get(from) != Some(&b'\n') {
            text[run..from].fill(b'\n');
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Hands out a few bytes at a time.
    struct Slow<'a>(&'a [u8], usize);

    impl Read for Slow<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let len = self.1.min(self.0.len()).min(buffer.len());
            let (now, later) = self.0.split_at(len);
            buffer[..len].copy_from_slice(now);
            self.0 = later;
            Ok(len)
        }
    }

    fn check(bytes: &[u8], expected: &str) {
        for step in [1, 2, 3, 7, bytes.len().max(1)] {
            let mut read = String::new();
            let begun = begin(Slow(bytes, step)).expect("bytes");
            text(begun).expect("text").read_to_string(&mut read).expect("UTF-8");
            assert_eq!(read, expected, "{step} bytes at a time");
        }
    }

    fn wide(text: &str, order: fn(u16) -> [u8; 2]) -> Vec<u8> {
        text.encode_utf16().flat_map(order).collect()
    }

    #[test]
    fn line_ends() {
        check(b"", "");
        check(b"12\n34\n", "12\n34\n");
        check(b"12\r\n34\r\n", "12\r\n34\r\n");
        check(b"12\r34\r", "12\n34\n");
        check(b"12\r\r34", "12\n\n34");
        check(b"12\r\r\n34\r56\n78\r\n", "12\r\r\n34\n56\n78\r\n");
        let run = "\r".repeat(3 * LONGEST_RUN);
        check(format!("12{run}34").as_bytes(), &format!("12{}34", run.replace('\r', "\n")));
    }

    #[test]
    fn wide_text() {
        let board = "\u{feff}1.│ä\r2.\r\n𝄞";
        let read = "\u{feff}1.│ä\n2.\r\n𝄞";
        check(&wide(board, u16::to_le_bytes), read);
        check(&wide(board, u16::to_be_bytes), read);
        check(&wide("12..\r\n", u16::to_le_bytes), "12..\r\n");
        check(&wide("12..\n", u16::to_be_bytes), "12..\n");
        // A text that is cut in a unit, or in a pair of them.
        let bytes = wide("\u{feff}12𝄞", u16::to_le_bytes);
        check(&bytes[..bytes.len() - 1], "\u{feff}12\u{fffd}\u{fffd}");
        check(&bytes[..bytes.len() - 2], "\u{feff}12\u{fffd}");
        check(&bytes[..bytes.len() - 5], "\u{feff}1\u{fffd}");
    }

    #[test]
    fn other_bytes() {
        let told = |bytes: &[u8]| text(begin(bytes).expect("bytes")).map(drop).unwrap_err();
        assert_eq!(
            told(b"12\x003..\n").to_string(),
            "it is a binary file (byte 3 is 0); name a text file"
        );
        assert_eq!(
            told(b"%PDF-1.4\n").to_string(),
            "it is a PDF; copy the digits out of it as text"
        );
        assert_eq!(
            told(b"\xff\xfe\0\x001\0\0\0").to_string(),
            "it is text in UTF-32; save it as UTF-8"
        );
    }
}
