//! What many commands share.

/// The heading of the options that many commands share, behind those of a command's own.
pub(super) const COMMON: &str = "Common options";
