//! Digits whose places in one house are all in a second one: what pointing and claiming share.

use std::ops::ControlFlow;

use crate::board::{HouseKind, Names};
use crate::logic::technique::Sink;
use crate::logic::view::View;
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
            for second in view.common_houses(places).filter(|&house| house != first) {
                let removed = view.places_in(second, digit) - places;
                if removed.is_empty() {
                    continue;
                }
                let mut step = sink.step();
                step.strike(removed.iter(), digit);
                step.premises.push(Premise::House(first, digit));
                step.marks.houses.extend([(first, HouseRole::Base), (second, HouseRole::Cover)]);
                step.marks.cells(places.iter(), digit, Role::Pattern);
                sink.found(step)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// `r2c7 is not 4: in block 1 all places for 4 are in row 2`.
pub(super) fn explain(step: &Step, names: &Names<'_>) -> String {
    let removals = words::removals(&step.remove, names);
    let digit = words::digits(step.remove.first().map(|removed| removed.digit), names);
    let first = words::houses(step.marks.houses_with(HouseRole::Base), names);
    let second = words::houses(step.marks.houses_with(HouseRole::Cover), names);
    format!("{removals}: in {first} all places for {digit} are in {second}")
}
