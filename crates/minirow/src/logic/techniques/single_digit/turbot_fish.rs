//! Turbot fish: finds two strong links of a digit that meet, in any houses.
#![doc = include_str!("turbot_fish.md")]

use std::ops::ControlFlow;

use super::strong_links::{self, Meeting};
use crate::board::{Candidate, Cell, Digit, House, Names};
use crate::logic::Step;
use crate::logic::argument::Argument;
use crate::logic::finder::{Finder, Sink};
use crate::logic::hodoku::Hodoku;
use crate::logic::position::view::View;
use crate::logic::techniques::order::{by_eliminations, index_sum};

pub(in crate::logic::techniques) struct TurbotFish;

impl Finder for TurbotFish {
    const NAME: &'static str = "turbot-fish";
    const TITLE: &'static str = "Turbot fish";
    const RATING: u16 = 42;
    const DOCUMENT: &'static str = include_str!("turbot_fish.md");
    const HODOKU: Option<Hodoku> = Some(Hodoku::hard(210, 120));

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let mut meetings = Vec::new();
        for start in view.open() {
            sink.go_on()?;
            for digit in view.candidates(start).iter() {
                from(view, start, digit, &mut meetings);
            }
        }
        // Then by the cells it eliminates.
        let key = |Meeting { digit, removed, .. }: &Meeting<C>| {
            let eliminations = removed.iter().map(|cell| Candidate { cell, digit: *digit });
            (removed.len(), vec![index_sum(eliminations)])
        };
        by_eliminations(meetings, key).try_for_each(|meeting| strong_links::found(sink, meeting))
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        strong_links::explain(step, names)
    }

    fn argue(argument: &mut Argument<'_>) {
        strong_links::argue(argument);
    }
}

/// Lists what follows from a strong link of a cell and another behind it. Each is found from both
/// ends and listed from the first.
fn from<const C: usize, const D: usize>(
    view: &View<C, D>,
    start: Cell,
    digit: Digit,
    meetings: &mut Vec<Meeting<C>>,
) {
    for (first, near) in partners(view, start, digit) {
        for other in (view.peers(near) & view.places(digit)).iter() {
            for (second, end) in partners(view, other, digit) {
                if start > end {
                    continue;
                }
                let links = [first, second];
                let found = strong_links::meeting(view, digit, links, [near, other], [start, end]);
                let is_new = |new: &Meeting<C>| {
                    let mut same = meetings.iter().rev().filter(|old| {
                        old.digit == digit && old.links.iter().all(|link| links.contains(link))
                    });
                    same.all(|old| old.removed != new.removed)
                };
                if let Some(meeting) = found.filter(is_new) {
                    meetings.push(meeting);
                }
            }
        }
    }
}

/// The other ends of the strong links of a candidate, each once.
fn partners<const C: usize, const D: usize>(
    view: &View<C, D>,
    cell: Cell,
    digit: Digit,
) -> impl Iterator<Item = (House, Cell)> {
    view.houses_of(cell).filter_map(move |house| {
        let link = strong_links::link(view, house, digit)?;
        let partner = if link.ends[0] == cell { link.ends[1] } else { link.ends[0] };
        strong_links::is_first(view, link, digit).then_some((house, partner))
    })
}
