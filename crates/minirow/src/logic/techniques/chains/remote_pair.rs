//! Remote pair: finds chains of cells with the same two candidates.
#![doc = include_str!("remote_pair.md")]

use std::ops::ControlFlow;

use super::alternating;
use crate::board::{Candidate, Cell, Digit, DigitSet, Names};
use crate::logic::argument::{self, Argument, Word};
use crate::logic::finder::{Finder, Sink};
use crate::logic::hodoku::Hodoku;
use crate::logic::position::set::{CellSet, Digits};
use crate::logic::position::view::View;
use crate::logic::techniques::colouring::colours;
use crate::logic::techniques::order::{by_eliminations, index_sum};
use crate::logic::{Premise, Role, Step, words};

pub(in crate::logic::techniques) struct RemotePair;

/// Most cells, as in HoDoKu.
const MOST_CELLS: usize = alternating::MOST_LINKS.div_ceil(2);

/// Cells that hold two digits in turn, and what they eliminate, by digit and cell.
struct Found {
    removed: Vec<Candidate>,
    cells: Vec<Cell>,
}

impl Finder for RemotePair {
    const NAME: &'static str = "remote-pair";
    const TITLE: &'static str = "Remote pair";
    const RATING: u16 = 44;
    const DOCUMENT: &'static str = include_str!("remote_pair.md");
    const HODOKU: Option<Hodoku> = Some(Hodoku::hard(170, 110));

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let mut all = Vec::new();
        for start in view.open().filter(|&cell| view.candidates(cell).len() == 2) {
            sink.go_on()?;
            for digit in view.candidates(start).iter() {
                extend(view, digit, &mut vec![start], &mut all, sink)?;
            }
        }
        // Then what is shortest.
        let key = |Found { removed, cells }: &Found| {
            (removed.len(), vec![cells.len(), index_sum(removed.iter().copied())])
        };
        for Found { removed, cells } in by_eliminations(all, key) {
            let mut step = sink.step();
            let digits: Vec<Digit> = view.candidates(cells[0]).iter().collect();
            let path = cells.iter().enumerate().flat_map(|(index, &cell)| {
                [index % 2, 1 - index % 2].map(|place| Candidate { cell, digit: digits[place] })
            });
            let path: Vec<Candidate> = path.collect();
            step.remove = removed;
            step.premises.extend(cells.iter().map(|&cell| Premise::Cell(cell)));
            for (index, &candidate) in path.iter().enumerate() {
                step.marks.candidates.push((candidate, Role::Group(index as u8 % 2)));
            }
            step.marks.chains.push(alternating::tell(view, &path));
            sink.found(step)?;
        }
        ControlFlow::Continue(())
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        let marked: Vec<Candidate> = step.marks.candidates.iter().map(|mark| mark.0).collect();
        let cells = words::cells(marked.iter().step_by(2).map(|mark| mark.cell), names);
        let digits: DigitSet = marked.iter().take(2).map(|mark| mark.digit).collect();
        let mut eliminated: Vec<Cell> = step.remove.iter().map(|removed| removed.cell).collect();
        eliminated.sort_unstable();
        eliminated.dedup();
        format!(
            "{}: {cells} can only be {}, and each sees the next; so {} both digits",
            words::removals(&step.remove, names),
            words::digits_with("or", digits.iter(), names),
            colours::see(&eliminated, names),
        )
    }

    fn argue(argument: &mut Argument<'_>) {
        let step = argument.step;
        let marked: Vec<Candidate> = step.marks.candidates.iter().map(|mark| mark.0).collect();
        let cells: Vec<Cell> = marked.iter().step_by(2).map(|mark| mark.cell).collect();
        let digits = argument::digits_of(marked.iter().take(2).copied());
        argument
            .part("Cells with the same two candidates")
            .say(
                "{} can only be {}, and each of them sees the next.",
                &[Word::Cells(&cells), Word::AnyDigit(&digits)],
            )
            .mark(marked.iter().copied(), Role::Pattern);
        let [one, other] = [0, 1].map(|first| {
            let cells = cells.iter().copied().skip(first).step_by(2);
            cells.collect::<Vec<Cell>>()
        });
        argument.part("The digits take turns").say(
            "So {} hold one of the two digits, and {} the other.",
            &[Word::CellsAs(&one, Role::Group(0)), Word::CellsAs(&other, Role::Group(1))],
        );
        argument.show(Role::Group(0)).show(Role::Group(1));
        let seen = argument::cells_of(step.remove.iter().copied());
        argument
            .part("What sees both digits")
            .say(
                "{} {} cells of both kinds, and so both digits.",
                &[Word::Cells(&seen), Word::Text(words::plural(seen.len(), "sees", "see"))],
            )
            .conclude();
    }
}

/// Looks at some cells in a row, and at all longer rows that begin with them: whether the last of
/// four cells or more and the first eliminate this digit.
fn extend<const C: usize, const D: usize>(
    view: &View<C, D>,
    digit: Digit,
    cells: &mut Vec<Cell>,
    all: &mut Vec<Found>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let (first, last) = (cells[0], cells[cells.len() - 1]);
    let pair = view.candidates(first);
    let seen = view.peers(first) & view.peers(last);
    if cells.len() >= 4 && cells.len().is_multiple_of(2) && seen.meets(&view.places(digit)) {
        keep(eliminate(view, cells, pair), cells, all);
    }
    if cells.len() == MOST_CELLS {
        return ControlFlow::Continue(());
    }
    sink.go_on()?;
    let peers = alternating::peers_in_order(view, Candidate { cell: last, digit });
    for Candidate { cell, .. } in peers.filter(|other| view.candidates(other.cell) == pair) {
        if !cells.contains(&cell) {
            cells.push(cell);
            extend(view, digit, cells, all, sink)?;
            cells.pop();
        }
    }
    ControlFlow::Continue(())
}

/// What sees two cells that hold different digits and are not neighbours in the row.
fn eliminate<const C: usize, const D: usize>(
    view: &View<C, D>,
    cells: &[Cell],
    pair: Digits<D>,
) -> Vec<Candidate> {
    let mut seen = CellSet::EMPTY;
    for (index, &cell) in cells.iter().enumerate() {
        for &other in cells[index..].iter().skip(3).step_by(2) {
            seen |= view.peers(cell) & view.peers(other);
        }
    }
    let eliminated = pair.iter().flat_map(|digit| {
        (view.places(digit) & seen).iter().map(move |cell| Candidate { cell, digit })
    });
    eliminated.collect()
}

/// Keeps the shortest of several that eliminate the same.
fn keep(removed: Vec<Candidate>, cells: &[Cell], all: &mut Vec<Found>) {
    let found = Found { removed, cells: cells.to_vec() };
    match all.iter_mut().find(|other| other.removed == found.removed) {
        None => all.push(found),
        Some(other) if found.cells.len() < other.cells.len() => *other = found,
        Some(_) => {}
    }
}
