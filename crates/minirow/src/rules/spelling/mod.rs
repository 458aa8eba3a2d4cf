//! Rules in lines such as `cage 14 r1c1 r1c2`, and the parts that these lines and JSON are made of.

mod codes;
mod examples;
mod layout;
mod line;
mod reader;
mod spelled;
#[cfg(test)]
mod tests;
mod tokens;
mod whole;

pub use examples::examples;
#[cfg(feature = "formats")]
pub(crate) use line::begins_rule;
pub use reader::{RuleReader, read_rule};
pub(crate) use spelled::Spelled;
