//! What follows from candidates.

use super::memo::{Memo, Packed};
use super::model::{Model, Numbered, Propagator};
use super::sight::Sight;

/// Candidates, and the conditions that have not been looked at since they changed.
pub(super) struct State<'m> {
    pub(super) model: &'m Model,
    pub(super) domains: Vec<u32>,
    /// Cells that have changed, whose peers and relations do not know yet, as a set.
    changed: Vec<u64>,
    /// Conditions to be looked at, as a set.
    waiting: Vec<u64>,
    /// What failed last, if it is about several cells.
    pub(super) failed: Option<usize>,
    /// The cell that was left without candidates.
    pub(super) emptied: Option<u16>,
    /// How many conditions may be looked at before the search is asked whether to go on.
    patience: u32,
    pub(super) memo: Memo,
    values: u32,
    part: Vec<u32>,
    pub(super) room: Vec<u64>,
}

/// Why no more conclusions are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Halt {
    /// A condition cannot be met.
    DeadEnd,
    /// It takes long: the rest can be drawn by calling again.
    Asks,
}

/// A condition cannot be met.
pub(super) struct DeadEnd;

impl From<DeadEnd> for Halt {
    fn from(_: DeadEnd) -> Self {
        Self::DeadEnd
    }
}

/// So many conditions are looked at in a few milliseconds.
const PATIENCE: u32 = 4096;

impl<'m> State<'m> {
    /// With everything to be looked at.
    pub(super) fn new(model: &'m Model, candidates: &[u32]) -> Self {
        assert_eq!(candidates.len(), model.domains.len(), "as many sets of candidates as cells");
        let domains: Vec<u32> =
            model.domains.iter().zip(candidates).map(|(domain, left)| domain & left).collect();
        let mut state = Self {
            model,
            changed: all(domains.len()),
            domains,
            waiting: all(model.propagators.len()),
            failed: None,
            emptied: None,
            patience: PATIENCE,
            memo: Memo::new(),
            values: model.values(),
            part: Vec::new(),
            room: Vec::new(),
        };
        state.emptied =
            state.domains.iter().position(|&domain| domain == 0).map(|cell| cell as u16);
        state
    }

    /// Forgets what waits, as what it was about is not so any more.
    pub(super) fn clear(&mut self) {
        self.changed.fill(0);
        self.waiting.fill(0);
        self.failed = None;
        self.emptied = None;
    }

    /// Gives a cell other candidates, some of those it has.
    #[inline]
    pub(super) fn set(&mut self, cell: u16, candidates: u32) -> Result<(), DeadEnd> {
        let domain = &mut self.domains[usize::from(cell)];
        if *domain == candidates {
            return Ok(());
        }
        *domain = candidates;
        if candidates == 0 {
            self.emptied = Some(cell);
            return Err(DeadEnd);
        }
        self.changed[usize::from(cell / 64)] |= 1 << (cell % 64);
        for (waiting, watchers) in self.waiting.iter_mut().zip(self.model.watchers(cell)) {
            *waiting |= watchers;
        }
        Ok(())
    }

    /// Draws conclusions until there are no more.
    pub(super) fn propagate(&mut self) -> Result<(), Halt> {
        if self.emptied.is_some() {
            return Err(Halt::DeadEnd);
        }
        loop {
            self.tell()?;
            let Some(number) = first(&self.waiting) else { return Ok(()) };
            if self.patience == 0 {
                self.patience = PATIENCE;
                return Err(Halt::Asks);
            }
            self.patience -= 1;
            let model = self.model;
            let numbered = &model.propagators[number];
            let (word, bit) = (number / 64, 1 << (number % 64));
            self.waiting[word] &= !bit;
            if self.run(number, numbered).is_err() {
                self.failed = Some(number);
                return Err(Halt::DeadEnd);
            }
            // What some have changed themselves tells them nothing new.
            if numbered.is_exact {
                self.waiting[word] &= !bit;
            }
        }
    }

    /// Tells the peers and relations of cells that have changed.
    fn tell(&mut self) -> Result<(), DeadEnd> {
        let model = self.model;
        while let Some(cell) = first(&self.changed) {
            self.changed[cell / 64] &= self.changed[cell / 64] - 1;
            let value = self.domains[cell];
            let cell = cell as u16;
            if value.is_power_of_two() {
                for &peer in model.relations.peers(cell) {
                    let domain = self.domains[usize::from(peer)];
                    if domain & value != 0 {
                        self.set(peer, domain & !value)?;
                    }
                }
            }
            for &link in model.relations.links(cell) {
                let domain = self.domains[usize::from(link.cell)];
                self.set(link.cell, domain & model.relations.beside(link, value))?;
            }
        }
        Ok(())
    }

    fn run(&mut self, number: usize, numbered: &Numbered) -> Result<(), DeadEnd> {
        let sight = &numbered.sight;
        match &numbered.propagator {
            Propagator::House(cells) => self.house(cells, sight),
            Propagator::Set(cells, allowed) => {
                self.whole(number, cells, sight, |part, _| super::masks::prune(part, allowed))
            }
            Propagator::Sum(sum) => {
                self.whole(number, &sum.cells, sight, |part, _| sum.prune(part))
            }
            Propagator::Line(cells, layers) => {
                self.whole(number, cells, sight, |part, room| layers.prune(part, room).then_some(0))
            }
            Propagator::Cases(cells, cases) => {
                self.whole(number, cells, sight, |part, _| cases.prune(part).then_some(0))
            }
            Propagator::Same(parts) => self.same(parts),
            Propagator::Circles(circles) => self.circles(circles),
            Propagator::Check(cells, holds) => {
                let is_open = |cell: &u16| !self.domains[usize::from(*cell)].is_power_of_two();
                if cells.iter().any(is_open) {
                    return Ok(());
                }
                let place = |cell: &u16| self.domains[usize::from(*cell)].trailing_zeros() as u8;
                let places: Vec<u8> = cells.iter().map(place).collect();
                if holds(&places) { Ok(()) } else { Err(DeadEnd) }
            }
        }
    }

    /// Prunes the candidates of some cells together, and takes the values that one of them must have from
    /// whatever sees all places of them.
    #[inline]
    fn whole(
        &mut self,
        number: usize,
        cells: &[u16],
        sight: &Sight,
        prune: impl FnOnce(&mut [u32], &mut Vec<u64>) -> Option<u32>,
    ) -> Result<(), DeadEnd> {
        if self.memo.is_on() && cells.len() > 2 && cells.len() as u32 * self.values <= Packed::BITS
        {
            return self.remembered(number, cells, sight, prune);
        }
        let mut part = std::mem::take(&mut self.part);
        part.clear();
        part.extend(cells.iter().map(|&cell| self.domains[usize::from(cell)]));
        let common = prune(&mut part, &mut self.room);
        let outcome = if common.is_some() { self.take(cells, &part) } else { Err(DeadEnd) };
        self.part = part;
        outcome?;
        self.lock(cells, sight, common.unwrap_or(0))
    }

    /// The same, unless it was done for these candidates before.
    fn remembered(
        &mut self,
        number: usize,
        cells: &[u16],
        sight: &Sight,
        prune: impl FnOnce(&mut [u32], &mut Vec<u64>) -> Option<u32>,
    ) -> Result<(), DeadEnd> {
        let domain = |cell: &u16| Packed::from(self.domains[usize::from(*cell)]);
        let asked = cells.iter().rev().fold(0, |packed, cell| packed << self.values | domain(cell));
        let (left, common) = match self.memo.get(number as u32, asked) {
            Some(known) => known,
            None => {
                let mut part = std::mem::take(&mut self.part);
                part.clear();
                part.extend(cells.iter().map(|&cell| self.domains[usize::from(cell)]));
                let common = prune(&mut part, &mut self.room);
                let pack = |packed, &domain: &u32| packed << self.values | Packed::from(domain);
                let left = if common.is_some() { part.iter().rev().fold(0, pack) } else { 0 };
                self.part = part;
                let common = common.unwrap_or(0);
                self.memo.put(number as u32, asked, left, common);
                (left, common)
            }
        };
        if left != asked {
            if left == 0 {
                return Err(DeadEnd);
            }
            let mut packed = left;
            for &cell in cells {
                let domain = packed as u32 & ((1 << self.values) - 1);
                packed >>= self.values;
                self.set(cell, domain & self.domains[usize::from(cell)])?;
            }
        }
        self.lock(cells, sight, common)
    }

    /// Gives cells what is left of their candidates.
    fn take(&mut self, cells: &[u16], part: &[u32]) -> Result<(), DeadEnd> {
        for (&cell, &domain) in cells.iter().zip(part) {
            // A cell that is there twice keeps what both leave.
            self.set(cell, domain & self.domains[usize::from(cell)])?;
        }
        Ok(())
    }
}

/// The least member of a set.
#[inline]
fn first(words: &[u64]) -> Option<usize> {
    let at = words.iter().position(|&word| word != 0)?;
    Some(at * 64 + words[at].trailing_zeros() as usize)
}

/// The set of all below a number.
fn all(count: usize) -> Vec<u64> {
    let mut words = vec![u64::MAX; count.div_ceil(64)];
    if !count.is_multiple_of(64) {
        words[count / 64] = (1 << (count % 64)) - 1;
    }
    words
}
