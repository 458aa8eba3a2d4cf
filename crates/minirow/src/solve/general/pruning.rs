//! Eliminates candidates between two guesses.

use super::engine::{DeadEnd, Engine};
use super::locked::Crossings;
use super::matching::Matching;
use crate::board::Cell;

/// Draws conclusions from all that was eliminated and placed, until nothing follows any more.
pub(super) trait Pruning<const W: usize> {
    fn prune(&mut self, engine: &mut Engine<'_, W>) -> Result<(), DeadEnd>;

    /// The engine went back to a mark.
    fn forget(&mut self, mark: usize);
}

/// Nothing but naked and hidden singles.
pub(super) struct Singles;

impl<const W: usize> Pruning<W> for Singles {
    fn prune(&mut self, engine: &mut Engine<'_, W>) -> Result<(), DeadEnd> {
        engine.propagate()
    }

    fn forget(&mut self, _mark: usize) {}
}

/// Singles, then all naked and hidden subsets and locked candidates, house by house.
pub(super) struct Subsets<const W: usize> {
    matching: Matching<W>,
    crossings: Crossings<W>,
    /// Up to where the engine's trail is looked at.
    seen: usize,
    /// The houses that have changed, and for each whether it is among them.
    changed: Vec<u16>,
    is_changed: Vec<bool>,
}

impl<const W: usize> Subsets<W> {
    pub(super) fn new(engine: &Engine<'_, W>) -> Self {
        let houses = engine.geometry.house_count();
        Self {
            matching: Matching::new(engine),
            crossings: Crossings::of(engine.geometry),
            seen: 0,
            changed: (0..houses).map(|house| house as u16).collect(),
            is_changed: vec![true; houses],
        }
    }

    /// Finds the houses of what the trail has of late.
    fn look(&mut self, engine: &Engine<'_, W>) {
        for entry in engine.since(self.seen) {
            for seat in engine.geometry.seats(Cell::new(entry.cell() as u16)) {
                let house = seat.house.index();
                if !std::mem::replace(&mut self.is_changed[house], true) {
                    self.changed.push(house as u16);
                }
            }
        }
        self.seen = engine.mark();
    }

    fn settle(&mut self, engine: &mut Engine<'_, W>) -> Result<(), DeadEnd> {
        loop {
            engine.propagate()?;
            self.look(engine);
            let Some(house) = self.changed.pop() else {
                return Ok(());
            };
            self.is_changed[usize::from(house)] = false;
            let row = usize::from(house) * engine.side;
            self.crossings.prune(engine, row)?;
            engine.propagate()?;
            self.matching.prune(engine, row)?;
        }
    }
}

impl<const W: usize> Pruning<W> for Subsets<W> {
    fn prune(&mut self, engine: &mut Engine<'_, W>) -> Result<(), DeadEnd> {
        let outcome = self.settle(engine);
        if outcome.is_err() {
            // What is left to look at goes with what the search undoes.
            for house in self.changed.drain(..) {
                self.is_changed[usize::from(house)] = false;
            }
        }
        outcome
    }

    fn forget(&mut self, mark: usize) {
        self.seen = self.seen.min(mark);
    }
}
