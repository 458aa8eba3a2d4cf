//! Chains as they are drawn: every link on the board, its arrowhead at the node it reaches.

use std::ops::ControlFlow;

use minirow::Geometry;
use minirow::generate::Generator;
use minirow::logic::{Position, Step, Technique};
use minirow::scene::{ChainLink, ChainLinks, ChainNode, Point, Segment, chain_links};

use crate::techniques::examples;

/// The middles of the circles of a node.
fn middles(node: &ChainNode) -> impl Iterator<Item = Point> {
    node.cells.iter().map(|&(_, middle)| middle)
}

fn distance(a: Point, b: Point) -> f64 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

/// How far the nearest circle of a node is from a place; less than nothing inside of it.
fn outside(node: &ChainNode, place: Point) -> f64 {
    middles(node).map(|middle| distance(middle, place) - node.radius).fold(f64::MAX, f64::min)
}

/// Points along a line, close to each other.
fn along(segments: &[Segment]) -> Vec<Point> {
    let mut points = Vec::new();
    let mut at = Point(0.0, 0.0);
    for segment in segments {
        let (a, b, to) = match *segment {
            Segment::Move(to) => (to, to, to),
            Segment::Line(to) => (at, to, to),
            Segment::Curve(a, b, to) => (a, b, to),
            Segment::Close => continue,
        };
        let from = if let Segment::Move(to) = *segment { to } else { at };
        let steps = (distance(from, to) / 0.02).ceil().max(1.0) as u32;
        points.extend((0..=steps).map(|step| {
            let t = f64::from(step) / f64::from(steps);
            let mix = |a: f64, b: f64, c: f64, d: f64| {
                let s = 1.0 - t;
                s * s * s * a + 3.0 * s * s * t * b + 3.0 * s * t * t * c + t * t * t * d
            };
            Point(mix(from.0, a.0, b.0, to.0), mix(from.1, a.1, b.1, to.1))
        }));
        at = to;
    }
    points
}

/// The corners of an arrowhead.
fn corners(head: &[Segment]) -> Vec<Point> {
    head.iter()
        .filter_map(|segment| match *segment {
            Segment::Move(to) | Segment::Line(to) => Some(to),
            _ => None,
        })
        .collect()
}

/// Asserts what holds for every layout, and counts the links that run through other nodes.
fn check(geometry: &Geometry, step: &Step) -> (usize, usize) {
    let drawn = chain_links(geometry, step);
    assert_eq!(drawn, chain_links(geometry, step));
    let implications: usize = step.marks.chains.iter().map(Vec::len).sum();
    assert_eq!(drawn.nodes.len(), implications);
    let reasons = step.marks.chains.iter().flatten().map(|one| one.after.len());
    assert_eq!(drawn.links.len(), reasons.sum::<usize>());
    let is_on_board = |Point(x, y): Point, room: f64| {
        let range = room..=f64::from(geometry.side()) - room;
        range.contains(&x) && range.contains(&y)
    };
    for (index, node) in drawn.nodes.iter().enumerate() {
        assert_eq!(node.number, index + 1);
        assert!(is_on_board(node.badge, node.badge_size / 2.0), "{node:?}");
        assert!(middles(node).all(|middle| is_on_board(middle, node.radius)), "{node:?}");
    }
    let mut through = 0;
    for link in &drawn.links {
        let (from, to) = (&drawn.nodes[link.from - 1], &drawn.nodes[link.to - 1]);
        let line = along(&link.line);
        assert!(line.iter().all(|&point| is_on_board(point, 0.05)), "{link:?}");
        assert!(outside(from, line[0]).abs() < 1e-6, "{link:?} begins at its node");
        check_head(link, from, to, is_on_board);
        through += usize::from(is_through(&drawn, link, &line));
    }
    (drawn.links.len(), through)
}

/// The tip touches the node that the link reaches, and continues the line.
fn check_head(
    link: &ChainLink,
    from: &ChainNode,
    to: &ChainNode,
    is_on_board: impl Fn(Point, f64) -> bool,
) {
    let line = along(&link.line);
    let end = line[line.len() - 1];
    let [tip, left, right] = corners(&link.head)[..] else {
        assert!(outside(to, end).abs() < 1e-6, "{link:?} joins two nodes");
        return;
    };
    assert!(outside(to, tip).abs() < 1e-6, "{link:?} reaches its node");
    let base = Point((left.0 + right.0) / 2.0, (left.1 + right.1) / 2.0);
    let length = distance(tip, base);
    let before = line.iter().rev().copied().find(|&point| distance(point, end) > 0.004);
    let before = before.unwrap_or_else(|| panic!("{link:?} has a last piece"));
    let (dx, dy) = ((tip.0 - base.0) / length, (tip.1 - base.1) / length);
    let far = distance(before, end);
    let cosine = ((end.0 - before.0) * dx + (end.1 - before.1) * dy) / far;
    assert!(cosine > 0.999, "{link:?}: {cosine}");
    for corner in [tip, left, right] {
        assert!(is_on_board(corner, 0.02), "{link:?}");
        assert!(outside(from, corner) > 0.0, "{link:?}: the head is on its own source");
    }
    assert!(outside(to, left) > 0.0 && outside(to, right) > 0.0, "{link:?} points at its node");
}

/// Whether a link runs through a node that is none of its ends.
fn is_through(drawn: &ChainLinks, link: &ChainLink, line: &[Point]) -> bool {
    let ends = [link.from, link.to].map(|number| &drawn.nodes[number - 1]);
    drawn.nodes.iter().any(|node| {
        let own = |middle| ends.iter().any(|end| middles(end).any(|other| other == middle));
        let foreign = middles(node).filter(|&middle| !own(middle));
        foreign
            .into_iter()
            .any(|middle| line.iter().any(|&point| distance(point, middle) < node.radius - 0.01))
    })
}

/// The first steps of a technique in a position.
fn steps(technique: Technique, position: &Position, most: usize) -> Vec<Step> {
    let mut found = Vec::new();
    let _ = technique.find(position, &mut |step| {
        if !step.marks.chains.is_empty() {
            found.push(step);
        }
        if found.len() < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    found
}

#[test]
fn links_of_examples_reach_their_nodes() {
    let (mut links, mut through) = (0, 0);
    for technique in Technique::all() {
        for position in examples(technique) {
            for step in steps(technique, &position, 12) {
                let (all, bad) = check(position.geometry(), &step);
                (links, through) = (links + all, through + bad);
            }
        }
    }
    assert!(links > 500 && through * 100 <= links, "{through} of {links}");
}

/// Some steps of each technique with chains, on puzzles of any size.
fn chains(
    (rows, columns): (u8, u8),
    seeds: std::ops::Range<u64>,
    most: usize,
) -> Vec<(Geometry, Step)> {
    let geometry = Geometry::with_blocks(rows, columns).expect("a side up to 255");
    let mut found = Vec::new();
    for seed in seeds {
        let puzzle = Generator::new(&geometry).puzzle(seed).expect("a puzzle");
        let position = Position::from_grid(&puzzle).expect("no contradiction");
        for name in ["x-chain", "xy-chain", "grouped-aic", "forcing-chain", "forcing-net"] {
            let technique = Technique::named(name).expect("a technique");
            let steps = steps(technique, &position, most).into_iter();
            found.extend(steps.map(|step| (geometry.clone(), step)));
        }
    }
    found
}

/// On larger boards too; where a cell is full, a link may have to run through a node.
#[test]
fn links_of_large_boards_reach_their_nodes() {
    for (blocks, seeds, most) in
        [((2, 3), 0..4, 4), ((3, 4), 0..2, 4), ((4, 4), 0..3, 6), ((5, 5), 0..1, 2)]
    {
        let (mut links, mut through) = (0, 0);
        for (geometry, step) in chains(blocks, seeds, most) {
            let (all, bad) = check(&geometry, &step);
            (links, through) = (links + all, through + bad);
        }
        eprintln!("{blocks:?}: {links} links, {through} through others");
        assert!(through * 50 <= links, "{blocks:?}: {through} of {links}");
    }
}
