//! How hard a board is, in the numbers of programs that people know.
//!
//! | room | is about |
//! |---|---|
//! | [`se`] | Sudoku Explainer 1.2.1: the standard for 9×9 |
//! | [`hodoku`] | HoDoKu 2.3.2: levels and scores for 9×9 |
//! | [`own`] | our own solving order: any board |
//! | [`level`] | levels by name, by the techniques that a board needs: any board |

pub mod hodoku;
pub mod level;
pub mod own;
pub mod se;
mod tenths;

pub use tenths::tenths;
