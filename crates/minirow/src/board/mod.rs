//! The vocabulary: cells, digits, houses, boards. Depends on nothing else in the crate.
//!
//! | type | what it is |
//! |---|---|
//! | [`Geometry`] | the frame of a board, its digits and its houses, as data |
//! | [`Frame`], [`PlacedGrid`], [`Arrangement`] | what boards that are no squares are made from |
//! | [`Grid`] | ink: digits on paper, legal or not |
//! | [`Pencil`] | candidates: a legal position that keeps itself consistent |
//! | [`Canonical`] | the form that boards share that are the same up to symmetry |
//! | [`Symmetry`] | which cells stand for each other |
//! | [`Names`] | what people call cells, houses and digits |

mod arrangement;
mod candidate;
#[cfg(feature = "canonical")]
mod canonical;
mod cell;
mod description;
mod digit;
mod digit_set;
mod draft;
mod extra;
mod extra_rules;
mod frame;
mod geometry;
mod geometry_error;
mod grid;
mod grids;
mod house;
mod layout;
mod names;
mod overlap;
mod pencil;
mod positions;
mod rules;
mod square;
mod squares;
mod symmetry;
mod text;
pub(crate) mod words;

pub use arrangement::{Arrangement, UnknownArrangement};
pub use candidate::Candidate;
#[cfg(feature = "logic")]
pub(crate) use candidate::sort_by_digit;
#[cfg(feature = "canonical")]
pub use canonical::{Canonical, CanonicalError, Transformation};
pub use cell::Cell;
pub use digit::Digit;
pub use digit_set::DigitSet;
pub use extra::{Extra, UnknownExtra};
pub use frame::Frame;
pub use geometry_error::GeometryError;
pub use grid::{Duplicate, Grid, GridError};
pub use house::{House, HouseKind};
pub use layout::{Geometry, Grids, PlacedGrid, Seat};
pub use names::Names;
pub use pencil::{Contradiction, Pencil, Singles};
pub use symmetry::{Symmetry, UnknownSymmetry};
pub use text::LineError;
#[cfg(feature = "formats")]
pub(crate) use text::drawn;
