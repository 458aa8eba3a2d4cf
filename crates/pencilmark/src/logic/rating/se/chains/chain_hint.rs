//! The length of chains, and which of them comes first.

use std::cmp::Ordering;
use std::rc::Rc;

use super::super::board::{Board, HOUSES, SEATS, digits};
use super::super::hint::Hint;
use super::nodes::{Cause, Id, Key, Nodes, cell_of, digit_of, key};

/// A step by chains.
pub(super) struct ChainHint {
    pub(super) hint: Hint,
    /// The rating as the original adds it up.
    difficulty: f64,
    complexity: u32,
    kind: ChainKind,
    /// For a chain inside of another.
    pub(super) inside: Option<Inside>,
}

/// The hints of a search in the order in which the original finds them; without a source, only each
/// that comes before all that were found until then.
pub(super) struct Hints<'a> {
    board: &'a Board,
    /// The board without what a chain around the search has removed.
    source: Option<&'a Board>,
    pub(super) all: Vec<ChainHint>,
}

impl<'a> Hints<'a> {
    pub(super) fn new(board: &'a Board, source: Option<&'a Board>) -> Self {
        Self { board, source, all: Vec::new() }
    }

    /// How many nodes a chain may have to be of use, all branches together.
    pub(super) fn most_nodes(&self, base: f64) -> u32 {
        match (self.source, self.all.last()) {
            (None, Some(best)) => best.most_nodes(base),
            _ => u32::MAX,
        }
    }

    /// Takes what the chains to some nodes amount to, if it removes anything and is of use; `base` is
    /// the rating of the shortest.
    pub(super) fn add(
        &mut self,
        nodes: &Nodes,
        ends: &[Id],
        kind: ChainKind,
        base: f64,
        hint: Hint,
    ) {
        if hint.remove.is_empty() {
            return;
        }
        let (most, grounds) =
            (self.most_nodes(base), self.source.map(|source| (self.board, source)));
        let hint = ChainHint::new(nodes, ends, kind, base, hint, most, grounds);
        let Some(hint) = hint else { return };
        let is_first = self.all.last().is_none_or(|best| hint.compare(best).is_lt());
        if self.source.is_some() || is_first {
            self.all.push(hint);
        }
    }
}

/// What a chain around this one has to know of it.
pub(super) struct Inside {
    /// Candidates that had to go before it holds.
    pub(super) parents: Vec<Key>,
    pub(super) nested: Rc<Nested>,
}

/// A chain that is a reason in another one.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Nested {
    complexity: u32,
    /// The states of each branch.
    chains: Vec<Vec<u16>>,
}

/// Kinds of chains in the order of the original, where rating and length are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum ChainKind {
    DoubleForcing,
    Cycle(Way),
    Forcing(Way),
    Cell,
    House(u8),
    Contradiction,
}

impl ChainKind {
    /// The number that the original sorts by.
    fn number(self) -> u8 {
        match self {
            Self::DoubleForcing => 1,
            Self::Cycle(Way::X) | Self::Forcing(Way::X) => 2,
            Self::Cycle(Way::Y) | Self::Forcing(Way::Y) => 3,
            Self::Cycle(Way::Both) | Self::Forcing(Way::Both) => 4,
            Self::Cell => 5,
            Self::House(_) => 6,
            Self::Contradiction => 7,
        }
    }
}

/// What a chain from one candidate is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Way {
    /// Places in houses.
    X,
    /// Cells with two digits.
    Y,
    Both,
}

/// The steps of length at which a chain gets a tenth harder.
const LADDER: [u32; 23] = [
    4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048, 3072,
    4096, 6144, 8192,
];

impl ChainHint {
    /// Which of two comes first.
    pub(super) fn compare(&self, other: &Self) -> Ordering {
        let order = |hint: &Self| (hint.complexity, hint.kind.number());
        self.difficulty.total_cmp(&other.difficulty).then(order(self).cmp(&order(other)))
    }

    /// How many nodes a chain may have, all branches together, to come before this one.
    fn most_nodes(&self, base: f64) -> u32 {
        let is_before = |rung: usize| {
            let difficulty = base + (0..rung).fold(0.0, |sum, _| sum + 0.1);
            difficulty.total_cmp(&self.difficulty)
        };
        let mut most = 0;
        for (rung, &step) in LADDER.iter().enumerate() {
            match is_before(rung) {
                Ordering::Less => most = step + 2,
                // One of the same length may come first by its kind.
                Ordering::Equal => return self.complexity.min(step + 2),
                Ordering::Greater => return most,
            }
        }
        most
    }

    /// A step that the chains to some targets amount to, unless they have more nodes than `most`;
    /// `base` is the rating of the shortest.
    fn new(
        nodes: &Nodes,
        targets: &[Id],
        kind: ChainKind,
        base: f64,
        mut hint: Hint,
        most: u32,
        grounds: Option<(&Board, &Board)>,
    ) -> Option<Self> {
        let mut complexity = 0;
        let mut nested: Vec<&Rc<Nested>> = Vec::new();
        let mut chain = Vec::new();
        let mut chains = Vec::new();
        for &target in targets {
            nodes.chain(target, &mut chain);
            complexity += chain.len() as u32;
            if complexity > most {
                return None;
            }
            for other in chain.iter().filter_map(|&id| nodes.nested(id)) {
                if !nested.contains(&other) {
                    nested.push(other);
                }
            }
            if grounds.is_some() {
                chains.push(chain.clone());
            }
        }
        complexity += nested.iter().map(|nested| nested.complexity).sum::<u32>();
        let length = complexity - 2;
        let longer = LADDER.iter().filter(|&&step| length > step).fold(0.0, |sum, _| sum + 0.1);
        let difficulty = base + longer;
        hint.rating = ((difficulty + 0.05) * 10.0) as u16;
        let inside = grounds.map(|(board, source)| Inside {
            parents: parents(nodes, &chains, kind, board, source),
            nested: Rc::new(Nested {
                complexity,
                chains: chains
                    .iter()
                    .map(|chain| chain.iter().map(|&id| nodes.state(id)).collect())
                    .collect(),
            }),
        });
        Some(Self { hint, difficulty, complexity, kind, inside })
    }

    /// What makes a candidate true or false, as a step without a rating.
    pub(super) fn result(board: &Board, key: Key, is_on: bool) -> Hint {
        let (cell, digit) = (cell_of(key), digit_of(key));
        let others = board.candidates[cell] & !(1 << digit);
        let remove = match (is_on, others) {
            (true, 0) => vec![],
            (true, others) => vec![(cell as u8, others)],
            (false, _) => vec![(cell as u8, 1 << digit)],
        };
        let place = is_on.then_some((cell as u8, digit as u8));
        Hint { rating: 0, remove, place }
    }
}

/// The candidates of the source that the board has lost and the chains depend on.
fn parents(
    nodes: &Nodes,
    chains: &[Vec<Id>],
    kind: ChainKind,
    board: &Board,
    source: &Board,
) -> Vec<Key> {
    // A cycle holds both ways, so what is off one way is on the other way.
    let is_cycle = matches!(kind, ChainKind::Cycle(_));
    let mut parents = Vec::new();
    let mut take = |key: Key| {
        if !parents.contains(&key) {
            parents.push(key);
        }
    };
    for chain in chains {
        for &id in chain {
            let node = nodes.node(id);
            let cause = match (node.cause, kind) {
                (Cause::None, ChainKind::Cell) => Cause::Cell,
                (Cause::None, ChainKind::House(kind)) => Cause::House(kind),
                (cause, _) => cause,
            };
            if !node.is_on && !is_cycle {
                continue;
            }
            let (cell, digit) = (cell_of(node.key), digit_of(node.key));
            match cause {
                Cause::Cell => {
                    let gone = digits(source.candidates[cell] & !board.candidates[cell]);
                    gone.for_each(|gone| take(key(cell, gone)));
                }
                Cause::House(kind) => {
                    let house = usize::from(SEATS[cell][usize::from(kind)].0);
                    let gone = source.places[house][digit] & !board.places[house][digit];
                    for place in digits(gone) {
                        take(key(usize::from(HOUSES[house][place]), digit));
                    }
                }
                Cause::None | Cause::Advanced => {}
            }
        }
    }
    parents
}
