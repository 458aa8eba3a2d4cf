//! Naked single: finds cells with one candidate left.
#![doc = include_str!("naked_single.md")]

use std::ops::ControlFlow;

use crate::board::{Candidate, Digit, House, Names};
use crate::logic::argument::{self, Argument, Word};
use crate::logic::finder::{Finder, Sink};
use crate::logic::hodoku::Hodoku;
use crate::logic::position::view::View;
use crate::logic::{Preposition, Role, Step, words};

pub(in crate::logic) struct NakedSingle;

impl Finder for NakedSingle {
    const NAME: &'static str = "naked-single";
    const TITLE: &'static str = "Naked single";
    const RATING: u16 = 23;
    const DOCUMENT: &'static str = include_str!("naked_single.md");
    const HODOKU: Option<Hodoku> = Some(Hodoku::easy(20, 4));
    const IN_SE: bool = true;

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        for cell in view.open() {
            if let Some(digit) = view.candidates(cell).only() {
                sink.found(sink.step().in_cell(Candidate { cell, digit }))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        format!("{}: the only digit left in the cell", words::placements(&step.place, names))
    }

    fn argue(argument: &mut Argument<'_>) {
        let single = argument.step.place[0];
        argument.part_of("What {} cannot be", &[Word::Cell(single.cell)]);
        argument.say("Look at {}.", &[Word::Cell(single.cell)]);
        tell_excluded(argument, single);
        argument
            .part("One digit left")
            .say("Only {} is left.", &[Word::Digit(single.digit)])
            .conclude();
    }
}

/// Why a cell holds no other digit: the digits that stand in its houses, and what is eliminated.
fn tell_excluded(argument: &mut Argument<'_>, single: Candidate) {
    let (position, geometry) = (argument.position, argument.position.geometry());
    let mut left: Vec<Digit> = geometry.digits().filter(|&digit| digit != single.digit).collect();
    let houses: Vec<House> = geometry.seats(single.cell).iter().map(|seat| seat.house).collect();
    loop {
        let in_house = |house: House| {
            let cells = geometry.cells_of(house).iter();
            let digits = cells
                .filter_map(|&cell| position.digit(cell).map(|digit| Candidate { cell, digit }));
            digits.filter(|found| left.contains(&found.digit)).collect::<Vec<Candidate>>()
        };
        let most = houses.iter().rev().map(|&house| (house, in_house(house)));
        let Some((house, blockers)) =
            most.max_by_key(|(_, found)| found.len()).filter(|(_, found)| !found.is_empty())
        else {
            break;
        };
        let digits = argument::digits_of(blockers.iter().copied());
        let words = [
            Word::DigitsAs(&digits, Role::Blocker),
            Word::Text(words::plural(digits.len(), "stands", "stand")),
            Word::Base(&[house]),
        ];
        argument.say("{} {} in {}.", &words).mark(blockers, Role::Blocker);
        left.retain(|digit| !digits.contains(digit));
    }
    // Cells that must differ without a house of both.
    let apart = geometry.apart(single.cell).iter();
    let apart: Vec<Candidate> = apart
        .filter_map(|&cell| position.digit(cell).map(|digit| Candidate { cell, digit }))
        .collect();
    for blocker in apart {
        if let Some(index) = left.iter().position(|&digit| digit == blocker.digit) {
            left.remove(index);
            let digit = Word::Candidates(&[blocker], Preposition::In, Role::Blocker);
            let words = [digit, Word::Cell(single.cell)];
            argument.say("{} sees {}.", &words).mark([blocker], Role::Blocker);
        }
    }
    if !left.is_empty() {
        let are = words::plural(left.len(), "is", "are");
        argument
            .say("{} {} already eliminated.", &[Word::Digits(&left), Word::Text(are)])
            .mark(left.iter().map(|&digit| Candidate { digit, ..single }), Role::Blocked);
    }
}
