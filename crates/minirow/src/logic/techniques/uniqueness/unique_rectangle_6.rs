//! Finds rectangles with two opposite corners that hold a digit both or neither.
#![doc = include_str!("unique_rectangle_6.md")]

use std::ops::ControlFlow;

use super::rectangles;
use crate::board::{Cell, HouseKind, Names};
use crate::logic::argument::{self, Argument, Word};
use crate::logic::finder::{Finder, Sink};
use crate::logic::hodoku::Hodoku;
use crate::logic::position::view::View;
use crate::logic::{HouseRole, Premise, Role, Step, words};
pub(in crate::logic::techniques) struct UniqueRectangle6;

impl Finder for UniqueRectangle6 {
    const NAME: &'static str = "unique-rectangle-6";
    const TITLE: &'static str = "Unique rectangle 6";
    const RATING: u16 = 47;
    const DOCUMENT: &'static str = include_str!("unique_rectangle_6.md");
    const HODOKU: Option<Hodoku> = Some(Hodoku::hard(310, 100));

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        rectangles::each_open(view, sink, &mut |rectangle, sink| {
            let Some(roof) = rectangle.two_roofs().filter(|&two| rectangle.are_opposite(two))
            else {
                return ControlFlow::Continue(());
            };
            for eliminated in rectangle.digits {
                // With the digit in one of the two corners the line of the other has it there too.
                let lines = [HouseKind::Row, HouseKind::Column].into_iter().find_map(|kind| {
                    let [one, other] = roof.map(|corner| view.house_of(corner, kind));
                    let mut lines = [one?, other?];
                    lines.sort_unstable();
                    let is_bound = |line| {
                        let places = view.places_in(line, eliminated);
                        !places.is_empty() && places.is_subset(&rectangle.all())
                    };
                    lines.into_iter().all(is_bound).then_some(lines)
                });
                let removed = rectangle.roof & view.places(eliminated);
                if let (Some(lines), false) = (lines, removed.is_empty()) {
                    let mut step = rectangle.step(view, sink.step());
                    for line in lines {
                        step.premises.push(Premise::House(line, eliminated));
                        step.marks.houses.push((line, HouseRole::Base));
                    }
                    step.eliminate(removed.iter(), eliminated);
                    sink.found(step)?;
                }
            }
            ControlFlow::Continue(())
        })
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        let eliminated = names.digit(step.remove[0].digit);
        let mut roofs: Vec<Cell> = step.marks.with(Role::Fin).map(|mark| mark.cell).collect();
        roofs.dedup();
        format!(
            "{}: {}, and {eliminated} is in both {} or in neither, as {} have it only in the rectangle",
            words::removals(&step.remove, names),
            rectangles::reason(step, names),
            words::cells(roofs, names),
            words::houses(step.marks.houses_with(HouseRole::Base), names),
        )
    }

    fn argue(argument: &mut Argument<'_>) {
        let step = argument.step;
        let eliminated = Word::Digit(step.remove[0].digit);
        let roofs = argument::cells_of(step.marks.with(Role::Fin));
        let lines: Vec<_> = step.marks.houses_with(HouseRole::Base).collect();
        rectangles::argue(argument);
        rectangles::argue_roofs(argument);
        argument.part("Both or neither").say(
            "In {}, {} has no place but in the rectangle, so {} are both {} or neither is.",
            &[Word::Base(&lines), eliminated, Word::Cells(&roofs), eliminated],
        );
        argument
            .part("Neither")
            .say("If both were {}, the rectangle would be complete.", &[eliminated])
            .conclude();
    }
}
