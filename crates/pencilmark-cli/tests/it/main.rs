//! What a person does with the real program.

mod answers;
mod canon;
mod convert;
mod errors;
mod extras;
mod formats;
mod generate;
mod lines;
mod player;
mod program;
mod reading;
mod readme;
mod searches;
mod streams;
#[cfg(unix)]
mod terminal;
mod texts;
