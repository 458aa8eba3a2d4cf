//! Made-up pair: finds two digits with the same two places in a house, as a technique of its own.
#![doc = include_str!("made_up_pair.md")]

use std::ops::ControlFlow;

use super::find::{argue_hidden, explain_hidden, find_hidden};
use crate::board::Names;
use crate::logic::Step;
use crate::logic::argument::Argument;
use crate::logic::finder::{Finder, Sink};
use crate::logic::hodoku::Hodoku;
use crate::logic::position::view::View;

pub(in crate::logic::techniques) struct MadeUpPair;

impl Finder for MadeUpPair {
    const NAME: &'static str = "made-up-pair";
    const TITLE: &'static str = "Made-up pair";
    const RATING: u16 = 54;
    const DOCUMENT: &'static str = include_str!("made_up_pair.md");
    const HODOKU: Option<Hodoku> = Some(Hodoku::hard(135, 150));

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        find_hidden(view, sink, 2)
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        explain_hidden(step, names)
    }

    fn argue(argument: &mut Argument<'_>) {
        argue_hidden(argument);
    }
}
