//! The texts in a file: itself, what it unpacks to, or the entries of an archive.

use std::fs::File;
use std::io::{self, Cursor, Read, Seek, SeekFrom};

use flate2::read::MultiGzDecoder;
use zip::ZipArchive;
use zip::read::ZipFile;
use zip::result::ZipError;

use super::decode::{self, Begun, Text, refused};
use super::{foreign, workbook};

/// Takes a text with its name, or why there is none; an error says that nobody takes any more.
pub(crate) type Take<'a> = dyn FnMut(&str, io::Result<Text<'_>>) -> io::Result<()> + 'a;

/// An archive that comes through a pipe is held in memory as a whole, as its table of contents is at
/// its end.
const LONGEST_IN_MEMORY: u64 = 1 << 26;

/// Hands on the texts of a file. What it unpacks to is known to be undamaged before any of it is
/// handed on.
pub(crate) fn texts_of_file(name: &str, file: File, take: &mut Take<'_>) -> io::Result<()> {
    let is_regular = match file.metadata() {
        Ok(data) if data.is_dir() => {
            let told = "it is a folder; name the files in it";
            return take(name, Err(refused(told)));
        }
        data => data.is_ok_and(|data| data.is_file()),
    };
    if !is_regular {
        return texts_of_stream(name, file, take);
    }
    let begun = match decode::begin(&file) {
        Ok(begun) => begun,
        Err(error) => return take(name, Err(error)),
    };
    let packing = Packing::of(decode::start(&begun));
    match packing {
        Packing::None => take(name, decode::text(begun)),
        Packing::Gzip => take(name, checked_gzip(&file)),
        Packing::Zip => entries(name, &file, take),
    }
}

/// Hands on the texts of a stream, which cannot be read twice: that packed text was damaged is told
/// at its end.
pub(crate) fn texts_of_stream(name: &str, bytes: impl Read, take: &mut Take<'_>) -> io::Result<()> {
    let mut begun = match decode::begin(bytes) {
        Ok(begun) => begun,
        Err(error) => return take(name, Err(error)),
    };
    match Packing::of(decode::start(&begun)) {
        Packing::None => take(name, decode::text(begun)),
        Packing::Gzip => take(name, unpacked(MultiGzDecoder::new(begun))),
        Packing::Zip => {
            let mut archive = Vec::new();
            match (&mut begun).take(LONGEST_IN_MEMORY + 1).read_to_end(&mut archive) {
                Err(error) => take(name, Err(error)),
                Ok(len) if len as u64 > LONGEST_IN_MEMORY => {
                    let told = "it is a large ZIP archive in a pipe; name the file instead";
                    take(name, Err(refused(told)))
                }
                Ok(_) => entries(name, Cursor::new(archive), take),
            }
        }
    }
}

/// The name of the file that a packed file was made of.
pub(crate) fn unpacked_name(name: &str) -> &str {
    name.strip_suffix(".gz").unwrap_or(name)
}

/// Whether the text of a file is longer than the file.
pub(crate) fn is_packed(path: &str) -> bool {
    let mut start = Vec::new();
    let read = File::open(path).and_then(|file| file.take(4).read_to_end(&mut start));
    read.is_ok() && !matches!(Packing::of(&start), Packing::None)
}

/// How the text of a file is packed.
enum Packing {
    None,
    Gzip,
    Zip,
}

impl Packing {
    fn of(start: &[u8]) -> Self {
        if start.starts_with(b"\x1f\x8b") {
            Self::Gzip
        } else if start.starts_with(b"PK\x03\x04") || start.starts_with(b"PK\x05\x06") {
            Self::Zip
        } else {
            Self::None
        }
    }
}

fn checked_gzip(file: &File) -> io::Result<Text<'_>> {
    let mut file = file;
    file.rewind()?;
    io::copy(&mut MultiGzDecoder::new(file), &mut io::sink()).map_err(damage)?;
    file.rewind()?;
    unpacked(MultiGzDecoder::new(file))
}

/// Hands on what the entries of a ZIP archive hold.
fn entries(name: &str, mut bytes: impl Read + Seek, take: &mut Take<'_>) -> io::Result<()> {
    let mut archive = match ZipArchive::new(&mut bytes) {
        Ok(archive) => archive,
        Err(error) => return take(name, Err(told(error))),
    };
    if let Some(kind) = workbook::Kind::of(&mut archive) {
        drop(archive);
        return match workbook::sheets(kind, &mut bytes) {
            Ok(sheets) if sheets.is_empty() => take(name, Err(refused("its sheets are empty"))),
            Ok(mut sheets) => sheets.drain(..).try_for_each(|(sheet, text)| {
                take(&format!("{name}/{}", sheet.replace(char::is_control, "\u{fffd}")), Ok(text))
            }),
            Err(error) => take(name, Err(error)),
        };
    }
    if let Some(told) = foreign::archive(|name| archive.index_for_name(name).is_some()) {
        return take(name, Err(refused(told)));
    }
    for index in 0..archive.len() {
        // A name that cannot be decoded is still the name of a file.
        let entry = match archive.name_for_index(index).expect("there are so many") {
            Ok(entry) => entry.into_owned(),
            Err(_) => "\u{fffd}".to_owned(),
        };
        if !holds_boards(&entry) {
            continue;
        }
        let entry = format!("{name}/{}", entry.replace(char::is_control, "\u{fffd}"));
        match checked_entry(&mut archive, index) {
            Ok(text) => take(&entry, unpacked(text))?,
            Err(error) => take(&entry, Err(error))?,
        }
    }
    let (known, comment) = (archive.len(), archive.comment().len());
    if declared(&mut bytes, comment).is_ok_and(|declared| usize::from(declared) > known) {
        let told = "it holds several files of the same name, of which the last was read; unpack it";
        return take(name, Err(refused(told)));
    }
    Ok(())
}

/// How many entries a ZIP archive with a comment of this length tells at its end.
fn declared(archive: &mut (impl Read + Seek), comment: usize) -> io::Result<u16> {
    let mut end = [0; 22];
    archive.seek(SeekFrom::End(-((end.len() + comment) as i64)))?;
    archive.read_exact(&mut end)?;
    let is_end = end.starts_with(b"PK\x05\x06");
    Ok(if is_end { u16::from_le_bytes([end[10], end[11]]) } else { 0 })
}

/// Whether an entry is neither a folder nor what macOS adds to files.
fn holds_boards(entry: &str) -> bool {
    !entry.ends_with(['/', '\\'])
        && !entry.starts_with("__MACOSX/")
        && !entry.ends_with(".DS_Store")
}

fn checked_entry<R: Read + Seek>(
    archive: &mut ZipArchive<R>,
    index: usize,
) -> io::Result<ZipFile<'_, R>> {
    io::copy(&mut archive.by_index(index).map_err(told)?, &mut io::sink()).map_err(damage)?;
    archive.by_index(index).map_err(told)
}

/// The text that bytes unpack to; what is packed twice is not unpacked.
fn unpacked<'a>(bytes: impl Read + 'a) -> io::Result<Text<'a>> {
    let begun: Begun<_> = decode::begin(Unpacking(bytes))?;
    match Packing::of(decode::start(&begun)) {
        Packing::None => decode::text(begun),
        Packing::Gzip | Packing::Zip => {
            let told = "it is an archive in an archive; unpack it and name the files in it";
            Err(refused(told))
        }
    }
}

/// Bytes being unpacked, whose errors say so.
struct Unpacking<R>(R);

impl<R: Read> Read for Unpacking<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.0.read(buffer).map_err(damage)
    }
}

/// What is wrong with an archive, unless it is the file below it that cannot be read.
fn damage(error: io::Error) -> io::Error {
    let is_unusual = error.get_ref().and_then(|error| error.downcast_ref::<ZipError>());
    if let Some(ZipError::CompressionMethodNotSupported(_)) = is_unusual {
        return refused(UNUSUAL);
    }
    if error.raw_os_error().is_some() || error.kind() == io::ErrorKind::Interrupted {
        return error;
    }
    let told = format!("the archive is damaged or truncated ({error}); download it again");
    refused(told)
}

fn told(error: ZipError) -> io::Error {
    match error {
        ZipError::Io(error) => damage(error),
        ZipError::UnsupportedArchive(ZipError::PASSWORD_REQUIRED) => {
            refused("it needs a password; unpack it and name the files in it")
        }
        ZipError::UnsupportedArchive(_) => refused(UNUSUAL),
        error => damage(io::Error::other(error)),
    }
}

const UNUSUAL: &str = "its compression method is not supported; unpack it and name the files in it";
