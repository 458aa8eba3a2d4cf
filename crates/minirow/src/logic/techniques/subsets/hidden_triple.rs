//! Hidden triple: finds three digits with three places together in a house.
#![doc = include_str!("hidden_triple.md")]

use std::ops::ControlFlow;

use super::find;
use crate::board::Names;
use crate::logic::Step;
use crate::logic::argument::Argument;
use crate::logic::finder::{Finder, Sink};
use crate::logic::position::view::View;

pub(in crate::logic::techniques) struct HiddenTriple;

impl Finder for HiddenTriple {
    const NAME: &'static str = "hidden-triple";
    const TITLE: &'static str = "Hidden triple";
    const RATING: u16 = 40;
    const DOCUMENT: &'static str = include_str!("hidden_triple.md");

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        find::find_hidden(view, sink, 3)
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        find::explain_hidden(step, names)
    }

    fn argue(argument: &mut Argument<'_>) {
        find::argue_hidden(argument);
    }
}
