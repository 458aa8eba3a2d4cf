//! Circles whose values say how many of them have that value.

use super::propagate::{DeadEnd, State};

/// Circles, for boards whose lowest value is known.
#[derive(Clone, Debug)]
pub(in crate::rules) struct Circles {
    pub(super) cells: Vec<u16>,
    lowest: u32,
    /// Ways to put the circles into groups of cells that all differ: no value is twice in one.
    ways: Vec<Vec<Group>>,
    /// The sets of places whose values sum to the number of circles.
    sets: Vec<u32>,
}

/// Circles that all differ.
#[derive(Clone, Debug)]
struct Group {
    cells: Vec<u16>,
    /// Cells that are none of the circles and differ from all of these.
    seeing: Vec<u16>,
}

impl Circles {
    /// Those of these cells, on a board of so many values where these are ways to put them into groups that differ.
    pub(in crate::rules) fn of(
        cells: Vec<u16>,
        values: usize,
        lowest: u32,
        ways: &[Vec<Vec<u16>>],
        seeing: impl Fn(&[u16]) -> Vec<u16>,
    ) -> Self {
        let mut sets = Vec::new();
        find(0, 0, cells.len() as u32, values as u32, lowest, &mut sets);
        let group = |group: &Vec<u16>| Group {
            seeing: seeing(group).into_iter().filter(|cell| !cells.contains(cell)).collect(),
            cells: group.clone(),
        };
        let ways = ways.iter().map(|way| way.iter().map(group).collect()).collect();
        Self { cells, lowest, ways, sets }
    }
}

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

/// Sets of places from one on whose values have a sum.
fn find(place: u32, set: u32, left: u32, values: u32, lowest: u32, sets: &mut Vec<u32>) {
    if left == 0 {
        sets.push(set);
    }
    for next in place..values {
        // No circle can have the value 0.
        let value = next + lowest;
        if value > 0 && value <= left {
            find(next + 1, set | 1 << next, left - value, values, lowest, sets);
        }
    }
}
