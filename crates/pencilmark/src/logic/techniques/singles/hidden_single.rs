//! Hidden single: finds digits with one place left in a house.
#![doc = include_str!("hidden_single.md")]

use std::ops::ControlFlow;

use crate::board::{Candidate, HouseKind, Names};
use crate::logic::finder::{Finder, Sink};
use crate::logic::position::set::Digits;
use crate::logic::position::view::View;
use crate::logic::{HouseRole, Step, Tenths, words};

pub(in crate::logic) struct HiddenSingle;

impl Finder for HiddenSingle {
    const NAME: &'static str = "hidden-single";
    const TITLE: &'static str = "Hidden single";
    /// In a block; in another house 15.
    const RATING: u16 = 12;
    const DOCUMENT: &'static str = include_str!("hidden_single.md");

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        for house in view.houses_blocks_first() {
            let (mut once, mut twice) = (Digits::<D>::EMPTY, Digits::EMPTY);
            for cell in view.open_in(house) {
                twice |= once & view.candidates(cell);
                once |= view.candidates(cell);
            }
            for digit in (once - twice).iter() {
                let Some(cell) = view.open_in(house).find(|&c| view.candidates(c).contains(digit))
                else {
                    continue;
                };
                let mut step = sink.step().in_house(house, Candidate { cell, digit });
                if view.geometry().house_kind(house) != HouseKind::Block {
                    step.rating = Tenths::new(15);
                }
                sink.found(step)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        let houses = words::houses(step.marks.houses_with(HouseRole::Base), names);
        format!("{}: the only place left in {houses}", words::placements(&step.place, names))
    }
}
