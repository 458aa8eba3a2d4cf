//! Simple colouring: finds eliminations by two colours of one digit.
#![doc = include_str!("simple_colouring.md")]

use std::ops::ControlFlow;

use super::colours;
use crate::board::{Cell, Names};
use crate::logic::argument::{self, Argument, Word};
use crate::logic::finder::{Finder, Sink};
use crate::logic::hodoku::Hodoku;
use crate::logic::position::set::CellSet;
use crate::logic::position::view::View;
use crate::logic::{HouseRole, Step, words};

pub(in crate::logic::techniques) struct SimpleColouring;

impl Finder for SimpleColouring {
    const NAME: &'static str = "simple-colouring";
    const TITLE: &'static str = "Simple colouring";
    const RATING: u16 = 42;
    const DOCUMENT: &'static str = include_str!("simple_colouring.md");
    const HODOKU: Option<Hodoku> = Some(Hodoku::hard(420, 150));

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let mut pairs = Vec::new();
        for digit in view.geometry().digits() {
            sink.go_on()?;
            colours::colour_pairs(view, digit, &mut pairs);
            for &pair in &pairs {
                sink.go_on()?;
                // Case 1, the wrap: two cells of one colour see each other, so it is the other.
                let mut wraps = false;
                for [wrong, right] in [pair, [pair[1], pair[0]]] {
                    let Some(met) = colours::meeting(view, wrong, wrong) else {
                        continue;
                    };
                    wraps = true;
                    let mut step = sink.step();
                    step.eliminate(wrong.iter(), digit);
                    colours::mark_pair(&mut step, view, digit, &[wrong, right], wrong, 0);
                    colours::mark_meeting(&mut step, view, met);
                    sink.found(step)?;
                }
                if wraps {
                    continue;
                }
                // Case 2, the trap: whatever sees both colours sees the one that holds.
                let [one, other] = pair;
                let seen = colours::seen(view, one) & colours::seen(view, other);
                let trapped = view.places(digit) & seen;
                if trapped.is_empty() {
                    continue;
                }
                let mut step = sink.step();
                step.eliminate(trapped.iter(), digit);
                let mut needed = CellSet::EMPTY;
                colours::need_seen(view, trapped, one, &mut needed);
                colours::need_seen(view, trapped, other, &mut needed);
                colours::mark_pair(&mut step, view, digit, &pair, needed, 0);
                sink.found(step)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        if let Some(met) = colours::marked_meeting(step, 0, 0, names.geometry()) {
            let house = step.marks.houses_with(HouseRole::Cover).next();
            let wrong = colours::wrong(step, names);
            return format!("{wrong}, but {}", colours::meet(met, house, names));
        }
        let cells: Vec<Cell> = step.remove.iter().map(|removed| removed.cell).collect();
        format!(
            "{}: {}; {} one of each",
            words::removals(&step.remove, names),
            colours::either(step, 0, step.remove[0].digit, names),
            colours::see(&cells, names),
        )
    }

    fn argue(argument: &mut Argument<'_>) {
        let step = argument.step;
        let digit = Word::Digit(step.remove[0].digit);
        colours::argue_pair(argument, 0, "Two colours");
        let cells = argument::cells_of(step.remove.iter().copied());
        match colours::marked_meeting(step, 0, 0, argument.names.geometry()) {
            Some(met) => {
                argument.part("Two of one colour meet");
                colours::argue_meeting(argument, met);
                argument.say("So they are not both {}.", &[digit]);
                argument.part("This colour does not hold").say(
                    "All cells of a colour are {} or none is, so none of this colour is.",
                    &[digit],
                );
            }
            None => {
                argument.part("What sees both colours").say(
                    "Whichever colour holds, {} {} a cell of it.",
                    &[Word::Cells(&cells), Word::Text(words::plural(cells.len(), "sees", "see"))],
                );
            }
        }
        argument.conclude();
    }
}
