//! Finds rectangles whose other candidates make a naked set with cells of a common house.
#![doc = include_str!("unique_rectangle_3.md")]

use std::ops::ControlFlow;

use super::rectangles::{self, Rectangle};
use crate::board::{Cell, DigitSet, House, Names};
use crate::logic::argument::{self, Argument, Word};
use crate::logic::finder::{Finder, Sink};
use crate::logic::hodoku::Hodoku;
use crate::logic::position::set::{CellSet, Digits};
use crate::logic::position::view::View;
use crate::logic::{HouseRole, Premise, Role, Step, words};
/// The most cells of a set besides the corners: all there can be on a board of 9×9, and what can be
/// tried on larger ones.
const MOST: usize = 7;

pub(in crate::logic::techniques) struct UniqueRectangle3;

impl Finder for UniqueRectangle3 {
    const NAME: &'static str = "unique-rectangle-3";
    const TITLE: &'static str = "Unique rectangle 3";
    const RATING: u16 = 46;
    const DOCUMENT: &'static str = include_str!("unique_rectangle_3.md");
    const HODOKU: Option<Hodoku> = Some(Hodoku::hard(280, 100));
    const IN_SE: bool = true;

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let mut others = Vec::new();
        rectangles::each_open(view, sink, &mut |rectangle, sink| {
            let roof = rectangle.two_roofs();
            if roof.is_none_or(|two| rectangle.are_opposite(two)) {
                return ControlFlow::Continue(());
            }
            for house in view.common_houses(rectangle.roof) {
                let cells = view.open_in(house).filter(|&cell| {
                    let pair = rectangle.digits.into_iter().collect();
                    !rectangle.all().contains(cell) && !view.candidates(cell).meets(&pair)
                });
                others.clear();
                others.extend(cells);
                let start = Chosen { cells: CellSet::EMPTY, digits: rectangle.extras(view) };
                extend(view, &rectangle, house, &others, start, sink)?;
            }
            ControlFlow::Continue(())
        })
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        let marked = |role| step.marks.with(role);
        let mut cells: Vec<Cell> = marked(Role::Group(0)).map(|mark| mark.cell).collect();
        let digits = marked(Role::Fin).chain(marked(Role::Group(0))).map(|mark| mark.digit);
        let digits: DigitSet = digits.collect();
        cells.sort_unstable();
        cells.dedup();
        format!(
            "{}: {}, so {} holds another digit, and with {} it takes up {} in {}",
            words::removals(&step.remove, names),
            rectangles::reason(step, names),
            rectangles::roofs(step, names),
            words::cells(cells, names),
            words::digits(digits.iter(), names),
            words::houses(step.marks.houses_with(HouseRole::Base), names),
        )
    }

    fn argue(argument: &mut Argument<'_>) {
        let step = argument.step;
        rectangles::argue(argument);
        rectangles::argue_roofs(argument);
        let set = || step.marks.with(Role::Group(0));
        let cells = argument::cells_of(set());
        let digits = argument::digits_of(set().chain(step.marks.with(Role::Fin)));
        let houses: Vec<House> = step.marks.houses_with(HouseRole::Base).collect();
        argument
            .part("A naked set with other cells")
            .say(
                "The two corners count as one cell that is {}. In {}, it and {} have only {} left.",
                &[
                    Word::AnyDigit(&argument::digits_of(step.marks.with(Role::Fin))),
                    Word::Base(&houses),
                    Word::CellsAs(&cells, Role::Group(0)),
                    Word::Digits(&digits),
                ],
            )
            .show(Role::Group(0));
        argument
            .part("Nothing left for other cells")
            .say("They take all these digits, so no cell that sees them all holds one.", &[])
            .conclude();
    }
}

/// Cells of a house beside two corners, and the digits of both.
#[derive(Clone, Copy)]
struct Chosen<const C: usize, const D: usize> {
    cells: CellSet<C>,
    digits: Digits<D>,
}

/// Adds each of some cells to those that are chosen, and then the cells behind it; hands on the sets
/// with one digit more than chosen cells, as the two corners count for one cell.
fn extend<const C: usize, const D: usize>(
    view: &View<C, D>,
    rectangle: &Rectangle<C>,
    house: House,
    others: &[Cell],
    before: Chosen<C, D>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    for (index, &cell) in others.iter().enumerate() {
        let cells = before.cells | CellSet::of(cell);
        let digits = before.digits | view.candidates(cell);
        if digits.len() > MOST + 1 {
            continue;
        }
        let set = cells | rectangle.roof;
        let is_first = view.common_houses(set).next() == Some(house);
        if is_first && digits.len() == cells.len() + 1 {
            let mut step = rectangle.step(view, sink.step());
            step.premises.extend(cells.iter().map(Premise::Cell));
            step.marks.houses.push((house, HouseRole::Base));
            let common = view.common_peers(set);
            for digit in digits.iter() {
                step.marks.cells((cells & view.places(digit)).iter(), digit, Role::Group(0));
                step.eliminate((common & view.places(digit)).iter(), digit);
            }
            if !step.remove.is_empty() {
                sink.found(step)?;
            }
        }
        if cells.len() < MOST {
            let next = Chosen { cells, digits };
            extend(view, rectangle, house, &others[index + 1..], next, sink)?;
        }
    }
    ControlFlow::Continue(())
}
