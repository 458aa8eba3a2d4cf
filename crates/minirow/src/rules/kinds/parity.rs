//! Odd and even cells.

#[cfg(test)]
use super::Draws;
use super::rows::{Block, Drawn, Entry, Field, Form};
use super::{Compiler, Filled, Kind, Told, told_as};

/// What sentences about parity are made of.
const WORDS: &str = "odd even circle square grey gray shaded marked respectively";

/// Each of these cells holds an odd value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Odd {
    /// The cells.
    pub cells: Vec<u16>,
}

impl Kind for Odd {
    const TOLD: &'static [Told] = &[Told::list("odd")
        .says("the mark 'odd' at {cells}", "Cells with a grey circle hold odd digits.")
        .example("odd r1c1 r2c2")];

    const DRAWN: &'static [Drawn] = &[Drawn {
        sentence: "A cell with a grey circle holds an odd digit.",
        said: &["=odd; circle|grey|gray|shaded"],
        words: WORDS,
        ..Drawn::new("odd", "Odd", Form::Spots { is_round: true })
    }];
    const FIELDS: &'static [Field] = &[Field::new("odd", "odd", Entry::Cell)];
    const BLOCKS: &'static [Block] =
        &[Block::new("odd", 101, Entry::Cell).style("{'color': '#00000033', 'size': 0.8}")];

    told_as!(once);

    fn holds(&self, filled: &Filled<'_>) -> bool {
        filled.values(&self.cells).iter().all(|value| value % 2 == 1)
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        compiler.each(&self.cells, |value| value % 2 == 1);
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("odd", |draw| {
        let cells = draw.parity(1);
        draw.push(Self { cells });
    })];
}

/// Each of these cells holds an even value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Even {
    /// The cells.
    pub cells: Vec<u16>,
}

impl Kind for Even {
    const TOLD: &'static [Told] = &[Told::list("even")
        .says("the mark 'even' at {cells}", "Cells with a grey square hold even digits.")
        .example("even r1c1 r2c2")];

    const DRAWN: &'static [Drawn] = &[Drawn {
        sentence: "A cell with a grey square holds an even digit.",
        said: &["=even; square|grey|gray|shaded"],
        words: WORDS,
        ..Drawn::new("even", "Even", Form::Spots { is_round: false })
    }];
    const FIELDS: &'static [Field] = &[Field::new("even", "even", Entry::Cell)];
    const BLOCKS: &'static [Block] =
        &[Block::new("even", 100, Entry::Cell).style("{'color': '#00000033', 'size': 0.8}")];

    told_as!(once);

    fn holds(&self, filled: &Filled<'_>) -> bool {
        filled.values(&self.cells).iter().all(|value| value % 2 == 0)
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        compiler.each(&self.cells, |value| value.is_multiple_of(2));
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("even", |draw| {
        let cells = draw.parity(0);
        draw.push(Self { cells });
    })];
}
