//! XYZ-wing: finds a pivot with three candidates and two pincers.
#![doc = include_str!("xyz_wing.md")]

use std::ops::ControlFlow;

use super::find;
use crate::board::Names;
use crate::logic::Step;
use crate::logic::argument::Argument;
use crate::logic::finder::{Finder, Sink};
use crate::logic::hodoku::Hodoku;
use crate::logic::position::view::View;

pub(in crate::logic::techniques) struct XYZWing;

impl Finder for XYZWing {
    const NAME: &'static str = "xyz-wing";
    const TITLE: &'static str = "XYZ-wing";
    const RATING: u16 = 44;
    const DOCUMENT: &'static str = include_str!("xyz_wing.md");
    const HODOKU: Option<Hodoku> = Some(Hodoku::hard(250, 180));
    const IN_SE: bool = true;

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let bivalue = find::bivalue(view);
        for pivot in view.open().filter(|&cell| view.candidates(cell).len() == 3) {
            sink.go_on()?;
            let near = bivalue & view.peers(pivot);
            for one in near.iter() {
                for other in near.iter().filter(|&other| other > one) {
                    if let Some(wing) = find::wing(view, pivot, [one, other]) {
                        sink.found(wing.step(view, sink.step()))?;
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
