//! How answers are written, and where to.
//!
//! | file | is about |
//! |---|---|
//! | `writing` | boards as text: format and symbols |
//! | `header` | lines in front of boards, which tell what boards do not show |
//! | `losses` | what the form of the output cannot hold of boards |
//! | `json` | what all JSON has in common, and errors |
//! | `step` | steps as a line and in JSON |
//! | `mistakes` | mistakes of a player as lines |
//! | `paper` | boards as they are drawn and printed |
//! | `board_with_rules` | boards as text with their rules in words |
//! | `board_shown` | boards as a terminal shows them |
//! | `step_list` | steps as a terminal shows them |
//! | `answers` | answers one after the other |
//! | `destination` | standard output, or a file |
//! | `overwriting` | what is read is none of what is written |

mod answers;
mod board_shown;
mod board_with_rules;
mod destination;
mod header;
mod json;
mod losses;
mod mistakes;
mod overwriting;
mod paper;
mod step;
mod step_list;
mod writing;

pub(crate) use answers::Output;
pub(crate) use board_shown::{
    differences, framed, framed_position, mistaken, sentences, shown_line, with_remark,
};
pub(crate) use board_with_rules::{all_rules_in_words, board_with_rules};
pub(crate) use destination::{Destination, print, print_with, tell_what_is_left};
pub(crate) use header::Header;
#[cfg(test)]
pub(crate) use json::ErrorRecord;
pub(crate) use json::{JSON_VERSION, error_record, in_words, json, number};
pub(crate) use losses::{Losses, essential, lost};
pub(crate) use mistakes::mistake_lines;
pub(crate) use overwriting::{refuse_overwriting, refuse_overwriting_any};
pub(crate) use paper::{candidates_of, fonts, paper, symbols, way_out, with_candidates, wrong};
pub(crate) use step::{MarksRecord, StepRecord, indent, named, step_line};
pub(crate) use step_list::List;
pub(crate) use writing::{Writing, duplicates, duplicates_in_words};
