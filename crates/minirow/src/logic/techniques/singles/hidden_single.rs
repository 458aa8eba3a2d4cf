//! Hidden single: finds digits with one place left in a house.
#![doc = include_str!("hidden_single.md")]

use std::ops::ControlFlow;

use crate::board::{Candidate, Cell, Digit, House, HouseKind, Names};
use crate::logic::argument::{Argument, Word};
use crate::logic::finder::{Finder, Sink};
use crate::logic::hodoku::Hodoku;
use crate::logic::position::set::Digits;
use crate::logic::position::view::View;
use crate::logic::{HouseRole, Preposition, Role, Step, Tenths, words};

pub(in crate::logic) struct HiddenSingle;

impl Finder for HiddenSingle {
    const NAME: &'static str = "hidden-single";
    const TITLE: &'static str = "Hidden single";
    /// In a block; in another house 15.
    const RATING: u16 = 12;
    const DOCUMENT: &'static str = include_str!("hidden_single.md");
    const HODOKU: Option<Hodoku> = Some(Hodoku::easy(30, 14));
    const IN_SE: bool = true;

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        for house in view.houses_blocks_first() {
            let (mut once, mut twice) = (Digits::<D>::EMPTY, Digits::EMPTY);
            for cell in view.open_in(house) {
                twice |= once & view.candidates(cell);
                once |= view.candidates(cell);
            }
            for digit in (once - twice).iter() {
                let Some(cell) = view.open_in(house).find(|&c| view.candidates(c).contains(digit))
                else {
                    continue;
                };
                let mut step = sink.step().in_house(house, Candidate { cell, digit });
                if view.geometry().house_kind(house) != HouseKind::Block {
                    step.rating = Tenths::new(15);
                }
                sink.found(step)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        let houses = words::houses(step.marks.houses_with(HouseRole::Base), names);
        format!("{}: the only place left in {houses}", words::placements(&step.place, names))
    }

    fn argue(argument: &mut Argument<'_>) {
        let Candidate { cell, digit } = argument.step.place[0];
        let name = Word::Digit(digit);
        for house in argument.step.marks.houses_with(HouseRole::Base) {
            argument
                .part_of("No {} in {} yet", &[name, Word::House(house)])
                .say("Which of the open cells of {} can hold {}?", &[Word::Base(&[house]), name]);
            argument.part_of("Where {} cannot go", &[name]);
            tell_blocked(argument, house, digit, cell);
            argument
                .part("One place left")
                .say("That leaves one place in {}.", &[Word::Base(&[house])])
                .conclude();
        }
    }
}

/// Why a digit cannot go into the open cells of a house but one.
fn tell_blocked(argument: &mut Argument<'_>, house: House, digit: Digit, single: Cell) {
    let (position, geometry) = (argument.position, argument.position.geometry());
    let candidate = |&cell: &Cell| Candidate { cell, digit };
    let standing: Vec<Cell> =
        geometry.cells().filter(|&cell| position.digit(cell) == Some(digit)).collect();
    let cells = geometry.cells_of(house).iter().copied();
    let mut left: Vec<Cell> =
        cells.filter(|&cell| cell != single && position.digit(cell).is_none()).collect();
    if left.is_empty() {
        argument.say("All other cells are filled.", &[]);
    }
    loop {
        let seen_by =
            |blocker: Cell| left.iter().filter(move |&&cell| geometry.sees(blocker, cell));
        // Of several that block as many the first.
        let most = standing.iter().rev().copied().max_by_key(|&blocker| seen_by(blocker).count());
        let Some((blocker, blocked)) = most
            .map(|blocker| (blocker, seen_by(blocker).copied().collect::<Vec<Cell>>()))
            .filter(|(_, blocked)| !blocked.is_empty())
        else {
            break;
        };
        let blocker = [candidate(&blocker)];
        let digit = Word::Candidates(&blocker, Preposition::In, Role::Blocker);
        argument
            .say("{} blocks {}.", &[digit, Word::Cells(&blocked)])
            .mark(blocker, Role::Blocker)
            .mark(blocked.iter().map(candidate), Role::Blocked);
        left.retain(|cell| !blocked.contains(cell));
    }
    if !left.is_empty() {
        argument
            .say("It is already eliminated from {}.", &[Word::Cells(&left)])
            .mark(left.iter().map(candidate), Role::Blocked);
    }
}
