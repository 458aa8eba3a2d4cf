//! Four cells in two rows, two columns and two blocks that could exchange two digits.
//!
//! If they held two digits in turn, none of them given, the digits could change places and no house,
//! nor any cell that must differ from one of them, would notice: there would be a second solution. A puzzle with one solution has no such rectangle,
//! so something in the four cells is different.

use std::ops::ControlFlow;

use crate::board::{Candidate, Cell, Digit, DigitSet, House, HouseKind, Names};
use crate::logic::argument::{self, Argument, Word};
use crate::logic::finder::Sink;
use crate::logic::position::set::{CellSet, Digits};
use crate::logic::position::view::View;
use crate::logic::{Premise, Role, Step, words};

/// A rectangle and the two digits it cannot hold in turn.
pub(super) struct Rectangle<const C: usize> {
    /// The first and the last are opposite.
    pub(super) corners: [Cell; 4],
    pub(super) digits: [Digit; 2],
    /// The open corners without any other candidate.
    pub(super) floor: CellSet<C>,
    /// The corners with other candidates.
    pub(super) roof: CellSet<C>,
}

/// Hands on the open rectangles a corner of which has the two digits and no others.
///
/// HoDoKu's order: the corner with two candidates in reading order, its neighbour in the block, the
/// other line. As there, four cells are looked at once, with the digits of their first such corner.
pub(super) fn each_open<const C: usize, const D: usize>(
    view: &View<C, D>,
    sink: &mut Sink<'_>,
    visit: &mut dyn FnMut(Rectangle<C>, &mut Sink<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for start in view.open() {
        let pair = view.candidates(start);
        let mut both = pair.iter();
        let (Some(one), Some(other), None) = (both.next(), both.next(), both.next()) else {
            continue;
        };
        sink.go_on()?;
        let may_be_corner = |cell| view.candidates(cell).meets(&pair);
        each_from(view, start, &may_be_corner, &mut |corners| {
            let are_free = |pair| {
                let are_free = corners.iter().all(|&corner| is_free(view, corner, pair));
                are_free && is_unnoticed(view, corners, pair)
            };
            let was_seen = corners.iter().any(|&corner| {
                let pair = view.candidates(corner);
                corner < start && pair.len() == 2 && are_free(pair)
            });
            if was_seen || !are_free(pair) {
                return ControlFlow::Continue(());
            }
            let all: CellSet<C> = corners.into_iter().collect();
            let floor = corners.into_iter().filter(|&c| view.candidates(c).is_subset(&pair));
            let floor: CellSet<C> = floor.collect();
            visit(Rectangle { corners, digits: [one, other], floor, roof: all - floor }, sink)
        })?;
    }
    ControlFlow::Continue(())
}

/// Hands on the steps of the rectangles of a form whose corners have one other candidate: one of
/// them is it.
pub(super) fn find_one_extra<const C: usize, const D: usize>(
    view: &View<C, D>,
    sink: &mut Sink<'_>,
    has_form: &dyn Fn(&Rectangle<C>) -> bool,
) -> ControlFlow<()> {
    each_open(view, sink, &mut |rectangle, sink| {
        if let (true, Some((digit, removed))) = (has_form(&rectangle), rectangle.one_extra(view)) {
            let mut step = rectangle.step(view, sink.step());
            step.eliminate(removed.iter(), digit);
            sink.found(step)?;
        }
        ControlFlow::Continue(())
    })
}

/// Finds rectangles with two digits placed, and one other candidate in both open corners.
pub(super) fn find_placed_extra<const C: usize, const D: usize>(
    view: &View<C, D>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    each_placed(view, sink, &mut |rectangle, sink| {
        if rectangle.roof.len() == 2
            && let Some((digit, removed)) = rectangle.one_extra(view)
        {
            let mut step = rectangle.step(view, sink.step());
            step.eliminate(removed.iter(), digit);
            sink.found(step)?;
        }
        ControlFlow::Continue(())
    })
}

/// Hands on the rectangles two neighbours of which were placed in one block, and one or two corners
/// are open with two candidates, each once.
///
/// HoDoKu's order: the first placed corner in reading order, its neighbour in the block, the other
/// line. It looks at no corner with more candidates.
pub(super) fn each_placed<const C: usize, const D: usize>(
    view: &View<C, D>,
    sink: &mut Sink<'_>,
    visit: &mut dyn FnMut(Rectangle<C>, &mut Sink<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let placed = |cell: Cell| view.digit(cell).filter(|_| !view.is_given(cell));
    for start in view.geometry().cells() {
        let Some(one) = placed(start) else {
            continue;
        };
        sink.go_on()?;
        let may_be_corner = |cell| !view.is_given(cell);
        each_from(view, start, &may_be_corner, &mut |corners| {
            let [_, neighbour, across, opposite] = corners;
            let Some(other) = placed(neighbour).filter(|_| start < neighbour) else {
                return ControlFlow::Continue(());
            };
            let holds = |cell: Cell, digit: Digit| placed(cell) == Some(digit);
            let may_hold = |cell: Cell, digit: Digit| {
                view.candidates(cell).len() == 2 && view.candidates(cell).contains(digit)
            };
            let fits = |cell: Cell, digit: Digit| holds(cell, digit) || may_hold(cell, digit);
            let is_done = holds(across, other) && holds(opposite, one);
            let pair = Digits::of(one) | Digits::of(other);
            let may_be = fits(across, other) && fits(opposite, one);
            if is_done || !may_be || !is_unnoticed(view, corners, pair) {
                return ControlFlow::Continue(());
            }
            let roof = [across, opposite].into_iter().filter(|&cell| view.digit(cell).is_none());
            let (floor, roof) = (CellSet::EMPTY, roof.collect());
            visit(Rectangle { corners, digits: [one, other], floor, roof }, sink)
        })?;
    }
    ControlFlow::Continue(())
}

/// Hands on the rectangles with a first corner, whose second corner is in its block: each house has
/// as many of the first and the last corner as of the others, so it does not notice an exchange.
fn each_from<const C: usize, const D: usize>(
    view: &View<C, D>,
    start: Cell,
    may_be_corner: &dyn Fn(Cell) -> bool,
    visit: &mut dyn FnMut([Cell; 4]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let cells_of = |house: House| view.geometry().cells_of(house).iter().copied();
    // A board whose blocks would be its rows has no blocks.
    let block = view.house_of(start, HouseKind::Block);
    let block = block.or_else(|| view.house_of(start, HouseKind::Row));
    let neighbours = block.into_iter().flat_map(cells_of);
    for neighbour in neighbours.filter(|&cell| cell != start && may_be_corner(cell)) {
        for (along, across) in
            [(HouseKind::Row, HouseKind::Column), (HouseKind::Column, HouseKind::Row)]
        {
            if view.house_of(start, along) != view.house_of(neighbour, along) {
                continue;
            }
            let lines = [start, neighbour].map(|cell| view.house_of(cell, across));
            let [Some(one), Some(other)] = lines else {
                continue;
            };
            for (third, fourth) in cells_of(one).zip(cells_of(other)) {
                let corners = [start, neighbour, third, fourth];
                let may_be = third != start && may_be_corner(third) && may_be_corner(fourth);
                if may_be && is_balanced(view, corners) {
                    visit(corners)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

fn is_balanced<const C: usize, const D: usize>(view: &View<C, D>, corners: [Cell; 4]) -> bool {
    let mut houses = corners.iter().flat_map(|&corner| view.houses_of(corner));
    houses.all(|house| {
        let has = corners.map(|corner| view.house(house).contains(corner));
        has[0] != has[3] && has[1] != has[2]
    })
}

/// Whether nothing notices an exchange of two digits but for houses: no other cell that may hold one
/// of them sees the first or the last corner and none of the others, or the other way round.
fn is_unnoticed<const C: usize, const D: usize>(
    view: &View<C, D>,
    corners: [Cell; 4],
    pair: Digits<D>,
) -> bool {
    if !view.geometry().has_apart() {
        return true;
    }
    let [a, b, c, d] = corners.map(|corner| view.peers(corner));
    let (first, second) = (a | d, b | c);
    let noticing = (first | second) - (first & second) - corners.into_iter().collect();
    let may_hold =
        |cell: Cell| view.digit(cell).map_or(view.candidates(cell), Digits::of).meets(&pair);
    let can_hold_both = !a.contains(corners[3]) && !b.contains(corners[2]);
    can_hold_both && !noticing.iter().any(may_hold)
}

/// Whether a cell is open and none of two digits that it lacks is placed in its sight: otherwise the
/// rectangle is no threat.
fn is_free<const C: usize, const D: usize>(view: &View<C, D>, cell: Cell, pair: Digits<D>) -> bool {
    let mut eliminated = (pair - view.candidates(cell)).iter();
    view.digit(cell).is_none()
        && eliminated.all(|eliminated| {
            view.peers(cell).iter().all(|peer| view.digit(peer) != Some(eliminated))
        })
}

impl<const C: usize> Rectangle<C> {
    pub(super) fn all(&self) -> CellSet<C> {
        self.corners.into_iter().collect()
    }

    /// The corner opposite to one.
    pub(super) fn opposite(&self, corner: Cell) -> Cell {
        let index = self.corners.iter().position(|&c| c == corner).unwrap_or_default();
        self.corners[3 - index]
    }

    /// Both digits in both orders.
    pub(super) fn orders(&self) -> [[Digit; 2]; 2] {
        let [one, other] = self.digits;
        [[one, other], [other, one]]
    }

    /// The two corners with other candidates, where there are two.
    pub(super) fn two_roofs(&self) -> Option<[Cell; 2]> {
        let mut roofs = self.roof.iter();
        match (roofs.next(), roofs.next(), roofs.next()) {
            (Some(one), Some(other), None) => Some([one, other]),
            _ => None,
        }
    }

    /// Whether two corners are opposite.
    pub(super) fn are_opposite(&self, [one, other]: [Cell; 2]) -> bool {
        self.opposite(one) == other
    }

    /// Whether just two corners have other candidates, and they are neighbours.
    pub(super) fn has_neighbouring_roofs(&self) -> bool {
        self.two_roofs().is_some_and(|two| !self.are_opposite(two))
    }

    /// The candidates of the corners besides the two digits.
    pub(super) fn extras<const D: usize>(&self, view: &View<C, D>) -> Digits<D> {
        let all = self.roof.iter().fold(Digits::EMPTY, |all, corner| all | view.candidates(corner));
        all - self.digits.into_iter().collect()
    }

    /// The one other candidate of all corners that have any, and the cells it is eliminated from.
    pub(super) fn one_extra<const D: usize>(
        &self,
        view: &View<C, D>,
    ) -> Option<(Digit, CellSet<C>)> {
        let digit = self.extras(view).only()?;
        let removed = view.common_peers(self.roof) & view.places(digit);
        (!removed.is_empty()).then_some((digit, removed))
    }

    /// A step that relies on the rectangle and shows it.
    pub(super) fn step<const D: usize>(&self, view: &View<C, D>, mut step: Step) -> Step {
        step.premises.push(Premise::Rectangle(self.corners, self.digits));
        for corner in self.all().iter() {
            for digit in view.geometry().digits() {
                let is_here =
                    view.digit(corner) == Some(digit) || view.candidates(corner).contains(digit);
                let is_its = self.digits.contains(&digit);
                let role = if is_its { Role::Pattern } else { Role::Fin };
                step.marks.cells(is_here.then_some(corner), digit, role);
            }
        }
        step
    }
}

/// `1 and 2 alone in r1c1, r1c2, r4c1 and r4c2 could be exchanged`
pub(super) fn reason(step: &Step, names: &Names<'_>) -> String {
    let (digits, corners) = digits_and_corners(step, names);
    format!("{digits} alone in {corners} could be exchanged")
}

/// `1 and 2 in r1c1, r1c2, r4c1 and r4c2, none of them given, could be exchanged`
pub(super) fn reason_of_placed(step: &Step, names: &Names<'_>) -> String {
    let (digits, corners) = digits_and_corners(step, names);
    format!("{digits} in {corners}, none of them given, could be exchanged")
}

fn digits_and_corners(step: &Step, names: &Names<'_>) -> (String, String) {
    let mut corners: Vec<Cell> = step.marks.with(Role::Pattern).map(|mark| mark.cell).collect();
    let digits: DigitSet = step.marks.with(Role::Pattern).map(|mark| mark.digit).collect();
    corners.dedup();
    (words::digits(digits.iter(), names), words::cells(corners, names))
}

/// The corners with other candidates: `r1c1 or r4c2`
pub(super) fn roofs(step: &Step, names: &Names<'_>) -> String {
    let mut corners: Vec<Cell> = step.marks.with(Role::Fin).map(|mark| mark.cell).collect();
    corners.dedup();
    let told: Vec<String> = corners.iter().map(|&cell| names.cell(cell)).collect();
    words::list_with("or", &told)
}

/// What is eliminated where all corners are open.
pub(super) fn explain_open_extra(step: &Step, names: &Names<'_>) -> String {
    explain_one_extra(step, &reason(step, names), names)
}

/// What is eliminated where two corners are placed.
pub(super) fn explain_placed_extra(step: &Step, names: &Names<'_>) -> String {
    explain_one_extra(step, &reason_of_placed(step, names), names)
}

/// What is eliminated, as corners with other candidates have one digit, for a reason: `r1c1 is not
/// 3: …, so 3 is in r2c4 or r2c5`
fn explain_one_extra(step: &Step, reason: &str, names: &Names<'_>) -> String {
    let (eliminated, roofs) = (names.digit(step.remove[0].digit), roofs(step, names));
    format!("{}: {reason}, so {eliminated} is in {roofs}", words::removals(&step.remove, names))
}

/// The corners and their two digits, and that they could be exchanged.
pub(super) fn argue(argument: &mut Argument<'_>) {
    let step = argument.step;
    let pattern: Vec<Candidate> = step.marks.with(Role::Pattern).collect();
    let corners = argument::cells_of(pattern.iter().copied());
    let digits = argument::digits_of(pattern.iter().copied());
    let pair = Word::Digits(&digits);
    let is_placed = corners.iter().any(|&cell| argument.position.digit(cell).is_some());
    argument
        .part("A rectangle")
        .say("{} make a rectangle in two blocks.", &[Word::Cells(&corners)])
        .show(Role::Pattern);
    if is_placed {
        argument.say("None of them is a given. So far they hold {}.", &[pair]);
    } else {
        argument.say("All of them can be {}.", &[Word::AnyDigit(&digits)]);
    }
    argument.part("Two solutions").say(
        "If they held only {}, the two digits could change places, and the puzzle would have two \
         solutions. It has one, so they do not.",
        &[pair],
    );
}

/// That one of the corners with other candidates holds one of these.
pub(super) fn argue_roofs(argument: &mut Argument<'_>) {
    let step = argument.step;
    let extras: Vec<Candidate> = step.marks.with(Role::Fin).collect();
    let roofs = argument::cells_of(extras.iter().copied());
    let digits = argument::digits_of(extras);
    argument.part(if roofs.len() == 1 { "The fourth corner" } else { "The other candidates" });
    if roofs.len() == 1 {
        let words = [Word::CellsAs(&roofs, Role::Fin), Word::AnyDigit(&digits)];
        argument.say("Only {} has other candidates, so it is {}.", &words);
    } else {
        let words = [Word::CellsAs(&roofs, Role::Fin), Word::AnyDigit(&digits)];
        argument.say("Of all corners only {} have other candidates, so one of them is {}.", &words);
    }
    argument.show(Role::Fin);
}

/// What is eliminated, as corners with other candidates have one digit.
pub(super) fn argue_one_extra(argument: &mut Argument<'_>) {
    argue(argument);
    argue_roofs(argument);
    let step = argument.step;
    let roofs = argument::cells_of(step.marks.with(Role::Fin));
    let seen = argument::cells_of(step.remove.iter().copied());
    argument
        .part("What sees these corners")
        .say(
            "{} {} {}, one of which is {}.",
            &[
                Word::Cells(&seen),
                Word::Text(words::plural(seen.len(), "sees", "see")),
                Word::Cells(&roofs),
                Word::Digit(step.remove[0].digit),
            ],
        )
        .conclude();
}
