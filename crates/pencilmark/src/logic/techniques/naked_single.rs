//! Finds cells with one candidate left.
#![doc = include_str!("naked_single.md")]

use std::ops::ControlFlow;

use crate::board::{Candidate, Geometry, Pencil};
use crate::logic::technique::{Finder, Sink};
use crate::logic::{Step, Technique};

pub(super) struct NakedSingle;

impl Finder for NakedSingle {
    const NAME: &'static str = "naked-single";
    const TITLE: &'static str = "Naked single";
    const DOCUMENT: &'static str = include_str!("naked_single.md");

    fn find(technique: Technique, pencil: &Pencil, sink: &mut Sink<'_>) -> ControlFlow<()> {
        for cell in pencil.geometry().cells().filter(|&cell| pencil.digit(cell).is_none()) {
            if let Some(digit) = pencil.candidates(cell).only() {
                sink(Step { technique, place: Candidate { cell, digit }, house: None })?;
            }
        }
        ControlFlow::Continue(())
    }

    fn explain(step: &Step, geometry: &Geometry) -> String {
        let Candidate { cell, digit } = step.place;
        format!("{} is {digit}: the only digit left in the cell", geometry.cell_name(cell))
    }
}
