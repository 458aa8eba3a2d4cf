//! All fillings of a model, by clauses.

use std::ops::ControlFlow;

use super::formula::{Formula, Literal};
use crate::progress::{Progress, Tally};
use crate::rules::engine::model::{Model, Propagator};
use crate::rules::engine::propagate::{Halt, State};
use crate::solve::Gear;

/// Shows each filling, as candidates that are alone, until `found` or the progress breaks; by the solver of a gear.
///
/// What follows without a guess is concluded first, and the rest is a formula. Each filling is excluded by a clause.
pub(in crate::rules) fn each(
    model: &Model,
    candidates: &[u32],
    gear: Gear,
    progress: &mut dyn Progress,
    found: &mut dyn FnMut(&[u32]) -> ControlFlow<()>,
) -> Tally {
    let mut state = State::new(model, candidates);
    loop {
        match state.propagate() {
            Ok(()) => break,
            Err(Halt::DeadEnd) => return Tally::default(),
            Err(Halt::Asks) if progress(Tally::default()).is_break() => {
                return Tally { stopped: true, ..Tally::default() };
            }
            Err(Halt::Asks) => {}
        }
    }
    let domains = state.domains;
    let mut formula = Formula::new(domains.len(), model.values() as usize, gear, progress);
    formula.write(model, &domains);
    while formula.solve() == Some(true) {
        let places: Vec<u8> = (0..domains.len() as u16).map(|cell| formula.place(cell)).collect();
        let candidate = |cell: u16| formula.candidate(cell, places[usize::from(cell)].into());
        if let Some(broken) = broken(model, &places) {
            let clause: Vec<Literal> = broken.iter().map(|&cell| -candidate(cell)).collect();
            formula.one_of(&clause);
            continue;
        }
        let is_open = |cell: &u16| !domains[usize::from(*cell)].is_power_of_two();
        let open = (0..domains.len() as u16).filter(is_open);
        let clause: Vec<Literal> = open.map(|cell| -candidate(cell)).collect();
        let filling: Vec<u32> = places.iter().map(|place| 1 << place).collect();
        let flow = found(&filling);
        formula.count(flow.is_break());
        if flow.is_break() {
            break;
        }
        formula.one_of(&clause);
    }
    formula.tally()
}

/// The cells of a condition that no clause says and that does not hold.
fn broken<'m>(model: &'m Model, places: &[u8]) -> Option<&'m [u16]> {
    model.propagators.iter().find_map(|numbered| match &numbered.propagator {
        Propagator::Check(cells, holds) => {
            let values: Vec<u8> = cells.iter().map(|&cell| places[usize::from(cell)]).collect();
            (!holds(&values)).then_some(cells.as_slice())
        }
        _ => None,
    })
}
