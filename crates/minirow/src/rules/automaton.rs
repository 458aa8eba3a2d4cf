//! What reads the values of a line, one after the other.

use std::collections::HashMap;
use std::fmt;
use std::hash::{BuildHasherDefault, Hasher};
use std::sync::Arc;

use super::engine::Quick;

/// A nondeterministic finite automaton over the places of values.
///
/// # Examples
/// ```
/// use minirow::rules::Automaton;
/// // An even number of ones, among the values 0 and 1.
/// let mut even = Automaton::new(2);
/// let (yes, no) = (even.state(true), even.state(false));
/// even.start(yes);
/// for (from, value, to) in [(yes, 0, yes), (yes, 1, no), (no, 0, no), (no, 1, yes)] {
///     even.step(from, value, to);
/// }
/// assert!(even.accepts([1, 0, 1]));
/// assert!(!even.accepts([1, 0, 0]));
/// ```
#[derive(Clone)]
pub struct Automaton(Arc<Table>);

/// States and steps; lines of a board that one automaton reads have them in common.
#[derive(Clone)]
struct Table {
    values: usize,
    starts: Vec<u32>,
    accepts: Vec<bool>,
    /// The first step of each state and place of a value.
    first: Vec<u32>,
    steps: Vec<Step>,
    /// Where there are many steps of one state and value: each of them by where it leads, and the last one.
    many: HashMap<u64, u32, BuildHasherDefault<Quick>>,
}

#[derive(Clone, Copy)]
struct Step {
    to: u32,
    /// The next step of the same state and value.
    next: u32,
}

/// The number of no step.
const NONE: u32 = u32::MAX;

/// More steps of one state and value than these are not looked through one by one.
const FEW: usize = 16;

impl Automaton {
    /// One without states.
    ///
    /// # Examples
    /// ```
    /// use minirow::rules::Automaton;
    /// assert_eq!(Automaton::new(9).state_count(), 0);
    /// ```
    #[must_use]
    pub fn new(values: usize) -> Self {
        Self(Arc::new(Table {
            values,
            starts: Vec::new(),
            accepts: Vec::new(),
            first: Vec::new(),
            steps: Vec::new(),
            many: HashMap::default(),
        }))
    }

    /// Adds a state, and whether a line may end there.
    ///
    /// # Examples
    /// ```
    /// use minirow::rules::Automaton;
    /// let mut automaton = Automaton::new(9);
    /// assert_eq!((automaton.state(false), automaton.state(true)), (0, 1));
    /// ```
    pub fn state(&mut self, accepts: bool) -> u32 {
        let table = Arc::make_mut(&mut self.0);
        table.accepts.push(accepts);
        table.first.extend(std::iter::repeat_n(NONE, table.values));
        (table.accepts.len() - 1) as u32
    }

    /// Says that a line may begin in a state.
    ///
    /// # Examples
    /// ```
    /// use minirow::rules::Automaton;
    /// let mut automaton = Automaton::new(9);
    /// let state = automaton.state(true);
    /// assert!(!automaton.accepts([]));
    /// automaton.start(state);
    /// assert!(automaton.accepts([]));
    /// ```
    pub fn start(&mut self, state: u32) {
        Arc::make_mut(&mut self.0).starts.push(state);
    }

    /// Says that a value, by its place, leads from one state to another.
    ///
    /// # Examples
    /// ```
    /// use minirow::rules::Automaton;
    /// let mut automaton = Automaton::new(9);
    /// let state = automaton.state(true);
    /// automaton.start(state);
    /// automaton.step(state, 4, state);
    /// assert!(automaton.accepts([4, 4]) && !automaton.accepts([4, 3]));
    /// ```
    pub fn step(&mut self, from: u32, value: usize, to: u32) {
        Arc::make_mut(&mut self.0).step(from as usize, value, to);
    }

    /// How many values it reads.
    ///
    /// # Examples
    /// ```
    /// assert_eq!(minirow::rules::Automaton::new(9).values(), 9);
    /// ```
    #[must_use]
    pub fn values(&self) -> usize {
        self.0.values
    }

    /// How many states it has.
    ///
    /// # Examples
    /// ```
    /// use minirow::rules::Automaton;
    /// let mut automaton = Automaton::new(9);
    /// automaton.state(true);
    /// assert_eq!(automaton.state_count(), 1);
    /// ```
    #[must_use]
    pub fn state_count(&self) -> usize {
        self.0.accepts.len()
    }

    /// How many steps it has.
    pub(crate) fn step_count(&self) -> usize {
        self.0.steps.len()
    }

    /// Where lines begin.
    pub(crate) fn starts(&self) -> &[u32] {
        &self.0.starts
    }

    /// Whether a line may end in a state.
    pub(crate) fn is_end(&self, state: u32) -> bool {
        self.0.accepts[state as usize]
    }

    /// Where a value leads.
    pub(crate) fn next(&self, state: u32, value: usize) -> impl Iterator<Item = u32> {
        let step = |number: u32| self.0.steps.get(number as usize);
        let first = step(self.0.first[state as usize * self.0.values + value]);
        std::iter::successors(first, move |before| step(before.next)).map(|step| step.to)
    }

    /// Whether it accepts these values, by their places.
    ///
    /// # Examples
    /// ```
    /// use minirow::rules::Automaton;
    /// let mut automaton = Automaton::new(2);
    /// let (even, odd) = (automaton.state(true), automaton.state(false));
    /// automaton.start(even);
    /// automaton.step(even, 0, odd);
    /// automaton.step(odd, 0, even);
    /// assert!(automaton.accepts([0, 0]) && !automaton.accepts([0]));
    /// ```
    #[must_use]
    pub fn accepts(&self, line: impl IntoIterator<Item = usize>) -> bool {
        let mut now = self.starts().to_vec();
        for value in line {
            let mut then: Vec<u32> =
                now.iter().flat_map(|&state| self.next(state, value)).collect();
            then.sort_unstable();
            then.dedup();
            now = then;
        }
        now.iter().any(|&state| self.is_end(state))
    }

    /// A number that equal ones have in common, and hardly any others.
    pub(crate) fn digest(&self) -> u64 {
        let mut hash = Quick::default();
        hash.write_usize(self.values());
        self.starts().iter().for_each(|&start| hash.write_u32(start));
        for (state, next) in (0..).zip(self.each()) {
            hash.write_usize(state);
            next.for_each(|to| hash.write_u32(to));
        }
        hash.finish()
    }

    /// For each state and value, where it leads.
    fn each(&self) -> impl Iterator<Item = impl Iterator<Item = u32>> {
        let states = 0..self.state_count() as u32;
        states.flat_map(move |state| (0..self.values()).map(move |value| self.next(state, value)))
    }
}

impl Table {
    /// Adds a step behind the others of its state and value, once.
    fn step(&mut self, from: usize, value: usize, to: u32) {
        let place = from * self.values + value;
        let (mut last, mut at) = (None, self.first[place]);
        for _ in 0..FEW {
            let Some(step) = self.steps.get(at as usize) else { break };
            if step.to == to {
                return;
            }
            (last, at) = (Some(at), step.next);
        }
        if at != NONE {
            let Some(end) = self.step_among_many(place, to) else { return };
            last = Some(end);
        }
        let number = self.steps.len() as u32;
        match last {
            Some(last) => self.steps[last as usize].next = number,
            None => self.first[place] = number,
        }
        self.steps.push(Step { to, next: NONE });
    }

    /// Notes a step of a state and value that have many, and tells the last one before it; none where it is there.
    fn step_among_many(&mut self, place: usize, to: u32) -> Option<u32> {
        let key = |to: u32| (place as u64) << 32 | u64::from(to);
        if !self.many.contains_key(&key(NONE)) {
            let mut at = self.first[place];
            while let Some(step) = self.steps.get(at as usize) {
                self.many.extend([(key(step.to), at), (key(NONE), at)]);
                at = step.next;
            }
        }
        let number = self.steps.len() as u32;
        if *self.many.entry(key(to)).or_insert(number) != number {
            return None;
        }
        self.many.insert(key(NONE), number)
    }
}

impl PartialEq for Automaton {
    fn eq(&self, other: &Self) -> bool {
        let (one, two) = (&self.0, &other.0);
        let alike = || {
            (one.values, &one.starts, &one.accepts) == (two.values, &two.starts, &two.accepts)
                && self.each().zip(other.each()).all(|(one, two)| one.eq(two))
        };
        Arc::ptr_eq(one, two) || alike()
    }
}

impl Eq for Automaton {}

impl fmt::Debug for Automaton {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let next: Vec<Vec<u32>> = self.each().map(Iterator::collect).collect();
        f.debug_struct("Automaton")
            .field("values", &self.values())
            .field("starts", &self.starts())
            .field("accepts", &self.0.accepts)
            .field("next", &next)
            .finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each state by a value to every other one: steps are kept once, in their order, however many there are.
    #[test]
    fn many_steps_of_one_state_and_value_are_kept_once() {
        let mut automaton = Automaton::new(3);
        let states: Vec<u32> = (0..3000).map(|state| automaton.state(state % 2 == 0)).collect();
        automaton.start(0);
        for round in 0..3 {
            for &to in &states {
                automaton.step(round, 1, to);
                automaton.step(0, 1, to);
            }
        }
        for from in 0..3 {
            assert!(automaton.next(from, 1).eq(states.iter().copied()));
            assert_eq!(automaton.next(from, 0).count(), 0);
        }
        let clone = automaton.clone();
        automaton.step(0, 1, 2999);
        assert_eq!(automaton, clone);
        assert_eq!(automaton.digest(), clone.digest());
        automaton.step(0, 2, 5);
        assert_ne!(automaton, clone);
        assert!(automaton.accepts([1, 1]) && !automaton.accepts([0]));
    }
}
