//! Boards that are no rows of cells, cut out of a text unread.

mod cell_list;
pub(in crate::format) mod columns;
pub(in crate::format) mod cutters;
pub(in crate::format) mod iss_line;
pub(in crate::format) mod json;
pub(in crate::format) mod rule_names;
pub(in crate::format) mod sections;
pub(in crate::format) mod strings;
pub(in crate::format) mod table;
pub(in crate::format) mod xml;
