//! Finds fish of two lines that need their fins.
#![doc = include_str!("sashimi_x_wing.md")]

use std::ops::ControlFlow;

use super::find::{self, Fins, Kind, Shape};
use crate::board::Names;
use crate::logic::Step;
use crate::logic::technique::{Finder, Sink};
use crate::logic::view::View;

pub(in crate::logic::techniques) struct SashimiXWing;

const KIND: Kind = Kind { size: 2, shape: Shape::Basic, fins: Fins::Sashimi, siamese: false };

impl Finder for SashimiXWing {
    const NAME: &'static str = "sashimi-x-wing";
    const TITLE: &'static str = "Sashimi X-wing";
    const RATING: u16 = 41;
    const DOCUMENT: &'static str = include_str!("sashimi_x_wing.md");

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
