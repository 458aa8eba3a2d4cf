//! The ways of links: straight where nothing is in between, otherwise in lanes beside the grid lines.

use super::Point;
use super::places::Places;
use super::plane::{Piece, cross, distance_to, enters, overlap};
use super::tracks::{Tracks, cheapest};
use crate::board::{Candidate, Cell};

/// How far links beside each other are apart at least.
const APART: f64 = 0.03;

/// How much room is left around candidates that a link passes, as a part of their radius.
const ROOM: f64 = 0.15;

/// What it costs to run through a candidate and through a digit, to cross a link, and to cover one for
/// each cell: as much as a way that is longer by so many cells.
const CANDIDATE: f64 = 30.0;
const DIGIT: f64 = 6.0;
const CROSSING: f64 = 0.15;
const ALONG: f64 = 4.0;

/// Where a link can go: the candidates of a step, and the links so far.
///
/// What is in the way is expensive rather than forbidden, so there is always a way.
pub(super) struct Lanes<'a> {
    places: &'a Places<'a>,
    /// For each cell the candidates that links keep clear of; where there are none, a digit can stand.
    candidates: Vec<Vec<Point>>,
    /// The links so far.
    pieces: Vec<Piece>,
}

/// An end of a link: a candidate.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct End {
    pub(super) cell: Cell,
    pub(super) at: Point,
}

impl<'a> Lanes<'a> {
    pub(super) fn new(places: &'a Places<'a>, candidates: &[Candidate]) -> Self {
        let mut all = vec![Vec::new(); places.geometry.cell_count()];
        for &Candidate { cell, digit } in candidates {
            all[cell.index()].push(places.candidate(cell, digit));
        }
        Self { places, candidates: all, pieces: Vec::new() }
    }

    /// Keeps further links apart from this one.
    pub(super) fn take(&mut self, way: &[Point]) {
        self.pieces.extend(way.windows(2).map(|pair| (pair[0], pair[1])));
    }

    /// How many links run through a place, so far around it.
    pub(super) fn count_at(&self, place: Point, around: f64) -> usize {
        self.pieces.iter().filter(|&&piece| distance_to(place, piece) < around).count()
    }

    /// Whether nothing is on the straight line between two ends.
    pub(super) fn is_straight_free(&self, from: End, to: End) -> bool {
        let piece = (from.at, to.at);
        let is_taken = |&other: &Piece| overlap(other, piece, APART) > APART;
        self.obstacles(piece, (from, to)) == 0.0 && !self.pieces.iter().any(is_taken)
    }

    /// The cheapest way in lanes, and what it costs.
    pub(super) fn way(&self, from: End, to: End) -> (f64, Vec<Point>) {
        let tracks = Tracks::new(self.places, from.cell, to.cell);
        let links = self.links_around(&tracks);
        // A piece at an end is straight and longer than an arrowhead.
        let radius = self.places.radius();
        let clear = (radius * 1.3, radius * 1.9);
        cheapest(&tracks, (from.at, to.at), clear, |piece| {
            self.obstacles(piece, (from, to)) + among(&links, piece)
        })
    }

    /// The links so far that come near some tracks.
    fn links_around(&self, tracks: &Tracks) -> Vec<Piece> {
        let (Point(left, top), Point(right, bottom)) = tracks.extent();
        let middle = Point((left + right) / 2.0, (top + bottom) / 2.0);
        let half = ((right - left) / 2.0 + APART, (bottom - top) / 2.0 + APART);
        self.pieces.iter().copied().filter(|&piece| enters(piece, middle, half)).collect()
    }

    /// What a piece costs for the candidates and digits that it runs through.
    fn obstacles(&self, piece: Piece, ends: (End, End)) -> f64 {
        let geometry = self.places.geometry;
        let range = |a: f64, b: f64| a.min(b) as u8..=a.max(b) as u8;
        let columns = range(piece.0.0, piece.1.0);
        let rows = range(piece.0.1, piece.1.1);
        let cells = rows.flat_map(|row| columns.clone().map(move |column| (row, column)));
        cells.map(|(row, column)| self.obstacles_in(geometry.cell(row, column), piece, ends)).sum()
    }

    fn obstacles_in(&self, cell: Cell, piece: Piece, (from, to): (End, End)) -> f64 {
        let candidates = &self.candidates[cell.index()];
        if candidates.is_empty() {
            let is_through = enters(piece, self.places.centre(cell), self.places.digit_room());
            return if is_through { DIGIT } else { 0.0 };
        }
        let room = self.places.radius() * (1.0 + ROOM);
        let is_end = |place: Point| place == from.at || place == to.at;
        let is_hit = |&&place: &&Point| {
            // An end is left and reached on a line through its middle.
            distance_to(place, piece) < room && !(is_end(place) && is_in_line(place, piece))
        };
        candidates.iter().filter(is_hit).count() as f64 * CANDIDATE
    }
}

/// What a piece costs for the links that it crosses or covers.
fn among(links: &[Piece], piece: Piece) -> f64 {
    let cost = |&link: &Piece| {
        let crossing = if cross(piece, link) { CROSSING } else { 0.0 };
        crossing + ALONG * overlap(piece, link, APART)
    };
    links.iter().map(cost).sum()
}

/// Whether a place is on the line that goes on beyond both ends of a piece.
fn is_in_line(place: Point, (a, b): Piece) -> bool {
    let turn = (b.0 - a.0) * (place.1 - a.1) - (b.1 - a.1) * (place.0 - a.0);
    turn.abs() < 1e-9
}
