//! Files that options name, read to their end: within bounds, whatever they turn out to be.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use anyhow::{Context, bail};

use super::archive::texts_of_stream;

/// The largest text: a board of 255×255 in numbers takes 300 kB.
pub(crate) const LARGEST_TEXT: u64 = 16 << 20;

/// The largest font: those of all Chinese characters take some 20 MB.
pub(crate) const LARGEST_FONT: u64 = 64 << 20;

/// How long a file may take: a FIFO that nobody writes to would take for ever.
const LONGEST: Duration = Duration::from_secs(10);

/// The text of a file, in all encodings and packings that files with boards may have.
pub(crate) fn read_text(path: impl AsRef<Path>) -> anyhow::Result<String> {
    let path = path.as_ref();
    let name = || format!("cannot read {}", path.display());
    let text = unpacked(&read(path, LARGEST_TEXT)?).with_context(name)?;
    String::from_utf8(text)
        .with_context(|| format!("cannot read {}: it is not UTF-8 text", path.display()))
}

/// The text in the bytes of a file, as UTF-8 where it is text; of an archive the texts one after the other.
///
/// # Errors
/// Where they are no text, or more than [`LARGEST_TEXT`].
pub(crate) fn unpacked(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut all = Vec::new();
    texts_of_stream("", bytes, &mut |_, text| {
        if !all.is_empty() {
            all.push(b'\n');
        }
        let more = bounded(text?, LARGEST_TEXT)?;
        all.extend(more);
        if all.len() as u64 > LARGEST_TEXT { Err(too_large(LARGEST_TEXT)) } else { Ok(()) }
    })?;
    Ok(all)
}

/// The bytes of a file that is not larger than that.
pub(crate) fn read(path: impl AsRef<Path>, largest: u64) -> anyhow::Result<Vec<u8>> {
    let path = path.as_ref().to_owned();
    let name = path.display().to_string();
    let (bytes, read) = channel();
    // What never comes is waited for elsewhere.
    thread::spawn(move || bytes.send(File::open(path).and_then(|file| bounded(file, largest))));
    let Ok(result) = read.recv_timeout(LONGEST) else {
        bail!("cannot read {name}: it did not end within {} s", LONGEST.as_secs());
    };
    result.with_context(|| format!("cannot read {name}"))
}

/// All that comes from a source that is not larger than that.
///
/// # Errors
/// Where it is larger, or cannot be read.
pub(crate) fn bounded(source: impl Read, largest: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    source.take(largest + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > largest {
        return Err(too_large(largest));
    }
    Ok(bytes)
}

fn too_large(largest: u64) -> io::Error {
    io::Error::other(format!("it is larger than {} MB", largest >> 20))
}
