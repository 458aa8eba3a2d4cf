//! Boards as values of JSON.
//!
//! # Reading
//! An object for each board, in lines of their own or as they come, in an array, or in the array
//! `boards` of an object, as `--to json` writes them:
//!
//! ```json
//! {"geometry": {"block": [3, 4], "extra": ["diagonals"]}, "symbols": "1-9A-C", "grid": "…"}
//! ```
//!
//! - `grid`, or `puzzle`: a text in rows of cells, the same as an array of rows, or an array of
//!   arrays of cells: numbers, symbols, and for an empty cell `null`, `0`, `"."` or `""`. An array
//!   in place of the object is such a grid.
//! - `candidates`: a text, or an array of arrays of cells: an array of numbers or symbols, or a
//!   text such as `"14AG"`. A cell with a digit in the grid has that or none. Where there is no
//!   grid, digits are those that the candidates tell.
//! - `geometry`: `side`, `block` (`[3, 4]` or `"3x4"`), `blocks` (a map: a text, rows, or arrays of
//!   labels), `extra` (names), `houses` (objects of `name` and `cells`: `"r1c1"`), `apart` (objects
//!   of `name` and `pairs` of cells).
//! - `symbols`: as they are named elsewhere. Numbers are always digits from 1.
//! - `name`; `version`, which is 1 or left out.
//!
//! Other fields are passed over: what the program writes about a board is read as its puzzle. Empty
//! lines and comments may stand between values.
//!
//! # Writing
//! One object in one line: `version`, `name`, `geometry` unless it is the classic one, `symbols` as
//! in a header, `grid` as in a line, and `candidates`, where the board has any.

mod board;
mod cut;
mod geometry;
mod texts;
mod value;
mod write;

pub(super) use board::Json;
pub(super) use cut::{Cutter, LONGEST_BOARD, Value};
