//! Unique rectangles and loops: two digits that could be exchanged around a loop.
//!
//! Of all hints the easiest counts, by rating, then by type; so all are looked at.

use super::board::{
    Board, HOUSES, PEERS, PEERS_BY_HOUSE, SEATS, SETS, cells, cells_at, combinations, digits,
};
use super::hint::{Found, Hint, removal};
use super::subsets::common;

/// A hint with what orders it.
struct Candidate {
    kind: Kind,
    cells: u128,
    hint: Hint,
}

/// In the order of their types; the two kinds of the third are told apart.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    One,
    Two,
    ThreeNaked,
    ThreeHidden,
    Four,
}

impl Kind {
    fn number(self) -> u8 {
        match self {
            Self::One => 1,
            Self::Two => 2,
            Self::ThreeNaked | Self::ThreeHidden => 3,
            Self::Four => 4,
        }
    }
}

/// Unique loops: 4.5 to 5.6.
pub(super) fn loops(board: &Board) -> Found {
    let mut found: Vec<Candidate> = Vec::new();
    for start in 0..81 {
        let pair = board.candidates[start];
        if pair.count_ones() != 2 {
            continue;
        }
        let both = digits(pair).fold(u128::MAX, |both, digit| both & board.cells[digit]);
        if both.count_ones() < 4 {
            continue;
        }
        let path = Vec::with_capacity(16);
        let mut walk = Walk { board, pair, both, found: &mut found, path, visited: [0; 2] };
        walk.go(start, 2, 0, 3);
    }
    let easiest = found.into_iter().min_by_key(|c| (c.hint.rating, c.kind.number()));
    easiest.map_or(Found::Continue(()), |candidate| candidate.hint.emit())
}

/// A walk from cell to cell that have two digits in common.
struct Walk<'a> {
    board: &'a Board,
    pair: u16,
    /// The cells that have both and are not on the way.
    both: u128,
    found: &'a mut Vec<Candidate>,
    path: Vec<u8>,
    /// The houses of cells in even and in odd places.
    visited: [u32; 2],
}

impl Walk<'_> {
    /// Goes on to a cell by a kind of house, with so many cells left that may have other digits.
    ///
    /// Other digits of a neighbour count for the neighbours that are tried after it, too: so does the
    /// original.
    ///
    /// A loop counts if each house on the way is visited once in even and once in odd places, or
    /// never; so no way goes on where it visits a house twice.
    fn go(&mut self, cell: usize, left: i8, mut others: u16, last: usize) {
        let parity = self.path.len() % 2;
        let houses = SEATS[cell].iter().fold(0, |houses, seat| houses | 1 << seat.0);
        if self.visited[parity] & houses != 0 {
            return;
        }
        self.visited[parity] |= houses;
        self.both &= !(1 << cell);
        self.path.push(cell as u8);
        let start = u128::from(self.path.len() >= 4) << self.path[0];
        for (kind, (house, _)) in SEATS[cell].into_iter().enumerate() {
            if kind == last {
                continue;
            }
            for next in cells(SETS[usize::from(house)] & (self.both | start)) {
                if self.path[0] == next as u8 {
                    if self.visited[0] == self.visited[1] {
                        self.close();
                    }
                    continue;
                }
                let more = self.board.candidates[next] & !self.pair;
                others |= more;
                if more == 0 || others.is_power_of_two() || left > 0 {
                    self.go(next, left - i8::from(more != 0), others, kind);
                }
            }
        }
        self.path.pop();
        self.both |= 1 << cell;
        self.visited[parity] &= !houses;
    }

    /// Takes what follows from a loop.
    fn close(&mut self) {
        let others = |cell: &u8| self.board.candidates[usize::from(*cell)] & !self.pair;
        let extra: Vec<usize> =
            self.path.iter().filter(|cell| others(cell) != 0).map(|&c| usize::from(c)).collect();
        match extra[..] {
            [] => {}
            [cell] => {
                let remove = vec![(cell as u8, self.pair)];
                self.add(Kind::One, 0, remove);
            }
            [a, b] => {
                let more = (self.board.candidates[a] | self.board.candidates[b]) & !self.pair;
                if more.count_ones() == 1 {
                    self.second(&extra);
                } else {
                    self.third(a, b, more);
                }
                self.fourth(a, b);
            }
            _ => self.second(&extra),
        }
    }

    /// Takes a hint, unless it removes nothing or the loop has one of its kind.
    fn add(&mut self, kind: Kind, harder: u16, remove: Vec<(u8, u16)>) {
        let cells = self.path.iter().fold(0, |cells, &cell| cells | 1_u128 << cell);
        let is_known = self.found.iter().any(|other| other.kind == kind && other.cells == cells);
        if is_known || remove.is_empty() {
            return;
        }
        let rating = harder
            + match self.path.len() {
                ..6 => 45,
                6 | 7 => 46,
                8 | 9 => 47,
                _ => 50,
            };
        self.found.push(Candidate { kind, cells, hint: Hint { rating, remove, place: None } });
    }

    /// The other digit is in one of the cells that have it.
    fn second(&mut self, extra: &[usize]) {
        let others = self.board.candidates[extra[0]] & !self.pair;
        let lowest = others & others.wrapping_neg();
        let peers = extra.iter().fold(u128::MAX, |peers, &cell| peers & PEERS[cell]);
        self.add(Kind::Two, 0, removal(self.board, peers, lowest));
    }

    /// The other digits make the two cells one of a subset.
    fn third(&mut self, a: usize, b: usize, more: u16) {
        for len in more.count_ones()..=7 {
            for kind in 0..3 {
                let (house, place_a) = SEATS[a][kind];
                let (other, place_b) = SEATS[b][kind];
                if house != other {
                    continue;
                }
                let house = usize::from(house);
                let empty = u32::from(self.board.empty[house]);
                let (a, b) = ((a, place_a), (b, place_b));
                if len * 2 <= empty {
                    self.third_naked(a, b, more, house, len);
                }
                if len * 2 < empty {
                    self.third_hidden(a, b, more, house, len);
                }
            }
        }
    }

    fn third_naked(&mut self, a: (usize, u8), b: (usize, u8), more: u16, house: usize, len: u32) {
        let board = self.board;
        let candidates = |place: usize| board.candidates[usize::from(HOUSES[house][place])];
        let shared = more & board.candidates[a.0] & board.candidates[b.0];
        for places in combinations(0x1ff, len) {
            if places >> a.1 & 1 == 0 || places >> b.1 & 1 == 1 {
                continue;
            }
            let own = places & !(1 << a.1);
            let whole = digits(own).fold(shared, |all, place| all | candidates(place));
            let sets = digits(places)
                .map(|place| if place == usize::from(a.1) { more } else { candidates(place) });
            let Some(union) = common(sets, len).filter(|_| whole.count_ones() == len) else {
                continue;
            };
            let set = SETS[house] & !cells_at(house, places | 1 << b.1);
            self.add(Kind::ThreeNaked, len as u16 - 1, removal(board, set, union));
        }
    }

    fn third_hidden(&mut self, a: (usize, u8), b: (usize, u8), more: u16, house: usize, len: u32) {
        let rest: Vec<usize> = digits(0x1ff & !self.pair & !more).collect();
        if len as usize - 2 > rest.len() {
            return;
        }
        let board = self.board;
        for chosen in combinations((1 << rest.len()) - 1, len - 2) {
            let set = digits(chosen).fold(self.pair, |set, at| set | 1 << rest[at]);
            let places = |digit: usize| board.places[house][digit] & !(1 << b.1);
            let union = digits(set).fold(0, |union, digit| union | places(digit));
            if union.count_ones() != len || digits(set).any(|digit| places(digit) == 0) {
                continue;
            }
            let others = union & !(1 << a.1);
            let harder = others.count_ones() as u16 - 1;
            self.add(Kind::ThreeHidden, harder, removal(board, cells_at(house, others), !set));
        }
    }

    /// One of the two digits has to be in one of the two cells, so the other is in none.
    fn fourth(&mut self, a: usize, b: usize) {
        let mut locked = 0;
        for kind in 0..3 {
            let house = SEATS[a][kind].0;
            if house != SEATS[b][kind].0 {
                continue;
            }
            let others = SETS[usize::from(house)] & !(1 << a) & !(1 << b);
            for digit in digits(self.pair) {
                locked |= u16::from(self.board.cells[digit] & others == 0) << digit;
            }
        }
        let Some(digit) = digits(locked).next() else { return };
        let rest = self.pair & !(1 << digit);
        self.add(Kind::Four, 0, vec![(a as u8, rest), (b as u8, rest)]);
    }
}

/// Bivalue universal graves: 5.6 to 6.2. All cells would have two candidates, but for some digits.
pub(super) fn graves(board: &Board) -> Found {
    let mut rest = board.clone();
    let mut bugs: Vec<(usize, u16)> = Vec::new();
    let (mut all, mut peers) = (0_u16, u128::MAX);
    for house in 0..27 {
        for digit in 0..9 {
            let places = board.places[house][digit];
            if matches!(places.count_ones(), 0 | 2) {
                continue;
            }
            let cells = digits(places).map(|place| usize::from(HOUSES[house][place]));
            let rich: Vec<usize> =
                cells.filter(|&cell| board.candidates[cell].count_ones() >= 3).collect();
            match rich[..] {
                [] => return Found::Continue(()),
                [cell] => {
                    match bugs.iter_mut().find(|bug| bug.0 == cell) {
                        Some(bug) => bug.1 |= 1 << digit,
                        None => bugs.push((cell, 1 << digit)),
                    }
                    all |= 1 << digit;
                    rest.remove(cell, digit);
                    peers &= PEERS[cell];
                    peers &= !bugs.iter().fold(0, |cells, bug| cells | 1_u128 << bug.0);
                    if bugs.len() > 1 && all.count_ones() > 1 && peers == 0 {
                        return Found::Continue(());
                    }
                }
                _ => {}
            }
        }
    }
    let is_pair = |count: u32| matches!(count, 0 | 2);
    let is_grave = (0..81).all(|cell| is_pair(rest.candidates[cell].count_ones()))
        && rest.places.iter().flatten().all(|places| is_pair(places.count_ones()));
    if !is_grave {
        return Found::Continue(());
    }
    match bugs[..] {
        [] => Found::Continue(()),
        [(cell, extra)] => {
            let remove = vec![(cell as u8, board.candidates[cell] & !extra)];
            Hint { rating: 56, remove, place: None }.emit()
        }
        _ if all.count_ones() == 1 => {
            Hint::remove(57, board, peers, all).emit()?;
            fourth_grave(board, &bugs, all)
        }
        _ if peers != 0 => {
            fourth_grave(board, &bugs, all)?;
            third_grave(board, &bugs, all, peers)
        }
        _ => Found::Continue(()),
    }
}

/// The houses that some cells have in common: block, row, column.
fn common_houses(bugs: &[(usize, u16)]) -> impl Iterator<Item = usize> + '_ {
    let first = SEATS[bugs[0].0];
    (0..3).filter_map(move |kind| {
        let house = first[kind].0;
        bugs.iter().all(|bug| SEATS[bug.0][kind].0 == house).then_some(usize::from(house))
    })
}

fn fourth_grave(board: &Board, bugs: &[(usize, u16)], all: u16) -> Found {
    let [(a, extra_a), (b, extra_b)] = bugs[..] else { return Found::Continue(()) };
    let shared = board.candidates[a] & board.candidates[b] & !all;
    if shared.count_ones() != 1 || common_houses(bugs).next().is_none() {
        return Found::Continue(());
    }
    let mut remove = removal(board, 1 << a, !extra_a & !shared);
    remove.extend(removal(board, 1 << b, !extra_b & !shared));
    Hint { rating: 57, remove, place: None }.emit()
}

fn third_grave(board: &Board, bugs: &[(usize, u16)], all: u16, peers: u128) -> Found {
    for house in common_houses(bugs) {
        let is_near = |cell: &usize| (peers & SETS[house]) >> *cell & 1 == 1;
        let near: Vec<usize> = PEERS_BY_HOUSE[bugs[0].0]
            .into_iter()
            .map(usize::from)
            .filter(|cell| is_near(cell) && board.candidates[*cell] != 0)
            .collect();
        for len in 2..=6_u32 {
            for chosen in combinations((1 << near.len()) - 1, len - 1) {
                let own: Vec<usize> = digits(chosen).map(|at| near[at]).collect();
                let union = own.iter().fold(0, |union, &cell| union | board.candidates[cell]);
                let sets = own.iter().map(|&cell| board.candidates[cell]).chain([all]);
                if union.count_ones() != len || common(sets, len).is_none() {
                    continue;
                }
                let own = own.iter().fold(0, |cells, cell| cells | 1_u128 << cell);
                let others = peers & SETS[house] & !own;
                Hint::remove(56 + len as u16, board, others, union).emit()?;
            }
        }
    }
    Found::Continue(())
}
