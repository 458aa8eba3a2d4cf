//! Finds rectangles with one other candidate in three corners or two opposite ones.
#![doc = include_str!("unique_rectangle_5.md")]

use std::ops::ControlFlow;

use super::rectangles;
use crate::board::Names;
use crate::logic::Step;
use crate::logic::argument::Argument;
use crate::logic::finder::{Finder, Sink};
use crate::logic::position::view::View;
pub(in crate::logic::techniques) struct UniqueRectangle5;

impl Finder for UniqueRectangle5 {
    const NAME: &'static str = "unique-rectangle-5";
    const TITLE: &'static str = "Unique rectangle 5";
    const RATING: u16 = 47;
    const DOCUMENT: &'static str = include_str!("unique_rectangle_5.md");

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        rectangles::find_one_extra(view, sink, &|rectangle| {
            (2..=3).contains(&rectangle.roof.len()) && !rectangle.has_neighbouring_roofs()
        })
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        rectangles::explain_one_extra(step, &rectangles::reason(step, names), names)
    }

    fn argue(argument: &mut Argument<'_>) {
        rectangles::argue_one_extra(argument);
    }
}
