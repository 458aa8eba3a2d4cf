//! Aligned exclusion: digits that some cells cannot have together.

use std::ops::RangeInclusive;

use super::board::{Board, PEERS, by_house, cells, digits};
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
            let common = base.excluders[first] & base.excluders[second];
            if has_two(common) {
                let allowed = Bans::new(board, common).allow_two(board, [first, second]);
                exclude(board, [first, second], allowed, 62)?;
            }
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
            let shared = base.excluders[first] & base.excluders[second];
            if !has_two(shared) {
                continue;
            }
            let near = base.excluders[first] | base.excluders[second];
            let near = near & is_base & seen_twice(shared) & !(1 << first) & !(1 << second);
            // Those of the first cell come first, both by house.
            let own = near & base.excluders[first];
            for third in by_house(first, own).chain(by_house(second, near & !own)) {
                // The same three cells may have been looked at from another two of them.
                let near = base.excluders[first] | base.excluders[third];
                if third < second && near >> second & 1 == 1 {
                    continue;
                }
                let common = shared & base.excluders[third];
                let chosen = [first, second, third];
                let allowed = Bans::new(board, common).allow_three(board, chosen);
                exclude(board, chosen, allowed, 75)?;
            }
        }
    }
    Found::Continue(())
}

/// Cells that see at least two of some.
fn seen_twice(by: u128) -> u128 {
    let (mut once, mut twice) = (0, 0);
    for cell in cells(by) {
        twice |= once & PEERS[cell];
        once |= PEERS[cell];
    }
    twice
}

fn has_two(cells: u128) -> bool {
    cells & cells.wrapping_sub(1) != 0
}

/// Removes the candidates of some cells that are in no combination they can have.
fn exclude<const N: usize>(
    board: &Board,
    chosen: [usize; N],
    allowed: [u16; N],
    rating: u16,
) -> Found {
    if chosen.iter().zip(allowed).all(|(&cell, allowed)| board.candidates[cell] == allowed) {
        return Found::Continue(());
    }
    let remove = chosen.iter().zip(allowed).filter_map(|(&cell, allowed)| {
        let gone = board.candidates[cell] & !allowed;
        (gone != 0).then_some((cell as u8, gone))
    });
    Hint { rating, remove: remove.collect(), place: None }.emit()
}

/// Digits that leave an excluder nothing.
struct Bans {
    /// By digit: those that it cannot be with.
    with: [u16; 9],
    /// Three digits that cannot be together.
    three: [u16; 20],
    threes: usize,
}

impl Bans {
    fn new(board: &Board, excluders: u128) -> Self {
        let mut bans = Self { with: [0; 9], three: [0; 20], threes: 0 };
        for cell in cells(excluders) {
            let set = board.candidates[cell];
            if set.count_ones() == 2 {
                digits(set).for_each(|digit| bans.with[digit] |= set & !(1 << digit));
            } else {
                bans.three[bans.threes] = set;
                bans.threes += 1;
            }
        }
        bans
    }

    fn allow_two(&self, board: &Board, chosen: [usize; 2]) -> [u16; 2] {
        let [a, b] = chosen.map(|cell| board.candidates[cell]);
        let are_peers = PEERS[chosen[0]] >> chosen[1] & 1 == 1;
        let mut allowed = [0; 2];
        for digit in digits(a) {
            let rest = b & !self.with[digit] & !(u16::from(are_peers) << digit);
            if rest != 0 {
                allowed[0] |= 1 << digit;
                allowed[1] |= rest;
            }
        }
        allowed
    }

    fn allow_three(&self, board: &Board, chosen: [usize; 3]) -> [u16; 3] {
        let [a, b, c] = chosen.map(|cell| board.candidates[cell]);
        let are_peers = |x: usize, y: usize| (PEERS[chosen[x]] >> chosen[y] & 1) as u16;
        let (ab, ac, bc) = (are_peers(0, 1), are_peers(0, 2), are_peers(1, 2));
        let mut allowed = [0; 3];
        for first in digits(a) {
            let not_c = self.with[first] | ac << first;
            for second in digits(b & !self.with[first] & !(ab << first)) {
                let pair = 1 << first | 1 << second;
                if allowed[2] == c && allowed[0] >> first & allowed[1] >> second & 1 == 1 {
                    continue;
                }
                let mut rest = c & !not_c & !self.with[second] & !(bc << second);
                for set in &self.three[..self.threes] {
                    if set & pair == pair && first != second {
                        rest &= !(set & !pair);
                    }
                }
                if rest != 0 {
                    allowed[0] |= 1 << first;
                    allowed[1] |= 1 << second;
                    allowed[2] |= rest;
                }
            }
        }
        allowed
    }
}
