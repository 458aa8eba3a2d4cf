//! What a chain inside of another one rests on.

use super::super::board::{Board, HOUSES, SEATS, digits};
use super::chain_kind::ChainKind;
use super::nodes::{Cause, Key, Step, cell_of, digit_of, key};

/// The candidates of the source that the board has lost and the chains depend on.
pub(super) fn parents(
    chains: &[Vec<Step>],
    kind: ChainKind,
    board: &Board,
    source: &Board,
) -> Vec<Key> {
    // A cycle holds both ways, so what is off one way is on the other way.
    let is_cycle = matches!(kind, ChainKind::Cycle(_));
    let mut parents = Vec::new();
    let mut take = |key: Key| {
        if !parents.contains(&key) {
            parents.push(key);
        }
    };
    for step in chains.iter().flatten() {
        let cause = match (step.cause, kind) {
            (Cause::None, ChainKind::Cell) => Cause::Cell,
            (Cause::None, ChainKind::House(kind)) => Cause::House(kind),
            (cause, _) => cause,
        };
        if !step.is_on && !is_cycle {
            continue;
        }
        let (cell, digit) = (cell_of(step.key), digit_of(step.key));
        match cause {
            Cause::Cell => {
                let gone = digits(source.candidates[cell] & !board.candidates[cell]);
                gone.for_each(|gone| take(key(cell, gone)));
            }
            Cause::House(kind) => {
                let house = usize::from(SEATS[cell][usize::from(kind)].0);
                let gone = source.places[house][digit] & !board.places[house][digit];
                for place in digits(gone) {
                    take(key(usize::from(HOUSES[house][place]), digit));
                }
            }
            Cause::None | Cause::Other => {}
        }
    }
    parents
}
