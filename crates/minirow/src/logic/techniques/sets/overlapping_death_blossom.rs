//! Finds death blossoms of almost locked sets that may have cells in common.
#![doc = include_str!("overlapping_death_blossom.md")]

use std::ops::ControlFlow;

use super::almost_locked_sets::Overlap;
use super::death_blossom::{DeathBlossom, find_blossoms};
use crate::board::Names;
use crate::logic::Step;
use crate::logic::argument::Argument;
use crate::logic::finder::{Finder, Sink};
use crate::logic::position::view::View;

pub(in crate::logic::techniques) struct OverlappingDeathBlossom;

impl Finder for OverlappingDeathBlossom {
    const NAME: &'static str = "overlapping-death-blossom";
    const TITLE: &'static str = "Overlapping death blossom";
    const RATING: u16 = 69;
    const DOCUMENT: &'static str = include_str!("overlapping_death_blossom.md");

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        find_blossoms(view, sink, Overlap::Allowed)
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        DeathBlossom::explain(step, names)
    }

    fn argue(argument: &mut Argument<'_>) {
        DeathBlossom::argue(argument);
    }
}
