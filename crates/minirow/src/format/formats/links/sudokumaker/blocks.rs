//! A constraint of SudokuMaker into rules.

use serde_json::{Map, Value};

use super::ids::{cells_at_corner, cells_at_edge, spot_outside, types};
use crate::format::formats::links::constraints::Constraints;
use crate::format::formats::links::fields::cells::{Cells, once};
use crate::format::formats::links::fields::clues::indexer;
use crate::format::formats::links::fields::outside::from_outside;
use crate::format::reading::error::{ParseError, quote};
use crate::format::reading::known::Place;
use crate::rules::Rule;
use crate::rules::kinds::{
    AllDifferent, AllMarksGiven, Arrow, Between, Cage, Clue, Difference, DoubleArrow, Entropic,
    Even, Lockout, Maximum, Minimum, Modular, Odd, Outside, PairSum, Palindrome, Quadruple, Ratio,
    RegionSumLine, Renban, Sequence, Sum, Thermometer, Whisper,
};

/// The constraints of a puzzle, being read.
pub(super) struct Blocks<'a> {
    pub(super) cells: &'a Cells,
    pub(super) place: Place,
    pub(super) constraints: &'a mut Constraints,
    pub(super) rules: Vec<Rule>,
    /// Differences, ratios and sums that pairs without a mark do not have.
    pub(super) negative: [Vec<u32>; 3],
    /// Whether dots of one kind are no exceptions for those of the other.
    pub(super) is_strict: bool,
}

/// Differences on lockout lines are at least this.
pub(super) const LOCKOUT: u32 = 4;

impl Blocks<'_> {
    /// Reads a constraint of a type; false where there is no rule for it.
    pub(super) fn read(
        &mut self,
        number: u64,
        block: &Map<String, Value>,
    ) -> Result<bool, ParseError> {
        match number {
            types::NON_CONSECUTIVE => self.rules.push(Rule::NonConsecutive),
            types::GLOBAL_GROUPS => match self.groups(block) {
                Some(Groups::Thirds) => self.rules.push(Rule::GlobalEntropy),
                Some(Groups::Remainders(3)) => self.rules.push(Rule::GlobalMod),
                _ => return Ok(false),
            },
            types::EVEN => self.single(block, |cells| Rule::Even(Even { cells }))?,
            types::ODD => self.single(block, |cells| Rule::Odd(Odd { cells }))?,
            types::MAXIMUM => self.single(block, |cells| Rule::Maximum(Maximum { cells }))?,
            types::MINIMUM => self.single(block, |cells| Rule::Minimum(Minimum { cells }))?,
            types::DIFFERENCE | types::RATIO | types::XV => self.marks(number, block)?,
            types::CAGES => self.cages(block)?,
            types::QUADRUPLE => self.quadruples(block)?,
            types::ARROW => self.arrows(block)?,
            types::LITTLE_KILLER => self.little_killers(block)?,
            types::SANDWICH => self.outside(block, Clue::Sandwich)?,
            types::X_SUM => self.outside(block, Clue::XSum)?,
            types::SKYSCRAPER => self.outside(block, Clue::Skyscraper)?,
            types::NUMBERED_ROOM => self.outside(block, Clue::NumberedRoom)?,
            types::ROW_INDEXER => self.indexers(block, "rowindexer")?,
            types::COLUMN_INDEXER => self.indexers(block, "columnindexer")?,
            _ => return self.lines(number, block),
        }
        Ok(true)
    }

    /// What is said about pairs without a mark.
    pub(super) fn negatives(&mut self) {
        let [differences, ratios, sums] = std::mem::take(&mut self.negative).map(|mut numbers| {
            numbers.sort_unstable();
            numbers.dedup();
            numbers
        });
        let has = |is_it: fn(&Rule) -> bool| self.rules.iter().any(is_it);
        let is_odd_dot = has(|rule| match rule {
            Rule::Difference(Difference { by, .. }) => *by != 1,
            Rule::Ratio(Ratio { times, .. }) => *times != 2,
            _ => false,
        });
        let is_odd_sum = has(
            |rule| matches!(rule, Rule::PairSum(PairSum { sum, .. }) if ![5, 10].contains(sum)),
        );
        let has_dots = has(|rule| matches!(rule, Rule::Difference(_) | Rule::Ratio(_)));
        if self.is_strict && has_dots && !(differences.is_empty() && ratios.is_empty()) {
            self.constraints.count("negatives that other dots do not lift", 1);
        }
        if differences == [1] && ratios == [2] && !is_odd_dot {
            self.rules.push(Rule::AllDotsGiven);
        } else if !differences.is_empty() || !ratios.is_empty() {
            self.rules.push(Rule::AllMarksGiven(AllMarksGiven {
                differences,
                ratios,
                sums: Vec::new(),
            }));
        }
        if sums == [5, 10] && !is_odd_sum {
            self.rules.push(Rule::AllSignsGiven);
        } else if !sums.is_empty() {
            let (differences, ratios) = (Vec::new(), Vec::new());
            self.rules.push(Rule::AllMarksGiven(AllMarksGiven { differences, ratios, sums }));
        }
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

    fn single(
        &mut self,
        block: &Map<String, Value>,
        rule: fn(Vec<u16>) -> Rule,
    ) -> Result<(), ParseError> {
        let cells = self.cell_list(block.get("cells"))?;
        if !cells.is_empty() {
            self.rules.push(rule(cells));
        }
        Ok(())
    }

    fn indexers(&mut self, block: &Map<String, Value>, name: &str) -> Result<(), ParseError> {
        for cell in self.cell_list(block.get("cells"))? {
            self.rules.extend(indexer(name, cell, self.cells));
        }
        Ok(())
    }

    fn marks(&mut self, number: u64, block: &Map<String, Value>) -> Result<(), ParseError> {
        for entry in self.entries(block, "clues") {
            let edge = entry.get("edge").unwrap_or(&Value::Null);
            let pair = edge.as_u64().and_then(|edge| cells_at_edge(edge, self.cells));
            let cells = pair.ok_or_else(|| self.error("edges between two cells", edge))?;
            let told = self.number(entry, "value")?;
            self.rules.push(match (number, told) {
                (types::DIFFERENCE, told) => {
                    Rule::Difference(Difference { cells, by: told.unwrap_or(1) })
                }
                (types::RATIO, told) => Rule::Ratio(Ratio { cells, times: told.unwrap_or(2) }),
                (_, Some(sum)) => Rule::PairSum(PairSum { cells, sum }),
                (_, None) => continue,
            });
        }
        let place = (number - types::DIFFERENCE) as usize;
        let negative = block.get("negative").and_then(Value::as_array).into_iter().flatten();
        for value in negative {
            let number = value.as_u64().filter(|&number| number <= 1_000_000);
            let number = number.ok_or_else(|| self.error("numbers in constraints", value))?;
            self.negative[place].push(number as u32);
        }
        let flags = ["overrideNegativeRatios", "overrideNegativeDifferences"];
        self.is_strict |= flags.iter().any(|flag| block.get(*flag) == Some(&Value::Bool(false)));
        Ok(())
    }

    fn cages(&mut self, block: &Map<String, Value>) -> Result<(), ParseError> {
        for entry in self.entries(block, "cages") {
            let cells = self.cell_list(entry.get("cells"))?;
            if cells.is_empty() {
                continue;
            }
            self.rules.push(match self.number(entry, "value")? {
                None | Some(0) => Rule::AllDifferent(AllDifferent { cells }),
                Some(sum) => Rule::Cage(Cage { cells, sum }),
            });
        }
        Ok(())
    }

    fn quadruples(&mut self, block: &Map<String, Value>) -> Result<(), ParseError> {
        for entry in self.entries(block, "clues") {
            let corner = entry.get("corner").unwrap_or(&Value::Null);
            let group = corner.as_u64().and_then(|corner| cells_at_corner(corner, self.cells));
            let cells = group.ok_or_else(|| self.error("corners of four cells", corner))?;
            let digits = entry.get("digits").and_then(Value::as_array);
            let values = digits.into_iter().flatten().take(cells.len() + 1).map(|digit| {
                let digit_told = digit.as_u64().filter(|&told| told <= u64::from(self.cells.side));
                digit_told
                    .map(|told| told as u32)
                    .ok_or_else(|| self.error("digits of the board", digit))
            });
            let values = values.collect::<Result<Vec<u32>, ParseError>>()?;
            self.rules.push(Rule::Quadruple(Quadruple { cells, values }));
        }
        Ok(())
    }

    fn arrows(&mut self, block: &Map<String, Value>) -> Result<(), ParseError> {
        for entry in self.entries(block, "bulbsWithArrows") {
            let mut bulb = self.cell_list(entry.get("bulbCells"))?;
            // The ones come first.
            bulb.reverse();
            for arrow in entry.get("arrows").and_then(Value::as_array).into_iter().flatten() {
                let line = self.cell_list(Some(arrow))?;
                if line.len() < 2 || bulb.is_empty() {
                    self.constraints.count("arrows without a line", 1);
                    continue;
                }
                self.rules
                    .push(Rule::Arrow(Arrow { bulb: bulb.clone(), shaft: line[1..].to_vec() }));
            }
        }
        Ok(())
    }

    fn little_killers(&mut self, block: &Map<String, Value>) -> Result<(), ParseError> {
        for entry in self.entries(block, "clues") {
            let Some(sum) = self.number(entry, "value")? else { continue };
            let number = entry.get("outerCell").unwrap_or(&Value::Null);
            let spot = number.as_u64().and_then(|number| spot_outside(number, self.cells));
            let is_up = entry.get("diagonal").and_then(Value::as_i64).unwrap_or(1) > 0;
            let steps = if is_up { [(-1, 1), (1, -1)] } else { [(1, 1), (-1, -1)] };
            let cells = spot.and_then(|(row, column)| {
                let mut rays = steps
                    .into_iter()
                    .map(|step| self.cells.ray((row + step.0, column + step.1), step));
                rays.find(|cells| !cells.is_empty())
            });
            let cells = cells.ok_or_else(|| self.error("clues beside a diagonal", number))?;
            self.rules.push(Rule::Sum(Sum { cells, sum }));
        }
        Ok(())
    }

    fn outside(&mut self, block: &Map<String, Value>, clue: Clue) -> Result<(), ParseError> {
        for entry in self.entries(block, "clues") {
            let Some(told) = self.number(entry, "value")? else { continue };
            let number = entry.get("outerCell").unwrap_or(&Value::Null);
            let spot = number.as_u64().and_then(|number| spot_outside(number, self.cells));
            let cells = spot.and_then(|spot| from_outside(spot, self.cells));
            let cells = cells.ok_or_else(|| self.error("clues beside a row or column", number))?;
            self.rules.push(Rule::Outside(Outside { clue, cells, number: told }));
        }
        Ok(())
    }

    fn lines(&mut self, number: u64, block: &Map<String, Value>) -> Result<bool, ParseError> {
        let is_slow = block.get("slow") == Some(&Value::Bool(true));
        let least = self.number(block, "minDifference")?;
        let groups = self.groups(block);
        let is_known = match number {
            types::GROUP_LINES => groups.is_some(),
            types::REGION_SUM => block.get("singleRegionTotals") != Some(&Value::Bool(true)),
            _ => [
                types::THERMOMETER,
                types::RENBAN,
                types::WHISPER,
                types::PALINDROME,
                types::BETWEEN,
                types::SEQUENCE,
                types::LOCKOUT,
                types::DOUBLE_ARROW,
            ]
            .contains(&number),
        };
        if !is_known {
            return Ok(false);
        }
        let field = if number == types::THERMOMETER { "thermometers" } else { "lines" };
        for line in block.get(field).and_then(Value::as_array).into_iter().flatten() {
            let cells = self.cell_list(Some(line))?;
            if cells.len() < 2 {
                continue;
            }
            self.rules.push(match number {
                types::THERMOMETER => Rule::Thermometer(Thermometer { cells, slow: is_slow }),
                types::RENBAN => Rule::Renban(Renban { cells: once(cells) }),
                types::WHISPER => {
                    let usual = u32::from(self.cells.side).div_ceil(2);
                    Rule::Whisper(Whisper { cells, least: least.unwrap_or(usual) })
                }
                types::PALINDROME => Rule::Palindrome(Palindrome { cells }),
                types::BETWEEN => Rule::Between(Between { cells }),
                types::REGION_SUM => Rule::RegionSumLine(RegionSumLine { cells }),
                types::SEQUENCE => Rule::Sequence(Sequence { cells }),
                types::LOCKOUT => Rule::Lockout(Lockout { cells, least: LOCKOUT }),
                types::DOUBLE_ARROW => Rule::DoubleArrow(DoubleArrow { cells }),
                _ => match groups {
                    Some(Groups::Remainders(divisor)) => Rule::Modular(Modular { cells, divisor }),
                    _ => Rule::Entropic(Entropic { cells }),
                },
            });
        }
        Ok(true)
    }

    /// The groups of digits of a constraint, where they are known ones.
    fn groups(&self, block: &Map<String, Value>) -> Option<Groups> {
        let masks = block.get("groups")?.as_array()?.iter().map(Value::as_u64);
        let mut masks = masks.collect::<Option<Vec<u64>>>()?;
        masks.sort_unstable();
        let all = [Groups::Thirds, Groups::Remainders(2), Groups::Remainders(3)];
        all.into_iter().find(|groups| groups.masks(self.cells.side) == masks)
    }
}

/// Groups of digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Groups {
    Thirds,
    /// Those with the same remainder by this.
    Remainders(u32),
}

impl Groups {
    /// The digits of each group as bits, in order.
    pub(super) fn masks(self, side: u8) -> Vec<u64> {
        let side = u32::from(side);
        let (count, group): (u32, Box<dyn Fn(u32) -> u32>) = match self {
            Self::Thirds => (3, Box::new(move |digit| 3 * (digit - 1) / side)),
            Self::Remainders(divisor) => (divisor, Box::new(move |digit| digit % divisor)),
        };
        let mask = |number: u32| {
            (1..=side).filter(|&digit| group(digit) == number).map(|digit| 1 << digit).sum()
        };
        let mut masks: Vec<u64> = (0..count).map(mask).collect();
        masks.sort_unstable();
        masks
    }
}
