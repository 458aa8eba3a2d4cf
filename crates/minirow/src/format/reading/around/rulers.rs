//! Lines that look like rows and are none: rulers of a sign that may stand for an empty cell, and numbers
//! of columns.
//!
//! What they are shows by what stands around them; where it does not, that is an error.

use crate::format::reading::error::{ParseError, ParseErrorKind};
use crate::format::reading::lines::text::{Row, is_blank, is_comment, is_frame};

/// Signs that draw and stand for an empty cell.
const SIGNS: [char; 3] = ['-', '_', '*'];

/// Rows of fewer cells have neither rulers nor numbers above them.
const FEWEST_CELLS: usize = 4;

/// What is passed over between rows.
#[derive(Debug, Default)]
pub(in crate::format) struct Between {
    /// Signs of rulers, with their width.
    pub(in crate::format) rulers: Vec<(char, usize)>,
    /// The numbers of columns, as they stand above boards.
    pub(in crate::format) numbers: Option<String>,
}

impl Between {
    /// What a line is instead, if it is passed over: a frame, or nothing.
    pub(in crate::format) fn instead(&self, line: &str, is_first: bool) -> Option<String> {
        let numbers = || self.numbers.as_ref().filter(|_| is_first);
        if numbers().is_some_and(|numbers| numbers.trim() == line.trim()) {
            return Some(String::new());
        }
        let ruler = ruler(line).filter(|ruler| self.rulers.contains(ruler))?;
        Some("=".repeat(ruler.1))
    }

    /// The text without the rulers.
    pub(in crate::format) fn without_rulers(&self, text: &str) -> String {
        let line = |line| self.instead(line, false).unwrap_or_else(|| String::from(line));
        text.lines().map(|text| line(text) + "\n").collect()
    }
}

/// Whether a line may be passed over, the first one or one behind it.
pub(in crate::format) fn may_be_none(line: &str, is_first: bool) -> bool {
    let counts = || counts_up(&Row { line: 1, text: line }).is_some();
    ruler(line).is_some_and(|(_, width)| width >= FEWEST_CELLS) || (is_first && counts())
}

/// How many columns a row counts or names, from 1, 0 or A, if it does nothing else: `1 2 3`, `c1 c2 c3`.
pub(in crate::format) fn counts_up(row: &Row<'_>) -> Option<usize> {
    let signs: Vec<String> = row.characters().map(|(_, sign)| sign.to_string()).collect();
    let numbers: Vec<String> = row.tokens().map(|token| token.text.to_owned()).collect();
    let first = numbers.first().map_or("", String::as_str);
    let prefix = first.trim_end_matches(|c: char| c.is_ascii_digit()).to_owned();
    let is_named = prefix.len() < first.len() && prefix.chars().all(char::is_alphabetic);
    let has_names = is_named && !prefix.is_empty();
    let names = if numbers.len() > 9 || has_names { numbers } else { signs };
    let from = |start: usize| {
        names.iter().zip(start..).all(|(name, n)| {
            name.strip_prefix(&*prefix).is_some_and(|number| number == n.to_string())
        })
    };
    let letters = || names.iter().zip('A'..='Z').all(|(name, letter)| name.chars().eq([letter]));
    let is_counted = (is_named && (from(1) || from(0))) || (names.len() <= 26 && letters());
    (names.len() >= FEWEST_CELLS && is_counted).then_some(names.len())
}

/// The text without the lines of these numbers, where a board begins.
pub(in crate::format) fn without_numbers(text: &str, numbers: &str) -> String {
    let mut is_first = true;
    let line = |line: &str| {
        let is_numbers = is_first && line.trim() == numbers.trim();
        is_first = is_numbers;
        if is_numbers { "\n".to_owned() } else { format!("{line}\n") }
    };
    text.lines().map(line).collect()
}

/// The sign of a line that has only this one, and how often.
pub(in crate::format) fn ruler(line: &str) -> Option<(char, usize)> {
    let signs = line.trim();
    let sign = signs.chars().next().filter(|sign| SIGNS.contains(sign))?;
    signs.chars().all(|c| c == sign).then(|| (sign, signs.chars().count()))
}

/// The rulers as wide as the rows of a text; an error where they may be rows.
pub(in crate::format) fn rulers(
    first_line: u64,
    text: &str,
    is_cut: bool,
) -> Result<Option<Vec<(char, usize)>>, ParseError> {
    let mut rows: Vec<Row<'_>> = Vec::new();
    let mut lines: Vec<(u64, (char, usize), usize)> = Vec::new();
    for (line, text) in (first_line..).zip(text.lines()) {
        match ruler(text) {
            Some(ruler) => lines.push((line, ruler, rows.len())),
            None if is_blank(text) || is_comment(text) || is_frame(text, 0) => {}
            None => rows.push(Row { line, text }),
        }
    }
    let Some(side) = rows.first().map(|row| row.characters().count()) else {
        return Ok(None);
    };
    lines.retain(|&(_, (_, width), _)| width == side && side >= FEWEST_CELLS);
    if lines.chunk_by(|one, next| one.2 == next.2).any(|together| together.len() >= side) {
        // An empty board.
        return Ok(None);
    }
    let are_groups = rows.iter().all(|row| row.tokens().count() > 1);
    let is_cell =
        |sign: char| !are_groups && rows.iter().any(|row| row.characters().any(|(_, c)| c == sign));
    // Where the sign is no empty cell, it draws.
    let (cells, mut rulers): (Vec<_>, Vec<_>) =
        lines.into_iter().partition(|&(_, (sign, _), _)| is_cell(sign));
    let places: Vec<usize> = cells.iter().map(|&(.., place)| place).collect();
    match may_rule(&places, (rows.len(), side), is_cut) {
        Some(true) => rulers.extend(cells),
        Some(false) => {
            let &(line, (sign, _), _) = &cells[0];
            let expected = "an empty line, or one of '=', between boards or bands";
            let found = format!("a line of '{sign}' that may be such a line or a row");
            return Err(ParseError::new((line, 1), expected, found).of(ParseErrorKind::Format));
        }
        None => {}
    }
    let mut rulers: Vec<_> = rulers.into_iter().map(|(_, ruler, _)| ruler).collect();
    rulers.dedup();
    Ok((!rulers.is_empty()).then_some(rulers))
}

/// Whether lines behind so many rows each, of a sign that stands for an empty cell as well, are rulers;
/// not certain: `Some(false)`.
fn may_rule(places: &[usize], (rows, side): (usize, usize), is_cut: bool) -> Option<bool> {
    let is_once = places.windows(2).all(|pair| pair[0] < pair[1]);
    let bands: Vec<usize> = (2..=side)
        .filter(|&band| side.is_multiple_of(band))
        .filter(|band| places.iter().all(|place| place.is_multiple_of(*band)))
        .collect();
    if places.is_empty() || !is_once || bands.is_empty() {
        return None;
    }
    if !is_cut {
        let are_rows = (rows + places.len()).is_multiple_of(side);
        return match (are_rows, rows.is_multiple_of(side)) {
            (true, false) => None,
            (false, true) => Some(true),
            _ => Some(false),
        };
    }
    // Whoever rules one band or board rules all.
    let is_drawn =
        |&band: &usize| (band..=side.min(rows)).step_by(band).all(|at| places.contains(&at));
    (places == [0] || bands.iter().any(is_drawn)).then_some(false)
}
