//! Finds pairs of empty rectangles of the same block.
#![doc = include_str!("dual_empty_rectangle.md")]

use std::ops::ControlFlow;

use super::empty_rectangle;
use crate::board::{HouseKind, Names};
use crate::logic::Step;
use crate::logic::argument::Argument;
use crate::logic::finder::{Finder, Sink};
use crate::logic::position::view::View;

pub(in crate::logic::techniques) struct DualEmptyRectangle;

impl Finder for DualEmptyRectangle {
    const NAME: &'static str = "dual-empty-rectangle";
    const TITLE: &'static str = "Dual empty rectangle";
    const RATING: u16 = 44;
    const DOCUMENT: &'static str = include_str!("dual_empty_rectangle.md");

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let (mut lines, mut patterns) = ([Vec::new(), Vec::new()], Vec::new());
        for digit in view.geometry().digits() {
            for block in view.houses(HouseKind::Block) {
                sink.go_on()?;
                patterns.clear();
                empty_rectangle::each(view, digit, block, &mut lines, &mut |pattern| {
                    patterns.push(pattern);
                    ControlFlow::Continue(())
                })?;
                for (index, one) in patterns.iter().enumerate() {
                    for other in &patterns[index + 1..] {
                        if one.removed == other.removed {
                            continue;
                        }
                        let mut step = sink.step();
                        one.mark(&mut step);
                        other.mark(&mut step);
                        one.mark_block(view, &mut step);
                        step.eliminate((one.removed | other.removed).iter(), digit);
                        sink.found(step)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        empty_rectangle::explain(step, names)
    }

    fn argue(argument: &mut Argument<'_>) {
        empty_rectangle::argue(argument);
    }
}
