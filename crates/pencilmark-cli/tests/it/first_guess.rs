//! Thirty everyday tasks, typed as somebody would who knows only the name of the program. They were written
//! down before anything was mended: what is typed stays as it is.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::program::{CLASSIC, Run, SOLVED, ended};

/// What comes of a guess that is understood.
enum Right {
    /// It works, and this is part of what is printed.
    Works(&'static str),
    /// The message has this command, which works when it is typed.
    Told(&'static str),
}

use Right::{Told, Works};

/// What somebody wants, what they type, and what comes of it.
const GUESSES: [(&str, &str, Right); 30] = [
    ("solve the puzzle in a file", "puzzle.txt", Told("pencilmark solve puzzle.txt")),
    (
        "solve a puzzle from the clipboard",
        CLASSIC,
        Told(
            "pencilmark solve ..7....9....5....6.8...43....932...42.1.9.8.56...817....82...6.1....3....5....2..",
        ),
    ),
    ("solve, with a slip", "sovle puzzle.txt", Told("pencilmark solve puzzle.txt")),
    ("solve for a script", "solve --json puzzle.txt", Works("\"result\":\"unique\"")),
    ("see the solution as a board", "solve --grid puzzle.txt", Works("4 1 7 | 6 3 2 | 5 9 8")),
    ("see all solutions", "solve --all two.txt", Works("9")),
    ("count all solutions", "count --all two.txt", Works("2\n")),
    ("is it a proper puzzle", "is-valid puzzle.txt", Told("pencilmark check puzzle.txt")),
    ("why does it have no solution", "check --why none.txt", Works("none")),
    ("how hard is it", "difficulty puzzle.txt", Told("pencilmark rate puzzle.txt")),
    ("how hard is it for HoDoKu", "rate --hodoku puzzle.txt", Works("Unfair 666")),
    ("a new puzzle", "new", Told("pencilmark generate")),
    ("a hard one", "generate hard", Told("pencilmark generate --level hard")),
    ("one of middling difficulty", "generate --difficulty medium", Works("\n")),
    ("one for experts", "generate --level expert --seed 1", Works("\n")),
    ("one of 6x6", "generate --size 6", Works("\n")),
    ("one with 25 clues", "generate --clues 25", Works("\n")),
    ("one that looks even", "generate --symmetry rotational", Works("\n")),
    ("ten of them", "generate --count 10", Told("pencilmark generate 10")),
    ("a killer", "generate --killer", Told("pencilmark help rules")),
    ("solve a diagonal one", "solve --variant diagonals x.txt", Told("pencilmark solve --extra diagonals x.txt")),
    ("its pencil marks", "candidates puzzle.txt", Told("pencilmark simplify --to candidates puzzle.txt")),
    ("a tip", "tip puzzle.txt", Told("pencilmark hint puzzle.txt")),
    ("the steps of the solution", "solve --steps puzzle.txt", Told("pencilmark explain puzzle.txt")),
    ("four on a page", "print --per-page 4 puzzle.txt", Works("%PDF")),
    ("a PDF", "pdf puzzle.txt", Told("pencilmark print puzzle.txt")),
    ("a file for another program", "convert --to sdk puzzle.txt", Works("[Puzzle]")),
    ("which formats there are", "help formats", Works("opensudoku")),
    ("which levels there are", "levels", Told("pencilmark help levels")),
    ("play in a window", "gui", Told("pencilmark play")),
];
