//! Arrows.

#[cfg(test)]
use super::Draws;
use super::rows::{Block, Drawn, Entry, Field, Form};
use super::{Compiler, Filled, Kind, Lists, Spelled, Told, Wrong};
use crate::board::Geometry;

/// The cells of the bulb, read as one decimal number, are the sum of the shaft.
///
/// The first cell of the bulb may hold any value (0 too, or 12); each further one is a digit and holds less
/// than 10. A bulb with several shafts is as many rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrow {
    /// The cells of the number, the highest place first.
    pub bulb: Vec<u16>,
    /// The cells of the line.
    pub shaft: Vec<u16>,
}

/// The most cells of a bulb that is told.
const MOST_BULB: usize = 3;

/// A number of more decimal places than no shaft comes to has zeros in front.
const MOST_PLACES: usize = 6;

impl Kind for Arrow {
    const TOLD: &'static [Told] =
        &[Told::lists("arrow", Lists { first: (1, MOST_BULB), ..Lists::TWO })
            .says(
                "the arrow from {cells} along {cells}",
                "Digits along an arrow sum to the digit in its circle, or to the number in its pill; they may repeat.",
            )
            .iss("Arrow", 2)
            .example("arrow r1c1 | r1c2 r1c3")];

    const DRAWN: &'static [Drawn] = &[Drawn {
        sentence: "Digits along an arrow sum to the number in its circle.",
        said: &[
            "arrow; sum|add up|adds up|total; !diagonal; !outside|sandwich|clue; !double arrow",
        ],
        words: "arrow sum summing total add adding up thin equal circle circled bulb attached connected connecting \
            corresponding joined base oval pill along can may repeat repeated allowed if other given shaft its it's \
            match",
        ..Drawn::new("arrow", "Arrow", Form::Arrow)
    }];
    const FIELDS: &'static [Field] = &[Field::new("arrow", "arrow", Entry::Arrow)];
    const BLOCKS: &'static [Block] = &[Block::new("arrow", 408, Entry::Arrow).style(
        "{'bulb': {'size': 0.8, 'fill': '#ffffff00', 'stroke': {'thickness': 0.02, \
             'color': '#aaaaaa'}}, 'arrow': {'thickness': 0.05, 'color': '#aaaaaa', \
             'headSize': 0.35}}",
    )];

    fn each_part(&self, see: &mut dyn FnMut(&[u16])) {
        see(&self.bulb);
        see(&self.shaft);
    }

    fn read(spelled: &mut Spelled, _: &Geometry) -> Result<Self, Wrong> {
        let [bulb, shaft] = spelled.two_lists();
        Ok(Self { bulb, shaft })
    }

    fn holds(&self, filled: &Filled<'_>) -> bool {
        let (bulb, shaft) = (filled.values(&self.bulb), filled.values(&self.shaft));
        let is_number = bulb.iter().skip(1).all(|&digit| digit < 10);
        let number = bulb
            .iter()
            .fold(0_u64, |number, &digit| number.saturating_mul(10).saturating_add(digit.into()));
        is_number && number == u64::from(shaft.iter().sum::<u32>())
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        let mut all: Vec<(u16, i32)> = self.shaft.iter().map(|&cell| (cell, -1)).collect();
        let mut times = 1_i32;
        for (at, &cell) in self.bulb.iter().rev().enumerate() {
            if at < MOST_PLACES {
                all.push((cell, times));
                times *= 10;
            } else {
                compiler.relation(cell, cell, |value, _| value == 0);
            }
        }
        for &cell in self.bulb.iter().skip(1) {
            compiler.relation(cell, cell, |value, _| value < 10);
        }
        compiler.sum(all, 0);
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("arrow", |draw| {
        let mut bulb = draw.line(2, 7);
        let shaft = bulb.split_off(draw.random.range(1, 2));
        draw.push(Self { bulb, shaft });
    })];

    #[cfg(test)]
    fn about(cells: &[u16], _: u32, _: &Geometry) -> Vec<Self> {
        let of = |len: usize| Self { bulb: cells[..len].to_vec(), shaft: cells[len..].to_vec() };
        vec![of(1), of(cells.len().min(2)), of(cells.len() / 2), of(cells.len() - 1)]
    }
}
