//! Palindromes.

#[cfg(test)]
use super::Draws;
use super::rows::{Block, Drawn, Entry, Field, Form};
use super::{Compiler, Filled, Kind, Told, told_as};

/// The line reads the same from both ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Palindrome {
    /// The line.
    pub cells: Vec<u16>,
}

impl Kind for Palindrome {
    const TOLD: &'static [Told] = &[Told::list("palindrome")
        .says(
            "the palindrome along {cells}",
            "A thin grey line with squares at its ends reads the same from both.",
        )
        .iss("Palindrome", 2)
        .example("palindrome r1c1 r1c2 r2c3 r2c4")];

    const DRAWN: &'static [Drawn] = &[Drawn {
        sentence: "A grey line is a palindrome.",
        said: &["palindrom"],
        words: "palindrome reading form palindromic read same forward forwards backward backwards way direction either \
            end along",
        ..Drawn::new("palindrome", "Palindrome", Form::Line("grey"))
    }];
    const FIELDS: &'static [Field] = &[Field::new("palindrome", "palindrome", Entry::Line)];
    const BLOCKS: &'static [Block] =
        &[Block::new("palindrome", 402, Entry::Line)
            .style("{'color': '#aaaaaa', 'thickness': 0.15}")];

    told_as!(list);

    fn holds(&self, filled: &Filled<'_>) -> bool {
        let values = filled.values(&self.cells);
        values.iter().eq(values.iter().rev())
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        let cells = &self.cells;
        let opposite = cells.iter().copied().zip(cells.iter().copied().rev());
        compiler.relations(opposite.take(cells.len() / 2), |one, other| one == other);
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("palindrome", |draw| {
        let cells = draw.line(1, 6);
        draw.push(Self { cells });
    })];
}
