//! W-wing: finds two cells with the same two candidates, joined by a strong link.
#![doc = include_str!("w_wing.md")]

use std::ops::ControlFlow;

use super::find;
use crate::board::{Cell, Digit, Names};
use crate::logic::argument::{Argument, Word};
use crate::logic::finder::{Finder, Sink};
use crate::logic::hodoku::Hodoku;
use crate::logic::position::set::{CellSet, Digits};
use crate::logic::position::view::View;
use crate::logic::techniques::single_digit::strong_links;
use crate::logic::{HouseRole, Premise, Role, Step, words};

pub(in crate::logic::techniques) struct WWing;

impl Finder for WWing {
    const NAME: &'static str = "w-wing";
    const TITLE: &'static str = "W-wing";
    const RATING: u16 = 44;
    const DOCUMENT: &'static str = include_str!("w_wing.md");
    const HODOKU: Option<Hodoku> = Some(Hodoku::hard(230, 150));

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let bivalue = find::bivalue(view);
        for one in bivalue.iter() {
            sink.go_on()?;
            let digits = view.candidates(one);
            let same = bivalue.iter().filter(|&other| other > one);
            for other in same.filter(|&other| view.candidates(other) == digits) {
                let common = view.peers(one) & view.peers(other);
                for digit in digits.iter() {
                    let removed = common & view.places(digit);
                    if let (false, Some(linked)) =
                        (removed.is_empty(), (digits - Digits::of(digit)).first())
                    {
                        linked_by(view, [one, other], linked, removed, digit, sink)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        let marked: Vec<_> = step.marks.with(Role::Pattern).collect();
        let [one, _, other, _, first, second] = marked[..] else {
            return String::new();
        };
        let (eliminated, linked) = (step.remove[0].digit, first.digit);
        let [low, high, linked] = [eliminated.min(linked), eliminated.max(linked), linked]
            .map(|digit| names.digit(digit));
        format!(
            "{}: {} are {low} or {high}, and not both {linked}, as {} has its {linked} in {} \
             or {}",
            words::removals(&step.remove, names),
            words::cells([one.cell, other.cell], names),
            words::houses(step.marks.houses_with(HouseRole::Base), names),
            names.cell(first.cell),
            names.cell(second.cell),
        )
    }

    fn argue(argument: &mut Argument<'_>) {
        let step = argument.step;
        let marked: Vec<_> = step.marks.with(Role::Pattern).collect();
        let [one, _, other, _, first, second] = marked[..] else {
            return argument.conclude();
        };
        let house: Vec<_> = step.marks.houses_with(HouseRole::Base).collect();
        let (digit, linked) = (step.remove[0].digit, first.digit);
        let pair = [one.cell, other.cell];
        argument
            .part("Two cells alike")
            .say(
                "Both {} can only be {}.",
                &[Word::Cells(&pair), Word::AnyDigit(&[digit.min(linked), digit.max(linked)])],
            )
            .mark(marked[..4].iter().copied(), Role::Pattern);
        argument
            .part("A strong link between them")
            .say(
                "In {}, {} has just two places, {}. Each of these sees one of the two cells.",
                &[Word::Base(&house), Word::Digit(linked), Word::Cells(&[first.cell, second.cell])],
            )
            .mark([first, second], Role::Pattern);
        argument.part("One of them holds the other digit").say(
            "Whichever place holds the {}, one of {} sees it and is {} instead.",
            &[Word::Digit(linked), Word::Cells(&pair), Word::Digit(digit)],
        );
        find::conclude(argument, &pair);
    }
}

/// Hands on the strong links an end of which sees one cell, and the other end the other cell.
fn linked_by<const C: usize, const D: usize>(
    view: &View<C, D>,
    pair: [Cell; 2],
    linked: Digit,
    removed: CellSet<C>,
    digit: Digit,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let [one, other] = pair.map(|cell| view.peers(cell));
    for house in view.geometry().houses() {
        let Some(link) = strong_links::link(view, house, linked) else {
            continue;
        };
        let [first, second] = link.ends;
        let sees_both = one.contains(first) && other.contains(second)
            || one.contains(second) && other.contains(first);
        let is_apart = !link.ends.iter().any(|end| pair.contains(end));
        if !sees_both || !is_apart || !strong_links::is_first(view, link, linked) {
            continue;
        }
        let mut step = sink.step();
        step.premises.extend(pair.map(Premise::Cell));
        step.premises.push(Premise::House(house, linked));
        step.marks.houses.push((house, HouseRole::Base));
        for cell in pair {
            for digit in [digit, linked] {
                step.marks.cells([cell], digit, Role::Pattern);
            }
        }
        step.marks.cells(link.ends, linked, Role::Pattern);
        step.eliminate(removed.iter(), digit);
        sink.found(step)?;
    }
    ControlFlow::Continue(())
}
