//! Finds rectangles with a corner that would force the three others.
#![doc = include_str!("hidden_rectangle.md")]

use std::ops::ControlFlow;

use super::rectangles;
use crate::board::{Candidate, Names};
use crate::logic::argument::{self, Argument, Word};
use crate::logic::finder::{Finder, Sink};
use crate::logic::hodoku::Hodoku;
use crate::logic::position::view::View;
use crate::logic::{HouseRole, Premise, Role, Step, words};

pub(in crate::logic::techniques) struct HiddenRectangle;

impl Finder for HiddenRectangle {
    const NAME: &'static str = "hidden-rectangle";
    const TITLE: &'static str = "Hidden rectangle";
    const RATING: u16 = 47;
    const DOCUMENT: &'static str = include_str!("hidden_rectangle.md");
    const HODOKU: Option<Hodoku> = Some(Hodoku::hard(320, 100));

    fn find<const C: usize, const D: usize>(
        view: &View<C, D>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        rectangles::each_open(view, sink, &mut |rectangle, sink| {
            let is_apart = |corner| match rectangle.floor.len() {
                1 => true,
                2 => rectangle.floor.contains(rectangle.opposite(corner)),
                _ => false,
            };
            for corner in rectangle.floor.iter().filter(|&corner| is_apart(corner)) {
                let cell = rectangle.opposite(corner);
                for [forced, eliminated] in rectangle.orders() {
                    if !view.candidates(cell).contains(eliminated) {
                        continue;
                    }
                    // Houses of the cell and a neighbour that have the other digit only there.
                    let neighbours = rectangle.corners.into_iter();
                    let neighbours = neighbours.filter(|&other| other != cell && other != corner);
                    let house_with = |neighbour| {
                        let pair = [cell, neighbour].into_iter().collect();
                        view.common_houses(pair).find(|&house| {
                            let places = view.places_in(house, forced);
                            places.contains(neighbour) && places.is_subset(&pair)
                        })
                    };
                    let mut houses = neighbours.filter_map(house_with);
                    let (Some(one), Some(other)) = (houses.next(), houses.next()) else {
                        continue;
                    };
                    let mut step = rectangle.step(view, sink.step());
                    for house in [one, other] {
                        step.premises.push(Premise::House(house, forced));
                        step.marks.houses.push((house, HouseRole::Base));
                    }
                    step.remove.push(Candidate { cell, digit: eliminated });
                    sink.found(step)?;
                }
            }
            ControlFlow::Continue(())
        })
    }

    fn explain(step: &Step, names: &Names<'_>) -> String {
        let Candidate { cell, digit: eliminated } = step.remove[0];
        let forced = step.marks.with(Role::Pattern).find(|mark| mark.digit != eliminated);
        let forced = names.digit(forced.map_or(eliminated, |mark| mark.digit));
        let places = step.marks.houses_with(HouseRole::Base).map(|house| {
            let in_house = |mark: &Candidate| names.geometry().cells_of(house).contains(&mark.cell);
            let mut others = step.marks.with(Role::Pattern).filter(|mark| mark.cell != cell);
            let place = others.find(in_house).map(|mark| names.cell(mark.cell));
            (names.house(house), place.unwrap_or_default())
        });
        let places: Vec<(&str, String)> = places.collect();
        let [(one, place), (other, other_place)] = &places[..] else {
            return String::new();
        };
        format!(
            "{}: else {one} would have its {forced} in {place}, and {other} in {other_place}; then \
             {}",
            words::removals(&step.remove, names),
            rectangles::reason(step, names),
        )
    }

    fn argue(argument: &mut Argument<'_>) {
        let step = argument.step;
        let Candidate { cell, digit: eliminated } = step.remove[0];
        let digits = argument::digits_of(step.marks.with(Role::Pattern));
        let forced = digits.into_iter().find(|&digit| digit != eliminated).unwrap_or(eliminated);
        rectangles::argue(argument);
        argument.part_of("Suppose {} is {}", &[Word::Cell(cell), Word::Digit(eliminated)]);
        let mut opposite = argument::cells_of(step.marks.with(Role::Pattern));
        opposite.retain(|&corner| corner != cell);
        let sentences = ["Then {} has its {} in {}.", "Likewise {} has its {} in {}."];
        for (sentence, house) in sentences.into_iter().zip(step.marks.houses_with(HouseRole::Base))
        {
            let cells = argument.names.geometry().cells_of(house);
            let in_house = |mark: &Candidate| mark.cell != cell && cells.contains(&mark.cell);
            let place = step.marks.with(Role::Pattern).find(in_house).map(|mark| mark.cell);
            argument.say(
                sentence,
                &[Word::Base(&[house]), Word::Digit(forced), Word::Cells(place.as_slice())],
            );
            opposite.retain(|&corner| Some(corner) != place);
        }
        argument
            .part("The rectangle would be complete")
            .say(
                "That leaves {} for {}, and the rectangle would be complete. So {} is not {}.",
                &[
                    Word::Digit(eliminated),
                    Word::Cells(&opposite),
                    Word::Cell(cell),
                    Word::Digit(eliminated),
                ],
            )
            .conclude();
    }
}
