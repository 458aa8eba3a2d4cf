//! A model as clauses.

use super::formula::{Formula, Literal};
use crate::rules::engine::bits::ones;
use crate::rules::engine::layers::Layers;
use crate::rules::engine::model::{Model, Propagator};

impl Formula<'_> {
    /// Cells with these candidates hold what a model says, as far as clauses say it: conditions that can only be
    /// checked are left out.
    pub(super) fn write(&mut self, model: &Model, domains: &[u32]) {
        for (cell, &domain) in (0..).zip(domains) {
            self.cell(cell, domain);
        }
        for cell in 0..domains.len() as u16 {
            if !self.goes_on() {
                return;
            }
            for other in model.apart(cell).filter(|&other| other < cell) {
                let both = domains[usize::from(cell)] & domains[usize::from(other)];
                for place in ones(both.into()) {
                    let [one, other] =
                        [cell, other].map(|cell| self.candidate(cell, place as usize));
                    self.one_of(&[-one, -other]);
                }
            }
            for &link in model.relations.links(cell) {
                for place in ones(domains[usize::from(cell)].into()) {
                    let beside = model.relations.beside(link, 1 << place);
                    let left = domains[usize::from(link.cell)] & beside;
                    let this = self.candidate(cell, place as usize);
                    self.one_with(&[-this], link.cell, left);
                }
            }
        }
        for house in model.houses() {
            for place in 0..self.values() {
                let places: Vec<Literal> =
                    house.iter().map(|&cell| self.candidate(cell, place)).collect();
                self.one_of(&places);
            }
        }
        for numbered in &model.propagators {
            if !self.goes_on() {
                return;
            }
            self.condition(&numbered.propagator);
        }
    }

    /// A cell has one of its candidates and no two values.
    fn cell(&mut self, cell: u16, domain: u32) {
        self.one_with(&[], cell, domain);
        for place in 0..self.values() {
            let this = self.candidate(cell, place);
            if domain >> place & 1 == 0 {
                self.one_of(&[-this]);
                continue;
            }
            for other in ones((domain & ((1 << place) - 1)).into()) {
                let other = self.candidate(cell, other as usize);
                self.one_of(&[-this, -other]);
            }
        }
    }

    fn condition(&mut self, propagator: &Propagator) {
        let values = self.values();
        match propagator {
            // Houses are written before, what follows from others need not be, and what can only be checked is checked.
            Propagator::House(_) | Propagator::Bounds(_) | Propagator::Check(..) => {}
            Propagator::Line(cells, layers) => {
                let steps = layers.steps();
                if self.within(|budget| budget.spend(steps).then_some(())).is_some() {
                    self.line(cells, layers);
                }
            }
            Propagator::Set(cells, allowed) => {
                let domains = vec![self.all(); cells.len()];
                let step = |_, set: u64, domain: u32, found: &mut dyn FnMut(u32, u64)| {
                    let left = u64::from(domain) & !set;
                    ones(left).for_each(|place| found(1 << place, set | 1 << place));
                };
                let is_end = |set| allowed.has(set as u32);
                self.read_by(cells, |budget| {
                    Layers::unroll(&domains, vec![0], &step, &is_end, budget)
                });
            }
            Propagator::Kinds(cells, kinds) => {
                let domains = vec![self.all(); cells.len()];
                self.read_by(cells, |budget| kinds.layers(&domains, budget));
            }
            Propagator::Sum(sum) => self.read_by(&sum.cells, |budget| sum.layers(values, budget)),
            Propagator::Cases(cells, cases) => {
                let mut one = Vec::new();
                for (sets, (together, set)) in cases.each() {
                    let is_so = self.variable();
                    one.push(is_so);
                    for (&cell, &values) in cells.iter().zip(sets) {
                        self.one_with(&[-is_so], cell, values);
                    }
                    for place in ones(set.into()) {
                        let mut clause = vec![-is_so];
                        clause.extend(
                            ones(together.into())
                                .map(|at| self.candidate(cells[at as usize], place as usize)),
                        );
                        self.one_of(&clause);
                    }
                }
                self.one_of(&one);
            }
            Propagator::Same(parts) => {
                let parts: Vec<&[u16]> = parts.each().collect();
                for pair in parts.windows(2) {
                    let cells = pair.concat();
                    for place in 0..values {
                        self.as_often(&cells, pair[0].len(), place);
                    }
                }
            }
            Propagator::Circles(circles) => {
                for place in 0..values {
                    let value = place as u32 + circles.lowest;
                    self.so_often(&circles.cells, place, value.into());
                }
            }
        }
    }

    /// A value is among the first cells as often as among the others.
    fn as_often(&mut self, cells: &[u16], first: usize, wanted: usize) {
        let wanted = 1 << wanted;
        let domains = vec![self.all(); cells.len()];
        // How many more there were among the first.
        let step = |at, more: u64, domain: u32, found: &mut dyn FnMut(u32, u64)| {
            found(domain & !wanted, more);
            found(wanted, if at < first { more + 1 } else { more.wrapping_sub(1) });
        };
        self.read_by(cells, |budget| {
            Layers::unroll(&domains, vec![0], &step, &|more| more == 0, budget)
        });
    }

    /// A value is among cells so often, or not at all.
    fn so_often(&mut self, cells: &[u16], wanted: usize, times: u64) {
        let wanted = 1 << wanted;
        let domains = vec![self.all(); cells.len()];
        let step = |_, often: u64, domain: u32, found: &mut dyn FnMut(u32, u64)| {
            found(domain & !wanted, often);
            if often < times {
                found(wanted, often + 1);
            }
        };
        let is_end = |often| often == 0 || often == times;
        self.read_by(cells, |budget| Layers::unroll(&domains, vec![0], &step, &is_end, budget));
    }
}
