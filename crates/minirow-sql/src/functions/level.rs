//! `sudoku_level(puzzle)`

use minirow_batch::{Values, Work};

use super::function::{Function, Returns};

pub(super) const LEVEL: Function = Function {
    name: "sudoku_level",
    syntax: "sudoku_level(puzzle)",
    description: "How hard a board is, from beginner to fiendish; null where it has not one solution.",
    texts: 1,
    constant: None,
    returns: Returns::Text,
    answer: |call| match call.answer(Work::Level)? {
        Values::Words(levels) => Ok(call.texts(levels.into_iter())),
        other => Ok(minirow_batch::arrow_array(&other)),
    },
};
