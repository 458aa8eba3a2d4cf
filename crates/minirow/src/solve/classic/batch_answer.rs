//! What is known of one puzzle of a batch.

/// What is known of one puzzle of a batch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BatchAnswer {
    /// How many solutions it has, up to the limit.
    pub solutions: u64,
    /// One of them, where there is one: `1` to `9` in reading order. Which one it is of several may
    /// depend on the other puzzles of the batch and on the back end.
    pub solution: Option<[u8; 81]>,
}
