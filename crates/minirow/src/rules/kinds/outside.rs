//! Clues outside the board.

#[cfg(test)]
use super::Draws;
use super::rows::{Block, Drawn, Entry, Field, Form, Number};
use super::{At, Compiler, Filled, Kind, Spelled, Told, Wrong};
use crate::board::Geometry;
use crate::rules::compile::cases;
use crate::rules::holds::{count, nth, sum_between};

/// A clue outside the board about a row or column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outside {
    /// What it says.
    pub clue: Clue,
    /// The row or column from the clue on.
    pub cells: Vec<u16>,
    /// The number of the clue.
    pub number: u32,
}

/// What a clue outside the board says of the row or column from there on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Clue {
    /// What lies between the lowest and the highest value of the board sums to this. Each is once in the line.
    Sandwich,
    /// The first so many cells sum to this, as many as the first says: itself among them.
    ///
    /// None sum to 0. The line has that many cells.
    XSum,
    /// So many are higher than all before them. 0 has no height and is never seen.
    Skyscraper,
    /// The first value that is not higher than all before it. The very first is never hidden, and some value is.
    HiddenSkyscraper,
    /// The value of the n-th cell, counted from 1, where n is that of the first. The line has that many cells.
    NumberedRoom,
}

/// All clues, in the order of their names.
const CLUES: [Clue; 5] =
    [Clue::Sandwich, Clue::XSum, Clue::Skyscraper, Clue::HiddenSkyscraper, Clue::NumberedRoom];

impl Kind for Outside {
    const TOLD: &'static [Told] = &[
        Told::list("sandwich")
            .says(
                "the sandwich of {number} in {line}",
                "A number between two bars is the sum of the digits between the lowest and the highest digit of its row or column.",
            )
            .iss_number_and_line("Sandwich")
            .iss_called("a sum")
            .number()
            .example("sandwich 8 r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9"),
        Told::list("x-sum")
            .says(
                "the X-sum of {number} in {line} from {first}",
                "A number in a circle is the sum of the first digits of its row or column, as many as the first one says.",
            )
            .iss_line("XSum")
            .iss_from(1, 999_999, "at least 1")
            .number()
            .example("x-sum 15 r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9"),
        Told::list("skyscraper")
            .says(
                "the skyscraper of {number} in {line} from {first}",
                "A number in a house says how many digits of its row or column are higher than all before them.",
            )
            .iss_line("Skyscraper")
            .iss_from(1, 999_999, "at least 1")
            .number()
            .example("skyscraper 3 r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9"),
        Told::list("hidden-skyscraper")
            .says(
                "the hidden skyscraper of {number} in {line} from {first}",
                "A number in a grey house is the first digit of its row or column that is not higher than all before it.",
            )
            .iss_line("HiddenSkyscraper")
            .number()
            .example("hidden-skyscraper 3 r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9"),
        Told::list("numbered-room")
            .says(
                "the numbered room of {number} in {line} from {first}",
                "A number in a door is the digit of its row or column at the place that the first digit says.",
            )
            .iss_line("NumberedRoom")
            .number()
            .example("numbered-room 7 r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9"),
    ];

    const DRAWN: &'static [Drawn] = &[
        Drawn {
            sentence: "A number outside is the sandwich sum: that of the digits between the lowest and the highest.",
            said: &[
                "sandwich",
                "sum|add up|adds up|total; outside|sandwich|clue; between the 1 and|between 1 and|between the digits \
            1",
            ],
            words: "sandwich sandwiched sum summing total 1 9 one nine between lowest highest outside clue indicate \
            indicated show give corresponding appear along side given",
            ..Drawn::new("sandwich", "Sandwich", Form::Clue)
        },
        Drawn {
            sentence: "A number outside is the X-sum: that of the first X digits, where X is the first of them.",
            said: &["first x|x-sum|xsum|x sums"],
            words: "x edge sum total first outside clue indicate indicated show give direction seen closest nearest next \
            corresponding along given side adjacent starting appear",
            ..Drawn::new("x-sum", "XSum", Form::Clue)
        },
        Drawn {
            sentence: "A number outside is how many skyscrapers are seen: digits higher than all before them.",
            said: &["skyscraper|building"],
            words: "skyscraper outside clue building tall taller height high higher block blocked obscure hide see seen \
            visible view behind count indicate indicated show give direction smaller shorter lower how many looking \
            represent than before all along given",
            ..Drawn::new("skyscraper", "Skyscraper", Form::Clue)
        },
        Drawn {
            sentence: "A number outside is that of a numbered room: the Nth digit, where N is the first.",
            said: &["numbered room", "outside|sandwich|clue; nth; first"],
            words: "numbered room outside clue indicate indicated show give nth n first direction position along seen \
            corresponding placed place appear that",
            ..Drawn::new("numbered-room", "NumberedRoom", Form::Clue)
        },
    ];
    const FIELDS: &'static [Field] = &[
        Field::new("sandwich", "sandwichsum", Entry::Clue).number(Number::Told),
        Field::new("x-sum", "xsum", Entry::Clue)
            .number(Number::Told)
            .called(&["X Sum"])
            .look("\u{25EF}"),
        Field::new("skyscraper", "skyscraper", Entry::Clue)
            .number(Number::Told)
            .called(&["Skyscraper"])
            .look("\u{25AF}"),
    ];
    const BLOCKS: &'static [Block] = &[
        Block::new("sandwich", 501, Entry::Clue).style("{'color': '#000000'}"),
        Block::new("x-sum", 502, Entry::Clue).style("{'color': '#000000'}"),
        Block::new("skyscraper", 503, Entry::Clue).style("{'color': '#000000'}"),
        Block::new("numbered-room", 504, Entry::Clue).style("{'color': '#000000'}"),
    ];

    fn name(&self) -> &'static str {
        Self::TOLD[self.clue as usize].name
    }

    fn each_part(&self, see: &mut dyn FnMut(&[u16])) {
        see(&self.cells);
    }

    fn numbers(&self) -> Vec<u64> {
        vec![self.number.into()]
    }

    fn read(spelled: &mut Spelled, geometry: &Geometry) -> Result<Self, Wrong> {
        let at = Self::TOLD.iter().position(|told| told.name == spelled.name);
        let cells = spelled.once()?;
        if !spelled.is_unchecked && !is_row_or_column(&cells, geometry) {
            let expected = "all cells of a row or column, from the clue on".to_owned();
            return Err(Wrong { at: At::Part(0), expected, found: "others".to_owned() });
        }
        let clue = CLUES[at.expect("one of its own names")];
        Ok(Self { clue, cells, number: spelled.number() })
    }

    fn holds(&self, filled: &Filled<'_>) -> bool {
        let (geometry, number) = (filled.ground.geometry, self.number);
        let values = filled.values(&self.cells);
        match self.clue {
            Clue::Sandwich => {
                let (lowest, highest) =
                    (geometry.value_at(0), geometry.value_at(geometry.values() - 1));
                // Where values may repeat, more than two crusts have nothing between them.
                let is_one = |crust| count(&values, crust) == 1;
                is_one(lowest)
                    && is_one(highest)
                    && sum_between(&values, lowest, highest) == Some(number)
            }
            Clue::XSum => sum_of_first(&values) == Some(number),
            Clue::Skyscraper => {
                let is_seen = |index: usize| {
                    values[index] > 0
                        && values[..index].iter().all(|&before| before < values[index])
                };
                (0..values.len()).filter(|&index| is_seen(index)).count() == number as usize
            }
            Clue::HiddenSkyscraper => {
                let is_hidden =
                    |index: &usize| values[..*index].iter().any(|&before| before >= values[*index]);
                (0..values.len()).find(is_hidden).is_some_and(|index| values[index] == number)
            }
            Clue::NumberedRoom => {
                values.first().is_some_and(|&first| nth(&values, first) == Some(number))
            }
        }
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        let (cells, number) = (&self.cells, self.number);
        match self.clue {
            Clue::Sandwich => sandwich(compiler, cells, number),
            Clue::XSum => x_sum(compiler, cells, number),
            Clue::Skyscraper => skyscraper(compiler, cells, number),
            Clue::HiddenSkyscraper => compiler.line_of(
                ("hidden skyscraper", number.into()),
                cells,
                // The highest so far, and whether one was hidden.
                (None, false),
                move |_, (highest, is_found): (Option<u32>, bool), value| match highest {
                    _ if is_found => Some((None, true)),
                    Some(highest) if value <= highest => (value == number).then_some((None, true)),
                    _ => Some((Some(value), false)),
                },
                |(_, is_found)| is_found,
            ),
            Clue::NumberedRoom => {
                // No value leads further.
                let values = compiler.geometry.values();
                let most = compiler.geometry.value_at(values - 1) as usize;
                cases::numbered_room(compiler, &cells[..cells.len().min(most)], number);
            }
        }
    }

    #[cfg(test)]
    const DRAWS: Draws = &[
        ("sandwich", |draw| Self::draw(draw, Clue::Sandwich)),
        ("x-sum", |draw| Self::draw(draw, Clue::XSum)),
        ("skyscraper", |draw| Self::draw(draw, Clue::Skyscraper)),
        ("hidden-skyscraper", |draw| Self::draw(draw, Clue::HiddenSkyscraper)),
        ("numbered-room", |draw| Self::draw(draw, Clue::NumberedRoom)),
    ];

    /// These are read along a row or column, which no cell is twice in.
    #[cfg(test)]
    fn about(cells: &[u16], number: u32, geometry: &Geometry) -> Vec<Self> {
        let is_line = cells.is_sorted_by(|one, other| one < other && geometry.row_of(*other) == 0);
        let clues = if is_line { &CLUES[..] } else { &[] };
        clues.iter().map(|&clue| Self { clue, cells: cells.to_vec(), number }).collect()
    }
}

#[cfg(test)]
impl Outside {
    fn draw(draw: &mut super::Draw<'_>, clue: Clue) {
        let cells = draw.row_or_column();
        let most = if matches!(clue, Clue::Sandwich | Clue::XSum) { 21 } else { 6 };
        let number = draw.random.range(0, most) as u32;
        draw.push(Self { clue, cells, number });
    }
}

fn is_row_or_column(cells: &[u16], geometry: &Geometry) -> bool {
    let mut sorted = cells.to_vec();
    sorted.sort_unstable();
    let row = sorted.first().map(|&first| geometry.row_of(first)).unwrap_or_default();
    let column = sorted.first().map(|&first| geometry.column_of(first)).unwrap_or_default();
    let (is_row, is_column) =
        (geometry.row_cells(row) == sorted, geometry.column_cells(column) == sorted);
    (is_row || is_column) && (cells.is_sorted() || cells.iter().rev().is_sorted())
}

/// The sum of the first so many, as many as the first says, where there are so many.
fn sum_of_first(values: &[u32]) -> Option<u32> {
    let first = *values.first()?;
    Some(values.get(..first as usize)?.iter().sum())
}

/// The highest so far, and how many were seen.
fn skyscraper(compiler: &mut Compiler<'_>, cells: &[u16], number: u32) {
    let geometry = compiler.geometry;
    // Cells that differ hold as many values up to the highest.
    let differ = compiler.all_differ(cells);
    let (name, least) = if differ { ("skyscraper", 1) } else { ("skyscraper of any values", 0) };
    compiler.line_of(
        (name, number.into()),
        cells,
        (0, 0),
        move |read, (highest, seen): (u32, u32), value| {
            let now = if value > highest { (value, seen + 1) } else { (highest, seen) };
            let can_hold = geometry.place_of(now.0).is_some_and(|place| place >= least * read);
            (now.1 <= number && can_hold).then_some(now)
        },
        move |(_, seen)| seen == number,
    );
}

fn sandwich(compiler: &mut Compiler<'_>, cells: &[u16], number: u32) {
    if cases::sandwich(compiler, cells, number) {
        return;
    }
    let (low, high) =
        (compiler.geometry.value_at(0), compiler.geometry.value_at(compiler.geometry.values() - 1));
    let is_crust = move |value: u32| value == low || value == high;
    compiler.line_of(
        ("sandwich", number.into()),
        cells,
        // The other crust and the sum before it, none of it behind that, and nothing before the first.
        None,
        move |_, state: Option<Option<(u32, u32)>>, value| match state {
            None if is_crust(value) => Some(Some(Some((low + high - value, 0)))),
            Some(Some((other, sum))) if value == other => (sum == number).then_some(Some(None)),
            Some(Some((other, sum))) => {
                let sum = sum + value;
                (!is_crust(value) && sum <= number).then_some(Some(Some((other, sum))))
            }
            _ => (!is_crust(value)).then_some(state),
        },
        |state| state == Some(None),
    );
}

fn x_sum(compiler: &mut Compiler<'_>, cells: &[u16], number: u32) {
    if cases::x_sum(compiler, cells, number) {
        return;
    }
    let len = cells.len() as u32;
    if number > len * compiler.geometry.value_at(compiler.geometry.values() - 1) {
        return compiler.forbid();
    }
    // How many cells are left to add, and how much.
    compiler.line_of(
        ("x-sum", number.into()),
        cells,
        None,
        move |_, state: Option<(u32, u32)>, value| {
            match state {
                None if value > len => None,
                None if value == 0 => (number == 0).then_some(Some((0, 0))),
                None => Some(Some((value - 1, number.checked_sub(value)?))),
                Some((0, _)) => Some(state),
                Some((cells, left)) => Some(Some((cells - 1, left.checked_sub(value)?))),
            }
            .filter(|state| !matches!(state, Some((0, left)) if *left > 0))
        },
        |state| matches!(state, Some((0, 0))),
    );
}
