//! Who watches a run, and what it tells.

/// How far a run is.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Far {
    /// Rows that were read.
    pub rows: u64,
    /// Shards that are finished, of how many.
    pub shards: (usize, usize),
    /// How much of the whole run is done, from 0 to 1.
    pub fraction: f64,
}

/// What a run tells, and asks whether to go on.
pub trait Watch: Sync {
    /// Whether to go on.
    fn go_on(&self) -> bool;
    /// Takes note of how far the run is.
    fn tell(&self, far: Far);
}
