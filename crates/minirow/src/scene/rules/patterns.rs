//! Patterns of lines: tubes, rails, teeth, beads, zigzags.

use super::super::plane::{distance, towards};
use super::super::{Color, Path, Point, Segment, Stroke};
use super::canvas::Canvas;

/// A way along points.
pub(super) fn way(points: &[Point]) -> Vec<Segment> {
    let rest = points.iter().skip(1).map(|&point| Segment::Line(point));
    points.first().map(|&first| Segment::Move(first)).into_iter().chain(rest).collect()
}

/// Places along a way so far from each other, each with the direction of the way there.
pub(super) fn along(points: &[Point], step: f64) -> Vec<(Point, (f64, f64))> {
    let mut places = Vec::new();
    // How far the next one is from the beginning of the piece.
    let mut next = step / 2.0;
    for two in points.windows(2) {
        let length = distance(two[0], two[1]);
        if length == 0.0 {
            continue;
        }
        let direction = ((two[1].0 - two[0].0) / length, (two[1].1 - two[0].1) / length);
        while next < length {
            places.push((towards(two[0], two[1], next), direction));
            next += step;
        }
        next -= length;
    }
    places
}

/// A square that stands on a corner.
pub(super) fn diamond(Point(x, y): Point, radius: f64) -> Vec<Segment> {
    let corners =
        [Point(x, y - radius), Point(x + radius, y), Point(x, y + radius), Point(x - radius, y)];
    Path::polygon(&corners)
}

/// A square around a place.
pub(super) fn square(Point(x, y): Point, radius: f64) -> Vec<Segment> {
    Path::rectangle(Point(x - radius, y - radius), 2.0 * radius, 2.0 * radius)
}

/// The two strokes of the head of an arrow that ends at a point.
pub(super) fn head(from: Point, to: Point, size: f64) -> Vec<Segment> {
    let length = distance(from, to).max(1e-9);
    let (dx, dy) = ((to.0 - from.0) / length * size, (to.1 - from.1) / length * size);
    let one = Point(to.0 - dx - dy * 0.8, to.1 - dy + dx * 0.8);
    let other = Point(to.0 - dx + dy * 0.8, to.1 - dy - dx * 0.8);
    vec![Segment::Move(one), Segment::Line(to), Segment::Line(other)]
}

impl Canvas<'_> {
    /// A solid line with round corners and ends.
    pub(super) fn tube(&mut self, class: &'static str, points: &[Point], width: f64, color: Color) {
        // The ends of solid strokes are square and reach beyond the line, and corners would be pointed.
        let pieces = points.windows(2).flat_map(|two| {
            let far = (width / 2.0).min(distance(two[0], two[1]) / 2.0);
            Path::line(towards(two[0], two[1], far), towards(two[1], two[0], far))
        });
        self.below.stroke(class, pieces.collect(), Stroke::solid(color, width));
        let rounds = points.iter().flat_map(|&point| Path::circle(point, width / 2.0)).collect();
        self.below.fill(class, rounds, color);
    }

    /// A line of two thin ones, with what is between them.
    pub(super) fn rails(
        &mut self,
        class: &'static str,
        points: &[Point],
        (width, rail): (f64, f64),
        (color, inside): (Color, Color),
    ) {
        self.tube(class, points, width, color);
        self.tube(class, points, width - 2.0 * rail, inside);
    }

    /// Short strokes across a line.
    pub(super) fn teeth(
        &mut self,
        class: &'static str,
        points: &[Point],
        (step, length): (f64, f64),
        stroke: Stroke,
    ) {
        let half = length / 2.0;
        let strokes = along(points, step).into_iter().flat_map(|(Point(x, y), (dx, dy))| {
            let (across, down) = (-dy * half, dx * half);
            Path::line(Point(x - across, y - down), Point(x + across, y + down))
        });
        self.below.stroke(class, strokes.collect(), stroke);
    }

    /// A line that goes to and fro.
    pub(super) fn zigzag(
        &mut self,
        class: &'static str,
        points: &[Point],
        (step, far): (f64, f64),
        stroke: Stroke,
    ) {
        let mut places = vec![points[0]];
        for (index, (Point(x, y), (dx, dy))) in along(points, step).into_iter().enumerate() {
            let far = if index % 2 == 0 { far } else { -far };
            places.push(Point(x - dy * far, y + dx * far));
        }
        places.extend(points.last());
        self.below.stroke(class, way(&places), stroke);
    }

    /// Forms in a row along a line, and at its ends.
    pub(super) fn beads(
        &mut self,
        class: &'static str,
        points: &[Point],
        step: f64,
        form: impl Fn(Point) -> Vec<Segment>,
        color: Color,
    ) {
        let between = along(points, step).into_iter().map(|(place, _)| place);
        let forms = between.flat_map(form).collect();
        self.below.fill(class, forms, color);
    }
}
