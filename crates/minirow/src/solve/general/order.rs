//! Which candidate of a choice is guessed first.

use super::choice::Choice;
use super::engine::{Engine, Entry};
use crate::board::{Cell, Grid};

/// The order in which the candidates of a choice are tried.
///
/// It decides which solutions a search meets first, and hardly how long it takes to meet all.
pub(in crate::solve) enum Order<'g> {
    /// The lowest first.
    Ascending,
    /// A random one, from this state.
    Random(u64),
    /// That of a known solution, so that others found are like it.
    Towards(&'g Grid),
}

impl Order<'_> {
    /// The candidate of a choice to guess.
    pub(super) fn first<const W: usize>(
        &mut self,
        engine: &Engine<'_, W>,
        choice: Choice,
    ) -> Entry {
        let set = choice.set(engine);
        let member = match self {
            Self::Ascending => set.lowest(),
            Self::Random(state) => {
                let skipped = below(state, set.len());
                set.drain().nth(skipped as usize).expect("no more are skipped than there are")
            }
            Self::Towards(grid) => {
                let holds = |entry: Entry| {
                    let digit = grid.get(Cell::new(entry.cell() as u16));
                    digit.is_some_and(|digit| digit.index() == entry.digit())
                };
                let known = set.drain().find(|&member| holds(choice.candidate(engine, member)));
                known.unwrap_or(set.lowest())
            }
        };
        choice.candidate(engine, member)
    }
}

/// A number below another, by SplitMix64 (Steele, Lea, Flood, 2014).
fn below(state: &mut u64, end: u32) -> u32 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut mixed = *state;
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    // The upper half as a share of the end: with so few candidates none is favoured.
    (((mixed >> 32) * u64::from(end)) >> 32) as u32
}
