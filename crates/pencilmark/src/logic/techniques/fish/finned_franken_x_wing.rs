//! Finds fish of two lines and blocks with fins.
#![doc = include_str!("finned_franken_x_wing.md")]

use std::ops::ControlFlow;

use super::find::{self, Fins, Kind, Shape};
use crate::board::Names;
use crate::logic::Step;
use crate::logic::technique::{Finder, Sink};
use crate::logic::view::View;

pub(in crate::logic::techniques) struct FinnedFrankenXWing;

const KIND: Kind = Kind { size: 2, shape: Shape::Franken, fins: Fins::Any, siamese: false };

impl Finder for FinnedFrankenXWing {
    const NAME: &'static str = "finned-franken-x-wing";
    const TITLE: &'static str = "Finned franken X-wing";
    const RATING: u16 = 49;
    const DOCUMENT: &'static str = include_str!("finned_franken_x_wing.md");

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
