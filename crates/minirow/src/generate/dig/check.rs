//! Finds requirements that no puzzle can meet, before anything is searched.

use std::collections::HashSet;

use super::impossible::Impossible;
use super::requirements::Requirements;
use crate::board::{Cell, DigitSet, Geometry, Grid};

/// The cells of a board by what is requested of them.
pub(in crate::generate) struct Parts {
    pub(in crate::generate) filled: Vec<Cell>,
    pub(in crate::generate) empty: Vec<Cell>,
    /// The other cells, in orbits that stay or go together.
    pub(in crate::generate) open: Vec<Vec<Cell>>,
}

impl Requirements {
    /// Finds out whether a puzzle with the digits of `start` among its givens can be as requested,
    /// as far as that is known without a search.
    ///
    /// # Errors
    /// [`Impossible`] with the reason why none can.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, Grid};
    /// use minirow::generate::Requirements;
    /// let requirements = Requirements::default().givens(16);
    /// assert!(requirements.check(&Grid::new(&Geometry::classic())).is_err());
    /// ```
    pub fn check(&self, start: &Grid) -> Result<(), Impossible> {
        self.with_start(start).checked_parts(start).map(|_| ())
    }

    /// The parts of the board, where there can be a puzzle as requested.
    pub(in crate::generate) fn checked_parts(&self, start: &Grid) -> Result<Parts, Impossible> {
        let parts = self.parts(start.geometry())?;
        check(start, self, &parts)?;
        Ok(parts)
    }

    /// Parts a board; tells where the requirements contradict each other.
    pub(in crate::generate) fn parts(&self, geometry: &Geometry) -> Result<Parts, Impossible> {
        if !self.symmetry.fits(geometry) {
            let (symmetry, board) = (self.symmetry, geometry.to_string());
            return Err(Impossible::Symmetry { symmetry, board });
        }
        check_cells(geometry, [&self.filled, &self.empty])?;
        let table = |cells: &[Cell]| {
            let mut is_in = vec![false; geometry.cell_count()];
            for cell in cells {
                is_in[cell.index()] = true;
            }
            is_in
        };
        let (is_filled, is_empty) = (table(&self.filled), table(&self.empty));
        let mut parts = Parts { filled: Vec::new(), empty: Vec::new(), open: Vec::new() };
        for orbit in self.symmetry.orbits(geometry) {
            let find = |is_in: &[bool]| orbit.iter().copied().find(|cell| is_in[cell.index()]);
            match (find(&is_filled), find(&is_empty)) {
                (Some(filled), Some(empty)) => return Err(Impossible::Contrary { filled, empty }),
                (Some(_), None) => parts.filled.extend(orbit),
                (None, Some(_)) => parts.empty.extend(orbit),
                (None, None) => parts.open.push(orbit),
            }
        }
        Ok(parts)
    }
}

/// How many givens a puzzle with one solution has at least, as far as it is known.
///
/// At least one given for all digits but one, or two digits could be exchanged. For blocks of 2×2,
/// 2×3 and 3×3 alone the least numbers are known: 4, 8 and 17 (McGuire, Tugemann, Civario, 2012).
fn least_givens(geometry: &Geometry) -> usize {
    let digits = usize::from(geometry.digit_count());
    let is_plain = geometry.house_count() == 3 * digits && !geometry.has_apart();
    match geometry.block_shape() {
        Some((2, 2)) if is_plain => 4,
        Some((2, 3) | (3, 2)) if is_plain => 8,
        Some((3, 3)) if is_plain => 17,
        // Only where some house holds every digit it is sure that both of them stand somewhere.
        _ if geometry.house_count() == 0 => 0,
        _ => digits - 1,
    }
}

fn check_cells(geometry: &Geometry, lists: [&Vec<Cell>; 2]) -> Result<(), Impossible> {
    let cells = geometry.cell_count();
    match lists.into_iter().flatten().find(|cell| cell.index() >= cells) {
        Some(&cell) => Err(Impossible::OffBoard { cell, cells }),
        None => Ok(()),
    }
}

/// Finds what makes requirements impossible, before anything is searched; `start` has the digits
/// that are requested.
fn check(start: &Grid, requirements: &Requirements, parts: &Parts) -> Result<(), Impossible> {
    let geometry = start.geometry();
    let least = least_givens(geometry);
    let possible = geometry.cell_count() - parts.empty.len();
    let requested = requirements.givens.unwrap_or(possible);
    if requested > possible {
        return Err(Impossible::TooManyGivens { requested, most: possible });
    }
    if requested < least {
        return Err(Impossible::TooFewGivens { requested, least });
    }
    if parts.filled.len() > requested {
        return Err(Impossible::TooManyFilled { requested, filled: parts.filled.len() });
    }
    let digits: DigitSet = geometry.cells().filter_map(|cell| start.get(cell)).collect();
    let free = requested - start.filled_len().min(requested);
    let is_short = digits.len() + free + 1 < usize::from(geometry.digit_count());
    if is_short && geometry.house_count() > 0 {
        return Err(Impossible::TooFewDigits { digits: digits.len() + free });
    }
    check_lines(geometry, parts)
}

/// Finds two rows or columns that must be empty and can be exchanged.
fn check_lines(geometry: &Geometry, parts: &Parts) -> Result<(), Impossible> {
    // Elsewhere a row is no row of all that crosses it.
    if !geometry.is_square() {
        return Ok(());
    }
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
    // In reading order, as geometries have them.
    let images = |cells: &[Cell]| {
        let mut images: Vec<Cell> = cells.iter().map(|cell| image[cell.index()]).collect();
        images.sort_unstable();
        images
    };
    let houses: HashSet<&[Cell]> =
        geometry.houses().map(|house| geometry.cells_of(house)).collect();
    geometry.houses().all(|house| houses.contains(&images(geometry.cells_of(house))[..]))
        && geometry
            .cells()
            .all(|cell| images(geometry.apart(cell)) == geometry.apart(image[cell.index()]))
}
