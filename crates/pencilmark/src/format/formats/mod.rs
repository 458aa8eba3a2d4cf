//! All formats, one file or folder each, and what some of them share.

pub(super) mod annotated;
pub(super) mod candidate_list;
pub(super) mod candidates;
pub(super) mod code;
pub(super) mod csv;
pub(super) mod exchange;
pub(super) mod facts;
pub(super) mod grid;
pub(super) mod hodoku;
pub(super) mod json;
pub(super) mod ksudoku;
mod ksudoku_cages;
pub(super) mod line;
pub(super) mod links;
pub(super) mod nine;
pub(super) mod opensudoku;
mod recognised;
pub(super) mod registry;
pub(super) mod rules;
pub(super) mod sadman;
pub(super) mod simple_sudoku;
pub(super) mod sudocue;
pub(super) mod susser;
pub(super) mod tags;
pub(super) mod tatham;
pub(super) mod xml;
pub(super) mod yaml;
