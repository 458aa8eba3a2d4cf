//! A question about boards, answered for each of them: in parallel, in order, as a stream.
//!
//! | file | is about |
//! |---|---|
//! | `question` | what a command asks |
//! | `answer` | a board that was read, and what is said about it |
//! | `head` | what the JSON of every answer begins with |
//! | `line_answers` | what is said about boards of 9×9 in lines |
//! | `chunk` | some boards on their way through the pool |
//! | `read` | texts into chunks |
//! | `pool` | pieces of work in parallel, put out in order |
//! | `lines` | the engine for boards of 9×9 in lines |
//! | `boards` | one answer for each board |
//! | `summary` | what came of all of them |
//! | `collect` | all boards at once, for what needs them all |

mod answer;
mod boards;
mod chunk;
mod collect;
mod head;
mod line_answers;
mod lines;
pub(crate) mod pool;
mod question;
mod read;
mod summary;

pub(crate) use answer::{Answer, Before, Board, Verdict};
pub(crate) use boards::answer_all;
pub(crate) use collect::{Found, collect};
pub(crate) use head::Head;
pub(crate) use line_answers::{LineAnswers, are_plain_lines};
pub(crate) use question::Question;
