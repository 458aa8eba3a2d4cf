//! The position of one puzzle outside of the vectors.

/// The candidates of one puzzle.
///
/// ```text
/// word 0 … 8   cells 0 … 63 of the digits 1 … 9, a bit each
/// word 9       cells 64 … 80 of 1, 2, 3:  bits 0 …, 21 … and 42 …
/// word 10, 11  the same of 4, 5, 6 and 7, 8, 9
/// ```
/// A digit's first cells fill a word, so a comparison with 64 symbols of a text is one.
pub(crate) type Frame = [u64; WORDS];

pub(super) const WORDS: usize = 12;
/// The cells of a digit in one word.
pub(super) const HEAD: usize = 64;
/// How far apart the other cells of different digits are.
pub(super) const TAIL: usize = 21;

/// The cells of a digit in the words 9 to 11.
const TAIL_CELLS: u64 = (1 << (81 - HEAD)) - 1;

/// The frame of a puzzle: `1` to `9` are digits, in other cells every digit is a candidate.
#[inline(always)]
pub(super) fn read(puzzle: &[u8; 81]) -> Frame {
    // All that is no digit counts as the tenth.
    let (mut heads, mut tails) = ([0; 10], [0; 10]);
    for cell in 0..81 {
        let digit = usize::from(puzzle[cell].wrapping_sub(b'1')).min(9);
        if cell < HEAD {
            heads[digit] |= 1 << cell;
        } else {
            tails[digit] |= 1 << (cell - HEAD);
        }
    }
    of_givens(&heads, &tails)
}

/// The frame of a puzzle whose givens are in the cells `heads` and, from the 65th on, `tails`, by
/// digit.
#[inline(always)]
pub(super) fn of_givens(heads: &[u64], tails: &[u64]) -> Frame {
    let (mut head, mut tail) = (0, 0);
    for digit in 0..9 {
        head |= heads[digit];
        tail |= tails[digit];
    }
    let mut frame = [0; WORDS];
    for digit in 0..9 {
        frame[digit] = heads[digit] | !head;
        frame[9 + digit / 3] |= (tails[digit] | tail ^ TAIL_CELLS) << (digit % 3 * TAIL);
    }
    frame
}

/// Writes the digits of a frame in which every cell has one candidate.
#[inline(always)]
pub(super) fn write(solved: &Frame, solution: &mut [u8; 81]) {
    for digit in 0..9 {
        let symbol = b'1' + digit as u8;
        let mut cells = solved[digit];
        while cells != 0 {
            solution[cells.trailing_zeros() as usize] = symbol;
            cells &= cells - 1;
        }
        let mut cells = solved[9 + digit / 3] >> (digit % 3 * TAIL) & TAIL_CELLS;
        while cells != 0 {
            solution[HEAD + cells.trailing_zeros() as usize] = symbol;
            cells &= cells - 1;
        }
    }
}

/// A set of cells, a bit each.
pub(crate) type Cells = u128;

/// A solved frame with every candidate in some cells.
#[inline]
pub(crate) fn with_open(solved: &Frame, open: Cells) -> Frame {
    let (head, tail) = (open as u64, (open >> HEAD) as u64);
    let tails = tail | tail << TAIL | tail << (2 * TAIL);
    let mut frame = *solved;
    for word in 0..9 {
        frame[word] |= head;
    }
    for word in 9..WORDS {
        frame[word] |= tails;
    }
    frame
}

/// A frame without the candidate that a solved one has in a cell.
#[inline]
pub(crate) fn without(frame: &Frame, solved: &Frame, cell: u32) -> Frame {
    let mut frame = *frame;
    if cell < HEAD as u32 {
        for word in 0..9 {
            frame[word] &= !(solved[word] & 1 << cell);
        }
    } else {
        let tails = (1 | 1 << TAIL | 1 << (2 * TAIL)) << (cell - HEAD as u32);
        for word in 9..WORDS {
            frame[word] &= !(solved[word] & tails);
        }
    }
    frame
}

/// The cells that have different candidates.
#[inline]
pub(crate) fn differing(a: &Frame, b: &Frame) -> Cells {
    let (mut head, mut tails) = (0, 0);
    for word in 0..9 {
        head |= a[word] ^ b[word];
    }
    for word in 9..WORDS {
        tails |= a[word] ^ b[word];
    }
    let tail = (tails | tails >> TAIL | tails >> (2 * TAIL)) & TAIL_CELLS;
    Cells::from(head) | Cells::from(tail) << HEAD
}

/// The cells with a digit as a candidate; the digit counts from 0.
#[inline]
pub(crate) fn cells(frame: &Frame, digit: usize) -> Cells {
    let tail = frame[9 + digit / 3] >> (digit % 3 * TAIL) & TAIL_CELLS;
    Cells::from(frame[digit]) | Cells::from(tail) << HEAD
}

/// The frame of a puzzle with givens in these cells, by digit.
#[inline]
pub(crate) fn with_givens(givens: &[Cells; 9]) -> Frame {
    let (mut heads, mut tails) = ([0; 9], [0; 9]);
    for digit in 0..9 {
        heads[digit] = givens[digit] as u64;
        tails[digit] = (givens[digit] >> HEAD) as u64;
    }
    of_givens(&heads, &tails)
}
