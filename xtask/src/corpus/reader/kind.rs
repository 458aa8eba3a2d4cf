//! How a file is written, as a manifest says it: a word, the side of its boards, and details.

use std::ops::RangeInclusive;

use anyhow::{Context, Result, bail};

use super::detail::{Board, Detail};
use super::signs::Signs;
use super::{code, other, text};

/// How a file is written.
///
/// | kind | boards are |
/// |---|---|
/// | `runs 9` | as many cells as a board has, in one run; `first`: one in a line; `after=T`: behind T; `joined`: blanks in it do not count |
/// | `rows 9` | lines of nine cells, words or signs, and whatever is between them; `numbered`: behind a number |
/// | `frame 9` | lines of nine cells between bars, blanks for empty ones |
/// | `blanks 9` | the same with bars between blocks alone: lines of nine signs, a blank for an empty cell |
/// | `table 9` | lines of nine fields between commas or semicolons, blanks for empty ones |
/// | `flat 9` | lines of 81 such fields |
/// | `lists 9` | lists in brackets, nested or not, with the cells of a board |
/// | `facts 9` | `after=NAME`: one board of all facts NAME(row, column, digit) |
/// | `tatham 9` | the description in a saved game of Simon Tatham's collection |
/// | `none` | there are none |
/// | `same FILE KIND` | those of another file of the corpus |
///
/// Several kinds with ` + ` between them follow each other in a file.
///
/// `signs=`, `empty=` and `comment=` say what is unusual, `lines=2-9,12-99` which lines count.
#[derive(Debug)]
pub(crate) struct Kind {
    parts: Vec<(Form, Detail)>,
    /// The file that holds the same boards.
    pub(crate) same: Option<String>,
}

#[derive(Clone, Copy, Debug)]
enum Form {
    Runs,
    Rows,
    Frame,
    Blanks,
    Table,
    Flat,
    Lists,
    Facts,
    Tatham,
    None,
}

impl Kind {
    /// Reads a kind.
    ///
    /// # Errors
    /// Where it is none of the table.
    pub(crate) fn parse(text: &str) -> Result<Self> {
        let (same, text) = match text.strip_prefix("same ") {
            Some(rest) => {
                let (file, kind) =
                    rest.split_once(' ').context("expected a kind after the file")?;
                (Some(file.to_owned()), kind)
            }
            None => (None, text),
        };
        let parts = text.split(" + ").map(part).collect::<Result<_>>()?;
        Ok(Self { parts, same })
    }

    /// The boards of a file.
    ///
    /// # Errors
    /// Where what is found makes no whole number of boards.
    pub(crate) fn boards(&self, bytes: &[u8]) -> Result<Vec<Board>> {
        let mut boards = Vec::new();
        for (form, detail) in &self.parts {
            let text = text::decoded(bytes, detail);
            boards.extend(match form {
                Form::Runs => text::runs(&text, detail),
                Form::Rows => text::rows(&text, detail)?,
                Form::Frame => text::framed(&text, detail)?,
                Form::Blanks => text::blanks(&text, detail)?,
                Form::Table => text::table(&text, detail)?,
                Form::Flat => text::flat(&text, detail),
                Form::Lists => code::lists(&text, detail),
                Form::Facts => other::facts(&text, detail)?,
                Form::Tatham => other::tatham(&text, detail)?,
                Form::None => Vec::new(),
            });
        }
        Ok(boards)
    }
}

/// Reads one of the kinds of a file.
fn part(text: &str) -> Result<(Form, Detail)> {
    let mut words = text.split_whitespace();
    let word = words.next().unwrap_or_default();
    let form = match word {
        "runs" => Form::Runs,
        "rows" => Form::Rows,
        "frame" => Form::Frame,
        "blanks" => Form::Blanks,
        "table" => Form::Table,
        "flat" => Form::Flat,
        "lists" => Form::Lists,
        "facts" => Form::Facts,
        "tatham" => Form::Tatham,
        "none" => Form::None,
        other => bail!("expected a kind such as rows or runs, found {other:?}"),
    };
    let side = match form {
        Form::None => 1,
        _ => {
            let side = words.next().context("expected a side")?;
            side.parse().with_context(|| format!("expected a side, found {side:?}"))?
        }
    };
    let mut detail = Detail {
        signs: Signs::usual(side),
        after: String::new(),
        first: false,
        joined: false,
        numbered: false,
        comment: String::new(),
        lines: Vec::new(),
    };
    for word in words {
        match word.split_once('=') {
            None if word == "first" => detail.first = true,
            None if word == "joined" => detail.joined = true,
            None if word == "numbered" => detail.numbered = true,
            Some(("after", text)) => text.clone_into(&mut detail.after),
            Some(("comment", text)) => text.clone_into(&mut detail.comment),
            Some(("signs", signs)) => detail.signs.digits = signs.chars().collect(),
            Some(("empty", signs)) => detail.signs.empty = signs.chars().collect(),
            Some(("lines", lines)) => detail.lines = ranges(lines)?,
            _ => bail!("expected a detail such as signs=abcdefghi, found {word:?}"),
        }
    }
    Ok((form, detail))
}

fn ranges(text: &str) -> Result<Vec<RangeInclusive<usize>>> {
    let range = |range: &str| -> Result<RangeInclusive<usize>> {
        let (start, end) = range.split_once('-').context("expected lines such as 2-9")?;
        Ok(start.parse()?..=end.parse()?)
    };
    text.split(',').map(range).collect()
}
