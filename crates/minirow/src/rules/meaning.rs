//! What rules say, in a sentence without cells and in a few words with them: what their kind has of both, filled in.

use super::naming::Named;
use super::rule::TOLD;
use super::{Rule, Shape};

/// What every rule of a kind says: in English, and by a key for who has it in another language.
///
/// # Examples
/// ```
/// use minirow::rules::{Rule, kinds::Whisper};
/// let whisper = |least| Rule::Whisper(Whisper { cells: vec![0, 1], least }).meaning();
/// assert_eq!(whisper(4).text, "Neighbours on a zigzag line with ≥4 differ by at least 4.");
/// assert_eq!((whisper(4).key.as_str(), whisper(4).numbers), ("whisper", vec![vec![4]]));
/// assert_eq!(whisper(5).key, "whisper.5");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Meaning {
    /// The sentence.
    pub text: String,
    /// The name of the kind, and what sets this sentence apart from the usual one; empty where the sentence holds a
    /// title that a person gave.
    pub key: String,
    /// The numbers in the sentence, each with those that hold as well.
    pub numbers: Vec<Vec<u64>>,
}

impl Meaning {
    /// A sentence that a person wrote.
    pub(crate) fn written(text: String) -> Self {
        Self { text, ..Self::default() }
    }

    /// A sentence without numbers.
    pub(crate) fn fixed(key: &str, text: &str) -> Self {
        Self { text: text.to_owned(), key: key.to_owned(), numbers: Vec::new() }
    }
}

/// What rules say under a name; places are filled as [`fill`] says.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Says {
    /// A rule in a few words.
    pub(crate) words: &'static str,
    /// What all rules say, in a sentence without cells.
    pub(crate) meaning: &'static str,
}

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
        let text = self.fill(says.meaning, Shape::CLASSIC);
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

    /// The rule in a few words, on a board of this shape.
    ///
    /// # Examples
    /// ```
    /// use minirow::rules::{Rule, Shape, kinds::{Cage, Difference}};
    /// let words = |rule: Rule| rule.words(Shape::CLASSIC);
    /// let cage = Cage { cells: vec![0, 1], sum: 14 };
    /// assert_eq!(words(cage.into()), "the cage of 14 at r1c1 r1c2");
    /// let dot = Difference { cells: [0, 1], by: 1 };
    /// assert_eq!(words(dot.into()), "the white dot between r1c1 and r1c2");
    /// assert_eq!(words(Rule::AntiKnight), "the rule anti-knight");
    /// ```
    #[must_use]
    pub fn words(&self, shape: Shape) -> String {
        self.fill(self.says().0.words, shape)
    }

    /// What its kind says of such rules, and the number that only these have.
    fn says(&self) -> (Says, Option<u64>) {
        let name = self.name();
        let told = TOLD.iter().copied().flatten().find(|told| told.name == name);
        let told = told.expect("the name of a kind");
        let number = self.numbers().first().copied();
        let special = told.says_of.iter().find(|(of, _)| Some(*of) == number);
        special.map_or((told.says, None), |&(of, says)| (says, Some(of)))
    }

    /// A text with its places filled: `{number}` by all numbers, `{cells}` by the next list, `{parts}` by all lists,
    /// `{all}` by what is in them, `{first}` and `{last}` by these cells, `{line}` by their row or column, `{title}`
    /// and `{code}` by what is told so, `{quoted}` by the title in quotes.
    fn fill(&self, text: &str, shape: Shape) -> String {
        let names = Named { shape };
        let mut parts = Vec::new();
        self.each_part(&mut |part| parts.push(part.to_vec()));
        let mut lists = parts.iter();
        let all = || parts.concat();
        let end = |cell: Option<&u16>| names.cell(cell.copied().unwrap_or(0));
        let mut filled = String::with_capacity(text.len() + 24);
        for piece in text.split('}') {
            let (before, place) = piece.split_once('{').unwrap_or((piece, ""));
            filled.push_str(before);
            let found = match place {
                "" => continue,
                "number" => joined(&self.numbers()),
                "cells" => names.list(lists.next().map_or(&[], Vec::as_slice)),
                "parts" => names.lists(&parts),
                "first" => end(all().first()),
                "last" => end(all().last()),
                "line" => names.line(&all()),
                "code" => self.code(shape).join(" "),
                "title" => self.title().to_owned(),
                "quoted" => Named::quoted(self.title()),
                _ => {
                    let mut cells = all();
                    cells.dedup();
                    names.list(&cells)
                }
            };
            filled.push_str(&found);
        }
        filled
    }
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
        let rules = crate::rules::rule::about(&cells, 7, Shape::CLASSIC);
        assert!(rules.len() >= 50, "{} rules", rules.len());
        for rule in rules {
            let (meaning, words) = (rule.meaning(), rule.words(Shape::CLASSIC));
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
