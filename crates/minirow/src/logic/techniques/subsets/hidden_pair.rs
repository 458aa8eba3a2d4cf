//! Hidden pair: finds two digits with the same two places in a house.
#![doc = include_str!("hidden_pair.md")]

use std::ops::ControlFlow;

use super::find;
use crate::board::Names;
use crate::logic::Step;
use crate::logic::argument::Argument;
use crate::logic::finder::{Finder, Sink};
use crate::logic::position::view::View;

pub(in crate::logic::techniques) struct HiddenPair;

impl Finder for HiddenPair {
    const NAME: &'static str = "hidden-pair";
    const TITLE: &'static str = "Hidden pair";
    const RATING: u16 = 34;
    const DOCUMENT: &'static str = include_str!("hidden_pair.md");

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        find::find_hidden(view, sink, 2)
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        find::explain_hidden(step, names)
    }

    fn argue(argument: &mut Argument<'_>) {
        find::argue_hidden(argument);
    }
}
