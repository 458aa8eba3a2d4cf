//! Rules beyond houses as SudokuPad draws them, both ways.
//!
//! A drawing has no meaning of its own. [`shapes`] are what is drawn; [`words`] is what the rules text says;
//! where both agree, [`infer`] makes rules of them. What only one of them shows is a doubt, and a puzzle with
//! doubts is read only where its own solution is the only one of the rules that were found.

mod colour;
pub(in crate::format) mod confirm;
mod draw;
mod ends;
pub(in crate::format) mod infer;
pub(in crate::format) mod kinds;
mod shapes;
mod sheet;
mod spots;
#[cfg(test)]
mod tests;
mod words;
pub(in crate::format) mod write;
