//! Items with several lists of cells: sets, pairs by a table, and automata along lines.

use super::item::{Item, Token};
use super::reader::Reader;
use super::{base64, nfa, regex};
use crate::board::Geometry;
use crate::format::reading::read_error::ReadError;
use crate::rules::Rule;
use crate::rules::kinds::Pairs;

/// The most characters of a name.
const MOST_NAME: usize = 200;

/// A name and the cells that follow it.
struct Group<'a> {
    name: String,
    cells: &'a [Token<'a>],
}

/// A table in the signs of base 64 and groups of cells. Of a group, either consecutive cells are pairs or
/// all cells with all later ones. The older names of these items swap the signs `-` and `_`.
pub(super) fn pairs(
    reader: &mut Reader,
    item: &Item,
    is_newer: bool,
    all_pairs: bool,
) -> Result<(), ReadError> {
    let key = item.argument(0, "a table")?;
    let table = table(reader.geometry(), key, is_newer)?;
    let is_symmetric = (0..table.len()).all(|first| {
        (0..first).all(|second| table[first] >> second & 1 == table[second] >> first & 1)
    });
    if all_pairs && !is_symmetric {
        return Err(key.wrong("a table that is the same in both directions"));
    }
    for group in groups(item)? {
        let cells = reader.list(item, group.cells, 2)?;
        let pairs = if all_pairs {
            if let Some(twice) = (1..cells.len()).find(|&at| cells[..at].contains(&cells[at])) {
                return Err(group.cells[twice].wrong("each cell once"));
            }
            let later = |at: usize| cells[at + 1..].iter().map(move |&cell| (at, cell));
            let all = (0..cells.len()).flat_map(later);
            all.map(|(at, second)| (cells[at], second)).collect()
        } else {
            cells.windows(2).map(|pair| (pair[0], pair[1])).collect()
        };
        reader.push(Rule::Pairs(Pairs { name: group.name, table: table.clone(), pairs }));
    }
    Ok(())
}

/// An automaton and groups of cells.
pub(super) fn nfa(reader: &mut Reader, item: &Item) -> Result<(), ReadError> {
    let token = item.argument(0, "an automaton")?;
    let automaton = nfa::read(reader.geometry().values(), token)?;
    for group in groups(item)? {
        if let Some(cut) = group.cells.iter().find(|token| token.text == "-") {
            return Err(cut.wrong("an automaton along one line"));
        }
        let cells = reader.list(item, group.cells, 1)?;
        reader.push_line(token, &group.name, &automaton, cells)?;
    }
    Ok(())
}

/// A regular expression and lines.
pub(super) fn regex(reader: &mut Reader, item: &Item) -> Result<(), ReadError> {
    let token = item.argument(0, "a regular expression")?;
    let pattern = if token.text.contains('%') {
        base64::percent(&token.text)
    } else {
        base64::bytes(token)?.into_iter().map(char::from).collect()
    };
    let pattern: String = pattern.chars().filter(|sign| !sign.is_whitespace()).collect();
    let (automaton, effort) = regex::read(reader.geometry(), &pattern, token)?;
    reader.spend(token, effort)?;
    let lists = item.from(1).split(|token| token.text.is_empty());
    let mut has_line = false;
    for list in lists.filter(|list| !list.is_empty()) {
        let cells = reader.list(item, list, 1)?;
        reader.push_line(token, &pattern, &automaton, cells)?;
        has_line = true;
    }
    if has_line { Ok(()) } else { Err(item.lacks("at least 1 cell")) }
}

/// The groups after the first argument. An empty argument ends a group, and so does a name, which begins
/// with `_` and holds for all groups until the next name.
fn groups<'a>(item: &Item<'a>) -> Result<Vec<Group<'a>>, ReadError> {
    let mut groups: Vec<Group<'_>> = Vec::new();
    let mut name = String::new();
    let mut rest = item.from(1);
    while let Some(token) = rest.first() {
        if let Some(told) = token.text.strip_prefix('_') {
            name = base64::percent(told);
            if name.len() > MOST_NAME {
                return Err(token.wrong(format!("a name of at most {MOST_NAME} bytes")));
            }
            rest = &rest[1..];
        } else if token.text.is_empty() {
            rest = &rest[1..];
        } else {
            let is_end = |token: &Token| token.text.is_empty() || token.text.starts_with('_');
            let end = rest.iter().position(is_end).unwrap_or(rest.len());
            groups.push(Group { name: name.clone(), cells: &rest[..end] });
            rest = &rest[end..];
        }
    }
    if groups.is_empty() { Err(item.lacks("at least 1 cell")) } else { Ok(groups) }
}

/// For each first value the second ones, one bit for each, six to a sign, the lowest bit first; signs
/// that say nothing more may be missing at the end.
fn table(geometry: &Geometry, key: &Token, is_newer: bool) -> Result<Vec<u32>, ReadError> {
    let values = geometry.values();
    let most = (values * values).div_ceil(6);
    if key.text.chars().count() > most {
        return Err(key.wrong(format!("at most {most} signs for {values} values")));
    }
    let six = |sign: char| match sign {
        '-' if !is_newer => base64::six('_'),
        '_' if !is_newer => base64::six('-'),
        _ => base64::six(sign),
    };
    let six: Option<Vec<u8>> = key.text.chars().map(six).collect();
    let six = six.ok_or_else(|| key.wrong("a table in letters, digits, '-' and '_'"))?;
    let bit = |at: usize| u32::from(six.get(at / 6).copied().unwrap_or_default() >> (at % 6) & 1);
    let row = |first: usize| {
        (0..values).fold(0, |row, second| row | bit(first * values + second) << second)
    };
    Ok((0..values).map(row).collect())
}
