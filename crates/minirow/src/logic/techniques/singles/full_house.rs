//! Full house: finds houses with one empty cell.
#![doc = include_str!("full_house.md")]

use std::ops::ControlFlow;

use crate::board::{Candidate, House, Names};
use crate::logic::argument::{Argument, Word};
use crate::logic::finder::{Finder, Sink};
use crate::logic::hodoku::Hodoku;
use crate::logic::position::view::View;
use crate::logic::{HouseRole, Step, words};

pub(in crate::logic::techniques) struct FullHouse;

impl Finder for FullHouse {
    const NAME: &'static str = "full-house";
    const TITLE: &'static str = "Full house";
    const RATING: u16 = 10;
    const DOCUMENT: &'static str = include_str!("full_house.md");
    const HODOKU: Option<Hodoku> = Some(Hodoku::easy(10, 4));
    const IN_SE: bool = true;

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        for house in view.geometry().houses() {
            let mut open = view.open_in(house);
            let (Some(cell), None) = (open.next(), open.next()) else {
                continue;
            };
            if let Some(digit) = view.candidates(cell).only() {
                sink.found(sink.step().in_house(house, Candidate { cell, digit }))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        let houses = words::houses(step.marks.houses_with(HouseRole::Base), names);
        format!("{}: the last open cell of {houses}", words::placements(&step.place, names))
    }

    fn argue(argument: &mut Argument<'_>) {
        let Candidate { cell, digit } = argument.step.place[0];
        let houses: Vec<House> = argument.step.marks.houses_with(HouseRole::Base).collect();
        argument
            .part("One open cell")
            .say("Look at {}. Only {} is open.", &[Word::Base(&houses), Word::Cell(cell)]);
        argument
            .part("The missing digit")
            .say("Only {} is missing in {}.", &[Word::Digit(digit), Word::Base(&houses)])
            .conclude();
    }
}
