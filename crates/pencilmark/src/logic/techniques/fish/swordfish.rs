//! Finds fish of three lines.
#![doc = include_str!("swordfish.md")]

use std::ops::ControlFlow;

use super::find::{self, Fins, Kind, Shape};
use crate::board::Names;
use crate::logic::Step;
use crate::logic::technique::{Finder, Sink};
use crate::logic::view::View;

pub(in crate::logic::techniques) struct Swordfish;

const KIND: Kind = Kind { size: 3, shape: Shape::Basic, fins: Fins::None, siamese: false };

impl Finder for Swordfish {
    const NAME: &'static str = "swordfish";
    const TITLE: &'static str = "Swordfish";
    const RATING: u16 = 38;
    const DOCUMENT: &'static str = include_str!("swordfish.md");

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
