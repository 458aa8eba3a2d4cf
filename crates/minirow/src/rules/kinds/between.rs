//! Lines whose ends bound what is between them: between lines and lockout lines.

#[cfg(test)]
use super::Draws;
use super::rows::{Block, Drawn, Entry, Field, Form, Number};
use super::{Compiler, Filled, Kind, Says, Told, told_as};

/// Each value on the line is between those of its ends, and equal to neither.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Between {
    /// The line, with its ends.
    pub cells: Vec<u16>,
}

impl Kind for Between {
    const TOLD: &'static [Told] = &[Told::list("between")
        .says(
            "the between line along {cells}",
            "Digits on a line between two circles are between those in the circles.",
        )
        .iss("Between", 2)
        .example("between r1c1 r1c2 r1c3 r1c4")];

    const DRAWN: &'static [Drawn] = &[Drawn {
        sentence: "Digits on a line between two circles are between the digits in these.",
        said: &[
            "@line; !outside|sandwich|clue; !sum|add up|adds up|total; =between; circle; !double \
            arrow|lockout|diamond; !dot|kropki",
        ],
        words: "between strictly circle circled either two end endpoint attached connected connecting connect along \
            numerically lie its",
        ..Drawn::new("between", "Between", Form::Ends { size: 0.8, is_round: true, colour: "grey" })
    }];
    const FIELDS: &'static [Field] = &[Field::new("between", "betweenline", Entry::Line)];
    const BLOCKS: &'static [Block] = &[Block::new("between", 403, Entry::Line).style(
        "{'lines': {'thickness': 0.1, 'color': '#aaaaaa'}, 'endPoints': {'size': 0.8, \
             'fill': '#ffffff80', 'stroke': {'thickness': 0.02, 'color': '#aaaaaa'}}}",
    )];

    told_as!(list);

    fn holds(&self, filled: &Filled<'_>) -> bool {
        match filled.values(&self.cells).as_slice() {
            [first, between @ .., last] => {
                let (low, high) = (first.min(last), first.max(last));
                between.iter().all(|value| low < value && value < high)
            }
            _ => true,
        }
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        let holds = |low, high, value| low < value && value < high;
        ends_first(compiler, "between", &self.cells, holds, 0);
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("between", |draw| {
        let cells = draw.line(2, 5);
        draw.push(Self { cells });
    })];
}

/// The ends differ by at least this, and each value on the line is below both or above both.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lockout {
    /// The line, with its ends.
    pub cells: Vec<u16>,
    /// The least difference.
    pub least: u32,
}

impl Kind for Lockout {
    const TOLD: &'static [Told] = &[Told::list("lockout")
        .says(
            "the lockout line of {number} along {cells}",
            "Diamonds joined by a line with ≥{number} differ by at least {number}, and no digit on the line is between them or one of them.",
        )
        .says_of(&[
            (
                4,
                Says {
                    words: "the lockout line of {number} along {cells}",
                    meaning: "Diamonds joined by a line differ by at least {number}, and no digit on the line is between them or one of them.",
                },
            ),
        ])
        .iss("Lockout", 2)
        .number()
        .usual_on_nine(4)
        .example("lockout 4 r1c1 r1c2 r1c3 r1c4")];

    const DRAWN: &'static [Drawn] = &[Drawn {
        sentence: "Digits on a lockout line are neither between its two diamonds nor the same as one of them; the diamonds \
            of a lockout line have a difference of at least #.",
        usual: &[("", 4)],
        said: &["lockout"],
        words: "lockout diamond between not cannot neither nor same one two end endpoint difference differ at least \
            along outside strictly two can may t",
        ..Drawn::new(
            "lockout",
            "Lockout",
            Form::Ends { size: 0.6, is_round: false, colour: "blue" },
        )
    }];
    const FIELDS: &'static [Field] = &[Field::new("lockout", "lockout", Entry::Line)
        .number(Number::Usual(4))
        .called(&["Lockout"])
        .look("#606060")];
    const BLOCKS: &'static [Block] = &[Block::new("lockout", 407, Entry::Line).only(4).style(
        "{'lines': {'thickness': 0.1, 'color': '#6688cc'}, 'endPoints': {'size': 0.8, \
             'fill': '#e6e6ff80', 'stroke': {'thickness': 0.02, 'color': '#6688cc'}}}",
    )];

    told_as!(list, least);

    fn holds(&self, filled: &Filled<'_>) -> bool {
        match filled.values(&self.cells).as_slice() {
            [first, between @ .., last] => {
                let (low, high) = (first.min(last), first.max(last));
                high - low >= self.least && between.iter().all(|value| value < low || high < value)
            }
            _ => true,
        }
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        let holds = |low, high, value| value < low || value > high;
        ends_first(compiler, "lockout", &self.cells, holds, self.least);
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("lockout", |draw| {
        let (cells, least) = (draw.line(2, 5), draw.random.range(0, 3) as u32);
        draw.push(Self { cells, least });
    })];
}

/// The ends of a line, and what holds for all between them.
fn ends_first(
    compiler: &mut Compiler<'_>,
    kind: &'static str,
    cells: &[u16],
    holds: impl Fn(u32, u32, u32) -> bool,
    least: u32,
) {
    let [first, between @ .., last] = cells else { return };
    let mut order = vec![*first, *last];
    order.extend(between);
    compiler.line_of(
        (kind, least.into()),
        &order,
        (None, None),
        move |_, ends: (Option<u32>, Option<u32>), value| match ends {
            (None, _) => Some((Some(value), None)),
            (Some(one), None) => {
                (value.abs_diff(one) >= least).then(|| (Some(one.min(value)), Some(one.max(value))))
            }
            (Some(low), Some(high)) => holds(low, high, value).then_some(ends),
        },
        |ends| ends.1.is_some(),
    );
}
