//! Naked quad: finds four cells of a house with four candidates together.
#![doc = include_str!("naked_quad.md")]

use std::ops::ControlFlow;

use super::find::{self, Locked};
use crate::board::Names;
use crate::logic::Step;
use crate::logic::argument::Argument;
use crate::logic::finder::{Finder, Sink};
use crate::logic::position::view::View;

pub(in crate::logic::techniques) struct NakedQuad;

impl Finder for NakedQuad {
    const NAME: &'static str = "naked-quad";
    const TITLE: &'static str = "Naked quad";
    const RATING: u16 = 50;
    const DOCUMENT: &'static str = include_str!("naked_quad.md");

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        find::find_naked(view, sink, 4, Locked::Either)
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        find::explain_naked(step, names)
    }

    fn argue(argument: &mut Argument<'_>) {
        find::argue_naked(argument);
    }
}
