//! A rule taken apart into what a line or JSON tells of it.

use super::codes;
use crate::rules::{Rule, Shape};

/// A rule taken apart.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Spelled {
    /// Its [name](Rule::name).
    pub(crate) name: String,
    /// What people call it, where it has a code.
    pub(crate) title: String,
    /// A table or an automaton, in words without blanks.
    pub(crate) code: Vec<String>,
    pub(crate) numbers: Vec<u64>,
    pub(crate) parts: Vec<Vec<u16>>,
}

impl Spelled {
    /// A rule on a board of this shape.
    pub(crate) fn of(rule: &Rule, shape: Shape) -> Self {
        let mut spelled = Self { name: rule.name().to_owned(), ..Self::default() };
        let (numbers, parts) = numbers_and_parts(rule);
        (spelled.numbers, spelled.parts) = (numbers, parts);
        match rule {
            Rule::Pairs { name, table, .. } => {
                (spelled.title, spelled.code) = (name.clone(), codes::of_table(table, shape));
            }
            Rule::Line { name, automaton, .. } => {
                (spelled.title, spelled.code) =
                    (name.clone(), codes::of_automaton(automaton, shape));
            }
            Rule::AllMarksGiven { differences, ratios, sums } => {
                spelled.code = codes::of_marks([differences, ratios, sums]);
            }
            _ => {}
        }
        spelled
    }
}

fn numbers_and_parts(rule: &Rule) -> (Vec<u64>, Vec<Vec<u16>>) {
    let list = |cells: &[u16]| (Vec::new(), vec![cells.to_vec()]);
    let with = |number: u32, cells: &[u16]| (vec![number.into()], vec![cells.to_vec()]);
    match rule {
        Rule::AllDifferent { cells }
        | Rule::DoubleArrow { cells }
        | Rule::RegionSumLine { cells }
        | Rule::Zipper { cells }
        | Rule::Thermometer { cells, .. }
        | Rule::Palindrome { cells }
        | Rule::Renban { cells }
        | Rule::Nabner { cells }
        | Rule::Sequence { cells }
        | Rule::Odd { cells }
        | Rule::Even { cells }
        | Rule::Minimum { cells }
        | Rule::Maximum { cells }
        | Rule::Between { cells }
        | Rule::Entropic { cells }
        | Rule::CountingCircles { cells }
        | Rule::ValueIndexing { cells }
        | Rule::Line { cells, .. } => list(cells),
        Rule::Greater { cells } => list(cells),
        Rule::Cage { cells, sum }
        | Rule::Sum { cells, sum }
        | Rule::Rellik { cells, sum }
        | Rule::SumLine { cells, sum }
        | Rule::Lunchbox { cells, sum } => with(*sum, cells),
        Rule::Product { cells, product } => (vec![*product], vec![cells.clone()]),
        Rule::Whisper { cells, least } | Rule::Lockout { cells, least } => with(*least, cells),
        Rule::Modular { cells, divisor } => with(*divisor, cells),
        Rule::Outside { cells, number, .. } => with(*number, cells),
        Rule::Difference { cells, by } => with(*by, cells),
        Rule::Ratio { cells, times } => with(*times, cells),
        Rule::PairSum { cells, sum } => with(*sum, cells),
        Rule::Quadruple { cells, values } => {
            (values.iter().map(|&value| value.into()).collect(), vec![cells.clone()])
        }
        Rule::EqualSums { parts } | Rule::SameValues { parts } => (Vec::new(), parts.clone()),
        Rule::Arrow { bulb, shaft } => (Vec::new(), vec![bulb.clone(), shaft.clone()]),
        Rule::CountDistinct { count, cells } => (Vec::new(), vec![vec![*count], cells.clone()]),
        Rule::Indexing { cell, line, value } => {
            (vec![(*value).into()], vec![vec![*cell], line.clone()])
        }
        Rule::Clone { cells, copy } => (Vec::new(), vec![cells.clone(), copy.clone()]),
        Rule::Pairs { pairs, .. } => {
            (Vec::new(), pairs.iter().map(|&(one, other)| vec![one, other]).collect())
        }
        Rule::AntiKnight
        | Rule::AntiKing
        | Rule::AntiTaxicab
        | Rule::NonConsecutive
        | Rule::GlobalEntropy
        | Rule::GlobalMod
        | Rule::DisjointGroups
        | Rule::AllDotsGiven
        | Rule::AllSignsGiven
        | Rule::AllMarksGiven { .. } => (Vec::new(), Vec::new()),
    }
}
