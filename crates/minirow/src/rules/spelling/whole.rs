//! A rule put together from its parts, as far as it fits its board.

use super::codes;
use super::layout::{Cells, Numbers, layout};
use super::spelled::Spelled;
use crate::rules::{Automaton, Outside, Rule, Shape};

/// Which part of a rule is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum At {
    /// The rule as a whole.
    Whole,
    /// A word of its code.
    Code(usize),
    Number(usize),
    /// A list of cells.
    Part(usize),
    /// A cell of a list.
    Cell(usize, usize),
}

/// A rule that does not fit its board, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Wrong {
    pub(crate) at: At,
    pub(crate) expected: String,
    pub(crate) found: String,
}

/// The most cells of a list.
const MOST_CELLS: usize = 1024;
/// The most lists of cells.
const MOST_PARTS: usize = 100_000;
/// The largest number.
const MOST_NUMBER: u64 = 999_999;
/// The largest product.
const MOST_PRODUCT: u64 = 1_000_000_000_000_000;
/// The most cells of a number that is read from several of them.
const MOST_BULB: usize = 3;

impl Spelled {
    /// The rule, on a board of this shape.
    pub(crate) fn rule(mut self, shape: Shape) -> Result<Rule, Wrong> {
        self.allow(shape)?;
        let layout = layout(&self.name).expect("an allowed rule has a layout");
        let large = self.numbers.first().copied().unwrap_or_default();
        let number = large as u32;
        let pair = self.parts.first().and_then(|cells| <[u16; 2]>::try_from(cells.as_slice()).ok());
        let mut parts = std::mem::take(&mut self.parts);
        if layout.cells == Cells::List {
            let cells = std::mem::take(&mut parts[0]);
            return self.of_list(layout.name, large, pair, cells, shape);
        }
        Ok(match layout.name {
            "equal-sums" => Rule::EqualSums { parts },
            "same-values" => Rule::SameValues { parts },
            "clone" => {
                let copy = parts.pop().unwrap_or_default();
                Rule::Clone { cells: parts.pop().unwrap_or_default(), copy }
            }
            "arrow" => {
                let shaft = parts.pop().unwrap_or_default();
                Rule::Arrow { bulb: parts.pop().unwrap_or_default(), shaft }
            }
            "count-distinct" => {
                Rule::CountDistinct { count: parts[0][0], cells: std::mem::take(&mut parts[1]) }
            }
            "indexing" => {
                let (cell, line) = (parts[0][0], std::mem::take(&mut parts[1]));
                Rule::Indexing { cell, line, value: number }
            }
            "pairs" => {
                let table = codes::table(&self.code, shape).map_err(code)?;
                let pairs = parts.iter().map(|pair| (pair[0], pair[1])).collect();
                Rule::Pairs { name: self.title, table, pairs }
            }
            "automaton" => {
                let automaton = codes::automaton(&self.code, shape).map_err(code)?;
                allow_automaton(&automaton)?;
                Rule::Line { name: self.title, automaton, cells: std::mem::take(&mut parts[0]) }
            }
            "anti-knight" => Rule::AntiKnight,
            "anti-king" => Rule::AntiKing,
            "anti-taxicab" => Rule::AntiTaxicab,
            "non-consecutive" => Rule::NonConsecutive,
            "global-entropy" => Rule::GlobalEntropy,
            "global-mod" => Rule::GlobalMod,
            "disjoint-groups" => Rule::DisjointGroups,
            "all-dots-given" => Rule::AllDotsGiven,
            "all-signs-given" => Rule::AllSignsGiven,
            "all-marks-given" => {
                let [differences, ratios, sums] = codes::marks(&self.code).map_err(code)?;
                Rule::AllMarksGiven { differences, ratios, sums }
            }
            name => unreachable!("{name} has no cells"),
        })
    }

    fn of_list(
        self,
        name: &str,
        large: u64,
        pair: Option<[u16; 2]>,
        cells: Vec<u16>,
        shape: Shape,
    ) -> Result<Rule, Wrong> {
        let number = large as u32;
        let two = || {
            pair.filter(|[one, other]| one != other).ok_or_else(|| Wrong {
                at: At::Part(0),
                expected: "two different cells".to_owned(),
                found: cells.len().to_string(),
            })
        };
        Ok(match name {
            "different" => Rule::AllDifferent { cells: once(cells)? },
            "cage" if self.numbers.is_empty() => Rule::AllDifferent { cells: once(cells)? },
            "cage" => Rule::Cage { cells: once(cells)?, sum: number },
            "sum" | "little-killer" => Rule::Sum { cells, sum: number },
            "product" => Rule::Product { cells, product: large },
            "rellik" => Rule::Rellik { cells: once(cells)?, sum: number },
            "double-arrow" => Rule::DoubleArrow { cells },
            "sum-line" => {
                let most = cells.len() as u32 * shape.value(shape.values() - 1).max(1);
                if !(1..=most).contains(&number) {
                    let expected = format!("a sum from 1 to {most}, the most that the line holds");
                    return Err(Wrong { at: At::Number(0), expected, found: number.to_string() });
                }
                Rule::SumLine { cells, sum: number }
            }
            "region-sum-line" => Rule::RegionSumLine { cells },
            "zipper" => Rule::Zipper { cells },
            "thermometer" => Rule::Thermometer { cells: once(cells)?, slow: false },
            "slow-thermometer" => Rule::Thermometer { cells: once(cells)?, slow: true },
            "whisper" => Rule::Whisper { cells, least: number },
            "palindrome" => Rule::Palindrome { cells },
            "renban" => Rule::Renban { cells: once(cells)? },
            "nabner" => Rule::Nabner { cells: once(cells)? },
            "sequence" => Rule::Sequence { cells },
            "odd" => Rule::Odd { cells: once(cells)? },
            "even" => Rule::Even { cells: once(cells)? },
            "minimum" => Rule::Minimum { cells: once(cells)? },
            "maximum" => Rule::Maximum { cells: once(cells)? },
            "between" => Rule::Between { cells },
            "lockout" => Rule::Lockout { cells, least: number },
            "entropic" => Rule::Entropic { cells },
            "modular" if number == 0 => {
                let expected = "a divisor of at least 1".to_owned();
                return Err(Wrong { at: At::Number(0), expected, found: "0".to_owned() });
            }
            "modular" => Rule::Modular { cells, divisor: number },
            "difference" => Rule::Difference { cells: two()?, by: number },
            "white-dot" => Rule::Difference { cells: two()?, by: 1 },
            "ratio" => Rule::Ratio { cells: two()?, times: number },
            "black-dot" => Rule::Ratio { cells: two()?, times: 2 },
            "pair-sum" => Rule::PairSum { cells: two()?, sum: number },
            "greater" => Rule::Greater { cells: two()? },
            "quadruple" => {
                let values: Vec<u32> = self.numbers.iter().map(|&value| value as u32).collect();
                let is_other = |value: &u32| shape.place(*value).is_none();
                if let Some(at) = values.iter().position(is_other) {
                    return Err(value_of(shape, at, values[at].into()));
                }
                if values.len() > cells.len() {
                    let expected = format!("at most {} values for as many cells", cells.len());
                    let at = At::Number(cells.len());
                    return Err(Wrong { at, expected, found: values.len().to_string() });
                }
                Rule::Quadruple { cells: once(cells)?, values }
            }
            "counting-circles" => Rule::CountingCircles { cells: once(cells)? },
            "lunchbox" => Rule::Lunchbox { cells: once(cells)?, sum: number },
            "value-indexing" => Rule::ValueIndexing { cells },
            name => {
                let clue = match name {
                    "sandwich" => Outside::Sandwich,
                    "x-sum" => Outside::XSum,
                    "skyscraper" => Outside::Skyscraper,
                    "hidden-skyscraper" => Outside::HiddenSkyscraper,
                    _ => Outside::NumberedRoom,
                };
                let cells = once(cells)?;
                if !is_row_or_column(&cells, shape) {
                    let expected = "all cells of a row or column, from the clue on".to_owned();
                    return Err(Wrong { at: At::Part(0), expected, found: "others".to_owned() });
                }
                Rule::Outside { clue, cells, number }
            }
        })
    }

    /// Whether all parts are there, and none is too large.
    fn allow(&self, shape: Shape) -> Result<(), Wrong> {
        let wrong = |at: At, expected: &str, found: String| {
            Err(Wrong { at, expected: expected.to_owned(), found })
        };
        let Some(layout) = layout(&self.name) else {
            return wrong(At::Whole, "the name of a rule", format!("'{}'", self.name));
        };
        let numbers = self.numbers.len();
        match layout.numbers {
            Numbers::None if numbers > 0 => {
                return wrong(At::Number(0), "no number", self.numbers[0].to_string());
            }
            // A cage without a sum is one, too.
            Numbers::One | Numbers::Some if numbers == 0 && layout.name != "cage" => {
                return wrong(
                    At::Whole,
                    &format!("a number behind {}", layout.name),
                    "none".into(),
                );
            }
            Numbers::One if numbers > 1 => {
                return wrong(At::Number(1), "one number", self.numbers[1].to_string());
            }
            _ => {}
        }
        let most = if layout.name == "product" { MOST_PRODUCT } else { MOST_NUMBER };
        if let Some(at) = self.numbers.iter().position(|&number| number > most) {
            let expected = format!("a number up to {most}");
            return wrong(At::Number(at), &expected, self.numbers[at].to_string());
        }
        if !layout.has_code && !self.code.is_empty() {
            return wrong(At::Code(0), "numbers and cells", format!("'{}'", self.code[0]));
        }
        let parts = self.parts.len();
        let (least, most) = match (layout.cells, layout.name) {
            (Cells::None, _) => (0, 0),
            (Cells::List, _) | (_, "automaton") => (1, 1),
            (_, "arrow" | "clone" | "count-distinct" | "indexing") => (2, 2),
            (_, "pairs") => (1, MOST_PARTS),
            _ => (2, MOST_PARTS),
        };
        if !(least..=most).contains(&parts) {
            let expected = match (least, most) {
                (0, _) => "no cells".to_owned(),
                (1, 1) => "one list of cells".to_owned(),
                (least, most) if least == most => format!("{least} lists of cells, parted by |"),
                (least, most) => format!("{least} to {most} lists of cells, parted by |"),
            };
            let at = if parts > most { At::Part(most) } else { At::Whole };
            return wrong(at, &expected, parts.to_string());
        }
        for (part, cells) in self.parts.iter().enumerate() {
            let (least, most) = match (layout.name, part) {
                ("pairs", _) => (2, 2),
                ("count-distinct" | "indexing", 0) => (1, 1),
                ("arrow", 0) => (1, MOST_BULB),
                ("same-values", 1..) => (self.parts[0].len(), self.parts[0].len()),
                _ => (1, MOST_CELLS),
            };
            if !(least..=most).contains(&cells.len()) {
                let expected = match (least, most) {
                    (1, 1) => "1 cell".to_owned(),
                    (least, most) if least == most => format!("{least} cells"),
                    (least, most) => format!("{least} to {most} cells"),
                };
                return wrong(At::Part(part), &expected, cells.len().to_string());
            }
            let is_off = |&cell: &u16| usize::from(cell) >= shape.cell_count();
            if let Some(at) = cells.iter().position(is_off) {
                let expected = format!("a cell of a board of {}x{}", shape.rows(), shape.columns());
                return wrong(At::Cell(part, at), &expected, "another".to_owned());
            }
        }
        if layout.name == "indexing" && shape.place(self.numbers[0] as u32).is_none() {
            return Err(value_of(shape, 0, self.numbers[0]));
        }
        Ok(())
    }
}

/// Cells that are told once each.
fn once(cells: Vec<u16>) -> Result<Vec<u16>, Wrong> {
    match (1..cells.len()).find(|&at| cells[..at].contains(&cells[at])) {
        Some(at) => {
            let (expected, found) = ("each cell once".to_owned(), "one again".to_owned());
            Err(Wrong { at: At::Cell(0, at), expected, found })
        }
        None => Ok(cells),
    }
}

fn value_of(shape: Shape, at: usize, found: u64) -> Wrong {
    let (low, high) = (shape.value(0), shape.value(shape.values() - 1));
    let expected = format!("a value from {low} to {high}");
    Wrong { at: At::Number(at), expected, found: found.to_string() }
}

fn code((at, expected): (usize, String)) -> Wrong {
    Wrong { at: At::Code(at), expected, found: "another word".to_owned() }
}

fn is_row_or_column(cells: &[u16], shape: Shape) -> bool {
    let mut sorted = cells.to_vec();
    sorted.sort_unstable();
    let row = sorted.first().map(|&first| shape.row_of(first)).unwrap_or_default();
    let column = sorted.first().map(|&first| shape.column_of(first)).unwrap_or_default();
    let is_row =
        (0..shape.columns()).map(|column| shape.cell(row, column)).eq(sorted.iter().copied());
    let is_column = (0..shape.rows()).map(|row| shape.cell(row, column)).eq(sorted.iter().copied());
    (is_row || is_column) && (cells.is_sorted() || cells.iter().rev().is_sorted())
}

/// An automaton that says something.
fn allow_automaton(automaton: &Automaton) -> Result<(), Wrong> {
    if automaton.starts().is_empty() {
        let expected = "a state that lines begin in such as >0".to_owned();
        return Err(Wrong { at: At::Whole, expected, found: "none".to_owned() });
    }
    Ok(())
}
