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

    /// Takes out what each guess leaves, and leaves there what it tries.
    #[inline(always)]
    pub(super) fn take(&mut self, positions: &mut Positions<V>, guess: &Guess<V>) {
        let mut block = [V::ZERO; 64];
        for word in 0..WORDS {
            if word < 9 {
                for cell in 0..HEAD {
                    block[cell] = split(positions, guess, word, cell);
                }
            } else {
                for part in 0..3 {
                    for cell in HEAD..81 {
                        let digit = (word - 9) * 3 + part;
                        block[part * TAIL + cell - HEAD] = split(positions, guess, digit, cell);
                    }
                }
            }
            transpose(&mut block, &mut self.0[word].words);
        }
    }

    /// Puts the frames of `lanes` into positions.
    #[inline(always)]
    pub(super) fn put(&mut self, positions: &mut Positions<V>, lanes: V) {
        let mut block = [V::ZERO; 64];
        for word in 0..WORDS {
            transpose(&mut self.0[word].words, &mut block);
            if word < 9 {
                for cell in 0..HEAD {
                    let candidate = &mut positions.candidates[at(word, cell)];
                    *candidate = lanes.select(block[cell], *candidate);
                }
            } else {
                for part in 0..3 {
                    for cell in HEAD..81 {
                        let digit = (word - 9) * 3 + part;
                        let candidate = &mut positions.candidates[at(digit, cell)];
                        *candidate = lanes.select(block[part * TAIL + cell - HEAD], *candidate);
                    }
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

/// What the guesses leave of a candidate; in its place stays what they try.
#[inline(always)]
fn split<V: Vector>(
    positions: &mut Positions<V>,
    guess: &Guess<V>,
    digit: usize,
    cell: usize,
) -> V {
    let candidate = &mut positions.candidates[at(digit, cell)];
    let (chosen, tried) = (guess.cells[cell], guess.digits[digit]);
    let left = candidate.without_both(chosen, tried);
    *candidate = candidate.without_but(chosen, tried);
    left
}

/// Transposes the matrix of 64×64 bits that word w of 64 vectors is, for every w.
#[inline(always)]
fn transpose<V: Vector>(from: &mut [V; 64], to: &mut [V; 64]) {
    for i in 0..8 {
        let at = i * 8;
        let rows = [
            from[at],
            from[at + 1],
            from[at + 2],
            from[at + 3],
            from[at + 4],
            from[at + 5],
            from[at + 6],
            from[at + 7],
        ];
        let rows = V::transpose_bits(rows);
        from[at..at + 8].copy_from_slice(&rows);
    }
    for i in 0..8 {
        let rows = [
            from[i],
            from[8 + i],
            from[16 + i],
            from[24 + i],
            from[32 + i],
            from[40 + i],
            from[48 + i],
            from[56 + i],
        ];
        let rows = V::transpose_bytes(rows);
        for j in 0..8 {
            to[i * 8 + j] = rows[j];
        }
    }
}
