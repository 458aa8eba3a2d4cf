//! Reads and writes the JSON of calls, as long as the caller waits.

use std::io::{self, ErrorKind, Write};

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::Fault;
use crate::go_on::GoOn;

/// Bytes between two questions whether to go on: less than a millisecond.
const STRIDE: usize = 64 << 10;

/// Reads an input. One of a megabyte takes 20 ms at most, so asking once is enough.
pub(crate) fn read<I: DeserializeOwned>(text: &str, go_on: GoOn<'_>) -> Result<I, Fault> {
    if text.len() > 4 * STRIDE && go_on().is_break() {
        return Err(Fault::limit());
    }
    serde_json::from_str(text).map_err(Fault::input)
}

/// Writes an output of at most this many bytes.
pub(crate) fn write(
    output: &impl Serialize,
    most_bytes: usize,
    go_on: GoOn<'_>,
) -> Result<String, Fault> {
    let mut sink = Sink { bytes: Vec::new(), most_bytes, stride: Stride { left: STRIDE, go_on } };
    match serde_json::to_writer(&mut sink, output).map_err(|error| error.io_error_kind()) {
        Ok(()) => Ok(String::from_utf8(sink.bytes).expect("JSON is text")),
        Err(Some(ErrorKind::FileTooLarge)) => Err(Fault::large(most_bytes)),
        Err(Some(_)) => Err(Fault::limit()),
        Err(None) => unreachable!("outputs are texts, numbers and lists of them"),
    }
}

/// Asks after so many bytes.
struct Stride<'a> {
    left: usize,
    go_on: GoOn<'a>,
}

impl Stride<'_> {
    fn pass(&mut self, bytes: usize) -> io::Result<()> {
        if self.left > bytes {
            self.left -= bytes;
            return Ok(());
        }
        self.left = STRIDE;
        match (self.go_on)().is_break() {
            true => Err(ErrorKind::TimedOut.into()),
            false => Ok(()),
        }
    }
}

struct Sink<'a> {
    bytes: Vec<u8>,
    most_bytes: usize,
    stride: Stride<'a>,
}

impl Write for Sink<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if bytes.len() > self.most_bytes - self.bytes.len() {
            return Err(ErrorKind::FileTooLarge.into());
        }
        self.stride.pass(bytes.len())?;
        self.bytes.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
