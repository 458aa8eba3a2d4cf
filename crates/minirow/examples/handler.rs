//! Answers a request of a server: a board in any format as a body, a JSON value as the answer.

use minirow::format::{Format, ReadOptions, Symbols, read, write};
use minirow::progress::at_most;
use minirow::solve::{Plan, Solutions};

/// The status and the body of an answer; work ends after a million guesses.
fn answer(body: &str) -> (u16, String) {
    let mut document = match read(body, &ReadOptions::default()) {
        Ok(document) => document,
        Err(error) => return (400, error.to_string()),
    };
    match Plan::default().solutions(&document.grid, at_most(1_000_000)) {
        Ok(Solutions::One(solution)) => document.solution = Some(solution),
        Ok(_) => return (422, "expected a puzzle with one solution".to_owned()),
        Err(error) => return (503, error.to_string()),
    }
    let symbols = Symbols::for_board(document.grid.geometry());
    write(&document, Format::JSON, &symbols)
        .map_or_else(|e| (500, e.to_string()), |json| (200, json))
}

fn main() {
    println!("{:?}", answer("1... ..3. .4.. ...2"));
}
