//! Laws of the whole command line, over generated boards.
//!
//! | file | is about |
//! |---|---|
//! | `puzzles` | boards of any geometry, with any symbols, rules and candidates |
//! | `read_back` | what is printed reads back as the same board, or it is said what was left out |
//! | `printing` | the commands that print boards, and what they are to print |
//! | `making` | the same of boards that are generated |
//! | `verdicts` | `solve` and `check` say the same, whatever the form of input and output |

mod making;
mod printing;
mod puzzles;
mod read_back;
mod verdicts;
