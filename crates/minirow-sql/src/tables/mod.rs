//! Table functions: `FROM sudoku_generate(1000)`, `FROM sudoku_trace('53..7…')`.

mod arguments;
mod generate;
mod generated;
mod trace;

pub(crate) use generate::Generate;
pub(crate) use trace::Trace;
