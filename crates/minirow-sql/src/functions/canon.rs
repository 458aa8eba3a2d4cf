//! `sudoku_canon(puzzle)`

use minirow_batch::{Values, Work};

use super::function::{Function, Returns};

pub(super) const CANON: Function = Function {
    name: "sudoku_canon",
    syntax: "sudoku_canon(puzzle)",
    description: "The form that boards share that are the same up to symmetry.",
    texts: 1,
    constant: None,
    returns: Returns::Text,
    answer: |call| match call.answer(Work::Canonical)? {
        Values::Texts(forms) => Ok(call.texts(forms.iter())),
        other => Ok(minirow_batch::arrow_array(&other)),
    },
};
