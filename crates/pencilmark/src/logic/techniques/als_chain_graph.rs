//! Which almost locked sets chains of links lead to.
//!
//! A chain goes from set to set with a higher number, as in HoDoKu 2.3.2, so it never comes back.
//! It must not leave a set by the digit it came by. Where two digits join a set to the one before,
//! it counts as entered by the lower of them.

use super::almost_locked_sets::Links;
use crate::board::Digit;
use crate::logic::set::Digits;

/// The places where a chain may stand, by their number, and those it may go on to.
pub(super) struct ChainGraph<'a, const D: usize> {
    links: &'a Links<D>,
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

/// The length of chains that are known to be long enough: three links join four sets.
const LONG: usize = 3;

impl<'a, const D: usize> ChainGraph<'a, D> {
    pub(super) fn new(links: &'a Links<D>) -> Self {
        let mut graph = Self {
            links,
            nodes: Vec::new(),
            starts: vec![0],
            next: Vec::new(),
            reached: Vec::new(),
        };
        for set in 0..links.set_count() {
            for link in links.leading_to(set) {
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
        for node in (0..graph.nodes.len()).rev() {
            let (before, behind) = graph.reached.split_at_mut(node + 1);
            for &next in &graph.next[node] {
                before[node].insert(next);
                before[node].add(&behind[next - node - 1]);
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

    /// The nodes of the chain of at least four sets with the fewest cells, without the start, that
    /// ends in one of some nodes; and how many cells it has.
    pub(super) fn shortest(
        &self,
        start: Start,
        ends: &[usize],
        size: impl Fn(usize) -> usize,
    ) -> Option<(usize, Vec<usize>)> {
        // For each node and number of links, where all from LONG on are one, the fewest cells and
        // what comes before.
        let mut best: Vec<[Option<(usize, usize, usize)>; LONG + 1]> =
            vec![[None; LONG + 1]; self.nodes.len()];
        for node in self.second_nodes(start) {
            best[node][1] = Some((size(start.set) + size(self.nodes[node].set), node, 0));
        }
        for node in 0..self.nodes.len() {
            for links in 1..=LONG {
                let Some((cells, ..)) = best[node][links] else { continue };
                for &next in &self.next[node] {
                    let cells = cells + size(self.nodes[next].set);
                    let known = &mut best[next][(links + 1).min(LONG)];
                    if known.is_none_or(|(fewest, ..)| cells < fewest) {
                        *known = Some((cells, node, links));
                    }
                }
            }
        }
        let ends = ends.iter().filter_map(|&end| best[end][LONG].map(|(cells, ..)| (cells, end)));
        let (cells, end) = ends.min()?;
        let (mut node, mut links) = (end, LONG);
        let mut chain = Vec::new();
        while links > 0 {
            chain.push(node);
            (_, node, links) = best[node][links]?;
        }
        chain.reverse();
        Some((cells, chain))
    }

    /// The nodes one link after a start.
    fn second_nodes(&self, start: Start) -> impl Iterator<Item = usize> + '_ {
        let links = self.links.leading_from(start.set).map(|link| self.links.get(link));
        let links = links.filter(move |link| link.digits.contains(start.digit));
        links.filter_map(move |link| self.node(link.to, Digits::of(start.digit)))
    }

    fn after(&self, node: &Node<D>) -> Vec<usize> {
        let used = node.entered_by.first().map_or(Digits::EMPTY, Digits::of);
        let links = self.links.leading_from(node.set).map(|link| self.links.get(link));
        links.filter_map(|link| self.node(link.to, link.digits - used)).collect()
    }

    fn node(&self, set: usize, entered_by: Digits<D>) -> Option<usize> {
        let end = self.starts.get(set + 1).copied().unwrap_or(self.nodes.len());
        (self.starts[set]..end).find(|&node| self.nodes[node].entered_by == entered_by)
    }
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
