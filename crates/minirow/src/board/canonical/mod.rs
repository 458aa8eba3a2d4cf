//! The same board in another dress: symmetries that keep every rule, and the one form that all boards
//! share that are the same up to them.

mod complete;
mod form;
mod search;
mod transformation;

pub use form::{Canonical, CanonicalError};
pub use transformation::Transformation;
