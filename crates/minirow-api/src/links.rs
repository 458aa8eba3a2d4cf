//! The chains of a step as a page draws them: where nodes, links and numbers are, in units of a cell.

use minirow::Geometry;
use minirow::logic::Step;
use minirow::scene::{ChainLink, ChainNode, Point, chain_links, path_data};
use serde::Serialize;

/// An implication on the board; a cell is 1 wide, and the board begins at 0, 0.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ChainNode"))]
pub(crate) struct NodeRecord {
    /// The number of its chain, from 0.
    chain: usize,
    /// Its number in the explanation.
    number: usize,
    digit: u8,
    /// Whether the digit is there, or is not.
    holds: bool,
    /// How large the circle around each of its candidates is.
    radius: f64,
    /// The middle of the first of its circles.
    x: f64,
    y: f64,
    /// One cell, or several of a house.
    cells: Vec<Circle>,
    badge: Badge,
}

/// The circle around a candidate.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Circle {
    cell: u16,
    x: f64,
    y: f64,
}

/// A square with the number of a node, by its middle.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct Badge {
    x: f64,
    y: f64,
    size: f64,
}

/// A link on the board, as data of paths in SVG.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ChainLink"))]
pub(crate) struct LinkRecord {
    /// The number of its chain, from 0.
    chain: usize,
    /// The number of the node where it begins.
    from: usize,
    /// The number of the node that it reaches.
    to: usize,
    strong: bool,
    /// The line.
    path: String,
    /// The arrowhead, its tip first; absent where both nodes are side by side.
    #[serde(skip_serializing_if = "Option::is_none")]
    head: Option<String>,
}

/// The nodes and links of all chains of a step.
pub(crate) fn links(step: &Step, geometry: &Geometry) -> (Vec<NodeRecord>, Vec<LinkRecord>) {
    let drawn = chain_links(geometry, step);
    (drawn.nodes.iter().map(node).collect(), drawn.links.iter().map(link).collect())
}

fn node(node: &ChainNode) -> NodeRecord {
    let circle = |&(cell, Point(x, y)): &(minirow::Cell, Point)| Circle {
        cell: cell.index() as u16,
        x: rounded(x),
        y: rounded(y),
    };
    let cells: Vec<Circle> = node.cells.iter().map(circle).collect();
    let Point(x, y) = node.badge;
    NodeRecord {
        chain: node.chain,
        number: node.number,
        digit: node.digit.get(),
        holds: node.holds,
        radius: rounded(node.radius),
        x: cells[0].x,
        y: cells[0].y,
        cells,
        badge: Badge { x: rounded(x), y: rounded(y), size: rounded(node.badge_size) },
    }
}

fn link(link: &ChainLink) -> LinkRecord {
    LinkRecord {
        chain: link.chain,
        from: link.from,
        to: link.to,
        strong: link.is_strong,
        path: path_data(&link.line, 1.0),
        head: (!link.head.is_empty()).then(|| path_data(&link.head, 1.0)),
    }
}

/// A thousandth of a cell is seen by nobody.
fn rounded(value: f64) -> f64 {
    (value * 1000.0).round() / 1000.0
}
