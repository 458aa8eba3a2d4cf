//! Skyscraper: finds two parallel strong links with one end of each in a common line.
#![doc = include_str!("skyscraper.md")]

use std::ops::ControlFlow;

use super::strong_links;
use crate::board::{HouseKind, Names};
use crate::logic::Step;
use crate::logic::argument::Argument;
use crate::logic::finder::{Finder, Sink};
use crate::logic::hodoku::Hodoku;
use crate::logic::position::view::View;

pub(in crate::logic::techniques) struct Skyscraper;

impl Finder for Skyscraper {
    const NAME: &'static str = "skyscraper";
    const TITLE: &'static str = "Skyscraper";
    const RATING: u16 = 40;
    const DOCUMENT: &'static str = include_str!("skyscraper.md");
    const HODOKU: Option<Hodoku> = Some(Hodoku::hard(190, 130));

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let geometry = view.geometry();
        let mut links = Vec::new();
        // HoDoKu's order: all digits in rows, then all digits in columns.
        for (kind, across) in
            [(HouseKind::Row, HouseKind::Column), (HouseKind::Column, HouseKind::Row)]
        {
            for digit in geometry.digits() {
                sink.go_on()?;
                strong_links::collect(view, kind, digit, &mut links);
                for (index, &one) in links.iter().enumerate() {
                    for &other in &links[index + 1..] {
                        strong_links::each_meeting(view, digit, [one, other], &mut |meeting| {
                            let is_across = |[one, other]: [_; 2]| {
                                view.house_of(one, across) == view.house_of(other, across)
                            };
                            // With both ends in common lines it is an X-wing.
                            if is_across(meeting.near) && !is_across(meeting.far) {
                                strong_links::found(sink, meeting)?;
                            }
                            ControlFlow::Continue(())
                        })?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        strong_links::explain(step, names)
    }

    fn argue(argument: &mut Argument<'_>) {
        strong_links::argue(argument);
    }
}
