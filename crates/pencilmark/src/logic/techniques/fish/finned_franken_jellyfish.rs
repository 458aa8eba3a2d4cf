//! Finds fish of four lines and blocks with fins.
#![doc = include_str!("finned_franken_jellyfish.md")]

use std::ops::ControlFlow;

use super::find::{self, Fins, Kind, Shape};
use crate::board::Names;
use crate::logic::Step;
use crate::logic::technique::{Finder, Sink};
use crate::logic::view::View;

pub(in crate::logic::techniques) struct FinnedFrankenJellyfish;

const KIND: Kind = Kind { size: 4, shape: Shape::Franken, fins: Fins::Any, siamese: false };

impl Finder for FinnedFrankenJellyfish {
    const NAME: &'static str = "finned-franken-jellyfish";
    const TITLE: &'static str = "Finned franken jellyfish";
    const RATING: u16 = 60;
    const DOCUMENT: &'static str = include_str!("finned_franken_jellyfish.md");

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
