//! The way of a link as a drawn line: rounded corners, and the arrowhead at its end.

use super::plane::{distance, towards};
use super::{Path, Point, Segment};

/// The radius of corners, in cells.
const CORNER: f64 = 0.16;

/// How long an arrowhead is and how wide on each side, as a part of the radius of a candidate.
const HEAD: (f64, f64) = (0.75, 0.36);

/// The least room between two candidates for an arrowhead, as a part of their radius.
const LEAST: f64 = 0.4;

/// A drawn line with its arrowhead.
pub(super) struct Route {
    pub(super) segments: Vec<Segment>,
    /// A triangle; none where there is no room for one.
    pub(super) head: Vec<Segment>,
}

/// A way between the middles of two circles, from the edge of the first to the edge of the second.
pub(super) fn route(way: &[Point], (start, end): (f64, f64), radius: f64) -> Route {
    let [first, .., last] = way else { return Route { segments: Vec::new(), head: Vec::new() } };
    let mut way = way.to_vec();
    let len = way.len();
    let room = distance(*first, way[1]) - if len == 2 { start + end } else { start };
    let tip = towards(*last, way[len - 2], end);
    way[0] = towards(*first, way[1], start);
    if len == 2 && room < radius * LEAST {
        // Two candidates side by side are joined.
        return Route { segments: Path::line(way[0], tip), head: Vec::new() };
    }
    let length = if len == 2 { (radius * HEAD.0).min(room * 0.8) } else { radius * HEAD.0 };
    let before = way[len - 2];
    let base = towards(tip, before, length);
    // The line ends inside of the head.
    way[len - 1] = towards(tip, before, length * 0.8);
    Route { segments: rounded(&way), head: head(tip, base, radius * HEAD.1) }
}

/// A triangle with its tip here and the middle of its base there.
fn head(tip: Point, base: Point, half: f64) -> Vec<Segment> {
    let length = distance(tip, base).max(1e-9);
    let (dx, dy) = ((tip.0 - base.0) / length * half, (tip.1 - base.1) / length * half);
    Path::polygon(&[tip, Point(base.0 - dy, base.1 + dx), Point(base.0 + dy, base.1 - dx)])
}

/// A line through some points, round where it bends.
fn rounded(way: &[Point]) -> Vec<Segment> {
    /// Where the control points of a quarter of a circle are, from the corner.
    const QUARTER: f64 = 0.447_715_25;
    let mut segments = vec![Segment::Move(way[0])];
    for (index, corner) in way.windows(3).enumerate() {
        let [before, at, after] = [corner[0], corner[1], corner[2]];
        // Pieces at the ends stay straight for a part, others are shared with the next corner.
        let half = |piece: f64, is_end: bool| piece * if is_end { 0.8 } else { 0.5 };
        let radius = CORNER
            .min(half(distance(before, at), index == 0))
            .min(half(distance(at, after), index + 3 == way.len()));
        let (from, to) = (towards(at, before, radius), towards(at, after, radius));
        let control = |end: Point| towards(at, end, radius * QUARTER);
        segments.extend([Segment::Line(from), Segment::Curve(control(before), control(after), to)]);
    }
    segments.extend(way.last().copied().map(Segment::Line));
    segments
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tip_touches_the_circle_and_points_at_it() {
        let way = [Point(0.5, 0.5), Point(0.5, 1.14), Point(3.5, 1.14), Point(3.5, 0.5)];
        let Route { segments, head } = route(&way, (0.145, 0.135), 0.15);
        assert_eq!(segments[0], Segment::Move(Point(0.5, 0.645)));
        assert_eq!(head[0], Segment::Move(Point(3.5, 0.635)));
        let Segment::Line(Point(x, y)) = segments[segments.len() - 1] else { panic!("a line") };
        assert!(x == 3.5 && y > 0.635 && y < 0.635 + 0.15 * HEAD.0);
    }

    #[test]
    fn circles_side_by_side_are_joined() {
        let Route { segments, head } =
            route(&[Point(0.2, 0.5), Point(0.5, 0.5)], (0.145, 0.135), 0.15);
        assert_eq!((segments.len(), head.len()), (2, 0));
    }
}
