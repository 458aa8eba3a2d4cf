//! Finds boards where one candidate alone keeps all cells from having two.
#![doc = include_str!("bivalue_universal_grave.md")]

use std::ops::ControlFlow;

use crate::board::{Candidate, Cell, Names};
use crate::logic::argument::{Argument, Word};
use crate::logic::finder::{Finder, Sink};
use crate::logic::hodoku::Hodoku;
use crate::logic::position::set::Digits;
use crate::logic::position::view::View;
use crate::logic::{Premise, Role, Step, words};

pub(in crate::logic::techniques) struct BivalueUniversalGrave;

impl Finder for BivalueUniversalGrave {
    const NAME: &'static str = "bivalue-universal-grave";
    const TITLE: &'static str = "Bivalue universal grave";
    const RATING: u16 = 56;
    const DOCUMENT: &'static str = include_str!("bivalue_universal_grave.md");
    const HODOKU: Option<Hodoku> = Some(Hodoku::hard(180, 100));
    const IN_SE: bool = true;

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let mut richer = view.open().filter(|&cell| view.candidates(cell).len() != 2);
        let (Some(cell), None) = (richer.next(), richer.next()) else {
            return ControlFlow::Continue(());
        };
        if view.candidates(cell).len() != 3 {
            return ControlFlow::Continue(());
        }
        for digit in view.candidates(cell).iter() {
            let extra = Candidate { cell, digit };
            if is_grave_but_for(view, extra) {
                let mut step = sink.step();
                step.premises.push(Premise::Grave(extra));
                step.marks.cells([cell], digit, Role::Pattern);
                for eliminated in (view.candidates(cell) - Digits::of(digit)).iter() {
                    step.eliminate([cell], eliminated);
                }
                sink.found(step)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        let extra = step.marks.with(Role::Pattern).next();
        let extra = extra
            .map(|extra| format!("{} in {}", names.digit(extra.digit), names.cell(extra.cell)));
        format!(
            "{}: without {} every open cell would have two candidates and every digit two places \
             in each house, and all of them could be exchanged",
            words::removals(&step.remove, names),
            extra.unwrap_or_default(),
        )
    }

    fn argue(argument: &mut Argument<'_>) {
        let step = argument.step;
        let extra = step.marks.with(Role::Pattern).next().unwrap_or(step.remove[0]);
        argument
            .part("All cells but one have two candidates")
            .say(
                "Every open cell has just two candidates, except {}, which has {} besides.",
                &[Word::Cell(extra.cell), Word::Digit(extra.digit)],
            )
            .show(Role::Pattern);
        argument.part("Two solutions").say(
            "Without it, every open cell would have two candidates and every digit two places in \
             each house. Swapping the two everywhere would turn one solution into another, but the \
             puzzle has only one.",
            &[],
        );
        argument
            .part("The extra candidate is right")
            .say("So {} is {}.", &[Word::Cell(extra.cell), Word::Digit(extra.digit)])
            .conclude();
    }
}

/// Whether but for one candidate every digit has two places in each house, or is placed there; and
/// cells that must differ without a house of both have the same candidates or none in common, so
/// they still differ when all are exchanged.
fn is_grave_but_for<const C: usize, const D: usize>(view: &View<C, D>, extra: Candidate) -> bool {
    let geometry = view.geometry();
    let in_houses = geometry.houses().all(|house| {
        geometry.digits().all(|digit| {
            let mut places = view.places_in(house, digit);
            if digit == extra.digit {
                places.remove(extra.cell);
            }
            matches!(places.len(), 0 | 2)
        })
    });
    let left = |cell: Cell| {
        let mut left = view.candidates(cell);
        if cell == extra.cell {
            left.remove(extra.digit);
        }
        left
    };
    let stays = |one: Digits<D>, other: Digits<D>| one == other || !one.meets(&other);
    in_houses
        && geometry
            .cells()
            .all(|cell| geometry.apart(cell).iter().all(|&other| stays(left(cell), left(other))))
}
