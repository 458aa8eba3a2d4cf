//! What people call boards and what belongs to them, and the words of programs around them.

/// Names of a board, the surest first: where several are there, the others are something else.
const PUZZLES: [&str; 28] = [
    "puzzle",
    "grid",
    "board",
    "sudoku",
    "quiz",
    "unsolved",
    "question",
    "problem",
    "given",
    "givens",
    "clues",
    "initial",
    "initial_board",
    "start",
    "starting_cells",
    "task",
    "mission",
    "value",
    "values",
    "cells",
    "matrix",
    "input",
    "field",
    "game",
    "puzzles",
    "quizzes",
    "sudokusolve",
    "raw",
];

/// Names of its solution.
const SOLUTIONS: [&str; 9] = [
    "solution",
    "solutions",
    "answer",
    "answers",
    "solved",
    "result",
    "results",
    "expected",
    "output",
];

/// Names of what holds boards.
const HOLDERS: [&str; 15] = [
    "rows",
    "newboard",
    "grids",
    "boards",
    "sudokus",
    "cases",
    "data",
    "games",
    "items",
    "list",
    "levels",
    "questions",
    "problems",
    "tests",
    "inputs",
];

/// Names of what is told about a board, and the fields that they are.
const FIELDS: [(&str, &str); 22] = [
    ("name", "name"),
    ("title", "name"),
    ("id", "name"),
    ("author", "author"),
    ("setter", "author"),
    ("rules", "rules"),
    ("description", "comment"),
    ("comment", "comment"),
    ("comments", "comment"),
    ("note", "comment"),
    ("notes", "comment"),
    ("date", "date"),
    ("created", "date"),
    ("source", "source"),
    ("level", "level"),
    ("difficulty", "level"),
    ("rating", "rating"),
    ("url", "url"),
    ("link", "url"),
    ("collection", "collection"),
    ("folder", "collection"),
    ("category", "collection"),
];

/// Words for an empty cell.
pub(in crate::format) const EMPTY: [&str; 15] = [
    "~",
    "_",
    ".",
    "x",
    "X",
    "None",
    "null",
    "nil",
    "NULL",
    "Nothing",
    "nothing",
    "NaN",
    "nan",
    "NA",
    "undefined",
];

/// Words in front of a value that do not change it.
pub(super) const PASSED_OVER: [&str; 4] = ["Just", "new", "quote", "list"];

/// What shows the type of a number.
pub(super) const SUFFIXES: [&str; 14] =
    ["u", "U", "l", "L", "f", "F", "u8", "i8", "u16", "i16", "u32", "i32", "usize", "isize"];

/// How sure it is that a name is that of a board: the lower the surer.
pub(super) fn puzzle_rank(key: &str) -> Option<usize> {
    let key = key.to_ascii_lowercase();
    PUZZLES.iter().position(|name| *name == key)
}

/// Whether a name is that of a board.
pub(in crate::format) fn is_board_name(key: &str) -> bool {
    puzzle_rank(key).is_some() || is_solution(key)
}

pub(in crate::format) fn is_solution(key: &str) -> bool {
    SOLUTIONS.contains(&key.to_ascii_lowercase().as_str())
}

/// Whether a variable or a list is called a solution: `solutions 3`, `board_solution`, `solvedGrid`.
pub(super) fn names_solution(name: &str) -> bool {
    let mut words = vec![String::new()];
    for c in name.chars() {
        let goes_on = c.is_alphabetic() && !(c.is_uppercase() && name.contains(char::is_lowercase));
        if !goes_on {
            words.push(String::new());
        }
        if c.is_alphabetic() {
            words.last_mut().expect("one word").push(c.to_ascii_lowercase());
        }
    }
    words.iter().any(|word| SOLUTIONS.contains(&word.as_str()))
}

/// Whether a name tells nothing but that there is a board.
pub(super) fn is_generic(key: &str) -> bool {
    puzzle_rank(key).is_some() || HOLDERS.contains(&key.to_ascii_lowercase().as_str())
}

/// Whether values are looked for by this name.
pub(in crate::format) fn is_told(key: &str) -> bool {
    puzzle_rank(key).is_some() || is_solution(key) || field(key).is_some()
}

/// The field that is told by this name.
pub(in crate::format) fn field(key: &str) -> Option<&'static str> {
    let key = key.to_ascii_lowercase();
    FIELDS.iter().find(|(name, _)| *name == key).map(|(_, field)| *field)
}
