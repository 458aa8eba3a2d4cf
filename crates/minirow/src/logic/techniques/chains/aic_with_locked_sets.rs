//! Finds alternating inference chains and nice loops through almost locked sets.
#![doc = include_str!("aic_with_locked_sets.md")]

use std::ops::ControlFlow;

use super::loops::{self, Variety};
use crate::board::Names;
use crate::logic::Step;
use crate::logic::argument::Argument;
use crate::logic::finder::{Finder, Sink};
use crate::logic::position::view::View;

pub(in crate::logic::techniques) struct AicWithLockedSets;

impl Finder for AicWithLockedSets {
    const NAME: &'static str = "aic-with-locked-sets";
    const TITLE: &'static str = "AIC with locked sets";
    /// Longer chains are harder.
    const RATING: u16 = 72;
    const DOCUMENT: &'static str = include_str!("aic_with_locked_sets.md");

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        loops::find(view, Variety::LockedSets, sink)
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        loops::explain(step, names)
    }

    fn argue(argument: &mut Argument<'_>) {
        loops::argue(argument);
    }
}
