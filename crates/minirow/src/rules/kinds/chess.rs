//! Cells a move of chess apart.

#[cfg(test)]
use super::Draws;
use super::rows::{Drawn, Entry, Field, Form};
use super::{Compiler, Filled, Kind, Told, told_as};
use crate::rules::holds::{all_pairs, apart};

/// What sentences about moves of chess are made of.
const WORDS: &str = "anti knight king either itself single chess move apart away separated separate same identical not no cannot can \
    may t repeat different distance appear constraint step other anti-knight it's be differ antiknight antiking \
    share within two";

/// No value twice a knight's move apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AntiKnight;

impl Kind for AntiKnight {
    const TOLD: &'static [Told] = &[Told::of_all("anti-knight")
        .says("the rule anti-knight", "Cells a knight's move apart hold different digits.")
        .iss("AntiKnight", 0)];

    const DRAWN: &'static [Drawn] = &[Drawn {
        sentence: "Cells a knight's move apart cannot hold the same digit.",
        said: &["knight; @not"],
        words: WORDS,
        ..Drawn::new("anti-knight", "AntiKnight", Form::Whole)
    }];
    const FIELDS: &'static [Field] = &[Field::new("anti-knight", "antiknight", Entry::Flag)];

    told_as!(nothing);

    fn holds(&self, filled: &Filled<'_>) -> bool {
        let geometry = filled.ground.geometry;
        all_pairs(geometry)
            .filter(|&pair| matches!(apart(geometry, pair), (1, 2) | (2, 1)))
            .all(|[one, other]| filled.value(one) != filled.value(other))
    }

    fn differences(&self, compiler: &mut Compiler<'_>) {
        compiler.apart(&[(1, 2), (2, 1), (1, -2), (2, -1)]);
    }

    fn compile<'b>(&'b self, _: &mut Compiler<'b>) {}

    #[cfg(test)]
    const DRAWS: Draws = &[("anti-knight", |draw| draw.push(Self))];
}

/// No value twice a king's move apart: not diagonally, nor beside each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AntiKing;

impl Kind for AntiKing {
    const TOLD: &'static [Told] = &[Told::of_all("anti-king")
        .says("the rule anti-king", "Cells a king's move apart hold different digits.")
        .iss("AntiKing", 0)];

    const DRAWN: &'static [Drawn] = &[Drawn {
        sentence: "Cells a king's move apart cannot hold the same digit.",
        said: &["=king|=kings|=antiking; @not"],
        words: WORDS,
        ..Drawn::new("anti-king", "AntiKing", Form::Whole)
    }];
    const FIELDS: &'static [Field] = &[Field::new("anti-king", "antiking", Entry::Flag)];

    told_as!(nothing);

    fn holds(&self, filled: &Filled<'_>) -> bool {
        let geometry = filled.ground.geometry;
        all_pairs(geometry)
            .filter(|&pair| matches!(apart(geometry, pair), (0, 1) | (1, 0) | (1, 1)))
            .all(|[one, other]| filled.value(one) != filled.value(other))
    }

    fn differences(&self, compiler: &mut Compiler<'_>) {
        compiler.apart(&[(0, 1), (1, 0), (1, 1), (1, -1)]);
    }

    fn compile<'b>(&'b self, _: &mut Compiler<'b>) {}

    #[cfg(test)]
    const DRAWS: Draws = &[("anti-king", |draw| draw.push(Self))];
}
