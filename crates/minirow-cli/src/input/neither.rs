//! Arguments that are no files: boards, what was meant as one, or names of files that are not there.

use std::error::Error;
use std::path::Path;
use std::{fmt, fs};

use minirow::format::{Format, ParseError, ReadOptions, read_all};
use minirow::logic::Technique;
use strsim::damerau_levenshtein;

/// Whether an argument that is no file was meant as a board, whether that can be read or not.
///
/// # Errors
/// Where it looks like a path or a word.
pub(crate) fn expect_board(text: &str, options: &ReadOptions) -> anyhow::Result<()> {
    let records = read_all(text, options);
    let is_word = options_are_open(options) && is_short_word(text);
    if records.iter().any(Result::is_ok) && !is_word {
        return Ok(());
    }
    let error = records.into_iter().find_map(Result::err);
    if is_meant_as_board(text, error.as_ref()) { Ok(()) } else { Err(neither(text)) }
}

/// An argument that is neither a file nor a board.
#[derive(Debug)]
pub(crate) struct Neither {
    pub(super) text: String,
    /// The way out, where there is one.
    pub(crate) hint: Option<String>,
}

/// What is said of an argument that is neither.
pub(super) fn neither(text: &str) -> anyhow::Error {
    let text = text.replace(char::is_control, "\u{fffd}");
    let hint = number_hint(&text).or_else(|| technique_hint(&text)).or_else(|| name_hint(&text));
    anyhow::Error::new(Neither { text, hint })
}

impl fmt::Display for Neither {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}': no such file, and not a board", self.text)
    }
}

impl Error for Neither {}

/// A number is how many boards somebody wants.
fn number_hint(text: &str) -> Option<String> {
    let number = text.parse::<u32>().ok().filter(|&number| number > 0)?;
    let boards = if number == 1 { "board" } else { "boards" };
    Some(format!(
        "`minirow generate {number}` makes {number} {boards} that go into other commands by `|`"
    ))
}

/// The name of a technique is something to read about.
fn technique_hint(text: &str) -> Option<String> {
    let technique = Technique::named(text)?;
    Some(format!("`minirow techniques {}` describes it", technique.name()))
}

/// A file that is called nearly so.
fn name_hint(text: &str) -> Option<String> {
    /// Larger folders are not looked through.
    const MOST: usize = 10_000;
    let path = Path::new(text);
    let name = path.file_name()?.to_str()?;
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let files = fs::read_dir(folder.unwrap_or(Path::new("."))).ok()?.take(MOST).flatten();
    let names = files.filter_map(|file| file.file_name().into_string().ok());
    let far = names.map(|known| (damerau_levenshtein(name, &known), known));
    let (_, near) = far.filter(|(far, _)| 4 * far <= name.chars().count()).min()?;
    let near = folder.map_or_else(|| Path::new(&near).to_owned(), |folder| folder.join(&near));
    Some(format!("there is {}", near.display()))
}

/// Whether nothing says that letters are digits.
fn options_are_open(options: &ReadOptions) -> bool {
    options.symbols.is_none()
}

/// Letters that could be a board of one row or two, as `a` and `abba`.
fn is_short_word(text: &str) -> bool {
    text.chars().count() < 9 && text.chars().all(char::is_alphabetic)
}

/// Whether a text that cannot be read is no name of a file.
fn is_meant_as_board(text: &str, error: Option<&ParseError>) -> bool {
    // What begins like a constraint string of Interactive Sudoku Solver is one, right or wrong.
    let is_string = text.starts_with('.') && text.contains('~');
    let is_document = text.starts_with(['{', '[', '<']) || text.contains("://");
    // A game id of Simon Tatham's Solo has its size in front.
    let is_id = text
        .split_once(':')
        .is_some_and(|(size, _)| size.starts_with(|sign: char| sign.is_ascii_digit()));
    let is_document = is_document || is_link(text);
    if is_string || is_document || is_id || text.trim().contains(['\n', '\r']) {
        return true;
    }
    if is_path(text) {
        return false;
    }
    let signs: Vec<char> = text.chars().filter(|sign| !sign.is_whitespace()).collect();
    let cells = signs.iter().filter(|sign| sign.is_ascii_digit() || ".*_".contains(**sign)).count();
    let is_mostly_cells = 2 * cells > signs.len();
    if text.contains(['/', '\\']) && !is_mostly_cells && signs.len() < LONGEST_PATH {
        return false;
    }
    let is_word = cells == 0 && signs.iter().all(|sign| sign.is_alphanumeric() || *sign == '-');
    let is_general = error.is_some_and(|error| error.kind.is_general());
    is_general && !is_word
        || is_row(text)
        || signs.len() >= LEAST && is_mostly_cells
        || signs.len() >= LONG
}

/// A board of 4×4 has sixteen cells, and some may be missing.
const LEAST: usize = 12;

/// A name of a file without blanks is not as long.
const LONG: usize = 81;

/// A path is not as long, but what links hold is, which may have slashes, too.
const LONGEST_PATH: usize = 200;

/// Whether a text stands for cells with blanks between them.
fn is_row(text: &str) -> bool {
    let words = text.split_whitespace();
    words.clone().count() >= 4 && words.clone().all(|word| word.chars().count() <= 2)
}

/// Whether a text begins with the name of a site, as links without `https://` do.
fn is_link(text: &str) -> bool {
    const ENDINGS: [&str; 8] = ["app", "co", "coach", "com", "dev", "io", "net", "org"];
    let host = text.split_once(['/', '?']).map_or("", |(host, _)| host);
    let ending = host.rsplit_once('.').map_or("", |(_, ending)| ending);
    ENDINGS.iter().any(|known| known.eq_ignore_ascii_case(ending))
}

/// Whether a text begins or ends as names of files do.
fn is_path(text: &str) -> bool {
    /// Besides those of formats.
    const ENDINGS: [&str; 20] = [
        "txt", "text", "tsv", "ndjson", "xml", "html", "md", "pdf", "png", "jpg", "svg", "gz",
        "zip", "xlsx", "ods", "parquet", "dat", "lst", "iss", "sdku",
    ];
    let starts = ["/", "./", "../", "~/", ".\\", "..\\", "\\\\"];
    let has_drive = text.get(1..3) == Some(":\\") || text.get(1..3) == Some(":/");
    let ending = text.rsplit_once('.').map_or("", |(_, ending)| ending);
    let is_ending = |known: &&str| known.eq_ignore_ascii_case(ending);
    starts.iter().any(|start| text.starts_with(start))
        || has_drive
        || text.ends_with(['/', '\\'])
        || ENDINGS.iter().any(is_ending)
        || Format::of_extension(ending).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_and_words_are_no_boards() {
        let check = |text: &str| {
            expect_board(text, &ReadOptions::default()).map_err(|error| error.to_string())
        };
        for text in [
            "foo",
            "a",
            "abba",
            "x",
            "sudoku",
            "puzzles",
            "puzles.txt",
            "nonexistent-dir/",
            "boards/x.sdk",
            "my puzzles.txt",
            "12345.sdk",
            "1.txt",
            "2024/01",
            "01.02.2024",
            "foo bar",
            "../x",
            "~/p.txt",
            "*.txt",
            "",
            " ",
            "...",
            "12",
            "a.b",
            "hello.world",
            "C:\\x\\y",
            "C:/x",
            "puzzles.JSONL",
            "line",
            "generate",
            "123456789.csv",
            "1.3.5.7.9.1.3.5.7.9.txt",
            "/tmp/1........2........3",
            "solve-all-of-these",
            "no/such/file",
            "no/such/boards/of/mine/1",
            "my\\boards",
        ] {
            let expected = Err(format!("'{text}': no such file, and not a board"));
            assert_eq!(check(text), expected, "{text:?}");
        }
        for text in [
            "1",
            "1......4.2....3.",
            "1......4.2....3",
            "1 . . . 4 . . .",
            "A B . D",
            "{\"grid\":",
            "<sudoku>",
            "https://example.org/?a",
            "sudokupad.app/abc123",
            "example.com/puzzles/sudoku/hard",
            "example.org?puzzle=7",
            "Example.COM/x",
            ".Cage~10~R1C1",
            "foo\nbar",
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7?",
            "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4.....",
        ] {
            assert_eq!(check(text), Ok(()), "{text:?}");
        }
    }
}
