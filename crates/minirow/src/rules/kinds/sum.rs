//! Cells with a sum, whose values may repeat.

#[cfg(test)]
use super::Draws;
use super::rows::{Block, Drawn, Entry, Field, Form, Number};
use super::{Compiler, Filled, Kind, Told, told_as};

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
        Told::list("sum")
            .says(
                "the sum of {number} at {cells}",
                "Digits along an arrow outside the board, or in a box with a plus, sum to its number; they may repeat.",
            )
            .iss("Sum", 1)
            .iss_called("a sum")
            .number()
            .example("sum 20 r1c2 r2c1"),
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

    told_as!(list, sum);

    fn holds(&self, filled: &Filled<'_>) -> bool {
        filled.values(&self.cells).iter().sum::<u32>() == self.sum
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        compiler.sum_of(&self.cells, self.sum);
    }

    fn total(&self) -> Option<(&[u16], u32)> {
        Some((&self.cells, self.sum))
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("sum", |draw| {
        let cells = draw.line(1, 5);
        let sum = draw.sum(&cells);
        draw.push(Self { cells, sum });
    })];
}
