//! Finds rectangles with one other candidate in two neighbouring corners.
#![doc = include_str!("unique_rectangle_2.md")]

use std::ops::ControlFlow;

use super::rectangles::{self, Rectangle};
use crate::board::Names;
use crate::logic::Step;
use crate::logic::argument::Argument;
use crate::logic::finder::{Finder, Sink};
use crate::logic::position::view::View;
pub(in crate::logic::techniques) struct UniqueRectangle2;

impl Finder for UniqueRectangle2 {
    const NAME: &'static str = "unique-rectangle-2";
    const TITLE: &'static str = "Unique rectangle 2";
    const RATING: u16 = 45;
    const DOCUMENT: &'static str = include_str!("unique_rectangle_2.md");

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        rectangles::find_one_extra(view, sink, &Rectangle::has_neighbouring_roofs)
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        rectangles::explain_one_extra(step, &rectangles::reason(step, names), names)
    }

    fn argue(argument: &mut Argument<'_>) {
        rectangles::argue_one_extra(argument);
    }
}
