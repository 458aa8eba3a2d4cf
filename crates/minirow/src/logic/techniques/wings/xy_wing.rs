//! XY-wing: finds a pivot with two candidates and two pincers.
#![doc = include_str!("xy_wing.md")]

use std::ops::ControlFlow;

use super::find;
use crate::board::Names;
use crate::logic::Step;
use crate::logic::argument::Argument;
use crate::logic::finder::{Finder, Sink};
use crate::logic::hodoku::Hodoku;
use crate::logic::position::view::View;

pub(in crate::logic::techniques) struct XYWing;

impl Finder for XYWing {
    const NAME: &'static str = "xy-wing";
    const TITLE: &'static str = "XY-wing";
    const RATING: u16 = 42;
    const DOCUMENT: &'static str = include_str!("xy_wing.md");
    const HODOKU: Option<Hodoku> = Some(Hodoku::hard(240, 160));
    const IN_SE: bool = true;

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let bivalue = find::bivalue(view);
        // HoDoKu's order: any three cells in reading order, then which of them is the pivot.
        for first in bivalue.iter() {
            sink.go_on()?;
            for second in bivalue.iter().filter(|&second| second > first) {
                let digits = view.candidates(first) | view.candidates(second);
                if digits.len() != 3 {
                    continue;
                }
                let [near, also_near] = [first, second].map(|cell| view.peers(cell));
                let reach = if near.contains(second) { near | also_near } else { near & also_near };
                for third in (reach & bivalue).iter().filter(|&third| third > second) {
                    if !view.candidates(third).is_subset(&digits) {
                        continue;
                    }
                    for (pivot, pincers) in [
                        (first, [second, third]),
                        (second, [first, third]),
                        (third, [second, first]),
                    ] {
                        if let Some(wing) = find::wing(view, pivot, pincers) {
                            sink.found(wing.step(view, sink.step()))?;
                        }
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        find::explain(step, names)
    }

    fn argue(argument: &mut Argument<'_>) {
        find::argue(argument);
    }
}
