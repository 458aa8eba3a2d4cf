//! Sudoku in SQL: Apache DataFusion with functions over boards.
//!
//! ```text
//! session ──┬─ functions ── boards ──▶ the batch engine, a whole array at a time
//!           ├─ tables       sudoku_generate, sudoku_trace
//!           └─ files        'boards.parquet', 'data/*.csv' as tables
//! ```
//! With the feature `cluster` there are a scheduler, executors and a client of Apache DataFusion
//! Ballista as well. They register the same functions.

#[cfg(feature = "cluster")]
pub mod cluster;
mod files;
mod functions;
mod options;
mod session;
mod stop;
mod tables;

pub use functions::functions;
pub use options::{BadBoards, SudokuOptions};
pub use session::{Settings, session};
pub use stop::Stop;
