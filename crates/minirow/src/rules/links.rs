//! The rows that homes have for links of others: which of them a rule has, and the rule of one.

pub(crate) use super::kinds::rows::{
    Block, Drawn, Entry, Field, Form, Groups, Number, Of, Setting,
};
use super::rule::{BLOCKS, DRAWN, FIELDS, Rule};
use super::spelling::Spelled;
use crate::board::Geometry;

/// How all kinds are drawn and said, in the order of the catalogue.
pub(crate) fn drawn() -> impl Iterator<Item = &'static Drawn> {
    DRAWN.iter().copied().flatten()
}

/// The fields of f-puzzles that hold rules of all kinds, in the order of the catalogue.
pub(crate) fn fields() -> impl Iterator<Item = &'static Field> {
    FIELDS.iter().copied().flatten()
}

/// The constraints of SudokuMaker that hold rules of all kinds, in the order of the catalogue.
pub(crate) fn blocks() -> impl Iterator<Item = &'static Block> {
    BLOCKS.iter().copied().flatten()
}

impl Rule {
    /// Whether a row is about it.
    pub(crate) fn is_of(&self, of: Of) -> bool {
        self.name() == of.name && of.only.is_none_or(|only| self.number() == Some(only))
    }

    /// Its first number, as it is told.
    pub(crate) fn number(&self) -> Option<u32> {
        self.numbers().first().map(|&number| number as u32)
    }

    /// The number of the mark that it is between two cells, and of what it is: a difference, a ratio or a sum.
    pub(crate) fn mark_number(&self) -> Option<(usize, u32)> {
        self.mark().map(|mark| (mark.of as usize, mark.number))
    }
}

impl Of {
    /// The rule of such lists of cells and numbers. Whether it fits its board is not asked: who solves it does.
    pub(crate) fn rule(self, parts: Vec<Vec<u16>>, numbers: &[u32]) -> Rule {
        let numbers = self.only.as_ref().map_or(numbers, std::slice::from_ref);
        let spelled = Spelled {
            name: self.name.to_owned(),
            numbers: numbers.iter().map(|&number| number.into()).collect(),
            parts,
            is_unchecked: true,
            ..Spelled::default()
        };
        Rule::read(spelled, &Geometry::classic()).expect("nothing is checked")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::rule::about;
    use crate::rules::spelling::told;

    #[test]
    fn rows_are_about_names_of_rules() {
        let drawn = drawn().map(|row| row.of);
        let all = drawn.chain(fields().map(|row| row.of)).chain(blocks().map(|row| row.of));
        for of in all {
            assert_eq!(told(of.name).map(|told| told.name), Some(of.name));
        }
    }

    /// What a rule is taken apart into makes the same rule again, by each row that is about it.
    #[test]
    fn rows_make_the_rules_that_they_are_about() {
        let mut count = 0;
        let cells: Vec<u16> = (0..4).collect();
        let numbers = [1, 2, 3, 4, 5, 10].into_iter();
        for rule in numbers.flat_map(|number| about(&cells, number, &Geometry::classic())) {
            let numbers: Vec<u32> = rule.numbers().iter().map(|&number| number as u32).collect();
            let drawn = drawn().map(|row| row.of);
            let all = drawn.chain(fields().map(|row| row.of)).chain(blocks().map(|row| row.of));
            for of in all.filter(|&of| rule.is_of(of)) {
                assert_eq!(of.rule(rule.parts(), &numbers), rule);
                count += 1;
            }
        }
        assert!(count > 90, "{count}");
    }

    /// Links hold what makes no sense, too: it is the solver who refuses it.
    #[test]
    fn nothing_is_checked() {
        for (of, parts, numbers) in [
            (Of::all("cage"), vec![vec![0, 0]], &[5][..]),
            (Of::all("difference"), vec![vec![3, 3]], &[1]),
            (Of::all("quadruple"), vec![vec![0, 1]], &[0, 99, 3]),
            (Of::all("sandwich"), vec![vec![7]], &[4]),
            (Of::all("indexing"), vec![vec![0], vec![0, 1]], &[200]),
            (Of::only("modular", 3), vec![vec![0]], &[]),
        ] {
            let rule = of.rule(parts.clone(), numbers);
            assert_eq!((rule.name(), rule.parts()), (of.name, parts));
        }
    }
}
