//! Strong links of one digit, houses where it has two places, and what follows where two meet.
//!
//! Skyscraper, two-string kite and turbot fish are all two strong links an end of each of which see
//! each other: one of these ends at most holds the digit, so one of the far ends does. They differ
//! only in the kinds of their houses.

use std::ops::ControlFlow;

use crate::board::{Candidate, Cell, Digit, House, HouseKind, Names};
use crate::logic::argument::{self, Argument, Word};
use crate::logic::finder::Sink;
use crate::logic::position::set::CellSet;
use crate::logic::position::view::View;
use crate::logic::techniques::colouring::colours;
use crate::logic::{HouseRole, Premise, Role, Step, words};

/// A house where a digit has two places.
#[derive(Clone, Copy)]
pub(in crate::logic::techniques) struct Link {
    pub(super) house: House,
    pub(in crate::logic::techniques) ends: [Cell; 2],
}

/// Two strong links of a digit that meet.
#[derive(Clone, Copy)]
pub(super) struct Meeting<const C: usize> {
    pub(super) digit: Digit,
    pub(super) links: [House; 2],
    /// The ends that see each other, in the order of their links.
    pub(super) near: [Cell; 2],
    /// The other ends, in the order of their links.
    pub(super) far: [Cell; 2],
    /// The house the near ends are in; none where they see each other without one.
    pub(super) joint: Option<House>,
    /// What sees both far ends and may hold the digit.
    pub(super) removed: CellSet<C>,
}

/// The strong link of a house, if there is one.
pub(in crate::logic::techniques) fn link<const C: usize, const D: usize>(
    view: &View<C, D>,
    house: House,
    digit: Digit,
) -> Option<Link> {
    let mut places = view.places_in(house, digit).iter();
    match (places.next(), places.next(), places.next()) {
        (Some(one), Some(other), None) => Some(Link { house, ends: [one, other] }),
        _ => None,
    }
}

/// Whether no earlier house of both its ends makes the same strong link.
pub(in crate::logic::techniques) fn is_first<const C: usize, const D: usize>(
    view: &View<C, D>,
    strong: Link,
    digit: Digit,
) -> bool {
    let mut common = view.common_houses(strong.ends.into_iter().collect());
    common.find(|&house| link(view, house, digit).is_some()) == Some(strong.house)
}

/// Writes the strong links in the houses of a kind to a list.
pub(super) fn collect<const C: usize, const D: usize>(
    view: &View<C, D>,
    kind: HouseKind,
    digit: Digit,
    links: &mut Vec<Link>,
) {
    links.clear();
    links.extend(view.houses(kind).filter_map(|house| link(view, house, digit)));
}

/// Hands on all ways two strong links meet with a consequence, no consequence twice.
pub(super) fn each_meeting<const C: usize, const D: usize>(
    view: &View<C, D>,
    digit: Digit,
    links: [Link; 2],
    visit: &mut dyn FnMut(Meeting<C>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut seen = [CellSet::EMPTY; 4];
    for (way, (one, other)) in [(0, 0), (0, 1), (1, 0), (1, 1)].into_iter().enumerate() {
        let near = [links[0].ends[one], links[1].ends[other]];
        let far = [links[0].ends[1 - one], links[1].ends[1 - other]];
        let Some(meeting) = meeting(view, digit, links.map(|link| link.house), near, far) else {
            continue;
        };
        if !seen[..way].contains(&meeting.removed) {
            seen[way] = meeting.removed;
            visit(meeting)?;
        }
    }
    ControlFlow::Continue(())
}

/// What follows where the near ends of two strong links see each other, if anything does.
pub(super) fn meeting<const C: usize, const D: usize>(
    view: &View<C, D>,
    digit: Digit,
    links: [House; 2],
    near: [Cell; 2],
    far: [Cell; 2],
) -> Option<Meeting<C>> {
    if far[0] == far[1] || far.iter().any(|cell| near.contains(cell)) || near[0] == near[1] {
        return None;
    }
    let joint = view.common_houses(near.into_iter().collect()).next();
    if joint.is_none() && !view.peers(near[0]).contains(near[1]) {
        return None;
    }
    let removed = view.common_peers(far.into_iter().collect()) & view.places(digit);
    let meeting = Meeting { digit, links, near, far, joint, removed };
    (!removed.is_empty()).then_some(meeting)
}

impl<const C: usize> Meeting<C> {
    pub(super) fn step(&self, mut step: Step) -> Step {
        self.mark(&mut step);
        step.marks.houses.extend(self.joint.map(|joint| (joint, HouseRole::Cover)));
        step.eliminate(self.removed.iter(), self.digit);
        step
    }

    /// Marks the links and relies on them.
    pub(super) fn mark(&self, step: &mut Step) {
        for house in self.links {
            step.premises.push(Premise::House(house, self.digit));
            step.marks.houses.push((house, HouseRole::Base));
        }
        step.marks.cells(self.near.into_iter().chain(self.far), self.digit, Role::Pattern);
    }
}

/// Hands on a step for each meeting in the order they are found.
pub(super) fn found<const C: usize>(sink: &mut Sink<'_>, meeting: Meeting<C>) -> ControlFlow<()> {
    let step = meeting.step(sink.step());
    sink.found(step)
}

/// Two strong links that meet, in words.
pub(super) fn explain(step: &Step, names: &Names<'_>) -> String {
    let marked: Vec<_> = step.marks.with(Role::Pattern).collect();
    let [near_one, near_other, far_one, far_other] = marked[..] else {
        return String::new();
    };
    let digit = names.digit(near_one.digit);
    format!(
        "{}: {} have two places each for {}; {}, so {} or {} is {}",
        words::removals(&step.remove, names),
        words::houses(step.marks.houses_with(HouseRole::Base), names),
        digit,
        colours::meet(
            [near_one.cell, near_other.cell],
            step.marks.houses_with(HouseRole::Cover).next(),
            names
        ),
        names.cell(far_one.cell),
        names.cell(far_other.cell),
        digit,
    )
}

/// Two strong links; their ends that see each other; their far ends; what sees both.
pub(super) fn argue(argument: &mut Argument<'_>) {
    let step = argument.step;
    let marked: Vec<Candidate> = step.marks.with(Role::Pattern).collect();
    let links: Vec<House> = step.marks.houses_with(HouseRole::Base).collect();
    let joint = step.marks.houses_with(HouseRole::Cover).next();
    let [near_one, near_other, far_one, far_other] = marked[..] else {
        return argument.conclude();
    };
    argument
        .part("Two strong links")
        .say(
            "In {}, {} has just two places each.",
            &[Word::Base(&links), Word::Digit(near_one.digit)],
        )
        .show(Role::Pattern);
    argument.part("Two ends meet");
    tell_meeting(argument, [near_one, near_other], joint);
    argument.part("One of the other ends holds it");
    tell_far_ends(argument, [far_one, far_other]);
    conclude(argument, "What sees both ends");
}

/// That two candidates of a digit see each other.
pub(super) fn tell_meeting(
    argument: &mut Argument<'_>,
    near: [Candidate; 2],
    joint: Option<House>,
) {
    let cells = near.map(|candidate| candidate.cell);
    let digit = Word::Digit(near[0].digit);
    match joint {
        Some(joint) => argument.say(
            "{} are both in {}, so at most one of them is {}.",
            &[Word::Cells(&cells), Word::Cover(&[joint]), digit],
        ),
        None => argument
            .say("{} see each other, so at most one of them is {}.", &[Word::Cells(&cells), digit]),
    };
}

/// That one of the far ends of two strong links holds their digit.
pub(super) fn tell_far_ends(argument: &mut Argument<'_>, far: [Candidate; 2]) {
    let cells = far.map(|candidate| candidate.cell);
    argument.say(
        "At least one of the two links has its {} at the other end: {} is {}.",
        &[Word::Digit(far[0].digit), Word::AnyCell(&cells), Word::Digit(far[0].digit)],
    );
}

/// That what sees all of some candidates, one of which holds, is eliminated.
pub(in crate::logic::techniques) fn conclude(argument: &mut Argument<'_>, title: &'static str) {
    let seen = argument::cells_of(argument.step.remove.iter().copied());
    let see = words::plural(seen.len(), "sees", "see");
    argument.part(title).say("{} {} both.", &[Word::Cells(&seen), Word::Text(see)]).conclude();
}
