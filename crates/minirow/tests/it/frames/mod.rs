//! Boards of any frame: with holes, of several grids, with other digits.

mod arrangements;
mod oracle;
mod random;
mod texts;
