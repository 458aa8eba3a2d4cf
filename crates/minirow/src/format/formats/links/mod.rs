//! Links to players on the web: what stands in them is the board, in a text that the player packs.
//!
//! Links are told by their hosts, and are read as they arrive: percent-encoded or not, with blanks
//! where `+` was, and without the second of two slashes, which servers like to eat; what players pack
//! can also stand alone in a line. Nothing is ever
//! fetched: a short link that only names a board on a server is an error that says so.
//!
//! Rules beyond houses are read and written as far as a format has a meaning for them. What is drawn or said and
//! not understood can only leave more solutions when it is left out, so a board is read without it where it has one
//! solution, and that is its own if the link brings any; else it is an error that names what was not read
//! ([`confirm`]). So no question about a link is ever answered by “several” or “none” because of that.

pub(in crate::format) mod address;
pub(in crate::format) mod board;
pub(in crate::format) mod confirm;
pub(in crate::format) mod constraints;
pub(in crate::format) mod extras;
pub(in crate::format) mod fields;
pub(in crate::format) mod fpuzzles;
pub(in crate::format) mod fpuzzles_write;
pub(in crate::format) mod lz;
pub(in crate::format) mod other;
pub(in crate::format) mod penpa;
mod penpa_points;
mod penpa_rules;
pub(in crate::format) mod puzz_link;
mod same;
pub(in crate::format) mod sentences;
pub(in crate::format) mod sites;
pub(in crate::format) mod sudokumaker;
pub(in crate::format) mod sudokupad;
#[cfg(test)]
mod tests;
pub(in crate::format) mod told_text;
pub(in crate::format) mod values;
