//! The constraint of SudokuMaker that holds a kind of rule, read and written by the same row.

use super::field::{Entry, Number};
use super::of::Of;

/// A constraint of SudokuMaker.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Block {
    pub(crate) of: Of,
    /// The number of its type.
    pub(crate) code: u64,
    pub(crate) entry: Entry,
    /// The list of its entries.
    pub(crate) list: &'static str,
    pub(crate) number: Number,
    pub(crate) setting: Setting,
    /// How it is drawn, in JSON with single quotes; rules that share a type have it once.
    pub(crate) style: &'static str,
}

/// What tells constraints of one type apart, besides their entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Setting {
    None,
    /// A field that is on, or not.
    Flag(&'static str, bool),
    /// A field with the number of the rule.
    Number(&'static str),
    /// Groups of digits.
    Groups(Groups),
    /// Nothing: it holds what this field of f-puzzles holds.
    Field(&'static str),
}

/// Groups of digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Groups {
    Thirds,
    /// Those with the same remainder by this.
    Remainders(u32),
}

impl Block {
    /// A constraint of this type for rules of this name.
    pub(crate) const fn new(rules: &'static str, code: u64, entry: Entry) -> Self {
        let list = match entry {
            Entry::Line | Entry::Set => "lines",
            Entry::Cell | Entry::Extreme | Entry::Indexer => "cells",
            Entry::Group => "cages",
            Entry::Arrow => "bulbsWithArrows",
            Entry::Flag => "",
            _ => "clues",
        };
        let (of, number, setting, style) = (Of::all(rules), Number::Told, Setting::None, "");
        Self { of, code, entry, list, number, setting, style }
    }

    /// For those with this number alone.
    pub(crate) const fn only(self, number: u32) -> Self {
        Self { of: Of::only(self.of.name, number), ..self }
    }

    /// With this number.
    pub(crate) const fn number(self, number: Number) -> Self {
        Self { number, ..self }
    }

    /// With a list of another name.
    pub(crate) const fn list(self, list: &'static str) -> Self {
        Self { list, ..self }
    }

    pub(crate) const fn setting(self, setting: Setting) -> Self {
        Self { setting, ..self }
    }

    pub(crate) const fn style(self, style: &'static str) -> Self {
        Self { style, ..self }
    }
}
