//! The chains of a step on the board: nodes with their numbers, and links between them.

use super::badges::Badges;
use super::lanes::{End, Lanes};
use super::places::Places;
use super::plane::distance;
use super::route::{Route, route};
use super::signs::{is_about, signed};
use super::{Point, Segment};
use crate::board::{Cell, Digit, Geometry};
use crate::logic::{Implication, Node, Step};

/// The chains of a step as they are drawn: places in cells, from the upper left corner of the board.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct ChainLinks {
    /// The implications of all chains, in the order of their numbers.
    pub nodes: Vec<ChainNode>,
    /// The links between them.
    pub links: Vec<ChainLink>,
}

/// An implication as it is drawn: a circle for each of its cells, and its number.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ChainNode {
    /// The number of its chain, from 0.
    pub chain: usize,
    /// Its number in the explanation of the step, from 1.
    pub number: usize,
    /// The digit.
    pub digit: Digit,
    /// Whether the node holds.
    pub holds: bool,
    /// Its cells, each with the middle of the circle.
    pub cells: Vec<(Cell, Point)>,
    /// How large the circles are.
    pub radius: f64,
    /// The middle of the square with the number.
    pub badge: Point,
    /// How wide and high that square is.
    pub badge_size: f64,
}

/// A link as it is drawn: a line from the edge of one circle to the edge of another, with an arrowhead.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ChainLink {
    /// The number of its chain, from 0.
    pub chain: usize,
    /// The number of the implication where it begins.
    pub from: usize,
    /// The number of the implication that it reaches.
    pub to: usize,
    /// Whether it is a strong link.
    pub is_strong: bool,
    /// The line.
    pub line: Vec<Segment>,
    /// The arrowhead, its tip first; none where both circles almost touch.
    pub head: Vec<Segment>,
}

/// Lays out the chains of a step on the board.
///
/// Links stay on the board. A link is straight where it meets no other candidate of the step and no cell
/// that can have a digit; otherwise it runs beside the grid lines. The same step always has the same
/// layout; a step of another board has none.
///
/// # Examples
/// ```
/// use minirow::{Geometry, Grid, logic::{Position, next_step}};
/// use minirow::scene::chain_links;
/// let puzzle = "..7....9....5....6.8...43....932...42.1.9.8.56...817....82...6.1....3....5....2..";
/// let mut position = Position::from_grid(&puzzle.parse::<Grid>()?).unwrap();
/// let chain = loop {
///     let step = next_step(&position).unwrap();
///     if !step.marks.chains.is_empty() {
///         break step;
///     }
///     position.apply(&step).unwrap();
/// };
/// let drawn = chain_links(&Geometry::classic(), &chain);
/// assert_eq!(drawn.nodes.len(), chain.marks.chains[0].len());
/// assert_eq!((drawn.links[0].from, drawn.links[0].to), (1, 2));
/// # Ok::<(), minirow::format::ParseError>(())
/// ```
#[must_use]
pub fn chain_links(geometry: &Geometry, step: &Step) -> ChainLinks {
    if !is_about(step, geometry) {
        return ChainLinks::default();
    }
    let places = Places::new(geometry);
    layout(&places, step, |_, _| false)
}

/// Lays out the chains of a step; numbers keep clear of what else stands in a cell.
pub(super) fn layout(
    places: &Places<'_>,
    step: &Step,
    is_taken: impl Fn(Cell, Point) -> bool,
) -> ChainLinks {
    let mut nodes = nodes(places, step);
    if nodes.is_empty() {
        return ChainLinks::default();
    }
    let candidates = signed(step);
    let mut lanes = Lanes::new(places, &candidates);
    let links = links(places, step, &nodes, &mut lanes);
    let mut badges = Badges::new(places, &candidates, is_taken);
    for node in &mut nodes {
        let (cell, middle) = node.cells[0];
        (node.badge, node.badge_size) = badges.place(cell, middle, &lanes);
    }
    ChainLinks { nodes, links }
}

/// The implications of all chains, numbers not placed yet.
fn nodes(places: &Places<'_>, step: &Step) -> Vec<ChainNode> {
    let implications = step.marks.chains.iter().enumerate();
    let implications =
        implications.flat_map(|(chain, all)| all.iter().map(move |one| (chain, one)));
    let node = |(index, (chain, implication)): (usize, (usize, &Implication))| {
        let Node { digit, cells } = &implication.node;
        ChainNode {
            chain,
            number: index + 1,
            digit: *digit,
            holds: implication.holds,
            cells: cells.iter().map(|&cell| (cell, places.candidate(cell, *digit))).collect(),
            radius: places.node_radius(implication.holds),
            badge: Point(0.0, 0.0),
            badge_size: 0.0,
        }
    };
    implications.enumerate().map(node).collect()
}

/// A link that is not laid out yet.
struct Waiting {
    link: ChainLink,
    /// The ends of the link for each pair of candidates, the nearest first.
    ends: Vec<(End, End)>,
    way: Option<Vec<Point>>,
}

/// The links of all chains: straight ones first, so that others keep clear of them.
fn links(
    places: &Places<'_>,
    step: &Step,
    nodes: &[ChainNode],
    lanes: &mut Lanes<'_>,
) -> Vec<ChainLink> {
    let mut waiting: Vec<Waiting> = unplaced(step)
        .map(|link| {
            let ends = ends(&nodes[link.from - 1], &nodes[link.to - 1]);
            Waiting { link, ends, way: None }
        })
        .filter(|link| !link.ends.is_empty())
        .collect();
    // A link that several chains have is one line.
    let same = |a: &ChainLink, b: &ChainLink| {
        let alike = |a: usize, b: usize| nodes[a - 1].cells == nodes[b - 1].cells;
        alike(a.from, b.from) && alike(a.to, b.to) && a.is_strong == b.is_strong
    };
    for is_first in [true, false] {
        for index in 0..waiting.len() {
            if waiting[index].way.is_some() {
                continue;
            }
            let known =
                waiting[..index].iter().find(|other| same(&other.link, &waiting[index].link));
            let way = match known.map(|known| known.way.clone()) {
                Some(way) => way,
                None if is_first => straight(lanes, &waiting[index].ends),
                None => Some(cheapest(lanes, &waiting[index].ends)),
            };
            if let (Some(way), None) = (&way, known) {
                lanes.take(way);
            }
            waiting[index].way = way;
        }
    }
    waiting.into_iter().map(|link| drawn(places, nodes, link)).collect()
}

fn drawn(
    places: &Places<'_>,
    nodes: &[ChainNode],
    Waiting { mut link, way, .. }: Waiting,
) -> ChainLink {
    let radii = (nodes[link.from - 1].radius, nodes[link.to - 1].radius);
    let Route { segments, head } = route(&way.unwrap_or_default(), radii, places.radius());
    (link.line, link.head) = (segments, head);
    link
}

/// Which implications the links of each chain join.
fn unplaced(step: &Step) -> impl Iterator<Item = ChainLink> {
    let mut first = 1;
    step.marks.chains.iter().enumerate().flat_map(move |(chain, implications)| {
        let before = first;
        first += implications.len();
        implications.iter().enumerate().flat_map(move |(index, implication)| {
            let earlier = implication.after.iter().filter(move |&&earlier| earlier < index);
            earlier.map(move |&earlier| ChainLink {
                chain,
                from: before + earlier,
                to: before + index,
                is_strong: implication.cause.is_strong(),
                line: Vec::new(),
                head: Vec::new(),
            })
        })
    })
}

/// The candidates of two nodes in pairs, the nearest first.
fn ends(from: &ChainNode, to: &ChainNode) -> Vec<(End, End)> {
    let end = |&(cell, at): &(Cell, Point)| End { cell, at };
    let mut pairs: Vec<(End, End)> = from
        .cells
        .iter()
        .flat_map(|one| to.cells.iter().map(move |other| (end(one), end(other))))
        .filter(|(one, other)| one != other)
        .collect();
    pairs.sort_by(|a, b| distance(a.0.at, a.1.at).total_cmp(&distance(b.0.at, b.1.at)));
    pairs
}

/// The shortest straight way that is free.
fn straight(lanes: &Lanes<'_>, ends: &[(End, End)]) -> Option<Vec<Point>> {
    let free = ends.iter().find(|(from, to)| lanes.is_straight_free(*from, *to));
    free.map(|(from, to)| vec![from.at, to.at])
}

/// The cheapest way in lanes, between the pairs of candidates that are nearest to each other.
fn cheapest(lanes: &Lanes<'_>, ends: &[(End, End)]) -> Vec<Point> {
    /// How many pairs are looked at.
    const MOST: usize = 4;
    let ways = ends.iter().take(MOST).map(|&(from, to)| lanes.way(from, to));
    let cheapest = ways.min_by(|a, b| a.0.total_cmp(&b.0));
    cheapest.map(|(_, way)| way).unwrap_or_default()
}
