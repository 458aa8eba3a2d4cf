//! Finds fish of four lines that need their fins.
#![doc = include_str!("sashimi_jellyfish.md")]

use std::ops::ControlFlow;

use super::find::{self, Fins, Kind, Shape};
use crate::board::Names;
use crate::logic::Step;
use crate::logic::technique::{Finder, Sink};
use crate::logic::view::View;

pub(in crate::logic::techniques) struct SashimiJellyfish;

const KIND: Kind = Kind { size: 4, shape: Shape::Basic, fins: Fins::Sashimi, siamese: false };

impl Finder for SashimiJellyfish {
    const NAME: &'static str = "sashimi-jellyfish";
    const TITLE: &'static str = "Sashimi jellyfish";
    const RATING: u16 = 54;
    const DOCUMENT: &'static str = include_str!("sashimi_jellyfish.md");

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
