//! Finds pairs of fish on the same four lines, the first of them sashimi.
#![doc = include_str!("siamese_sashimi_jellyfish.md")]

use std::ops::ControlFlow;

use super::find::{self, Fins, Kind, Shape};
use crate::board::Names;
use crate::logic::Step;
use crate::logic::technique::{Finder, Sink};
use crate::logic::view::View;

pub(in crate::logic::techniques) struct SiameseSashimiJellyfish;

const KIND: Kind = Kind { size: 4, shape: Shape::Basic, fins: Fins::Sashimi, siamese: true };

impl Finder for SiameseSashimiJellyfish {
    const NAME: &'static str = "siamese-sashimi-jellyfish";
    const TITLE: &'static str = "Siamese sashimi jellyfish";
    const RATING: u16 = 55;
    const DOCUMENT: &'static str = include_str!("siamese_sashimi_jellyfish.md");

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
