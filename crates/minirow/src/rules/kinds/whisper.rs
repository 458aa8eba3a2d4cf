//! Whisper lines.

#[cfg(test)]
use super::Draws;
use super::rows::{Block, Drawn, Entry, Field, Form, Number, Setting};
use super::{Compiler, Filled, Kind, Named, Spelled, Told, Wrong};
use crate::rules::Shape;

/// Neighbours on the line differ by at least this.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Whisper {
    /// The line.
    pub cells: Vec<u16>,
    /// The least difference.
    pub least: u32,
}

impl Kind for Whisper {
    /// German whispers, on boards of nine values.
    const TOLD: &'static [Told] =
        &[Told::list("whisper").number().usual_on_nine(5).example("whisper 5 r1c1 r1c2 r1c3")];

    const DRAWN: &'static [Drawn] = &[Drawn {
        sentence: "A green line is a whisper: digits beside each other on it have a difference of at least #.",
        usual: &[("dutch", 4), ("", 5)],
        said: &[
            "whisper; !double arrow|lockout|diamond",
            "@line; !dot|kropki; @least; differ; !double arrow|lockout|diamond",
        ],
        words: "german dutch whisper adjacent neighbouring neighboring difference differ at least more greater minimum \
            along two pair next beside other connected consecutive apart neighbour neighbor orthogonally directly",
        ..Drawn::new("whisper", "Whisper", Form::Line("green"))
    }];
    const FIELDS: &'static [Field] = &[Field::new("whisper", "whispers", Entry::Line)
        .number(Number::Half)
        .called(&["German Whispers", "Dutch Whispers", "Whisper"])];
    const BLOCKS: &'static [Block] = &[Block::new("whisper", 401, Entry::Line)
        .number(Number::Half)
        .setting(Setting::Number("minDifference"))
        .style("{'color': '#66bb66', 'thickness': 0.15}")];

    fn each_part(&self, see: &mut dyn FnMut(&[u16])) {
        see(&self.cells);
    }

    fn numbers(&self) -> Vec<u64> {
        vec![self.least.into()]
    }

    fn read(spelled: &mut Spelled, _: Shape) -> Result<Self, Wrong> {
        Ok(Self { cells: spelled.list(), least: spelled.number() })
    }

    fn holds(&self, filled: &Filled<'_>) -> bool {
        filled.values(&self.cells).windows(2).all(|two| two[0].abs_diff(two[1]) >= self.least)
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        compiler.neighbours(&self.cells, 1, |one, other| one.abs_diff(other) >= self.least);
    }

    fn meaning(&self) -> String {
        match self.least {
            5 => "Neighbours on a zigzag line differ by at least 5.".to_owned(),
            least => {
                format!("Neighbours on a zigzag line with ≥{least} differ by at least {least}.")
            }
        }
    }

    fn words(&self, names: &Named) -> String {
        names.along(&format!("whisper line of {}", self.least), &self.cells)
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("whisper", |draw| {
        let (cells, least) = (draw.line(1, 5), draw.random.range(0, 3) as u32);
        draw.push(Self { cells, least });
    })];

    #[cfg(test)]
    fn about(cells: &[u16], number: u32, _: Shape) -> Vec<Self> {
        vec![Self { cells: cells.to_vec(), least: number }]
    }
}
