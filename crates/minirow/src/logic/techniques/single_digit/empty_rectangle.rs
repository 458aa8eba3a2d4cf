//! Finds blocks that hold a digit in one row or one column, and a strong link across.
#![doc = include_str!("empty_rectangle.md")]

use std::ops::ControlFlow;

use super::strong_links;
use crate::board::{Candidate, Cell, Digit, House, HouseKind, Names};
use crate::logic::argument::{self, Argument, Word};
use crate::logic::finder::{Finder, Sink};
use crate::logic::hodoku::Hodoku;
use crate::logic::position::set::CellSet;
use crate::logic::position::view::View;
use crate::logic::{HouseRole, Premise, Role, Step, words};

pub(in crate::logic::techniques) struct EmptyRectangle;

/// A block with a digit in two lines, and a strong link from one of them.
pub(super) struct Pattern<const C: usize> {
    pub(super) digit: Digit,
    pub(super) block: House,
    /// The line the strong link starts from, and the line it eliminates candidates in.
    pub(super) lines: [House; 2],
    pub(super) link: House,
    /// The ends of the strong link, the one in the first line first.
    pub(super) ends: [Cell; 2],
    pub(super) removed: CellSet<C>,
}

impl Finder for EmptyRectangle {
    const NAME: &'static str = "empty-rectangle";
    const TITLE: &'static str = "Empty rectangle";
    const RATING: u16 = 43;
    const DOCUMENT: &'static str = include_str!("empty_rectangle.md");
    const HODOKU: Option<Hodoku> = Some(Hodoku::hard(220, 120));

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let mut lines = [Vec::new(), Vec::new()];
        for digit in view.geometry().digits() {
            for block in view.houses(HouseKind::Block) {
                sink.go_on()?;
                each(view, digit, block, &mut lines, &mut |pattern| {
                    let mut step = sink.step();
                    pattern.mark(&mut step);
                    pattern.mark_block(view, &mut step);
                    step.eliminate(pattern.removed.iter(), digit);
                    sink.found(step)
                })?;
            }
        }
        ControlFlow::Continue(())
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        explain(step, names)
    }

    fn argue(argument: &mut Argument<'_>) {
        argue(argument);
    }
}

/// One or more empty rectangles of a block in words.
pub(super) fn explain(step: &Step, names: &Names<'_>) -> String {
    let houses = |role| step.marks.houses_with(role).collect::<Vec<_>>();
    let (bases, covers) = (houses(HouseRole::Base), houses(HouseRole::Cover));
    let marked: Vec<_> = step.marks.with(Role::Pattern).collect();
    let digit = names.digit(marked[0].digit);
    let name = |house| names.house(house);
    let (Some((&block, links)), [first, second, ..]) = (bases.split_last(), &covers[..]) else {
        return String::new();
    };
    let mut told = format!(
        "{}: {} has its {digit} in {} or {}",
        words::removals(&step.remove, names),
        name(block),
        name(*first),
        name(*second),
    );
    for (index, &link) in links.iter().enumerate() {
        let far = names.cell(marked[2 * index + 1].cell);
        let (line, link) = (name(covers[2 * index]), name(link));
        told.push_str(&format!("; with it in {line}, {link} has its {digit} in {far}"));
    }
    told
}

/// Hands on the empty rectangles of a digit in a block; `lines` is room for its rows and columns.
pub(super) fn each<const C: usize, const D: usize>(
    view: &View<C, D>,
    digit: Digit,
    block: House,
    lines: &mut [Vec<House>; 2],
    visit: &mut impl FnMut(Pattern<C>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let places = view.places_in(block, digit);
    if places.len() < 2 {
        return ControlFlow::Continue(());
    }
    for (lines, kind) in lines.iter_mut().zip([HouseKind::Row, HouseKind::Column]) {
        lines.clear();
        lines.extend(view.houses(kind).filter(|&line| view.house(line).meets(&places)));
    }
    // HoDoKu's order: the last lines first.
    for &row in lines[0].iter().rev() {
        for &column in lines[1].iter().rev() {
            let [in_row, in_column] = [row, column].map(|line| places & view.house(line));
            let is_covered = (places - in_row - in_column).is_empty();
            if !is_covered || in_row.is_subset(&in_column) || in_column.is_subset(&in_row) {
                continue;
            }
            across(view, digit, block, [row, column], visit)?;
            across(view, digit, block, [column, row], visit)?;
        }
    }
    ControlFlow::Continue(())
}

/// Hands on the strong links that start from the first line and eliminate something in the second.
fn across<const C: usize, const D: usize>(
    view: &View<C, D>,
    digit: Digit,
    block: House,
    lines: [House; 2],
    visit: &mut impl FnMut(Pattern<C>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let [first, second] = lines;
    let outside = view.places(digit) - view.house(block);
    for near in (outside & view.house(first)).iter() {
        let link = view.house_of(near, view.geometry().house_kind(second));
        let link = link.filter(|&link| link != second);
        let Some(link) = link.and_then(|link| strong_links::link(view, link, digit)) else {
            continue;
        };
        let far = if link.ends[0] == near { link.ends[1] } else { link.ends[0] };
        let removed = outside & view.house(second) & view.peers(far);
        if !removed.is_empty() {
            let (link, ends) = (link.house, [near, far]);
            visit(Pattern { digit, block, lines, link, ends, removed })?;
        }
    }
    ControlFlow::Continue(())
}

impl<const C: usize> Pattern<C> {
    /// Marks the strong link and the lines, and relies on the link.
    pub(super) fn mark(&self, step: &mut Step) {
        step.premises.push(Premise::House(self.link, self.digit));
        step.marks.houses.push((self.link, HouseRole::Base));
        step.marks.houses.extend(self.lines.map(|line| (line, HouseRole::Cover)));
        step.marks.cells(self.ends, self.digit, Role::Pattern);
    }

    /// Marks the block and relies on it.
    pub(super) fn mark_block<const D: usize>(&self, view: &View<C, D>, step: &mut Step) {
        step.premises.push(Premise::House(self.block, self.digit));
        step.marks.houses.push((self.block, HouseRole::Base));
        let places = view.places_in(self.block, self.digit);
        step.marks.cells(places.iter(), self.digit, Role::Pattern);
    }
}

/// The block; for each strong link what follows from it; what that means in both cases.
pub(super) fn argue(argument: &mut Argument<'_>) {
    let (step, names) = (argument.step, argument.names);
    let links: Vec<House> = step.marks.houses_with(HouseRole::Base).collect();
    let lines: Vec<House> = step.marks.houses_with(HouseRole::Cover).collect();
    let marked: Vec<Candidate> = step.marks.with(Role::Pattern).collect();
    let Some((&block, links)) = links.split_last() else {
        return argument.conclude();
    };
    let (ends, places) = marked.split_at(2 * links.len());
    let digit = Word::Digit(marked[0].digit);
    argument
        .part_of("{} in {}", &[digit, Word::House(block)])
        .say(
            "In {}, all places for {} are in {} or {}.",
            &[Word::Base(&[block]), digit, Word::Cover(&lines[..1]), Word::Cover(&lines[1..2])],
        )
        .mark(places.iter().copied(), Role::Pattern);
    for (number, (ends, lines)) in ends.chunks(2).zip(lines.chunks(2)).enumerate() {
        let (near, far) = (ends[0], ends[1]);
        let title = if number == 0 { "A strong link" } else { "Another strong link" };
        argument
            .part(title)
            .say(
                "In {}, {} has just two places: {}.",
                &[Word::Base(&links[number..=number]), digit, Word::Cells(&[near.cell, far.cell])],
            )
            .mark(ends.iter().copied(), Role::Pattern);
        argument.say(
            "If the {} of {} is in {}, {} is not {}, and {} is.",
            &[
                digit,
                Word::House(block),
                Word::Cover(&lines[..1]),
                Word::Cell(near.cell),
                digit,
                Word::Cell(far.cell),
            ],
        );
    }
    argument.part("Either way");
    for (ends, lines) in ends.chunks(2).zip(lines.chunks(2)) {
        let holds = |&cell: &Cell| {
            let geometry = names.geometry();
            geometry.cells_of(lines[1]).contains(&cell) && geometry.sees(ends[1].cell, cell)
        };
        let seen: Vec<Cell> = argument::cells_of(step.remove.iter().copied());
        let seen: Vec<Cell> = seen.into_iter().filter(holds).collect();
        argument.say(
            "{} {} the {} in both cases: in {}, or in {} where it crosses {}.",
            &[
                Word::Cells(&seen),
                Word::Text(words::plural(seen.len(), "sees", "see")),
                digit,
                Word::Cell(ends[1].cell),
                Word::Cover(&lines[1..2]),
                Word::House(block),
            ],
        );
    }
    argument.conclude();
}
