//! Nabner lines.

#[cfg(test)]
use super::Draws;
use super::rows::{Drawn, Entry, Field, Form};
use super::{Compiler, Filled, Kind, Told, told_as};
use crate::rules::compile::each_two;
use crate::rules::effort;
use crate::rules::engine::is_for_masks;
use crate::rules::holds::count;

/// No value twice, and no two values that are consecutive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Nabner {
    /// The cells.
    pub cells: Vec<u16>,
}

impl Kind for Nabner {
    const TOLD: &'static [Told] = &[Told::list("nabner")
        .says(
            "the nabner line along {cells}",
            "No two digits on a line of broad dashes are the same or consecutive.",
        )
        .example("nabner r1c1 r1c2 r1c3")];

    const DRAWN: &'static [Drawn] = &[Drawn {
        sentence: "A yellow line is a nabner: no digits on it are the same or consecutive.",
        said: &["nabner"],
        words: "nabner not no cannot can may t never repeat repeating repeated consecutive same non two along neither \
            nor other be adjacent",
        ..Drawn::new("nabner", "Nabner", Form::Set("yellow"))
    }];
    const FIELDS: &'static [Field] =
        &[Field::new("nabner", "nabner", Entry::Set).called(&["Nabner"])];

    told_as!(once);

    fn holds(&self, filled: &Filled<'_>) -> bool {
        let values = filled.values(&self.cells);
        values.iter().all(|&value| count(&values, value) == 1 && count(&values, value + 1) == 0)
    }

    fn differences(&self, compiler: &mut Compiler<'_>) {
        compiler.differ(&self.cells);
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        compiler.relations(each_two(&self.cells), |one, other| one.abs_diff(other) > 1);
        if is_for_masks(compiler.geometry.values()) {
            compiler.set(&self.cells, |set| set & set << 1 == 0);
        }
    }

    fn effort(&self, cells: usize) -> usize {
        effort::of_cells(cells, cells)
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("nabner", |draw| {
        let cells = draw.cells(1, 3);
        draw.push(Self { cells });
    })];
}
