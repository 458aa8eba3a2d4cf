//! A board in a few words.

use std::fmt;

use super::{Arrangement, Geometry, Grids};

/// `9x9 with 3x3 blocks`, and what sets the board apart.
impl fmt::Display for Geometry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (rows, columns) = (self.rows(), self.columns());
        match (&self.0.grids, self.0.block_shape) {
            (Some(grids), _) => self.describe_grids(grids, f)?,
            (None, Some((block_rows, block_columns))) => {
                write!(f, "{rows}x{columns} with {block_rows}x{block_columns} blocks")?;
            }
            (None, None) if self.is_square() => {
                write!(f, "{rows}x{columns} with irregular blocks")?;
            }
            (None, None) => self.0.describe_frame(f)?,
        }
        match self.0.rules.split_last() {
            None => Ok(()),
            Some((last, [])) => write!(f, " and {last}"),
            Some((last, rest)) => write!(f, ", {} and {last}", rest.join(", ")),
        }
    }
}

impl Geometry {
    /// `Samurai`, or how many grids of what kind.
    fn describe_grids(&self, grids: &Grids, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let first = &grids.list()[0].geometry.plain();
        match Arrangement::of(grids) {
            Some(usual) if first.is_classic() => f.write_str(usual.title()),
            Some(usual) => write!(f, "{} of {first}", usual.title()),
            None => {
                let (count, rows, columns) = (grids.len(), self.rows(), self.columns());
                write!(f, "{count} grids of {first} in {rows}x{columns}")
            }
        }
    }
}
