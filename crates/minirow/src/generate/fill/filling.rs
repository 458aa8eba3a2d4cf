//! The way in: each class of geometries has its own way to a random grid.

use crate::progress::Progress;

use super::no_grid::NoGrid;
use super::{boxes, chains, latin, listing, refill, search};
use crate::board::{Digit, Geometry, Grid};
use crate::generate::random::{BoardRandom, shuffle};

/// Fills a board of any geometry with random digits, as long as `progress` continues.
///
/// # How uniform it is
/// | board | the choice among all its grids |
/// |---|---|
/// | up to 5×5, and up to 6×6 where further rules leave at most 2000 grids but for the names of digits | exactly uniform: all are listed |
/// | Latin squares | the chain of Jacobson and Matthews (1996), which tends to the uniform distribution; as many steps as there are cells and digits |
/// | rectangular blocks alone | a chain of exchanges between two rows of a band, two columns of a stack or two digits. None is more likely than its reverse, so it tends to the uniform distribution on the grids it reaches: every one on 4×4 and 6×6, where a sample of 391,680 boards cannot be told from it; nobody knows for larger ones |
/// | others | a search with random choices, which favours some grids, and then random refilling of the cells of a few digits, which tends to the uniform distribution on what it reaches; in each cell every digit is as likely as the others, but some grids are likelier than others |
///
/// The first three take time in proportion to cells, digits and rounds, and never search. The last
/// one starts afresh with twice the budget where it is stuck, so it ends with a grid or with the
/// proof that there is none.
///
/// # Errors
/// [`NoGrid::Impossible`] where the rules leave no grid, [`NoGrid::Stopped`] where `progress` breaks
/// first.
///
/// # Examples
/// ```
/// use minirow::{Extra, Geometry};
/// use minirow::generate::{BoardRandom, fill};
/// use minirow::progress::at_most;
/// let board = Geometry::with_blocks(2, 3)?.with_extra(Extra::Diagonals)?;
/// let grid = fill(&board, &mut BoardRandom::new(1, 0), at_most(10_000))?;
/// assert!(grid.is_solved());
///
/// let none = Geometry::of_side(4)?.with_extra(Extra::AntiKnight)?.with_extra(Extra::AntiKing)?;
/// assert!(fill(&none, &mut BoardRandom::new(1, 0), at_most(10_000)).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn fill(
    geometry: &Geometry,
    random: &mut BoardRandom,
    mut progress: impl Progress,
) -> Result<Grid, NoGrid> {
    let side = geometry.digit_count();
    let plain = plain_blocks(geometry);
    let listed = if side < 6 || side == 6 && plain.is_none() {
        listing::any(geometry, random, &mut progress)?
    } else {
        None
    };
    let mut values = match (listed, plain) {
        (Some(values), _) => values,
        (None, Some((1, _) | (_, 1))) => latin::any(side, random),
        (None, Some((rows, columns))) => boxes::any(geometry, [rows, columns], random),
        (None, None) => {
            let mut values = search::any(geometry, random, &mut progress)?;
            refill::mix(geometry, &mut values, random);
            chains::mix(geometry, &mut values, geometry.cell_count(), random);
            values
        }
    };
    rename(&mut values, side, random);
    let mut grid = Grid::new(geometry);
    for (cell, &value) in geometry.cells().zip(&values) {
        grid.set(cell, Some(Digit::from_index(value.into())));
    }
    debug_assert!(grid.is_solved(), "every way leads to a complete grid");
    Ok(grid)
}

/// Fills the empty cells of a board at random.
pub(in crate::generate) fn complete(
    start: &Grid,
    random: &mut BoardRandom,
    progress: &mut dyn Progress,
) -> Result<Grid, NoGrid> {
    if start.filled_len() == 0 {
        return fill(start.geometry(), random, progress);
    }
    search::complete(start, random, progress)
}

/// Rows and columns of a block where the board has no other rule than rectangular blocks.
fn plain_blocks(geometry: &Geometry) -> Option<(u8, u8)> {
    let shape = geometry.block_shape()?;
    let kinds = if shape.0 == 1 || shape.1 == 1 { 2 } else { 3 };
    let is_plain = geometry.house_count() == kinds * usize::from(geometry.digit_count())
        && !geometry.has_apart();
    is_plain.then_some(shape)
}

/// Gives the digits other names: no rule of a board tells one digit from another.
fn rename(values: &mut [u8], side: u8, random: &mut BoardRandom) {
    let mut names: Vec<u8> = (0..side).collect();
    shuffle(random, &mut names);
    for value in values {
        *value = names[usize::from(*value)];
    }
}
