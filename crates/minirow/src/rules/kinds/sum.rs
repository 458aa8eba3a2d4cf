//! Cells with a sum, whose values may repeat.

#[cfg(test)]
use super::Draws;
use super::rows::{Block, Drawn, Entry, Field, Form, Number};
use super::{Compiler, Filled, Kind, Named, Spelled, Told, Wrong};
use crate::rules::Shape;

/// This sum; values may repeat. A little killer is one along a diagonal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sum {
    /// The cells.
    pub cells: Vec<u16>,
    /// The sum.
    pub sum: u32,
}

impl Kind for Sum {
    const TOLD: &'static [Told] = &[
        Told::list("sum").number().example("sum 20 r1c2 r2c1"),
        Told::list("little-killer").number(),
    ];

    const DRAWN: &'static [Drawn] = &[Drawn {
        sentence: "A number outside with an arrow is the sum of its diagonal.",
        said: &[
            "little killer",
            "diagonal; sum|add up|adds up|total; outside|sandwich|clue|indicated|marked|arrow",
        ],
        words: "little killer diagonal sum total add adding up outside clue arrow indicated indicate show give along \
            pointed pointing marked can may repeat repeated allowed permitted other direction corresponding given \
            not necessarily",
        ..Drawn::new("sum", "LittleKiller", Form::Diagonal)
    }];
    const FIELDS: &'static [Field] =
        &[Field::new("sum", "littlekillersum", Entry::Diagonal).number(Number::Told)];
    const BLOCKS: &'static [Block] = &[Block::new("sum", 500, Entry::Diagonal)
        .style("{'text': {'color': '#000000'}, 'arrow': {'color': '#000000'}}")];

    fn each_part(&self, see: &mut dyn FnMut(&[u16])) {
        see(&self.cells);
    }

    fn numbers(&self) -> Vec<u64> {
        vec![self.sum.into()]
    }

    fn read(spelled: &mut Spelled, _: Shape) -> Result<Self, Wrong> {
        Ok(Self { cells: spelled.list(), sum: spelled.number() })
    }

    fn holds(&self, filled: &Filled<'_>) -> bool {
        filled.values(&self.cells).iter().sum::<u32>() == self.sum
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        compiler.sum_of(&self.cells, self.sum);
    }

    fn total(&self) -> Option<(&[u16], u32)> {
        Some((&self.cells, self.sum))
    }

    fn meaning(&self) -> String {
        "Digits along an arrow outside the board, or in a box with a plus, sum to its number; they may repeat."
            .to_owned()
    }

    fn words(&self, names: &Named) -> String {
        names.at(&format!("sum of {}", self.sum), &self.cells)
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("sum", |draw| {
        let cells = draw.line(1, 5);
        let sum = draw.sum(&cells);
        draw.push(Self { cells, sum });
    })];

    #[cfg(test)]
    fn about(cells: &[u16], number: u32, _: Shape) -> Vec<Self> {
        vec![Self { cells: cells.to_vec(), sum: number }]
    }
}
