//! Where in a cell things stand.

use super::Point;
use crate::board::{Cell, Digit, Geometry};

/// How far from the edge of a cell its candidates stand.
const INSET: f64 = 0.05;

/// The same within borders of rules, and at the top below their numbers.
const BORDERS: f64 = 0.09;
const NUMBERS: f64 = 0.24;

/// How wide a symbol is at most, as a part of the size of its font.
const ADVANCE: f64 = 0.62;

/// Where the candidates of a board stand: as many rows and columns inside each cell as they need.
#[derive(Clone, Copy, Debug)]
pub(super) struct Places<'a> {
    pub(super) geometry: &'a Geometry,
    columns: u8,
    /// How far from the edge of a cell its candidates stand, and from its upper edge.
    inset: f64,
    top: f64,
    /// The room of a candidate.
    width: f64,
    height: f64,
}

impl<'a> Places<'a> {
    pub(super) fn new(geometry: &'a Geometry) -> Self {
        Self::inside(geometry, INSET, INSET)
    }

    /// Those of a board with numbers of rules in the upper corners of its cells.
    pub(super) fn below_numbers(geometry: &'a Geometry) -> Self {
        Self::inside(geometry, BORDERS, NUMBERS)
    }

    fn inside(geometry: &'a Geometry, inset: f64, top: f64) -> Self {
        let digits = geometry.digit_count();
        let columns = match digits.isqrt() {
            root if root * root == digits => root,
            root => root + 1,
        };
        let rows = digits.div_ceil(columns);
        let width = (1.0 - 2.0 * inset) / f64::from(columns);
        let height = (1.0 - inset - top) / f64::from(rows);
        Self { geometry, columns, inset, top, width, height }
    }

    /// The upper left corner of a cell.
    pub(super) fn corner(&self, cell: Cell) -> Point {
        Point(self.geometry.column(cell).into(), self.geometry.row(cell).into())
    }

    /// The middle of a cell.
    pub(super) fn centre(&self, cell: Cell) -> Point {
        let Point(x, y) = self.corner(cell);
        Point(x + 0.5, y + 0.5)
    }

    /// The middle of a candidate.
    pub(super) fn candidate(&self, cell: Cell, digit: Digit) -> Point {
        self.at(cell, u16::from(digit.get()) - 1)
    }

    fn at(&self, cell: Cell, place: u16) -> Point {
        let Point(x, y) = self.corner(cell);
        let columns = u16::from(self.columns);
        let (row, column) = (f64::from(place / columns), f64::from(place % columns));
        Point(
            x + self.inset + (column + 0.5) * self.width,
            y + self.top + (row + 0.5) * self.height,
        )
    }

    /// How far a sign around a candidate reaches.
    pub(super) fn radius(&self) -> f64 {
        self.width.min(self.height) * 0.5
    }

    /// The size of a font for so many characters in a circle or another sign.
    pub(super) fn sign_size(&self, len: usize) -> f64 {
        fitting(len, self.radius() * 1.5, self.radius() * 1.55)
    }

    /// The places of candidates in a cell, in the order of digits, also those without a digit.
    pub(super) fn all(&self, cell: Cell) -> impl Iterator<Item = Point> {
        let rows = self.geometry.digit_count().div_ceil(self.columns);
        (0..u16::from(self.columns) * u16::from(rows)).map(move |place| self.at(cell, place))
    }

    /// How far the circle of a node reaches that holds, or does not hold.
    pub(super) fn node_radius(&self, holds: bool) -> f64 {
        self.radius() * if holds { 0.967 } else { 0.9 }
    }

    /// How far the digit of a cell reaches from its middle, to the side and up, and some room.
    pub(super) fn digit_room(&self) -> (f64, f64) {
        (if self.geometry.digit_count() > 9 { 0.335 } else { 0.27 }, 0.27)
    }

    /// The size of a font for a candidate of so many characters.
    pub(super) fn candidate_size(&self, len: usize) -> f64 {
        fitting(len, self.width * 0.95, self.height * 1.05)
    }
}

/// The largest size of a font, up to `size`, in which so many characters take at most `width`.
pub(super) fn fitting(len: usize, width: f64, size: f64) -> f64 {
    size.min(width / (ADVANCE * len.max(1) as f64))
}
