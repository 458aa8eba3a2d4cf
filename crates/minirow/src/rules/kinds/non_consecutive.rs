//! Boards without consecutive neighbours.

#[cfg(test)]
use super::Draws;
use super::{Compiler, Filled, Kind, Told, told_as};
use crate::rules::holds::neighbours;

/// No consecutive values beside each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NonConsecutive;

impl Kind for NonConsecutive {
    const TOLD: &'static [Told] = &[Told::of_all("non-consecutive")
        .says("the rule non-consecutive", "Cells that share a side do not hold consecutive digits.")
        .iss("AntiConsecutive", 0)];

    told_as!(nothing);

    fn holds(&self, filled: &Filled<'_>) -> bool {
        neighbours(filled.ground.shape).all(|pair| {
            let [one, other] = filled.pair(pair);
            one.abs_diff(other) != 1
        })
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        compiler.relations(compiler.shape.adjacent(), |one, other| one.abs_diff(other) != 1);
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("non-consecutive", |draw| draw.push(Self))];
}
