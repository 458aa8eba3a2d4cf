//! A pivot and two pincers, cells of two candidates that it sees: each candidate of the pivot leads
//! to the same digit in a pincer, or is that digit itself.
//!
//! XY-wing and XYZ-wing are told alike and differ in whether the pivot has the digit too.

use crate::board::{Candidate, Cell, Digit, Names};
use crate::logic::argument::{self, Argument, Word};
use crate::logic::position::set::{CellSet, Digits};
use crate::logic::position::view::View;
use crate::logic::{Premise, Preposition, Role, Step, words};

/// A pivot, its pincers and the digit one of them holds.
pub(super) struct Wing<const C: usize> {
    pivot: Cell,
    pincers: [Cell; 2],
    digit: Digit,
    removed: CellSet<C>,
}

/// The cells with two candidates.
pub(super) fn bivalue<const C: usize, const D: usize>(view: &View<C, D>) -> CellSet<C> {
    view.open().filter(|&cell| view.candidates(cell).len() == 2).collect()
}

/// The wing of a pivot and two cells with two candidates, if they make one and it eliminates
/// something.
pub(super) fn wing<const C: usize, const D: usize>(
    view: &View<C, D>,
    pivot: Cell,
    pincers: [Cell; 2],
) -> Option<Wing<C>> {
    let [one, other] = pincers.map(|pincer| view.candidates(pincer));
    let all = view.candidates(pivot);
    let digit = (one & other).only()?;
    let ends = Digits::of(digit);
    if !pincers.iter().all(|&pincer| view.peers(pivot).contains(pincer)) {
        return None;
    }
    // The pivot has what the pincers do not share, and nothing but that and what they share.
    if all - ends != (one | other) - ends {
        return None;
    }
    let mut removed = view.common_peers(pincers.into_iter().collect()) & view.places(digit);
    if all.contains(digit) {
        removed &= view.peers(pivot);
    }
    (!removed.is_empty()).then_some(Wing { pivot, pincers, digit, removed })
}

impl<const C: usize> Wing<C> {
    pub(super) fn step<const D: usize>(&self, view: &View<C, D>, mut step: Step) -> Step {
        let cells = [(self.pivot, Role::Pivot)];
        let cells = cells.into_iter().chain(self.pincers.map(|pincer| (pincer, Role::Pattern)));
        for (cell, role) in cells {
            step.premises.push(Premise::Cell(cell));
            for digit in view.candidates(cell).iter() {
                step.marks.cells([cell], digit, role);
            }
        }
        step.eliminate(self.removed.iter(), self.digit);
        step
    }
}

/// `r3c7 is not 3: if r2c7 is 1, r3c1 is 3; if it is 2, r3c8 is 3`
pub(super) fn explain(step: &Step, names: &Names<'_>) -> String {
    let Some(eliminated) = step.remove.first() else {
        return String::new();
    };
    let mut cases = Vec::new();
    for pivot in step.marks.with(Role::Pivot).filter(|pivot| pivot.digit != eliminated.digit) {
        let mut pincers = step.marks.with(Role::Pattern);
        let pincer = pincers.find(|pincer| pincer.digit == pivot.digit);
        let pincer = pincer.map(|pincer| names.cell(pincer.cell)).unwrap_or_default();
        let subject = if cases.is_empty() { names.cell(pivot.cell) } else { "it".to_owned() };
        cases.push(format!(
            "if {subject} is {}, {pincer} is {}",
            names.digit(pivot.digit),
            names.digit(eliminated.digit)
        ));
    }
    if step.marks.with(Role::Pivot).any(|pivot| pivot.digit == eliminated.digit) {
        cases.push(format!("else it is {} itself", names.digit(eliminated.digit)));
    }
    format!("{}: {}", words::removals(&step.remove, names), cases.join("; "))
}

/// The pivot; its pincers; what each candidate of the pivot leads to; what sees all that may hold it.
pub(super) fn argue(argument: &mut Argument<'_>) {
    let step = argument.step;
    let digit = step.remove[0].digit;
    let pivot: Vec<Candidate> = step.marks.with(Role::Pivot).collect();
    let pincers: Vec<Candidate> = step.marks.with(Role::Pattern).collect();
    let cell = pivot[0].cell;
    argument
        .part("The pivot")
        .say(
            "{} can be {}.",
            &[
                Word::CellsAs(&[cell], Role::Pivot),
                Word::AnyDigit(&argument::digits_of(pivot.iter().copied())),
            ],
        )
        .show(Role::Pivot);
    argument.part("The pincers").say("It sees two cells with two candidates, its pincers:", &[]);
    argument
        .say("{}.", &[Word::Candidates(&pincers, Preposition::With, Role::Pattern)])
        .show(Role::Pattern);
    argument.part_of("One of them is {}", &[Word::Digit(digit)]);
    for (number, pivot) in pivot.iter().filter(|pivot| pivot.digit != digit).enumerate() {
        let pincer = pincers.iter().find(|pincer| pincer.digit == pivot.digit);
        argument.say(
            "If {} is {}, {} is {}.",
            &[
                if number == 0 { Word::Cell(cell) } else { Word::Text("it") },
                Word::Digit(pivot.digit),
                Word::Cell(pincer.map_or(cell, |pincer| pincer.cell)),
                Word::Digit(digit),
            ],
        );
    }
    let is_end = |mark: &&Candidate| mark.digit == digit;
    if let Some(own) = pivot.iter().find(is_end) {
        argument.say("Otherwise it is {} itself.", &[Word::Digit(own.digit)]);
    }
    let ends = argument::cells_of(pivot.iter().chain(&pincers).filter(is_end).copied());
    conclude(argument, &ends);
}

/// That what sees all of some cells, one of which holds the digit, is eliminated.
pub(super) fn conclude(argument: &mut Argument<'_>, ends: &[Cell]) {
    let step = argument.step;
    let seen = argument::cells_of(step.remove.iter().copied());
    argument
        .part(words::plural(ends.len() - 1, "What sees them both", "What sees them all"))
        .say(
            "{} {} {}, one of which is {}.",
            &[
                Word::Cells(&seen),
                Word::Text(words::plural(seen.len(), "sees", "see")),
                Word::Cells(ends),
                Word::Digit(step.remove[0].digit),
            ],
        )
        .conclude();
}
