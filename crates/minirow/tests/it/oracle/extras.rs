//! Each usual extra, and jigsaws, on boards of sides 6 to 9: what the solver counts is what the naive
//! one does.

use std::cell::Cell as Counter;

use minirow::progress::at_most;
use minirow::{Extra, solve};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::boards::{self, Layout};
use crate::{data, naive, property};

/// Boards of each side and kind, and how many of them must not take too long.
const CASES: u32 = 125;
const KNOWN: u32 = 100;
const MOST: usize = 100;
const LIMITS: [u64; 3] = [1, 2, MOST as u64];
/// After so many steps the naive solver gives up a case.
const STEPS: u64 = 20_000;
/// After so many guesses a test gives up its question.
const GUESSES: u64 = 20_000;

#[test]
fn jigsaw() {
    check(None);
}

#[test]
fn diagonals() {
    check(Some(Extra::Diagonals));
}

#[test]
fn windoku() {
    check(Some(Extra::Windoku));
}

#[test]
fn disjoint_groups() {
    check(Some(Extra::DisjointGroups));
}

#[test]
fn anti_knight() {
    check(Some(Extra::AntiKnight));
}

#[test]
fn anti_king() {
    check(Some(Extra::AntiKing));
}

/// Boards with an extra, or jigsaws.
fn check(extra: Option<Extra>) {
    for blocks in [&[(2, 3), (3, 2)][..], &[(1, 7)], &[(2, 4), (4, 2)], &[(3, 3)]] {
        let layouts = proptest::sample::select(blocks.to_vec()).prop_flat_map(move |block| {
            let torn = vec((0..81_usize, 0..81_usize), 0..4);
            let jigsaw = prop_oneof![7 => boards::jigsaw(block), 1 => torn].prop_map(Some);
            let swaps = match extra {
                None => jigsaw.boxed(),
                // The only rectangles of side 7 are rows.
                Some(_) if block == (1, 7) => prop_oneof![4 => Just(None), 1 => jigsaw].boxed(),
                Some(_) => Just(None).boxed(),
            };
            swaps.prop_map(move |swaps| Layout {
                swaps,
                extras: extra.into_iter().collect(),
                ..Layout::of(block)
            })
        });
        check_on(layouts);
    }
}

fn check_on(layouts: impl Strategy<Value = Layout> + 'static) {
    let layouts = layouts.boxed();
    let boards =
        prop_oneof![9 => boards::kept_on(layouts.clone(), 15), 1 => boards::filled_on(layouts)];
    // Boards without a solution, with one, with several, and those that take too long.
    let numbers: [Counter<u32>; 4] = Default::default();
    let count = |kind: usize| numbers[kind].set(numbers[kind].get() + 1);
    property::check(CASES, boards, |filled| {
        let grid = filled.grid();
        let options = naive::options_of_grid(&grid);
        let Some(found) = naive::of_options(grid.geometry(), options, MOST, STEPS) else {
            count(3);
            return Ok(());
        };
        for limit in LIMITS {
            let expected = limit.min(found.len() as u64);
            match solve::Plan::default().count(&grid, limit, at_most(GUESSES)) {
                Ok(counted) => prop_assert_eq!(counted, expected, "at limit {}", limit),
                Err(interrupted) => {
                    prop_assert!(interrupted.tally.solutions <= expected);
                    count(3);
                    return Ok(());
                }
            }
        }
        count(found.len().min(2));
        Ok(())
    });
    let [none, one, several, unknown] = numbers.map(Counter::into_inner);
    let known = none + one + several;
    let told = format!("{none} none, {one} one, {several} several, {unknown} unknown");
    assert!(known >= data::times(KNOWN), "{told}");
    assert!(none > 0 && one > known / 10 && several > known / 10, "{told}");
}
