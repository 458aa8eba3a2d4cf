//! Minirow's JSON protocol as WebAssembly: three plain exports, JSON in and out.
//!
//! A page asks `alloc` for room, writes the text of a call there, an envelope of
//! [`minirow_api`], and hands it to `call`, which takes the room back and answers with the room of
//! the answer: address in the lower half, length in the upper one. The page reads that and gives it
//! back by `free`. Nothing is imported: seeds and clocks stay with the page, and a call that takes
//! too long is ended with its worker.

mod exports;

pub use exports::{alloc, call, free};
