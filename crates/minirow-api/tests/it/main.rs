//! The protocol as those who speak it see it.

mod contradictions;
#[cfg(all(feature = "reasoning", feature = "rules"))]
mod doors;
mod faults;
mod games;
mod geometries;
mod rules;
mod schemas;
mod texts;

use std::ops::ControlFlow;

use minirow_api::{Fault, call};
use serde_json::Value;

/// The answer of a call that nobody stops.
fn ask(name: &str, input: &Value) -> Result<Value, Fault> {
    let output = call(name, &input.to_string(), &mut || ControlFlow::Continue(()))?;
    Ok(serde_json::from_str(&output).expect("answers are JSON"))
}

/// A puzzle of 9×9 by cell; its hardest step is a chain.
fn classic() -> Vec<u8> {
    let text = "..7....9....5....6.8...43....932...42.1.9.8.56...817....82...6.1....3....5....2..";
    text.bytes().map(|symbol| if symbol == b'.' { 0 } else { symbol - b'0' }).collect()
}
