//! Whether the library reads and writes rules beyond houses, and what it says where it does not.
//!
//! This constant is all that asks for the feature. Without it nothing reaches what only rules need, and a linker
//! leaves that out.

use std::fmt;

use super::error::{ParseError, ParseErrorKind};

/// Whether texts with rules beyond houses are read and written.
pub(in crate::format) const IS_RULED: bool = cfg!(feature = "ruled-formats");

/// What is said of rules in this line and column where they are not read.
pub(in crate::format) fn unruled(place: (u64, usize), found: impl fmt::Display) -> ParseError {
    let expected = "a library that reads rules beyond houses, by its feature `ruled-formats`";
    ParseError::new(place, expected, found).of(ParseErrorKind::Rules)
}
