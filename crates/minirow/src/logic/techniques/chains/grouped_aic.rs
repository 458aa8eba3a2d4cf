//! Finds alternating inference chains and nice loops with groups of places as one.
#![doc = include_str!("grouped_aic.md")]

use std::ops::ControlFlow;

use super::loops::{self, Variety};
use crate::board::Names;
use crate::logic::Step;
use crate::logic::argument::Argument;
use crate::logic::finder::{Finder, Sink};
use crate::logic::position::view::View;

pub(in crate::logic::techniques) struct GroupedAic;

impl Finder for GroupedAic {
    const NAME: &'static str = "grouped-aic";
    const TITLE: &'static str = "Grouped AIC";
    /// Longer chains are harder.
    const RATING: u16 = 68;
    const DOCUMENT: &'static str = include_str!("grouped_aic.md");

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        loops::find(view, Variety::Groups, sink)
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        loops::explain(step, names)
    }

    fn argue(argument: &mut Argument<'_>) {
        loops::argue(argument);
    }
}
