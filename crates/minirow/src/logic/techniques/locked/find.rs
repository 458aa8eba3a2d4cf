//! Digits whose places in one house are all in a second one, or seen by a cell: what pointing and
//! claiming share.

use std::ops::ControlFlow;

use crate::board::{Digit, House, HouseKind, Names};
use crate::logic::argument::{self, Argument, Word};
use crate::logic::finder::Sink;
use crate::logic::position::set::CellSet;
use crate::logic::position::view::View;
use crate::logic::{HouseRole, Premise, Role, Step, words};

/// Steps whose first house is of a kind that is asked for: house by house, digit by digit.
pub(super) fn find<const C: usize, const D: usize>(
    view: &View<C, D>,
    sink: &mut Sink<'_>,
    is_first: impl Fn(HouseKind) -> bool,
) -> ControlFlow<()> {
    let geometry = view.geometry();
    for first in geometry.houses().filter(|&house| is_first(geometry.house_kind(house))) {
        sink.go_on()?;
        for digit in geometry.digits() {
            let places = view.places_in(first, digit);
            if places.len() < 2 {
                continue;
            }
            let mut found = |removed: CellSet<C>, second: Option<House>| {
                if removed.is_empty() {
                    return ControlFlow::Continue(());
                }
                let mut step = sink.step();
                step.eliminate(removed.iter(), digit);
                step.premises.push(Premise::House(first, digit));
                step.marks.houses.push((first, HouseRole::Base));
                step.marks.houses.extend(second.map(|second| (second, HouseRole::Cover)));
                step.marks.cells(places.iter(), digit, Role::Pattern);
                sink.found(step)
            };
            // Case 1: all places are in a second house.
            for second in view.common_houses(places).filter(|&house| house != first) {
                found(view.places_in(second, digit) - places, Some(second))?;
            }
            // Case 2: no other house holds them all, but a cell sees each of them.
            found(seen_without_house(view, digit, places), None)?;
        }
    }
    ControlFlow::Continue(())
}

/// The places of a digit that see all of some places, though no house holds all of these and them.
///
/// Only looked for where cells must differ without a house: else there are hardly any.
fn seen_without_house<const C: usize, const D: usize>(
    view: &View<C, D>,
    digit: Digit,
    places: CellSet<C>,
) -> CellSet<C> {
    if !view.geometry().has_apart() {
        return CellSet::EMPTY;
    }
    let mut seen = view.places(digit) - places;
    for house in view.common_houses(places) {
        seen -= view.house(house);
    }
    for place in places.iter() {
        if seen.is_empty() {
            break;
        }
        seen &= view.peers(place);
    }
    seen
}

/// `r2c7 is not 4: in block 1 all places for 4 are in row 2`, or `see it`.
pub(super) fn explain(step: &Step, names: &Names<'_>) -> String {
    let removals = words::removals(&step.remove, names);
    let digit = words::digits(step.remove.first().map(|removed| removed.digit), names);
    let first = words::houses(step.marks.houses_with(HouseRole::Base), names);
    let claim = format!("{removals}: in {first} all places for {digit}");
    let mut second = step.marks.houses_with(HouseRole::Cover).peekable();
    if second.peek().is_some() {
        return format!("{claim} are in {}", words::houses(second, names));
    }
    let them = if step.remove.len() == 1 { "it" } else { "them" };
    format!("{claim} see {them}")
}

/// Where the digit can go in the first house; what that means for the second, or for what sees it all.
pub(super) fn argue(argument: &mut Argument<'_>) {
    let step = argument.step;
    let [first, second] = [HouseRole::Base, HouseRole::Cover]
        .map(|role| step.marks.houses_with(role).collect::<Vec<House>>());
    let places = argument::cells_of(step.marks.with(Role::Pattern));
    let digit = Word::Digit(step.remove[0].digit);
    argument
        .part_of("{} in {}", &[digit, Word::Houses(&first)])
        .say("In {}, {} can only go in {}.", &[Word::Base(&first), digit, Word::AnyCell(&places)])
        .show(Role::Pattern);
    let both = words::plural(places.len() - 1, "Both", "All");
    if second.is_empty() {
        let seen = argument::cells_of(step.remove.iter().copied());
        let words = [Word::Text(both), Word::Cells(&seen)];
        argument.part("All see the same cell").say("{} of these see {}.", &words);
        argument
            .part_of("No {} there", &[digit])
            .say("One of them is {}, so what sees them all is not.", &[digit])
            .conclude();
        return;
    }
    argument.part_of("Where {} gets its {}", &[Word::Houses(&second), digit]).say(
        "{} of these cells are in {} too. Whichever of them is {}, it is the {} of {}.",
        &[Word::Text(both), Word::Cover(&second), digit, digit, Word::Cover(&second)],
    );
    argument
        .part_of("No other {} in {}", &[digit, Word::Houses(&second)])
        .say("So no other cell of {} is {}.", &[Word::Cover(&second), digit])
        .conclude();
}
