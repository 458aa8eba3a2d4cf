//! Rules about every 2×2 square: global entropy and global mod.

use std::sync::Arc;

#[cfg(test)]
use super::Draws;
use super::rows::{Block, Entry, Groups, Setting};
use super::{Compiler, Filled, Kind, Told, told_as};
use crate::board::Geometry;
use crate::rules::engine::{Kinds, Propagator};

/// Each 2×2 square has a low, a middle and a high value, by the thirds of [`Entropic`](super::Entropic).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GlobalEntropy;

impl Kind for GlobalEntropy {
    const TOLD: &'static [Told] = &[Told::of_all("global-entropy")
        .says(
            "the rule global-entropy",
            "Every 2×2 square has a low, a middle and a high digit: one of each third of the digits.",
        )
        .iss("GlobalEntropy", 0)
        .iss_on_nine("a board with nine values")
        .iss_on_from_one("a board with nine values")];
    const BLOCKS: &'static [Block] =
        &[Block::new("global-entropy", 16, Entry::Flag).setting(Setting::Groups(Groups::Thirds))];

    told_as!(nothing);

    fn holds(&self, filled: &Filled<'_>) -> bool {
        squares(filled.ground.geometry).all(|square| {
            let thirds = square.map(|cell| filled.third(cell));
            (0..3).all(|third| thirds.contains(&third))
        })
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        let (values, lowest) = (compiler.geometry.values() as u32, compiler.geometry.value_at(0));
        each_has_all(compiler, |value| 3 * (value - lowest) / values);
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("global-entropy", |draw| draw.push(Self))];
}

/// Each 2×2 square has each remainder of a division by 3 of the values that people see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GlobalMod;

impl Kind for GlobalMod {
    const TOLD: &'static [Told] = &[Told::of_all("global-mod")
        .says(
            "the rule global-mod",
            "Every 2×2 square has digits of each remainder when divided by 3.",
        )
        .iss("GlobalMod", 0)
        .iss_on_nine("a board with nine values")];
    const BLOCKS: &'static [Block] =
        &[Block::new("global-mod", 16, Entry::Flag)
            .setting(Setting::Groups(Groups::Remainders(3)))];

    told_as!(nothing);

    fn holds(&self, filled: &Filled<'_>) -> bool {
        squares(filled.ground.geometry).all(|square| {
            let remainders = square.map(|cell| filled.value(cell) % 3);
            (0..3).all(|remainder| remainders.contains(&remainder))
        })
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        each_has_all(compiler, |value| value % 3);
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("global-mod", |draw| draw.push(Self))];
}

/// The cells of each 2×2 square.
fn squares(geometry: &Geometry) -> impl Iterator<Item = [u16; 4]> + '_ {
    geometry.numbers().filter_map(|cell| {
        let at = |rows, columns| geometry.step(cell, rows, columns);
        Some([cell, at(0, 1)?, at(1, 0)?, at(1, 1)?])
    })
}

/// Each square of four cells has all of three kinds.
fn each_has_all(compiler: &mut Compiler<'_>, kind: impl Fn(u32) -> u32) {
    let geometry = compiler.geometry;
    let of_kind = |number: u32| {
        let places =
            (0..geometry.values()).filter(|&place| kind(geometry.value_at(place)) == number);
        places.fold(0, |all, place| all | 1 << place)
    };
    let kinds = Arc::new(Kinds::new([0, 1, 2].map(of_kind).to_vec()));
    for square in squares(geometry) {
        compiler.model.add(Propagator::Kinds(square.to_vec(), Arc::clone(&kinds)));
    }
}
