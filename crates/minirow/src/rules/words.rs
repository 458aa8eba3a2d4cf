//! Rules, and what a filling breaks, in words for people.

use std::collections::{HashMap, HashSet};

use super::naming::Named;
use super::{Fault, Rule, RuledBoard, Shape};

impl Rule {
    /// Some rules in words, each of which stands once: a line for those that begin alike.
    ///
    /// # Examples
    /// ```
    /// use minirow::rules::{Rule, Shape, kinds::Cage};
    /// let cage = |cells: [u16; 2]| Rule::Cage(Cage { cells: cells.to_vec(), sum: 14 });
    /// let rules = [cage([0, 1]), Rule::AntiKing, cage([9, 10])];
    /// assert_eq!(
    ///     Rule::list_words(&rules, Shape::CLASSIC),
    ///     ["the cage of 14 at r1c1 r1c2; r2c1 r2c2", "the rule anti-king"]
    /// );
    /// ```
    #[must_use]
    pub fn list_words(rules: &[Self], shape: Shape) -> Vec<String> {
        let mut lines: Vec<(String, Vec<String>)> = Vec::new();
        let mut line_of: HashMap<String, usize> = HashMap::new();
        let mut told = HashSet::new();
        for rule in rules {
            let words = rule.words(shape);
            if !told.insert(words.clone()) {
                continue;
            }
            let first = rule.cells().first().map(|&cell| shape.cell_name(cell));
            let cells = first.and_then(|first| words.find(&format!(" {first}")));
            let (start, cells) = words.split_at(cells.unwrap_or(words.len()));
            let line = *line_of.entry(start.to_owned()).or_insert_with(|| {
                lines.push((start.to_owned(), Vec::new()));
                lines.len() - 1
            });
            lines[line].1.push(cells.to_owned());
        }
        lines.into_iter().map(|(start, cells)| start + &cells.join(";")).collect()
    }
}

impl RuledBoard {
    /// What is wrong with a filling, in words.
    ///
    /// # Examples
    /// ```
    /// use minirow::rules::{Rule, RuledBoard, Shape, kinds::Greater};
    /// let mut board = RuledBoard::new(Shape::new(2, 2)?);
    /// board.rules.push(Rule::Greater(Greater { cells: [0, 1] }));
    /// let filling = [0, 0, 0, 1];
    /// let told: Vec<String> =
    ///     board.broken(&filling).iter().map(|fault| board.fault_words(fault, &filling)).collect();
    /// assert_eq!(told, [
    ///     "1 twice in row 1: r1c1 r1c2",
    ///     "1 twice in column 1: r1c1 r2c1",
    ///     "the sign that r1c1 is greater than r1c2 is broken",
    /// ]);
    /// # Ok::<(), minirow::rules::ShapeError>(())
    /// ```
    #[must_use]
    pub fn fault_words(&self, fault: &Fault, filling: &[u8]) -> String {
        let shape = self.shape();
        let value = |cell: u16| {
            let place = filling.get(usize::from(cell)).copied().unwrap_or_default();
            shape.value(place.into())
        };
        match fault {
            Fault::Duplicate { house, cells } => {
                let value = cells.first().map_or(0, |&cell| value(cell));
                let times = if cells.len() == 2 {
                    "twice".to_owned()
                } else {
                    format!("{} times", cells.len())
                };
                format!(
                    "{value} {times} in {}: {}",
                    self.house_name(*house),
                    Named { shape }.list(cells)
                )
            }
            Fault::Candidate { cell } => {
                format!("{} is no candidate of {}", value(*cell), shape.cell_name(*cell))
            }
            Fault::Rule { index } => {
                let rule = self.rules.get(*index).map(|rule| rule.words(shape));
                format!("{} is broken", rule.unwrap_or_default())
            }
        }
    }

    /// What people call a house, by its number in [`houses`](Self::houses): `row 1`, `extra house 2`.
    #[must_use]
    pub(super) fn house_name(&self, house: usize) -> String {
        let (rows, columns) = (self.shape().rows(), self.shape().columns());
        let kinds = [("row", rows), ("column", columns), ("block", self.blocks.len())];
        let mut rest = house;
        for (kind, count) in kinds {
            if rest < count {
                return format!("{kind} {}", rest + 1);
            }
            rest -= count;
        }
        format!("extra house {}", rest + 1)
    }
}
