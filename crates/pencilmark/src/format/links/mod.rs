//! Links to players on the web: what stands in them is the board, in a text that the player packs.
//!
//! Links are told by their hosts, and are read as they arrive: percent-encoded or not, with blanks
//! where `+` was, and without the second of two slashes, which servers like to eat; what players pack
//! can also stand alone in a line. Nothing is ever
//! fetched: a short link that only names a board on a server is an error that says so.
//!
//! What a player draws and we do not know — cages, arrows, thermometers — is an error that names all
//! of it, as a board without it would be another puzzle.

mod address;
mod board;
mod constraints;
mod fpuzzles;
mod fpuzzles_write;
mod lz;
mod penpa;
mod sites;
mod sudokupad;

pub(super) use address::{Address, decoded};
pub(super) use board::holds_objects;
pub(super) use fpuzzles::{FPuzzles, read_value};
pub(super) use penpa::Penpa;
pub(super) use sites::{COACH, EXCHANGE, WIKI};
pub(super) use sudokupad::{SudokuPad, read_scl};
