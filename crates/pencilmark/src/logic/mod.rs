//! Human reasoning: techniques that find the next step and say why it holds.
//!
//! Nothing in here guesses or knows the solution. Each technique is one file with a document of the
//! same name beside it; [`Technique::all`] lists them in solving order.

mod chain;
mod check;
mod path;
mod position;
pub mod rating;
mod set;
mod simplify;
mod step;
mod technique;
pub mod techniques;
mod view;
mod words;

pub use chain::{Cause, Chain, Implication, Node};
pub use check::{Unproved, check};
pub use path::{Outcome, Path, next_step, path, path_while};
pub use position::Position;
pub use simplify::{Simplified, simplify};
pub use step::{HouseRole, Marks, Premise, Role, Step};
pub use technique::Technique;
