//! The ending of an output's name: it chooses the form that is written, or is refused where a command does not write
//! that form.

use std::error::Error;
use std::fmt;
use std::path::Path;

use minirow::format::Format;

/// What the ending of a name says that is in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ending {
    /// Nothing: there is none, or one that nobody knows.
    Unknown,
    /// Text of any kind.
    Text,
    Json,
    JsonLines,
    Tsv,
    Markdown,
    Svg,
    Png,
    Pdf,
    /// Boards in a format of their own.
    Boards(Format),
    /// What no command writes: what that is, and the way to it.
    Foreign(&'static str, &'static str),
}

/// Why a name does not suit what would be written.
#[derive(Debug)]
pub(crate) struct Refused {
    told: String,
    /// The way out.
    pub(crate) hint: String,
}

const PACK: &str =
    "leave out -o and pack what comes out, as in `minirow ... | gzip > boards.txt.gz`";
const TABLE: &str = "`minirow convert -o boards.csv` writes a table that spreadsheets open";
const PICTURE: &str = "`minirow draw` writes .svg, .png and .pdf";
const DOCUMENT: &str = "`minirow print -o boards.pdf` writes pages";

/// Endings of what no command writes.
const FOREIGN: [(&[&str], &str, &str); 6] = [
    (&["gz", "zip", "bz2", "xz", "zst", "7z", "rar", "tar", "tgz"], "a packed file", PACK),
    (&["xlsx", "xls", "ods", "numbers"], "a spreadsheet", TABLE),
    (&["docx", "doc", "odt", "rtf", "tex", "ps", "eps"], "a document", DOCUMENT),
    (&["jpg", "jpeg", "gif", "webp", "tif", "tiff", "bmp", "heic"], "a picture", PICTURE),
    (&["html", "htm", "xml"], "a web page or XML", PICTURE),
    (
        &["parquet", "arrow", "npy", "db", "sqlite"],
        "a data set",
        "`minirow batch -o DIR/` writes CSV, JSONL and, where it is built in, Parquet",
    ),
];

impl Ending {
    pub(super) fn of(path: &Path) -> Self {
        let ending = path.extension().map(|ending| ending.to_string_lossy().to_lowercase());
        let Some(ending) = ending.as_deref() else { return Self::Unknown };
        match ending {
            "txt" | "text" | "log" => Self::Text,
            "json" => Self::Json,
            "jsonl" | "ndjson" => Self::JsonLines,
            "tsv" | "tab" => Self::Tsv,
            "md" | "markdown" => Self::Markdown,
            "svg" => Self::Svg,
            "png" => Self::Png,
            "pdf" => Self::Pdf,
            _ => {
                let foreign = FOREIGN.iter().find(|(endings, ..)| endings.contains(&ending));
                match (foreign, Format::of_extension(ending)) {
                    (Some((_, what, way)), _) => Self::Foreign(what, way),
                    (None, Some(format)) => Self::Boards(format),
                    (None, None) => Self::Unknown,
                }
            }
        }
    }

    /// Whether it may stand for any text.
    pub(super) fn is_text(self) -> bool {
        matches!(self, Self::Unknown | Self::Text)
    }

    /// What it says, in words.
    fn what(self) -> String {
        match self {
            Self::Unknown | Self::Text => "text".to_owned(),
            Self::Json => "JSON".to_owned(),
            Self::JsonLines => "JSON in lines".to_owned(),
            Self::Tsv => "a table with tabs".to_owned(),
            Self::Markdown => "Markdown".to_owned(),
            Self::Svg => "an SVG drawing".to_owned(),
            Self::Png => "a PNG picture".to_owned(),
            Self::Pdf => "a PDF".to_owned(),
            Self::Boards(format) => format!("boards in the format {}", format.name()),
            Self::Foreign(what, _) => what.to_owned(),
        }
    }

    /// The command that writes it.
    pub(super) fn way(self) -> &'static str {
        match self {
            Self::Unknown | Self::Text | Self::Json | Self::JsonLines | Self::Boards(_) => {
                "`minirow convert -o` writes boards in the format of the ending"
            }
            Self::Tsv => "`minirow rate --tsv` writes a table; `minirow convert` writes .csv",
            Self::Markdown => "`minirow explain` writes Markdown",
            Self::Svg | Self::Png => "`minirow draw` draws a board",
            Self::Pdf => {
                "`minirow print` puts boards on pages; `minirow draw` makes a PDF of one board"
            }
            Self::Foreign(_, way) => way,
        }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.told)
    }
}

impl Error for Refused {}

impl Refused {
    /// A command does not write what the name says.
    pub(super) fn unwritten(command: &str, writes: &str, path: &Path, ending: Ending) -> Self {
        let (path, what) = (path.display(), ending.what());
        let told = format!("-o {path}: `{command}` writes {writes}, and the name says {what}");
        Self { told, hint: ending.way().to_owned() }
    }

    /// Two options say two forms.
    pub(super) fn two(one: &str, other: &str) -> Self {
        let told = format!("{one} and {other} say two forms of the output");
        Self { told, hint: format!("leave out {one} or {other}") }
    }

    /// The name says one form, and an option another.
    pub(super) fn contradiction(option: &str, path: &Path, ending: Ending) -> Self {
        let (path, what) = (path.display(), ending.what());
        let told = format!("-o {path}: the name says {what}, and {option} another form");
        let hint = format!("leave out {option}, or give the file another ending");
        Self { told, hint }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_say_what_is_in_files() {
        let format = |name: &str| name.parse().expect("a format");
        for (path, expected) in [
            ("a", Ending::Unknown),
            ("/dev/stdout", Ending::Unknown),
            ("a.b/c", Ending::Unknown),
            ("boards.solved", Ending::Unknown),
            (".json", Ending::Unknown),
            ("a.TXT", Ending::Text),
            ("a.pdf.json", Ending::Json),
            ("a.ndjson", Ending::JsonLines),
            ("a.PDF", Ending::Pdf),
            ("a.sdm", Ending::Boards(format("line"))),
            ("a.csv", Ending::Boards(format("csv"))),
            ("a.sdk", Ending::Boards(format("sadman"))),
        ] {
            assert_eq!(Ending::of(Path::new(path)), expected, "{path}");
        }
        for path in ["a.json.gz", "a.xlsx", "a.docx", "a.JPG", "a.html", "a.parquet"] {
            assert!(matches!(Ending::of(Path::new(path)), Ending::Foreign(..)), "{path}");
        }
    }
}
