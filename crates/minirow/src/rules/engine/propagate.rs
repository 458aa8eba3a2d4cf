//! What follows from candidates.

use super::bits::{Packed, all_places, is_pair, ones, packed};
use super::bounds::MOST_CELLS;
use super::compact_table::Tables;
use super::memo::Memo;
use super::model::{Model, Numbered, Propagator};
use super::sums::{self, Sum};

/// Candidates, and the conditions that have not been looked at since they changed.
pub(super) struct State<'m> {
    pub(super) model: &'m Model,
    pub(super) domains: Vec<u32>,
    /// On boards whose cells are the bits of a word, the places of each value.
    pub(super) places: Vec<u128>,
    /// The cells with one candidate, on such boards.
    pub(super) alone: u128,
    /// The cells that have or had two candidates and whose twins were looked for, on such boards.
    pub(super) bivalue: u128,
    /// Those whose twins are to be looked for.
    pub(super) new_bivalue: u128,
    /// Values that have lost places, on such boards.
    pub(super) moved: u32,
    /// The places of each value when houses were last looked at, on such boards.
    pub(super) swept: Vec<u128>,
    /// Cells that have changed, whose peers and relations do not know yet, as a set.
    changed: Vec<u64>,
    /// Conditions to be looked at, as a set.
    waiting: Vec<u64>,
    /// Those that are not looked at any more, as they rarely tell what others do not.
    resting: Vec<u64>,
    /// The condition whose turn it is.
    turn: usize,
    /// How often the bounds of each sum were looked at, and how often they told something.
    bounds: Vec<(u32, u32)>,
    /// What failed last, if it is about several cells.
    pub(super) failed: Option<usize>,
    /// The cell that was left without candidates.
    pub(super) emptied: Option<u16>,
    /// The cell with one candidate whose peers were told last.
    pub(super) fixed: Option<u16>,
    /// How many conditions may be looked at before the search is asked whether to go on.
    patience: u32,
    pub(super) memo: Memo,
    pub(super) tables: Tables,
    values: u32,
    part: Vec<u32>,
    scratch: Scratch,
}

/// Memory that conditions work in, kept from one to the next.
#[derive(Default)]
struct Scratch {
    words: Vec<u64>,
    sums: sums::Scratch,
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

/// Bounds that tell something less than once in so many times rest in a long search.
const RARELY: u32 = 30;

/// So many conditions are looked at in a few milliseconds.
const PATIENCE: u32 = 4096;

impl<'m> State<'m> {
    /// With everything to be looked at.
    pub(super) fn new(model: &'m Model, candidates: &[u32]) -> Self {
        assert_eq!(candidates.len(), model.domains.len(), "as many sets of candidates as cells");
        let domains: Vec<u32> =
            model.domains.iter().zip(candidates).map(|(domain, left)| domain & left).collect();
        let (mut places, mut alone, mut new_bivalue) = (Vec::new(), 0, 0);
        if !model.differing.is_empty() {
            places.resize(model.values() as usize, 0);
            let all = all_places(model.values());
            let mut whole = 0;
            for (cell, &domain) in domains.iter().enumerate() {
                if domain == all {
                    whole |= 1 << cell;
                    continue;
                }
                for place in ones(domain.into()) {
                    places[place as usize] |= 1 << cell;
                }
                alone |= u128::from(domain.is_power_of_two()) << cell;
                new_bivalue |= u128::from(is_pair(domain)) << cell;
            }
            places.iter_mut().for_each(|places| *places |= whole);
        }
        let mut state = Self {
            model,
            alone,
            bivalue: 0,
            new_bivalue,
            moved: if places.is_empty() { 0 } else { all_places(model.values()) },
            swept: vec![u128::MAX; places.len()],
            places,
            changed: all(domains.len()),
            domains,
            waiting: all(model.propagators.len()),
            resting: vec![0; model.watch_words],
            turn: 0,
            bounds: vec![(0, 0); model.propagators.len()],
            failed: None,
            emptied: None,
            fixed: None,
            patience: PATIENCE,
            memo: Memo::new(),
            tables: Tables::new(),
            values: model.values(),
            part: Vec::new(),
            scratch: Scratch::default(),
        };
        state.emptied =
            state.domains.iter().position(|&domain| domain == 0).map(|cell| cell as u16);
        state
    }

    /// Forgets what waits, as what it was about is not so any more.
    pub(super) fn clear(&mut self) {
        self.changed.fill(0);
        self.waiting.fill(0);
        self.moved = 0;
        self.new_bivalue = 0;
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
        let mut removed = *domain ^ candidates;
        *domain = candidates;
        if !self.places.is_empty() {
            self.moved |= removed;
            while removed != 0 {
                self.places[removed.trailing_zeros() as usize] &= !(1 << cell);
                removed &= removed - 1;
            }
            self.mark_few(candidates, 1 << cell);
        }
        if candidates == 0 {
            self.emptied = Some(cell);
            return Err(DeadEnd);
        }
        self.changed[usize::from(cell / 64)] |= 1 << (cell % 64);
        self.wake(cell);
        Ok(())
    }

    /// Notes whether a cell, which is a bit, has one candidate left, or two.
    #[inline]
    fn mark_few(&mut self, domain: u32, bit: u128) {
        let others = domain & domain.wrapping_sub(1);
        if others & others.wrapping_sub(1) == 0 {
            match others {
                0 => self.alone |= bit,
                _ => self.new_bivalue |= bit,
            }
        }
    }

    /// Has the conditions about a cell looked at.
    #[inline]
    fn wake(&mut self, cell: u16) {
        let watchers = &self.model.watchers(cell)[..self.waiting.len()];
        for (at, waiting) in self.waiting.iter_mut().enumerate() {
            *waiting |= watchers[at];
        }
    }

    /// Draws conclusions until there are no more.
    pub(super) fn propagate(&mut self) -> Result<(), Halt> {
        if self.emptied.is_some() {
            return Err(Halt::DeadEnd);
        }
        loop {
            self.tell()?;
            if self.moved != 0 {
                self.sweep()?;
                continue;
            }
            if self.new_bivalue != 0 {
                self.naked_pairs()?;
                continue;
            }
            let Some(number) = self.next() else { return Ok(()) };
            if self.patience == 0 {
                self.patience = PATIENCE;
                return Err(Halt::Asks);
            }
            self.patience -= 1;
            let model = self.model;
            let numbered = &model.propagators[number];
            let (word, bit) = (number / 64, 1 << (number % 64));
            self.waiting[word] &= !bit;
            self.turn = number + 1;
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

    /// The condition that is looked at next: cheap ones in turns, and otherwise the cheapest.
    fn next(&self) -> Option<usize> {
        let lowest = self.waiting_from(0)?;
        if lowest >= self.model.in_turn || !self.tables.are_on() {
            return Some(lowest);
        }
        let next = self.waiting_from(self.turn).filter(|&number| number < self.model.in_turn);
        next.or(Some(lowest))
    }

    /// The first condition to be looked at from a number on.
    #[inline]
    fn waiting_from(&self, number: usize) -> Option<usize> {
        let mut mask = u64::MAX << (number % 64);
        for at in number / 64..self.waiting.len() {
            let word = self.waiting[at] & !self.resting[at] & mask;
            if word != 0 {
                return Some(at * 64 + word.trailing_zeros() as usize);
            }
            mask = u64::MAX;
        }
        None
    }

    /// Leaves out bounds that rarely told anything: they follow from other conditions.
    pub(super) fn rest(&mut self) {
        for (number, &(asked, told)) in self.bounds.iter().enumerate() {
            if asked > RARELY * told {
                self.resting[number / 64] |= 1 << (number % 64);
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
                self.fixed = Some(cell);
            }
            if value.is_power_of_two() && !self.places.is_empty() {
                let seen = model.differing[usize::from(cell)];
                self.take_places(value.trailing_zeros(), seen)?;
            } else if value.is_power_of_two() {
                for &peer in model.relations.peers(cell) {
                    let domain = self.domains[usize::from(peer)];
                    if domain & value != 0 {
                        self.set(peer, domain & !value)?;
                    }
                }
            } else if self.places.is_empty() && is_pair(value) {
                self.naked_pairs_of(cell)?;
            }
            for &link in model.relations.links(cell) {
                let domain = self.domains[usize::from(link.cell)];
                self.set(link.cell, domain & model.relations.beside(link, value))?;
            }
        }
        Ok(())
    }

    /// Takes a value from all of some cells that have it.
    #[inline]
    pub(super) fn take_places(&mut self, place: u32, cells: u128) -> Result<(), DeadEnd> {
        let lost = self.places[place as usize] & cells;
        if lost == 0 {
            return Ok(());
        }
        self.places[place as usize] ^= lost;
        self.moved |= 1 << place;
        let mut left = lost;
        while left != 0 {
            let cell = left.trailing_zeros();
            let bit = left & left.wrapping_neg();
            left ^= bit;
            let domain = &mut self.domains[cell as usize];
            *domain ^= 1 << place;
            let domain = *domain;
            if domain == 0 {
                self.emptied = Some(cell as u16);
                return Err(DeadEnd);
            }
            self.mark_few(domain, bit);
            self.wake(cell as u16);
        }
        let told = lost & (self.alone | self.model.linked);
        let told = [told as u64, (told >> 64) as u64];
        for (at, changed) in self.changed.iter_mut().enumerate() {
            *changed |= told[at];
        }
        Ok(())
    }

    fn run(&mut self, number: usize, numbered: &Numbered) -> Result<(), DeadEnd> {
        if self.tables.has(number) {
            return self.by_table(number, numbered);
        }
        match &numbered.propagator {
            Propagator::House(cells) => self.house(cells, &numbered.sight),
            Propagator::Set(cells, allowed) => {
                self.whole(number, cells, numbered, |part, _| super::masks::prune(part, allowed))
            }
            Propagator::Sum(sum) => self.whole(number, &sum.cells, numbered, |part, scratch| {
                sum.prune(part, &mut scratch.sums)
            }),
            Propagator::Bounds(sum) => self.bound(number, sum),
            Propagator::Line(cells, layers) => {
                self.whole(number, cells, numbered, |part, scratch| {
                    layers.prune(part, &mut scratch.words).then_some(0)
                })
            }
            Propagator::Kinds(cells, kinds) => {
                self.whole(number, cells, numbered, |part, _| kinds.prune(part))
            }
            Propagator::Cases(cells, cases) => {
                self.whole(number, cells, numbered, |part, _| cases.prune(part).then_some(0))
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
        numbered: &Numbered,
        prune: impl FnOnce(&mut [u32], &mut Scratch) -> Option<u32>,
    ) -> Result<(), DeadEnd> {
        let is_cheap = matches!(&numbered.propagator, Propagator::Sum(sum) if sum.is_three());
        if self.memo.is_on()
            && !is_cheap
            && cells.len() > 2
            && cells.len() as u32 * self.values <= Packed::BITS
        {
            return self.remembered(number, cells, numbered, prune);
        }
        let mut part = std::mem::take(&mut self.part);
        part.clear();
        part.extend(cells.iter().map(|&cell| self.domains[usize::from(cell)]));
        let common = prune(&mut part, &mut self.scratch);
        let outcome = if common.is_some() { self.take(cells, &part) } else { Err(DeadEnd) };
        self.part = part;
        outcome?;
        self.lock(cells, numbered, common.unwrap_or(0))
    }

    /// The same, unless it was done for these candidates before.
    fn remembered(
        &mut self,
        number: usize,
        cells: &[u16],
        numbered: &Numbered,
        prune: impl FnOnce(&mut [u32], &mut Scratch) -> Option<u32>,
    ) -> Result<(), DeadEnd> {
        let asked = self.packed(cells);
        let (left, common) = match self.memo.get(number as u32, asked) {
            Some(known) => known,
            None => {
                let mut part = std::mem::take(&mut self.part);
                part.clear();
                part.extend(cells.iter().map(|&cell| self.domains[usize::from(cell)]));
                let common = prune(&mut part, &mut self.scratch);
                let packed = || packed(self.values, part.iter().copied());
                let left = if common.is_some() { packed() } else { 0 };
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
            self.unpack(cells, left)?;
        }
        self.lock(cells, numbered, common)
    }

    /// The same for a condition whose ways are in a table.
    fn by_table(&mut self, number: usize, numbered: &Numbered) -> Result<(), DeadEnd> {
        let cells = numbered.propagator.cells();
        let asked = self.packed(cells);
        let (left, common) = self.tables.prune(number, asked).ok_or(DeadEnd)?;
        if left != asked {
            self.unpack(cells, left)?;
        }
        self.lock(cells, numbered, common)
    }

    /// Prunes the candidates of the cells of a sum by its bounds.
    fn bound(&mut self, number: usize, sum: &Sum) -> Result<(), DeadEnd> {
        let mut part = [0; MOST_CELLS];
        let part = &mut part[..sum.cells.len()];
        for (at, domain) in part.iter_mut().enumerate() {
            *domain = self.domains[usize::from(sum.cells[at])];
        }
        let found = sum.bound(part);
        let (asked, told) = &mut self.bounds[number];
        *asked += 1;
        *told += u32::from(found != Some(false));
        match found {
            Some(true) => self.take(&sum.cells, part),
            Some(false) => Ok(()),
            None => Err(DeadEnd),
        }
    }

    /// The candidates of some cells, one after the other.
    #[inline]
    fn packed(&self, cells: &[u16]) -> Packed {
        packed(self.values, cells.iter().map(|&cell| self.domains[usize::from(cell)]))
    }

    /// Gives cells what is left of their candidates, one after the other.
    #[inline]
    fn unpack(&mut self, cells: &[u16], mut left: Packed) -> Result<(), DeadEnd> {
        let whole = (1 << self.values) - 1;
        for &cell in cells {
            // A cell that is there twice keeps what both leave.
            self.set(cell, (left & whole) as u32 & self.domains[usize::from(cell)])?;
            left >>= self.values;
        }
        Ok(())
    }

    /// Gives cells what is left of their candidates.
    fn take(&mut self, cells: &[u16], part: &[u32]) -> Result<(), DeadEnd> {
        for (at, &cell) in cells.iter().enumerate() {
            // A cell that is there twice keeps what both leave.
            self.set(cell, part[at] & self.domains[usize::from(cell)])?;
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
