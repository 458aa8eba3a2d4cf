//! Requirements that no puzzle can meet, and why.

use std::collections::{BTreeSet, HashSet};

use super::wishes::{Parts, Wishes};
use crate::board::{Cell, Digit, Geometry, Grid};

/// Why no puzzle can be as requested.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Impossible {
    /// A cell is not on the board.
    #[error("cell number {} is not on a board of {cells} cells", cell.index())]
    OffBoard {
        /// The cell.
        cell: Cell,
        /// How many cells there are, numbered from 0.
        cells: usize,
    },
    /// A cell must be given and another one, or the same, must be empty, and they go together.
    #[error("cell number {} must be a given and cell number {} must be empty, but they are symmetric to each other", filled.index(), empty.index())]
    Contrary {
        /// The cell that must be given.
        filled: Cell,
        /// The cell that must be empty.
        empty: Cell,
    },
    /// No puzzle with one solution has so few givens.
    #[error(
        "a puzzle with one solution has at least {least} givens on this board, and {wished} were requested"
    )]
    TooFewGivens {
        /// How many are requested, or how many cells may be given.
        wished: usize,
        /// Fewer are too few.
        least: usize,
    },
    /// More givens are requested than there are cells that may be given.
    #[error("{wished} givens were requested, and at most {most} cells may be given")]
    TooManyGivens {
        /// How many givens are requested.
        wished: usize,
        /// How many cells may be given.
        most: usize,
    },
    /// More cells must be given than givens are requested.
    #[error("{wished} givens were requested, and {filled} cells must be given")]
    TooManyFilled {
        /// How many givens are requested.
        wished: usize,
        /// How many cells must be given.
        filled: usize,
    },
    /// Two digits cannot be given at all, and exchanged they are another solution.
    #[error(
        "at most {digits} different digits can be given, and with two digits not given at all there are several solutions"
    )]
    TooFewDigits {
        /// How many different digits there can be.
        digits: usize,
    },
    /// Two lines stay empty, and exchanged they are another solution.
    #[error("{one} and {other} are empty and can be exchanged, so there are several solutions")]
    EmptyLines {
        /// What people call the first line.
        one: String,
        /// What people call the second one.
        other: String,
    },
}

/// How many givens a puzzle with one solution has at least, as far as it is known.
///
/// At least one given for all digits but one, or two digits could be exchanged. For blocks of 2×2,
/// 2×3 and 3×3 alone the least numbers are known: 4, 8 and 17 (McGuire, Tugemann, Civario, 2012).
fn least_givens(geometry: &Geometry) -> usize {
    let side = usize::from(geometry.side());
    let is_plain = geometry.house_count() == 3 * side && !geometry.has_apart();
    match geometry.block_shape() {
        Some((2, 2)) if is_plain => 4,
        Some((2, 3) | (3, 2)) if is_plain => 8,
        Some((3, 3)) if is_plain => 17,
        _ => side - 1,
    }
}

pub(super) fn check_cells(geometry: &Geometry, lists: [&Vec<Cell>; 2]) -> Result<(), Impossible> {
    let cells = geometry.cell_count();
    match lists.into_iter().flatten().find(|cell| cell.index() >= cells) {
        Some(&cell) => Err(Impossible::OffBoard { cell, cells }),
        None => Ok(()),
    }
}

/// Finds what makes requirements impossible, before anything is searched; `start` has the digits
/// that are requested.
pub(super) fn check(start: &Grid, wishes: &Wishes, parts: &Parts) -> Result<(), Impossible> {
    let geometry = start.geometry();
    let least = least_givens(geometry);
    let possible = geometry.cell_count() - parts.empty.len();
    let wished = wishes.givens.unwrap_or(possible);
    if wished > possible {
        return Err(Impossible::TooManyGivens { wished, most: possible });
    }
    if wished < least {
        return Err(Impossible::TooFewGivens { wished, least });
    }
    if parts.filled.len() > wished {
        return Err(Impossible::TooManyFilled { wished, filled: parts.filled.len() });
    }
    let digits: HashSet<Digit> = geometry.cells().filter_map(|cell| start.get(cell)).collect();
    let free = wished - start.filled_len().min(wished);
    if digits.len() + free + 1 < usize::from(geometry.side()) {
        return Err(Impossible::TooFewDigits { digits: digits.len() + free });
    }
    check_lines(geometry, parts)
}

/// Finds two rows or columns that must be empty and can be exchanged.
fn check_lines(geometry: &Geometry, parts: &Parts) -> Result<(), Impossible> {
    let side = geometry.side();
    let mut is_empty = vec![false; geometry.cell_count()];
    for cell in &parts.empty {
        is_empty[cell.index()] = true;
    }
    let cell_of = [
        |geometry: &Geometry, line, place| geometry.cell(line, place),
        |geometry: &Geometry, line, place| geometry.cell(place, line),
    ];
    for (cell_of, word) in cell_of.into_iter().zip(["row", "column"]) {
        let line = |line| (0..side).map(move |place| cell_of(geometry, line, place));
        let empty: Vec<u8> =
            (0..side).filter(|&number| line(number).all(|cell| is_empty[cell.index()])).collect();
        for (at, &one) in empty.iter().enumerate() {
            for &other in &empty[..at] {
                let pairs: Vec<(Cell, Cell)> = line(one).zip(line(other)).collect();
                if is_exchange(geometry, &pairs) {
                    let [one, other] =
                        [other, one].map(|line| format!("{word} {}", u16::from(line) + 1));
                    return Err(Impossible::EmptyLines { one, other });
                }
            }
        }
    }
    Ok(())
}

/// Whether all rules stay the same where these cells change places.
fn is_exchange(geometry: &Geometry, pairs: &[(Cell, Cell)]) -> bool {
    let mut image: Vec<Cell> = geometry.cells().collect();
    for &(one, other) in pairs {
        image.swap(one.index(), other.index());
    }
    let images = |cells: &[Cell]| -> BTreeSet<Cell> {
        cells.iter().map(|cell| image[cell.index()]).collect()
    };
    let houses: HashSet<BTreeSet<Cell>> =
        geometry.houses().map(|house| geometry.cells_of(house).iter().copied().collect()).collect();
    geometry.houses().all(|house| houses.contains(&images(geometry.cells_of(house))))
        && geometry.cells().all(|cell| {
            let others: BTreeSet<Cell> =
                geometry.apart(image[cell.index()]).iter().copied().collect();
            images(geometry.apart(cell)) == others
        })
}
