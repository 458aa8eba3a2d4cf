//! Rules, and what a filling breaks, in words for people.

use std::cell::LazyCell;
use std::collections::{HashMap, HashSet};

use super::meaning::{Meaning, Says};
use super::naming::Named;
use super::spelling::told;
use super::{Fault, Rule, RuledBoard};
use crate::board::Geometry;

impl Rule {
    /// What every rule of this kind says, in a sentence without cells, for somebody who sees the rules drawn.
    ///
    /// # Examples
    /// ```
    /// use minirow::rules::{Rule, kinds::Cage};
    /// let cage = Rule::Cage(Cage { cells: vec![0, 1], sum: 9 });
    /// assert_eq!(cage.meaning().text, "Digits in a cage are all different and sum to the number in its corner.");
    /// ```
    #[must_use]
    pub fn meaning(&self) -> Meaning {
        if let Some(meaning) = self.own_meaning() {
            return meaning;
        }
        let (says, of) = self.says();
        let text = self.fill(says.meaning, &Geometry::classic());
        if says.meaning.contains("{title}") {
            return Meaning::written(text);
        }
        let key = of.map_or_else(|| self.name().to_owned(), |of| format!("{}.{of}", self.name()));
        let numbers = match says.meaning.contains("{number}") {
            true => vec![self.numbers()],
            false => Vec::new(),
        };
        Meaning { text, key, numbers }
    }

    /// The rule in a few words, on a board of this form.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, rules::{Rule, kinds::{Cage, Difference}}};
    /// let words = |rule: Rule| rule.words(&Geometry::classic());
    /// let cage = Cage { cells: vec![0, 1], sum: 14 };
    /// assert_eq!(words(cage.into()), "the cage of 14 at r1c1 r1c2");
    /// let dot = Difference { cells: [0, 1], by: 1 };
    /// assert_eq!(words(dot.into()), "the white dot between r1c1 and r1c2");
    /// assert_eq!(words(Rule::AntiKnight), "the rule anti-knight");
    /// ```
    #[must_use]
    pub fn words(&self, geometry: &Geometry) -> String {
        self.fill(self.says().0.words, geometry)
    }

    /// What its kind says of such rules, and the number that only these have.
    fn says(&self) -> (Says, Option<u64>) {
        let told = told(self.name()).expect("the name of a kind");
        let number = self.numbers().first().copied();
        let special = told.says_of.iter().find(|(of, _)| Some(*of) == number);
        special.map_or((told.says, None), |&(of, says)| (says, Some(of)))
    }

    /// A text with its places filled: `{number}` by all numbers, `{cells}` by the next list, `{parts}` by all lists,
    /// `{all}` by what is in them, `{first}` and `{last}` by these cells, `{line}` by their row or column, `{title}`
    /// and `{code}` by what is told so, `{quoted}` by the title in quotes.
    fn fill(&self, text: &str, geometry: &Geometry) -> String {
        let names = Named { geometry };
        let parts = LazyCell::new(|| self.parts());
        let mut lists = 0..;
        let end = |cell: Option<&u16>| names.cell(cell.copied().unwrap_or(0));
        let mut filled = String::with_capacity(text.len() + 24);
        for piece in text.split('}') {
            let (before, place) = piece.split_once('{').unwrap_or((piece, ""));
            filled.push_str(before);
            let found = match place {
                "" => continue,
                "number" => joined(&self.numbers()),
                "cells" => {
                    let list = lists.next().and_then(|at: usize| parts.get(at));
                    names.list(list.map_or(&[], Vec::as_slice))
                }
                "parts" => names.lists(&parts),
                "first" => end(self.cells().first()),
                "last" => end(self.cells().last()),
                "line" => names.line(&self.cells()),
                "code" => self.code(geometry).join(" "),
                "title" => self.title().to_owned(),
                "quoted" => Named::quoted(self.title()),
                _ => {
                    let mut cells = self.cells();
                    cells.dedup();
                    names.list(&cells)
                }
            };
            filled.push_str(&found);
        }
        filled
    }

    /// Some rules in words, each of which stands once: a line for those that begin alike.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, rules::{Rule, kinds::Cage}};
    /// let cage = |cells: [u16; 2]| Rule::Cage(Cage { cells: cells.to_vec(), sum: 14 });
    /// let rules = [cage([0, 1]), Rule::AntiKing, cage([9, 10])];
    /// assert_eq!(
    ///     Rule::list_words(&rules, &Geometry::classic()),
    ///     ["the cage of 14 at r1c1 r1c2; r2c1 r2c2", "the rule anti-king"]
    /// );
    /// ```
    #[must_use]
    pub fn list_words(rules: &[Self], geometry: &Geometry) -> Vec<String> {
        let mut lines: Vec<(String, Vec<String>)> = Vec::new();
        let mut line_of: HashMap<String, usize> = HashMap::new();
        let mut told = HashSet::new();
        for rule in rules {
            let words = rule.words(geometry);
            if !told.insert(words.clone()) {
                continue;
            }
            let first = rule.cells().first().map(|&cell| geometry.name_of(cell));
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
    /// use minirow::{Geometry, rules::{Rule, RuledBoard, kinds::Greater}};
    /// let mut board = RuledBoard::new(Geometry::with_blocks(1, 2)?);
    /// board.rules.push(Rule::Greater(Greater { cells: [0, 1] }));
    /// let filling = [0, 0, 0, 1];
    /// let told: Vec<String> =
    ///     board.broken(&filling).iter().map(|fault| board.fault_words(fault, &filling)).collect();
    /// assert_eq!(told, [
    ///     "1 twice in row 1: r1c1 r1c2",
    ///     "1 twice in column 1: r1c1 r2c1",
    ///     "the sign that r1c1 is greater than r1c2 is broken",
    /// ]);
    /// # Ok::<(), minirow::GeometryError>(())
    /// ```
    #[must_use]
    pub fn fault_words(&self, fault: &Fault, filling: &[u8]) -> String {
        let geometry = self.geometry();
        let value = |cell: u16| {
            let place = filling.get(usize::from(cell)).copied().unwrap_or_default();
            geometry.value_at(place.into())
        };
        match fault {
            Fault::Duplicate { house, cells } => {
                let value = cells.first().map_or(0, |&cell| value(cell));
                let (times, cells_in_words) = (times(cells.len()), Named { geometry }.list(cells));
                format!("{value} {times} in {}: {cells_in_words}", geometry.house_name(*house))
            }
            Fault::Candidate { cell } => {
                format!("{} is no candidate of {}", value(*cell), geometry.name_of(*cell))
            }
            Fault::Apart { rule } => format!("{rule} is broken"),
            Fault::Rule { index } => {
                let rule = self.rules.get(*index).map(|rule| rule.words(geometry));
                format!("{} is broken", rule.unwrap_or_default())
            }
        }
    }
}

/// How often a value is somewhere, more than once.
pub(super) fn times(count: usize) -> String {
    if count == 2 { "twice".to_owned() } else { format!("{count} times") }
}

/// Numbers, as they are told in a row.
fn joined(numbers: &[u64]) -> String {
    let numbers: Vec<String> = numbers.iter().map(u64::to_string).collect();
    numbers.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_says_what_it_means() {
        let cells: Vec<u16> = (0..4).collect();
        let rules = crate::rules::rule::about(&cells, 7, &Geometry::classic());
        assert!(rules.len() >= 50, "{} rules", rules.len());
        for rule in rules {
            let (meaning, words) = (rule.meaning(), rule.words(&Geometry::classic()));
            assert!(meaning.text.ends_with('.') && meaning.text.len() > 20, "{meaning:?}");
            assert!(words.starts_with("the "), "{words}");
            for text in [&meaning.text, &words] {
                assert!(!text.contains(['{', '}']) && !text.contains("  "), "{text}");
            }
            let name = rule.name();
            let is_of_kind = meaning.key == name || meaning.key.starts_with(&format!("{name}."));
            assert!(is_of_kind || meaning.key.is_empty(), "{}: {meaning:?}", rule.name());
        }
    }
}
