//! Lines of a text, of which no more is held than a board can take.

use std::io::{self, BufRead};

/// Beyond this a line is no board: 255×255 cells with all their candidates take 250 kB a row.
pub(crate) const LONGEST_LINE: usize = 1 << 20;

/// Beyond this a line is given up, and all behind it: `/dev/zero` has no other one.
const ENDLESS_LINE: u64 = 1 << 30;

/// What a line ends with.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum End {
    Line,
    /// It is longer than what is held at once.
    Cut,
    /// There is no more line.
    Input,
}

/// Reads a line without its end behind what is there of it; returns how many bytes it took.
pub(crate) fn read_line(text: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<(usize, End)> {
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
pub(crate) fn take_text(line: &mut Vec<u8>) -> String {
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
pub(crate) fn skip_line(text: &mut impl BufRead) -> io::Result<u64> {
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
