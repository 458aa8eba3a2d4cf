//! Finds rectangles with two neighbouring corners one of which holds a digit of the rectangle.
#![doc = include_str!("unique_rectangle_4.md")]

use std::ops::ControlFlow;

use super::rectangles;
use crate::board::Names;
use crate::logic::argument::{self, Argument, Word};
use crate::logic::finder::{Finder, Sink};
use crate::logic::hodoku::Hodoku;
use crate::logic::position::view::View;
use crate::logic::{HouseRole, Premise, Role, Step, words};
pub(in crate::logic::techniques) struct UniqueRectangle4;

impl Finder for UniqueRectangle4 {
    const NAME: &'static str = "unique-rectangle-4";
    const TITLE: &'static str = "Unique rectangle 4";
    const RATING: u16 = 45;
    const DOCUMENT: &'static str = include_str!("unique_rectangle_4.md");
    const HODOKU: Option<Hodoku> = Some(Hodoku::hard(290, 100));
    const IN_SE: bool = true;

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        rectangles::each_open(view, sink, &mut |rectangle, sink| {
            if rectangle.roof.len() != 2 {
                return ControlFlow::Continue(());
            }
            for [held, eliminated] in rectangle.orders() {
                let house = view.common_houses(rectangle.roof).find(|&house| {
                    let places = view.places_in(house, held);
                    !places.is_empty() && places.is_subset(&rectangle.roof)
                });
                let removed = rectangle.roof & view.places(eliminated);
                if let (Some(house), false) = (house, removed.is_empty()) {
                    let mut step = rectangle.step(view, sink.step());
                    step.premises.push(Premise::House(house, held));
                    step.marks.houses.push((house, HouseRole::Base));
                    step.eliminate(removed.iter(), eliminated);
                    sink.found(step)?;
                }
            }
            ControlFlow::Continue(())
        })
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        let eliminated = step.remove[0].digit;
        let held = step.marks.with(Role::Pattern).find(|mark| mark.digit != eliminated);
        let held = names.digit(held.map_or(eliminated, |mark| mark.digit));
        format!(
            "{}: {}, and {} has its {held} in {}",
            words::removals(&step.remove, names),
            rectangles::reason(step, names),
            words::houses(step.marks.houses_with(HouseRole::Base), names),
            rectangles::roofs(step, names),
        )
    }

    fn argue(argument: &mut Argument<'_>) {
        let step = argument.step;
        let eliminated = step.remove[0].digit;
        let digits = argument::digits_of(step.marks.with(Role::Pattern));
        let held = digits.into_iter().find(|&digit| digit != eliminated).unwrap_or(eliminated);
        let roofs = argument::cells_of(step.marks.with(Role::Fin));
        let house: Vec<_> = step.marks.houses_with(HouseRole::Base).collect();
        rectangles::argue(argument);
        rectangles::argue_roofs(argument);
        argument.part_of("One of them is {}", &[Word::Digit(held)]).say(
            "In {}, {} can only go in {}.",
            &[Word::Base(&house), Word::Digit(held), Word::AnyCell(&roofs)],
        );
        argument
            .part("The other of the two digits")
            .say(
                "If one of them were {}, the other would be {}, and the rectangle complete.",
                &[Word::Digit(eliminated), Word::Digit(held)],
            )
            .conclude();
    }
}
