//! Answers about a board as all programs here write them in JSON: one type, one set of fields and one word for each
//! thing.
//!
//! | answer | says |
//! |---|---|
//! | [`Verdict`](crate::solve::Verdict) | no solution, one or several |
//! | [`Solved`] | solutions |
//! | [`Counted`] | how many there are |
//! | [`Rated`] | how hard a board is on a scale, or why there is no rating |
//! | [`Minimized`] | what is left of a puzzle |
//! | [`Mistake`], [`Duplicate`] | what is wrong on a board |
//! | [`HouseMark`], [`Mark`], [`Node`] | what there is to draw of a step |
//!
//! Cells and digits stand there as a [`Naming`] has them: by number, or by name.

mod marks;
mod mistake;
mod naming;
mod rated;
mod solved;

pub use marks::{HouseMark, Mark, Node, candidate_marks, chains, house_marks};
pub use mistake::{Duplicate, Mistake, duplicates, mistakes};
pub use naming::{NamedCandidate, Naming, Numbers};
pub use rated::{Rated, Rating, TechniqueUse};
pub use solved::{Counted, Minimized, Solved};
