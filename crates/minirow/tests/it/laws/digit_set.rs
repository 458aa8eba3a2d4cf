//! A set of digits behaves like any set.

use std::collections::BTreeSet;

use minirow::{Digit, DigitSet};
use proptest::collection::btree_set;
use proptest::prelude::*;

use crate::property::{self, Verdict};

fn digit(value: u8) -> Digit {
    Digit::new(value).expect("values start at 1")
}

fn values() -> impl Strategy<Value = BTreeSet<u8>> {
    // Few and many, and the edges of words.
    let edges =
        btree_set(proptest::sample::select(vec![1, 63, 64, 65, 128, 129, 192, 193, 255]), 0..9);
    prop_oneof![btree_set(1..=9_u8, 0..9), btree_set(1..=255_u8, 0..255), edges]
}

fn set_of(values: &BTreeSet<u8>) -> DigitSet {
    values.iter().copied().map(digit).collect()
}

fn check(set: DigitSet, values: &BTreeSet<u8>) -> Verdict {
    prop_assert!(set.iter().map(Digit::get).eq(values.iter().copied()));
    prop_assert_eq!(set.len(), values.len());
    prop_assert_eq!(set.is_empty(), values.is_empty());
    prop_assert!((1..=255).all(|value| set.contains(digit(value)) == values.contains(&value)));
    let only = values.first().filter(|_| values.len() == 1).copied().map(digit);
    prop_assert_eq!(set.only(), only);
    prop_assert_eq!(format!("{set:?}"), format!("{values:?}"));
    prop_assert_eq!(set == DigitSet::EMPTY, values.is_empty());
    Ok(())
}

#[test]
fn a_set_of_digits_is_a_set() {
    property::check(500, (values(), values(), 1..=255_u8), |(a, b, value)| {
        let (left, right) = (set_of(&a), set_of(&b));
        check(left, &a)?;
        check(left | right, &(&a | &b))?;
        check(left & right, &(&a & &b))?;
        check(left - right, &(&a - &b))?;
        prop_assert_eq!(left == right, a == b);

        let (mut set, mut model) = (left, a.clone());
        set.insert(digit(value));
        model.insert(value);
        check(set, &model)?;
        set.remove(digit(value));
        model.remove(&value);
        check(set, &model)
    });
}

#[test]
fn the_digits_of_every_side() {
    for side in 0..=255 {
        check(DigitSet::full(side), &(1..=side).collect()).expect("a full set");
    }
    for value in 1..=255 {
        check(DigitSet::of(digit(value)), &BTreeSet::from([value])).expect("a set of one");
    }
}
