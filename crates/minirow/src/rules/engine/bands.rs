//! The places of one value on a 9×9 board of blocks, three rows to a word.
//!
//! In three rows a value is once in each row and once in each block: of the nine pieces of three cells in which it can
//! be, those that are part of no choice of one from each row and block drop out. Columns are the same, turned.

use std::sync::LazyLock;

/// What is known about the pieces of three rows: a bit for each, row by row.
struct Tables {
    /// The pieces of a row that have a cell.
    pieces: [u8; 512],
    /// The pieces that are part of some choice.
    kept: [u16; 512],
    /// The cells of those pieces.
    rows: [u32; 512],
    /// A cell that is alone in its row.
    alone: [u16; 512],
}

static TABLES: LazyLock<Tables> = LazyLock::new(|| {
    const CHOICES: [u16; 6] = [0o421, 0o412, 0o241, 0o214, 0o142, 0o124];
    let mut tables = Tables { pieces: [0; 512], kept: [0; 512], rows: [0; 512], alone: [0; 512] };
    for set in 0..512_u16 {
        let at = usize::from(set);
        let has = |piece: &u16| set >> (3 * piece) & 7 != 0;
        tables.pieces[at] = (0..3).filter(has).fold(0, |all, piece| all | 1 << piece);
        let fits = |choice: &&u16| **choice & !set == 0;
        tables.kept[at] = CHOICES.iter().filter(fits).fold(0, |all, choice| all | choice);
        let is_kept = |piece: &u32| tables.kept[at] >> piece & 1 == 1;
        tables.rows[at] = (0..9).filter(is_kept).fold(0, |all, piece| all | 7 << (3 * piece));
        tables.alone[at] = if set.is_power_of_two() { set } else { 0 };
    }
    tables
});

/// The cells of one of three rows.
const ROW: u32 = 0o777;

/// Nine bits in each of three rows.
const EACH_ROW: u32 = 1 | 1 << 9 | 1 << 18;

/// Of a value's places, those that rows, columns and blocks leave, and those that are the only one in one of these;
/// no places where one of them has none.
#[inline]
pub(super) fn narrowed(places: u128) -> (u128, u128) {
    let tables = &*TABLES;
    let band = |shift: u32| (places >> shift) as u32 & 0o777_777_777;
    let mut bands = [band(0), band(27), band(54)];
    for band in &mut bands {
        let piece = |row: u32| usize::from(tables.pieces[(*band >> (9 * row) & ROW) as usize]);
        *band &= tables.rows[piece(0) | piece(1) << 3 | piece(2) << 6];
    }
    let columns = |band: u32| (band | band >> 9 | band >> 18) & ROW;
    let columns = [columns(bands[0]), columns(bands[1]), columns(bands[2])];
    let mut kept = [0; 3];
    for stack in [0, 3, 6] {
        let piece = |band: usize| columns[band] >> stack & 7;
        let left = u32::from(tables.kept[(piece(0) | piece(1) << 3 | piece(2) << 6) as usize]);
        if left == 0 {
            return (0, 0);
        }
        for (band, kept) in kept.iter_mut().enumerate() {
            *kept |= (left >> (3 * band) & 7) << stack;
        }
    }
    for (at, band) in bands.iter_mut().enumerate() {
        *band &= kept[at] * EACH_ROW;
    }
    let all = |words: [u32; 3]| words[0] | words[1] | words[2];
    let twice = |words: [u32; 3]| words[0] & words[1] | words[2] & (words[0] | words[1]);
    let rows = |word: u32| [word & ROW, word >> 9 & ROW, word >> 18 & ROW];
    let in_columns = all(rows(all(bands))) & !(all(rows(twice(bands))) | twice(rows(all(bands))));
    let mut alone = [0; 3];
    let alone_in = |row: u32| u32::from(tables.alone[row as usize]);
    for (at, alone) in alone.iter_mut().enumerate() {
        let band = bands[at];
        let columns = rows(band);
        let (once, more) = (all(columns), twice(columns));
        let parts = [once & 0o111, once >> 1 & 0o111, once >> 2 & 0o111];
        let several = (more | more >> 1 | more >> 2) & 0o111 | twice(parts);
        let in_blocks = (all(parts) & !several) * 7;
        let elsewhere = (in_blocks | in_columns) * EACH_ROW;
        let in_rows = alone_in(columns[0]) | alone_in(columns[1]) << 9 | alone_in(columns[2]) << 18;
        *alone = in_rows | band & elsewhere;
    }
    let whole = |bands: [u32; 3]| {
        u128::from(bands[0]) | u128::from(bands[1]) << 27 | u128::from(bands[2]) << 54
    };
    (whole(bands), whole(alone))
}

/// The rows, columns and blocks of such a board, as sets of cells.
pub(super) fn houses() -> impl Iterator<Item = u128> {
    let row = |row: u32| 0o777 << (9 * row);
    let column = |column: u32| (0..9).fold(0, |all, row| all | 1 << (9 * row + column));
    let block = |block: u32| {
        (0..3).fold(0, |all, row| all | 7 << (9 * (block / 3 * 3 + row) + block % 3 * 3))
    };
    (0..9).map(row).chain((0..9).map(column)).chain((0..9).map(block))
}

#[cfg(test)]
mod tests {
    use super::super::bits::random;
    use super::*;

    /// The same, house by house.
    fn plainly(mut places: u128) -> Option<(u128, u128)> {
        let houses: Vec<u128> = houses().collect();
        for one in &houses {
            for other in &houses {
                let both = one & other;
                if places & one & !other == 0 && both.count_ones() == 3 {
                    places &= !(other & !one);
                }
            }
        }
        if houses.iter().any(|house| places & house == 0) {
            return None;
        }
        let alone = houses.iter().map(|house| places & house);
        let alone = alone.filter(|left| left.count_ones() == 1).fold(0, |all, one| all | one);
        Some((places, alone))
    }

    #[test]
    fn bands_say_what_houses_say() {
        let mut word = 0x9e37_79b9_7f4a_7c15_u64;
        let mut next = || u128::from(random(&mut word));
        let (mut dead, mut cut) = (0, 0);
        for round in 0..20_000 {
            let all = (1 << 81) - 1;
            let mut places = (next() << 64 | next()) & all;
            for _ in 0..round % 3 {
                places &= next() << 64 | next();
            }
            // Where one says more in a round, both say it in the end.
            let end = |step: fn(u128) -> Option<(u128, u128)>| {
                let mut now = Some((places, 0));
                loop {
                    let before = now?;
                    now = step(before.0);
                    if now?.0 == before.0 {
                        return now;
                    }
                }
            };
            let found = end(|places| Some(narrowed(places)).filter(|(left, _)| *left != 0));
            assert_eq!(found, end(plainly), "{places:x}");
            dead += usize::from(found.is_none());
            cut += usize::from(found.is_some_and(|(left, _)| left != places));
        }
        assert!(dead > 1000 && cut > 100, "{dead} {cut}");
    }
}
