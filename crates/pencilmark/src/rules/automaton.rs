//! What reads the values of a line, one after the other.

/// A nondeterministic finite automaton over the places of values.
///
/// # Examples
/// ```
/// use pencilmark::rules::Automaton;
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Automaton {
    values: usize,
    starts: Vec<u32>,
    accepts: Vec<bool>,
    /// The states that follow, by state and place of the value.
    next: Vec<Vec<u32>>,
}

impl Automaton {
    /// One without states.
    #[must_use]
    pub fn new(values: usize) -> Self {
        Self { values, starts: Vec::new(), accepts: Vec::new(), next: Vec::new() }
    }

    /// Adds a state, and whether a line may end there.
    pub fn state(&mut self, accepts: bool) -> u32 {
        self.accepts.push(accepts);
        self.next.extend(std::iter::repeat_n(Vec::new(), self.values));
        (self.accepts.len() - 1) as u32
    }

    /// Says that a line may begin in a state.
    pub fn start(&mut self, state: u32) {
        self.starts.push(state);
    }

    /// Says that a value, by its place, leads from one state to another.
    pub fn step(&mut self, from: u32, value: usize, to: u32) {
        let next = &mut self.next[from as usize * self.values + value];
        if !next.contains(&to) {
            next.push(to);
        }
    }

    /// How many values it reads.
    #[must_use]
    pub fn values(&self) -> usize {
        self.values
    }

    /// How many states it has.
    #[must_use]
    pub fn state_count(&self) -> usize {
        self.accepts.len()
    }

    /// Where lines begin.
    pub(crate) fn starts(&self) -> &[u32] {
        &self.starts
    }

    /// Whether a line may end in a state.
    pub(crate) fn is_end(&self, state: u32) -> bool {
        self.accepts[state as usize]
    }

    /// Where a value leads.
    pub(crate) fn next(&self, state: u32, value: usize) -> &[u32] {
        &self.next[state as usize * self.values + value]
    }

    /// Whether it accepts these values, by their places.
    #[must_use]
    pub fn accepts(&self, line: impl IntoIterator<Item = usize>) -> bool {
        let mut now = self.starts.clone();
        for value in line {
            let mut then: Vec<u32> =
                now.iter().flat_map(|&state| self.next(state, value)).copied().collect();
            then.sort_unstable();
            then.dedup();
            now = then;
        }
        now.iter().any(|&state| self.is_end(state))
    }
}
