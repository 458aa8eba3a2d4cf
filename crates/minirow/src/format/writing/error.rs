//! Why a board cannot be written.

use crate::format::handle::Format;
use crate::format::part::Part;

/// A board with something that a format cannot hold.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum WriteError {
    /// The format has no room for a part of it.
    #[error("{} cannot hold {part}", .format.name())]
    Part {
        /// The format.
        format: Format,
        /// What it has no room for.
        part: Part,
    },
    /// The geometry of the board, or what stands in one of its parts, is not for this format.
    #[error("{} holds {holds}, found {found}", .format.name())]
    Board {
        /// The format.
        format: Format,
        /// What it can hold.
        holds: &'static str,
        /// What the board has.
        found: String,
    },
    /// Boards are read in the format, and none is ever written.
    #[error("{} can only be read", .format.name())]
    OnlyRead {
        /// The format.
        format: Format,
    },
    /// The board has rules beyond houses, or the format is made for them, and the library is built
    /// without the feature `ruled-formats`.
    #[error("{} with rules beyond houses needs the feature `ruled-formats`", .format.name())]
    Rules {
        /// The format.
        format: Format,
    },
}
