//! Killer cages.

#[cfg(test)]
use super::Draws;
use super::rows::{Block, Drawn, Entry, Field, Form, Number};
use super::{Compiler, Filled, Kind, Told, told_as};
use crate::rules::holds::all_different;

/// How cages are drawn and said, with a sum or without.
pub(super) const DRAWN: Drawn = Drawn {
    sentence: "Digits in a cage do not repeat and sum to its clue, if it has one.",
    said: &["cage|killer; !little killer"],
    words: "cage killer caged dotted dashed sum summing total totalling add adding up clue small given shown show \
            give indicate indicated provided present top left upper corner hand inside repeat repeated repeating not \
            no cannot can t never may marked surrounded bounded written exist exists once twice appear one include \
            included corresponding figure drawn dash line outline their its",
    ..Drawn::new("cage", "Cage", Form::Cage)
};

/// No value twice, and this sum.
///
/// A cage without a sum is [`AllDifferent`](super::AllDifferent): here 0 is the sum 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cage {
    /// The cells.
    pub cells: Vec<u16>,
    /// The sum.
    pub sum: u32,
}

impl Kind for Cage {
    const TOLD: &'static [Told] = &[Told::list("cage")
        .says(
            "the cage of {number} at {cells}",
            "Digits in a cage are all different and sum to the number in its corner.",
        )
        .iss("Cage", 1)
        .iss_from(1, 999_999, "a sum of at least 1")
        .number()
        .without_number("different")
        .also(&["killer", "killer-cage"])
        .example("cage 14 r1c1 r1c2")];

    const DRAWN: &'static [Drawn] = &[DRAWN];
    const FIELDS: &'static [Field] =
        &[Field::new("cage", "killercage", Entry::Group).number(Number::Told)];
    const BLOCKS: &'static [Block] = &[Block::new("cage", 301, Entry::Group)
        .style("{'text': {'color': '#000000'}, 'cage': {'color': '#000000'}}")];

    told_as!(once, sum);

    fn holds(&self, filled: &Filled<'_>) -> bool {
        let values = filled.values(&self.cells);
        all_different(&values) && values.iter().sum::<u32>() == self.sum
    }

    fn differences(&self, compiler: &mut Compiler<'_>) {
        compiler.differ(&self.cells);
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        compiler.sum_of(&self.cells, self.sum);
    }

    fn total(&self) -> Option<(&[u16], u32)> {
        Some((&self.cells, self.sum))
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("cage", |draw| {
        let cells = draw.line(1, 4);
        let sum = draw.sum(&cells);
        draw.push(Self { cells, sum });
    })];
}
