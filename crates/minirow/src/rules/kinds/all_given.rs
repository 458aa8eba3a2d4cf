//! That all marks of some sort are given: neighbours without one are not so.

#[cfg(test)]
use super::Draws;
use super::rows::{Drawn, Form};
use super::{Compiler, Filled, Kind, Mark, MarkOf, Meaning, Spelled, Told, Wrong, told_as};
use crate::board::Geometry;
use crate::rules::ground::is_times;
use crate::rules::holds::neighbours;
use crate::rules::spelling::codes;

/// Cells that share a side and have no dot are neither consecutive nor one twice the other.
///
/// Dots are the rules [`Difference`](super::Difference) by 1 and [`Ratio`](super::Ratio) of 2. Where a pair has
/// either, this says nothing about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AllDotsGiven;

impl AllDotsGiven {
    fn is_mark(mark: &Mark) -> bool {
        matches!((mark.of, mark.number), (MarkOf::Difference, 1) | (MarkOf::Ratio, 2))
    }

    fn allows(one: u32, other: u32) -> bool {
        one.abs_diff(other) != 1 && !is_times(one, other, 2)
    }
}

impl Kind for AllDotsGiven {
    const TOLD: &'static [Told] = &[Told::of_all("all-dots-given")
        .says(
            "the rule that all dots are given",
            "All dots are given: cells that share a side without one are neither consecutive nor one twice the other.",
        )
        .iss("StrictKropki", 0)];

    const DRAWN: &'static [Drawn] = &[Drawn {
        sentence: "All dots, white and black, are given.",
        ..Drawn::new("all-dots-given", "AllDots", Form::Whole)
    }];

    told_as!(nothing);

    fn holds(&self, filled: &Filled<'_>) -> bool {
        are_all_given(filled, Self::is_mark, Self::allows)
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        unmarked(compiler, Self::is_mark, Self::allows);
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("all-dots-given", |draw| {
        draw.push(Self);
        for cells in draw.marked() {
            let [one, other] = cells.map(|cell| draw.value(cell));
            let is_ratio = one == 2 * other || other == 2 * one;
            match (one.abs_diff(other) == 1, is_ratio) {
                (true, true) if draw.random.chance(1, 2) => {
                    draw.push(super::Ratio { cells, times: 2 });
                }
                (true, _) => draw.push(super::Difference { cells, by: 1 }),
                (false, true) => draw.push(super::Ratio { cells, times: 2 }),
                (false, false) => {}
            }
        }
    })];
}

/// Cells that share a side and have no sign sum neither to 5 nor to 10.
///
/// Signs are the rules [`PairSum`](super::PairSum) of 5 and of 10. Where a pair has either, this says nothing
/// about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AllSignsGiven;

impl AllSignsGiven {
    fn is_mark(mark: &Mark) -> bool {
        matches!((mark.of, mark.number), (MarkOf::Sum, 5 | 10))
    }

    fn allows(one: u32, other: u32) -> bool {
        !matches!(one + other, 5 | 10)
    }
}

impl Kind for AllSignsGiven {
    const TOLD: &'static [Told] = &[Told::of_all("all-signs-given")
        .says(
            "the rule that every X and V is given",
            "All V and X are given: cells that share a side without one sum neither to 5 nor to 10.",
        )
        .iss("StrictXV", 0)];

    const DRAWN: &'static [Drawn] = &[Drawn {
        sentence: "All X and V are given.",
        ..Drawn::new("all-signs-given", "AllSigns", Form::Whole)
    }];

    told_as!(nothing);

    fn holds(&self, filled: &Filled<'_>) -> bool {
        are_all_given(filled, Self::is_mark, Self::allows)
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        unmarked(compiler, Self::is_mark, Self::allows);
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("all-signs-given", |draw| {
        draw.push(Self);
        for cells in draw.marked() {
            let sum = cells.iter().map(|&cell| draw.value(cell)).sum();
            if matches!(sum, 5 | 10) {
                draw.push(super::PairSum { cells, sum });
            }
        }
    })];
}

/// Cells that share a side and have no mark have none of these differences, ratios and sums.
///
/// For differences and ratios, marks are the rules [`Difference`](super::Difference) and
/// [`Ratio`](super::Ratio); for sums, [`PairSum`](super::PairSum): each by whatever number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AllMarksGiven {
    /// The differences.
    pub differences: Vec<u32>,
    /// The ratios, as how many times one is the other.
    pub ratios: Vec<u32>,
    /// The sums.
    pub sums: Vec<u32>,
}

impl AllMarksGiven {
    fn allows_dots(&self, one: u32, other: u32) -> bool {
        !self.differences.contains(&one.abs_diff(other))
            && !self.ratios.iter().any(|&times| is_times(one, other, times))
    }

    fn allows_sums(&self, one: u32, other: u32) -> bool {
        !self.sums.contains(&(one + other))
    }
}

fn is_dot(mark: &Mark) -> bool {
    matches!(mark.of, MarkOf::Difference | MarkOf::Ratio)
}

fn is_sum(mark: &Mark) -> bool {
    mark.of == MarkOf::Sum
}

impl Kind for AllMarksGiven {
    const TOLD: &'static [Told] = &[Told::of_all("all-marks-given")
        .says("the rule that all marks are given ({code})", "All marks are given.")
        .with_code()
        .example("all-marks-given difference:1 ratio:2 sum:5,10")];

    fn code(&self, _: &Geometry) -> Vec<String> {
        codes::of_marks([&self.differences, &self.ratios, &self.sums])
    }

    fn read(spelled: &mut Spelled, _: &Geometry) -> Result<Self, Wrong> {
        let [differences, ratios, sums] = codes::marks(&spelled.code).map_err(Wrong::code)?;
        Ok(Self { differences, ratios, sums })
    }

    fn holds(&self, filled: &Filled<'_>) -> bool {
        are_all_given(filled, is_dot, |one, other| self.allows_dots(one, other))
            && are_all_given(filled, is_sum, |one, other| self.allows_sums(one, other))
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        unmarked(compiler, is_dot, |one, other| self.allows_dots(one, other));
        unmarked(compiler, is_sum, |one, other| self.allows_sums(one, other));
    }

    fn own_meaning(&self) -> Option<Meaning> {
        let told =
            [("difference", &self.differences), ("ratio", &self.ratios), ("sum", &self.sums)];
        let key = self.name().to_owned();
        let mut own = Meaning { key, ..Meaning::default() };
        for (what, numbers) in told.into_iter().filter(|(_, numbers)| !numbers.is_empty()) {
            own.text += match own.numbers.is_empty() {
                true => "All marks are given: cells that share a side without one do not have",
                false => " or",
            };
            let words: Vec<String> = numbers.iter().map(u32::to_string).collect();
            own.text += &format!(" the {what} {}", words.join(" or "));
            own.key += &format!(".{what}");
            own.numbers.push(numbers.iter().map(|&number| number.into()).collect());
        }
        own.text.push('.');
        (!own.numbers.is_empty()).then_some(own)
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("all-marks-given", |draw| {
        let mut number = |low, high| draw.random.range(low, high) as u32;
        let (by, times, sum) = (number(1, 3), number(2, 3), number(4, 7));
        draw.push(Self { differences: vec![by], ratios: vec![times], sums: vec![sum] });
        for cells in draw.marked() {
            let [one, other] = cells.map(|cell| draw.value(cell));
            if one.abs_diff(other) == by {
                draw.push(super::Difference { cells, by });
            } else if one == times * other || other == times * one {
                draw.push(super::Ratio { cells, times });
            }
            if one + other == sum {
                draw.push(super::PairSum { cells, sum });
            }
        }
    })];

    #[cfg(test)]
    fn about(_: &[u16], number: u32, _: &Geometry) -> Vec<Self> {
        vec![Self { differences: vec![number], ratios: vec![number], sums: vec![number] }]
    }
}

/// Whether all neighbours without a mark are as is allowed.
fn are_all_given(
    filled: &Filled<'_>,
    is_mark: fn(&Mark) -> bool,
    allows: impl Fn(u32, u32) -> bool,
) -> bool {
    let has_mark = |[one, other]: [u16; 2]| {
        let mut marks = filled.ground.marks.iter().filter(|mark| is_mark(mark));
        marks.any(|mark| mark.cells == [one, other] || mark.cells == [other, one])
    };
    neighbours(filled.ground.geometry).all(|pair| {
        let [one, other] = filled.pair(pair);
        allows(one, other) || has_mark(pair)
    })
}

/// Neighbours without a mark.
fn unmarked(
    compiler: &mut Compiler<'_>,
    is_mark: fn(&Mark) -> bool,
    allows: impl Fn(u32, u32) -> bool,
) {
    let marks = compiler.ground.marks.iter().filter(|mark| is_mark(mark));
    let in_order = |[one, other]: [u16; 2]| (one.min(other), one.max(other));
    let mut marked: Vec<(u16, u16)> = marks.map(|mark| in_order(mark.cells)).collect();
    marked.sort_unstable();
    let is_open = |pair: &(u16, u16)| marked.binary_search(pair).is_err();
    let pairs = compiler.geometry.adjacent().filter(is_open);
    compiler.relations(pairs, allows);
}
