//! Entropic lines.

#[cfg(test)]
use super::Draws;
use super::rows::{Block, Drawn, Entry, Field, Form, Groups, Setting};
use super::{Compiler, Filled, Kind, Told, told_as};
use crate::rules::holds::windows_differ;

/// Any three cells in a row hold a low, a middle and a high value; two cells alone, two of these.
///
/// The value at place p (from 0) of n values is in third 3p / n, rounded down: 1 and 2, 3, 4 for 1 to 4,
/// and 1 and 2, 3 and 4, 5 for 1 to 5.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entropic {
    /// The line.
    pub cells: Vec<u16>,
}

impl Kind for Entropic {
    const TOLD: &'static [Told] = &[Told::list("entropic")
        .says(
            "the entropic line along {cells}",
            "Any three cells in a row on a line of round beads hold a low, a middle and a high digit: one of each third, on 9×9 one of 1 to 3, of 4 to 6 and of 7 to 9.",
        )
        .iss("Entropic", 2)
        .iss_on_nine("a board with the values 1 to 9")
        .iss_on_from_one("a board with the values 1 to 9")
        .example("entropic r1c1 r1c2 r1c3")];

    const DRAWN: &'static [Drawn] = &[Drawn {
        sentence: "An orange line is entropic: any three cells in a row have a low, a middle and a high digit.",
        said: &["entrop", "@line; =low; =high"],
        words: "entropic entropy three 3 consecutive successive sequential adjacent set group run low middle medium mid \
            high one 1 2 4 5 6 7 8 9 along exactly length",
        ..Drawn::new("entropic", "Entropic", Form::Line("orange"))
    }];
    const FIELDS: &'static [Field] = &[Field::new("entropic", "entropicline", Entry::Line)
        .for_thirds()
        .called(&["Entropic Line"])];
    const BLOCKS: &'static [Block] = &[Block::new("entropic", 406, Entry::Line)
        .setting(Setting::Groups(Groups::Thirds))
        .style("{'color': '#cc8833', 'thickness': 0.15}")];

    told_as!(list);

    fn holds(&self, filled: &Filled<'_>) -> bool {
        let thirds: Vec<u32> = self.cells.iter().map(|&cell| filled.third(cell)).collect();
        windows_differ(&thirds, 3)
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        let (values, lowest) = (compiler.geometry.values() as u32, compiler.geometry.value_at(0));
        let part = |value: u32| 3 * (value - lowest) / values;
        for distance in 1..3 {
            compiler.neighbours(&self.cells, distance, |one, other| part(one) != part(other));
        }
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("entropic", |draw| {
        let cells = draw.line(1, 5);
        draw.push(Self { cells });
    })];
}
