//! What is said about single cells: odd and even, circles, indexing.

use super::super::{Path, Point, Segment, Stroke};
use super::canvas::Canvas;
use super::looks::Hue;
use super::patterns::square;

impl Canvas<'_> {
    /// Grey circles.
    pub(super) fn odd(&mut self, cells: &[u16]) {
        let circles =
            cells.iter().flat_map(|&cell| Path::circle(self.centre(cell), 0.43)).collect();
        self.grey("rule odd", circles);
    }

    /// Grey squares.
    pub(super) fn even(&mut self, cells: &[u16]) {
        let squares = cells.iter().flat_map(|&cell| square(self.centre(cell), 0.41)).collect();
        self.grey("rule even", squares);
    }

    /// A grey form, whose outline is seen on other grey forms too.
    fn grey(&mut self, class: &'static str, form: Vec<Segment>) {
        self.below.fill(class, form.clone(), self.looks.shade);
        self.rims.stroke(class, form, Stroke::solid(self.looks.soft, 0.03));
    }

    /// A grey cell, with signs at its sides whose points are at the lesser cell.
    pub(super) fn extreme(&mut self, cells: &[u16], least: bool) {
        let class = if least { "rule minimum" } else { "rule maximum" };
        let pale = self.looks.pale;
        self.tint(class, cells, pale);
        let geometry = self.board.geometry();
        let mut signs = Vec::new();
        for &cell in cells {
            let Point(x, y) = self.centre(cell);
            for (down, right) in [(-1, 0), (1, 0), (0, -1), (0, 1)] {
                let beside = geometry.step(cell, down, right);
                if beside.is_none_or(|beside| cells.contains(&beside)) {
                    continue;
                }
                let (down, right) = (down as f64, right as f64);
                let (tip, back) = if least { (0.36, 0.46) } else { (0.46, 0.36) };
                let place = |far: f64, wide: f64| {
                    Point(x + right * far - down * wide, y + down * far + right * wide)
                };
                signs.extend(super::patterns::way(&[
                    place(back, -0.14),
                    place(tip, 0.0),
                    place(back, 0.14),
                ]));
            }
        }
        self.under(class, signs, Stroke::solid(self.looks.ink, 0.035));
    }

    /// Thin rings in cells.
    pub(super) fn counting_circles(&mut self, cells: &[u16]) {
        let stroke = Stroke::solid(self.looks.soft, 0.03);
        let rings = cells.iter().flat_map(|&cell| Path::circle(self.centre(cell), 0.43)).collect();
        self.under("rule counting-circle", rings, stroke);
    }

    /// A tint with the value that is looked for, and points in the direction of the row or column, or a frame.
    pub(super) fn indexing(&mut self, cell: u16, line: &[u16], value: u32) {
        let class = "rule indexing";
        let tint = self.looks.tint(Hue::Teal);
        self.tint(class, &[cell], tint);
        let geometry = self.board.geometry();
        let in_row = line.iter().all(|&other| geometry.row_of(other) == geometry.row_of(cell));
        let in_column =
            line.iter().all(|&other| geometry.column_of(other) == geometry.column_of(cell));
        let centre = self.centre(cell);
        let place = |along: f64, across: f64| {
            let (right, down) = if in_row { (along, across) } else { (across, along) };
            Point(centre.0 + right, centre.1 + down)
        };
        let mut marks = Vec::new();
        if in_row || in_column {
            for side in [-1.0, 1.0] {
                let points =
                    [place(side * 0.36, -0.09), place(side * 0.45, 0.0), place(side * 0.36, 0.09)];
                marks.extend(super::patterns::way(&points));
            }
        } else {
            marks = square(centre, 0.44);
        }
        self.under(class, marks, Stroke::solid(self.looks.line(Hue::Teal), 0.05));
        let text = self.value(value);
        self.label(class, cell, 2, &text);
    }
}
