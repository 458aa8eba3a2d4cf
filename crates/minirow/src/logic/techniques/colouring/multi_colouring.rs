//! Multi colouring: finds eliminations by two pairs of colours of one digit.
#![doc = include_str!("multi_colouring.md")]

use std::ops::ControlFlow;

use super::colours::{self, ColourPair};
use crate::board::{Cell, Digit, Names};
use crate::logic::argument::{self, Argument, Word};
use crate::logic::finder::{Finder, Sink};
use crate::logic::hodoku::Hodoku;
use crate::logic::position::set::CellSet;
use crate::logic::position::view::View;
use crate::logic::{Role, Step, words};

pub(in crate::logic::techniques) struct MultiColouring;

impl Finder for MultiColouring {
    const NAME: &'static str = "multi-colouring";
    const TITLE: &'static str = "Multi colouring";
    const RATING: u16 = 45;
    const DOCUMENT: &'static str = include_str!("multi_colouring.md");
    const HODOKU: Option<Hodoku> = Some(Hodoku::hard(430, 200));

    /// In the order of HoDoKu: pairs with pairs by their lowest cells, for each the first case
    /// before the second.
    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let mut pairs = Vec::new();
        for digit in view.geometry().digits() {
            sink.go_on()?;
            colours::colour_pairs(view, digit, &mut pairs);
            for (number, one) in pairs.iter().enumerate() {
                sink.go_on()?;
                for (other_number, other) in pairs.iter().enumerate() {
                    if number == other_number {
                        continue;
                    }
                    let excluded = find_excluded(view, digit, one, other, sink)?;
                    // The second case is the same both ways.
                    if !excluded && number < other_number {
                        find_trapped(view, digit, one, other, sink)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        let digit = step.remove[0].digit;
        let other = colours::either(step, 2, digit, names);
        let meetings = [(0, 2), (0, 3), (1, 2), (1, 3)].into_iter().filter_map(|(one, other)| {
            Some((one, other, colours::marked_meeting(step, one, other, names.geometry())?))
        });
        let meetings: Vec<(u8, u8, [Cell; 2])> = meetings.collect();
        if let [(0, 2, one), (0, 3, two), ..] = meetings[..] {
            let wrong = colours::wrong(step, names);
            let [one, two] = [one, two].map(|met| colours::sees(met, names));
            return format!("{wrong}; {other}; {one} and {two}");
        }
        let told = meetings.into_iter().filter_map(|(one, other, met)| {
            let left = [colours::group(step, 1 - one), colours::group(step, 5 - other)];
            let cells = step.remove.iter().map(|removed| removed.cell).filter(|&cell| {
                left.iter().all(|group| group.iter().any(|&c| names.geometry().sees(c, cell)))
            });
            let seen: Vec<Cell> = cells.collect();
            (!seen.is_empty()).then(|| {
                format!(
                    "; {}, so {} {} or {}; {} one of each",
                    colours::sees(met, names),
                    colours::are(&left[0], names),
                    names.digit(digit),
                    colours::are(&left[1], names),
                    colours::see(&seen, names),
                )
            })
        });
        let removed = words::removals(&step.remove, names);
        let one = colours::either(step, 0, digit, names);
        format!("{removed}: {one}; {other}{}", told.collect::<String>())
    }

    fn argue(argument: &mut Argument<'_>) {
        let (step, geometry) = (argument.step, argument.names.geometry());
        let digit = Word::Digit(step.remove[0].digit);
        colours::argue_pair(argument, 0, "Two colours");
        colours::argue_pair(argument, 2, "Two other colours");
        let meet = |one, other| colours::marked_meeting(step, one, other, geometry);
        if let [Some(first), Some(second)] = [meet(0, 2), meet(0, 3)] {
            argument.part("A colour meets both others");
            colours::argue_meeting(argument, first);
            colours::argue_meeting(argument, second);
            argument
                .part("This colour does not hold")
                .say(
                    "If {} were {}, neither of the two other colours could hold. But one of them does.",
                    &[Word::CellsAs(&colours::group(step, 0), Role::Group(0)), digit],
                )
                .conclude();
            return;
        }
        let cells = argument::cells_of(step.remove.iter().copied());
        let titles = ["Two colours meet", "Two others meet", "Two colours meet again"];
        let mut titles = titles.into_iter().cycle();
        for (one, other) in [(0, 2), (0, 3), (1, 2), (1, 3)] {
            let left = [1 - one, 5 - other];
            let [first, second] = left.map(|number| colours::group(step, number));
            let sees = |colour: &[Cell], cell| colour.iter().any(|&c| geometry.sees(c, cell));
            let traps = cells.iter().any(|&cell| sees(&first, cell) && sees(&second, cell));
            let Some(met) = meet(one, other).filter(|_| traps) else {
                continue;
            };
            argument.part(titles.next().unwrap_or_default());
            colours::argue_meeting(argument, met);
            argument.say(
                "So not both of their colours hold: {} {} {}, or {} {}.",
                &[
                    Word::CellsAs(&first, Role::Group(left[0])),
                    Word::Text(words::plural(first.len(), "is", "are")),
                    digit,
                    Word::CellsAs(&second, Role::Group(left[1])),
                    Word::Text(words::plural(second.len(), "is", "are")),
                ],
            );
        }
        argument
            .part("What sees one of each")
            .say(
                "{} {} a cell of each of two such colours.",
                &[Word::Cells(&cells), Word::Text(words::plural(cells.len(), "sees", "see"))],
            )
            .conclude();
    }
}

/// Case 1: a colour sees both colours of another pair, one of which holds.
///
/// Says whether there is one.
fn find_excluded<const C: usize, const D: usize>(
    view: &View<C, D>,
    digit: Digit,
    pair: &ColourPair<C>,
    other: &ColourPair<C>,
    sink: &mut Sink<'_>,
) -> ControlFlow<(), bool> {
    let mut found = false;
    for [wrong, right] in [*pair, [pair[1], pair[0]]] {
        let [Some(first), Some(second)] = other.map(|colour| colours::meeting(view, wrong, colour))
        else {
            continue;
        };
        found = true;
        // A cell that sees both by itself is found with one pair.
        if wrong.len() == 1 {
            continue;
        }
        let mut step = sink.step();
        step.eliminate(wrong.iter(), digit);
        colours::mark_pair(&mut step, view, digit, &[wrong, right], wrong, 0);
        let needed = [first[1], second[1]].into_iter().collect();
        colours::mark_pair(&mut step, view, digit, other, needed, 2);
        colours::mark_meeting(&mut step, view, first);
        colours::mark_meeting(&mut step, view, second);
        sink.found(step)?;
    }
    ControlFlow::Continue(found)
}

/// Case 2: colours of two pairs see each other, so one of the opposite colours holds, and nothing
/// holds that sees both of these.
fn find_trapped<const C: usize, const D: usize>(
    view: &View<C, D>,
    digit: Digit,
    pair: &ColourPair<C>,
    other: &ColourPair<C>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let mut removed = CellSet::EMPTY;
    let mut needed = [CellSet::EMPTY; 2];
    let mut meetings = Vec::new();
    for (one, two) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
        let Some(met) = colours::meeting(view, pair[one], other[two]) else {
            continue;
        };
        let opposite = [pair[1 - one], other[1 - two]];
        let seen = colours::seen(view, opposite[0]) & colours::seen(view, opposite[1]);
        let trapped = view.places(digit) & seen;
        if trapped.is_empty() {
            continue;
        }
        removed |= trapped;
        meetings.push(met);
        for (index, colour) in opposite.into_iter().enumerate() {
            needed[index].insert(met[index]);
            colours::need_seen(view, trapped, colour, &mut needed[index]);
        }
    }
    if removed.is_empty() {
        return ControlFlow::Continue(());
    }
    let mut step = sink.step();
    step.eliminate(removed.iter(), digit);
    colours::mark_pair(&mut step, view, digit, pair, needed[0], 0);
    colours::mark_pair(&mut step, view, digit, other, needed[1], 2);
    meetings.into_iter().for_each(|met| colours::mark_meeting(&mut step, view, met));
    sink.found(step)
}
