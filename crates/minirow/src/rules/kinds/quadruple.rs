//! Quadruples.

#[cfg(test)]
use super::Draws;
use super::rows::{Block, Drawn, Entry, Field, Form};
use super::{At, Compiler, Filled, Kind, Spelled, Told, Wrong};
use crate::board::Geometry;
use crate::rules::engine::ones;
use crate::rules::holds::count;

/// These values are all among the cells, each at least as often as it is listed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quadruple {
    /// The cells around a corner.
    pub cells: Vec<u16>,
    /// The values.
    pub values: Vec<u32>,
}

/// Of more values than these each is looked for by itself: all their sets would be too many.
const MOST_TOGETHER: usize = 10;

impl Kind for Quadruple {
    const TOLD: &'static [Told] = &[Told::list("quadruple")
        .says(
            "the quadruple {number} at {cells}",
            "Digits in a circle at a corner are all among the cells around it, each as often.",
        )
        .iss("ContainAtLeast", 0)
        .numbers()
        .example("quadruple 1 2 r1c1 r1c2 r2c1 r2c2")];

    const DRAWN: &'static [Drawn] = &[Drawn {
        sentence: "Digits in a circle at a corner are in the four cells around it, each as often.",
        said: &[
            "quadruple",
            "circle|corner; surrounding|four cells|4 cells|adjacent cells|touching",
        ],
        words: "quadruple quad circle white corner appear appearing contained touched surrounding surround surrounded \
            around touching touch adjacent four 4 neighbouring neighboring at least once placed place small given \
            listed intersection between inside written as often one shown can intersecting",
        ..Drawn::new("quadruple", "Quadruple", Form::Corner)
    }];
    const FIELDS: &'static [Field] = &[Field::new("quadruple", "quadruple", Entry::Corner)];
    const BLOCKS: &'static [Block] =
        &[Block::new("quadruple", 303, Entry::Corner).style("{'singleLine': false}")];

    fn each_part(&self, see: &mut dyn FnMut(&[u16])) {
        see(&self.cells);
    }

    fn numbers(&self) -> Vec<u64> {
        self.values.iter().map(|&value| value.into()).collect()
    }

    fn read(spelled: &mut Spelled, geometry: &Geometry) -> Result<Self, Wrong> {
        let values: Vec<u32> = spelled.numbers.iter().map(|&value| value as u32).collect();
        let is_other = |value: &u32| !spelled.is_unchecked && geometry.place_of(*value).is_none();
        if let Some(at) = values.iter().position(is_other) {
            return Err(Wrong::value(geometry, at, values[at].into()));
        }
        let count = spelled.parts[0].len();
        if values.len() > count && !spelled.is_unchecked {
            let expected = format!("at most {count} values for as many cells");
            let at = At::Number(count);
            return Err(Wrong { at, expected, found: values.len().to_string() });
        }
        Ok(Self { cells: spelled.once()?, values })
    }

    fn holds(&self, filled: &Filled<'_>) -> bool {
        let values = filled.values(&self.cells);
        self.values.iter().all(|&value| count(&values, value) >= count(&self.values, value))
    }

    /// What is still wanted of some values, as a set of their places among them.
    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        let (cells, wanted) = (&self.cells, &self.values);
        if wanted.len() > cells.len() {
            return compiler.forbid();
        }
        if wanted.len() > MOST_TOGETHER {
            let mut sorted = wanted.clone();
            sorted.sort_unstable();
            for alike in sorted.chunk_by(|one, other| one == other) {
                let (wanted, often) = (alike[0], alike.len() as u32);
                compiler.line(
                    cells,
                    often,
                    |_, left: u32, value| Some(left.saturating_sub(u32::from(value == wanted))),
                    |left| left == 0,
                );
            }
            return;
        }
        compiler.line(
            cells,
            (1_u64 << wanted.len()) - 1,
            |_, left, value| {
                let at = ones(left).find(|&at| wanted[at as usize] == value);
                Some(at.map_or(left, |at| left ^ 1 << at))
            },
            |left| left == 0,
        );
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("quadruple", |draw| {
        let cells = draw.cells(2, 4);
        let mut values: Vec<u32> = cells.iter().map(|&cell| draw.value(cell)).collect();
        draw.random.shuffle(&mut values);
        values.truncate(draw.random.range(1, 3));
        values[0] = draw.told(values[0]);
        draw.push(Self { cells, values });
    })];

    #[cfg(test)]
    fn about(cells: &[u16], _: u32, geometry: &Geometry) -> Vec<Self> {
        let all = (0..cells.len()).map(|at| geometry.value_at(at % geometry.values())).collect();
        let alike = vec![geometry.value_at(geometry.values() - 1); cells.len() / 2];
        [all, alike].map(|values| Self { cells: cells.to_vec(), values }).to_vec()
    }
}
