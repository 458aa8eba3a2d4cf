//! Rules in lines such as `cage 14 r1c1 r1c2`, and the parts that these lines and JSON are made of.

pub(super) mod codes;
mod examples;
mod line;
pub(super) mod named;
mod reader;
mod spelled;
#[cfg(test)]
mod tests;
mod tokens;
mod told;
mod whole;
mod wrong;

pub use examples::examples;
#[cfg(feature = "formats")]
pub(crate) use line::begins_rule;
pub use reader::{RuleReader, read_rule};
pub(super) use spelled::Spelled;
pub(super) use told::{Cells, Iss, Lists, Numbers, Told};
pub(super) use wrong::{At, Wrong};
