//! Human reasoning: techniques that find the next step and say why it holds.
//!
//! Nothing in here guesses or knows the solution. Each technique is one file with a document of the
//! same name beside it, in the folder of its family; [`Technique::all`] lists them in solving order.

mod branches;
mod finder;
mod hint;
pub(crate) mod hodoku;
mod path;
mod position;
mod simplify;
mod step;
mod technique;
pub mod techniques;
mod tenths;

pub(crate) use branches::Branches;
pub use hint::{
    Hint, HintLevel, Mistake, Move, PlayerBoard, first_mistake, hint, hint_with, mistakes,
    next_steps, tell,
};
pub use path::{Outcome, Path, next_step, next_step_with, path, path_with};
pub(crate) use path::{first_step, walk};
pub use position::Position;
pub use simplify::{Simplified, simplify};
pub use step::{
    Cause, Chain, Gap, HouseRole, Implication, Joint, Marks, Node, Part, Premise, Preposition,
    Role, Said, Sentence, Span, SpanRole, Step, Unproved, Value, check,
};
pub(crate) use step::{LADDER, rungs};
use step::{argument, chain, words};
pub use technique::Technique;
pub use tenths::{NotTenths, Tenths};
