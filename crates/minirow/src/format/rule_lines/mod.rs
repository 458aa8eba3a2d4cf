//! Rules in lines such as `cage 14 r1c1 r1c2`, as headers and JSON have them.

mod examples;
mod line;
mod reader;
#[cfg(test)]
mod tests;
mod tokens;

pub use examples::rule_examples;
pub(super) use line::begins_rule;
pub use reader::{RuleReader, read_rule};
