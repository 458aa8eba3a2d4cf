//! Pencilmark as one JSON protocol, without a transport: text in, text out.
//!
//! A page speaks it with a server over HTTP, a call for each path, and with the same code in a
//! worker of WebAssembly, where the call is named in an [`envelope`]. The [`description`] is the
//! protocol as OpenAPI, made from the types that read and write it.
//!
//! ```
//! use std::ops::ControlFlow;
//! let go_on = &mut || ControlFlow::Continue(());
//! let input = r#"{"board": {"geometry": {"side": 4}, "givens": [1,0,0,0, 0,0,3,0, 0,4,0,0, 0,0,0,2]}}"#;
//! let output = pencilmark_api::call("solve", input, go_on)?;
//! assert!(output.starts_with(r#"{"result":"one","solutions":[[1,3,2,4,"#));
//! # Ok::<(), pencilmark_api::Fault>(())
//! ```
//!
//! Cells are numbers from 0 in reading order, digits from 1, and an empty cell is 0: symbols are the
//! affair of whoever shows the board. Calls are without state, and whatever takes long asks `go_on`
//! again and again.

mod board;
mod calls;
mod describe;
mod fault;
mod registry;
mod size;
mod step;
mod wire;

pub use describe::description;
pub use fault::{Fault, FaultKind};
pub use registry::{VERSION, call, call_within, calls, envelope};
pub use size::Size;
