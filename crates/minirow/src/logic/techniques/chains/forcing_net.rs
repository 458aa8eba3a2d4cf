//! Finds forcing nets: contradictions and verities.
#![doc = include_str!("forcing_net.md")]

use std::ops::ControlFlow;

use super::forcing::{self, Depth};
use crate::board::Names;
use crate::logic::Step;
use crate::logic::argument::Argument;
use crate::logic::finder::{Finder, Sink};
use crate::logic::position::view::View;

pub(in crate::logic::techniques) struct ForcingNet;

impl Finder for ForcingNet {
    const NAME: &'static str = "forcing-net";
    const TITLE: &'static str = "Forcing net";
    /// Longer nets are harder.
    const RATING: u16 = 90;
    const DOCUMENT: &'static str = include_str!("forcing_net.md");

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        forcing::find(view, Depth::Nets, sink)
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        forcing::explain(step, names)
    }

    fn argue(argument: &mut Argument<'_>) {
        forcing::argue(argument);
    }
}
