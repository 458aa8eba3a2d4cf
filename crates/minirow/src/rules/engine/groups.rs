//! Cells in groups that all differ.

/// Cells in groups that all differ, or of one cell, one group after the other, each times a number.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::rules) struct Groups {
    pub(super) cells: Vec<u16>,
    /// How many of the cells are in each group, and their factor.
    pub(super) parts: Vec<(usize, i32)>,
}

impl Groups {
    /// No groups yet, with room for so many cells.
    pub(in crate::rules) fn with_room(cells: usize) -> Self {
        Self { cells: Vec::with_capacity(cells), parts: Vec::new() }
    }

    /// How many there are.
    pub(in crate::rules) fn len(&self) -> usize {
        self.parts.len()
    }

    /// Adds a group of cells that all differ.
    pub(in crate::rules) fn push(&mut self, cells: impl IntoIterator<Item = u16>, times: i32) {
        let before = self.cells.len();
        self.cells.extend(cells);
        self.parts.push((self.cells.len() - before, times));
    }

    /// Adds a cell to the first group of those from a number on that has fewer cells than `most` and whose cells all fit
    /// it, or as one of its own.
    pub(in crate::rules) fn join(
        &mut self,
        from: usize,
        cell: u16,
        times: i32,
        most: usize,
        fits: impl Fn(u16) -> bool,
    ) {
        let mut end: usize = self.parts[..from].iter().map(|(len, _)| len).sum();
        for (len, _) in &mut self.parts[from..] {
            let start = end;
            end += *len;
            if *len < most && self.cells[start..end].iter().all(|&other| fits(other)) {
                *len += 1;
                return self.cells.insert(end, cell);
            }
        }
        self.push([cell], times);
    }

    /// The cells of each.
    pub(in crate::rules) fn each(&self) -> impl Iterator<Item = &[u16]> {
        let mut rest = self.cells.as_slice();
        self.parts.iter().map(move |&(len, _)| {
            let (group, others) = rest.split_at(len);
            rest = others;
            group
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_joins_the_first_group_that_it_fits() {
        let mut groups = Groups::with_room(6);
        groups.push([0, 1], -1);
        groups.push([10, 11], 1);
        groups.push([21], 1);
        // Of those of the same factor; cells of one ten do not fit.
        for cell in [12, 22, 13, 32] {
            groups.join(1, cell, 1, 9, |other| other / 10 != cell / 10);
        }
        let found: Vec<&[u16]> = groups.each().collect();
        assert_eq!(found, [&[0, 1][..], &[10, 11, 22, 32], &[21, 12], &[13]]);
        assert_eq!(groups.parts, [(2, -1), (4, 1), (2, 1), (1, 1)]);
    }
}
