//! Thermometers, and slow ones.

#[cfg(test)]
use super::Draws;
use super::rows::{Block, Drawn, Entry, Field, Form, Setting};
use super::{Compiler, Filled, Kind, Spelled, Told, Wrong};
use crate::board::Geometry;

/// What sentences about thermometers of both kinds are made of.
const WORDS: &str = "thermo thermometer increase increasing increases strictly bulb end rounded round circular circle along away \
    start starting move moving going up tip toward towards get getting larger bigger greater rise rising read \
    reading other slow stay staying remain same equal decrease decreasing not no never cannot can t may either or \
    repeat stays";

/// Each value is greater than the one before it on the line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thermometer {
    /// The line from its bulb.
    pub cells: Vec<u16>,
    /// Whether it may also be the same.
    pub slow: bool,
}

impl Kind for Thermometer {
    const TOLD: &'static [Told] = &[
        Told::list("thermometer")
            .says(
                "the thermometer along {cells}",
                "Digits increase along a thermometer from its bulb.",
            )
            .iss("Thermo", 2)
            .also(&["thermo"])
            .example("thermometer r1c1 r2c1 r3c1"),
        Told::list("slow-thermometer")
            .says(
                "the slow thermometer along {cells}",
                "Digits increase or stay the same along a hollow thermometer from its bulb.",
            )
            .also(&["slow-thermo"])
            .example("slow-thermometer r1c1 r2c1 r3c1"),
    ];

    const DRAWN: &'static [Drawn] = &[
        Drawn {
            sentence: "Digits along a thermometer increase from its bulb.",
            said: &[
                "thermo; !slow|stay|remain|equal|decrease",
                "bulb; increas; !slow|stay|remain|equal|decrease",
            ],
            words: WORDS,
            ..Drawn::new("thermometer", "Thermometer", Form::Thermometer("grey"))
        },
        Drawn {
            sentence: "Digits along a slow thermometer, which is blue, increase from its bulb or stay the same.",
            said: &[
                "thermo; slow|stay|remain|equal|decrease",
                "bulb; increas; slow|stay|remain|equal|decrease",
            ],
            words: WORDS,
            ..Drawn::new("slow-thermometer", "SlowThermometer", Form::Thermometer("blue"))
        },
    ];
    const FIELDS: &'static [Field] = &[
        Field::new("thermometer", "thermometer", Entry::Line),
        Field::new("slow-thermometer", "slowthermometer", Entry::Line)
            .called(&["Slow Thermometer"])
            .look("#6495ED"),
    ];
    const BLOCKS: &'static [Block] = &[
        Block::new("thermometer", 300, Entry::Line)
            .list("thermometers")
            .setting(Setting::Flag("slow", false))
            .style("{'color': '#cccccc', 'thickness': 0.3, 'bulbRadius': 0.4}"),
        Block::new("slow-thermometer", 300, Entry::Line)
            .list("thermometers")
            .setting(Setting::Flag("slow", true)),
    ];

    fn name(&self) -> &'static str {
        Self::TOLD[usize::from(self.slow)].name
    }

    fn each_part(&self, see: &mut dyn FnMut(&[u16])) {
        see(&self.cells);
    }

    fn read(spelled: &mut Spelled, _: &Geometry) -> Result<Self, Wrong> {
        Ok(Self { cells: spelled.once()?, slow: spelled.name == Self::TOLD[1].name })
    }

    fn holds(&self, filled: &Filled<'_>) -> bool {
        let values = filled.values(&self.cells);
        values.windows(2).all(|two| two[0] < two[1] || self.slow && two[0] == two[1])
    }

    fn differences(&self, compiler: &mut Compiler<'_>) {
        if !self.slow {
            compiler.differ(&self.cells);
        }
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        compiler
            .neighbours(&self.cells, 1, |one, other| one < other || (self.slow && one == other));
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("thermometer", |draw| {
        let (cells, slow) = (draw.line(1, 4), draw.random.chance(1, 2));
        draw.push(Self { cells, slow });
    })];

    #[cfg(test)]
    fn about(cells: &[u16], _: u32, _: &Geometry) -> Vec<Self> {
        [false, true].map(|slow| Self { cells: cells.to_vec(), slow }).to_vec()
    }
}
