//! Circles whose values say how many of them have that value, and ways to put them into groups.

/// Circles, for boards whose lowest value is known.
#[derive(Clone, Debug)]
pub(in crate::rules) struct Circles {
    pub(super) cells: Vec<u16>,
    pub(super) lowest: u32,
    /// Ways to put the circles into groups of cells that all differ: no value is twice in one.
    pub(super) ways: Vec<Vec<Group>>,
    /// The sets of places whose values sum to the number of circles.
    pub(super) sets: Vec<u32>,
}

/// Circles that all differ.
#[derive(Clone, Debug)]
pub(super) struct Group {
    pub(super) cells: Vec<u16>,
    /// Cells that are none of the circles and differ from all of these.
    pub(super) seeing: Vec<u16>,
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
