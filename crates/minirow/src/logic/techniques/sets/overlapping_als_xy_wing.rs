//! Finds wings of almost locked sets that may have cells in common.
#![doc = include_str!("overlapping_als_xy_wing.md")]

use std::ops::ControlFlow;

use super::almost_locked_sets::Overlap;
use super::als_xy_wing::{AlsXyWing, find_wings};
use crate::board::Names;
use crate::logic::Step;
use crate::logic::argument::Argument;
use crate::logic::finder::{Finder, Sink};
use crate::logic::position::view::View;

pub(in crate::logic::techniques) struct OverlappingAlsXyWing;

impl Finder for OverlappingAlsXyWing {
    const NAME: &'static str = "overlapping-als-xy-wing";
    const TITLE: &'static str = "Overlapping ALS-XY-wing";
    const RATING: u16 = 63;
    const DOCUMENT: &'static str = include_str!("overlapping_als_xy_wing.md");

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        find_wings(view, sink, Overlap::Allowed)
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        AlsXyWing::explain(step, names)
    }

    fn argue(argument: &mut Argument<'_>) {
        AlsXyWing::argue(argument);
    }
}
