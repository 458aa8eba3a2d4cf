//! What a person does with the real program.

mod all_solutions;
mod answers;
mod batch;
mod brought;
mod bytes;
mod canon;
mod convert;
mod documents;
mod doors;
mod draw;
mod errors;
mod extras;
mod first_guess;
mod formats;
mod generate;
#[cfg(unix)]
mod guarantees;
mod json;
mod laws;
mod levels;
mod lines;
mod missing;
mod outputs;
mod piped;
mod player;
mod print;
mod program;
mod reading;
mod readme;
mod rules;
mod searches;
mod serve;
mod streams;
#[cfg(unix)]
mod terminal;
mod texts;
mod workbooks;
