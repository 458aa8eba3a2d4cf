//! Claiming (locked candidates 2): finds digits that a line has in one block only.
#![doc = include_str!("claiming.md")]

use std::ops::ControlFlow;

use super::find;
use crate::board::{HouseKind, Names};
use crate::logic::Step;
use crate::logic::argument::Argument;
use crate::logic::finder::{Finder, Sink};
use crate::logic::position::view::View;

pub(in crate::logic::techniques) struct Claiming;

impl Finder for Claiming {
    const NAME: &'static str = "claiming";
    const TITLE: &'static str = "Claiming";
    const RATING: u16 = 28;
    const DOCUMENT: &'static str = include_str!("claiming.md");

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        find::find(view, sink, |kind| kind != HouseKind::Block)
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        find::explain(step, names)
    }

    fn argue(argument: &mut Argument<'_>) {
        find::argue(argument);
    }
}
