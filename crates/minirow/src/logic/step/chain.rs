//! Implications, one after the other.

use crate::board::{Cell, Digit, House, Names};
use crate::logic::Premise;
use crate::logic::words;

/// Implications in the order they are drawn; the first is the assumption.
///
/// An implication follows from earlier ones of the same chain.
pub type Chain = Vec<Implication>;

/// What holds, or does not hold, if the assumption of the chain holds.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Implication {
    /// What it is about.
    pub node: Node,
    /// Whether the node holds.
    pub holds: bool,
    /// Why.
    pub cause: Cause,
    /// The implications it follows from, by their place in the chain from 0.
    pub after: Vec<usize>,
}

/// A digit in one of some cells: one cell, or several of a house as one.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Node {
    /// The digit.
    pub digit: Digit,
    /// Its cells, in reading order; in none of them the digit stands where the node does not hold.
    pub cells: Vec<Cell>,
}

/// Why an implication holds.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Cause {
    /// It is assumed.
    Assumed,
    /// Something that holds shares the cell with it, or is its digit in a cell that sees it: a weak
    /// link.
    Excluded,
    /// The cell has nothing else left: a strong link.
    LastInCell(Cell),
    /// The digit has no other place left in the house: a strong link.
    LastInHouse(House),
    /// The cells have no more digits left than cells: a strong link through an almost locked set.
    LockedSet(Vec<Cell>),
}

impl Cause {
    /// Whether it makes a strong link: from what does not hold to what holds.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Cell, logic::Cause};
    /// assert!(Cause::LastInCell(Cell::new(0)).is_strong());
    /// assert!(!Cause::Excluded.is_strong());
    /// ```
    #[must_use]
    pub const fn is_strong(&self) -> bool {
        matches!(self, Self::LastInCell(_) | Self::LastInHouse(_) | Self::LockedSet(_))
    }
}

/// What the implications of a chain rely on, each premise once.
pub(in crate::logic) fn premises<'a>(chains: impl IntoIterator<Item = &'a Chain>) -> Vec<Premise> {
    let mut premises = Vec::new();
    let mut add = |premise| {
        if !premises.contains(&premise) {
            premises.push(premise);
        }
    };
    for implication in chains.into_iter().flatten() {
        match &implication.cause {
            Cause::Assumed | Cause::Excluded => {}
            &Cause::LastInCell(cell) => add(Premise::Cell(cell)),
            &Cause::LastInHouse(house) => add(Premise::House(house, implication.node.digit)),
            Cause::LockedSet(cells) => {
                cells.iter().for_each(|&cell| add(Premise::Cell(cell)));
            }
        }
    }
    premises
}

/// A numbered line for each implication; the first number is given.
pub(in crate::logic) fn explain(chain: &Chain, first: usize, names: &Names<'_>) -> String {
    let line = |(index, implication): (usize, &Implication)| {
        let told = statement(&implication.node, implication.holds, names);
        let number = first + index;
        let because: Vec<String> = implication
            .after
            .iter()
            .map(|&earlier| {
                let premise = &chain[earlier];
                let told = statement(&premise.node, premise.holds, names);
                format!("{told} ({})", first + earlier)
            })
            .collect();
        let because = words::list(&because);
        if implication.cause == Cause::Assumed {
            return format!("\n({number}) Suppose {told}.");
        }
        format!("\n({number}) If {because}, then {told}{}.", nothing_else(implication, names))
    };
    chain.iter().enumerate().map(line).collect()
}

/// Why nothing else is left, as the end of a sentence; empty for what is assumed or excluded.
pub(super) fn nothing_else(implication: &Implication, names: &Names<'_>) -> String {
    match &implication.cause {
        Cause::Assumed | Cause::Excluded => String::new(),
        Cause::LastInCell(_) => ", the only digit left in the cell".to_owned(),
        &Cause::LastInHouse(house) => {
            let places = words::plural(implication.node.cells.len(), "place", "places");
            format!(", the only {places} left in {}", names.house(house))
        }
        Cause::LockedSet(cells) => format!(
            ", because {} have only as many digits left as cells",
            words::cells(cells.iter().copied(), names)
        ),
    }
}

/// `r4c5 is 7`, `7 is in r4c5 or r4c6`, `r4c5 is not 7`, `7 is in neither of r4c5 and r4c6`.
pub(in crate::logic) fn statement(node: &Node, holds: bool, names: &Names<'_>) -> String {
    let Node { digit, cells } = node;
    let digit = names.digit(*digit);
    match (&cells[..], holds) {
        (&[cell], true) => format!("{} is {digit}", names.cell(cell)),
        (&[cell], false) => format!("{} is not {digit}", names.cell(cell)),
        (_, true) => {
            let told: Vec<String> = cells.iter().map(|&cell| names.cell(cell)).collect();
            format!("{digit} is in {}", words::list_with("or", &told))
        }
        (_, false) => {
            format!("{digit} is in none of {}", words::cells(cells.iter().copied(), names))
        }
    }
}

/// The lengths beyond which Sudoku Explainer rates a chain a tenth higher.
pub(crate) const LADDER: [u32; 23] = [
    4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048, 3072,
    4096, 6144, 8192,
];

/// How many rungs of the ladder a length exceeds.
pub(crate) fn rungs(length: usize) -> u16 {
    LADDER.iter().take_while(|&&rung| (rung as usize) < length).count() as u16
}
