//! What stands between two cells: differences, which are white dots, and ratios, which are black ones.

#[cfg(test)]
use super::Draws;
use super::rows::{Block, Drawn, Entry, Field, Form, Number};
use super::{Compiler, Filled, Kind, Mark, MarkOf, Says, Spelled, Told, Wrong};
use crate::board::Geometry;
use crate::rules::ground::is_times;

/// Dots that a sentence tells apart by no colour and defines by no word: those of Kropki.
const KROPKI: &str = "=kropki; !white dot|white circle|white kropki; !black dot|black circle|black kropki; \
    !consecutive|difference|differ by; !ratio|double|twice|1:2|2:1";

/// What sentences about dots of both colours are made of.
const WORDS: &str = "white black dot kropki circle small consecutive difference differ 1 one 2 two ratio double twice half exactly \
    separated seperated separate joined join joining connected connect connecting between adjacent neighbouring \
    neighboring orthogonally pair other either side";

/// Two cells differ by this: a white dot says 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The two cells.
    pub cells: [u16; 2],
    /// The difference.
    pub by: u32,
}

impl Kind for Difference {
    const TOLD: &'static [Told] = &[
        Told::list("difference")
            .says(
                "the difference of {number} between {first} and {last}",
                "Digits beside a white dot with a number differ by it.",
            )
            .says_of(&[(
                1,
                Says {
                    words: "the white dot between {first} and {last}",
                    meaning: "Digits beside a white dot are consecutive.",
                },
            )])
            .iss_dots("WhiteDot", Some(1))
            .number()
            .usual(1)
            .example("difference 1 r1c1 r1c2"),
        Told::list("white-dot"),
    ];

    const DRAWN: &'static [Drawn] = &[Drawn {
        sentence: "Cells joined by a white dot have a difference of 1, or of the number in it.",
        said: &["white dot|white circle|white kropki; consecutive|difference|differ by", KROPKI],
        words: WORDS,
        ..Drawn::new("difference", "WhiteDot", Form::Dot("white", 1))
    }];
    const FIELDS: &'static [Field] =
        &[Field::new("difference", "difference", Entry::Pair).number(Number::Usual(1))];
    const BLOCKS: &'static [Block] =
        &[Block::new("difference", 200, Entry::Pair).number(Number::Usual(1))];

    fn each_part(&self, see: &mut dyn FnMut(&[u16])) {
        see(&self.cells);
    }

    fn numbers(&self) -> Vec<u64> {
        vec![self.by.into()]
    }

    fn read(spelled: &mut Spelled, _: &Geometry) -> Result<Self, Wrong> {
        Ok(Self { cells: spelled.two()?, by: spelled.number_or(1) })
    }

    fn holds(&self, filled: &Filled<'_>) -> bool {
        let [one, other] = filled.pair(self.cells);
        one.abs_diff(other) == self.by
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        let [one, other] = self.cells;
        compiler.relation(one, other, |one, other| one.abs_diff(other) == self.by);
    }

    fn mark(&self) -> Option<Mark> {
        Some(Mark { of: MarkOf::Difference, number: self.by, cells: self.cells })
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("difference", |draw| {
        let cells = draw.pair();
        let [one, other] = cells.map(|cell| draw.value(cell));
        let by = draw.told(one.abs_diff(other));
        draw.push(Self { cells, by });
    })];

    #[cfg(test)]
    fn about(cells: &[u16], number: u32, _: &Geometry) -> Vec<Self> {
        vec![Self { cells: [cells[0], cells[1]], by: number }]
    }
}

/// One of two cells is so many times the other: a black dot says 2. 0 is any number of times 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ratio {
    /// The two cells.
    pub cells: [u16; 2],
    /// How many times.
    pub times: u32,
}

impl Kind for Ratio {
    const TOLD: &'static [Told] = &[
        Told::list("ratio")
            .says(
                "the ratio of {number} between {first} and {last}",
                "Of two digits beside a black dot with a number, one is so many times the other.",
            )
            .says_of(&[(
                2,
                Says {
                    words: "the black dot between {first} and {last}",
                    meaning: "Of two digits beside a black dot, one is twice the other.",
                },
            )])
            .iss_dots("BlackDot", Some(2))
            .number()
            .usual(2)
            .example("ratio 2 r1c1 r1c2"),
        Told::list("black-dot"),
    ];

    const DRAWN: &'static [Drawn] = &[Drawn {
        sentence: "Cells joined by a black dot have a ratio of 2, or of the number in it.",
        said: &["black dot|black circle|black kropki; ratio|double|twice|1:2|2:1", KROPKI],
        words: WORDS,
        ..Drawn::new("ratio", "BlackDot", Form::Dot("black", 2))
    }];
    const FIELDS: &'static [Field] =
        &[Field::new("ratio", "ratio", Entry::Pair).number(Number::Usual(2))];
    const BLOCKS: &'static [Block] =
        &[Block::new("ratio", 201, Entry::Pair).number(Number::Usual(2))];

    fn each_part(&self, see: &mut dyn FnMut(&[u16])) {
        see(&self.cells);
    }

    fn numbers(&self) -> Vec<u64> {
        vec![self.times.into()]
    }

    fn read(spelled: &mut Spelled, _: &Geometry) -> Result<Self, Wrong> {
        Ok(Self { cells: spelled.two()?, times: spelled.number_or(2) })
    }

    fn holds(&self, filled: &Filled<'_>) -> bool {
        let [one, other] = filled.pair(self.cells);
        let is_multiple =
            |one: u32, other: u32| u64::from(one) == u64::from(self.times) * u64::from(other);
        is_multiple(one, other) || is_multiple(other, one)
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        let [one, other] = self.cells;
        compiler.relation(one, other, |one, other| is_times(one, other, self.times));
    }

    fn mark(&self) -> Option<Mark> {
        Some(Mark { of: MarkOf::Ratio, number: self.times, cells: self.cells })
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("ratio", |draw| {
        let (cells, times) = (draw.pair(), draw.random.range(1, 3) as u32);
        draw.push(Self { cells, times });
    })];

    #[cfg(test)]
    fn about(cells: &[u16], number: u32, _: &Geometry) -> Vec<Self> {
        vec![Self { cells: [cells[0], cells[1]], times: number }]
    }
}
