//! WXYZ-wing: finds a pivot and three pincers that hold four digits together.
#![doc = include_str!("wxyz_wing.md")]

use std::ops::ControlFlow;

use super::find;
use crate::board::{Cell, Digit, DigitSet, Names};
use crate::logic::argument::{self, Argument, Word};
use crate::logic::finder::{Finder, Sink};
use crate::logic::position::set::{CellSet, Digits};
use crate::logic::position::view::View;
use crate::logic::{Premise, Role, Step, words};

/// The cells of the pattern, and its digits.
const SIZE: usize = 4;

pub(in crate::logic::techniques) struct WXYZWing;

impl Finder for WXYZWing {
    const NAME: &'static str = "wxyz-wing";
    const TITLE: &'static str = "WXYZ-wing";
    const RATING: u16 = 55;
    const DOCUMENT: &'static str = include_str!("wxyz_wing.md");

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let fits = |digits: Digits<D>| digits.len() <= SIZE;
        let few = view.open().filter(|&cell| fits(view.candidates(cell)));
        let few: CellSet<C> = few.collect();
        for pivot in few.iter() {
            sink.go_on()?;
            let near = few & view.peers(pivot);
            for one in near.iter() {
                let digits = view.candidates(pivot) | view.candidates(one);
                if !fits(digits) {
                    continue;
                }
                for two in near.iter().filter(|&two| two > one) {
                    let digits = digits | view.candidates(two);
                    if !fits(digits) {
                        continue;
                    }
                    for three in near.iter().filter(|&three| three > two) {
                        if (digits | view.candidates(three)).len() == SIZE {
                            let cells = [pivot, one, two, three];
                            if let Some((digit, removed)) = conclusion(view, cells) {
                                sink.found(step(view, cells, digit, removed, sink.step()))?;
                            }
                        }
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        let marked = || step.marks.with(Role::Pivot).chain(step.marks.with(Role::Pattern));
        let eliminated = step.remove[0].digit;
        let mut cells: Vec<Cell> = marked().map(|mark| mark.cell).collect();
        cells.sort_unstable();
        cells.dedup();
        let digits: DigitSet = marked().map(|mark| mark.digit).collect();
        let once = digits.iter().filter(|&digit| digit != eliminated);
        let mut ends: Vec<Cell> =
            marked().filter(|mark| mark.digit == eliminated).map(|mark| mark.cell).collect();
        ends.sort_unstable();
        let ends: Vec<String> = ends.iter().map(|&cell| names.cell(cell)).collect();
        format!(
            "{}: {} have only {}; {} can be there once each, so {} is in {}",
            words::removals(&step.remove, names),
            words::cells(cells, names),
            words::digits(digits.iter(), names),
            words::digits(once, names),
            names.digit(eliminated),
            words::list_with("or", &ends),
        )
    }

    fn argue(argument: &mut Argument<'_>) {
        let step = argument.step;
        let marked = || step.marks.with(Role::Pivot).chain(step.marks.with(Role::Pattern));
        let digit = step.remove[0].digit;
        let cells = argument::cells_of(marked());
        let digits = argument::digits_of(marked());
        let others: Vec<Digit> = digits.iter().copied().filter(|&other| other != digit).collect();
        let ends = argument::cells_of(marked().filter(|mark| mark.digit == digit));
        argument
            .part("Four cells, four digits")
            .say("{} have only {} left.", &[Word::Cells(&cells), Word::Digits(&digits)])
            .show(Role::Pivot)
            .show(Role::Pattern);
        argument.part_of("One of them is {}", &[Word::Digit(digit)]).say(
            "{} fit in at most once each, since all their places see each other. That is three digits \
             for four cells, so {} is in {}.",
            &[Word::Digits(&others), Word::Digit(digit), Word::AnyCell(&ends)],
        );
        find::conclude(argument, &ends);
    }
}

/// The digit that one of four cells with four digits holds, and where it is eliminated.
fn conclusion<const C: usize, const D: usize>(
    view: &View<C, D>,
    cells: [Cell; SIZE],
) -> Option<(Digit, CellSet<C>)> {
    let all: CellSet<C> = cells.into_iter().collect();
    let sees_all = |cell: Cell| (all - CellSet::of(cell)).is_subset(&view.peers(cell));
    // Of several cells that see all others the first is the pivot.
    if cells[1..].iter().any(|&cell| cell < cells[0] && sees_all(cell)) || !is_minimal(view, cells)
    {
        return None;
    }
    let digits = cells.iter().fold(Digits::EMPTY, |digits, &cell| digits | view.candidates(cell));
    let mut twice = digits.iter().filter(|&digit| {
        let places = all & view.places(digit);
        places.iter().any(|place| !(places - CellSet::of(place)).is_subset(&view.peers(place)))
    });
    let (Some(digit), None) = (twice.next(), twice.next()) else {
        return None;
    };
    let removed = view.common_peers(all & view.places(digit)) & view.places(digit);
    (!removed.is_empty()).then_some((digit, removed))
}

/// Whether fewer of the cells always have more digits than cells: else these make a smaller
/// pattern.
fn is_minimal<const C: usize, const D: usize>(view: &View<C, D>, cells: [Cell; SIZE]) -> bool {
    (1..(1 << SIZE) - 1_usize).all(|some| {
        let members = (0..SIZE).filter(|&index| some >> index & 1 == 1);
        let digits = members
            .fold(Digits::<D>::EMPTY, |digits, index| digits | view.candidates(cells[index]));
        digits.len() > some.count_ones() as usize
    })
}

fn step<const C: usize, const D: usize>(
    view: &View<C, D>,
    cells: [Cell; SIZE],
    digit: Digit,
    removed: CellSet<C>,
    mut step: Step,
) -> Step {
    for (index, cell) in cells.into_iter().enumerate() {
        let role = if index == 0 { Role::Pivot } else { Role::Pattern };
        step.premises.push(Premise::Cell(cell));
        for digit in view.candidates(cell).iter() {
            step.marks.cells([cell], digit, role);
        }
    }
    step.eliminate(removed.iter(), digit);
    step
}
