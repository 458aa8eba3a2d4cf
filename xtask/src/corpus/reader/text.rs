//! Boards in lines of text.

use anyhow::{Result, ensure};

use super::detail::{Board, Detail};

/// The characters between cells: blanks, bars of frames, commas, and brackets and quotes of code.
const BETWEEN: &str = "|│┃║¦,;:!\"'`[](){}\\";

/// The text of a file, of the lines that count, without comments.
pub(super) fn decoded(bytes: &[u8], detail: &Detail) -> String {
    let text = match bytes {
        [0xff, 0xfe, rest @ ..] => utf16(rest, u16::from_le_bytes),
        [0xfe, 0xff, rest @ ..] => utf16(rest, u16::from_be_bytes),
        [0xef, 0xbb, 0xbf, rest @ ..] => String::from_utf8_lossy(rest).into_owned(),
        _ => String::from_utf8_lossy(bytes).into_owned(),
    };
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let mut kept = String::new();
    for (number, line) in (1..).zip(text.lines()) {
        if detail.lines.is_empty() || detail.lines.iter().any(|range| range.contains(&number)) {
            let end = match detail.comment.as_str() {
                "" => line.len(),
                comment => line.find(comment).unwrap_or(line.len()),
            };
            kept.push_str(&line[..end]);
        }
        kept.push('\n');
    }
    kept
}

fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> String {
    let units: Vec<u16> = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]])).collect();
    String::from_utf16_lossy(&units)
}

/// Runs of signs with as many cells as a board has.
pub(super) fn runs(text: &str, detail: &Detail) -> Vec<Board> {
    let cells = detail.signs.side * detail.signs.side;
    let mut boards = Vec::new();
    for line in text.lines() {
        let Some(at) = line.find(&detail.after) else { continue };
        let mut line = line[at + detail.after.len()..].to_owned();
        if detail.joined {
            line.retain(|sign| !is_between(sign));
        }
        let mut found = line
            .split(|sign| detail.signs.sign(sign).is_none())
            .filter(|run| run.chars().count() == cells)
            .filter_map(|run| detail.signs.signs(run));
        if detail.first {
            boards.extend(found.next());
        } else {
            boards.extend(found);
        }
    }
    boards
}

/// Lines of as many cells as the board is wide.
pub(super) fn rows(text: &str, detail: &Detail) -> Result<Vec<Board>> {
    stacked(detail, text.lines().filter_map(|line| row(line, detail)))
}

fn row(line: &str, detail: &Detail) -> Option<Board> {
    let signs = &detail.signs;
    let words = line.split(is_between).filter(|word| !word.is_empty());
    let words: Vec<&str> = words.skip(usize::from(detail.numbered)).collect();
    let row: Option<Board> = if words.len() == signs.side {
        words.iter().map(|word| signs.word(word)).collect()
    } else {
        signs.signs(&words.concat())
    };
    row.filter(|row| row.len() == signs.side)
}

fn is_between(sign: char) -> bool {
    sign.is_whitespace() || BETWEEN.contains(sign)
}

/// The bars of frames.
const BARS: [char; 4] = ['|', '│', '┃', '║'];

/// Lines of signs with bars between blocks, where a blank is an empty cell; the last ones may lack.
pub(super) fn blanks(text: &str, detail: &Detail) -> Result<Vec<Board>> {
    let row = |line: &str| {
        let signs: String = line.chars().filter(|sign| !BARS.contains(sign)).collect();
        let signs = signs.replace(' ', "0");
        let row = detail.signs.signs(&format!("{signs:0<side$}", side = detail.signs.side));
        row.filter(|row| row.len() == detail.signs.side && line.contains(BARS))
    };
    stacked(detail, text.lines().filter_map(row))
}

/// Lines of cells between bars, where a blank is an empty cell.
pub(super) fn framed(text: &str, detail: &Detail) -> Result<Vec<Board>> {
    let inner = |line: &str| {
        let fields: Vec<&str> = line.trim().split(BARS).collect();
        let inner = fields.get(1..fields.len().saturating_sub(1))?;
        fields_as_row(inner, detail)
    };
    stacked(detail, text.lines().filter_map(inner))
}

/// Lines of fields between commas or semicolons, where a blank is an empty cell.
pub(super) fn table(text: &str, detail: &Detail) -> Result<Vec<Board>> {
    stacked(detail, text.lines().filter_map(|line| fields_as_row(&fields(line), detail)))
}

/// Lines with the fields of a whole board.
pub(super) fn flat(text: &str, detail: &Detail) -> Vec<Board> {
    let cells = detail.signs.side * detail.signs.side;
    let digits = |line: &str| digits(fields(line).get(..cells)?, detail);
    text.lines().filter_map(digits).collect()
}

fn fields(line: &str) -> Vec<&str> {
    line.split([',', ';']).collect()
}

fn fields_as_row(fields: &[&str], detail: &Detail) -> Option<Board> {
    digits(fields, detail).filter(|row| row.len() == detail.signs.side)
}

fn digits(fields: &[&str], detail: &Detail) -> Option<Board> {
    let digit = |field: &&str| match field.trim().trim_matches('"') {
        "" => Some(0),
        word => detail.signs.word(word),
    };
    fields.iter().map(digit).collect()
}

/// Boards of rows that follow each other, whatever stands between them.
fn stacked(detail: &Detail, rows: impl Iterator<Item = Board>) -> Result<Vec<Board>> {
    let rows: Vec<Board> = rows.collect();
    let side = detail.signs.side;
    ensure!(rows.len().is_multiple_of(side), "{} rows make no boards of {side}", rows.len());
    Ok(rows.chunks(side).map(<[Board]>::concat).collect())
}
