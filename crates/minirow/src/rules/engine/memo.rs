//! What conditions have concluded from the same candidates before.

use super::bits::Packed;

/// Conclusions by condition and candidates: a table in which each new one takes the place of another.
///
/// Most of a search asks its conditions what they have been asked on another branch.
pub(super) struct Memo {
    entries: Vec<Entry>,
}

#[derive(Clone, Copy)]
struct Entry {
    asked: Packed,
    left: Packed,
    common: u32,
    /// The condition, from 1.
    number: u32,
}

/// How many entries there are: they fit into what a processor keeps near.
const ENTRIES: usize = 1 << 12;

impl Memo {
    /// One that remembers nothing, and takes no memory before it does.
    pub(super) fn new() -> Self {
        Self { entries: Vec::new() }
    }

    /// Whether it remembers.
    pub(super) fn is_on(&self) -> bool {
        !self.entries.is_empty()
    }

    /// Begins to remember.
    pub(super) fn begin(&mut self) {
        self.entries = vec![Entry { asked: 0, left: 0, common: 0, number: 0 }; ENTRIES];
    }

    /// The candidates that are left of these, and the values that one of the cells must have; no candidates where
    /// the condition cannot be met.
    #[inline]
    pub(super) fn get(&self, number: u32, asked: Packed) -> Option<(Packed, u32)> {
        let entry = &self.entries[place(number, asked)];
        (entry.asked == asked && entry.number == number + 1).then_some((entry.left, entry.common))
    }

    #[inline]
    pub(super) fn put(&mut self, number: u32, asked: Packed, left: Packed, common: u32) {
        self.entries[place(number, asked)] = Entry { asked, left, common, number: number + 1 };
    }
}

#[inline]
fn place(number: u32, asked: Packed) -> usize {
    let mixed = (asked as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
        ^ ((asked >> 64) as u64 ^ u64::from(number).rotate_left(32))
            .wrapping_mul(0xbf58_476d_1ce4_e5b9);
    ((mixed ^ mixed >> 29).wrapping_mul(0x94d0_49bb_1331_11eb) >> 52) as usize & (ENTRIES - 1)
}
