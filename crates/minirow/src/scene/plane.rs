//! Distances between points and straight pieces of lines.

use super::Point;

/// A straight piece of a line.
pub(super) type Piece = (Point, Point);

pub(super) fn distance(a: Point, b: Point) -> f64 {
    (b.0 - a.0).hypot(b.1 - a.1)
}

/// How far right and down a step of length 1 from one point to another leads.
pub(super) fn direction(from: Point, to: Point) -> (f64, f64) {
    let far = distance(from, to).max(1e-9);
    ((to.0 - from.0) / far, (to.1 - from.1) / far)
}

/// The point so far from the first in the direction of the second.
pub(super) fn towards(from: Point, to: Point, far: f64) -> Point {
    let part = far / distance(from, to).max(1e-9);
    Point(from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part)
}

/// How far a point is from a piece.
pub(super) fn distance_to(point: Point, (a, b): Piece) -> f64 {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let square = (dx * dx + dy * dy).max(1e-18);
    let part = ((point.0 - a.0) * dx + (point.1 - a.1) * dy) / square;
    let part = part.clamp(0.0, 1.0);
    distance(point, Point(a.0 + dx * part, a.1 + dy * part))
}

/// Whether a piece reaches into a rectangle, which is so wide and high on each side of its middle.
pub(super) fn enters((a, b): Piece, middle: Point, half: (f64, f64)) -> bool {
    let (mut from, mut to) = (0.0_f64, 1.0_f64);
    for (start, far, middle, half) in
        [(a.0, b.0 - a.0, middle.0, half.0), (a.1, b.1 - a.1, middle.1, half.1)]
    {
        let (low, high) = (middle - half - start, middle + half - start);
        if far.abs() < 1e-12 {
            if low >= 0.0 || high <= 0.0 {
                return false;
            }
        } else {
            let (one, other) = (low / far, high / far);
            from = from.max(one.min(other));
            to = to.min(one.max(other));
        }
    }
    from < to
}

/// How long two pieces lie on each other, at most so far apart; none that stand across.
pub(super) fn overlap(one: Piece, (a, b): Piece, apart: f64) -> f64 {
    let length = distance(a, b).max(1e-9);
    let (ux, uy) = ((b.0 - a.0) / length, (b.1 - a.1) / length);
    let along = |point: Point| (point.0 - a.0) * ux + (point.1 - a.1) * uy;
    let aside = |point: Point| ((point.0 - a.0) * uy - (point.1 - a.1) * ux).abs();
    if aside(one.0) >= apart || aside(one.1) >= apart {
        return 0.0;
    }
    let (low, high) = (along(one.0).min(along(one.1)), along(one.0).max(along(one.1)));
    (high.min(length) - low.max(0.0)).max(0.0)
}

/// Whether two pieces cross.
pub(super) fn cross(one: Piece, other: Piece) -> bool {
    let turn = |a: Point, b: Point, c: Point| (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0);
    let parts = |(a, b): Piece, (c, d)| turn(a, b, c) * turn(a, b, d) < 0.0;
    parts(one, other) && parts(other, one)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ACROSS: Piece = (Point(0.0, 0.5), Point(2.0, 0.5));
    const DOWN: Piece = (Point(1.0, 0.0), Point(1.0, 2.0));

    #[test]
    fn pieces_meet_or_not() {
        assert!(cross(ACROSS, DOWN));
        assert!(!cross(ACROSS, (Point(3.0, 0.0), Point(3.0, 2.0))));
        assert!(enters(DOWN, Point(1.1, 1.0), (0.2, 0.2)));
        assert!(!enters(DOWN, Point(1.3, 1.0), (0.2, 0.2)));
        assert_eq!(distance_to(Point(1.0, 1.0), ACROSS), 0.5);
        assert_eq!(overlap((Point(1.0, 0.51), Point(5.0, 0.51)), ACROSS, 0.02), 1.0);
        assert_eq!(overlap(DOWN, ACROSS, 0.02), 0.0);
    }
}
