//! What boards are read from, and what stands before the boards in it.
//!
//! | file | is about |
//! |---|---|
//! | `source` | files, standard input and arguments |
//! | `neither` | arguments that are no files |
//! | `archive` | the texts in a file, packed or not |
//! | `decode` | encodings and line ends |
//! | `workbook` | sheets of workbooks, as CSV |
//! | `foreign` | files that hold no text |
//! | `line` | lines of a text |
//! | `as_lines` | which boards come as lines of symbols |
//! | `options` | what the command line tells about boards |
//! | `named` | files that options name |

pub(crate) mod archive;
mod as_lines;
mod decode;
mod foreign;
mod line;
pub(crate) mod named;
mod neither;
mod options;
mod source;
mod workbook;

pub(crate) use as_lines::Lines;
pub(crate) use decode::Text;
pub(crate) use line::{End, LONGEST_LINE, read_line, skip_line, take_text};
pub(crate) use neither::{Neither, expect_board};
pub(crate) use options::{geometry, one_board, read_options, with_extras};
pub(crate) use source::{Source, is_typed, nothing, sources, standard_input, total_bytes};
