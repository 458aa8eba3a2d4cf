//! A board of candidates: calls and their undoing, and singles that follow in any order.

use minirow::{Candidate, Cell, Digit, DigitSet, Geometry, Grid, Names, Pencil, Singles};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::boards;
use crate::property::{self, Verdict};

/// One call; cells and values are taken modulo what the board has.
#[derive(Clone, Copy, Debug)]
enum Call {
    Place(usize, usize),
    Remove(usize, usize),
    Undo,
}

fn calls() -> impl Strategy<Value = Vec<Call>> {
    let call = prop_oneof![
        3 => (0..81_usize, 0..9_usize).prop_map(|(cell, value)| Call::Place(cell, value)),
        6 => (0..81_usize, 0..9_usize).prop_map(|(cell, value)| Call::Remove(cell, value)),
        1 => Just(Call::Undo),
    ];
    vec(call, 0..80)
}

/// All that can be seen of a board.
#[derive(Clone, Debug, PartialEq)]
struct View {
    digits: Vec<Option<Digit>>,
    candidates: Vec<DigitSet>,
    places: Vec<Vec<Cell>>,
    places_len: Vec<usize>,
    open_len: usize,
}

impl View {
    fn of(pencil: &Pencil) -> Self {
        let geometry = pencil.geometry();
        let slots = || {
            let houses = geometry.houses();
            houses.flat_map(|house| geometry.digits().map(move |digit| (house, digit)))
        };
        Self {
            digits: geometry.cells().map(|cell| pencil.digit(cell)).collect(),
            candidates: geometry.cells().map(|cell| pencil.candidates(cell)).collect(),
            places: slots().map(|(house, digit)| pencil.places(house, digit).collect()).collect(),
            places_len: slots().map(|(house, digit)| pencil.places_len(house, digit)).collect(),
            open_len: pencil.open_len(),
        }
    }
}

/// Whether the board is as its documentation says.
fn check_consistent(pencil: &Pencil, view: &View, singles: Singles) -> Verdict {
    let geometry = pencil.geometry();
    for (places, &len) in view.places.iter().zip(&view.places_len) {
        prop_assert_eq!(places.len(), len);
        prop_assert!(len > 0, "a house without a place");
    }
    let open: Vec<Cell> = geometry.cells().filter(|&cell| pencil.digit(cell).is_none()).collect();
    prop_assert_eq!((view.open_len, pencil.is_solved()), (open.len(), open.is_empty()));
    prop_assert!(pencil.grid().duplicates().is_empty());
    prop_assert!(geometry.cells().all(|cell| pencil.grid().get(cell) == pencil.digit(cell)));
    prop_assert!(view.candidates.iter().all(|candidates| !candidates.is_empty()));
    for cell in geometry.cells() {
        let Some(digit) = pencil.digit(cell) else {
            continue;
        };
        prop_assert_eq!(pencil.candidates(cell), DigitSet::of(digit));
        for seat in geometry.seats(cell) {
            prop_assert_eq!(pencil.places(seat.house, digit).collect::<Vec<_>>(), [cell]);
        }
    }
    if singles == Singles::Fill {
        prop_assert!(open.iter().all(|&cell| pencil.candidates(cell).len() > 1));
        for house in geometry.houses() {
            for digit in geometry.digits().filter(|&digit| pencil.places_len(house, digit) == 1) {
                let place = pencil.places(house, digit).next().expect("one place");
                prop_assert_eq!(pencil.digit(place), Some(digit));
            }
        }
    }
    Ok(())
}

#[test]
fn calls_change_what_they_say_and_can_be_undone() {
    let cases = (boards::layouts(), calls(), any::<bool>());
    property::check(600, cases, |(layout, calls, fill)| {
        let singles = if fill { Singles::Fill } else { Singles::Leave };
        let geometry = layout.geometry();
        let (cells, side) = (geometry.cell_count(), usize::from(geometry.side()));
        let mut pencil = Pencil::new(&geometry, singles);
        // The board before each call that changed something.
        let mut past: Vec<View> = Vec::new();
        for call in calls {
            let before = View::of(&pencil);
            let candidate = |cell: usize, value: usize| {
                (Cell::new((cell % cells) as u16), Digit::new((value % side) as u8 + 1).unwrap())
            };
            let placed = match call {
                Call::Undo => {
                    let expected = past.pop();
                    prop_assert_eq!(pencil.undo(), expected.is_some());
                    prop_assert_eq!(View::of(&pencil), expected.unwrap_or(before));
                    continue;
                }
                Call::Place(cell, value) => {
                    let (cell, digit) = candidate(cell, value);
                    pencil
                        .place(cell, digit)
                        .map(|placed| (placed, Some(Candidate { cell, digit })))
                }
                Call::Remove(cell, value) => {
                    let (cell, digit) = candidate(cell, value);
                    pencil.remove(cell, digit).map(|placed| (placed, None))
                }
            };
            let after = View::of(&pencil);
            match placed {
                Err(contradiction) => {
                    prop_assert!(!contradiction.explain(&Names::numbers(&geometry)).is_empty());
                    prop_assert_eq!(&after, &before, "a refused call changes nothing");
                }
                Ok((placed, by_caller)) => {
                    check_placed(&placed, by_caller, &before, &after, singles)?;
                }
            }
            check_consistent(&pencil, &after, singles)?;
            if after != before {
                past.push(before);
            }
        }
        while let Some(expected) = past.pop() {
            prop_assert!(pencil.undo());
            prop_assert_eq!(View::of(&pencil), expected);
        }
        prop_assert!(!pencil.undo());
        Ok(())
    });
}

/// What a call returns is what it has placed, the caller's digit first.
fn check_placed(
    placed: &[Candidate],
    by_caller: Option<Candidate>,
    before: &View,
    after: &View,
    singles: Singles,
) -> Verdict {
    let mut cells: Vec<usize> = placed.iter().map(|candidate| candidate.cell.index()).collect();
    cells.sort_unstable();
    let new: Vec<usize> = (0..before.digits.len())
        .filter(|&cell| before.digits[cell] != after.digits[cell])
        .collect();
    prop_assert_eq!(cells, new);
    for candidate in placed {
        prop_assert_eq!(after.digits[candidate.cell.index()], Some(candidate.digit));
        prop_assert_eq!(before.digits[candidate.cell.index()], None);
    }
    if let Some(first) = placed.first().filter(|_| by_caller.is_some()) {
        prop_assert_eq!(Some(*first), by_caller);
    }
    if singles == Singles::Leave {
        prop_assert_eq!(placed.len(), usize::from(by_caller.is_some() && !placed.is_empty()));
    }
    Ok(())
}

/// A solved grid with some digits left, and the cells of these in two orders.
fn fed() -> impl Strategy<Value = (Grid, Vec<Cell>, Vec<Cell>)> {
    let blocks = vec![(2, 2), (1, 5), (2, 3), (3, 3), (3, 4)];
    proptest::sample::select(blocks).prop_flat_map(|block| {
        let side = usize::from(block.0 * block.1);
        let cells = (side * side / 8..side * side / 2).prop_flat_map(move |len| {
            boards::shuffled(side * side)
                .prop_map(move |order| order[..len].iter().map(|&c| Cell::new(c as u16)).collect())
                .prop_flat_map(|cells: Vec<Cell>| (Just(cells.clone()), Just(cells).prop_shuffle()))
        });
        (boards::solved(block), cells).prop_map(|(solution, (one, other))| (solution, one, other))
    })
}

fn feed(solution: &Grid, cells: &[Cell], singles: Singles) -> Pencil {
    let mut pencil = Pencil::new(solution.geometry(), singles);
    for &cell in cells {
        let digit = solution.get(cell).expect("a solved grid");
        pencil.place(cell, digit).expect("digits of a solution");
    }
    pencil
}

#[test]
fn the_order_of_givens_does_not_matter() {
    property::check(300, fed(), |(solution, one_order, other_order)| {
        let mut givens = Grid::new(solution.geometry());
        one_order.iter().for_each(|&cell| givens.set(cell, solution.get(cell)));
        for singles in [Singles::Leave, Singles::Fill] {
            let expected = View::of(&feed(&solution, &one_order, singles));
            prop_assert_eq!(&View::of(&feed(&solution, &other_order, singles)), &expected);
            let mut at_once = Pencil::from_grid(&givens, singles).expect("digits of a solution");
            prop_assert_eq!(&View::of(&at_once), &expected);
            prop_assert!(!at_once.undo(), "givens cannot be undone");

            let again = Pencil::from_candidates(&givens, &expected.candidates, singles);
            prop_assert_eq!(&View::of(&again.expect("the same candidates")), &expected);
        }
        Ok(())
    });
}

/// Digits that no solution has are refused, and what was there before stays.
#[test]
fn a_refused_digit() {
    let geometry = Geometry::with_blocks(2, 2).unwrap();
    let check = |singles, calls: &[(u16, u8)], refused: (u16, u8), message: &str| {
        let mut pencil = Pencil::new(&geometry, singles);
        for &(cell, value) in calls {
            pencil.place(Cell::new(cell), Digit::new(value).unwrap()).unwrap();
        }
        let before = View::of(&pencil);
        let error = pencil.place(Cell::new(refused.0), Digit::new(refused.1).unwrap());
        assert_eq!(error.unwrap_err().explain(&Names::numbers(&geometry)), message);
        assert_eq!(View::of(&pencil), before);
    };
    check(Singles::Leave, &[(0, 1)], (3, 1), "1 is not possible in r1c4");
    check(Singles::Leave, &[(0, 1)], (0, 2), "2 is not possible in r1c1");
    check(Singles::Leave, &[(0, 1), (1, 2)], (7, 3), "no place is left for 3 in block 1");
    check(Singles::Leave, &[(0, 1), (1, 2), (11, 3)], (15, 4), "no digit is left for r1c4");
    check(Singles::Leave, &[], (0, 5), "5 is not possible in r1c1");
}
