//! Random bits for every lane, which depend on the task in it alone.

use super::frames::{transpose_bits, transpose_bytes};
use super::vector::{Lanes, MOST_LANES, Vector, next_lane};

/// A sequence of random words for each lane: SplitMix64.
pub(super) struct RandomBits<V> {
    states: [u64; MOST_LANES],
    /// The last word of each lane, at its place.
    words: Box<[V; 64]>,
}

impl<V: Vector> RandomBits<V> {
    pub(super) fn new() -> Self {
        Self { states: [0; MOST_LANES], words: Box::new([V::ZERO; 64]) }
    }

    /// Begins the sequence of a lane.
    #[inline(always)]
    pub(super) fn set(&mut self, lane: usize, state: u64) {
        self.states[lane] = state;
    }

    /// Takes the next word of some lanes; returns the last words of all, bit by bit.
    #[inline(always)]
    pub(super) fn next(&mut self, lanes: &Lanes) -> [V; 64] {
        let words = V::block_words_mut(&mut self.words);
        for word in 0..V::WORDS {
            let mut bits = lanes[word];
            while let Some(lane) = next_lane(word, &mut bits) {
                let state = &mut self.states[lane];
                *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
                let mixed = (*state ^ *state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
                let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
                words[V::place(lane)] = mixed ^ mixed >> 31;
            }
        }
        let (mut half, mut bits) = ([V::ZERO; 64], [V::ZERO; 64]);
        transpose_bits(&self.words, &mut half);
        transpose_bytes(&half, &mut bits);
        bits
    }
}
