//! Unavoidable sets that one sees without a search.

use crate::solve::{Cells, Frame, cells};

/// Shows sets of cells in two rows of a band, or two columns of a stack, whose digits can be exchanged
/// between the two, each with the last place in some order of its cells.
///
/// They come as cycles: what stands below a digit stands elsewhere in the first row, and so on. In the
/// mean they save ten of the searches for a minimal puzzle, and leave 25.
#[inline]
pub(super) fn swaps(grid: &Frame, places: &[u8; 81], mut show: impl FnMut(Cells, u8)) {
    // For rows and for columns: digits by line and place in it, places of each digit by line.
    let mut digits = [[[0_u8; 9]; 9]; 2];
    let mut indices = [[[0_u8; 9]; 2]; 9];
    for (digit, indices) in indices.iter_mut().enumerate() {
        let mut left = cells(grid, digit);
        for row in 0..9 {
            let column = left.trailing_zeros() as usize - row * 9;
            left &= left - 1;
            digits[0][row][column] = digit as u8;
            digits[1][column][row] = digit as u8;
            indices[0][row] = column as u8;
            indices[1][column] = row as u8;
        }
    }
    for (kind, (line, step)) in [(9, 1), (1, 9)].into_iter().enumerate() {
        let digits = &digits[kind];
        for band in [0, 3, 6] {
            for (a, b) in [(band, band + 1), (band, band + 2), (band + 1, band + 2)] {
                let mut left = 0x1ff_u16;
                while left != 0 {
                    let first = left.trailing_zeros() as usize;
                    let (mut set, mut last, mut index) = (0, 0, first);
                    loop {
                        left &= !(1 << index);
                        let (one, other) = (a * line + index * step, b * line + index * step);
                        set |= BITS[one] | BITS[other];
                        last = last.max(places[one]).max(places[other]);
                        index = usize::from(indices[usize::from(digits[b][index])][kind][a]);
                        if index == first {
                            break;
                        }
                    }
                    show(set, last);
                }
            }
        }
    }
}

static BITS: [Cells; 81] = {
    let mut bits = [0; 81];
    let mut cell = 0;
    while cell < 81 {
        bits[cell] = 1 << cell;
        cell += 1;
    }
    bits
};
