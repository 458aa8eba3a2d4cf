//! Renban lines.

#[cfg(test)]
use super::Draws;
use super::rows::{Block, Drawn, Entry, Field, Form};
use super::{Compiler, Filled, Kind, Told, told_as};
use crate::rules::compile::each_two;
use crate::rules::effort;
use crate::rules::engine::is_for_masks;

/// The values are consecutive, in any order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Renban {
    /// The cells.
    pub cells: Vec<u16>,
}

impl Kind for Renban {
    const TOLD: &'static [Told] = &[Told::list("renban")
        .says(
            "the renban line along {cells}",
            "A line of small squares holds consecutive digits in any order, none twice.",
        )
        .iss("Renban", 2)
        .example("renban r1c1 r1c2 r1c3")];

    const DRAWN: &'static [Drawn] = &[Drawn {
        sentence: "A purple line is a renban: consecutive digits in any order.",
        said: &[
            "renban",
            "@line; !dot|kropki; !any three|three consecutive|3 consecutive|any 3|three sequential; consecutive; \
            order|set of",
        ],
        words: "renban set consecutive non repeat repeating repeated not no cannot can may t without order any form \
            comprise integer string contiguous once series sequence run along appear some unordered nonrepeating \
            unique",
        ..Drawn::new("renban", "Renban", Form::Set("purple"))
    }];
    const FIELDS: &'static [Field] =
        &[Field::new("renban", "renban", Entry::Set).called(&["Renban"])];
    const BLOCKS: &'static [Block] =
        &[Block::new("renban", 400, Entry::Set).style("{'color': '#cc66cc', 'thickness': 0.15}")];

    told_as!(once);

    fn holds(&self, filled: &Filled<'_>) -> bool {
        let mut sorted = filled.values(&self.cells);
        sorted.sort_unstable();
        sorted.windows(2).all(|two| two[0] + 1 == two[1])
    }

    fn differences(&self, compiler: &mut Compiler<'_>) {
        compiler.differ(&self.cells);
    }

    /// Different values that are all near enough to each other.
    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        let len = self.cells.len() as u32;
        if is_for_masks(compiler.geometry.values()) {
            compiler.set(&self.cells, |set| {
                set != 0 && (set >> set.trailing_zeros()).trailing_ones() == set.count_ones()
            });
            return;
        }
        compiler.relations(each_two(&self.cells), |one, other| one.abs_diff(other) < len);
    }

    fn effort(&self, cells: usize) -> usize {
        effort::of_cells(cells, cells)
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("renban", |draw| {
        let cells = draw.line(1, 5);
        draw.push(Self { cells });
    })];
}
