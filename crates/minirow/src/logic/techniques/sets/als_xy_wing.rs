//! Finds two almost locked sets that both have a restricted common with a third.
#![doc = include_str!("als_xy_wing.md")]

use std::collections::HashSet;
use std::ops::ControlFlow;

use super::almost_locked_sets::{
    AlmostLockedSets, Link, Overlap, Told, argue_set, conclude, eliminated, joining,
};
use crate::board::{Digit, Names};
use crate::logic::argument::{Argument, Word};
use crate::logic::finder::{Finder, Sink};
use crate::logic::hodoku::Hodoku;
use crate::logic::position::set::Digits;
use crate::logic::position::view::View;
use crate::logic::{Role, Step, words};

pub(in crate::logic::techniques) struct AlsXyWing;

impl Finder for AlsXyWing {
    const NAME: &'static str = "als-xy-wing";
    const TITLE: &'static str = "ALS-XY-wing";
    const RATING: u16 = 62;
    const DOCUMENT: &'static str = include_str!("als_xy_wing.md");
    const HODOKU: Option<Hodoku> = Some(Hodoku::unfair(490, 320));

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        find_wings(view, sink, Overlap::Forbidden)
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        let [one, other, pivot] = [0, 1, 2].map(|group| Told::of(step, group, names));
        let digits = joining(step);
        format!(
            "{} {} {}, which {} then {}, or {}, which {} then {}; so one of these two holds {}: {}",
            pivot.name,
            pivot.verb("holds", "hold"),
            names.digit(digits[0]),
            one.name,
            one.verb("lacks", "lack"),
            names.digit(digits[1]),
            other.name,
            other.verb("lacks", "lack"),
            words::digits(eliminated(step), names),
            words::removals(&step.remove, names)
        )
    }

    fn argue(argument: &mut Argument<'_>) {
        let digits = joining(argument.step);
        argument.part("The pivot, an almost locked set");
        argue_set(argument, 2);
        argument.say("It lacks one of them at most.", &[]);
        argument.part("Two other such sets");
        argue_set(argument, 0);
        argue_set(argument, 1);
        argument.part("The pivot takes a digit from one");
        argument
            .say(
                "If the pivot holds {}, the first of these lacks it and holds all its other \
                 digits. Otherwise the pivot holds {}, and the second lacks that.",
                &[Word::Digit(digits[0]), Word::Digit(digits[1])],
            )
            .show(Role::Common);
        conclude(argument, "one of these two");
    }
}

/// Finds the wings, in the order of their two links.
pub(super) fn find_wings<const C: usize, const D: usize>(
    view: &View<C, D>,
    sink: &mut Sink<'_>,
    overlap: Overlap,
) -> ControlFlow<()> {
    let sets = AlmostLockedSets::of(view, sink)?;
    let links = sets.links(overlap, sink)?;
    let mut known = HashSet::new();
    for index in 0..links.len() {
        sink.go_on()?;
        let &Link { from, to, .. } = links.get(index);
        // Case 1: the pivot comes first, so the second link starts from it too. Case 2: it comes
        // last, so the second link leads to it too. Case 3: it lies between the two others.
        let starts = links.leading_from(from).filter(|&second| second > index);
        let ends = links.leading_to(to).filter(|&second| second > index);
        let joins = starts.chain(ends).chain(links.leading_from(to));
        for second in joins {
            let wing = Wing::of(links.get(index), links.get(second));
            let Some([x, y]) = wing.digits else {
                continue;
            };
            let Wing { one, other, pivot, commons, .. } = wing;
            let digits = sets.digits_with_targets(one, other) - commons;
            let (cells, others) = (sets.cells(one), sets.cells(other));
            if digits.is_empty()
                || !sets.may_join(one, other, overlap)
                || cells.is_subset(&others)
                || others.is_subset(&cells)
            {
                continue;
            }
            let mut step = sink.step();
            step.remove.extend(sets.targets(one, other, digits));
            sets.mark(&mut step, &[one, other, pivot], &[(one, pivot, x), (other, pivot, y)]);
            if known.insert((step.remove.clone(), step.premises.clone())) {
                sink.found(step)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Two links with one set in common.
struct Wing<const D: usize> {
    one: usize,
    other: usize,
    pivot: usize,
    /// What the links join the pivot by, two different digits if there are.
    digits: Option<[Digit; 2]>,
    /// All digits of the links.
    commons: Digits<D>,
}

impl<const D: usize> Wing<D> {
    fn of(first: &Link<D>, second: &Link<D>) -> Self {
        let (one, pivot) = if first.from == second.from || first.from == second.to {
            (first.to, first.from)
        } else {
            (first.from, first.to)
        };
        let other = if second.from == pivot { second.to } else { second.from };
        let pairs = first.digits.iter().flat_map(|x| second.digits.iter().map(move |y| [x, y]));
        let digits = { pairs }.find(|[x, y]| x != y);
        Self { one, other, pivot, digits, commons: first.digits | second.digits }
    }
}
