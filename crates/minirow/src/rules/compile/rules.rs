//! A board becomes a model.

use super::compiler::Compiler;
use super::{cliques, derived, lines, outside, pairs, sums, whole_board};
use crate::rules::engine::{Budget, Model, is_for_masks};
use crate::rules::{Rule, RuledBoard};

/// As many rules about the whole board are compared with each other: there are fewer kinds.
const MOST_WHOLE: usize = 16;

/// The model of a board; nothing where that takes more than it may.
pub(in crate::rules) fn compile<'b>(board: &'b RuledBoard, budget: Budget<'b>) -> Option<Model> {
    model(board, false, budget)
}

/// The model of a board whose houses tell all their subsets, up to nine values; nothing as above.
pub(in crate::rules) fn with_subsets<'b>(
    board: &'b RuledBoard,
    budget: Budget<'b>,
) -> Option<Model> {
    model(board, true, budget)
}

fn model<'b>(board: &'b RuledBoard, with_subsets: bool, budget: Budget<'b>) -> Option<Model> {
    let shape = board.shape();
    let mut compiler = Compiler::new(board, board.candidates.clone(), budget);
    let rules = each_once(&board.rules);
    let houses = shape.rows() + shape.columns() + board.blocks.len() + board.extra_houses.len();
    compiler.cliques.reserve(houses + board.rules.len());
    board.each_house(&mut |house| compiler.differ(house));
    // First what says that cells differ: sums and lines are the better for it.
    for rule in &rules {
        compiler.differences(rule);
        if !compiler.budget.ask() {
            return None;
        }
    }
    compiler.model.tell_givens();
    board.each_house(&mut |house| {
        if with_subsets && house.len() == shape.values() && is_for_masks(shape.values()) {
            compiler.subsets(house);
        }
        compiler.house(house);
    });
    for rule in &rules {
        compiler.rule(rule);
        if !compiler.budget.ask() {
            return None;
        }
    }
    derived::add(&mut compiler);
    if compiler.budget.is_over() {
        return None;
    }
    compiler.model.finish();
    Some(compiler.model)
}

/// Rules, those about the whole board each once: all cells are in each of them.
fn each_once(rules: &[Rule]) -> Vec<&Rule> {
    let mut whole: Vec<&Rule> = Vec::new();
    let mut once: Vec<&Rule> = Vec::with_capacity(rules.len());
    for rule in rules {
        let mut is_whole = !matches!(rule, Rule::AllMarksGiven { .. });
        rule.each_part(&mut |cells| is_whole &= cells.is_empty());
        if is_whole && whole.contains(&rule) {
            continue;
        }
        if is_whole && whole.len() < MOST_WHOLE {
            whole.push(rule);
        }
        once.push(rule);
    }
    once
}

/// The model of one rule of a board by itself, without houses, givens and other rules; nothing where that takes more
/// than it may. Behind it, what is left of that.
pub(in crate::rules) fn compile_rule<'b>(
    board: &'b RuledBoard,
    rule: &'b Rule,
    budget: Budget<'b>,
) -> (Option<Model>, usize) {
    let all = vec![board.shape().all(); board.shape().cell_count()];
    let mut compiler = Compiler::new(board, all, budget);
    compiler.differences(rule);
    compiler.rule(rule);
    let Compiler { mut model, budget, .. } = compiler;
    model.finish();
    ((!budget.is_over()).then_some(model), budget.left())
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
