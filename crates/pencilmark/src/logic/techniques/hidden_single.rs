//! Finds digits with one place left in a house.
#![doc = include_str!("hidden_single.md")]

use std::ops::ControlFlow;

use crate::board::{Candidate, Geometry, Pencil};
use crate::logic::technique::{Finder, Sink};
use crate::logic::{Step, Technique};

pub(super) struct HiddenSingle;

impl Finder for HiddenSingle {
    const NAME: &'static str = "hidden-single";
    const TITLE: &'static str = "Hidden single";
    const DOCUMENT: &'static str = include_str!("hidden_single.md");

    fn find(technique: Technique, pencil: &Pencil, sink: &mut Sink<'_>) -> ControlFlow<()> {
        // Blocks are searched last in the list of houses but seen first by people.
        let geometry = pencil.geometry();
        let lines = 2 * usize::from(geometry.side());
        for house in geometry.houses().skip(lines).chain(geometry.houses().take(lines)) {
            for digit in geometry.digits().filter(|&digit| pencil.places_len(house, digit) == 1) {
                let place = pencil.places(house, digit).next();
                if let Some(cell) = place.filter(|&cell| pencil.digit(cell).is_none()) {
                    let place = Candidate { cell, digit };
                    sink(Step { technique, place, house: Some(house) })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn explain(step: &Step, geometry: &Geometry) -> String {
        let Candidate { cell, digit } = step.place;
        let house = step.house.map_or("its house", |house| geometry.house_name(house));
        format!("{} is {digit}: the only place left in {house}", geometry.cell_name(cell))
    }
}
