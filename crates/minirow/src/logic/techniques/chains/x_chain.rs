//! X-chain: finds chains of strong and weak links of one digit.
#![doc = include_str!("x_chain.md")]

use std::ops::ControlFlow;

use super::alternating::{self, Links};
use crate::board::{Candidate, Names};
use crate::logic::Step;
use crate::logic::argument::Argument;
use crate::logic::finder::{Finder, Sink};
use crate::logic::hodoku::Hodoku;
use crate::logic::position::view::View;
use crate::logic::techniques::colouring::colours;

pub(in crate::logic::techniques) struct XChain;

impl Finder for XChain {
    const NAME: &'static str = "x-chain";
    const TITLE: &'static str = "X-chain";
    /// With three strong links; longer ones are harder.
    const RATING: u16 = 47;
    const DOCUMENT: &'static str = include_str!("x_chain.md");
    const HODOKU: Option<Hodoku> = Some(Hodoku::unfair(440, 260));

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let mut found = Vec::new();
        for digit in view.geometry().digits() {
            let strong = |node: Candidate| {
                let partners = colours::partners(view, digit, node.cell);
                partners.map(move |(cell, _)| Candidate { cell, digit })
            };
            let places = view.places(digit).iter().map(|cell| Candidate { cell, digit });
            let nodes = places.filter(|&place| strong(place).next().is_some()).collect();
            let links = Links::new(view, nodes, strong, sink)?;
            alternating::collect(view, &links, &mut found, sink)?;
        }
        // Two strong links are a turbot fish.
        alternating::hand_on(view, found, 6, sink)
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        alternating::explain(step, names)
    }

    fn argue(argument: &mut Argument<'_>) {
        alternating::argue(argument);
    }
}
