//! Kinds of rules that are drawn, as their homes tell them.

use super::colour::Colour;
use crate::rules::Rule;
use crate::rules::links::{Drawn, Form, drawn};

/// A kind of rule that a drawing can show, or a text can say, with its number where sentences have one.
#[derive(Clone, Copy, Debug)]
pub(in crate::format) struct Kind {
    pub(super) drawn: &'static Drawn,
    pub(super) number: u32,
}

impl PartialEq for Kind {
    fn eq(&self, other: &Self) -> bool {
        self.drawn.called == other.drawn.called && self.number == other.number
    }
}

impl Kind {
    /// All kinds without their numbers.
    pub(super) fn all() -> impl Iterator<Item = Self> {
        drawn().map(|drawn| Self { drawn, number: 0 })
    }

    /// The kind of a rule, where we draw it.
    pub(in crate::format) fn of(rule: &Rule) -> Option<Self> {
        let drawn = drawn().find(|drawn| rule.is_of(drawn.of))?;
        let number = rule.number().filter(|_| !drawn.usual.is_empty()).unwrap_or(0);
        Some(Self { drawn, number })
    }

    pub(in crate::format) fn form(self) -> Form {
        self.drawn.form
    }

    /// The rule of this kind with these cells.
    pub(super) fn rule(self, cells: Vec<u16>) -> Rule {
        self.numbered(cells, self.number)
    }

    /// The rule of this kind with these cells and this number.
    pub(super) fn numbered(self, cells: Vec<u16>, number: u32) -> Rule {
        self.drawn.of.rule(vec![cells], &[number])
    }

    /// The colour of its lines, where it is a line without marks at its ends.
    pub(in crate::format) fn line_colour(self) -> Option<Colour> {
        match self.form() {
            Form::Line(colour) | Form::Set(colour) => Some(Colour::named(colour)),
            _ => None,
        }
    }

    /// Whether it is about the whole board, and only said.
    pub(super) fn is_global(self) -> bool {
        self.form() == Form::Whole
    }

    /// What it says, in words that are read again.
    pub(in crate::format) fn sentence(self) -> String {
        self.drawn.sentence.replace('#', &self.number.to_string())
    }
}
