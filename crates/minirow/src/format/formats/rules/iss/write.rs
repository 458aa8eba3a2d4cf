//! Writing a constraint string.

use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

use super::cells::{are_beside, are_digits, name};
use super::houses::usual_blocks;
use super::read::read_iss;
use super::write_nfa;
use super::write_shape::{blocks_of, shape_items};
use crate::board::Geometry;
use crate::rules::extras::extra_of;
use crate::rules::further_rules::geometry_rules;
use crate::rules::kinds::{
    AllDifferent, Arrow, AutomatonLine, Cage, Clones, Difference, Even, Greater, Indexing, Maximum,
    Minimum, Nabner, Odd, PairSum, Pairs, Ratio, Sum, Thermometer,
};
use crate::rules::spelling::{Arguments, Cells, Iss, Lists, Numbers, Spelled, Told, told};
use crate::rules::{Rule, RuledBoard};

/// Writes a board as a constraint string of “Interactive Sudoku Solver”, which [`read_ruled`](crate::format::read_ruled) reads.
///
/// Reading it may give other rules with the same meaning: odd cells become candidates, for instance, and a minimum
/// some signs of inequality.
///
/// # Errors
/// The name of what a string cannot say.
///
/// # Examples
/// ```
/// use minirow::{Geometry, format::write_iss, rules::{Rule, RuledBoard, kinds::{Cage, Sequence}}};
/// let mut board = RuledBoard::new(Geometry::with_blocks(2, 2)?);
/// board.rules.push(Rule::Cage(Cage { cells: vec![0, 1], sum: 7 }));
/// board.candidates[2] = 0b0001;
/// assert_eq!(write_iss(&board).unwrap(), ".Shape~4x4.Cage~7~R1C1~R1C2.~R1C3_1");
/// board.rules.push(Rule::Sequence(Sequence { cells: vec![0, 1, 2] }));
/// assert_eq!(write_iss(&board).unwrap_err(), "the sequence line along r1c1 r1c2 r1c3");
/// # Ok::<(), minirow::GeometryError>(())
/// ```
pub fn write_iss(board: &RuledBoard) -> Result<String, String> {
    let mut writer = Writer { board, geometry: board.geometry(), text: shape_items(board)? };
    // What the geometry demands of pairs of cells comes first.
    let of_geometry = geometry_rules(board.geometry());
    for rule in of_geometry.iter().chain(&board.rules) {
        writer.rule(rule).ok_or_else(|| rule.words(board.geometry()))?;
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
    geometry: &'a Geometry,
    text: String,
}

impl Writer<'_> {
    fn item(&mut self, name: &str, arguments: &[String]) -> Option<()> {
        self.text.push('.');
        self.text.push_str(name);
        for argument in arguments {
            self.text.push('~');
            self.text.push_str(argument);
        }
        Some(())
    }

    fn cells(&self, cells: &[u16]) -> Vec<String> {
        cells.iter().map(|&cell| name(cell, self.geometry)).collect()
    }

    /// A rule; nothing where a string cannot say it.
    fn rule(&mut self, rule: &Rule) -> Option<()> {
        if !self.geometry.has_lines() && extra_of(rule).is_some() {
            // The program has these where rows are houses.
            return None;
        }
        let told = told(rule.name())?;
        if told.iss.iter().flatten().any(|iss| self.by_row(rule, told, iss).is_some()) {
            return Some(());
        }
        let geometry = self.geometry;
        match rule {
            Rule::Cage(Cage { cells, sum: 0 }) => {
                self.all_different(cells)?;
                self.rule(&Rule::Sum(Sum { cells: cells.clone(), sum: 0 }))
            }
            Rule::Arrow(Arrow { bulb, shaft })
                if (2..=3).contains(&bulb.len())
                    && are_digits(geometry, bulb)
                    && !shaft.is_empty() =>
            {
                let mut told = vec![bulb.len().to_string()];
                told.extend(self.cells(&rule.cells()));
                self.item("PillArrow", &told)
            }
            Rule::Thermometer(Thermometer { cells, slow: true }) => {
                self.table("slow thermometer", &windows(cells), |one, other| one <= other)
            }
            Rule::Difference(Difference { cells: [one, other], by }) => {
                let by = *by;
                self.table("difference", &[(*one, *other)], |a, b| a.abs_diff(b) == by)
            }
            Rule::Ratio(Ratio { cells: [one, other], times }) => {
                let times = u64::from(*times);
                let is_times = |a: u32, b: u32| u64::from(a) == times * u64::from(b);
                self.table("ratio", &[(*one, *other)], |a, b| is_times(a, b) || is_times(b, a))
            }
            Rule::PairSum(PairSum { cells, sum }) => {
                self.rule(&Rule::Sum(Sum { cells: cells.to_vec(), sum: *sum }))
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
            Rule::Indexing(Indexing { cell: index, line, value }) => {
                self.indexing(*index, line, *value)
            }
            Rule::DisjointGroups => self.disjoint_groups(),
            Rule::Pairs(Pairs { name, table, pairs }) => self.pairs(name, table, pairs),
            Rule::AutomatonLine(AutomatonLine { name, automaton, cells }) => {
                let mut told = vec![write_nfa::code(automaton)?, format!("_{}", percent(name))];
                told.extend(self.cells(cells));
                self.item("NFA", &told)
            }
            _ => None,
        }
    }

    /// A rule as the item of a row; nothing where that does not say it.
    fn by_row(&mut self, rule: &Rule, told: &Told, iss: &Iss) -> Option<()> {
        let Spelled { numbers, parts, .. } = rule.spelled(self.geometry);
        let is_other = iss.boards.refusal(self.geometry).is_some();
        if is_other || !numbers.iter().all(|&number| iss.number.allows(number)) {
            return None;
        }
        let cells = parts.concat();
        let mut words: Vec<String> = numbers.iter().map(u64::to_string).collect();
        match iss.arguments {
            Arguments::Cells => match told.cells {
                Cells::List if told.numbers == Numbers::Some => words = vec![words.join("_")],
                Cells::None | Cells::List => {}
                Cells::Lists(lists) if lists.are_alike => words.push(parts.len().to_string()),
                Cells::Lists(lists) if lists.count == Lists::TWO.count => {
                    Some(parts).filter(|parts| parts[0].len() == 1)?;
                }
                Cells::Lists(_) => {
                    let lists: Vec<String> =
                        parts.iter().map(|part| self.cells(part).join("~")).collect();
                    return self.item(iss.item, &[lists.join("~-~")]);
                }
            },
            Arguments::Dots(number) => {
                let is_number = numbers.iter().copied().eq(number.map(u64::from));
                let pair = <[u16; 2]>::try_from(cells.as_slice()).ok();
                pair.filter(|&pair| is_number && are_beside(self.geometry, pair))?;
                words.clear();
            }
            Arguments::NumberAndLine => {
                words.push(self.line(&cells)?.0);
                return self.item(iss.item, &words);
            }
            Arguments::Line => {
                let (line, is_before) = self.line(&cells)?;
                let front = if is_before { vec![line] } else { vec![line, String::new()] };
                words.splice(..0, front);
                return self.item(iss.item, &words);
            }
        }
        if cells.len() < iss.least.into() {
            return None;
        }
        words.extend(self.cells(&cells));
        self.item(iss.item, &words)
    }

    /// Pairs by what their values are.
    fn table(
        &mut self,
        name: &str,
        pairs: &[(u16, u16)],
        allows: impl Fn(u32, u32) -> bool,
    ) -> Option<()> {
        let values = 0..self.geometry.values();
        let row = |first: usize| {
            let is_allowed = |second: &usize| {
                allows(self.geometry.value_at(first), self.geometry.value_at(*second))
            };
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
        let key = write_nfa::table_key(table, self.geometry.values());
        let name = Some(percent(name)).filter(|name| name.len() <= 200)?;
        self.item("Pair", &[key, format!("_{name}"), lists.join("~~")])
    }

    /// What cells may hold.
    fn choices(&mut self, cells: &[u16], allows: impl Fn(u32) -> bool) -> Option<()> {
        let values = (0..self.geometry.values()).map(|place| self.geometry.value_at(place));
        let values: Vec<String> =
            values.filter(|&value| allows(value)).map(|v| v.to_string()).collect();
        if values.is_empty() {
            return None;
        }
        let mut told = self.cells(cells);
        told.iter_mut().for_each(|cell| *cell = format!("{cell}_{}", values.join("_")));
        self.item("", &told)
    }

    /// Cells that are less, or greater, than all beside them that are not among them.
    fn extreme(&mut self, cells: &[u16], is_greater: bool) -> Option<()> {
        for &at in cells {
            for (rows, columns) in [(-1, 0), (0, -1), (0, 1), (1, 0)] {
                let Some(other) = self.geometry.step(at, rows, columns) else { continue };
                if cells.contains(&other) {
                    continue;
                }
                let pair = if is_greater { [at, other] } else { [other, at] };
                self.rule(&Rule::Greater(Greater { cells: pair }))?;
            }
        }
        Some(())
    }

    /// A row or column, and whether its cells are in the order of the board.
    fn line(&self, cells: &[u16]) -> Option<(String, bool)> {
        let geometry = self.geometry;
        let (first, last) = (*cells.first()?, *cells.last()?);
        let is_row = geometry.row_of(first) == geometry.row_of(last)
            && (cells.len() > 1 || geometry.columns() == 1);
        let line = match is_row {
            true => format!("R{}", geometry.row_of(first) + 1),
            false => format!("C{}", geometry.column_of(first) + 1),
        };
        Some((line, first <= last))
    }

    fn indexing(&mut self, index: u16, line: &[u16], value: u32) -> Option<()> {
        let geometry = self.geometry;
        let (row, column) = (geometry.row_of(index), geometry.column_of(index));
        let (is_row, is_column) =
            (geometry.row_cells(row) == line, geometry.column_cells(column) == line);
        let kind = match value as usize {
            value if is_row && value == column + 1 => "C",
            value if is_column && value == row + 1 => "R",
            _ => return None,
        };
        self.item("Indexing", &[kind.to_owned(), name(index, geometry)])
    }

    fn all_different(&mut self, cells: &[u16]) -> Option<()> {
        self.rule(&Rule::AllDifferent(AllDifferent { cells: cells.to_vec() }))
    }

    fn disjoint_groups(&mut self) -> Option<()> {
        let geometry = self.geometry;
        let blocks = blocks_of(geometry);
        let is_usual = blocks == usual_blocks(geometry, geometry.side().into());
        if is_usual && !blocks.is_empty() && geometry.rows() == geometry.columns() {
            return self.item("DisjointSets", &[]);
        }
        for place in 0..blocks.iter().map(Vec::len).max().unwrap_or(0) {
            let cells: Vec<u16> =
                blocks.iter().filter_map(|block| block.get(place).copied()).collect();
            self.all_different(&cells)?;
        }
        Some(())
    }

    /// Givens and candidates; a cell without any is told twice, with nothing in common.
    fn candidates(&mut self) {
        let geometry = self.geometry;
        let mut told = Vec::new();
        for (at, &candidates) in (0u16..).zip(&self.board.candidates) {
            let candidates = candidates & geometry.all_places();
            let values = |set: u32| -> String {
                (0..geometry.values())
                    .filter(|place| set >> place & 1 == 1)
                    .map(|place| format!("_{}", geometry.value_at(place)))
                    .collect()
            };
            let name = name(at, geometry);
            match candidates {
                0 => told.extend([format!("{name}{}", values(1)), format!("{name}{}", values(2))]),
                candidates if candidates == geometry.all_places() => {}
                candidates => told.push(name + &values(candidates)),
            }
        }
        if !told.is_empty() {
            let _ = self.item("", &told);
        }
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
