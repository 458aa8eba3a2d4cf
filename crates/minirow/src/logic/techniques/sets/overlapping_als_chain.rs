//! Finds chains of almost locked sets that may have cells in common.
#![doc = include_str!("overlapping_als_chain.md")]

use std::ops::ControlFlow;

use super::almost_locked_sets::Overlap;
use super::als_chain::{AlsChain, find_chains};
use super::graph::Direction;
use crate::board::Names;
use crate::logic::Step;
use crate::logic::argument::Argument;
use crate::logic::finder::{Finder, Sink};
use crate::logic::position::view::View;

pub(in crate::logic::techniques) struct OverlappingAlsChain;

impl Finder for OverlappingAlsChain {
    const NAME: &'static str = "overlapping-als-chain";
    const TITLE: &'static str = "Overlapping ALS chain";
    /// With four sets; with each further set one more.
    const RATING: u16 = 67;
    const DOCUMENT: &'static str = include_str!("overlapping_als_chain.md");

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        find_chains(view, sink, Direction::Any, Overlap::Allowed)
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        AlsChain::explain(step, names)
    }

    fn argue(argument: &mut Argument<'_>) {
        AlsChain::argue(argument);
    }
}
