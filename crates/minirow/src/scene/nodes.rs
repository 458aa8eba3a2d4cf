//! Chains as drawn: nodes that hold are discs, those that do not are rings, strong links are solid, weak
//! ones dotted, and each implication has its number.

use super::badges::badge;
use super::bands::mixed;
use super::digits::write_signed;
use super::places::Places;
use super::plane::distance;
use super::{
    ChainLink, ChainLinks, ChainNode, Color, Drawing, Path, Point, Segment, Stroke, Style,
};
use crate::board::{Candidate, Cell, Names};

/// Bands behind nodes of several cells.
pub(super) fn groups(
    drawing: &mut Drawing,
    places: &Places<'_>,
    chains: &ChainLinks,
    style: &Style,
) {
    let color = mixed(style.link, style.ground.unwrap_or(Color::WHITE), 0.3);
    let mut drawn: Vec<&ChainNode> = Vec::new();
    for node in chains.nodes.iter().filter(|node| node.cells.len() > 1) {
        if drawn.iter().any(|other| other.cells == node.cells) {
            continue;
        }
        drawn.push(node);
        let band = node.cells.windows(2);
        let band = band.flat_map(|pair| strip(pair[0].1, pair[1].1, places.radius() * 0.8));
        drawing.fill("band", band.collect(), color);
    }
}

/// A rectangle from one place to another, so wide on each side.
fn strip(from: Point, to: Point, half: f64) -> Vec<Segment> {
    let length = distance(from, to).max(1e-9);
    let (dx, dy) = ((to.1 - from.1) / length * half, (from.0 - to.0) / length * half);
    Path::polygon(&[
        Point(from.0 + dx, from.1 + dy),
        Point(to.0 + dx, to.1 + dy),
        Point(to.0 - dx, to.1 - dy),
        Point(from.0 - dx, from.1 - dy),
    ])
}

/// The links, each once.
pub(super) fn links(
    drawing: &mut Drawing,
    places: &Places<'_>,
    chains: &ChainLinks,
    style: &Style,
) {
    let radius = places.radius();
    for (index, link) in chains.links.iter().enumerate() {
        let is_same =
            |other: &ChainLink| other.line == link.line && other.is_strong == link.is_strong;
        if chains.links[..index].iter().any(is_same) {
            continue;
        }
        let width = radius * if link.head.is_empty() { 0.6 } else { 0.22 };
        let (class, stroke) = if link.is_strong {
            ("link strong", Stroke::solid(style.link, width))
        } else if link.head.is_empty() {
            ("link weak", Stroke::solid(style.link, radius * 0.2))
        } else {
            let dash = Some((width, width * 1.1));
            ("link weak", Stroke { color: style.link, width, dash })
        };
        drawing.stroke(class, link.line.clone(), stroke);
        drawing.fill("link head", link.head.clone(), style.link);
    }
}

/// The nodes with their digits.
pub(super) fn nodes(
    drawing: &mut Drawing,
    places: &Places<'_>,
    chains: &ChainLinks,
    names: &Names<'_>,
    style: &Style,
) {
    let ground = style.ground.unwrap_or(Color::WHITE);
    let stands = |node: &ChainNode, place: (Cell, Point), holds| {
        node.holds == holds && node.cells.contains(&place)
    };
    let mut drawn = Vec::new();
    for node in &chains.nodes {
        for &(cell, middle) in &node.cells {
            if drawn.contains(&(cell, node.digit)) {
                continue;
            }
            drawn.push((cell, node.digit));
            let [on, off] = [true, false]
                .map(|holds| chains.nodes.iter().any(|other| stands(other, (cell, middle), holds)));
            circles(drawing, middle, places.radius(), (on, off), ground, style);
            let color = if on { ground } else { style.link };
            let candidate = Candidate { cell, digit: node.digit };
            write_signed(drawing, "node", candidate, color, places, names, style);
        }
    }
}

/// A disc for what holds, a ring for what does not; a disc in a ring for what does both.
fn circles(
    drawing: &mut Drawing,
    middle: Point,
    radius: f64,
    (on, off): (bool, bool),
    ground: Color,
    style: &Style,
) {
    let weight = radius * 0.14;
    if off {
        let way = Path::circle(middle, radius * if on { 1.0 } else { 0.9 } - weight / 2.0);
        let stroke = Some(Stroke::solid(style.link, weight));
        drawing.path(Path { class: "off", segments: way, fill: Some(ground), stroke });
    }
    if on {
        let radius = radius * if off { 0.74 } else { 0.967 };
        drawing.fill("on", Path::circle(middle, radius), style.link);
    }
}

/// The numbers of all implications.
pub(super) fn numbers(drawing: &mut Drawing, chains: &ChainLinks, style: &Style) {
    let colors = (style.given, style.ground.unwrap_or(Color::WHITE));
    for node in &chains.nodes {
        let place = (node.badge, node.badge_size);
        badge(drawing, "number", place, node.number.to_string(), colors, style);
    }
}
