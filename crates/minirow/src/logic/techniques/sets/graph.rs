//! Which almost locked sets chains of links lead to.
//!
//! A chain must not leave a set by the digit it came by. Where two digits join a set to the one
//! before, it counts as entered by the lower of them, as in HoDoKu 2.3.2.

use super::almost_locked_sets::Links;
use crate::board::Digit;
use crate::logic::position::set::Digits;

/// Where chains may go.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Direction {
    /// From each set to one with a higher number.
    Onward,
    /// To any set, in chains of at most seven.
    Any,
}

/// The places where a chain may stand, by their number, and those it may go on to.
pub(super) struct ChainGraph<'a, const D: usize> {
    links: &'a Links<D>,
    direction: Direction,
    /// By set.
    nodes: Vec<Node<D>>,
    /// For each set its first node, and the end.
    starts: Vec<usize>,
    next: Vec<Vec<usize>>,
    /// For each node a bit for every node that chains from there lead to.
    reached: Vec<NodeSet>,
}

/// A set, and the digits that join it to the set before.
pub(super) struct Node<const D: usize> {
    pub(super) set: usize,
    pub(super) entered_by: Digits<D>,
}

/// A set and the digit by which a chain leaves it first.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Start {
    pub(super) set: usize,
    pub(super) digit: Digit,
}

/// A set of nodes, in ascending order.
#[derive(Clone)]
pub(super) struct NodeSet(Vec<u64>);

/// Three links join four sets.
const FEWEST_LINKS: usize = 3;
/// Beyond this, chains in any direction are not followed.
const MOST_LINKS: usize = 6;

impl<'a, const D: usize> ChainGraph<'a, D> {
    pub(super) fn new(links: &'a Links<D>, direction: Direction) -> Self {
        let mut graph = Self {
            links,
            direction,
            nodes: Vec::new(),
            starts: vec![0],
            next: Vec::new(),
            reached: Vec::new(),
        };
        for set in 0..links.set_count() {
            let back = links.leading_from(set).filter(|_| direction == Direction::Any);
            for link in links.leading_to(set).chain(back) {
                let digits = links.get(link).digits;
                for entered_by in digits.iter().map(Digits::of).chain([digits]) {
                    if graph.node(set, entered_by).is_none() {
                        graph.nodes.push(Node { set, entered_by });
                    }
                }
            }
            graph.starts.push(graph.nodes.len());
        }
        graph.next = graph.nodes.iter().map(|node| graph.after(node)).collect();
        graph.reached = vec![graph.no_nodes(); graph.nodes.len()];
        // Where all chains go onward, whatever comes behind a node is known before it.
        let rounds = if direction == Direction::Onward { 1 } else { MOST_LINKS };
        for _ in 0..rounds {
            for node in (0..graph.nodes.len()).rev() {
                let mut reached = std::mem::replace(&mut graph.reached[node], NodeSet(Vec::new()));
                for &next in &graph.next[node] {
                    reached.insert(next);
                    reached.add(&graph.reached[next]);
                }
                graph.reached[node] = reached;
            }
        }
        graph
    }

    pub(super) fn get(&self, node: usize) -> &Node<D> {
        &self.nodes[node]
    }

    pub(super) fn no_nodes(&self) -> NodeSet {
        NodeSet(vec![0; self.nodes.len().div_ceil(64)])
    }

    /// Adds the nodes of a set.
    pub(super) fn add_nodes_of(&self, set: usize, nodes: &mut NodeSet) {
        (self.starts[set]..self.starts[set + 1]).for_each(|node| nodes.insert(node));
    }

    /// Adds the nodes where chains of at least four sets from a start may end.
    pub(super) fn add_ends(&self, start: Start, ends: &mut NodeSet) {
        for second in self.second_nodes(start) {
            for &third in &self.next[second] {
                ends.add(&self.reached[third]);
            }
        }
    }

    /// The nodes of the chain with the fewest sets, at least four, and of these with the fewest cells,
    /// that ends in one of some nodes; without its start.
    pub(super) fn shortest(
        &self,
        start: Start,
        ends: &[usize],
        size: impl Fn(usize) -> usize,
    ) -> Option<Vec<usize>> {
        let most = if self.direction == Direction::Onward { usize::MAX } else { MOST_LINKS };
        // For each number of links and each node the fewest cells and the node before.
        let mut layers: Vec<Vec<Option<(usize, usize)>>> = vec![vec![None; self.nodes.len()]];
        for node in self.second_nodes(start) {
            layers[0][node] = Some((size(self.nodes[node].set), node));
        }
        loop {
            let layer = &layers[layers.len() - 1];
            if layers.len() >= FEWEST_LINKS {
                let ends = ends.iter().filter_map(|&end| Some((layer[end]?.0, end)));
                if let Some((_, end)) = ends.min() {
                    let mut chain: Vec<usize> = before(&layers, end).collect();
                    chain.reverse();
                    return Some(chain);
                }
            }
            if layers.len() == most || layer.iter().all(Option::is_none) {
                return None;
            }
            let mut following = vec![None; self.nodes.len()];
            for (node, cells) in layer.iter().enumerate() {
                let Some((cells, _)) = cells else { continue };
                for &next in &self.next[node] {
                    let set = self.nodes[next].set;
                    let cells = cells + size(set);
                    let is_known = following[next].is_some_and(|(fewest, _)| fewest <= cells);
                    let is_new = || {
                        set != start.set
                            && before(&layers, node).all(|node| self.nodes[node].set != set)
                    };
                    if !is_known && is_new() {
                        following[next] = Some((cells, node));
                    }
                }
            }
            layers.push(following);
        }
    }

    /// The nodes one link after a start.
    fn second_nodes(&self, start: Start) -> impl Iterator<Item = usize> + '_ {
        let by_digit = self.links_of(start.set).filter(move |(_, by)| by.contains(start.digit));
        by_digit.filter_map(move |(set, _)| self.node(set, Digits::of(start.digit)))
    }

    fn after(&self, node: &Node<D>) -> Vec<usize> {
        let used = node.entered_by.first().map_or(Digits::EMPTY, Digits::of);
        let links = self.links_of(node.set);
        links.filter_map(|(set, digits)| self.node(set, digits - used)).collect()
    }

    /// The sets a chain may go on to from a set, and the digits it may go by.
    fn links_of(&self, set: usize) -> impl Iterator<Item = (usize, Digits<D>)> + '_ {
        let onward = self.links.leading_from(set).map(|link| self.links.get(link));
        let back = self.links.leading_to(set).filter(|_| self.direction == Direction::Any);
        let back = back.map(|link| self.links.get(link));
        onward.map(|link| (link.to, link.digits)).chain(back.map(|link| (link.from, link.digits)))
    }

    fn node(&self, set: usize, entered_by: Digits<D>) -> Option<usize> {
        let end = self.starts.get(set + 1).copied().unwrap_or(self.nodes.len());
        (self.starts[set]..end).find(|&node| self.nodes[node].entered_by == entered_by)
    }
}

/// The nodes of a chain from its end back to the first link.
fn before(layers: &[Vec<Option<(usize, usize)>>], end: usize) -> impl Iterator<Item = usize> + '_ {
    layers.iter().rev().scan(end, |node, layer| {
        let here = *node;
        (_, *node) = layer[here]?;
        Some(here)
    })
}

impl NodeSet {
    pub(super) fn clear(&mut self) {
        self.0.fill(0);
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    pub(super) fn insert(&mut self, node: usize) {
        self.0[node / 64] |= 1 << (node % 64);
    }

    pub(super) fn add(&mut self, others: &Self) {
        self.0.iter_mut().zip(&others.0).for_each(|(word, other)| *word |= other);
    }

    /// The nodes that are in another set too.
    pub(super) fn common<'a>(&'a self, other: &'a Self) -> impl Iterator<Item = usize> + 'a {
        self.0.iter().zip(&other.0).enumerate().flat_map(|(index, (one, other))| {
            let mut rest = one & other;
            std::iter::from_fn(move || {
                (rest != 0).then(|| {
                    let bit = rest.trailing_zeros() as usize;
                    rest &= rest - 1;
                    index * 64 + bit
                })
            })
        })
    }
}
