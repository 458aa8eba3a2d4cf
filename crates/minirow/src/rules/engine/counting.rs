//! How often values can be in circles that count themselves.

use super::circles::{Circles, Group};
use super::propagate::{DeadEnd, State};

impl State<'_> {
    /// Leaves the candidates that counting allows.
    pub(super) fn circles(&mut self, circles: &Circles) -> Result<(), DeadEnd> {
        loop {
            let before = self.size(&circles.cells);
            let (mut all, mut known) = (0, 0);
            for &cell in &circles.cells {
                let domain = self.domains[usize::from(cell)];
                all |= domain;
                known |= if domain.is_power_of_two() { domain } else { 0 };
            }
            let (mut can, mut must) = (0, u32::MAX);
            for &set in circles.sets.iter().filter(|&&set| known & !set == 0 && set & !all == 0) {
                can |= set;
                must &= set;
            }
            if can == 0 {
                return Err(DeadEnd);
            }
            for place in (0..32 - all.leading_zeros()).rev() {
                self.circles_with(circles, place, can, must)?;
            }
            if self.size(&circles.cells) == before {
                return Ok(());
            }
        }
    }

    fn size(&self, cells: &[u16]) -> u32 {
        cells.iter().map(|&cell| self.domains[usize::from(cell)].count_ones()).sum()
    }

    /// How often one value can be in the circles.
    fn circles_with(
        &mut self,
        circles: &Circles,
        place: u32,
        can: u32,
        must: u32,
    ) -> Result<(), DeadEnd> {
        let bit = 1 << place;
        let wanted = (place + circles.lowest) as usize;
        let domains = || circles.cells.iter().map(|&cell| self.domains[usize::from(cell)]);
        let places = domains().filter(|domain| domain & bit != 0).count();
        let fixed = domains().filter(|domain| *domain == bit).count();
        let is_with = |group: &&Group| {
            group.cells.iter().any(|&cell| self.domains[usize::from(cell)] & bit != 0)
        };
        let ways = circles.ways.iter().map(|way| way.iter().filter(is_with).count());
        let open = ways.chain([places]).min().unwrap_or(0);
        let is_in = must & bit != 0;
        let is_out = can & bit == 0 || open < wanted;
        if fixed > wanted || (is_in && open < wanted) || (is_out && fixed > 0) {
            return Err(DeadEnd);
        }
        if is_out || (fixed == wanted && places > fixed) {
            for &cell in &circles.cells {
                let domain = self.domains[usize::from(cell)];
                if domain != bit {
                    self.set(cell, domain & !bit)?;
                }
            }
        } else if is_in && places == wanted {
            for &cell in &circles.cells {
                if self.domains[usize::from(cell)] & bit != 0 {
                    self.set(cell, bit)?;
                }
            }
        } else if is_in {
            for way in &circles.ways {
                self.each_group_has(way, bit, wanted)?;
            }
        }
        Ok(())
    }

    /// Where there are only as many groups with a value as it is wanted, each of them has it.
    fn each_group_has(&mut self, way: &[Group], bit: u32, wanted: usize) -> Result<(), DeadEnd> {
        let has = |state: &Self, cell: u16| state.domains[usize::from(cell)] & bit != 0;
        let with = |state: &Self, group: &Group| group.cells.iter().any(|&cell| has(state, cell));
        if way.iter().filter(|group| with(self, group)).count() > wanted {
            return Ok(());
        }
        for group in way {
            let mut places = group.cells.iter().copied().filter(|&cell| has(self, cell));
            match (places.next(), places.next()) {
                (None, _) => {}
                (Some(alone), None) => self.set(alone, bit)?,
                _ => {
                    for &cell in &group.seeing {
                        let domain = self.domains[usize::from(cell)];
                        self.set(cell, domain & !bit)?;
                    }
                }
            }
        }
        Ok(())
    }
}
