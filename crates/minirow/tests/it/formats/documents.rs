//! Generated documents: boards with whatever a format may hold.

use minirow::format::{AboutField, Bookmark, Change, Document, Move, Part};
use minirow::{Cell, Digit, DigitSet, Geometry, Grid};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;

use super::geometries;

/// A document of this grid with some of these parts.
pub(super) fn of_grid(
    grid: Grid,
    parts: Vec<Part>,
    texts: Texts,
) -> impl Strategy<Value = Document> {
    let has = vec(any::<bool>(), parts.len());
    (has, any::<u64>(), vec(any::<Index>(), 24), vec(text(texts), 12)).prop_map(
        move |(has, seed, places, texts)| {
            let mut document = Document::from(grid.clone());
            let mut state = seed;
            for (part, _) in parts.iter().zip(has).filter(|(_, has)| *has) {
                add(&mut document, *part, &mut state, &places, &texts);
            }
            document
        },
    )
}

/// Which texts there are.
#[derive(Clone, Copy, Debug)]
pub(super) enum Texts {
    /// Anything.
    Any,
    /// A line that does not begin or end with white space.
    Line,
}

fn text(texts: Texts) -> BoxedStrategy<String> {
    match texts {
        Texts::Any => "[ -~\\n\\t]{1,9}|\\PC{1,5}".boxed(),
        Texts::Line => "[!-~]([ -~]{0,7}[!-~])?|[äß→数]{1,4}".boxed(),
    }
}

fn add(document: &mut Document, part: Part, state: &mut u64, places: &[Index], texts: &[String]) {
    let geometry = document.grid.geometry().clone();
    let cells = geometry.cell_count();
    let mut sets =
        || -> Vec<DigitSet> { geometry.cells().map(|_| set(&geometry, next(state))).collect() };
    match part {
        Part::Givens => {
            let givens: Vec<bool> = document
                .grid
                .values()
                .map(|value| value > 0 && !next(state).is_multiple_of(3))
                .collect();
            let is_player = |(value, is_given): (u8, bool)| value > 0 && !is_given;
            let has_player = document.grid.values().zip(givens.iter().copied()).any(is_player);
            document.givens = has_player.then_some(givens);
        }
        Part::Candidates => document.candidates = Some(geometries::candidates_of(&document.grid)),
        Part::Corner => document.corner = Some(sets()),
        Part::Centre => document.centre = Some(sets()),
        Part::Colours => {
            let colours =
                |number: u64| (0..number % 4).map(move |place| (number >> (8 * place)) as u8);
            document.colours = Some((0..cells).map(|_| colours(next(state)).collect()).collect());
        }
        Part::Solution => {
            let side = u64::from(geometry.side());
            let values = (0..cells).map(|_| (next(state) % side) as u8 + 1);
            document.solution = Some(Grid::from_values(&geometry, values).expect("values"));
        }
        Part::Name => document.name = Some(texts[0].clone()),
        Part::About(field) => {
            let number = AboutField::ALL.iter().position(|&other| other == field).expect("a field");
            document.about.set(field, Some(texts[number + 1].clone()));
        }
        Part::Moves => {
            let play = document.play.get_or_insert_default();
            let moves = places.len() / 3;
            for (number, place) in places.iter().take(moves).enumerate() {
                let parent = place.index(number + 1).checked_sub(1);
                let cell = Cell::new(place.index(cells) as u16);
                play.moves.push(Move::new(parent, changes(&geometry, cell, number, state)));
            }
            play.current = places[moves].index(moves + 1).checked_sub(1);
        }
        Part::Bookmarks => {
            let play = document.play.get_or_insert_default();
            let at = places[0].index(play.moves.len() + 1).checked_sub(1);
            play.bookmarks.push(Bookmark::new(&texts[10], at));
            play.bookmarks.push(Bookmark::new(&texts[11], None));
        }
        Part::Seconds => document.play.get_or_insert_default().seconds = Some(next(state)),
        Part::Seed => document.play.get_or_insert_default().seed = Some(next(state)),
        _ => {}
    }
}

fn changes(geometry: &Geometry, cell: Cell, number: usize, state: &mut u64) -> Vec<Change> {
    let digit = |number: u64| Digit::new((number % (u64::from(geometry.side()) + 1)) as u8);
    let sets = [set(geometry, next(state)), set(geometry, next(state))];
    let [before, after] = sets;
    let all = vec![
        Change::Digit { cell, before: digit(next(state)), after: digit(next(state)) },
        Change::Candidates { cell, before, after },
        Change::Corner { cell, before, after },
        Change::Centre { cell, before, after },
        Change::Colours { cell, before: vec![1, 255], after: Vec::new() },
    ];
    all.into_iter().skip(number % 6).take(number % 3).collect()
}

fn set(geometry: &Geometry, number: u64) -> DigitSet {
    let digits = geometry.digits().filter(|digit| number >> (digit.index() % 60) & 5 == 5);
    let mut set = DigitSet::EMPTY;
    digits.for_each(|digit| set.insert(digit));
    set
}

fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    *state ^ *state >> 29
}
