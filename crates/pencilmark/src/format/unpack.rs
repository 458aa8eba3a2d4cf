//! Archives that files of other programs are.

use miniz_oxide::inflate::{TINFLStatus, decompress_to_vec_with_limit};

use super::ParseError;

/// Whether bytes begin as an archive does, such as a game of HoDoKu.
///
/// # Examples
/// ```
/// use pencilmark::format::is_archive;
/// assert!(is_archive(b"PK\x03\x04..."));
/// assert!(!is_archive(b"1..2"));
/// ```
#[must_use]
pub fn is_archive(start: &[u8]) -> bool {
    start.starts_with(SIGNATURE)
}

/// The most that an archive may take.
///
/// # Examples
/// ```
/// assert!(pencilmark::format::LONGEST_ARCHIVE >= 1 << 20);
/// ```
pub const LONGEST_ARCHIVE: usize = 1 << 24;

/// What a file may become: games of HoDoKu with many savepoints shrink to a fiftieth.
const LONGEST_FILE: usize = 1 << 26;

/// What each byte of an archive may become, if that is more than a small file has anyway.
const MOST_GROWTH: usize = 200;

/// What a file may become in any case.
const SMALL_FILE: usize = 1 << 20;

const SIGNATURE: &[u8] = b"PK\x03\x04";

/// Takes the text of the first file out of a ZIP archive.
///
/// # Errors
/// [`ParseError`] where it is no archive, is cut off, does not hold text, or would become far
/// larger than any game.
///
/// # Examples
/// ```
/// use pencilmark::format::unpack;
/// let error = unpack(b"no archive").unwrap_err();
/// assert_eq!(error.reason(), "expected a ZIP archive, found other bytes");
/// ```
pub fn unpack(archive: &[u8]) -> Result<String, ParseError> {
    let error = |expected: &str, found: &str| ParseError::at(1, 1, expected, found);
    if !is_archive(archive) {
        return Err(error("a ZIP archive", "other bytes"));
    }
    if archive.len() > LONGEST_ARCHIVE {
        return Err(error(&format!("an archive of at most {LONGEST_ARCHIVE} bytes"), "more"));
    }
    let short = || error("a whole archive", "the end of it");
    let number = |at: usize| {
        let bytes = archive.get(at..at + 2).ok_or_else(short)?;
        Ok::<usize, ParseError>(usize::from(u16::from_le_bytes([bytes[0], bytes[1]])))
    };
    // The header in front of the file: flags, way of packing, and how long name and more are.
    let (flags, method) = (number(6)?, number(8)?);
    if flags & 1 != 0 {
        return Err(error("an archive without a password", "one with it"));
    }
    let start = 30 + number(26)? + number(28)?;
    let packed = archive.get(start..).ok_or_else(short)?;
    let bytes = match method {
        0 => {
            let len = number(18)? | number(20)? << 16;
            packed.get(..len).ok_or_else(short)?.to_vec()
        }
        8 => {
            let most = (archive.len() * MOST_GROWTH).clamp(SMALL_FILE, LONGEST_FILE);
            decompress_to_vec_with_limit(packed, most).map_err(|failure| match failure.status {
                TINFLStatus::HasMoreOutput => {
                    error(&format!("a file of at most {most} bytes in the archive"), "more")
                }
                TINFLStatus::NeedsMoreInput | TINFLStatus::FailedCannotMakeProgress => short(),
                _ => error("a file that is packed well", "damage"),
            })?
        }
        other => return Err(error("a file packed by deflate", &format!("way {other}"))),
    };
    String::from_utf8(bytes).map_err(|_| error("a file of text in UTF-8", "other bytes"))
}
