//! Finds two almost locked sets with a restricted common.
#![doc = include_str!("als_xz.md")]

use std::collections::HashSet;
use std::ops::ControlFlow;

use super::almost_locked_sets::{
    AlmostLockedSets, Link, Overlap, Told, argue_set, conclude, eliminated, joining,
};
use crate::board::{Candidate, Names};
use crate::logic::argument::{Argument, Word};
use crate::logic::finder::{Finder, Sink};
use crate::logic::hodoku::Hodoku;
use crate::logic::position::view::View;
use crate::logic::{Role, Step, words};

pub(in crate::logic::techniques) struct AlsXz;

impl Finder for AlsXz {
    const NAME: &'static str = "als-xz";
    const TITLE: &'static str = "ALS-XZ";
    const RATING: u16 = 55;
    const DOCUMENT: &'static str = include_str!("als_xz.md");
    const HODOKU: Option<Hodoku> = Some(Hodoku::unfair(480, 300));

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let sets = AlmostLockedSets::of(view, sink)?;
        let links = sets.links(Overlap::Forbidden, sink)?;
        let mut known = HashSet::new();
        let mut remove = Vec::new();
        for link in links.iter() {
            remove.clear();
            add_removals(&sets, link, &mut remove);
            if remove.is_empty() {
                continue;
            }
            remove.sort_unstable();
            remove.dedup();
            let mut step = sink.step();
            step.remove.clone_from(&remove);
            let joined: Vec<_> =
                link.digits.iter().map(|digit| (link.from, link.to, digit)).collect();
            sets.mark(&mut step, &[link.from, link.to], &joined);
            if known.insert((step.remove.clone(), step.premises.clone())) {
                sink.found(step)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        let [one, other] = [0, 1].map(|group| Told::of(step, group, names));
        let common = joining(step);
        let removals = words::removals(&step.remove, names);
        match common[..] {
            [digit] => format!(
                "only one of two sets can hold {}, {} or {}, so the other holds {}: {removals}",
                names.digit(digit),
                one.name,
                other.name,
                words::digits(eliminated(step), names)
            ),
            _ => format!(
                "two sets, {} and {}, share neither {}, so each holds one of these and all its \
                 other digits: {removals}",
                one.name,
                other.name,
                words::digits_with("nor", common, names)
            ),
        }
    }

    fn argue(argument: &mut Argument<'_>) {
        let common = joining(argument.step);
        argument.part("An almost locked set");
        argue_set(argument, 0);
        argument.say("It lacks one of them at most.", &[]);
        argument.part("Another almost locked set");
        argue_set(argument, 1);
        if let [digit] = common[..] {
            argument
                .part_of("Not {} in both", &[Word::Digit(digit)])
                .say(
                    "Each place for {} in one set sees each place in the other, so one of the sets lacks it \
                     and holds all its other digits.",
                    &[Word::Digit(digit)],
                )
                .show(Role::Common);
            return conclude(argument, "one of the two sets");
        }
        argument
            .part("Two digits in common")
            .say(
                "Neither {} fits in both sets. So each set lacks one of these two and holds all \
                 its other digits.",
                &[Word::NorDigit(&common)],
            )
            .show(Role::Common);
        argument
            .part("What sees all places of a digit")
            .say("So no cell that sees all places for one of these digits can hold it.", &[])
            .conclude();
    }
}

/// What can be eliminated because of two joined sets.
fn add_removals<const C: usize, const D: usize>(
    sets: &AlmostLockedSets<'_, C, D>,
    link: &Link<D>,
    remove: &mut Vec<Candidate>,
) {
    let &Link { from, to, digits } = link;
    if digits.len() == 1 {
        // Case 1: one of the sets lacks the restricted common and holds all else.
        remove.extend(sets.targets(from, to, sets.digits_with_targets(from, to) - digits));
        return;
    }
    // Case 2: two restricted commons. Each set lacks one of them, so both stand in the two sets, and
    // each set holds all else. What the other set may lose for it is left alone, as in HoDoKu.
    remove.extend(sets.targets(from, to, sets.digits_with_targets(from, to)));
    for (set, other) in [(from, to), (to, from)] {
        for digit in (sets.digits(set) - digits).iter() {
            let cells = *sets.seen(set, digit) - sets.cells(other);
            remove.extend(cells.iter().map(|cell| Candidate { cell, digit }));
        }
    }
}
