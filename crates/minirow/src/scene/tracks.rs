//! Tracks that links run on, and the cheapest way on them (Dijkstra's algorithm).

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::Point;
use super::places::Places;
use super::plane::{Piece, distance};
use crate::board::Cell;

/// How far lanes are from the grid line, the first one at best.
const LANES: [f64; 3] = [0.14, 0.105, 0.175];

/// How many grid lines on each side of an end have lanes; those between both ends only if they are few.
const BESIDE: u8 = 2;
const BETWEEN: u8 = 24;

/// What a bend costs, as much as so many cells.
const BEND: f64 = 0.3;

/// A straight line across the board, and what it costs for each cell besides its length.
#[derive(Clone, Copy)]
struct Track {
    at: f64,
    cost: f64,
}

/// The tracks around two cells: lanes beside grid lines, rows and columns of their candidates.
pub(super) struct Tracks {
    /// Along rows.
    across: Vec<Track>,
    /// Along columns.
    down: Vec<Track>,
}

/// For each crossing of tracks, once as reached along a row and once along a column: what the way there
/// costs, and which of these is before it.
type Reached = Vec<(f64, Option<usize>)>;

impl Tracks {
    pub(super) fn new(places: &Places<'_>, from: Cell, to: Cell) -> Self {
        let geometry = places.geometry;
        let (mut across, mut down) = (
            lanes(geometry.rows(), geometry.row(from), geometry.row(to)),
            lanes(geometry.columns(), geometry.column(from), geometry.column(to)),
        );
        for digit in geometry.digits() {
            for Point(x, y) in [from, to].map(|cell| places.candidate(cell, digit)) {
                across.push(Track { at: y, cost: LANES[0] });
                down.push(Track { at: x, cost: LANES[0] });
            }
        }
        for tracks in [&mut across, &mut down] {
            tracks.sort_unstable_by(|a, b| a.at.total_cmp(&b.at));
            tracks.dedup_by(|a, b| (a.at - b.at).abs() < 1e-9);
        }
        Self { across, down }
    }

    /// Its upper left corner and its lower right one.
    pub(super) fn extent(&self) -> (Point, Point) {
        let last = self.across.len() * self.down.len() - 1;
        (self.place(0), self.place(last))
    }

    /// Where a crossing is.
    fn place(&self, crossing: usize) -> Point {
        let (row, column) = (crossing / self.down.len(), crossing % self.down.len());
        Point(self.down[column].at, self.across[row].at)
    }

    /// The crossing at a place.
    fn crossing(&self, Point(x, y): Point) -> usize {
        let index = |tracks: &[Track], at: f64| {
            tracks.partition_point(|track| track.at < at - 1e-9).min(tracks.len() - 1)
        };
        index(&self.across, y) * self.down.len() + index(&self.down, x)
    }

    /// The crossings beside one: whether they are in its column, and what the track there costs.
    fn beside(&self, crossing: usize) -> impl Iterator<Item = (usize, bool, f64)> {
        let width = self.down.len();
        let (row, column) = (crossing / width, crossing % width);
        let (across, down) = (self.across[row].cost, self.down[column].cost);
        let all = [
            (column > 0).then(|| (crossing - 1, false, across)),
            (column + 1 < width).then(|| (crossing + 1, false, across)),
            (row > 0).then(|| (crossing - width, true, down)),
            (row + 1 < self.across.len()).then(|| (crossing + width, true, down)),
        ];
        all.into_iter().flatten()
    }
}

/// The lanes around two rows or columns, on both sides of each grid line.
fn lanes(side: u8, one: u8, other: u8) -> Vec<Track> {
    let (first, last) = (one.min(other), one.max(other));
    let is_beside = |line: u8| {
        let is_near =
            |end: u8| line.abs_diff(end) < BESIDE || line.checked_sub(end) == Some(BESIDE);
        is_near(first) || is_near(last) || (first..=last).contains(&line) && last - first <= BETWEEN
    };
    let lines = (0..=side).filter(|&line| is_beside(line));
    let both = lines.flat_map(|line| {
        LANES.into_iter().flat_map(move |far| {
            let cost = (far - LANES[0]).abs();
            [-far, far].map(|far| Track { at: f64::from(line) + far, cost })
        })
    });
    both.filter(|track| track.at > 0.0 && track.at < f64::from(side)).collect()
}

/// The cheapest way between two crossings and what it costs, with the first and the last bend no nearer
/// to the ends than asked. What else a piece costs, besides its length, is told.
pub(super) fn cheapest(
    tracks: &Tracks,
    (from, to): Piece,
    clear: (f64, f64),
    cost_of: impl Fn(Piece) -> f64,
) -> (f64, Vec<Point>) {
    let (start, goal) = (tracks.crossing(from), tracks.crossing(to));
    let mut reached: Reached =
        vec![(f64::INFINITY, None); tracks.across.len() * tracks.down.len() * 2];
    let mut waiting = BinaryHeap::new();
    for state in [start * 2, start * 2 + 1] {
        reached[state].0 = 0.0;
        waiting.push(Reverse((0, state)));
    }
    while let Some(Reverse((known, state))) = waiting.pop() {
        let (crossing, is_down) = (state / 2, state % 2 == 1);
        let cost = reached[state].0;
        if crossing == goal {
            return (cost, bends(tracks, &reached, state));
        }
        if known > price(cost) {
            continue;
        }
        let here = tracks.place(crossing);
        let can_bend = distance(here, from) >= clear.0 && distance(here, to) >= clear.1;
        for (next, goes_down, extra) in tracks.beside(crossing) {
            let is_bend = goes_down != is_down;
            if is_bend && !can_bend {
                continue;
            }
            let piece = (here, tracks.place(next));
            let length = distance(piece.0, piece.1) * (1.0 + extra);
            let cost = cost + length + if is_bend { BEND } else { 0.0 } + cost_of(piece);
            let next = next * 2 + usize::from(goes_down);
            if cost < reached[next].0 {
                reached[next] = (cost, Some(state));
                waiting.push(Reverse((price(cost), next)));
            }
        }
    }
    (f64::INFINITY, vec![from, to])
}

/// Costs in the order of a queue: whole numbers have one.
fn price(cost: f64) -> u64 {
    (cost * 1e6) as u64
}

/// Where the way that ends here begins, bends and ends.
fn bends(tracks: &Tracks, reached: &Reached, last: usize) -> Vec<Point> {
    let mut way = vec![tracks.place(last / 2)];
    let mut state = last;
    while let Some(before) = reached[state].1 {
        if before % 2 != state % 2 || reached[before].1.is_none() {
            way.push(tracks.place(before / 2));
        }
        state = before;
    }
    way.reverse();
    way
}
