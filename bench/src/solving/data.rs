//! Puzzle sets: text files in a data folder, one puzzle a line, `#` lines are comments.
//!
//! | files | a line |
//! |---|---|
//! | `nine/*.txt` | 81 symbols, `.` or `0` for an empty cell; what follows white space is a comment |
//! | `large/*.txt`, `large/synth/*.txt` | `name block_rows block_columns value…`, 0 for an empty cell |

use std::collections::HashMap;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use minirow::{Geometry, Grid};

use super::line::{self, Line};

/// The puzzles of one file, ready for every engine.
pub(super) struct Set {
    pub(super) name: String,
    pub(super) puzzles: Vec<Grid>,
    /// The puzzles for the engine that takes every geometry: 9×9 boards do not show that their
    /// blocks are squares.
    pub(super) general: Vec<Grid>,
    /// The puzzles as peers read them; empty unless all are 9×9 boards.
    pub(super) lines: Vec<Line>,
    /// The puzzles as batches read them; empty unless all are 9×9 boards.
    pub(super) symbols: Vec<[u8; 81]>,
}

/// Which puzzles to measure on.
pub(super) struct Selection<'a> {
    /// Names of sets; none for all.
    pub(super) names: &'a [String],
    /// The largest side of a board.
    pub(super) largest: u8,
    /// The most puzzles of a set; its first ones are taken.
    pub(super) most: usize,
}

impl Set {
    pub(super) fn new(name: &str, puzzles: Vec<Grid>) -> Self {
        let classic = puzzles.iter().all(|puzzle| puzzle.geometry().is_classic());
        let lines: Vec<Line> =
            if classic { puzzles.iter().map(line::write).collect() } else { Vec::new() };
        let symbols = lines.iter().map(|line| std::array::from_fn(|cell| line[cell])).collect();
        let general = if classic { disguised(&puzzles) } else { puzzles.clone() };
        Self { name: name.to_owned(), puzzles, general, lines, symbols }
    }

    /// Whether all its puzzles are 9×9 boards.
    pub(super) fn is_classic(&self) -> bool {
        self.lines.len() == self.puzzles.len()
    }

    /// The sides of its boards: `9`, or `12-16`.
    pub(super) fn sides(&self) -> String {
        let sides = || self.puzzles.iter().map(|puzzle| puzzle.geometry().side());
        match (sides().min(), sides().max()) {
            (Some(least), Some(most)) if least < most => format!("{least}-{most}"),
            (side, _) => side.map_or_else(String::new, |side| side.to_string()),
        }
    }
}

/// Reads the selected sets of a data folder; a set none of whose boards is small enough is left out.
///
/// # Errors
/// Where a name is no set's, a file cannot be read, or a line is not a puzzle.
pub(super) fn load(folder: &Path, selection: &Selection<'_>) -> Result<Vec<Set>> {
    let mut files = Vec::new();
    for (part, format) in
        [("nine", Format::Nine), ("large", Format::Large), ("large/synth", Format::Large)]
    {
        let paths = text_files(&folder.join(part))?;
        files.extend(paths.into_iter().map(|path| (stem(&path), path, format)));
    }
    for name in selection.names {
        if !files.iter().any(|(stem, ..)| stem == name) {
            let known: Vec<&str> = files.iter().map(|(stem, ..)| stem.as_str()).collect();
            bail!("no set is named '{name}'; there are {}", known.join(", "));
        }
    }
    let mut sets = Vec::new();
    for (stem, path, format) in files {
        if !selection.names.is_empty() && !selection.names.contains(&stem) {
            continue;
        }
        let text =
            fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let puzzles = read(&text, format, selection)
            .with_context(|| format!("cannot read {}", path.display()))?;
        if !puzzles.is_empty() {
            sets.push(Set::new(&stem, puzzles));
        }
    }
    Ok(sets)
}

/// One puzzle as a line of its kind of file, without a name.
pub(super) fn write(grid: &Grid) -> String {
    if grid.geometry().is_classic() {
        let symbol = |value| {
            if value == 0 { '.' } else { char::from(b'0' + value) }
        };
        return grid.values().map(symbol).collect();
    }
    let (rows, columns) = grid.geometry().block_shape().unwrap_or_default();
    let values: Vec<String> = grid.values().map(|value| value.to_string()).collect();
    format!("{rows} {columns} {}", values.join(" "))
}

/// 9×9 boards with their blocks told cell by cell.
fn disguised(puzzles: &[Grid]) -> Vec<Grid> {
    let classic = Geometry::classic();
    let blocks: Vec<u32> = classic.cells().map(|cell| classic.block(cell).into()).collect();
    let geometry = Geometry::irregular(&blocks).expect("every block has nine cells");
    let disguised = |puzzle: &Grid| Grid::from_values(&geometry, puzzle.values());
    puzzles.iter().map(|puzzle| disguised(puzzle).expect("the same cells")).collect()
}

#[derive(Clone, Copy)]
enum Format {
    Nine,
    Large,
}

/// The `.txt` files of a folder in order of their names; none where the folder is absent.
fn text_files(folder: &Path) -> Result<Vec<PathBuf>> {
    let context = || format!("cannot list {}", folder.display());
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries.with_context(context)?,
    };
    let mut paths = Vec::new();
    for entry in entries {
        let path = entry.with_context(context)?.path();
        if path.extension().is_some_and(|extension| extension == "txt") {
            paths.push(path);
        }
    }
    paths.sort();
    Ok(paths)
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

fn read(text: &str, format: Format, selection: &Selection<'_>) -> Result<Vec<Grid>> {
    // Puzzles of one shape share one geometry: 20,000 copies would not fit the processor's caches.
    let mut geometries = HashMap::new();
    let mut puzzles = Vec::new();
    for (index, line) in text.lines().enumerate() {
        if puzzles.len() == selection.most {
            break;
        }
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        let context = || format!("line {}", index + 1);
        let (rows, columns, values) = match format {
            Format::Nine => (3, 3, nine_values(line).with_context(context)?),
            Format::Large => large_values(line, selection.largest).with_context(context)?,
        };
        if u16::from(rows) * u16::from(columns) > selection.largest.into() {
            continue;
        }
        let geometry = match geometries.get(&(rows, columns)) {
            Some(geometry) => geometry,
            None => geometries
                .entry((rows, columns))
                .or_insert(Geometry::with_blocks(rows, columns).with_context(context)?),
        };
        puzzles.push(Grid::from_values(geometry, values).with_context(context)?);
    }
    Ok(puzzles)
}

fn nine_values(line: &str) -> Result<Vec<u8>> {
    let symbols = line.split_whitespace().next().unwrap_or_default();
    let value = |(index, symbol)| match symbol {
        '.' => Ok(0),
        '0'..='9' => Ok(symbol as u8 - b'0'),
        _ => bail!("column {}: expected a digit or '.', found '{symbol}'", index + 1),
    };
    symbols.chars().enumerate().map(value).collect()
}

/// Rows and columns of a block, and the values of the board unless it is larger than `largest`.
fn large_values(line: &str, largest: u8) -> Result<(u8, u8, Vec<u8>)> {
    let mut words = line.split_whitespace();
    words.next().context("expected a name")?;
    let mut block = || -> Result<u8> {
        let word = words.next().context("expected the rows and columns of a block")?;
        word.parse().with_context(|| format!("expected the size of a block, found '{word}'"))
    };
    let (rows, columns) = (block()?, block()?);
    ensure!(rows > 0 && columns > 0, "expected a block with cells, found {rows}x{columns}");
    if u16::from(rows) * u16::from(columns) > largest.into() {
        return Ok((rows, columns, Vec::new()));
    }
    let value = |word: &str| {
        word.parse().with_context(|| format!("expected a number from 0 to 255, found '{word}'"))
    };
    Ok((rows, columns, words.map(value).collect::<Result<_>>()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: Selection<'_> = Selection { names: &[], largest: 16, most: usize::MAX };
    const SEVENTEEN: &str =
        "..............1..2..3..4.5.....3......67....8.4......1....8..6.1....2...7......3.";

    fn check_fault(text: &str, format: Format, expected: &str) {
        let fault = read(text, format, &ALL).expect_err("the text is no puzzle");
        assert_eq!(format!("{fault:#}"), expected);
    }

    #[test]
    fn nine_lines_are_read_and_written() {
        let text =
            format!("# heading\n{SEVENTEEN}  from a list\n\n{}\n", SEVENTEEN.replace('.', "0"));
        let puzzles = read(&text, Format::Nine, &ALL).unwrap();
        assert_eq!(puzzles.len(), 2);
        assert_eq!(puzzles[0], puzzles[1]);
        assert_eq!(write(&puzzles[0]), SEVENTEEN);
        let set = Set::new("seventeen", puzzles);
        assert!(set.is_classic());
        assert_eq!(set.symbols, [SEVENTEEN.as_bytes(); 2]);
        assert!(!set.general[0].geometry().is_classic());
        assert!(set.general[0].values().eq(set.puzzles[0].values()));
        assert_eq!(set.sides(), "9");
    }

    #[test]
    fn large_lines_are_read_and_written() {
        let text = "# heading\nsmall 2 2 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 4\ngiant 5 5 1 2\n";
        let puzzles = read(text, Format::Large, &ALL).unwrap();
        assert_eq!(puzzles.len(), 1, "boards beyond the largest side are left out");
        assert_eq!(write(&puzzles[0]), "2 2 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 4");
        let set = Set::new("small", puzzles);
        assert!(!set.is_classic());
        assert_eq!(set.sides(), "4");
    }

    #[test]
    fn a_selection_is_followed() {
        let text = format!("{SEVENTEEN}\n{SEVENTEEN}\n");
        let one = Selection { most: 1, ..ALL };
        assert_eq!(read(&text, Format::Nine, &one).unwrap().len(), 1);
        let small = Selection { largest: 8, ..ALL };
        assert!(read(&text, Format::Nine, &small).unwrap().is_empty());
    }

    #[test]
    fn faults_name_their_place() {
        check_fault("..x", Format::Nine, "line 1: column 3: expected a digit or '.', found 'x'");
        check_fault("#\n..1", Format::Nine, "line 2: expected 81 numbers, found 3");
        check_fault("tiny 1", Format::Large, "line 1: expected the rows and columns of a block");
        check_fault("tiny 1 0", Format::Large, "line 1: expected a block with cells, found 1x0");
        check_fault("tiny 1 2 1", Format::Large, "line 1: expected 4 numbers, found 1");
        check_fault(
            "tiny 1 1 x",
            Format::Large,
            "line 1: expected a number from 0 to 255, found 'x': invalid digit found in string",
        );
    }
}
