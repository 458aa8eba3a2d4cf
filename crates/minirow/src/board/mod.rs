//! The vocabulary: cells, digits, houses, boards. Depends on nothing else in the crate.
//!
//! | type | what it is |
//! |---|---|
//! | [`Geometry`] | the side of a board and its houses, as data |
//! | [`Grid`] | ink: digits on paper, legal or not |
//! | [`Pencil`] | candidates: a legal position that keeps itself consistent |
//! | [`Canonical`] | the form that boards share that are the same up to symmetry |
//! | [`Symmetry`] | which cells stand for each other |
//! | [`Names`] | what people call cells, houses and digits |

mod candidate;
#[cfg(feature = "canonical")]
mod canonical;
mod cell;
mod digit;
mod digit_set;
mod extra;
mod extra_rules;
mod geometry;
mod geometry_error;
mod grid;
mod house;
mod names;
mod pencil;
mod rules;
mod symmetry;
mod text;
pub(crate) mod words;

pub use candidate::Candidate;
#[cfg(feature = "logic")]
pub(crate) use candidate::sort_by_digit;
#[cfg(feature = "canonical")]
pub use canonical::{Canonical, CanonicalError, Transformation};
pub use cell::Cell;
pub use digit::Digit;
pub use digit_set::DigitSet;
pub use extra::{Extra, UnknownExtra};
pub use geometry::{Geometry, Seat};
pub use geometry_error::GeometryError;
pub use grid::{Duplicate, Grid, GridError};
pub use house::{House, HouseKind};
pub use names::Names;
pub use pencil::{Contradiction, Pencil, Singles};
pub use symmetry::{Symmetry, UnknownSymmetry};
pub use text::LineError;
#[cfg(feature = "formats")]
pub(crate) use text::drawn;
