//! Locked triple: finds a naked triple that is in a block and in a line.
#![doc = include_str!("locked_triple.md")]

use std::ops::ControlFlow;

use super::find::{self, Locked};
use crate::board::Names;
use crate::logic::Step;
use crate::logic::argument::Argument;
use crate::logic::finder::{Finder, Sink};
use crate::logic::position::view::View;

pub(in crate::logic::techniques) struct LockedTriple;

impl Finder for LockedTriple {
    const NAME: &'static str = "locked-triple";
    const TITLE: &'static str = "Locked triple";
    const RATING: u16 = 36;
    const DOCUMENT: &'static str = include_str!("locked_triple.md");

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        find::find_naked(view, sink, 3, Locked::Yes)
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        find::explain_naked(step, names)
    }

    fn argue(argument: &mut Argument<'_>) {
        find::argue_naked(argument);
    }
}
