//! XY-chain: finds chains of cells with two candidates.
#![doc = include_str!("xy_chain.md")]

use std::ops::ControlFlow;

use super::alternating::{self, Links};
use crate::board::{Candidate, Names};
use crate::logic::Step;
use crate::logic::argument::Argument;
use crate::logic::finder::{Finder, Sink};
use crate::logic::hodoku::Hodoku;
use crate::logic::position::set::Digits;
use crate::logic::position::view::View;

pub(in crate::logic::techniques) struct XYChain;

impl Finder for XYChain {
    const NAME: &'static str = "xy-chain";
    const TITLE: &'static str = "XY-chain";
    /// Of four cells; longer ones are harder.
    const RATING: u16 = 52;
    const DOCUMENT: &'static str = include_str!("xy_chain.md");
    const HODOKU: Option<Hodoku> = Some(Hodoku::unfair(450, 260));

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let cells = view.open().filter(|&cell| view.candidates(cell).len() == 2);
        let nodes = cells.flat_map(|cell| {
            view.candidates(cell).iter().map(move |digit| Candidate { cell, digit })
        });
        let strong = |node: Candidate| {
            let other = view.candidates(node.cell) - Digits::of(node.digit);
            other.iter().map(move |digit| Candidate { digit, ..node })
        };
        let links = Links::new(view, nodes.collect(), strong, sink)?;
        let mut found = Vec::new();
        alternating::collect(view, &links, &mut found, sink)?;
        // Two cells are a naked pair, three an XY-wing.
        alternating::hand_on(view, found, 8, sink)
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        alternating::explain(step, names)
    }

    fn argue(argument: &mut Argument<'_>) {
        alternating::argue(argument);
    }
}
