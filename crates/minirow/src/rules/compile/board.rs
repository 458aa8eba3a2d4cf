//! A board becomes a model.

use super::compiler::Compiler;
use super::derived;
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
    let geometry = board.geometry();
    let mut compiler = Compiler::new(board.ground(), board.candidates.clone(), budget);
    let rules = each_once(&board.rules);
    let houses: Vec<Vec<u16>> = board.houses().collect();
    compiler.cliques.reserve(houses.len() + board.rules.len());
    houses.iter().for_each(|house| compiler.differ(house));
    for cell in geometry.cells() {
        for &other in geometry.apart(cell).iter().filter(|&&other| cell < other) {
            compiler.model.differ(cell.index() as u16, other.index() as u16);
        }
    }
    // First what says that cells differ: sums and lines are the better for it.
    for rule in &rules {
        rule.differences(&mut compiler);
        if !compiler.budget.ask() {
            return None;
        }
    }
    compiler.model.tell_givens();
    for house in &houses {
        if with_subsets && house.len() == geometry.values() && is_for_masks(geometry.values()) {
            compiler.subsets(house);
        }
        compiler.house(house);
    }
    for rule in &rules {
        rule.compile(&mut compiler);
        if !compiler.budget.ask() {
            return None;
        }
    }
    derived::add(&mut compiler, &board.rules);
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
        let mut is_whole = !matches!(rule, Rule::AllMarksGiven(_));
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
    let all = vec![board.geometry().all_places(); board.geometry().cell_count()];
    let mut compiler = Compiler::new(board.ground(), all, budget);
    rule.differences(&mut compiler);
    rule.compile(&mut compiler);
    let Compiler { mut model, budget, .. } = compiler;
    model.finish();
    ((!budget.is_over()).then_some(model), budget.left())
}
