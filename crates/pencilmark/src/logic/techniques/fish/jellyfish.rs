//! Finds fish of four lines.
#![doc = include_str!("jellyfish.md")]

use std::ops::ControlFlow;

use super::find::{self, Fins, Kind, Shape};
use crate::board::Names;
use crate::logic::Step;
use crate::logic::technique::{Finder, Sink};
use crate::logic::view::View;

pub(in crate::logic::techniques) struct Jellyfish;

const KIND: Kind = Kind { size: 4, shape: Shape::Basic, fins: Fins::None, siamese: false };

impl Finder for Jellyfish {
    const NAME: &'static str = "jellyfish";
    const TITLE: &'static str = "Jellyfish";
    const RATING: u16 = 52;
    const DOCUMENT: &'static str = include_str!("jellyfish.md");

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
