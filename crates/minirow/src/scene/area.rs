//! Sets of cells as areas: their borders.

use super::{Point, Segment};

/// Straight lines along rows and columns, put together where they touch.
#[derive(Debug, Default)]
pub(super) struct Straight {
    /// How far down, from where to where.
    horizontal: Vec<[f64; 3]>,
    /// How far right, from where to where.
    vertical: Vec<[f64; 3]>,
}

impl Straight {
    pub(super) fn horizontal(&mut self, y: f64, from: f64, to: f64) {
        self.horizontal.push([y, from, to]);
    }

    pub(super) fn vertical(&mut self, x: f64, from: f64, to: f64) {
        self.vertical.push([x, from, to]);
    }

    /// The fewest lines that draw all.
    pub(super) fn segments(self) -> Vec<Segment> {
        let mut segments = Vec::new();
        for [y, from, to] in merged(self.horizontal) {
            segments.extend([Segment::Move(Point(from, y)), Segment::Line(Point(to, y))]);
        }
        for [x, from, to] in merged(self.vertical) {
            segments.extend([Segment::Move(Point(x, from)), Segment::Line(Point(x, to))]);
        }
        segments
    }
}

fn merged(mut lines: Vec<[f64; 3]>) -> Vec<[f64; 3]> {
    lines.sort_by(|a, b| a[0].total_cmp(&b[0]).then(a[1].total_cmp(&b[1])));
    let mut merged: Vec<[f64; 3]> = Vec::new();
    for line in lines {
        match merged.last_mut() {
            Some(last) if last[0] == line[0] && line[1] <= last[2] => {
                last[2] = last[2].max(line[2]);
            }
            _ => merged.push(line),
        }
    }
    merged
}

/// The border of an area, so far inside of it, on a board of so many rows and columns.
pub(super) fn border(
    (rows, columns): (usize, usize),
    inset: f64,
    is_in: impl Fn(usize, usize) -> bool,
) -> Vec<Segment> {
    let mut lines = Straight::default();
    let (last_row, last_column) = (rows as i32, columns as i32);
    let is_in = |row: i32, column: i32| {
        let is_on_board = (0..last_row).contains(&row) && (0..last_column).contains(&column);
        is_on_board && is_in(row as usize, column as usize)
    };
    let cells = (0..last_row).flat_map(|row| (0..last_column).map(move |column| (row, column)));
    for (row, column) in cells {
        if !is_in(row, column) {
            continue;
        }
        let (x, y) = (f64::from(column), f64::from(row));
        // An end goes in at a corner, and out where the area bends the other way.
        let end = |is_beside: bool, is_bend: bool| match (is_beside, is_bend) {
            (false, _) => inset,
            (true, true) => -inset,
            (true, false) => 0.0,
        };
        for (outside, line) in [(row - 1, y + inset), (row + 1, y + 1.0 - inset)] {
            if !is_in(outside, column) {
                let left = end(is_in(row, column - 1), is_in(outside, column - 1));
                let right = end(is_in(row, column + 1), is_in(outside, column + 1));
                lines.horizontal(line, x + left, x + 1.0 - right);
            }
        }
        for (outside, line) in [(column - 1, x + inset), (column + 1, x + 1.0 - inset)] {
            if !is_in(row, outside) {
                let top = end(is_in(row - 1, column), is_in(row - 1, outside));
                let bottom = end(is_in(row + 1, column), is_in(row + 1, outside));
                lines.vertical(line, y + top, y + 1.0 - bottom);
            }
        }
    }
    lines.segments()
}
