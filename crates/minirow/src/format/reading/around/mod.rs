//! What stands around rows of cells in texts that people write for people.

pub(in crate::format) mod bare;
pub(in crate::format) mod blanks;
pub(in crate::format) mod frame_lines;
pub(in crate::format) mod header;
pub(in crate::format) mod held;
pub(in crate::format) mod latex;
pub(in crate::format) mod layout_file;
pub(in crate::format) mod markdown;
pub(in crate::format) mod rulers;
pub(in crate::format) mod samurai;
pub(in crate::format) mod sort;
pub(in crate::format) mod told;
