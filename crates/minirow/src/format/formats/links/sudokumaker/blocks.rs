//! A constraint of SudokuMaker into rules.

use serde_json::{Map, Value};

use super::ids::{cells_at_corner, cells_at_edge, spot_outside, types};
use crate::format::formats::links::constraints::Constraints;
use crate::format::formats::links::fields::cells::{Cells, once};
use crate::format::formats::links::fields::clues::indexer;
use crate::format::formats::links::fields::marks::{Numbers, marked, rules_of};
use crate::format::formats::links::fields::outside::from_outside;
use crate::format::reading::error::{ParseError, quote};
use crate::format::reading::known::Place;
use crate::rules::Rule;
use crate::rules::links::{Block, Entry, Groups, Number, Setting, blocks};

/// The constraints of a puzzle, being read.
pub(super) struct Blocks<'a> {
    pub(super) cells: &'a Cells,
    pub(super) place: Place,
    pub(super) constraints: &'a mut Constraints,
    pub(super) rules: Vec<Rule>,
    /// Differences, ratios and sums that pairs without a mark do not have.
    pub(super) negative: Numbers,
    /// Whether dots of one kind are no exceptions for those of the other.
    pub(super) is_strict: bool,
}

impl Blocks<'_> {
    /// Reads a constraint of a type; false where there is no rule for it.
    pub(super) fn read(
        &mut self,
        code: u64,
        block: &Map<String, Value>,
    ) -> Result<bool, ParseError> {
        let groups = self.groups(block);
        let is_it = |row: &&Block| match row.setting {
            _ if row.code != code => false,
            Setting::Flag(field, is_on) => (block.get(field) == Some(&Value::Bool(true))) == is_on,
            Setting::Groups(of) => groups == Some(of),
            _ => true,
        };
        let Some(row) = blocks().find(is_it) else { return Ok(false) };
        match row.entry {
            Entry::Flag => self.add(row, Vec::new(), None),
            Entry::Cell | Entry::Extreme => {
                let cells = self.group(block)?;
                if !cells.is_empty() {
                    self.add(row, vec![cells], None);
                }
            }
            Entry::Indexer => {
                let Setting::Field(name) = row.setting else { return Ok(false) };
                let cells = self.group(block)?;
                self.rules.extend(cells.iter().filter_map(|&cell| indexer(name, cell, self.cells)));
            }
            Entry::Pair => self.marks(row, block)?,
            Entry::Line | Entry::Set => self.lines(row, block)?,
            _ => {
                for entry in self.entries(block, row.list) {
                    self.clue(row, entry)?;
                }
            }
        }
        Ok(true)
    }

    /// Adds the rule of a constraint.
    fn add(&mut self, row: &Block, parts: Vec<Vec<u16>>, number: Option<u32>) {
        self.rules.push(row.of.rule(parts, number.as_slice()));
    }

    /// What is said about pairs without a mark.
    pub(super) fn negatives(&mut self) {
        let (denied, marked) = (std::mem::take(&mut self.negative), marked(&self.rules));
        let has_any =
            |[differences, ratios, _]: &Numbers| !(differences.is_empty() && ratios.is_empty());
        if self.is_strict && has_any(&marked) && has_any(&denied) {
            self.constraints.count("negatives that other dots do not lift", 1);
        }
        self.rules.extend(rules_of(denied, &marked));
    }

    fn error(&self, expected: &str, found: &Value) -> ParseError {
        ParseError::new(self.place, expected, quote(&found.to_string()))
    }

    /// The objects of a field.
    fn entries<'v>(
        &self,
        block: &'v Map<String, Value>,
        name: &str,
    ) -> Vec<&'v Map<String, Value>> {
        let list = block.get(name).and_then(Value::as_array);
        list.into_iter().flatten().filter_map(Value::as_object).collect()
    }

    fn cell_list(&self, value: Option<&Value>) -> Result<Vec<u16>, ParseError> {
        let list = value.and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
        let most = 2 * self.cells.count();
        if list.len() > most {
            let expected = format!("up to {most} cells in a rule");
            return Err(ParseError::new(self.place, expected, list.len()));
        }
        let cell = |value: &Value| {
            let cell = value.as_u64().filter(|&cell| cell < self.cells.count() as u64);
            cell.map(|cell| cell as u16).ok_or_else(|| self.error("numbers of cells", value))
        };
        list.iter().map(cell).collect()
    }

    fn number(&self, entry: &Map<String, Value>, name: &str) -> Result<Option<u32>, ParseError> {
        let value = entry.get(name).unwrap_or(&Value::Null);
        if value.is_null() || value.as_str() == Some("") {
            return Ok(None);
        }
        let number = value.as_u64().filter(|&number| number <= 1_000_000);
        let number = number.ok_or_else(|| self.error("numbers in constraints", value))?;
        Ok(Some(number as u32))
    }

    /// The cells of a constraint that has nothing else.
    pub(super) fn group(&self, block: &Map<String, Value>) -> Result<Vec<u16>, ParseError> {
        self.cell_list(block.get("cells"))
    }

    fn marks(&mut self, row: &Block, block: &Map<String, Value>) -> Result<(), ParseError> {
        for entry in self.entries(block, row.list) {
            let edge = entry.get("edge").unwrap_or(&Value::Null);
            let pair = edge.as_u64().and_then(|edge| cells_at_edge(edge, self.cells));
            let cells = pair.ok_or_else(|| self.error("edges between two cells", edge))?;
            let usual = row.number.usual(self.cells.side);
            if let Some(number) = self.number(entry, "value")?.or(usual) {
                self.add(row, vec![cells.to_vec()], Some(number));
            }
        }
        let place = (row.code - types::DIFFERENCE) as usize;
        let negative = block.get("negative").and_then(Value::as_array).into_iter().flatten();
        for value in negative {
            let number = value.as_u64().filter(|&number| number <= 1_000_000);
            let number = number.ok_or_else(|| self.error("numbers in constraints", value))?;
            self.negative[place].insert(number as u32);
        }
        let flags = ["overrideNegativeRatios", "overrideNegativeDifferences"];
        self.is_strict |= flags.iter().any(|flag| block.get(*flag) == Some(&Value::Bool(false)));
        Ok(())
    }

    /// An entry of cages, quadruples, arrows, or clues beside the board.
    fn clue(&mut self, row: &Block, entry: &Map<String, Value>) -> Result<(), ParseError> {
        match row.entry {
            Entry::Group => {
                let cells = self.group(entry)?;
                if !cells.is_empty() {
                    // Cages with a sum and those without are rules of two kinds.
                    let sum = self.number(entry, "value")?.filter(|&sum| sum > 0);
                    let is_it = |other: &&Block| {
                        other.code == row.code && (other.number == Number::Told) == sum.is_some()
                    };
                    self.add(blocks().find(is_it).unwrap_or(row), vec![cells], sum);
                }
            }
            Entry::Corner => self.quadruple(row, entry)?,
            Entry::Arrow => self.arrows(row, entry)?,
            _ => {
                if let Some(number) = self.number(entry, "value")? {
                    let cells = self.outside(row, entry)?;
                    self.add(row, vec![cells], Some(number));
                }
            }
        }
        Ok(())
    }

    fn quadruple(&mut self, row: &Block, entry: &Map<String, Value>) -> Result<(), ParseError> {
        let corner = entry.get("corner").unwrap_or(&Value::Null);
        let group = corner.as_u64().and_then(|corner| cells_at_corner(corner, self.cells));
        let cells = group.ok_or_else(|| self.error("corners of four cells", corner))?;
        let digits = entry.get("digits").and_then(Value::as_array);
        let values = digits.into_iter().flatten().take(cells.len() + 1).map(|digit| {
            let told = digit.as_u64().filter(|&told| told <= u64::from(self.cells.side));
            told.map(|told| told as u32).ok_or_else(|| self.error("digits of the board", digit))
        });
        let values = values.collect::<Result<Vec<u32>, ParseError>>()?;
        self.rules.push(row.of.rule(vec![cells], &values));
        Ok(())
    }

    fn arrows(&mut self, row: &Block, entry: &Map<String, Value>) -> Result<(), ParseError> {
        let mut bulb = self.cell_list(entry.get("bulbCells"))?;
        // The ones come first.
        bulb.reverse();
        for arrow in entry.get("arrows").and_then(Value::as_array).into_iter().flatten() {
            let line = self.cell_list(Some(arrow))?;
            if line.len() < 2 || bulb.is_empty() {
                self.constraints.count("arrows without a line", 1);
                continue;
            }
            self.add(row, vec![bulb.clone(), line[1..].to_vec()], None);
        }
        Ok(())
    }

    /// The row, column or diagonal of a clue beside the board.
    fn outside(&self, row: &Block, entry: &Map<String, Value>) -> Result<Vec<u16>, ParseError> {
        let number = entry.get("outerCell").unwrap_or(&Value::Null);
        let spot = number.as_u64().and_then(|number| spot_outside(number, self.cells));
        if row.entry == Entry::Clue {
            let cells = spot.and_then(|spot| from_outside(spot, self.cells));
            return cells.ok_or_else(|| self.error("clues beside a row or column", number));
        }
        let is_up = entry.get("diagonal").and_then(Value::as_i64).unwrap_or(1) > 0;
        let steps = if is_up { [(-1, 1), (1, -1)] } else { [(1, 1), (-1, -1)] };
        let cells = spot.and_then(|(row, column)| {
            let mut rays =
                steps.into_iter().map(|step| self.cells.ray((row + step.0, column + step.1), step));
            rays.find(|cells| !cells.is_empty())
        });
        cells.ok_or_else(|| self.error("clues beside a diagonal", number))
    }

    fn lines(&mut self, row: &Block, block: &Map<String, Value>) -> Result<(), ParseError> {
        let number = match row.setting {
            Setting::Number(field) => {
                self.number(block, field)?.or(row.number.usual(self.cells.side))
            }
            _ => None,
        };
        for line in block.get(row.list).and_then(Value::as_array).into_iter().flatten() {
            let cells = self.cell_list(Some(line))?;
            if cells.len() > 1 {
                let cells = if row.entry == Entry::Set { once(cells) } else { cells };
                self.add(row, vec![cells], number);
            }
        }
        Ok(())
    }

    /// The groups of digits of a constraint, where they are known ones.
    fn groups(&self, block: &Map<String, Value>) -> Option<Groups> {
        let masks = block.get("groups")?.as_array()?.iter().map(Value::as_u64);
        let mut masks = masks.collect::<Option<Vec<u64>>>()?;
        masks.sort_unstable();
        let all = [Groups::Thirds, Groups::Remainders(2), Groups::Remainders(3)];
        all.into_iter().find(|&groups| masks_of(groups, self.cells.side) == masks)
    }
}

/// The digits of each group as bits, in order.
pub(super) fn masks_of(groups: Groups, side: u8) -> Vec<u64> {
    let side = u32::from(side);
    let (count, group): (u32, Box<dyn Fn(u32) -> u32>) = match groups {
        Groups::Thirds => (3, Box::new(move |digit| 3 * (digit - 1) / side)),
        Groups::Remainders(divisor) => (divisor, Box::new(move |digit| digit % divisor)),
    };
    let mask = |number: u32| {
        (1..=side).filter(|&digit| group(digit) == number).map(|digit| 1 << digit).sum()
    };
    let mut masks: Vec<u64> = (0..count).map(mask).collect();
    masks.sort_unstable();
    masks
}
