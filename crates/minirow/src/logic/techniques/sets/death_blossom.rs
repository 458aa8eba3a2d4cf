//! Finds a cell each candidate of which would be taken from an almost locked set.
#![doc = include_str!("death_blossom.md")]

use std::collections::HashSet;
use std::ops::ControlFlow;

use super::almost_locked_sets::{AlmostLockedSets, Overlap, Told, argue_set, conclude, eliminated};
use crate::board::{Candidate, Cell, Digit, Names};
use crate::logic::argument::{self, Argument, Word};
use crate::logic::finder::{Finder, Sink};
use crate::logic::position::set::CellSet;
use crate::logic::position::view::View;
use crate::logic::{Premise, Role, Step, words};

pub(in crate::logic::techniques) struct DeathBlossom;

impl Finder for DeathBlossom {
    const NAME: &'static str = "death-blossom";
    const TITLE: &'static str = "Death blossom";
    const RATING: u16 = 68;
    const DOCUMENT: &'static str = include_str!("death_blossom.md");

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        find_blossoms(view, sink, Overlap::Forbidden)
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        let targets = words::digits(eliminated(step), names);
        let petals = (0..=u8::MAX).zip(step.marks.with(Role::Pivot)).map(|(group, candidate)| {
            let petal = Told::of(step, group, names);
            let stem = names.cell(candidate.cell);
            let subject = if group == 0 { stem } else { "it".to_owned() };
            let digit = names.digit(candidate.digit);
            let hold = petal.verb("holds", "hold");
            format!("if {subject} is {}, {} {hold} {targets}", digit, petal.name)
        });
        let petals: Vec<String> = petals.collect();
        format!("{}: {}", petals.join("; "), words::removals(&step.remove, names))
    }

    fn argue(argument: &mut Argument<'_>) {
        let step = argument.step;
        let stem: Vec<Candidate> = step.marks.with(Role::Pivot).collect();
        let cell = Word::Cell(stem[0].cell);
        let targets = eliminated(step);
        argument
            .part("The stem")
            .say("{} can be {}.", &[cell, Word::AnyDigit(&argument::digits_of(stem.clone()))])
            .show(Role::Pivot);
        for (group, candidate) in (0..=u8::MAX).zip(&stem) {
            argument.part_of("A petal for {}", &[Word::Digit(candidate.digit)]);
            argue_set(argument, group);
            let petal = argument::cells_of(step.marks.with(Role::Group(group)));
            let common = step.marks.with(Role::Common);
            let common = common.filter(|mark| mark.digit == candidate.digit);
            argument.mark(common.filter(|mark| petal.contains(&mark.cell)), Role::Common).say(
                "If {} is {}, this set lacks {} and holds {}.",
                &[
                    cell,
                    Word::Digit(candidate.digit),
                    Word::Digit(candidate.digit),
                    Word::Digits(&targets),
                ],
            );
        }
        conclude(argument, "one of the petals");
    }
}

/// Finds the blossoms, by their stems, then by their petals; one for all that can be eliminated at
/// once.
pub(super) fn find_blossoms<const C: usize, const D: usize>(
    view: &View<C, D>,
    sink: &mut Sink<'_>,
    overlap: Overlap,
) -> ControlFlow<()> {
    let sets = AlmostLockedSets::of(view, sink)?;
    let mut search = Search {
        sets: &sets,
        overlap,
        stem: Cell::new(0),
        petals: Vec::new(),
        chosen: Vec::new(),
        targets: Vec::new(),
        known: HashSet::new(),
    };
    for stem in view.open().filter(|&stem| view.candidates(stem).len() > 1) {
        sink.go_on()?;
        search.stem = stem;
        search.petals.clear();
        for digit in view.candidates(stem).iter() {
            let holds = |&set: &usize| {
                sets.digits(set).contains(digit) && sets.seen(set, digit).contains(stem)
            };
            search.petals.push((digit, (0..sets.len()).filter(holds).collect()));
        }
        if search.petals.iter().any(|(_, sets)| sets.is_empty()) {
            continue;
        }
        // What the petals share must not be a digit of the stem.
        let digits = view.geometry().digits();
        let digits = digits.filter(|&digit| !view.candidates(stem).contains(digit));
        search.targets.resize_with(search.petals.len() + 1, Vec::new);
        search.targets[0].clear();
        search.targets[0].extend(digits.map(|digit| (digit, view.places(digit))));
        search.next_petal(sink)?;
    }
    ControlFlow::Continue(())
}

struct Search<'a, const C: usize, const D: usize> {
    sets: &'a AlmostLockedSets<'a, C, D>,
    overlap: Overlap,
    stem: Cell,
    /// For each digit of the stem the sets that would lose it.
    petals: Vec<(Digit, Vec<usize>)>,
    /// The sets chosen so far.
    chosen: Vec<usize>,
    /// For each number of petals chosen what they would eliminate.
    targets: Vec<Vec<(Digit, CellSet<C>)>>,
    known: HashSet<Vec<Candidate>>,
}

impl<const C: usize, const D: usize> Search<'_, C, D> {
    /// Tries all petals for the next digit of the stem.
    fn next_petal(&mut self, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let depth = self.chosen.len();
        if depth == self.petals.len() {
            return self.finish(sink);
        }
        sink.go_on()?;
        for index in 0..self.petals[depth].1.len() {
            let petal = self.petals[depth].1[index];
            let overlap = self.overlap;
            if !self.chosen.iter().all(|&other| self.sets.may_join(petal, other, overlap)) {
                continue;
            }
            let (before, after) = self.targets.split_at_mut(depth + 1);
            after[0].clear();
            for &(digit, cells) in &before[depth] {
                if self.sets.digits(petal).contains(digit) {
                    let cells = cells & *self.sets.seen(petal, digit);
                    after[0].extend((!cells.is_empty()).then_some((digit, cells)));
                }
            }
            if after[0].is_empty() {
                continue;
            }
            self.chosen.push(petal);
            let flow = self.next_petal(sink);
            self.chosen.pop();
            flow?;
        }
        ControlFlow::Continue(())
    }

    /// Hands on what the chosen petals eliminate.
    fn finish(&mut self, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let targets = self.targets[self.chosen.len()].iter();
        let remove: Vec<Candidate> = targets
            .flat_map(|&(digit, cells)| cells.iter().map(move |cell| Candidate { cell, digit }))
            .collect();
        if !self.known.insert(remove.clone()) {
            return ControlFlow::Continue(());
        }
        let mut step = sink.step();
        step.remove = remove;
        for &(digit, _) in &self.petals {
            step.marks.cells([self.stem], digit, Role::Pivot);
        }
        step.premises.push(Premise::Cell(self.stem));
        self.sets.mark(&mut step, &self.chosen, &[]);
        for (&(digit, _), &petal) in self.petals.iter().zip(&self.chosen) {
            step.marks.cells(self.sets.places(petal, digit).iter(), digit, Role::Common);
        }
        sink.found(step)
    }
}
