//! Positions on their way out of lanes and into them: candidates by puzzle and puzzles by candidate
//! are two views of one matrix of bits.

use super::frame::{Frame, HEAD, TAIL, WORDS};
use super::guess::Guess;
use super::kernel::{Positions, at};
use super::vector::Vector;

/// Room for a frame of every lane.
pub(super) struct Frames<V>(Box<[Block<V>; WORDS]>);

/// One word of every frame, at the place of its lane.
#[derive(Clone, Copy)]
struct Block<V> {
    words: [V; 64],
    /// Keeps blocks from lying 4096 bytes apart, where they would push each other out of the cache:
    /// 1.1 times the speed of the whole search.
    _gap: V,
}

impl<V: Vector> Frames<V> {
    pub(super) fn new() -> Self {
        Self(Box::new([Block { words: [V::ZERO; 64], _gap: V::ZERO }; WORDS]))
    }

    /// Takes out what each guess leaves.
    #[inline(always)]
    pub(super) fn take(&mut self, positions: &Positions<V>, guess: &Guess<V>) {
        let mut half = [V::ZERO; 64];
        for word in 0..9 {
            for i in 0..8 {
                let mut rows = [V::ZERO; 8];
                for j in 0..8 {
                    rows[j] = left(positions, guess, word, i * 8 + j);
                }
                set_eight(&mut half, i, V::transpose_bits(rows));
            }
            transpose_bytes(&half, &mut self.0[word].words);
        }
        let mut block = [V::ZERO; 64];
        for word in 9..WORDS {
            for part in 0..3 {
                for cell in HEAD..81 {
                    let digit = (word - 9) * 3 + part;
                    block[part * TAIL + cell - HEAD] = left(positions, guess, digit, cell);
                }
            }
            transpose_bits(&block, &mut half);
            transpose_bytes(&half, &mut self.0[word].words);
        }
    }

    /// Makes the guesses, then puts the frames of `lanes` into positions.
    ///
    /// The blocks are only read, and each position is written once: what is written has to go to
    /// the second cache, and costs thrice what is read.
    #[inline(always)]
    pub(super) fn put(&self, positions: &mut Positions<V>, guess: &Guess<V>, lanes: V) {
        let mut half = [V::ZERO; 64];
        for word in 0..9 {
            transpose_bits(&self.0[word].words, &mut half);
            for i in 0..8 {
                let rows = V::transpose_bytes(every_eighth(&half, i));
                for j in 0..8 {
                    replace(positions, guess, word, i * 8 + j, lanes, rows[j]);
                }
            }
        }
        let mut block = [V::ZERO; 64];
        for word in 9..WORDS {
            transpose_bits(&self.0[word].words, &mut half);
            transpose_bytes(&half, &mut block);
            for part in 0..3 {
                for cell in HEAD..81 {
                    let digit = (word - 9) * 3 + part;
                    let new = block[part * TAIL + cell - HEAD];
                    replace(positions, guess, digit, cell, lanes, new);
                }
            }
        }
        for index in 0..81 {
            positions.singles[index] = positions.singles[index].without(lanes);
            positions.placed[index] = positions.placed[index].without(lanes);
        }
    }

    /// Writes the frame of a lane, word by word: as a value it would be written twice, and wait for
    /// itself in between.
    #[inline(always)]
    pub(super) fn get(&self, lane: usize, frame: &mut Frame) {
        let place = V::place(lane);
        for word in 0..WORDS {
            frame[word] = V::block_words(&self.0[word].words)[place];
        }
    }

    /// Sets the frame of a lane.
    #[inline(always)]
    pub(super) fn set(&mut self, lane: usize, frame: &Frame) {
        let place = V::place(lane);
        for word in 0..WORDS {
            V::block_words_mut(&mut self.0[word].words)[place] = frame[word];
        }
    }
}

/// What the guesses leave of a candidate.
#[inline(always)]
fn left<V: Vector>(positions: &Positions<V>, guess: &Guess<V>, digit: usize, cell: usize) -> V {
    positions.candidates[at(digit, cell)].without_both(guess.cells[cell], guess.digits[digit])
}

/// Leaves of a candidate what the guesses try, and takes the new one in `lanes`.
#[inline(always)]
fn replace<V: Vector>(
    positions: &mut Positions<V>,
    guess: &Guess<V>,
    digit: usize,
    cell: usize,
    lanes: V,
    new: V,
) {
    let candidate = &mut positions.candidates[at(digit, cell)];
    let tried = candidate.without_but(guess.cells[cell], guess.digits[digit]);
    *candidate = lanes.select(new, tried);
}

/// With [`transpose_bytes`], transposes the matrix of 64×64 bits that word w of 64 vectors is, for
/// every w: first within eight vectors each.
#[inline(always)]
pub(super) fn transpose_bits<V: Vector>(from: &[V; 64], to: &mut [V; 64]) {
    for i in 0..8 {
        let mut rows = [V::ZERO; 8];
        for j in 0..8 {
            rows[j] = from[i * 8 + j];
        }
        set_eight(to, i, V::transpose_bits(rows));
    }
}

/// Then among every eighth.
#[inline(always)]
pub(super) fn transpose_bytes<V: Vector>(from: &[V; 64], to: &mut [V; 64]) {
    for i in 0..8 {
        set_eight(to, i, V::transpose_bytes(every_eighth(from, i)));
    }
}

/// Sets the vectors of an eighth; `copy_from_slice` would be a call.
#[inline(always)]
fn set_eight<V: Vector>(vectors: &mut [V; 64], eighth: usize, rows: [V; 8]) {
    for j in 0..8 {
        vectors[eighth * 8 + j] = rows[j];
    }
}

#[inline(always)]
fn every_eighth<V: Vector>(vectors: &[V; 64], first: usize) -> [V; 8] {
    let mut rows = [V::ZERO; 8];
    for i in 0..8 {
        rows[i] = vectors[i * 8 + first];
    }
    rows
}
