//! The position of one puzzle outside of the vectors.

/// The candidates of one puzzle.
///
/// ```text
/// word 0 … 8   cells 0 … 63 of the digits 1 … 9, a bit each
/// word 9       cells 64 … 80 of 1, 2, 3:  bits 0 …, 21 … and 42 …
/// word 10, 11  the same of 4, 5, 6 and 7, 8, 9
/// ```
/// A digit's first cells fill a word, so a comparison with 64 symbols of a text is one.
pub(super) type Frame = [u64; WORDS];

pub(super) const WORDS: usize = 12;
/// The cells of a digit in one word.
pub(super) const HEAD: usize = 64;
/// How far apart the other cells of different digits are.
pub(super) const TAIL: usize = 21;

/// The word and bit of a candidate; the digit counts from 0.
#[inline(always)]
const fn place(digit: usize, cell: usize) -> (usize, usize) {
    if cell < HEAD { (digit, cell) } else { (9 + digit / 3, digit % 3 * TAIL + cell - HEAD) }
}

/// The frame of a puzzle: `1` to `9` are digits, in other cells every digit is a candidate.
#[inline(always)]
pub(super) fn read(puzzle: &[u8; 81]) -> Frame {
    let mut frame = [0; WORDS];
    for cell in 0..81 {
        let digit = usize::from(puzzle[cell].wrapping_sub(b'1'));
        if digit < 9 {
            let (word, bit) = place(digit, cell);
            frame[word] |= 1 << bit;
        } else {
            for digit in 0..9 {
                let (word, bit) = place(digit, cell);
                frame[word] |= 1 << bit;
            }
        }
    }
    frame
}

/// Writes the digits of a frame in which every cell has one candidate.
#[inline(always)]
pub(super) fn write(solved: &Frame, solution: &mut [u8; 81]) {
    for cell in 0..81 {
        for digit in 0..9 {
            let (word, bit) = place(digit, cell);
            if solved[word] >> bit & 1 == 1 {
                solution[cell] = b'1' + digit as u8;
            }
        }
    }
}
