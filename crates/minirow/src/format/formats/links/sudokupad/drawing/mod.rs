//! Rules beyond houses as SudokuPad draws them, both ways.
//!
//! A drawing has no meaning of its own. [`shapes`] are what is drawn; [`words`] is what the rules text says;
//! where both agree, [`infer`] makes rules of them. A sentence is understood where what it says uses all its words
//! ([`vocabulary`]). What only one of the two shows is unread, and a puzzle is then read only where the rules that
//! were found have one solution alone ([`confirm`](super::super::confirm)).

mod colour;
mod draw;
mod ends;
pub(in crate::format) mod infer;
pub(in crate::format) mod kinds;
mod shapes;
mod sheet;
mod split;
mod spots;
#[cfg(test)]
mod tests;
mod vocabulary;
pub(in crate::format) mod words;
pub(in crate::format) mod write;
