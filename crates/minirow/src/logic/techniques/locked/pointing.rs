//! Pointing (locked candidates 1): finds digits that a block has in one line only.
#![doc = include_str!("pointing.md")]

use std::ops::ControlFlow;

use super::find;
use crate::board::{HouseKind, Names};
use crate::logic::Step;
use crate::logic::argument::Argument;
use crate::logic::finder::{Finder, Sink};
use crate::logic::position::view::View;

pub(in crate::logic::techniques) struct Pointing;

impl Finder for Pointing {
    const NAME: &'static str = "pointing";
    const TITLE: &'static str = "Pointing";
    const RATING: u16 = 26;
    const DOCUMENT: &'static str = include_str!("pointing.md");

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        find::find(view, sink, |kind| kind == HouseKind::Block)
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        find::explain(step, names)
    }

    fn argue(argument: &mut Argument<'_>) {
        find::argue(argument);
    }
}
