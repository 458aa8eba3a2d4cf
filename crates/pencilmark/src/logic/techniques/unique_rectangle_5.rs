//! Finds rectangles with one other candidate in three corners or two opposite ones.
#![doc = include_str!("unique_rectangle_5.md")]

use std::ops::ControlFlow;

use super::rectangles;
use crate::board::Names;
use crate::logic::Step;
use crate::logic::technique::{Finder, Sink};
use crate::logic::view::View;
pub(super) struct UniqueRectangle5;

impl Finder for UniqueRectangle5 {
    const NAME: &'static str = "unique-rectangle-5";
    const TITLE: &'static str = "Unique rectangle 5";
    const RATING: u16 = 47;
    const DOCUMENT: &'static str = include_str!("unique_rectangle_5.md");

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        rectangles::each_open(view, sink, &mut |rectangle, sink| {
            let are_neighbours =
                rectangle.two_roofs().is_some_and(|two| !rectangle.are_opposite(two));
            let is_wide = (2..=3).contains(&rectangle.roof.len()) && !are_neighbours;
            if let (true, Some((digit, removed))) = (is_wide, rectangle.one_extra(view)) {
                let mut step = rectangle.step(view, sink.step());
                step.strike(removed.iter(), digit);
                sink.found(step)?;
            }
            ControlFlow::Continue(())
        })
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        rectangles::explain_one_extra(step, &rectangles::reason(step, names), names)
    }
}
