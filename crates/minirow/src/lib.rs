//! Sudoku of any size: exact answers, human reasoning, boards as text.
//!
//! By default it solves, reasons and makes puzzles, and [`Grid::from_line`] reads a line. The examples below that read
//! other texts need the feature `formats`; `full` has all: each module says what it needs.
//!
//! # Solve, and prove that there is one solution
//! ```
//! use minirow::{Grid, solve::{Solutions, solutions}};
//!
//! let puzzle: Grid = "
//!     . . 7 | . . . | . 9 .
//!     . . . | 5 . . | . . 6
//!     . 8 . | . . 4 | 3 . .
//!     ------+-------+------
//!     . . 9 | 3 2 . | . . 4
//!     2 . 1 | . 9 . | 8 . 5
//!     6 . . | . 8 1 | 7 . .
//!     ------+-------+------
//!     . . 8 | 2 . . | . 6 .
//!     1 . . | . . 3 | . . .
//!     . 5 . | . . . | 2 . .
//! ".parse()?;
//! let Solutions::One(solution) = solutions(&puzzle) else { panic!("expected one solution") };
//! assert!(solution.is_solved());
//! # Ok::<(), minirow::format::ParseError>(())
//! ```
//!
//! # Feed a board one digit at a time, and let it fill what follows
//! ```
//! use minirow::{Digit, Geometry, Pencil, Singles};
//!
//! let geometry = Geometry::with_blocks(2, 3)?;
//! let mut pencil = Pencil::new(&geometry, Singles::Fill);
//! for (column, digit) in (0..5).zip(1..) {
//!     pencil.place(geometry.cell(0, column), Digit::new(digit).unwrap()).unwrap();
//! }
//! assert_eq!(pencil.digit(geometry.cell(0, 5)), Digit::new(6));
//! # Ok::<(), minirow::GeometryError>(())
//! ```
//!
//! # Simplify without guessing, on any geometry
//! ```
//! use minirow::format::{ReadOptions, read, read_blocks};
//! use minirow::{Singles, logic::simplify};
//!
//! let jigsaw = read_blocks("AAAB ABBB CCCD CDDD".replace(' ', "\n").as_str())?;
//! let options = ReadOptions::default().geometry(jigsaw);
//! let document = read("12.. .... .4.. 3...", &options)?;
//! let result = simplify(&document.pencil(Singles::Leave).unwrap());
//! assert!(result.empty_after() < result.empty_before);
//! # Ok::<(), minirow::format::ParseError>(())
//! ```
//!
//! # Explain every step
//! ```
//! use minirow::logic::{Outcome, Position, path};
//! use minirow::{Grid, Names};
//!
//! let puzzle: Grid = "1... ..3. .4.. ...2".parse()?;
//! let path = path(&Position::from_grid(&puzzle).unwrap());
//! assert_eq!(path.outcome, Outcome::Solved);
//! let names = Names::numbers(puzzle.geometry());
//! assert_eq!(path.steps[0].explain(&names), "r1c2 is 3: the only place left in block 1");
//! # Ok::<(), minirow::format::ParseError>(())
//! ```
//!
//! # Modules
//! - [`board`]: cells, digits, houses, ink and candidates
//! - [`solve`]: no solution, one or several; counting; enumeration
//! - [`logic`]: techniques, steps and paths, hints, and the simplifier
//! - [`rating`]: how hard a puzzle is, on the scales that people know
//! - `answer`, with the feature `answers`: what programs write as JSON about a board
//! - [`progress`]: how all that can take long is watched, limited and stopped
//! - [`mod@format`]: boards as text
//! - [`generate`]: random complete grids and puzzles
//! - [`rules`]: cages, arrows, thermometers and other rules beyond houses
//! - [`scene`]: boards and steps as drawings
//!
//! The library does no I/O, reads no clock, starts no thread and keeps no global state.

// The example of the README is a test.
#![cfg_attr(doctest, doc = include_str!("../README.md"))]

#[cfg(feature = "answers")]
pub mod answer;
pub mod board;
#[cfg(feature = "formats")]
pub mod format;
#[cfg(feature = "generate")]
pub mod generate;
#[cfg(feature = "logic")]
pub mod logic;
mod name;
pub mod progress;
#[cfg(feature = "logic")]
pub mod rating;
#[cfg(feature = "rules")]
#[cfg_attr(
    not(feature = "formats"),
    expect(dead_code, unused_imports, reason = "only texts take rules apart")
)]
pub mod rules;
#[cfg(feature = "scene")]
pub mod scene;
#[cfg_attr(
    not(feature = "generate"),
    expect(dead_code, unused_imports, reason = "puzzles are made with the rest of it")
)]
pub mod solve;

pub use board::{
    Arrangement, Candidate, Cell, Contradiction, Digit, DigitSet, Duplicate, Extra, Frame,
    Geometry, GeometryError, Grid, GridError, Grids, House, HouseKind, LineError, Names, Pencil,
    PlacedGrid, Seat, Singles, Symmetry, UnknownArrangement, UnknownExtra, UnknownSymmetry,
};
#[cfg(feature = "canonical")]
pub use board::{Canonical, CanonicalError, Transformation};
pub use name::NAME;
pub use progress::{Progress, Stopped, Tally};
