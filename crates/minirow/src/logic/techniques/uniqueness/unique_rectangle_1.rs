//! Unique rectangle type 1: finds rectangles with one corner that has other candidates.
#![doc = include_str!("unique_rectangle_1.md")]

use std::ops::ControlFlow;

use super::rectangles;
use crate::board::Names;
use crate::logic::argument::{self, Argument, Word};
use crate::logic::finder::{Finder, Sink};
use crate::logic::hodoku::Hodoku;
use crate::logic::position::view::View;
use crate::logic::{Role, Step, words};
pub(in crate::logic::techniques) struct UniqueRectangle1;

impl Finder for UniqueRectangle1 {
    const NAME: &'static str = "unique-rectangle-1";
    const TITLE: &'static str = "Unique rectangle 1";
    const RATING: u16 = 45;
    const DOCUMENT: &'static str = include_str!("unique_rectangle_1.md");
    const HODOKU: Option<Hodoku> = Some(Hodoku::hard(260, 100));
    const IN_SE: bool = true;

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        rectangles::each_open(view, sink, &mut |rectangle, sink| {
            if let (3, Some(corner)) = (rectangle.floor.len(), rectangle.roof.only()) {
                let mut step = rectangle.step(view, sink.step());
                for digit in rectangle.digits {
                    step.eliminate(
                        view.candidates(corner).contains(digit).then_some(corner),
                        digit,
                    );
                }
                if !step.remove.is_empty() {
                    sink.found(step)?;
                }
            }
            ControlFlow::Continue(())
        })
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        let reason = rectangles::reason(step, names);
        format!("{}: {reason}", words::removals(&step.remove, names))
    }

    fn argue(argument: &mut Argument<'_>) {
        rectangles::argue(argument);
        rectangles::argue_roofs(argument);
        let digits = argument::digits_of(argument.step.marks.with(Role::Pattern));
        argument
            .part("Neither of the two digits")
            .say("It is neither {}.", &[Word::NorDigit(&digits)])
            .conclude();
    }
}
