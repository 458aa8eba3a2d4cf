//! Naked triple: finds three cells of a house with three candidates together.
#![doc = include_str!("naked_triple.md")]

use std::ops::ControlFlow;

use super::find::{self, Locked};
use crate::board::Names;
use crate::logic::Step;
use crate::logic::argument::Argument;
use crate::logic::finder::{Finder, Sink};
use crate::logic::position::view::View;

pub(in crate::logic::techniques) struct NakedTriple;

impl Finder for NakedTriple {
    const NAME: &'static str = "naked-triple";
    const TITLE: &'static str = "Naked triple";
    const RATING: u16 = 36;
    const DOCUMENT: &'static str = include_str!("naked_triple.md");

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        find::find_naked(view, sink, 3, Locked::No)
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        find::explain_naked(step, names)
    }

    fn argue(argument: &mut Argument<'_>) {
        find::argue_naked(argument);
    }
}
