//! Parts that hold the same values.

use super::masks::{Masks, Reach};
use super::model::Same;
use super::propagate::{DeadEnd, State};

impl State<'_> {
    /// What all parts can have: how often each value, and which sets.
    pub(super) fn same(&mut self, parts: &Same) -> Result<(), DeadEnd> {
        let all = parts.cells().iter().fold(0, |all, cell| all | self.domains[usize::from(*cell)]);
        for place in 0..32 - all.leading_zeros() {
            let bit = 1 << place;
            let (mut least, mut most) = (0, usize::MAX);
            for part in parts.each() {
                let domains = part.iter().map(|cell| self.domains[usize::from(*cell)]);
                least = least.max(domains.clone().filter(|domain| *domain == bit).count());
                most = most.min(domains.filter(|domain| domain & bit != 0).count());
            }
            if least > most {
                return Err(DeadEnd);
            }
            for part in parts.each() {
                let domain = |state: &Self, cell: u16| state.domains[usize::from(cell)];
                let fixed = part.iter().filter(|cell| domain(self, **cell) == bit).count();
                let open = part.iter().filter(|cell| domain(self, **cell) & bit != 0).count();
                for &cell in part.iter().filter(|_| fixed != open) {
                    let now = domain(self, cell);
                    if fixed == most && now != bit {
                        self.set(cell, now & !bit)?;
                    } else if open == least && now & bit != 0 {
                        self.set(cell, bit)?;
                    }
                }
            }
        }
        if !parts.are_sets {
            return Ok(());
        }
        let domains = |cells: &[u16]| -> Vec<u32> {
            cells.iter().map(|&cell| self.domains[usize::from(cell)]).collect()
        };
        let mut reached: Vec<(Vec<u32>, Reach)> = parts
            .each()
            .map(|cells| {
                let domains = domains(cells);
                let reach = Reach::of(&domains);
                (domains, reach)
            })
            .collect();
        let common = reached.iter().fold(Masks::ALL, |common, (_, reach)| common.and(reach.sets()));
        for (cells, (domains, reach)) in parts.each().zip(&mut reached) {
            reach.prune(domains, common).ok_or(DeadEnd)?;
            for (&cell, &mut domain) in cells.iter().zip(domains) {
                // Parts can share cells.
                self.set(cell, domain & self.domains[usize::from(cell)])?;
            }
        }
        Ok(())
    }
}
