//! Counting circles.

#[cfg(test)]
use super::Draws;
use super::{Compiler, Filled, Kind, Told, told_as};
use crate::rules::engine::{Circles, Groups, Propagator};
use crate::rules::holds::count;

/// A value in one of these circles is in exactly as many of them as it says; so 0 is in none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountingCircles {
    /// The circles.
    pub cells: Vec<u16>,
}

impl Kind for CountingCircles {
    const TOLD: &'static [Told] = &[Told::list("counting-circles")
        .says(
            "the counting circles at {cells}",
            "A digit in a ring is in as many rings as it says.",
        )
        .iss("CountingCircles", 1)
        .example("counting-circles r1c1 r2c2 r3c3")];

    told_as!(once);

    fn holds(&self, filled: &Filled<'_>) -> bool {
        let values = filled.values(&self.cells);
        values.iter().all(|&value| count(&values, value) == value as usize)
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        if !self.cells.is_empty() {
            let circles = circles(compiler, &self.cells);
            compiler.model.add(Propagator::Circles(circles));
        }
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("counting-circles", |draw| {
        let cells = draw.circles();
        draw.push(Self { cells });
    })];
}

/// Circles, in groups by rows, columns, blocks, and whatever else differs.
fn circles(compiler: &Compiler<'_>, cells: &[u16]) -> Circles {
    let (geometry, model) = (compiler.geometry, &compiler.model);
    let by = |of: &dyn Fn(u16) -> Option<usize>| -> Vec<Vec<u16>> {
        let mut groups: Vec<(Option<usize>, Vec<u16>)> = Vec::new();
        for &cell in cells {
            let house = of(cell);
            match groups.iter_mut().find(|(other, _)| house.is_some() && *other == house) {
                Some((_, group)) => group.push(cell),
                None => groups.push((house, vec![cell])),
            }
        }
        groups.into_iter().map(|(_, group)| group).collect()
    };
    let mut groups = Groups::default();
    let terms: Vec<(u16, i32)> = cells.iter().map(|&cell| (cell, 1)).collect();
    compiler.group(&terms, &mut groups);
    let ways = [
        by(&|cell| Some(geometry.row_of(cell))),
        by(&|cell| Some(geometry.column_of(cell))),
        by(&|cell| geometry.block_with(cell)),
        groups.each().map(<[u16]>::to_vec).collect(),
    ];
    // A cell that is there twice counts twice, and a rule by itself knows no houses.
    let differ = |group: &Vec<u16>| compiler.all_differ(group);
    let are_all = |way: &Vec<Vec<u16>>| way.iter().map(Vec::len).sum::<usize>() == cells.len();
    let is_right = |way: &Vec<Vec<u16>>| are_all(way) && way.iter().all(differ);
    let ways: Vec<Vec<Vec<u16>>> = ways.into_iter().filter(is_right).collect();
    let seeing = |group: &[u16]| {
        let all = geometry.numbers();
        all.filter(|&cell| group.iter().all(|&other| model.do_differ(cell, other))).collect()
    };
    Circles::of(cells.to_vec(), geometry.values(), geometry.value_at(0), &ways, seeing)
}
