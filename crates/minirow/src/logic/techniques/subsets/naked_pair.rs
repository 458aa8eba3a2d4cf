//! Naked pair: finds two cells of a house with the same two candidates.
#![doc = include_str!("naked_pair.md")]

use std::ops::ControlFlow;

use super::find::{self, Locked};
use crate::board::Names;
use crate::logic::Step;
use crate::logic::argument::Argument;
use crate::logic::finder::{Finder, Sink};
use crate::logic::position::view::View;

pub(in crate::logic::techniques) struct NakedPair;

impl Finder for NakedPair {
    const NAME: &'static str = "naked-pair";
    const TITLE: &'static str = "Naked pair";
    const RATING: u16 = 30;
    const DOCUMENT: &'static str = include_str!("naked_pair.md");

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        find::find_naked(view, sink, 2, Locked::No)
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        find::explain_naked(step, names)
    }

    fn argue(argument: &mut Argument<'_>) {
        find::argue_naked(argument);
    }
}
