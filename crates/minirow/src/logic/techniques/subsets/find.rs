//! As many cells as digits: what pairs, triples and quads share, naked, locked and hidden.

use std::ops::ControlFlow;

use crate::board::{Candidate, Cell, Digit, House, HouseKind, Names};
use crate::logic::argument::{self, Argument, Word};
use crate::logic::finder::Sink;
use crate::logic::position::set::{CellSet, Digits, Indexed, Set};
use crate::logic::position::view::View;
use crate::logic::{HouseRole, Premise, Role, Step, words};

const MOST: usize = 4;

/// Whether a naked subset eliminates in a block and in a line that crosses it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Locked {
    Yes,
    No,
    Either,
}

/// Cells of a house that have only as many candidates as they are, each two or more.
pub(super) fn find_naked<const C: usize, const D: usize>(
    view: &View<C, D>,
    sink: &mut Sink<'_>,
    size: usize,
    wanted: Locked,
) -> ControlFlow<()> {
    let (mut cells, mut sets) = (Vec::new(), Vec::new());
    for house in view.houses_blocks_first() {
        cells.clear();
        let few = |cell: &Cell| (2..=size).contains(&view.candidates(*cell).len());
        cells.extend(view.open_in(house).filter(few));
        sets.clear();
        sets.extend(cells.iter().map(|&cell| view.candidates(cell)));
        subsets(&sets, size, sink, &mut |sink, chosen, digits| {
            let subset: CellSet<C> = chosen.iter().map(|&index| cells[index]).collect();
            match naked(view, sink, house, subset, digits, wanted) {
                Some(step) => sink.found(step),
                None => ControlFlow::Continue(()),
            }
        })?;
    }
    ControlFlow::Continue(())
}

/// Digits of a house that have only as many places as they are, each two or more.
pub(super) fn find_hidden<const C: usize, const D: usize>(
    view: &View<C, D>,
    sink: &mut Sink<'_>,
    size: usize,
) -> ControlFlow<()> {
    let (mut digits, mut sets) = (Vec::new(), Vec::new());
    for house in view.houses_blocks_first() {
        digits.clear();
        let few = |digit: &Digit| (2..=size).contains(&view.places_in(house, *digit).len());
        digits.extend(view.geometry().digits().filter(few));
        sets.clear();
        sets.extend(digits.iter().map(|&digit| view.places_in(house, digit)));
        subsets(&sets, size, sink, &mut |sink, chosen, cells| {
            let subset: Digits<D> = chosen.iter().map(|&index| digits[index]).collect();
            match hidden(view, sink, house, subset, cells) {
                Some(step) => sink.found(step),
                None => ControlFlow::Continue(()),
            }
        })?;
    }
    ControlFlow::Continue(())
}

/// `r1c3 is not 4 or 5: r1c1 and r1c7 of row 1 have only 4 and 5 left`.
pub(super) fn explain_naked(step: &Step, names: &Names<'_>) -> String {
    let removals = words::removals(&step.remove, names);
    let (cells, digits) = pattern(step, names);
    let houses = words::houses(step.marks.houses_with(HouseRole::Cover), names);
    format!("{removals}: {cells} of {houses} have only {digits} left")
}

/// `r1c1 is not 3: 4 and 5 have only r1c1 and r1c7 left in row 1`.
pub(super) fn explain_hidden(step: &Step, names: &Names<'_>) -> String {
    let removals = words::removals(&step.remove, names);
    let (cells, digits) = pattern(step, names);
    let house = words::houses(step.marks.houses_with(HouseRole::Base), names);
    format!("{removals}: {digits} have only {cells} left in {house}")
}

/// Few digits in as many cells; the houses of all these cells; what is left for their other cells.
pub(super) fn argue_naked(argument: &mut Argument<'_>) {
    let step = argument.step;
    let (cells, digits) = (pattern_cells(step), pattern_digits(step));
    let count = cells.len();
    let houses: Vec<House> = step.marks.houses_with(HouseRole::Cover).collect();
    argument
        .part_of("{} cells, {} digits", &[Word::Number(count), Word::Number(count)])
        .say("{} have only {} left.", &[Word::Cells(&cells), Word::Digits(&digits)])
        .show(Role::Pattern);
    argument.part(words::plural(houses.len(), "A common house", "Common houses")).say(
        "These {} cells are in {}. They take {} digits, one each, whichever way round.",
        &[Word::Number(count), Word::Cover(&houses), Word::All(count)],
    );
    argument
        .part("Nothing left for other cells")
        .say("So no other cell of {} can hold them.", &[Word::Cover(&houses)])
        .conclude();
}

/// Few places for as many digits; what that means for the other candidates of these cells.
pub(super) fn argue_hidden(argument: &mut Argument<'_>) {
    let step = argument.step;
    let (cells, digits) = (pattern_cells(step), pattern_digits(step));
    let house: Vec<House> = step.marks.houses_with(HouseRole::Base).collect();
    argument
        .part_of("{} digits, {} places", &[Word::Number(digits.len()), Word::Number(cells.len())])
        .say(
            "In {}, {} can only go in {}.",
            &[Word::Base(&house), Word::Digits(&digits), Word::Cells(&cells)],
        )
        .show(Role::Pattern);
    argument
        .part("No room for other digits")
        .say(
            "These {} digits take {} cells, one each, so nothing else fits there.",
            &[Word::Number(digits.len()), Word::All(cells.len())],
        )
        .conclude();
}

/// What visits subsets: the numbers of the sets that make it, and their union.
type Visit<'a, T, const N: usize> =
    &'a mut dyn FnMut(&mut Sink<'_>, &[usize], Set<T, N>) -> ControlFlow<()>;

/// All choices of `size` sets that have `size` members together, the first sets first.
fn subsets<T: Indexed, const N: usize>(
    sets: &[Set<T, N>],
    size: usize,
    sink: &mut Sink<'_>,
    visit: Visit<'_, T, N>,
) -> ControlFlow<()> {
    sink.go_on()?;
    choose(sets, &mut [0; MOST], 0, Set::EMPTY, size, sink, visit)
}

/// Goes on from the first `count` of the chosen sets, of which `union` is the union.
fn choose<T: Indexed, const N: usize>(
    sets: &[Set<T, N>],
    chosen: &mut [usize; MOST],
    count: usize,
    union: Set<T, N>,
    size: usize,
    sink: &mut Sink<'_>,
    visit: Visit<'_, T, N>,
) -> ControlFlow<()> {
    if count == size {
        return if union.len() == size {
            visit(sink, &chosen[..size], union)
        } else {
            ControlFlow::Continue(())
        };
    }
    let start = if count == 0 { 0 } else { chosen[count - 1] + 1 };
    for index in start..sets.len() {
        if count == 0 {
            sink.go_on()?;
        }
        let union = union | sets[index];
        if union.len() <= size {
            chosen[count] = index;
            choose(sets, chosen, count + 1, union, size, sink, visit)?;
        }
    }
    ControlFlow::Continue(())
}

/// The step of a naked subset; none where it eliminates nothing, is found in another house of its
/// cells, or is not as locked as wanted.
fn naked<const C: usize, const D: usize>(
    view: &View<C, D>,
    sink: &Sink<'_>,
    house: House,
    cells: CellSet<C>,
    digits: Digits<D>,
    wanted: Locked,
) -> Option<Step> {
    if view.houses_blocks_first().find(|&other| cells.is_subset(&view.house(other))) != Some(house)
    {
        return None;
    }
    let mut step = sink.step();
    let mut eliminated = CellSet::EMPTY;
    for common in view.common_houses(cells) {
        let before = step.remove.len();
        for cell in
            view.open_in(common).filter(|&cell| !cells.contains(cell) && !eliminated.contains(cell))
        {
            let removed = view.candidates(cell) & digits;
            step.remove.extend(removed.iter().map(|digit| Candidate { cell, digit }));
        }
        eliminated |= step.remove[before..].iter().map(|removed| removed.cell).collect();
        if view.house(common).meets(&eliminated) {
            step.marks.houses.push((common, HouseRole::Cover));
        }
    }
    // A block is looked at before the lines that cross it.
    let in_block = view.geometry().house_kind(house) == HouseKind::Block
        && view.house(house).meets(&eliminated);
    let is_locked = in_block && !eliminated.is_subset(&view.house(house));
    if step.remove.is_empty() || wanted != Locked::Either && (wanted == Locked::Yes) != is_locked {
        return None;
    }
    for cell in cells.iter() {
        step.premises.push(Premise::Cell(cell));
        let own =
            view.candidates(cell).iter().map(|digit| (Candidate { cell, digit }, Role::Pattern));
        step.marks.candidates.extend(own);
    }
    Some(step)
}

/// The step of a hidden subset; none where it eliminates nothing.
fn hidden<const C: usize, const D: usize>(
    view: &View<C, D>,
    sink: &Sink<'_>,
    house: House,
    digits: Digits<D>,
    cells: CellSet<C>,
) -> Option<Step> {
    let mut step = sink.step();
    for cell in cells.iter() {
        let (own, other) = (view.candidates(cell) & digits, view.candidates(cell) - digits);
        let candidate = |digit| Candidate { cell, digit };
        step.remove.extend(other.iter().map(candidate));
        step.marks.candidates.extend(own.iter().map(|digit| (candidate(digit), Role::Pattern)));
    }
    step.premises.extend(digits.iter().map(|digit| Premise::House(house, digit)));
    step.marks.houses.push((house, HouseRole::Base));
    (!step.remove.is_empty()).then_some(step)
}

/// The cells and the digits of the pattern.
fn pattern(step: &Step, names: &Names<'_>) -> (String, String) {
    (words::cells(pattern_cells(step), names), words::digits(pattern_digits(step), names))
}

fn pattern_cells(step: &Step) -> Vec<Cell> {
    argument::cells_of(step.marks.with(Role::Pattern))
}

fn pattern_digits(step: &Step) -> Vec<Digit> {
    argument::digits_of(step.marks.with(Role::Pattern))
}
