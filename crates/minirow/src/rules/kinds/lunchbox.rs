//! Lunchboxes.

#[cfg(test)]
use super::Draws;
use super::{Compiler, Filled, Kind, Told, told_as};
use crate::rules::Automaton;
use crate::rules::compile::cases;
use crate::rules::holds::{all_different, sum_between};

/// No value twice, and what lies between the lowest and the highest of these values sums to this.
///
/// These need not be the lowest and highest of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lunchbox {
    /// The line.
    pub cells: Vec<u16>,
    /// The sum.
    pub sum: u32,
}

impl Kind for Lunchbox {
    const TOLD: &'static [Told] = &[Told::list("lunchbox")
        .says(
            "the lunchbox of {number} along {cells}",
            "Digits in a rounded box are all different, and those between the lowest and the highest of them sum to its number.",
        )
        .iss("Lunchbox", 2)
        .number()
        .example("lunchbox 12 r1c1 r1c2 r1c3 r1c4")];

    told_as!(once, sum);

    fn holds(&self, filled: &Filled<'_>) -> bool {
        let values = filled.values(&self.cells);
        let (Some(&lowest), Some(&highest)) = (values.iter().min(), values.iter().max()) else {
            return self.sum == 0;
        };
        all_different(&values) && sum_between(&values, lowest, highest) == Some(self.sum)
    }

    fn differences(&self, compiler: &mut Compiler<'_>) {
        compiler.differ(&self.cells);
    }

    /// For each pair of a lowest and a highest value: before the first of both, between them with what was
    /// summed up, behind.
    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        let (cells, sum, geometry) = (&self.cells, self.sum, compiler.geometry);
        let values = geometry.values();
        // There is a state for each sum so far.
        let most = cells.len().saturating_sub(2) as u32 * geometry.value_at(values - 1);
        if sum > most {
            return compiler.forbid();
        }
        if cells.len() < 2 || cases::lunchbox(compiler, cells, sum) {
            return;
        }
        let mut automaton = Automaton::new(values);
        let pairs: Vec<(usize, usize)> =
            (0..values).flat_map(|low| (low + 1..values).map(move |high| (low, high))).collect();
        for (low, high) in pairs {
            let before = automaton.state(false);
            automaton.start(before);
            let behind = automaton.state(true);
            for place in low + 1..high {
                automaton.step(before, place, before);
                automaton.step(behind, place, behind);
            }
            for (first, last) in [(low, high), (high, low)] {
                let between: Vec<u32> = (0..=sum).map(|_| automaton.state(false)).collect();
                automaton.step(before, first, between[0]);
                for (so_far, &from) in between.iter().enumerate() {
                    for place in low + 1..high {
                        let then = so_far + geometry.value_at(place) as usize;
                        if let Some(&to) = between.get(then) {
                            automaton.step(from, place, to);
                        }
                    }
                }
                automaton.step(between[sum as usize], last, behind);
            }
        }
        compiler.automaton_once(cells, &automaton);
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("lunchbox", |draw| {
        let (cells, sum) = (draw.line(2, 5), draw.random.range(0, 9) as u32);
        draw.push(Self { cells, sum });
    })];
}
