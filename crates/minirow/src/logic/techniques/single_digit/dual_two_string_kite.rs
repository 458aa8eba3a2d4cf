//! Finds pairs of two-string kites that meet in the same two cells.
#![doc = include_str!("dual_two_string_kite.md")]

use std::ops::ControlFlow;

use super::{strong_links, two_string_kite};
use crate::board::{Candidate, Cell, House, Names};
use crate::logic::argument::{self, Argument, Word};
use crate::logic::finder::{Finder, Sink};
use crate::logic::position::view::View;
use crate::logic::techniques::colouring::colours;
use crate::logic::{HouseRole, Role, Step, words};

pub(in crate::logic::techniques) struct DualTwoStringKite;

impl Finder for DualTwoStringKite {
    const NAME: &'static str = "dual-two-string-kite";
    const TITLE: &'static str = "Dual two-string kite";
    const RATING: u16 = 44;
    const DOCUMENT: &'static str = include_str!("dual_two_string_kite.md");

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let (mut rows, mut columns, mut kites) = (Vec::new(), Vec::new(), Vec::new());
        for digit in view.geometry().digits() {
            sink.go_on()?;
            two_string_kite::each(view, digit, [&mut rows, &mut columns], &mut |kite| {
                kites.push(kite);
                ControlFlow::Continue(())
            })?;
        }
        for (index, one) in kites.iter().enumerate() {
            sink.go_on()?;
            for other in &kites[index + 1..] {
                let is_same_digit = one.digit == other.digit;
                let meets = one.near == other.near || one.near == [other.near[1], other.near[0]];
                if !meets || is_same_digit && one.removed == other.removed {
                    continue;
                }
                let mut step = sink.step();
                one.mark(&mut step);
                other.mark(&mut step);
                if is_same_digit {
                    // The second kite has the near ends of the first.
                    step.marks.candidates.drain(4..6);
                }
                step.marks.houses.extend(one.joint.map(|joint| (joint, HouseRole::Cover)));
                for kite in [one, other] {
                    let is_new =
                        |cell| !step.remove.contains(&Candidate { cell, digit: kite.digit });
                    let removed: Vec<Cell> = kite.removed.iter().filter(|&c| is_new(c)).collect();
                    step.eliminate(removed, kite.digit);
                }
                sink.found(step)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        let marked: Vec<_> = step.marks.with(Role::Pattern).collect();
        let bases: Vec<_> = step.marks.houses_with(HouseRole::Base).collect();
        let ends = [&marked[2..4], &marked[marked.len() - 2..]];
        let mut told = format!(
            "{}: {}",
            words::removals(&step.remove, names),
            colours::meet(
                [marked[0].cell, marked[1].cell],
                step.marks.houses_with(HouseRole::Cover).next(),
                names
            ),
        );
        for (links, ends) in bases.chunks(2).zip(ends) {
            let links = words::houses(links.iter().copied(), names);
            let cells: Vec<_> = ends.iter().map(|end| names.cell(end.cell)).collect();
            let (cells, digit) = (words::list_with("or", &cells), names.digit(ends[0].digit));
            told.push_str(&format!("; by {links} {cells} is {digit}"));
        }
        told
    }

    fn argue(argument: &mut Argument<'_>) {
        let step = argument.step;
        let marked: Vec<Candidate> = step.marks.with(Role::Pattern).collect();
        let links: Vec<House> = step.marks.houses_with(HouseRole::Base).collect();
        let joint = step.marks.houses_with(HouseRole::Cover).next();
        let near = [marked[0], marked[1]];
        // The second kite has near ends of its own where it is of another digit.
        let other_near = if marked.len() > 6 { [marked[4], marked[5]] } else { near };
        let far = [[marked[2], marked[3]], [marked[marked.len() - 2], marked[marked.len() - 1]]];
        argument.part("Two cells that see each other");
        strong_links::tell_meeting(argument, near, joint);
        argument.mark(near, Role::Pattern);
        let kites = links.chunks(2).zip([near, other_near]).zip(far);
        for (number, ((links, near), far)) in kites.enumerate() {
            argument.fresh_part(if number == 0 { "One kite" } else { "Another kite" });
            argument.marks().houses.extend(joint.map(|joint| (joint, HouseRole::Cover)));
            argument
                .say(
                    "In {}, {} has just two places each, one of them in {}.",
                    &[
                        Word::Base(links),
                        Word::Digit(far[0].digit),
                        Word::AnyCell(&near.map(|near| near.cell)),
                    ],
                )
                .mark(near, Role::Pattern)
                .mark(far, Role::Pattern);
            strong_links::tell_far_ends(argument, far);
        }
        argument.fresh_part("What sees both ends of a kite");
        for [one, other] in far {
            let sees_both = |removed: &&Candidate| {
                let sees = |end: Candidate| argument.names.geometry().sees(end.cell, removed.cell);
                removed.digit == one.digit && sees(one) && sees(other)
            };
            let seen = argument::cells_of(step.remove.iter().filter(sees_both).copied());
            let see = words::plural(seen.len(), "sees", "see");
            let ends = [one.cell, other.cell];
            argument
                .say("{} {} {}.", &[Word::Cells(&seen), Word::Text(see), Word::Cells(&ends)])
                .mark([one, other], Role::Pattern);
        }
        argument.conclude();
    }
}
