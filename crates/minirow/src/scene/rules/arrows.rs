//! Arrows: a ring or a pill with lines that end in heads.

use super::super::plane::towards;
use super::super::{Path, Point, Segment, Stroke};
use super::canvas::Canvas;
use super::lines::{END, ends, inside_of};
use super::patterns::{head, way};

/// How heavy arrows are.
const WEIGHT: f64 = 0.05;

impl Canvas<'_> {
    /// The bulb of an arrow; where several arrows have the same, it is drawn once.
    pub(super) fn bulb(&mut self, bulb: &[u16]) {
        let points = self.points(bulb);
        let class = "rule arrow";
        let (edge, ground) = (self.looks.soft, self.looks.ground);
        if let [only] = points[..] {
            self.outline_under(class, Path::circle(only, END), Stroke::solid(edge, WEIGHT));
        } else {
            self.rails(class, &points, (2.0 * END, WEIGHT), (edge, ground));
            if !bulb.is_sorted() {
                let names: Vec<String> =
                    bulb.iter().map(|&cell| self.board.geometry().name_of(cell)).collect();
                self.caption(format!("The number in the pill is read as {}.", names.join(" ")));
            }
        }
    }

    /// The shaft of an arrow, from the nearest cell of its bulb.
    pub(super) fn shaft(&mut self, bulb: &[u16], shaft: &[u16]) {
        let Some(&first) = shaft.first() else { return };
        // A cell beside it before one at its corner.
        let near = |cell: &&u16| {
            let (rows, columns) = self.steps(**cell, first);
            (rows.max(columns), rows + columns)
        };
        let Some(&from) = bulb.iter().min_by_key(near) else { return };
        let mut points = vec![self.centre(from)];
        points.extend(self.points(shaft));
        points[0] = towards(points[0], points[1], END);
        self.arrow_to_end(&mut points);
    }

    /// A line with a head at its end, which stays inside of the last cell.
    fn arrow_to_end(&mut self, points: &mut [Point]) {
        let class = "rule arrow";
        let stroke = Stroke::solid(self.looks.soft, WEIGHT);
        if let [.., before, last] = points {
            *last = towards(*last, *before, -0.22);
            let head = head(*before, *last, 0.17);
            self.under(class, way(points), stroke);
            self.under(class, head, stroke);
        }
    }

    /// A thin line with a head at each of the two rings at its ends.
    pub(super) fn double_arrow(&mut self, cells: &[u16]) {
        let points = self.points(cells);
        let class = "rule double-arrow";
        let stroke = Stroke::solid(self.looks.soft, WEIGHT);
        self.under(class, way(&inside_of(&points, |_, _| END)), stroke);
        for end in ends(&points) {
            self.outline_under(class, Path::circle(end, END), stroke);
        }
        if let [first, second, ..] = points[..] {
            let heads = [
                head(second, towards(first, second, END + 0.05), 0.16),
                match points[..] {
                    [.., before, last] => head(before, towards(last, before, END + 0.05), 0.16),
                    _ => Vec::new(),
                },
            ];
            let heads: Vec<Segment> = heads.concat();
            self.under(class, heads, stroke);
        }
    }
}
