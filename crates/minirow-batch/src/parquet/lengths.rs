//! Lengths of texts as Parquet packs them: `DELTA_BINARY_PACKED`.
//!
//! The first length, then blocks of differences: the least of a block, and by how much each is above it in
//! as few bits as its miniblock needs. Boards are all of one length, so a block is five bytes of zeros.
//! The format is that of "Parquet encoding definitions", delta encoding.

/// Differences in a block.
const BLOCK: usize = 128;

/// Parts of a block that have a number of bits each.
const MINIBLOCKS: usize = 4;

/// Appends packed lengths.
pub(crate) fn pack(lengths: &[u32], bytes: &mut Vec<u8>) {
    push_number(bytes, BLOCK as u64);
    push_number(bytes, MINIBLOCKS as u64);
    push_number(bytes, lengths.len() as u64);
    push_signed(bytes, lengths.first().map_or(0, |&first| i64::from(first)));
    let mut differences = [0_i64; BLOCK];
    let mut before = lengths.first().copied().unwrap_or(0);
    for block in lengths.get(1..).unwrap_or_default().chunks(BLOCK) {
        if block.iter().all(|&length| length == before) {
            bytes.extend([0; 1 + MINIBLOCKS]);
            continue;
        }
        for (difference, &length) in differences.iter_mut().zip(block) {
            *difference = i64::from(length) - i64::from(before);
            before = length;
        }
        pack_block(&mut differences[..block.len()], bytes);
    }
}

fn pack_block(differences: &mut [i64], bytes: &mut Vec<u8>) {
    const MINIBLOCK: usize = BLOCK / MINIBLOCKS;
    let least = differences.iter().copied().min().unwrap_or(0);
    push_signed(bytes, least);
    differences.iter_mut().for_each(|difference| *difference -= least);
    let bits = |miniblock: &[i64]| 64 - miniblock.iter().fold(0, |all, &d| all | d).leading_zeros();
    let widths = bytes.len();
    bytes.extend([0; MINIBLOCKS]);
    for (number, miniblock) in differences.chunks(MINIBLOCK).enumerate() {
        let width = bits(miniblock);
        bytes[widths + number] = width as u8;
        let start = bytes.len();
        bytes.resize(start + MINIBLOCK * width as usize / 8, 0);
        for (place, &difference) in miniblock.iter().enumerate() {
            for bit in (0..width as usize).filter(|bit| difference >> bit & 1 == 1) {
                let at = place * width as usize + bit;
                bytes[start + at / 8] |= 1 << (at % 8);
            }
        }
    }
}

/// Appends a number, seven bits to a byte, the lowest first.
pub(crate) fn push_number(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

fn push_signed(bytes: &mut Vec<u8>, number: i64) {
    push_number(bytes, ((number << 1) ^ (number >> 63)) as u64);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_lengths_are_five_zeros_a_block() {
        let mut bytes = Vec::new();
        pack(&[81; 129], &mut bytes);
        assert_eq!(bytes, [0x80, 1, 4, 0x81, 1, 0xA2, 1, 0, 0, 0, 0, 0]);
    }

    #[test]
    fn differences_are_packed_above_the_least() {
        let mut bytes = Vec::new();
        pack(&[7, 5, 3, 1, 2, 3, 4, 5], &mut bytes);
        // The example of the format's own description: least -2, two bits each.
        assert_eq!(bytes[..9], [0x80, 1, 4, 8, 14, 3, 2, 0, 0]);
        assert_eq!(bytes[10..13], [0b1100_0000, 0b0011_1111, 0]);
    }
}
