//! Modular lines.

#[cfg(test)]
use super::Draws;
use super::rows::{Block, Drawn, Entry, Field, Form, Groups, Setting};
use super::{At, Compiler, Filled, Kind, Says, Spelled, Told, Wrong};
use crate::board::Geometry;
use crate::rules::effort;
use crate::rules::holds::windows_differ;

/// Any so many cells in a row leave different remainders when divided by that number.
///
/// On a shorter line, all do. The remainders are those of the values that people see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Modular {
    /// The line.
    pub cells: Vec<u16>,
    /// The divisor.
    pub divisor: u32,
}

impl Kind for Modular {
    const TOLD: &'static [Told] = &[Told::list("modular")
        .says(
            "the modular line of {number} along {cells}",
            "Any {number} cells in a row on a line of diamonds with mod {number} leave different remainders when divided by {number}.",
        )
        .says_of(&[
            (
                3,
                Says {
                    words: "the modular line of {number} along {cells}",
                    meaning: "Any {number} cells in a row on a line of diamonds leave different remainders when divided by {number}.",
                },
            ),
        ])
        .iss("Modular", 2)
        .iss_from(1, 999_999, "a divisor of at least 1")
        .number()
        .usual_on_nine(3)
        .example("modular 3 r1c1 r1c2 r1c3")];

    const DRAWN: &'static [Drawn] = &[Drawn {
        sentence: "A teal line is modular: any three cells in a row have different remainders by 3.",
        said: &["modular|modulo", "@line; 1,4,7|147|1, 4, 7|1/4/7"],
        words: "modular mod modulo three 3 remainder residue different consecutive successive sequential adjacent set \
            group run one 1 2 4 5 6 7 8 9 along exactly when divided length same not cannot",
        ..Drawn::new("modular", "Modular", Form::Line("teal")).only(3)
    }];
    const FIELDS: &'static [Field] =
        &[Field::new("modular", "modularline", Entry::Line).only(3).called(&["Modular Line"])];
    const BLOCKS: &'static [Block] = &[
        Block::new("modular", 406, Entry::Line)
            .only(2)
            .setting(Setting::Groups(Groups::Remainders(2)))
            .style("{'color': '#cc8833', 'thickness': 0.15}"),
        Block::new("modular", 406, Entry::Line)
            .only(3)
            .setting(Setting::Groups(Groups::Remainders(3)))
            .style("{'color': '#cc8833', 'thickness': 0.15}"),
    ];

    fn each_part(&self, see: &mut dyn FnMut(&[u16])) {
        see(&self.cells);
    }

    fn numbers(&self) -> Vec<u64> {
        vec![self.divisor.into()]
    }

    fn read(spelled: &mut Spelled, _: &Geometry) -> Result<Self, Wrong> {
        let divisor = spelled.number();
        if divisor == 0 {
            let expected = "a divisor of at least 1".to_owned();
            return Err(Wrong { at: At::Number(0), expected, found: "0".to_owned() });
        }
        Ok(Self { cells: spelled.list(), divisor })
    }

    fn holds(&self, filled: &Filled<'_>) -> bool {
        // By 0 nothing can be divided: it says as little as 1.
        let divisor = self.divisor.max(1);
        let values = filled.values(&self.cells);
        let remainders: Vec<u32> = values.iter().map(|value| value % divisor).collect();
        windows_differ(&remainders, divisor as usize)
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        let divisor = self.divisor.max(1);
        for distance in 1..divisor.min(self.cells.len() as u32) as usize {
            compiler
                .neighbours(&self.cells, distance, |one, other| one % divisor != other % divisor);
        }
    }

    fn effort(&self, cells: usize) -> usize {
        effort::of_cells(cells, cells.min(self.divisor as usize))
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("modular", |draw| {
        let (cells, divisor) = (draw.line(1, 6), draw.random.range(1, 4) as u32);
        draw.push(Self { cells, divisor });
    })];

    #[cfg(test)]
    fn about(cells: &[u16], number: u32, _: &Geometry) -> Vec<Self> {
        vec![Self { cells: cells.to_vec(), divisor: number.max(1) }]
    }
}
