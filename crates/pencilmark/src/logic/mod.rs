//! Human reasoning: techniques that find the next step and say why it holds.
//!
//! Nothing in here guesses or knows the solution. Each technique is one file with a document of the
//! same name beside it, in the folder of its family; [`Technique::all`] lists them in solving order.

mod branches;
mod chain;
mod check;
mod finder;
mod hint;
mod moves;
mod path;
mod player;
mod position;
mod premise;
mod set;
mod simplify;
mod step;
mod technique;
pub mod techniques;
mod tenths;
mod view;
mod words;

pub(crate) use branches::Branches;
pub use chain::{Cause, Chain, Implication, Node};
pub(crate) use chain::{LADDER, rungs};
pub use check::{Unproved, check};
pub use hint::{Hint, HintLevel, hint, hint_with, next_steps, tell};
pub use moves::{Move, first_mistake};
pub use path::{Outcome, Path, next_step, next_step_with, path, path_with};
pub(crate) use path::{first_step, walk};
pub use player::{Mistake, PlayerBoard, mistakes};
pub use position::Position;
pub use premise::Premise;
pub use simplify::{Simplified, simplify};
pub use step::{HouseRole, Marks, Role, Step};
pub use technique::Technique;
pub use tenths::{NotTenths, Tenths};
