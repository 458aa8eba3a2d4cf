//! Hidden quad: finds four digits with four places together in a house.
#![doc = include_str!("hidden_quad.md")]

use std::ops::ControlFlow;

use super::find;
use crate::board::Names;
use crate::logic::Step;
use crate::logic::argument::Argument;
use crate::logic::finder::{Finder, Sink};
use crate::logic::position::view::View;

pub(in crate::logic::techniques) struct HiddenQuad;

impl Finder for HiddenQuad {
    const NAME: &'static str = "hidden-quad";
    const TITLE: &'static str = "Hidden quad";
    const RATING: u16 = 54;
    const DOCUMENT: &'static str = include_str!("hidden_quad.md");

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        find::find_hidden(view, sink, 4)
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        find::explain_hidden(step, names)
    }

    fn argue(argument: &mut Argument<'_>) {
        find::argue_hidden(argument);
    }
}
