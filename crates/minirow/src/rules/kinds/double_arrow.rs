//! Double arrows.

#[cfg(test)]
use super::Draws;
use super::rows::{Block, Drawn, Entry, Field, Form};
use super::{Compiler, Filled, Kind, Told, told_as};

/// The two ends sum to what lies between them. A line of one cell says nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DoubleArrow {
    /// The whole line.
    pub cells: Vec<u16>,
}

impl Kind for DoubleArrow {
    const TOLD: &'static [Told] = &[Told::list("double-arrow")
        .says(
            "the double arrow along {cells}",
            "Digits between two circles joined by a double arrow sum to the sum of the circles.",
        )
        .iss("DoubleArrow", 3)
        .example("double-arrow r1c1 r1c2 r1c3 r1c4")];

    const DRAWN: &'static [Drawn] = &[Drawn {
        sentence: "Digits on a double arrow, a line between two circles, sum to the sum of these.",
        said: &["double arrow"],
        words: "double arrow sum total circle circled two end equal same connected along between add up attached",
        ..Drawn::new(
            "double-arrow",
            "DoubleArrow",
            Form::Ends { size: 0.8, is_round: true, colour: "purple" },
        )
    }];
    const FIELDS: &'static [Field] = &[Field::new("double-arrow", "doublearrow", Entry::Line)
        .called(&["Double Arrow"])
        .look("#C54B8B")];
    const BLOCKS: &'static [Block] = &[Block::new("double-arrow", 409, Entry::Line).style(
        "{'lines': {'thickness': 0.05, 'color': '#aaaaaa'}, 'endPoints': {'size': 0.8, \
             'fill': '#ffffff', 'stroke': {'thickness': 0.02, 'color': '#aaaaaa'}}}",
    )];

    told_as!(list);

    fn holds(&self, filled: &Filled<'_>) -> bool {
        match filled.values(&self.cells).as_slice() {
            [first, between @ .., last] => first + last == between.iter().sum::<u32>(),
            _ => true,
        }
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        if let [first, between @ .., last] = self.cells.as_slice() {
            let mut all: Vec<(u16, i32)> = between.iter().map(|&cell| (cell, -1)).collect();
            all.extend([(*first, 1), (*last, 1)]);
            compiler.sum(all, 0);
        }
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("double-arrow", |draw| {
        let cells = draw.line(2, 6);
        draw.push(Self { cells });
    })];
}
