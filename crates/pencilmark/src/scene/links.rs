//! Chains as curved arrows between candidates: strong links solid, weak ones dashed.

use super::places::Places;
use super::{Drawing, Path, Point, Segment, Stroke, Style};
use crate::logic::{Chain, Node, Step};

/// How far an arrow bends aside, as a part of its length.
const BEND: f64 = 0.16;

/// How far it bends at most.
const MOST: f64 = 0.6;

/// The signs of what holds and what does not: a solid ring, a dashed one.
pub(super) fn nodes(drawing: &mut Drawing, places: &Places<'_>, step: &Step, style: &Style) {
    let mut drawn: Vec<(&Node, bool)> = Vec::new();
    for implication in step.marks.chains.iter().flatten() {
        let mark = (&implication.node, implication.holds);
        if drawn.contains(&mark) {
            continue;
        }
        drawn.push(mark);
        let weight = places.radius() * 0.14;
        let (class, ground, stroke, far) = if implication.holds {
            ("on", style.roles[0], Stroke::solid(style.link, weight), 0.94)
        } else {
            ("off", style.roles[1], Stroke::dashed(style.link, weight * 0.8), 1.08)
        };
        // Where a candidate both holds and does not, the ring of the other is to be seen.
        let is_second = drawn.contains(&(&implication.node, !implication.holds));
        drawing.path(Path {
            class,
            segments: outline(&implication.node, places, places.radius() * far),
            fill: (!is_second).then_some(ground),
            stroke: Some(stroke),
        });
    }
}

/// A circle around a candidate; around several one for each, with a band between them.
fn outline(node: &Node, places: &Places<'_>, radius: f64) -> Vec<Segment> {
    let middles: Vec<Point> =
        node.cells.iter().map(|&cell| places.candidate(cell, node.digit)).collect();
    let mut segments: Vec<Segment> =
        middles.iter().flat_map(|&middle| Path::circle(middle, radius)).collect();
    for pair in middles.windows(2) {
        if let Some([from, to, ..]) = trimmed(pair[0], pair[1], 0.0, radius) {
            segments.extend(Path::line(from, to));
        }
    }
    segments
}

/// The arrows of all chains.
pub(super) fn arrows(drawing: &mut Drawing, places: &Places<'_>, step: &Step, style: &Style) {
    let mut drawn = Vec::new();
    for chain in &step.marks.chains {
        for (from, to, is_strong) in links(chain) {
            if !drawn.contains(&(from, to, is_strong)) {
                drawn.push((from, to, is_strong));
                arrow(drawing, places, from, to, is_strong, style);
            }
        }
    }
}

/// From which node to which each implication goes, and whether the link is strong.
fn links(chain: &Chain) -> impl Iterator<Item = (&Node, &Node, bool)> {
    chain.iter().flat_map(|implication| {
        let before = implication.after.iter().filter_map(|&earlier| chain.get(earlier));
        before.map(|earlier| (&earlier.node, &implication.node, implication.cause.is_strong()))
    })
}

fn arrow(
    drawing: &mut Drawing,
    places: &Places<'_>,
    from: &Node,
    to: &Node,
    is_strong: bool,
    style: &Style,
) {
    let Some((start, end)) = nearest(from, to, places) else { return };
    let radius = places.radius();
    let around = radius * 1.1;
    // A way that leaves the board bends to the other side.
    let side = f64::from(places.geometry.side());
    let is_inside = |Point(x, y): Point| (0.0..=side).contains(&x) && (0.0..=side).contains(&y);
    let ways = [BEND, -BEND].map(|bend| {
        let straight = trimmed(start, end, bend, around);
        straight.or_else(|| beside(start, end, around * bend.signum()))
    });
    let inside = ways.into_iter().flatten().find(|way| is_inside(way[2]));
    let Some([start, end, control]) = inside.or(ways[0]) else { return };
    let weight = radius * 0.2;
    // Both control points of a curve that is bent once.
    let towards = |point: Point| {
        Point(
            point.0 + (control.0 - point.0) * 2.0 / 3.0,
            point.1 + (control.1 - point.1) * 2.0 / 3.0,
        )
    };
    let (class, stroke) = if is_strong {
        ("link strong", Stroke::solid(style.link, weight))
    } else {
        ("link weak", Stroke::dashed(style.link, weight * 0.8))
    };
    let length = distance(start, end);
    let head = (radius * 0.9).min(length * 0.6);
    let Some((dx, dy)) = direction(control, end) else { return };
    // The line ends inside of the head.
    let neck = Point(end.0 - dx * head * 0.8, end.1 - dy * head * 0.8);
    let curve = Segment::Curve(towards(start), towards(neck), neck);
    drawing.stroke(class, vec![Segment::Move(start), curve], stroke);
    let wing = |side: f64| {
        let half = head * 0.42 * side;
        Point(end.0 - dx * head - dy * half, end.1 - dy * head + dx * half)
    };
    drawing.fill("link head", Path::polygon(&[end, wing(1.0), wing(-1.0)]), style.link);
}

/// The places of two nodes that are nearest to each other.
fn nearest(from: &Node, to: &Node, places: &Places<'_>) -> Option<(Point, Point)> {
    let places_of = |node: &Node| -> Vec<Point> {
        node.cells.iter().map(|&cell| places.candidate(cell, node.digit)).collect()
    };
    let ends = places_of(to);
    let pairs =
        places_of(from).into_iter().flat_map(|start| ends.iter().map(move |&end| (start, end)));
    pairs.min_by(|a, b| distance(a.0, a.1).total_cmp(&distance(b.0, b.1)))
}

/// Where a way between two places begins and ends so far outside of them, and the place that it bends
/// towards; none between places that lie too close.
fn trimmed(from: Point, to: Point, bend: f64, radius: f64) -> Option<[Point; 3]> {
    let length = distance(from, to);
    if length <= 2.0 * radius {
        return None;
    }
    let (dx, dy) = direction(from, to)?;
    let aside = (length * bend).clamp(-MOST, MOST);
    let middle = Point((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
    let control = Point(middle.0 + dy * aside, middle.1 - dx * aside);
    let (sx, sy) = direction(from, control)?;
    let (ex, ey) = direction(to, control)?;
    let start = Point(from.0 + sx * radius, from.1 + sy * radius);
    let end = Point(to.0 + ex * radius, to.1 + ey * radius);
    Some([start, end, control])
}

/// An arc so far beside two places that lie too close for a way between them.
fn beside(from: Point, to: Point, radius: f64) -> Option<[Point; 3]> {
    let (dx, dy) = direction(from, to)?;
    let at = |Point(x, y): Point, far: f64| Point(x + dy * far, y - dx * far);
    let middle = Point((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
    Some([at(from, radius), at(to, radius), at(middle, radius * 2.4)])
}

fn distance(from: Point, to: Point) -> f64 {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    (dx * dx + dy * dy).sqrt()
}

fn direction(from: Point, to: Point) -> Option<(f64, f64)> {
    let length = distance(from, to);
    (length > 1e-9).then(|| ((to.0 - from.0) / length, (to.1 - from.1) / length))
}
