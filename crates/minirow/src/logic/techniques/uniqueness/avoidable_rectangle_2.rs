//! Finds rectangles with two digits placed, and one other candidate in both open corners.
#![doc = include_str!("avoidable_rectangle_2.md")]

use std::ops::ControlFlow;

use super::rectangles;
use crate::board::Names;
use crate::logic::Step;
use crate::logic::argument::Argument;
use crate::logic::finder::{Finder, Sink};
use crate::logic::position::view::View;

pub(in crate::logic::techniques) struct AvoidableRectangle2;

impl Finder for AvoidableRectangle2 {
    const NAME: &'static str = "avoidable-rectangle-2";
    const TITLE: &'static str = "Avoidable rectangle 2";
    const RATING: u16 = 46;
    const DOCUMENT: &'static str = include_str!("avoidable_rectangle_2.md");

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        rectangles::each_placed(view, sink, &mut |rectangle, sink| {
            if rectangle.roof.len() == 2
                && let Some((digit, removed)) = rectangle.one_extra(view)
            {
                let mut step = rectangle.step(view, sink.step());
                step.eliminate(removed.iter(), digit);
                sink.found(step)?;
            }
            ControlFlow::Continue(())
        })
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        let reason = rectangles::reason_of_placed(step, names);
        rectangles::explain_one_extra(step, &reason, names)
    }

    fn argue(argument: &mut Argument<'_>) {
        rectangles::argue_one_extra(argument);
    }
}
