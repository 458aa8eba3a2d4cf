//! Human reasoning: techniques that find the next step and say why it holds.
//!
//! Nothing in here guesses or knows the solution. Each technique is one file with a document of the
//! same name beside it; [`Technique::all`] lists them in solving order.

pub mod rating;
mod simplify;
mod step;
mod technique;
pub mod techniques;

pub use simplify::{Simplified, simplify};
pub use step::Step;
pub use technique::Technique;
