//! Two-string kite: finds a strong link in a row and one in a column that meet in a block.
#![doc = include_str!("two_string_kite.md")]

use std::ops::ControlFlow;

use super::strong_links::{self, Link, Meeting};
use crate::board::{Digit, HouseKind, Names};
use crate::logic::Step;
use crate::logic::argument::Argument;
use crate::logic::finder::{Finder, Sink};
use crate::logic::hodoku::Hodoku;
use crate::logic::position::view::View;

pub(in crate::logic::techniques) struct TwoStringKite;

impl Finder for TwoStringKite {
    const NAME: &'static str = "two-string-kite";
    const TITLE: &'static str = "Two-string kite";
    const RATING: u16 = 41;
    const DOCUMENT: &'static str = include_str!("two_string_kite.md");
    const HODOKU: Option<Hodoku> = Some(Hodoku::hard(200, 150));

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let (mut rows, mut columns) = (Vec::new(), Vec::new());
        for digit in view.geometry().digits() {
            sink.go_on()?;
            each(view, digit, [&mut rows, &mut columns], &mut |kite| {
                strong_links::found(sink, kite)
            })?;
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

/// Hands on the kites of a digit, first by row, then by column.
pub(super) fn each<const C: usize, const D: usize>(
    view: &View<C, D>,
    digit: Digit,
    [rows, columns]: [&mut Vec<Link>; 2],
    visit: &mut impl FnMut(Meeting<C>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    strong_links::collect(view, HouseKind::Row, digit, rows);
    strong_links::collect(view, HouseKind::Column, digit, columns);
    for &row in &*rows {
        for &column in &*columns {
            strong_links::each_meeting(view, digit, [row, column], visit)?;
        }
    }
    ControlFlow::Continue(())
}
