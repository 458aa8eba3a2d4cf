//! Files that hold no text: what they are by their first bytes, and the way to the boards in them.

/// How files of a kind begin, what they are, and what to do with them.
struct Foreign {
    /// Where the signature stands.
    at: usize,
    signature: &'static [u8],
    is: &'static str,
    remedy: &'static str,
}

const FOREIGN: [Foreign; 25] = [
    row(0, b"7z\xbc\xaf\x27\x1c", "a 7z archive", UNPACK),
    row(0, b"Rar!\x1a\x07", "a RAR archive", UNPACK),
    row(257, b"ustar", "a TAR archive", UNPACK),
    row(0, b"\xfd7zXZ\0", "packed by xz", "unpack it with xz -d"),
    row(0, b"\x28\xb5\x2f\xfd", "packed by zstd", "unpack it with zstd -d"),
    row(4, b"1AY&SY", "packed by bzip2", "unpack it with bzip2 -d"),
    row(0, b"\x04\x22\x4d\x18", "packed by lz4", "unpack it with lz4 -d"),
    row(0, b"\x1f\x9d", "packed by compress", "unpack it with gzip -d"),
    row(0, b"%PDF-", "a PDF", "copy the digits out of it as text"),
    row(0, b"{\\rtf", "an RTF document", "save it as plain text"),
    row(0, b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "an old Excel or Word document", SAVE),
    row(0, b"\x89PNG", "a PNG image", TYPE),
    row(0, b"\xff\xd8\xff", "a JPEG image", TYPE),
    row(0, b"GIF8", "a GIF image", TYPE),
    row(8, b"WEBP", "a WebP image", TYPE),
    row(0, b"II*\0", "a TIFF image", TYPE),
    row(0, b"MM\0*", "a TIFF image", TYPE),
    row(4, b"ftypheic", "a HEIC image", TYPE),
    row(0, b"\x93NUMPY", "a NumPy array", "write it with numpy.savetxt"),
    row(0, b"PAR1", "a Parquet table", "write it as CSV"),
    row(0, b"ARROW1", "an Arrow table", "write it as CSV"),
    row(0, b"\x89HDF", "an HDF5 file", "write it as CSV"),
    row(0, b"SQLite format 3\0", "an SQLite database", "write its table as CSV"),
    row(0, b"\xff\xfe\0\0", "text in UTF-32", "save it as UTF-8"),
    row(0, b"\0\0\xfe\xff", "text in UTF-32", "save it as UTF-8"),
];

/// Documents that are ZIP archives: the entry that tells, what they are, and what to do with them.
const DOCUMENTS: [(&str, &str, &str); 4] = [
    ("xl/workbook.bin", "a binary Excel workbook", SAVE),
    ("word/document.xml", "a Word document", "save it as plain text"),
    ("[Content_Types].xml", "an Office document", SAVE),
    ("mimetype", "an OpenDocument file or an e-book", SAVE),
];

const UNPACK: &str = "unpack it and name the files in it";
const SAVE: &str = "save it as CSV or plain text";
const TYPE: &str = "type its digits as text";

const fn row(
    at: usize,
    signature: &'static [u8],
    is: &'static str,
    remedy: &'static str,
) -> Foreign {
    Foreign { at, signature, is, remedy }
}

/// What a file that begins so is, and what to do with it, if it is known to hold no text.
pub(super) fn file(start: &[u8]) -> Option<String> {
    let begins = |file: &&Foreign| {
        start.get(file.at..).is_some_and(|start| start.starts_with(file.signature))
    };
    let Foreign { is, remedy, .. } = FOREIGN.iter().find(begins)?;
    Some(format!("it is {is}; {remedy}"))
}

/// The same for a ZIP archive, by whether it has an entry of a name.
pub(super) fn archive(has_entry: impl Fn(&str) -> bool) -> Option<String> {
    let (_, is, remedy) = DOCUMENTS.iter().find(|(name, ..)| has_entry(name))?;
    Some(format!("it is {is}; {remedy}"))
}
