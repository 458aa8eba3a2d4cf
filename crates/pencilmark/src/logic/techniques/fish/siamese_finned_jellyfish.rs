//! Finds pairs of finned fish on the same four lines.
#![doc = include_str!("siamese_finned_jellyfish.md")]

use std::ops::ControlFlow;

use super::find::{self, Fins, Kind, Shape};
use crate::board::Names;
use crate::logic::Step;
use crate::logic::technique::{Finder, Sink};
use crate::logic::view::View;

pub(in crate::logic::techniques) struct SiameseFinnedJellyfish;

const KIND: Kind = Kind { size: 4, shape: Shape::Basic, fins: Fins::Finned, siamese: true };

impl Finder for SiameseFinnedJellyfish {
    const NAME: &'static str = "siamese-finned-jellyfish";
    const TITLE: &'static str = "Siamese finned jellyfish";
    const RATING: u16 = 55;
    const DOCUMENT: &'static str = include_str!("siamese_finned_jellyfish.md");

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
