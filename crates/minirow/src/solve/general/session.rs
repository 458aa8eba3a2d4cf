//! What all gears of one search share: the visitor, the count of the work, and what is explored.

use std::cell::{Cell as Shared, RefCell};
use std::ops::ControlFlow;

use super::engine::{Engine, Entry};
use crate::board::{Cell, Digit, Grid};
use crate::progress::Tally;
use crate::solve::Event;
use crate::solve::clauses::Watch;

/// One search, whatever gear it is in.
///
/// Gears and the callbacks of clause learners hold it at the same time, so it changes from within.
pub(super) struct Session<'v> {
    visit: RefCell<&'v mut Visit<'v>>,
    tally: Shared<Tally>,
    solution: RefCell<Grid>,
    explored: RefCell<Vec<Path>>,
}

/// Whoever is shown the events of a search, and can stop it.
type Visit<'v> = dyn FnMut(Event<'_>) -> ControlFlow<()> + 'v;

/// Guesses from the root of the search down to where it was left, with those refuted on the way:
/// below the guesses before it, all that a refuted one leads to has been seen.
pub(super) type Path = Vec<Decision>;

#[derive(Clone, Copy)]
pub(super) struct Decision {
    pub(super) candidate: Entry,
    /// Whether all that follows from it has been seen.
    pub(super) is_refuted: bool,
}

/// The visitor has stopped the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Halt;

impl Watch for &Session<'_> {
    fn count(&self) {
        self.conflicts(1);
    }

    fn goes_on(&self) -> bool {
        self.ask().is_ok()
    }
}

impl<'v> Session<'v> {
    pub(super) fn new(solution: Grid, visit: &'v mut Visit<'v>) -> Self {
        Self {
            visit: RefCell::new(visit),
            tally: Shared::default(),
            solution: RefCell::new(solution),
            explored: RefCell::default(),
        }
    }

    pub(super) fn tally(&self) -> Tally {
        self.tally.get()
    }

    /// Asks the visitor before a guess, and counts it.
    pub(super) fn guess(&self) -> Result<(), Halt> {
        self.ask()?;
        self.change(|tally| tally.guesses += 1);
        Ok(())
    }

    /// Counts conflicts.
    pub(super) fn conflicts(&self, new: u64) {
        self.change(|tally| tally.conflicts += new);
    }

    /// Asks the visitor whether to go on.
    pub(super) fn ask(&self) -> Result<(), Halt> {
        self.tell(Event::Node(self.tally()))
    }

    /// Ends the search before all is seen.
    pub(super) fn give_up(&self) -> Result<(), Halt> {
        self.change(|tally| tally.stopped = true);
        Err(Halt)
    }

    /// Shows the solution in an engine without open cells, unless it was shown before.
    pub(super) fn solution<const W: usize>(&self, engine: &Engine<'_, W>) -> Result<(), Halt> {
        if self.is_explored(engine) {
            return Ok(());
        }
        let mut solution = self.solution.borrow_mut();
        for (index, &value) in engine.placed.iter().enumerate() {
            solution.set(Cell::new(index as u16), Digit::new(value));
        }
        self.change(|tally| tally.solutions += 1);
        self.tell(Event::Solution(&solution))
    }

    /// Notes that all that a path has refuted has been seen.
    pub(super) fn explore(&self, path: Path) {
        self.explored.borrow_mut().push(path);
    }

    /// The paths noted since there were `from` of them.
    pub(super) fn explored_since(&self, from: usize) -> Vec<Path> {
        self.explored.borrow()[from..].to_vec()
    }

    fn is_explored<const W: usize>(&self, engine: &Engine<'_, W>) -> bool {
        let holds = |entry: Entry| usize::from(engine.placed[entry.cell()]) == entry.digit() + 1;
        let is_on = |path: &Path| {
            for decision in path {
                match (holds(decision.candidate), decision.is_refuted) {
                    (true, true) => return true,
                    (false, false) => return false,
                    _ => {}
                }
            }
            false
        };
        self.explored.borrow().iter().any(is_on)
    }

    fn tell(&self, event: Event<'_>) -> Result<(), Halt> {
        // The last word of a visitor is its last: nobody asks again.
        if self.tally().stopped {
            return Err(Halt);
        }
        if (self.visit.borrow_mut())(event).is_break() {
            self.change(|tally| tally.stopped = true);
            return Err(Halt);
        }
        Ok(())
    }

    fn change(&self, change: impl FnOnce(&mut Tally)) {
        let mut tally = self.tally.get();
        change(&mut tally);
        self.tally.set(tally);
    }
}
