//! A board becomes a model.

use super::compiler::Compiler;
use super::{cliques, derived, lines, outside, pairs, sums, whole_board};
use crate::rules::engine::{Model, is_for_masks};
use crate::rules::{Rule, RuledBoard};

/// The model of a board.
pub(in crate::rules) fn compile(board: &RuledBoard) -> Model {
    model(board, false)
}

/// The model of a board whose houses tell all their subsets, up to nine values.
pub(in crate::rules) fn with_subsets(board: &RuledBoard) -> Model {
    model(board, true)
}

fn model(board: &RuledBoard, with_subsets: bool) -> Model {
    let shape = board.shape();
    let mut compiler = Compiler::new(board, board.candidates.clone());
    let houses = shape.rows() + shape.columns() + board.blocks.len() + board.extra_houses.len();
    compiler.cliques.reserve(houses + board.rules.len());
    board.each_house(&mut |house| compiler.differ(house));
    // First what says that cells differ: sums and lines are the better for it.
    for rule in &board.rules {
        compiler.differences(rule);
    }
    compiler.model.tell_givens();
    board.each_house(&mut |house| {
        if with_subsets && house.len() == shape.values() && is_for_masks(shape.values()) {
            compiler.subsets(house);
        }
        compiler.house(house);
    });
    for rule in &board.rules {
        compiler.rule(rule);
    }
    derived::add(&mut compiler);
    compiler.model.finish();
    compiler.model
}

/// The model of one rule of a board by itself, without houses, givens and other rules.
pub(in crate::rules) fn compile_rule<'b>(board: &'b RuledBoard, rule: &'b Rule) -> Model {
    let all = vec![board.shape().all(); board.shape().cell_count()];
    let mut compiler = Compiler::new(board, all);
    compiler.differences(rule);
    compiler.rule(rule);
    compiler.model.finish();
    compiler.model
}

impl<'b> Compiler<'b> {
    /// Which cells a rule says differ.
    fn differences(&mut self, rule: &Rule) {
        match rule {
            Rule::AllDifferent { cells }
            | Rule::Cage { cells, .. }
            | Rule::Rellik { cells, .. }
            | Rule::Renban { cells }
            | Rule::Nabner { cells }
            | Rule::Lunchbox { cells, .. }
            | Rule::Thermometer { cells, slow: false } => self.differ(cells),
            Rule::Pairs { table, pairs, .. } => cliques::differences(self, table, pairs),
            Rule::AntiKnight => self.apart(&[(1, 2), (2, 1), (1, -2), (2, -1)]),
            Rule::AntiKing => self.apart(&[(0, 1), (1, 0), (1, 1), (1, -1)]),
            Rule::DisjointGroups => {
                for place in 0..self.board.blocks.iter().map(Vec::len).max().unwrap_or(0) {
                    let blocks = self.board.blocks.iter();
                    let cells: Vec<u16> =
                        blocks.filter_map(|block| block.get(place).copied()).collect();
                    self.differ(&cells);
                }
            }
            _ => {}
        }
    }

    fn rule(&mut self, rule: &'b Rule) {
        match rule {
            Rule::AllDifferent { cells } => self.house(cells),
            Rule::Cage { .. }
            | Rule::Sum { .. }
            | Rule::Rellik { .. }
            | Rule::EqualSums { .. }
            | Rule::SameValues { .. }
            | Rule::Arrow { .. }
            | Rule::DoubleArrow { .. }
            | Rule::RegionSumLine { .. }
            | Rule::Zipper { .. } => sums::add(self, rule),
            Rule::Difference { .. }
            | Rule::Ratio { .. }
            | Rule::PairSum { .. }
            | Rule::Greater { .. }
            | Rule::Thermometer { .. }
            | Rule::Whisper { .. }
            | Rule::Palindrome { .. }
            | Rule::Renban { .. }
            | Rule::Entropic { .. }
            | Rule::Modular { .. }
            | Rule::Indexing { .. }
            | Rule::Nabner { .. }
            | Rule::Clone { .. }
            | Rule::Odd { .. }
            | Rule::Even { .. }
            | Rule::Minimum { .. }
            | Rule::Maximum { .. }
            | Rule::Pairs { .. } => pairs::add(self, rule),
            Rule::SumLine { .. }
            | Rule::Product { .. }
            | Rule::Sequence { .. }
            | Rule::Between { .. }
            | Rule::Lockout { .. }
            | Rule::Quadruple { .. }
            | Rule::CountDistinct { .. }
            | Rule::CountingCircles { .. }
            | Rule::Lunchbox { .. }
            | Rule::ValueIndexing { .. }
            | Rule::Line { .. } => lines::add(self, rule),
            Rule::Outside { clue, cells, number } => outside::add(self, *clue, cells, *number),
            Rule::AntiKnight
            | Rule::AntiKing
            | Rule::AntiTaxicab
            | Rule::NonConsecutive
            | Rule::GlobalEntropy
            | Rule::GlobalMod
            | Rule::DisjointGroups
            | Rule::AllDotsGiven
            | Rule::AllSignsGiven
            | Rule::AllMarksGiven { .. } => whole_board::add(self, rule),
        }
    }
}
