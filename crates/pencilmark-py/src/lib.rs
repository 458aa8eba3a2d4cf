//! Pencilmark for Python, below its Python layer: boards, columns of boards, the protocol, drawings.
//!
//! ```text
//! python/pencilmark ──▶ this module ──┬─ columns ──▶ the engine for 9×9, pencilmark-batch
//!                                     ├─ puzzle ───▶ one board, of any geometry or with rules
//!                                     ├─ env ──────▶ games for agents that learn
//!                                     └─ protocol ─▶ pencilmark-api: hints, steps, random boards
//! ```

use pyo3::prelude::*;

mod columns;
mod draw;
mod env;
mod errors;
mod generate;
mod patience;
mod protocol;
mod puzzle;

#[pymodule(gil_used = false)]
mod _engine {
    #[pymodule_export]
    use super::columns::{Column, answer_arrow, answer_cells, answer_texts};
    #[pymodule_export]
    use super::draw::{draw_png, draw_svg};
    #[pymodule_export]
    use super::env::Games;
    #[pymodule_export]
    use super::generate::generate_classic;
    #[pymodule_export]
    use super::protocol::{call, call_many, formats};
    #[pymodule_export]
    use super::puzzle::Puzzle;
    #[pymodule_export]
    #[expect(non_upper_case_globals, reason = "what Python calls it")]
    const __version__: &str = env!("CARGO_PKG_VERSION");
}
