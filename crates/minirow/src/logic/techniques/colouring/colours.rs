//! Colours: places of a digit of which either all of the one colour hold or all of the other.
//!
//! A house with two places for a digit gives them different colours, since one holds and the other
//! does not. Places joined by such houses make a pair of colours.

use crate::board::{Cell, Digit, Geometry, House, Names};
use crate::logic::argument::{Argument, Word};
use crate::logic::position::set::CellSet;
use crate::logic::position::view::View;
use crate::logic::{HouseRole, Premise, Role, Step, words};

/// Two colours one of which holds; the lowest cell is in the first.
pub(super) type ColourPair<const C: usize> = [CellSet<C>; 2];

/// The pairs of colours of a digit, by their lowest cells.
pub(super) fn colour_pairs<const C: usize, const D: usize>(
    view: &View<C, D>,
    digit: Digit,
    pairs: &mut Vec<ColourPair<C>>,
) {
    pairs.clear();
    let mut colourless = view.places(digit);
    while let Some(start) = colourless.first() {
        let mut pair = [CellSet::of(start), CellSet::EMPTY];
        let mut fresh = CellSet::<C>::of(start);
        while let Some(cell) = fresh.first() {
            fresh.remove(cell);
            colourless.remove(cell);
            let opposite = usize::from(pair[0].contains(cell));
            for (other, _) in partners(view, digit, cell) {
                if colourless.contains(other) && !fresh.contains(other) {
                    pair[opposite].insert(other);
                    fresh.insert(other);
                }
            }
        }
        if !pair[1].is_empty() {
            pairs.push(pair);
        }
    }
}

/// The places that share a house with a place and no third place, each with the house.
pub(in crate::logic::techniques) fn partners<const C: usize, const D: usize>(
    view: &View<C, D>,
    digit: Digit,
    cell: Cell,
) -> impl Iterator<Item = (Cell, House)> + '_ {
    view.houses_of(cell).filter_map(move |house| {
        let mut others = view.places_in(house, digit);
        others.remove(cell);
        others.only().map(|other| (other, house))
    })
}

/// The cells that see one of some cells at least.
pub(super) fn seen<const C: usize, const D: usize>(
    view: &View<C, D>,
    cells: CellSet<C>,
) -> CellSet<C> {
    cells.iter().fold(CellSet::EMPTY, |seen, cell| seen | view.peers(cell))
}

/// The first cells of two colours that see each other.
pub(super) fn meeting<const C: usize, const D: usize>(
    view: &View<C, D>,
    one: CellSet<C>,
    other: CellSet<C>,
) -> Option<[Cell; 2]> {
    one.iter().find_map(|cell| Some([cell, (view.peers(cell) & other).first()?]))
}

/// Adds to the needed cells so that each of some cells sees one of this colour.
pub(super) fn need_seen<const C: usize, const D: usize>(
    view: &View<C, D>,
    cells: CellSet<C>,
    colour: CellSet<C>,
    needed: &mut CellSet<C>,
) {
    for cell in cells.iter() {
        let seen = view.peers(cell) & colour;
        if let Some(first) = seen.first().filter(|_| !seen.meets(needed)) {
            needed.insert(first);
        }
    }
}

/// Marks the needed cells of a pair and what joins them, the first colour as group `first`, and
/// adds the houses that join them to the premises.
pub(super) fn mark_pair<const C: usize, const D: usize>(
    step: &mut Step,
    view: &View<C, D>,
    digit: Digit,
    pair: &ColourPair<C>,
    mut needed: CellSet<C>,
    first: u8,
) {
    // From one of the needed cells outwards: each cell with the cell and the house it came by.
    let mut reached: Vec<(Cell, Option<(Cell, House)>)> =
        needed.first().map(|cell| (cell, None)).into_iter().collect();
    let mut index = 0;
    while let Some(&(cell, _)) = reached.get(index) {
        index += 1;
        for (other, house) in partners(view, digit, cell) {
            if reached.iter().all(|&(known, _)| known != other) {
                reached.push((other, Some((cell, house))));
            }
        }
    }
    let mut houses = Vec::new();
    for &(cell, from) in reached.iter().rev() {
        if let Some((before, house)) = from.filter(|_| needed.contains(cell)) {
            needed.insert(before);
            houses.push(house);
        }
    }
    houses.sort_unstable();
    for house in houses {
        step.premises.push(Premise::House(house, digit));
        step.marks.houses.push((house, HouseRole::Base));
    }
    for (colour, group) in pair.iter().zip(first..) {
        step.marks.cells((*colour & needed).iter(), digit, Role::Group(group));
    }
}

/// Marks the house in which two cells see each other; there is none where they must differ without.
pub(super) fn mark_meeting<const C: usize, const D: usize>(
    step: &mut Step,
    view: &View<C, D>,
    cells: [Cell; 2],
) {
    if let Some(house) = view.common_houses(cells.into_iter().collect()).next() {
        step.marks.houses.push((house, HouseRole::Cover));
    }
}

/// The marked cells of a colour.
pub(super) fn group(step: &Step, group: u8) -> Vec<Cell> {
    step.marks.with(Role::Group(group)).map(|candidate| candidate.cell).collect()
}

/// The first cells of two groups that see each other in a house marked for that, or else without a
/// house.
pub(super) fn marked_meeting(
    step: &Step,
    one: u8,
    other: u8,
    geometry: &Geometry,
) -> Option<[Cell; 2]> {
    let [ones, others] = [one, other].map(|number| group(step, number));
    let mut covers = step.marks.houses_with(HouseRole::Cover);
    let in_house = covers.find_map(|house| {
        let is_in = |cell: &Cell| geometry.cells_of(house).contains(cell);
        let first = ones.iter().copied().find(is_in)?;
        let second = others.iter().copied().find(|cell| *cell != first && is_in(cell))?;
        Some([first, second])
    });
    in_house.or_else(|| {
        ones.iter().find_map(|&first| {
            let mut apart = others.iter().filter(|other| geometry.apart(first).contains(other));
            apart.next().map(|&second| [first, second])
        })
    })
}

/// `r1c1 and r1c7 are both in row 1`, `r1c1 and r2c3 see each other`: two cells, and the house in
/// which they meet, if there is one.
pub(in crate::logic::techniques) fn meet(
    cells: [Cell; 2],
    house: Option<House>,
    names: &Names<'_>,
) -> String {
    match house {
        Some(house) => format!("{} both in {}", are(&cells, names), names.house(house)),
        None => format!("{} each other", see(&cells, names)),
    }
}

/// `either r1c1 and r5c7 are 3, or r1c7 is`: the pair of colours from this group on.
pub(super) fn either(step: &Step, first: u8, digit: Digit, names: &Names<'_>) -> String {
    let [one, other] = [first, first + 1].map(|number| are(&group(step, number), names));
    format!("either {one} {}, or {other}", names.digit(digit))
}

/// `r1c1 and r5c7 are not 3: all of them are 3 or none is`: that a colour does not hold.
pub(super) fn wrong(step: &Step, names: &Names<'_>) -> String {
    let removed = words::removals(&step.remove, names);
    format!("{removed}: all of them are {} or none is", names.digit(step.remove[0].digit))
}

/// `r1c1 is`, `r1c1 and r5c7 are`.
pub(super) fn are(cells: &[Cell], names: &Names<'_>) -> String {
    let verb = if cells.len() == 1 { "is" } else { "are" };
    format!("{} {verb}", words::cells(cells.iter().copied(), names))
}

/// `r1c1 sees`, `r1c1 and r5c7 see`.
pub(in crate::logic::techniques) fn see(cells: &[Cell], names: &Names<'_>) -> String {
    let verb = if cells.len() == 1 { "sees" } else { "see" };
    format!("{} {verb}", words::cells(cells.iter().copied(), names))
}

/// `r1c1 sees r5c1`.
pub(super) fn sees([one, other]: [Cell; 2], names: &Names<'_>) -> String {
    format!("{} sees {}", names.cell(one), names.cell(other))
}

/// A pair of colours, and that either of them holds.
pub(super) fn argue_pair(argument: &mut Argument<'_>, first: u8, title: &'static str) {
    let (step, names) = (argument.step, argument.names);
    let colours = [first, first + 1].map(|number| group(step, number));
    let joins = |house: &House| {
        let cells = names.geometry().cells_of(*house);
        colours.iter().all(|colour| colour.iter().any(|cell| cells.contains(cell)))
    };
    let houses: Vec<House> = step.marks.houses_with(HouseRole::Base).filter(joins).collect();
    let [one, other] = &colours;
    let digit = Word::Digit(step.remove[0].digit);
    let text = words::plural(
        houses.len(),
        "In {}, {} has just two places: one holds it, the other does not.",
        "In each of {}, {} has just two places: one holds it, the other does not.",
    );
    argument.part(title).say(text, &[Word::Base(&houses), digit]);
    argument
        .say(
            "So either {} {} {}, or {} {}.",
            &[
                Word::CellsAs(one, Role::Group(first)),
                Word::Text(words::plural(one.len(), "is", "are")),
                digit,
                Word::CellsAs(other, Role::Group(first + 1)),
                Word::Text(words::plural(other.len(), "is", "are")),
            ],
        )
        .show(Role::Group(first))
        .show(Role::Group(first + 1));
}

/// That two coloured cells see each other.
pub(super) fn argue_meeting(argument: &mut Argument<'_>, cells: [Cell; 2]) {
    let (step, names) = (argument.step, argument.names);
    let is_joint =
        |house: &House| cells.iter().all(|cell| names.geometry().cells_of(*house).contains(cell));
    match step.marks.houses_with(HouseRole::Cover).find(is_joint) {
        Some(house) => {
            argument.say("{} are both in {}.", &[Word::Cells(&cells), Word::Cover(&[house])])
        }
        None => argument.say("{} see each other.", &[Word::Cells(&cells)]),
    };
}
