//! Zipper lines.

#[cfg(test)]
use super::Draws;
use super::rows::{Drawn, Entry, Field, Form};
use super::{Compiler, Filled, Kind, Told, told_as};

/// Each two cells as far from the middle have the same sum. Where the middle is a cell, it is that sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zipper {
    /// The line.
    pub cells: Vec<u16>,
}

impl Kind for Zipper {
    const TOLD: &'static [Told] =
        &[Told::list("zipper")
            .says(
                "the zipper line along {cells}",
                "On a line with teeth, two digits as far from the middle have the same sum; where the middle is a cell, it is that sum.",
            )
            .iss("Zipper", 3)
            .example("zipper r1c1 r1c2 r1c3")];

    const DRAWN: &'static [Drawn] = &[Drawn {
        sentence: "A red line is a zipper: digits as far from its middle have the same sum, which a cell in the middle \
            holds.",
        said: &["zipper|equidistant", "@line; equal distance"],
        words: "zipper equal equidistant distance centre center middle central sum same far away pair two along total \
            with its add up",
        ..Drawn::new("zipper", "Zipper", Form::Line("red"))
    }];
    const FIELDS: &'static [Field] =
        &[Field::new("zipper", "zipperline", Entry::Line).called(&["Zipper Line"])];

    told_as!(list);

    fn holds(&self, filled: &Filled<'_>) -> bool {
        let values = filled.values(&self.cells);
        let half = values.len() / 2;
        let mut sums: Vec<u32> =
            (0..half).map(|index| values[index] + values[values.len() - 1 - index]).collect();
        if values.len() % 2 == 1 {
            sums.push(values[half]);
        }
        sums.windows(2).all(|two| two[0] == two[1])
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        let cells = &self.cells;
        let half = cells.len() / 2;
        let pair = |at: usize| [cells[at], cells[cells.len() - 1 - at]];
        for at in 0..half {
            let mut all = pair(at).map(|cell| (cell, 1)).to_vec();
            if cells.len() % 2 == 1 {
                all.push((cells[half], -1));
            } else if at > 0 {
                all.extend(pair(at - 1).map(|cell| (cell, -1)));
            } else {
                continue;
            }
            compiler.sum(all, 0);
        }
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("zipper", |draw| {
        let cells = draw.line(1, 6);
        draw.push(Self { cells });
    })];
}
