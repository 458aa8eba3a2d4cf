//! Naked pairs: two cells that see each other and can have the same two values. Cells that see both have neither.

use super::propagate::{DeadEnd, State};

impl State<'_> {
    /// Looks for the twins of all cells that have two candidates since they were looked for last, where cells are the
    /// bits of a word.
    pub(super) fn naked_pairs(&mut self) -> Result<(), DeadEnd> {
        while self.new_bivalue != 0 {
            let cell = self.new_bivalue.trailing_zeros();
            self.new_bivalue &= self.new_bivalue - 1;
            self.bivalue |= 1 << cell;
            let domain = self.domains[cell as usize];
            if domain.is_power_of_two() {
                continue;
            }
            let values = [domain.trailing_zeros(), 31 - domain.leading_zeros()];
            let seen = self.model.differing[cell as usize];
            let places = |value: u32| self.places[value as usize];
            let mut twins = seen & self.bivalue & places(values[0]) & places(values[1]);
            while twins != 0 {
                let seen = seen & self.model.differing[twins.trailing_zeros() as usize];
                twins &= twins - 1;
                for value in values {
                    self.take_places(value, seen)?;
                }
            }
        }
        Ok(())
    }

    /// Looks for the twins of a cell with two candidates on other boards.
    pub(super) fn naked_pairs_of(&mut self, cell: u16) -> Result<(), DeadEnd> {
        let (model, values) = (self.model, self.domains[usize::from(cell)]);
        for &twin in model.relations.peers(cell) {
            if self.domains[usize::from(twin)] != values {
                continue;
            }
            for &other in model.relations.peers(cell) {
                let domain = self.domains[usize::from(other)];
                if domain & values != 0 && model.do_differ(twin, other) {
                    self.set(other, domain & !values)?;
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::model::Model;
    use super::super::search::narrowed;

    #[test]
    fn cells_that_see_two_with_the_same_two_values_have_neither() {
        // On boards whose cells are the bits of a word, and on larger ones.
        for cells in [9, 200] {
            let mut domains = vec![0b1111; cells];
            (domains[2], domains[5]) = (0b0110, 0b0110);
            let mut model = Model::new(domains.clone(), 4);
            for (one, other) in [(2, 5), (2, 7), (5, 7), (2, 8)] {
                model.differ(one, other);
            }
            model.finish();
            let mut right = domains.clone();
            right[7] = 0b1001;
            assert_eq!(narrowed(&model, &domains), Some(right));
        }
    }
}
