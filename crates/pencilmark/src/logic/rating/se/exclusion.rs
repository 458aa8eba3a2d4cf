//! Aligned exclusion: digits that some cells can not have together.

use std::ops::RangeInclusive;

use super::board::{Board, PEERS, PEERS_BY_HOUSE, cells, digits};
use super::hint::{Found, Hint};

/// What the exclusion looks at: cells without a naked single in sight, and their peers with two
/// candidates or a few more.
struct Base {
    cells: Vec<usize>,
    /// By cell of the board.
    excluders: [u128; 81],
}

fn base(board: &Board, most: u32) -> Base {
    let mut base = Base { cells: Vec::new(), excluders: [0; 81] };
    let with = |counts: RangeInclusive<u32>| {
        (0..81)
            .filter(|&cell| counts.contains(&board.candidates[cell].count_ones()))
            .fold(0, |cells, cell| cells | 1_u128 << cell)
    };
    let (singles, few) = (with(1..=1), with(2..=most));
    for cell in 0..81 {
        let excluders = few & PEERS[cell];
        let is_base = board.candidates[cell].count_ones() >= 2;
        if is_base && excluders != 0 && singles & PEERS[cell] == 0 {
            base.cells.push(cell);
            base.excluders[cell] = excluders;
        }
    }
    base
}

/// Of two cells: 6.2.
pub(super) fn pairs(board: &Board) -> Found {
    let base = base(board, 2);
    for (at, &second) in base.cells.iter().enumerate() {
        for &first in &base.cells[..at] {
            check(board, &base, &[first, second], 62)?;
        }
    }
    Found::Continue(())
}

/// Of three cells: 7.5.
pub(super) fn triplets(board: &Board) -> Found {
    let base = base(board, 3);
    if base.cells.len() < 3 {
        return Found::Continue(());
    }
    let is_base = base.cells.iter().fold(0, |cells, &cell| cells | 1_u128 << cell);
    for (at, &second) in base.cells.iter().enumerate() {
        for &first in &base.cells[..at] {
            let near = (base.excluders[first] | base.excluders[second]) & is_base;
            let near = near & !(1 << first) & !(1 << second);
            // Those of the first cell come first, both by house.
            let by_house = |cell: usize, of: u128| {
                PEERS_BY_HOUSE[cell].into_iter().map(usize::from).filter(move |c| of >> c & 1 == 1)
            };
            let own = near & base.excluders[first];
            let others = near & base.excluders[second] & !own;
            for third in by_house(first, own).chain(by_house(second, others)) {
                check(board, &base, &[first, second, third], 75)?;
            }
        }
    }
    Found::Continue(())
}

/// Removes the candidates of some cells that are in no combination they can have.
fn check(board: &Board, base: &Base, chosen: &[usize], rating: u16) -> Found {
    let common = chosen.iter().fold(u128::MAX, |all, &cell| all & base.excluders[cell]);
    if common.count_ones() < 2 {
        return Found::Continue(());
    }
    let excluders: Vec<u16> = cells(common).map(|cell| board.candidates[cell]).collect();
    let mut allowed = [0; 3];
    combine(board, &excluders, chosen, &mut [0; 3], 0, &mut allowed);
    let remove = chosen.iter().zip(allowed).filter_map(|(&cell, allowed)| {
        let gone = board.candidates[cell] & !allowed;
        (gone != 0).then_some((cell as u8, gone))
    });
    Hint { rating, remove: remove.collect(), place: None }.emit()
}

fn combine(
    board: &Board,
    excluders: &[u16],
    chosen: &[usize],
    digit: &mut [usize; 3],
    at: usize,
    allowed: &mut [u16; 3],
) {
    if at == chosen.len() {
        let used = digit[..at].iter().fold(0_u16, |used, &digit| used | 1 << digit);
        if excluders.iter().all(|candidates| candidates & !used != 0) {
            for (allowed, digit) in allowed.iter_mut().zip(&digit[..at]) {
                *allowed |= 1 << digit;
            }
        }
        return;
    }
    for next in digits(board.candidates[chosen[at]]) {
        let meets =
            |before: usize| digit[before] == next && PEERS[chosen[before]] >> chosen[at] & 1 == 1;
        if !(0..at).any(meets) {
            digit[at] = next;
            combine(board, excluders, chosen, digit, at + 1, allowed);
        }
    }
}
