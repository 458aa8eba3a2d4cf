//! Whisper lines.

#[cfg(test)]
use super::Draws;
use super::rows::{Block, Drawn, Entry, Field, Form, Number, Setting};
use super::{Compiler, Filled, Kind, Says, Told, told_as};

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
    const TOLD: &'static [Told] = &[Told::list("whisper")
        .says(
            "the whisper line of {number} along {cells}",
            "Neighbours on a zigzag line with ≥{number} differ by at least {number}.",
        )
        .says_of(&[(
            5,
            Says {
                words: "the whisper line of {number} along {cells}",
                meaning: "Neighbours on a zigzag line differ by at least {number}.",
            },
        )])
        .iss("Whisper", 2)
        .iss_called("a difference")
        .iss_usual(5)
        .number()
        .usual_on_nine(5)
        .example("whisper 5 r1c1 r1c2 r1c3")];

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

    told_as!(list, least);

    fn holds(&self, filled: &Filled<'_>) -> bool {
        filled.values(&self.cells).windows(2).all(|two| two[0].abs_diff(two[1]) >= self.least)
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        compiler.neighbours(&self.cells, 1, |one, other| one.abs_diff(other) >= self.least);
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("whisper", |draw| {
        let (cells, least) = (draw.line(1, 5), draw.random.range(0, 3) as u32);
        draw.push(Self { cells, least });
    })];
}
