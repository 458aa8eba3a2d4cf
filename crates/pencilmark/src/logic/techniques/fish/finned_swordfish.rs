//! Finds fish of three lines with fins.
#![doc = include_str!("finned_swordfish.md")]

use std::ops::ControlFlow;

use super::find::{self, Fins, Kind, Shape};
use crate::board::Names;
use crate::logic::Step;
use crate::logic::technique::{Finder, Sink};
use crate::logic::view::View;

pub(in crate::logic::techniques) struct FinnedSwordfish;

const KIND: Kind = Kind { size: 3, shape: Shape::Basic, fins: Fins::Finned, siamese: false };

impl Finder for FinnedSwordfish {
    const NAME: &'static str = "finned-swordfish";
    const TITLE: &'static str = "Finned swordfish";
    const RATING: u16 = 44;
    const DOCUMENT: &'static str = include_str!("finned_swordfish.md");

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        find::find(view, sink, &KIND)
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        find::explain(step, names)
    }
}
