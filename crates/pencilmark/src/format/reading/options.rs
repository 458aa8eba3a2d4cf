//! What a caller tells about a text.

use crate::board::{Extra, Geometry};
use crate::format::handle::Format;
use crate::format::symbols::Symbols;

/// What is known beforehand about a text; everything else is found out.
#[derive(Clone, Debug, Default)]
pub struct ReadOptions {
    /// The boards' geometry.
    pub geometry: Option<Geometry>,
    /// The extras of the boards (where no geometry is given).
    pub extras: Vec<Extra>,
    /// The symbols of the digits, where a text can be read in them.
    pub symbols: Option<Symbols>,
    /// The format.
    pub format: Option<Format>,
    /// The column of a table that holds the puzzles: its name, or its number from 1. The text is a
    /// table then, unless another format is named.
    pub column: Option<String>,
    /// What stands for an empty cell, besides the usual signs.
    pub empty: Option<char>,
    /// Whether the boards of one text may differ in format, side and symbols.
    pub mixed: bool,
}
