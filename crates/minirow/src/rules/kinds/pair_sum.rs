//! Two cells with a sum: V and X.

#[cfg(test)]
use super::Draws;
use super::rows::{Block, Drawn, Entry, Field, Form, Number};
use super::{Compiler, Filled, Kind, Mark, MarkOf, Says, Spelled, Told, Wrong};
use crate::board::Geometry;

/// What sentences about X and V are made of.
const WORDS: &str = "x v xv sum summing total add adding up 10 ten 5 five separated seperated separate joined join joining connected \
    connect connecting attached clue between adjacent neighbouring neighboring respectively marked letter sign pair \
    two 2";

/// Two cells sum to this: V says 5, X says 10.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairSum {
    /// The two cells.
    pub cells: [u16; 2],
    /// The sum.
    pub sum: u32,
}

impl Kind for PairSum {
    const TOLD: &'static [Told] = &[Told::list("pair-sum")
        .says(
            "the sum of {number} between {first} and {last}",
            "Digits beside a number in a square sum to it.",
        )
        .says_of(&[
            (
                5,
                Says {
                    words: "the V between {first} and {last}",
                    meaning: "Digits beside a V sum to {number}.",
                },
            ),
            (
                10,
                Says {
                    words: "the X between {first} and {last}",
                    meaning: "Digits beside an X sum to {number}.",
                },
            ),
        ])
        .iss_dots("V", Some(5))
        .iss_dots("X", Some(10))
        .number()
        .example("pair-sum 10 r1c1 r1c2")];

    const DRAWN: &'static [Drawn] = &[
        Drawn {
            sentence: "Cells joined by an X sum to 10.",
            said: &["=xv", "=x|=xs; =10|=ten"],
            words: WORDS,
            ..Drawn::new("pair-sum", "X", Form::Sign("X")).only(10)
        },
        Drawn {
            sentence: "Cells joined by a V sum to 5.",
            said: &["=xv", "=v|=vs; =5|=five"],
            words: WORDS,
            ..Drawn::new("pair-sum", "V", Form::Sign("V")).only(5)
        },
    ];
    const FIELDS: &'static [Field] = &[
        Field::new("pair-sum", "xv", Entry::Pair).only(10).number(Number::Sign("X")),
        Field::new("pair-sum", "xv", Entry::Pair).only(5).number(Number::Sign("V")),
    ];
    const BLOCKS: &'static [Block] = &[Block::new("pair-sum", 202, Entry::Pair)];

    fn each_part(&self, see: &mut dyn FnMut(&[u16])) {
        see(&self.cells);
    }

    fn numbers(&self) -> Vec<u64> {
        vec![self.sum.into()]
    }

    fn read(spelled: &mut Spelled, _: &Geometry) -> Result<Self, Wrong> {
        Ok(Self { cells: spelled.two()?, sum: spelled.number() })
    }

    fn holds(&self, filled: &Filled<'_>) -> bool {
        let [one, other] = filled.pair(self.cells);
        one + other == self.sum
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        let [one, other] = self.cells;
        compiler.relation(one, other, |one, other| one + other == self.sum);
    }

    fn mark(&self) -> Option<Mark> {
        Some(Mark { of: MarkOf::Sum, number: self.sum, cells: self.cells })
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("pair-sum", |draw| {
        let cells = draw.pair();
        let sum = draw.sum(&cells);
        draw.push(Self { cells, sum });
    })];

    #[cfg(test)]
    fn about(cells: &[u16], number: u32, _: &Geometry) -> Vec<Self> {
        vec![Self { cells: [cells[0], cells[1]], sum: number }]
    }
}
