//! Finds rectangles of placed digits with one corner open.
#![doc = include_str!("avoidable_rectangle_1.md")]

use std::ops::ControlFlow;

use super::rectangles;
use crate::board::{Candidate, Names};
use crate::logic::argument::{Argument, Word};
use crate::logic::finder::{Finder, Sink};
use crate::logic::hodoku::Hodoku;
use crate::logic::position::view::View;
use crate::logic::{Step, words};

pub(in crate::logic::techniques) struct AvoidableRectangle1;

impl Finder for AvoidableRectangle1 {
    const NAME: &'static str = "avoidable-rectangle-1";
    const TITLE: &'static str = "Avoidable rectangle 1";
    const RATING: u16 = 45;
    const DOCUMENT: &'static str = include_str!("avoidable_rectangle_1.md");
    const HODOKU: Option<Hodoku> = Some(Hodoku::hard(330, 100));

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        rectangles::each_placed(view, sink, &mut |rectangle, sink| {
            if let Some(corner) = rectangle.roof.only() {
                // The digit of the opposite corner would make the rectangle complete.
                let mut step = rectangle.step(view, sink.step());
                if let Some(digit) = view.digit(rectangle.opposite(corner)) {
                    step.eliminate([corner], digit);
                    sink.found(step)?;
                }
            }
            ControlFlow::Continue(())
        })
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        let reason = rectangles::reason_of_placed(step, names);
        format!("{}: {reason}", words::removals(&step.remove, names))
    }

    fn argue(argument: &mut Argument<'_>) {
        rectangles::argue(argument);
        let Candidate { cell, digit } = argument.step.remove[0];
        argument
            .part("The open corner")
            .say(
                "{} in {} would make the rectangle complete.",
                &[Word::Digit(digit), Word::Cell(cell)],
            )
            .conclude();
    }
}
