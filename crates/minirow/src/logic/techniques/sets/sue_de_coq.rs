//! Finds cells where two houses cross that share their digits with cells of both.
#![doc = include_str!("sue_de_coq.md")]

use std::collections::HashSet;
use std::ops::ControlFlow;

use super::almost_locked_sets::{Told, argue_set};
use crate::board::{Candidate, Cell, House, HouseKind, Names};
use crate::logic::argument::{Argument, Word};
use crate::logic::finder::{Finder, Sink};
use crate::logic::hodoku::Hodoku;
use crate::logic::position::set::{CellSet, Digits};
use crate::logic::position::view::View;
use crate::logic::{HouseRole, Premise, Role, Step, words};

pub(in crate::logic::techniques) struct SueDeCoq;

impl Finder for SueDeCoq {
    const NAME: &'static str = "sue-de-coq";
    const TITLE: &'static str = "Sue de Coq";
    const RATING: u16 = 52;
    const DOCUMENT: &'static str = include_str!("sue_de_coq.md");
    const HODOKU: Option<Hodoku> = Some(Hodoku::unfair(410, 250));

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let geometry = view.geometry();
        let is_block = |&house: &House| geometry.house_kind(house) == HouseKind::Block;
        let mut search = Search::new(view);
        for line in geometry.houses().filter(|house| !is_block(house)) {
            for block in geometry.houses().filter(is_block) {
                if (view.house(line) & view.house(block)).len() > 1 {
                    search.cross(line, block, sink)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        let [crossing, of_line, of_block] = [0, 1, 2].map(|group| Told::of(step, group, names));
        let houses: Vec<House> = step.marks.houses_with(HouseRole::Base).collect();
        let [line, block] = [houses[0], houses[1]].map(|house| names.house(house));
        format!(
            "{}, with {} in {line} and {} in {block}, have no digit to spare: {}",
            crossing.name,
            of_line.name,
            of_block.name,
            words::removals(&step.remove, names)
        )
    }

    fn argue(argument: &mut Argument<'_>) {
        let step = argument.step;
        let houses: Vec<House> = step.marks.houses_with(HouseRole::Base).collect();
        argument.part("Where two houses cross");
        argument.say("Look where {} cross.", &[Word::Base(&houses)]);
        argue_set(argument, 0);
        for (group, house) in (1..).zip(&houses) {
            argument.part_of("Cells of {}", &[Word::House(*house)]);
            argue_set(argument, group);
        }
        argument.part("No digit to spare").say(
            "All these cells together have just enough digits. So in {} they take these digits, and \
             no other cell holds them.",
            &[Word::Base(&houses)],
        );
        argument.conclude();
    }
}

/// Open cells and what they may hold.
#[derive(Clone, Copy)]
struct Part<const C: usize, const D: usize> {
    cells: CellSet<C>,
    digits: Digits<D>,
}

struct Search<'a, const C: usize, const D: usize> {
    view: &'a View<C, D>,
    /// The most cells of a part.
    most: usize,
    known: HashSet<(Vec<Candidate>, Vec<Premise>)>,
}

/// More cells of a crossing are not tried; blocks of the usual shape have no more.
const MOST_OF_CROSSING: usize = 4;
/// The most cells of a part on boards beyond 9 × 9; more are not searched for.
const MOST_ON_LARGE_BOARDS: usize = 4;

impl<'a, const C: usize, const D: usize> Search<'a, C, D> {
    fn new(view: &'a View<C, D>) -> Self {
        let side = usize::from(view.geometry().digit_count());
        let most = if side > 9 { MOST_ON_LARGE_BOARDS } else { side };
        Self { view, most, known: HashSet::new() }
    }

    /// Chooses cells where the houses cross, with at least two digits more than cells; then cells of
    /// the line that take some of these digits; then cells of the block that take all the others.
    fn cross(&mut self, line: House, block: House, sink: &mut Sink<'_>) -> ControlFlow<()> {
        let (view, most) = (self.view, self.most);
        let [line_cells, block_cells] =
            [line, block].map(|house| view.open_in(house).collect::<CellSet<C>>());
        let none = Part { cells: CellSet::EMPTY, digits: Digits::EMPTY };
        each_choice(view, line_cells & block_cells, none, MOST_OF_CROSSING, &mut |crossing| {
            sink.go_on()?;
            let shared = crossing.digits;
            let spare = shared.len().saturating_sub(crossing.cells.len());
            if crossing.cells.len() < 2 || spare < 2 {
                return ControlFlow::Continue(());
            }
            // A part takes as many shared digits as it has cells left after all its other digits.
            let taken =
                |part: &Part<C, D>| part.cells.len().saturating_sub((part.digits - shared).len());
            // So each cell of it has fewer other digits than the part may have cells.
            let may_help = |&cell: &Cell| (view.candidates(cell) - shared).len() < most;
            let rest = (line_cells - crossing.cells).iter().filter(may_help).collect();
            each_choice(view, rest, none, most, &mut |of_line| {
                let open = spare.saturating_sub(taken(&of_line));
                let held = of_line.digits & shared;
                if held.is_empty() || taken(&of_line) == 0 || open == 0 {
                    return ControlFlow::Continue(());
                }
                // No shared digit may be in both parts, so each stands once in all.
                let rest = block_cells - crossing.cells - of_line.cells;
                let rest: CellSet<C> = rest
                    .iter()
                    .filter(may_help)
                    .filter(|&cell| !view.candidates(cell).meets(&held))
                    .collect();
                each_choice(view, rest, none, most, &mut |of_block| {
                    if of_block.digits.meets(&shared) && taken(&of_block) == open {
                        self.eliminate([line, block], [crossing, of_line, of_block], sink)?;
                    }
                    ControlFlow::Continue(())
                })
            })
        })
    }

    /// Hands on what three parts eliminate that hold as many digits as cells.
    fn eliminate(
        &mut self,
        houses: [House; 2],
        parts: [Part<C, D>; 3],
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let view = self.view;
        let [crossing, of_line, of_block] = parts;
        let mut remove = Vec::new();
        for (house, part, other) in [(houses[0], of_line, of_block), (houses[1], of_block, of_line)]
        {
            // A digit that is not shared but in both parts stands once in each.
            let digits =
                ((crossing.digits | part.digits) - other.digits) | (part.digits & other.digits);
            for cell in (view.house(house) - crossing.cells - part.cells).iter() {
                let eliminated = view.candidates(cell) & digits;
                remove.extend(eliminated.iter().map(|digit| Candidate { cell, digit }));
            }
        }
        if remove.is_empty() {
            return ControlFlow::Continue(());
        }
        remove.sort_unstable();
        remove.dedup();
        let mut step = sink.step();
        step.remove = remove;
        let mut cells = CellSet::<C>::EMPTY;
        for (group, part) in (0..).zip(parts) {
            for cell in part.cells.iter() {
                let marks = view.candidates(cell).iter();
                let marks = marks.map(|digit| (Candidate { cell, digit }, Role::Group(group)));
                step.marks.candidates.extend(marks);
            }
            cells |= part.cells;
        }
        step.marks.houses.extend(houses.map(|house| (house, HouseRole::Base)));
        step.premises.extend(cells.iter().map(Premise::Cell));
        if self.known.insert((step.remove.clone(), step.premises.clone())) {
            sink.found(step)?;
        }
        ControlFlow::Continue(())
    }
}

/// Tries all choices of cells together with those chosen: first the choices with the first cell, and
/// of these the smaller before those it is a part of.
fn each_choice<const C: usize, const D: usize>(
    view: &View<C, D>,
    mut others: CellSet<C>,
    chosen: Part<C, D>,
    most: usize,
    visit: &mut dyn FnMut(Part<C, D>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    while let Some(cell) = others.first() {
        others.remove(cell);
        let mut part = chosen;
        part.cells.insert(cell);
        part.digits |= view.candidates(cell);
        visit(part)?;
        if part.cells.len() < most {
            each_choice(view, others, part, most, visit)?;
        }
    }
    ControlFlow::Continue(())
}
