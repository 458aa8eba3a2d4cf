//! Naked single: finds cells with one candidate left.
#![doc = include_str!("naked_single.md")]

use std::ops::ControlFlow;

use crate::board::{Candidate, Names};
use crate::logic::finder::{Finder, Sink};
use crate::logic::position::view::View;
use crate::logic::{Step, words};

pub(in crate::logic) struct NakedSingle;

impl Finder for NakedSingle {
    const NAME: &'static str = "naked-single";
    const TITLE: &'static str = "Naked single";
    const RATING: u16 = 23;
    const DOCUMENT: &'static str = include_str!("naked_single.md");

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        for cell in view.open() {
            if let Some(digit) = view.candidates(cell).only() {
                sink.found(sink.step().in_cell(Candidate { cell, digit }))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        format!("{}: the only digit left in the cell", words::placements(&step.place, names))
    }
}
