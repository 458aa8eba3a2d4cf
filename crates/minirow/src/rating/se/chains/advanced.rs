//! Techniques inside of chains.

use std::collections::HashMap;
use std::ops::ControlFlow;
use std::rc::Rc;

use super::super::board::{Board, HOUSES, SETS, cells, digits};
use super::super::hint::removal;
use super::super::watch::Watch;
use super::super::{locking, subsets};
use super::chain_hint::Inside;
use super::nested::Nested;
use super::nodes::{Id, Key, Nodes, Reach, key};
use super::search_kind::{Kind, MULTIPLE, UNARY, dynamic};

/// What chains inside of a search remove, by kind and candidates of the board: different branches come
/// to the same board.
pub(super) struct Memo {
    known: HashMap<(Kind, [u16; 81]), Rc<[Inside]>>,
    search: SearchInside,
}

/// Finds the hints of a kind inside of a chain; handed on to where chains are sought in chains.
pub(super) type SearchInside = fn(Kind, &Board, &Board, &mut Watch<'_>) -> Vec<Inside>;

impl Memo {
    pub(super) fn new(search: SearchInside) -> Self {
        Self { known: HashMap::new(), search }
    }
}

/// Adds what techniques remove from the board as it is now: those of the first that removes
/// anything which needs what the board has lost since the source.
pub(super) fn advanced(
    level: u8,
    board: &Board,
    source: &Board,
    nodes: &mut Nodes,
    to_off: &mut Reach,
    memo: &mut Memo,
    watch: &mut Watch<'_>,
) {
    let mut taker = Taker { nodes, to_off, has_any: false };
    locked(board, source, &mut taker);
    if !taker.has_any {
        hidden_pairs(board, source, &mut taker);
    }
    if !taker.has_any {
        naked_pairs(board, source, &mut taker);
    }
    if !taker.has_any {
        x_wings(board, source, &mut taker);
    }
    for &kind in chains(level) {
        if !taker.has_any {
            chained(kind, board, source, &mut taker, memo, watch);
        }
    }
}

/// The chains that are used inside of those of a level.
fn chains(level: u8) -> &'static [Kind] {
    const BOTH: [Kind; 2] = [dynamic(0), dynamic(2)];
    match level {
        0 | 1 => &[],
        2 => &[UNARY],
        3 => &[UNARY, MULTIPLE],
        4 => &BOTH[..1],
        _ => &BOTH,
    }
}

/// Takes what techniques remove.
struct Taker<'a> {
    nodes: &'a mut Nodes,
    to_off: &'a mut Reach,
    /// Whether anything came, known or new.
    has_any: bool,
}

impl Taker<'_> {
    fn take(&mut self, parents: &[Key], remove: &[(u8, u16)], nested: Option<&Rc<Nested>>) {
        if parents.is_empty() || remove.is_empty() {
            return;
        }
        self.has_any = true;
        let parents: Vec<Id> = parents
            .iter()
            .map(|&parent| self.to_off.get(parent).expect("what is gone is off"))
            .collect();
        for &(cell, set) in remove {
            for digit in digits(set) {
                let key = key(usize::from(cell), digit);
                if !self.to_off.has(key) {
                    let id = self.nodes.add_advanced(key, &parents, nested);
                    self.to_off.add(key, id);
                }
            }
        }
    }
}

/// Places of a digit that some cells have lost.
fn lost(board: &Board, source: &Board, digit: usize, set: u128) -> Vec<Key> {
    cells(source.cells[digit] & !board.cells[digit] & set).map(|cell| key(cell, digit)).collect()
}

fn locked(board: &Board, source: &Board, taker: &mut Taker<'_>) {
    let _: ControlFlow<()> = locking::each(board, |locked| {
        let outside = SETS[locked.house] & !SETS[locked.second];
        let parents = lost(board, source, locked.digit, outside);
        taker.take(&parents, &removal(board, locked.losers(), 1 << locked.digit), None);
        ControlFlow::Continue(())
    });
}

fn hidden_pairs(board: &Board, source: &Board, taker: &mut Taker<'_>) {
    let _: ControlFlow<()> = subsets::each_hidden(board, 2, 5, |house, set, places| {
        let mut parents = Vec::new();
        for place in digits(0x1ff & !places) {
            let cell = usize::from(HOUSES[house][place]);
            parents.extend(digits(source.candidates[cell] & set).map(|digit| key(cell, digit)));
        }
        taker.take(&parents, &subsets::hidden_removes(board, house, set, places), None);
        ControlFlow::Continue(())
    });
}

fn naked_pairs(board: &Board, source: &Board, taker: &mut Taker<'_>) {
    let _: ControlFlow<()> = subsets::each_naked(board, 2, |house, places, set| {
        let mut parents = Vec::new();
        for place in digits(places) {
            let cell = usize::from(HOUSES[house][place]);
            parents.extend(digits(source.candidates[cell] & !set).map(|digit| key(cell, digit)));
        }
        taker.take(&parents, &subsets::naked_removes(board, house, places, set), None);
        ControlFlow::Continue(())
    });
}

fn x_wings(board: &Board, source: &Board, taker: &mut Taker<'_>) {
    let _: ControlFlow<()> = subsets::each_fish(board, 2, |digit, base, cover| {
        let parents = lost(board, source, digit, base & !cover);
        taker.take(&parents, &removal(board, cover & !base, 1 << digit), None);
        ControlFlow::Continue(())
    });
}

fn chained(
    kind: Kind,
    board: &Board,
    source: &Board,
    taker: &mut Taker<'_>,
    memo: &mut Memo,
    watch: &mut Watch<'_>,
) {
    let search = memo.search;
    let all = memo
        .known
        .entry((kind, board.candidates))
        .or_insert_with(|| search(kind, board, source, watch).into());
    for inside in all.iter() {
        taker.take(&inside.parents, &inside.remove, Some(&inside.nested));
    }
}
