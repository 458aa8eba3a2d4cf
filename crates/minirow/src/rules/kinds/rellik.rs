//! Rellik cages, of which no part has a sum.

#[cfg(test)]
use super::Draws;
use super::{Compiler, Filled, Kind, Told, told_as};
use crate::rules::engine::is_for_masks;
use crate::rules::holds::all_different;

/// No value twice, and no one or more of these cells have this sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rellik {
    /// The cells.
    pub cells: Vec<u16>,
    /// The sum that no part has.
    pub sum: u32,
}

impl Kind for Rellik {
    const TOLD: &'static [Told] =
        &[Told::list("rellik")
            .says(
                "the rellik cage of {number} at {cells}",
                "Digits in a dotted cage are all different, and no one or more of them sum to the number in its corner.",
            )
            .iss("RellikCage", 1)
            .number()
            .example("rellik 9 r1c1 r1c2 r2c1")];

    told_as!(once, sum);

    /// The sums of all parts of one value or more are found one value at a time.
    fn holds(&self, filled: &Filled<'_>) -> bool {
        let values = filled.values(&self.cells);
        let mut sums: Vec<u32> = Vec::new();
        for &value in &values {
            let with: Vec<u32> = sums.iter().map(|sum| sum + value).collect();
            sums.extend(with);
            sums.push(value);
            sums.sort_unstable();
            sums.dedup();
        }
        all_different(&values) && !sums.contains(&self.sum)
    }

    fn differences(&self, compiler: &mut Compiler<'_>) {
        compiler.differ(&self.cells);
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        let (cells, sum, geometry) = (&self.cells, self.sum, compiler.geometry);
        if is_for_masks(geometry.values()) {
            // What parts of each set come to; the empty part is none, and a 0 alone is one.
            let mut parts = [0_u64; 1 << 9];
            for set in 1..1_usize << geometry.values() {
                let rest = parts[set & (set - 1)];
                parts[set] = rest | (rest | 1) << geometry.value_at(set.trailing_zeros() as usize);
            }
            return compiler
                .set(cells, |set| parts[set as usize].checked_shr(sum).unwrap_or(0) & 1 == 0);
        }
        if sum >= u64::BITS {
            return compiler.check(cells, move |values| {
                let sums = values.iter().fold(vec![0], |mut sums, value| {
                    let with: Vec<u32> = sums.iter().map(|sum| sum + value).collect();
                    sums.extend(with.into_iter().filter(|&with| with <= sum));
                    sums.sort_unstable();
                    sums.dedup();
                    sums
                });
                !sums.contains(&sum)
            });
        }
        compiler.line(
            cells,
            // What parts of one cell or more come to.
            0_u64,
            |_, sums, value| {
                let sums = sums | (sums | 1) << value;
                (sums >> sum & 1 == 0).then_some(sums & !(u64::MAX << sum))
            },
            |_| true,
        );
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("rellik", |draw| {
        let cells = draw.line(1, 4);
        let sum = draw.random.range(0, 10) as u32;
        draw.push(Self { cells, sum });
    })];
}
