//! What reads a line, as clauses.

use super::formula::{Formula, Literal};
use crate::rules::engine::bits::ones;
use crate::rules::engine::budget::Budget;
use crate::rules::engine::layers::Layers;

impl Formula<'_> {
    /// The values of cells are read by what is made for it, unless that takes too much.
    pub(super) fn read_by(
        &mut self,
        cells: &[u16],
        layers: impl FnOnce(&mut Budget<'_>) -> Option<Layers>,
    ) {
        if let Some(layers) = self.within(layers) {
            self.line(cells, &layers);
        }
    }

    /// The values of cells are read from the first layer to the last.
    ///
    /// Each step and each state is a variable. A step needs its value and leads to its state; some step is taken from
    /// the start, and from each state that is reached. That each value and each state comes from a step is said
    /// as well, so that what has no step is seen at once.
    pub(super) fn line(&mut self, cells: &[u16], layers: &Layers) {
        // The states before a cell; what leads to each.
        let mut before: Vec<Literal> = Vec::new();
        for (at, (&cell, layer)) in cells.iter().zip(layers.each()).enumerate() {
            let layer: Vec<_> = layer.collect();
            let count =
                layer.iter().copied().flatten().map(|step| step.to as usize + 1).max().unwrap_or(0);
            let then: Vec<Literal> = (0..count).map(|_| self.variable()).collect();
            let mut with_place: Vec<Vec<Literal>> = vec![Vec::new(); self.values()];
            let mut into: Vec<Vec<Literal>> = vec![Vec::new(); count];
            let mut from_start = Vec::new();
            for (state, steps) in layer.into_iter().enumerate() {
                let mut taken: Vec<Literal> = Vec::new();
                for step in steps {
                    let to = step.to as usize;
                    let variable = self.variable();
                    self.one_with(&[-variable], cell, step.places);
                    self.one_of(&[-variable, then[to]]);
                    if at > 0 {
                        self.one_of(&[-variable, before[state]]);
                    }
                    for place in ones(step.places.into()) {
                        with_place[place as usize].push(variable);
                    }
                    into[to].push(variable);
                    taken.push(variable);
                }
                if at == 0 {
                    from_start.append(&mut taken);
                } else {
                    taken.push(-before[state]);
                    self.one_of(&taken);
                }
            }
            if at == 0 {
                self.one_of(&from_start);
            }
            for (place, mut steps) in with_place.into_iter().enumerate() {
                steps.push(-self.candidate(cell, place));
                self.one_of(&steps);
            }
            for (&state, mut steps) in then.iter().zip(into) {
                steps.push(-state);
                self.one_of(&steps);
            }
            before = then;
        }
    }
}
