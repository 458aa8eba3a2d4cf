//! A text that tells how grids overlap, or another frame, and has no board in it.

use super::frame_lines::of_geometry;
use super::header::{HeaderLines, begins};
use super::told::block;
use crate::board::{Geometry, PlacedGrid};
use crate::format::reading::error::{ParseError, quote};
use crate::format::reading::known::Known;
use crate::format::reading::lines::text::{is_blank, is_comment, without_comment};

/// More rows or columns no frame has.
const MOST_LINES: usize = 255;

/// Reads the geometry of a text without a board: lines as in a header, or a map of the frame.
///
/// # Lines
/// ```text
/// layout: samurai              a usual arrangement; with `block: 2x3` in front, of other grids
/// grid A: r1c1 3x3             or each grid: its first cell in the frame, its blocks,
/// grid B: r7c7 3x3 diagonals   and rules that it has by itself
/// frame: 5x10 0-9 free         or a frame: rows x columns, digits, and no rows and columns as houses
/// ```
/// Besides, all that headers tell: `blocks:` with a map (of a frame with `_` for a cell in no block and `.` for a hole),
/// `extra`, `house`, `distinct` and `apart`.
///
/// # Map
/// A letter for each grid, `+` in squares that several share, and a blank or `.` in holes. Grids are of 9×9, or of the
/// blocks that a line `block: 2x3` in front tells.
///
/// # Errors
/// [`ParseError`] with the place of what is wrong.
///
/// # Examples
/// ```
/// use minirow::{Geometry, format::read_layout};
/// let two = read_layout("block: 2x2\nAAAA\nAAAA\nAA++BB\nAA++BB\n  BBBB\n  BBBB\n")?;
/// assert_eq!(two.to_string(), "Twodoku of 4x4 with 2x2 blocks");
/// assert_eq!(read_layout("layout: samurai")?, Geometry::named("samurai").unwrap());
/// let error = read_layout("grid A: r1c1 3x3\ngrid B: r7c7 4x4").unwrap_err();
/// assert_eq!(error.to_string().lines().next(), Some(
///     "line 1, column 9: expected grids of one side, found 16x16 with 4x4 blocks as B beside 9x9 with 3x3 blocks"
/// ));
/// # Ok::<(), minirow::format::ParseError>(())
/// ```
pub fn read_layout(text: &str) -> Result<Geometry, ParseError> {
    let lines = (1..).zip(text.lines());
    let rows: Vec<(u64, &str)> =
        lines.filter(|(_, line)| !is_blank(line) && !is_comment(line)).collect();
    let is_block = |line: &str| line.trim_start().to_ascii_lowercase().starts_with("block:");
    let is_map = |&(_, line): &(u64, &str)| is_block(line) || !begins(line);
    if !rows.is_empty() && rows.iter().all(is_map) && rows.iter().any(|(_, line)| !is_block(line)) {
        return read_map(&rows, &is_block);
    }
    let mut header = HeaderLines::default();
    let mut last = 1;
    for (number, line) in (1..).zip(text.lines()) {
        last = number;
        if !header.push(number, line)? {
            let expected =
                "a line that tells a layout, such as 'layout: samurai' or 'grid A: r1c1 3x3'";
            return Err(ParseError::new((number, 1), expected, quote(line)));
        }
    }
    let known = Known::default().with(&header.finish(last + 1)?)?;
    let none = || ParseError::new((1, 1), "a layout, grids or a frame", "none of them");
    known.options.geometry.ok_or_else(none)
}

/// The board of a map of letters.
fn read_map(rows: &[(u64, &str)], is_block: &dyn Fn(&str) -> bool) -> Result<Geometry, ParseError> {
    let (told, rows): (Vec<_>, Vec<_>) = rows.iter().partition(|(_, line)| is_block(line));
    let grid = match told[..] {
        [] => Geometry::classic(),
        [(number, line), ..] => {
            let (_, value) = line.split_once(':').unwrap_or_default();
            block(without_comment(value).trim(), (number, 1))?
        }
    };
    if rows.len() > MOST_LINES {
        let expected = format!("at most {MOST_LINES} rows of a map");
        return Err(ParseError::new((rows[0].0, 1), expected, rows.len()));
    }
    let map = Map::of(&rows)?;
    let mut letters: Vec<char> = map.signs.iter().flatten().copied().collect();
    letters.retain(|sign| sign.is_alphabetic());
    letters.sort_unstable();
    letters.dedup();
    let mut grids = Vec::new();
    for letter in letters {
        let (row, column) = map.corner(letter, grid.side().into())?;
        grids.push(PlacedGrid::new(row as u8, column as u8, grid.clone()));
    }
    let board = Geometry::of_grids(&grids).map_err(|error| of_geometry((rows[0].0, 1), error))?;
    map.check(&board)?;
    Ok(board)
}

/// The squares of a map: a letter, `+`, or a blank for a hole.
struct Map {
    lines: Vec<u64>,
    signs: Vec<Vec<char>>,
}

impl Map {
    fn of(rows: &[(u64, &str)]) -> Result<Self, ParseError> {
        let mut map = Self { lines: Vec::new(), signs: Vec::new() };
        for &(number, line) in rows {
            let mut signs = Vec::new();
            for (column, sign) in (1..).zip(line.trim_end().chars()) {
                signs.push(match sign {
                    ' ' | '.' => ' ',
                    '+' => '+',
                    letter if letter.is_alphabetic() => letter,
                    other => {
                        let expected =
                            "a letter, '+' for several grids, or a blank or '.' for none";
                        let found = quote(other.encode_utf8(&mut [0; 4]));
                        return Err(ParseError::new((number, column), expected, found));
                    }
                });
                if column > MOST_LINES {
                    let expected = format!("at most {MOST_LINES} columns of a map");
                    return Err(ParseError::new((number, column), expected, "more"));
                }
            }
            map.lines.push(number);
            map.signs.push(signs);
        }
        Ok(map)
    }

    fn at(&self, row: usize, column: usize) -> char {
        self.signs.get(row).and_then(|row| row.get(column)).copied().unwrap_or(' ')
    }

    /// The only place where a grid has all squares of its letter, and no others but shared ones.
    fn corner(&self, letter: char, side: usize) -> Result<(usize, usize), ParseError> {
        let of_row = |(row, signs): (usize, &Vec<char>)| {
            let own = signs.iter().enumerate().filter(|&(_, &sign)| sign == letter);
            own.map(|(column, _)| (row, column)).collect::<Vec<_>>()
        };
        let squares: Vec<(usize, usize)> = self.signs.iter().enumerate().flat_map(of_row).collect();
        let columns = || squares.iter().map(|&(_, column)| column);
        let (first, last) = (squares[0].0, squares[squares.len() - 1].0);
        let (left, right) = (columns().min().unwrap_or(0), columns().max().unwrap_or(0));
        let starts = |first: usize, last: usize| (last + 1).saturating_sub(side)..=first;
        let is_grid = |row: usize, column: usize| {
            let inside =
                (row..row + side).flat_map(|row| (column..column + side).map(move |c| (row, c)));
            inside.into_iter().all(|(row, column)| {
                matches!(self.at(row, column), '+') || self.at(row, column) == letter
            })
        };
        let mut found = Vec::new();
        for row in starts(first, last) {
            found.extend(
                starts(left, right)
                    .filter(|&column| is_grid(row, column))
                    .map(|column| (row, column)),
            );
        }
        let place = (self.lines[first], squares[0].1 + 1);
        let expected = format!("a grid of {side}x{side} squares with {letter} or '+'");
        match found[..] {
            [only] => Ok(only),
            [] => Err(ParseError::new(place, expected, "none")),
            _ => Err(ParseError::new(place, format!("{expected} in one place alone"), found.len())),
        }
    }

    /// Every square that is no hole belongs to a grid, and those with `+` to several.
    fn check(&self, board: &Geometry) -> Result<(), ParseError> {
        for (row, signs) in self.signs.iter().enumerate() {
            for (column, &sign) in signs.iter().enumerate().filter(|&(_, &sign)| sign != ' ') {
                let cell = board.cell_at(row as u8, column as u8);
                let count =
                    cell.map_or(0, |cell| board.grids().map_or(0, |grids| grids.of(cell).count()));
                let place = (self.lines[row], column + 1);
                let found = format!("one of {count}");
                match sign {
                    '+' if count < 2 => {
                        return Err(ParseError::new(
                            place,
                            "a square of several grids under '+'",
                            found,
                        ));
                    }
                    letter if letter != '+' && count != 1 => {
                        let expected = format!("a square of {letter} alone, or '+'");
                        return Err(ParseError::new(place, expected, found));
                    }
                    _ => {}
                }
            }
        }
        Ok(())
    }
}
