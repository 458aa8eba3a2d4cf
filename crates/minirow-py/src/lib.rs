//! Minirow for Python, below its Python layer: boards, columns of boards, the protocol, drawings.
//!
//! ```text
//! python/minirow ──▶ this module ──┬─ columns ──▶ the engine for 9×9, minirow-batch
//!                                     ├─ puzzle ───▶ one board, of any geometry or with rules
//!                                     ├─ env ──────▶ games for agents that learn
//!                                     └─ protocol ─▶ minirow-api: hints, steps, random boards
//! ```

mod columns;
mod draw;
mod env;
mod errors;
mod generate;
mod module;
mod names;
mod patience;
mod protocol;
mod puzzle;
mod ruled;
