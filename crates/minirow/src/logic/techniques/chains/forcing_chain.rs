//! Finds forcing chains: contradictions and verities.
#![doc = include_str!("forcing_chain.md")]

use std::ops::ControlFlow;

use super::forcing::{self, Depth};
use crate::board::Names;
use crate::logic::Step;
use crate::logic::argument::Argument;
use crate::logic::finder::{Finder, Sink};
use crate::logic::position::view::View;

pub(in crate::logic::techniques) struct ForcingChain;

impl Finder for ForcingChain {
    const NAME: &'static str = "forcing-chain";
    const TITLE: &'static str = "Forcing chain";
    /// Longer chains are harder.
    const RATING: u16 = 80;
    const DOCUMENT: &'static str = include_str!("forcing_chain.md");

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        forcing::find(view, Depth::Chains, sink)
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        forcing::explain(step, names)
    }

    fn argue(argument: &mut Argument<'_>) {
        forcing::argue(argument);
    }
}
