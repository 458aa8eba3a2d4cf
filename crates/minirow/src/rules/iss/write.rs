//! Writing a constraint string.

use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

use super::read::read_iss;
use super::write_cell::cell;
use super::write_nfa;
use super::write_shape::shape_items;
use crate::rules::kinds::{
    AllDifferent, Arrow, AutomatonLine, Cage, Clones, Clue, CountDistinct, Difference, Entropic,
    EqualSums, Even, Greater, Indexing, Maximum, Minimum, Modular, Nabner, Odd, Outside, PairSum,
    Pairs, Quadruple, Ratio, RegionSumLine, SameValues, Sum, SumLine, Thermometer, Whisper,
};
use crate::rules::spelling::{Iss, named};
use crate::rules::{Rule, RuledBoard, Shape};

/// The most digits of a number in a string.
const MOST_NUMBER: u64 = 999_999;

/// Writes a board as a constraint string of “Interactive Sudoku Solver”, which [`read_iss`](super::read_iss) reads.
///
/// Reading it may give other rules with the same meaning: odd cells become candidates, for instance, and a minimum
/// some signs of inequality.
///
/// # Errors
/// The name of what a string cannot say.
///
/// # Examples
/// ```
/// use minirow::rules::{Rule, RuledBoard, Shape, write_iss, kinds::{Cage, Sequence}};
/// let mut board = RuledBoard::new(Shape::new(4, 4)?);
/// board.rules.push(Rule::Cage(Cage { cells: vec![0, 1], sum: 7 }));
/// board.candidates[2] = 0b0001;
/// assert_eq!(write_iss(&board).unwrap(), ".Shape~4x4.Cage~7~R1C1~R1C2.~R1C3_1");
/// board.rules.push(Rule::Sequence(Sequence { cells: vec![0, 1, 2] }));
/// assert_eq!(write_iss(&board).unwrap_err(), "the sequence line along r1c1 r1c2 r1c3");
/// # Ok::<(), minirow::rules::ShapeError>(())
/// ```
pub fn write_iss(board: &RuledBoard) -> Result<String, String> {
    let mut writer = Writer { board, shape: board.shape(), text: shape_items(board)? };
    for rule in &board.rules {
        writer.rule(rule).ok_or_else(|| rule.words(board.shape()))?;
    }
    writer.candidates();
    if writer.text.is_empty() {
        // An empty text is no board.
        writer.text.push_str(".~");
    }
    // Some numbers and cells that a rule may have are refused by those who read it.
    let text = writer.text;
    read_iss(&text).map_err(|error| error.to_string())?;
    Ok(text)
}

struct Writer<'a> {
    board: &'a RuledBoard,
    shape: Shape,
    text: String,
}

impl Writer<'_> {
    fn item(&mut self, name: &str, arguments: impl IntoIterator<Item = String>) -> Option<()> {
        self.text.push('.');
        self.text.push_str(name);
        for argument in arguments {
            self.text.push('~');
            self.text.push_str(&argument);
        }
        Some(())
    }

    fn cells(&self, cells: &[u16]) -> Vec<String> {
        cells.iter().map(|&at| cell(at, self.shape)).collect()
    }

    /// An item of at least so many cells.
    fn list(&mut self, name: &str, cells: &[u16], least: usize) -> Option<()> {
        let told = Some(self.cells(cells)).filter(|told| told.len() >= least)?;
        self.item(name, told)
    }

    /// The same behind a number.
    fn numbered(&mut self, name: &str, number: u64, cells: &[u16], least: usize) -> Option<()> {
        let number = Some(number).filter(|&number| number <= MOST_NUMBER)?;
        let told = Some(self.cells(cells)).filter(|told| told.len() >= least)?;
        self.item(name, [number.to_string()].into_iter().chain(told))
    }

    /// A rule; nothing where a string cannot say it.
    fn rule(&mut self, rule: &Rule) -> Option<()> {
        let shape = self.shape;
        let is_one_to_nine = shape.values() == 9 && shape.value(0) == 1;
        if let Some(iss) = named::told(rule.name()).and_then(|told| told.iss) {
            return self.same(rule, iss);
        }
        match rule {
            Rule::AllDifferent(AllDifferent { cells }) => self.list("AllDifferent", cells, 1),
            Rule::Cage(Cage { cells, sum: 0 }) => {
                self.list("AllDifferent", cells, 1)?;
                self.numbered("Sum", 0, cells, 1)
            }
            Rule::Cage(Cage { cells, sum }) => self.numbered("Cage", (*sum).into(), cells, 1),
            Rule::Sum(Sum { cells, sum }) => self.numbered("Sum", (*sum).into(), cells, 1),
            Rule::EqualSums(EqualSums { parts }) => {
                let lists: Vec<String> =
                    parts.iter().map(|part| self.cells(part).join("~")).collect();
                self.item("EqualSum", [lists.join("~-~")])
            }
            Rule::SameValues(SameValues { parts }) => {
                let number = parts.len() as u64;
                self.numbered("SameValues", number, &parts.concat(), 2)
            }
            Rule::Arrow(Arrow { bulb, shaft }) => match bulb.len() {
                1 => self.list("Arrow", &[bulb.clone(), shaft.clone()].concat(), 2),
                2 | 3 if self.is_pill(bulb) && !shaft.is_empty() => {
                    let cells = [bulb.clone(), shaft.clone()].concat();
                    self.numbered("PillArrow", bulb.len() as u64, &cells, bulb.len() + 1)
                }
                _ => None,
            },
            Rule::SumLine(SumLine { cells, sum: sum @ 1..=30 }) => {
                self.numbered("SumLine", (*sum).into(), cells, 1)
            }
            Rule::RegionSumLine(RegionSumLine { cells }) => self.list("RegionSumLine", cells, 2),
            Rule::Thermometer(Thermometer { cells, slow: true }) => {
                self.table("slow thermometer", &windows(cells), |one, other| one <= other)
            }
            Rule::Whisper(Whisper { cells, least }) => {
                self.numbered("Whisper", (*least).into(), cells, 2)
            }
            Rule::Entropic(Entropic { cells }) if is_one_to_nine => self.list("Entropic", cells, 2),
            Rule::Modular(Modular { cells, divisor }) => {
                self.numbered("Modular", (*divisor).into(), cells, 2)
            }
            Rule::Difference(Difference { cells, by: 1 }) if self.are_beside(*cells) => {
                self.list("WhiteDot", cells, 2)
            }
            Rule::Difference(Difference { cells: [one, other], by }) => {
                let by = *by;
                self.table("difference", &[(*one, *other)], |a, b| a.abs_diff(b) == by)
            }
            Rule::Ratio(Ratio { cells, times: 2 }) if self.are_beside(*cells) => {
                self.list("BlackDot", cells, 2)
            }
            Rule::Ratio(Ratio { cells: [one, other], times }) => {
                let times = u64::from(*times);
                let is_times = |a: u32, b: u32| u64::from(a) == times * u64::from(b);
                self.table("ratio", &[(*one, *other)], |a, b| is_times(a, b) || is_times(b, a))
            }
            Rule::PairSum(PairSum { cells, sum: 5 }) if self.are_beside(*cells) => {
                self.list("V", cells, 2)
            }
            Rule::PairSum(PairSum { cells, sum: 10 }) if self.are_beside(*cells) => {
                self.list("X", cells, 2)
            }
            Rule::PairSum(PairSum { cells, sum }) => self.numbered("Sum", (*sum).into(), cells, 2),
            Rule::Greater(Greater { cells }) if self.are_beside(*cells) => {
                self.list("GreaterThan", cells, 2)
            }
            Rule::Greater(Greater { cells: [one, other] }) => {
                self.table("greater", &[(*one, *other)], |a, b| a > b)
            }
            Rule::Clones(Clones { cells, copy }) => {
                let pairs: Vec<(u16, u16)> =
                    cells.iter().copied().zip(copy.iter().copied()).collect();
                self.table("clone", &pairs, |a, b| a == b)
            }
            Rule::Odd(Odd { cells }) => self.choices(cells, |value| value % 2 == 1),
            Rule::Even(Even { cells }) => self.choices(cells, |value| value % 2 == 0),
            Rule::Minimum(Minimum { cells }) => self.extreme(cells, false),
            Rule::Maximum(Maximum { cells }) => self.extreme(cells, true),
            Rule::Nabner(Nabner { cells }) => {
                self.table("nabner", &all_pairs(cells), |a, b| a.abs_diff(b) > 1)
            }
            Rule::Quadruple(Quadruple { cells, values }) => {
                let values: Vec<String> = values.iter().map(u32::to_string).collect();
                let told = self.cells(cells);
                self.item("ContainAtLeast", [values.join("_")].into_iter().chain(told))
            }
            Rule::CountDistinct(CountDistinct { count, cells }) => {
                self.list("CountDistinct", &[vec![*count], cells.clone()].concat(), 2)
            }
            Rule::Outside(Outside { clue, cells, number }) => self.outside(*clue, cells, *number),
            Rule::Indexing(Indexing { cell: index, line, value }) => {
                self.indexing(*index, line, *value)
            }
            Rule::AntiTaxicab if shape.value(0) == 1 => self.item("AntiTaxicab", []),
            Rule::GlobalEntropy if is_one_to_nine => self.item("GlobalEntropy", []),
            Rule::GlobalMod if shape.values() == 9 => self.item("GlobalMod", []),
            Rule::DisjointGroups => self.disjoint_groups(),
            Rule::Pairs(Pairs { name, table, pairs }) => self.pairs(name, table, pairs),
            Rule::AutomatonLine(AutomatonLine { name, automaton, cells }) => {
                let code = write_nfa::code(automaton)?;
                let told = self.cells(cells);
                self.item("NFA", [code, format!("_{}", percent(name))].into_iter().chain(told))
            }
            _ => None,
        }
    }

    /// A rule as the item that says the same.
    fn same(&mut self, rule: &Rule, iss: Iss) -> Option<()> {
        match rule.spelled(self.shape).numbers[..] {
            [number, ..] => self.numbered(iss.item, number, &rule.cells(), iss.least),
            [] => self.list(iss.item, &rule.cells(), iss.least),
        }
    }

    /// Pairs by what their values are.
    fn table(
        &mut self,
        name: &str,
        pairs: &[(u16, u16)],
        allows: impl Fn(u32, u32) -> bool,
    ) -> Option<()> {
        let values = 0..self.shape.values();
        let row = |first: usize| {
            let is_allowed =
                |second: &usize| allows(self.shape.value(first), self.shape.value(*second));
            values.clone().filter(is_allowed).fold(0, |row, second| row | 1 << second)
        };
        let table: Vec<u32> = values.clone().map(row).collect();
        self.pairs(name, &table, pairs)
    }

    fn pairs(&mut self, name: &str, table: &[u32], pairs: &[(u16, u16)]) -> Option<()> {
        // No pairs say nothing.
        if pairs.is_empty() {
            return Some(());
        }
        let lists: Vec<String> =
            pairs.iter().map(|&(one, other)| self.cells(&[one, other]).join("~")).collect();
        let key = write_nfa::table_key(table, self.shape.values());
        let name = Some(percent(name)).filter(|name| name.len() <= 200)?;
        self.item("Pair", [key, format!("_{name}"), lists.join("~~")])
    }

    /// What cells may hold.
    fn choices(&mut self, cells: &[u16], allows: impl Fn(u32) -> bool) -> Option<()> {
        let values = (0..self.shape.values()).map(|place| self.shape.value(place));
        let values: Vec<String> =
            values.filter(|&value| allows(value)).map(|v| v.to_string()).collect();
        if values.is_empty() {
            return None;
        }
        let told = self.cells(cells);
        self.item("", told.into_iter().map(|cell| format!("{cell}_{}", values.join("_"))))
    }

    /// Cells that are less, or greater, than all beside them that are not among them.
    fn extreme(&mut self, cells: &[u16], is_greater: bool) -> Option<()> {
        for &at in cells {
            for (rows, columns) in [(-1, 0), (0, -1), (0, 1), (1, 0)] {
                let Some(other) = self.shape.offset(at, rows, columns) else { continue };
                if cells.contains(&other) {
                    continue;
                }
                let pair = if is_greater { [at, other] } else { [other, at] };
                self.list("GreaterThan", &pair, 2)?;
            }
        }
        Some(())
    }

    fn outside(&mut self, clue: Clue, cells: &[u16], number: u32) -> Option<()> {
        let shape = self.shape;
        let (first, last) = (*cells.first()?, *cells.last()?);
        let is_row =
            shape.row_of(first) == shape.row_of(last) && (cells.len() > 1 || shape.columns() == 1);
        let line = match is_row {
            true => format!("R{}", shape.row_of(first) + 1),
            false => format!("C{}", shape.column_of(first) + 1),
        };
        let is_before = first <= last;
        let told = Some(number).filter(|&number| u64::from(number) <= MOST_NUMBER)?.to_string();
        let (name, least) = match clue {
            Clue::Sandwich => return self.item("Sandwich", [told, line]),
            Clue::XSum => ("XSum", 1),
            Clue::Skyscraper => ("Skyscraper", 1),
            Clue::HiddenSkyscraper => ("HiddenSkyscraper", 0),
            Clue::NumberedRoom => ("NumberedRoom", 0),
        };
        match (number >= least, is_before) {
            (false, _) => None,
            (true, true) => self.item(name, [line, told]),
            (true, false) => self.item(name, [line, String::new(), told]),
        }
    }

    fn indexing(&mut self, index: u16, line: &[u16], value: u32) -> Option<()> {
        let shape = self.shape;
        let (row, column) = (shape.row_of(index), shape.column_of(index));
        let is_row =
            (0..shape.columns()).map(|column| shape.cell(row, column)).eq(line.iter().copied());
        let is_column =
            (0..shape.rows()).map(|row| shape.cell(row, column)).eq(line.iter().copied());
        let kind = match value as usize {
            value if is_row && value == column + 1 => "C",
            value if is_column && value == row + 1 => "R",
            _ => return None,
        };
        self.item("Indexing", [kind.to_owned(), cell(index, shape)])
    }

    fn disjoint_groups(&mut self) -> Option<()> {
        let blocks = &self.board.blocks;
        let is_usual = *blocks == RuledBoard::new(self.shape).blocks;
        if is_usual && !blocks.is_empty() && self.shape.rows() == self.shape.columns() {
            return self.item("DisjointSets", []);
        }
        for place in 0..blocks.iter().map(Vec::len).max().unwrap_or(0) {
            let cells: Vec<u16> =
                blocks.iter().filter_map(|block| block.get(place).copied()).collect();
            self.list("AllDifferent", &cells, 1)?;
        }
        Some(())
    }

    /// Givens and candidates; a cell without any is told twice, with nothing in common.
    fn candidates(&mut self) {
        let shape = self.shape;
        let mut told = Vec::new();
        for (at, &candidates) in (0u16..).zip(&self.board.candidates) {
            let candidates = candidates & shape.all();
            let values = |set: u32| -> String {
                (0..shape.values())
                    .filter(|place| set >> place & 1 == 1)
                    .map(|place| format!("_{}", shape.value(place)))
                    .collect()
            };
            let name = cell(at, shape);
            match candidates {
                0 => told.extend([format!("{name}{}", values(1)), format!("{name}{}", values(2))]),
                candidates if candidates == shape.all() => {}
                candidates => told.push(name + &values(candidates)),
            }
        }
        if !told.is_empty() {
            let _ = self.item("", told);
        }
    }

    fn are_beside(&self, [one, other]: [u16; 2]) -> bool {
        let rows = self.shape.row_of(one).abs_diff(self.shape.row_of(other));
        rows + self.shape.column_of(one).abs_diff(self.shape.column_of(other)) == 1
    }

    /// Whether cells make a number that is read from left to right and from top to bottom.
    fn is_pill(&self, bulb: &[u16]) -> bool {
        let steps = [(0, 1), (1, 0), (1, 1)];
        let is_step = |pair: &[u16]| {
            steps
                .iter()
                .any(|&(rows, columns)| self.shape.offset(pair[0], rows, columns) == Some(pair[1]))
        };
        bulb.windows(2).all(is_step)
    }
}

fn windows(cells: &[u16]) -> Vec<(u16, u16)> {
    cells.windows(2).map(|pair| (pair[0], pair[1])).collect()
}

fn all_pairs(cells: &[u16]) -> Vec<(u16, u16)> {
    let later = |at: usize| cells[at + 1..].iter().map(move |&other| (at, other));
    (0..cells.len()).flat_map(later).map(|(at, other)| (cells[at], other)).collect()
}

/// A name with `%20` and the like for all but letters and digits.
fn percent(name: &str) -> String {
    utf8_percent_encode(name, NON_ALPHANUMERIC).to_string()
}
