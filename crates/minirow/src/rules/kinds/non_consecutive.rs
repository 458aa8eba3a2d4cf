//! Boards without consecutive neighbours.

#[cfg(test)]
use super::Draws;
use super::rows::{Block, Drawn, Entry, Form};
use super::{Compiler, Filled, Kind, Told, told_as};
use crate::rules::holds::neighbours;

/// No consecutive values beside each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NonConsecutive;

impl Kind for NonConsecutive {
    const TOLD: &'static [Told] = &[Told::of_all("non-consecutive")
        .says("the rule non-consecutive", "Cells that share a side do not hold consecutive digits.")
        .iss("AntiConsecutive", 0)];

    const DRAWN: &'static [Drawn] = &[Drawn {
        sentence: "Cells that share a side cannot hold consecutive digits.",
        said: &[
            "nonconsecutive|non-consecutive; !@line",
            "@not; consecutive; adjacent|share a side|share an edge; !dot|kropki; !@line",
        ],
        words: "consecutive nonconsecutive non not no cannot can may t adjacent orthogonally share side edge \
            neighbouring neighboring two be next other",
        ..Drawn::new("non-consecutive", "NonConsecutive", Form::Whole)
    }];
    const BLOCKS: &'static [Block] = &[Block::new("non-consecutive", 15, Entry::Flag)];

    told_as!(nothing);

    fn holds(&self, filled: &Filled<'_>) -> bool {
        neighbours(filled.ground.geometry).all(|pair| {
            let [one, other] = filled.pair(pair);
            one.abs_diff(other) != 1
        })
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        compiler.relations(compiler.geometry.adjacent(), |one, other| one.abs_diff(other) != 1);
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("non-consecutive", |draw| draw.push(Self))];
}
