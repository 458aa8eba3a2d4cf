//! A line as a list of cases, each of which says what every cell can hold.

/// One of some cases holds: in each, every cell has one of some values, and some cells have all of a set together.
#[derive(Clone, Debug)]
pub(in crate::rules) struct Cases {
    len: usize,
    /// For each case, the values of each cell.
    values: Vec<u32>,
    /// For each case, cells by their order, and the values that they have together.
    together: Vec<(u32, u32)>,
}

impl Cases {
    /// None so far, for so many cells.
    pub(in crate::rules) fn new(len: usize) -> Self {
        Self { len, values: Vec::new(), together: Vec::new() }
    }

    /// Adds a case: some cells, by their order, have a set of values together, and each cell has one of some values.
    pub(in crate::rules) fn add(&mut self, cells: u32, set: u32, values: impl Fn(usize) -> u32) {
        self.values.extend((0..self.len).map(values));
        self.together.push((cells, set));
    }

    /// How many there are.
    pub(in crate::rules) fn count(&self) -> usize {
        self.together.len()
    }

    /// Each case: the values of each cell, and the cells that have a set together.
    pub(super) fn each(&self) -> impl Iterator<Item = (&[u32], (u32, u32))> {
        self.values.chunks_exact(self.len).zip(self.together.iter().copied())
    }

    /// Leaves the candidates that some case has; false where no case is left.
    pub(super) fn prune(&self, domains: &mut [u32]) -> bool {
        let mut kept = [0_u32; 32];
        let cases = self.values.chunks_exact(self.len).zip(&self.together);
        for (values, &(cells, set)) in cases {
            if (0..self.len).any(|at| values[at] & domains[at] == 0) {
                continue;
            }
            let (mut left, mut all) = (cells, 0);
            while left != 0 {
                all |= domains[left.trailing_zeros() as usize];
                left &= left - 1;
            }
            if set & !all == 0 {
                for at in 0..self.len {
                    kept[at] |= values[at];
                }
            }
        }
        for (at, domain) in domains.iter_mut().enumerate() {
            *domain &= kept[at];
        }
        !domains.contains(&0)
    }
}
