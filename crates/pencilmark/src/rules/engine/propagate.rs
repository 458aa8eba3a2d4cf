//! What follows from candidates.

use super::bits::ones;
use super::masks::{Masks, Reach};
use super::model::{Model, Propagator, RANKS, Same};

/// Candidates, and the conditions that have not been looked at since they changed.
pub(super) struct State<'m> {
    model: &'m Model,
    pub(super) domains: Vec<u32>,
    /// How often each cell was among those that could not be filled.
    pub(super) failures: Vec<u32>,
    /// Cells with one candidate left, whose peers have not lost it yet.
    single: Vec<u16>,
    waiting: [Vec<u16>; RANKS],
    is_waiting: Vec<bool>,
    part: Vec<u32>,
    room: Vec<u64>,
}

/// A condition cannot be met.
pub(super) struct DeadEnd;

impl<'m> State<'m> {
    /// With everything to be looked at.
    pub(super) fn new(model: &'m Model) -> Self {
        let mut state = Self {
            model,
            domains: model.domains.clone(),
            failures: vec![1; model.domains.len()],
            single: Vec::new(),
            waiting: Default::default(),
            is_waiting: vec![true; model.propagators.len()],
            part: Vec::new(),
            room: Vec::new(),
        };
        for (number, propagator) in model.propagators.iter().enumerate() {
            state.waiting[propagator.rank()].push(number as u16);
        }
        let cells = 0..model.domains.len() as u16;
        state
            .single
            .extend(cells.filter(|&cell| model.domains[usize::from(cell)].is_power_of_two()));
        state
    }

    /// Forgets what waits, as what it was about is not so any more.
    pub(super) fn clear(&mut self) {
        self.single.clear();
        for waiting in &mut self.waiting {
            for number in waiting.drain(..) {
                self.is_waiting[usize::from(number)] = false;
            }
        }
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
            self.failures[usize::from(cell)] += 1;
            return Err(DeadEnd);
        }
        if candidates.is_power_of_two() {
            self.single.push(cell);
        }
        for &number in &self.model.watchers[usize::from(cell)] {
            let is_waiting = &mut self.is_waiting[usize::from(number)];
            if !std::mem::replace(is_waiting, true) {
                let rank = self.model.propagators[usize::from(number)].rank();
                self.waiting[rank].push(number);
            }
        }
        Ok(())
    }

    /// Draws conclusions until there are no more.
    pub(super) fn propagate(&mut self) -> Result<(), DeadEnd> {
        let model = self.model;
        loop {
            while let Some(cell) = self.single.pop() {
                let value = self.domains[usize::from(cell)];
                for &peer in &model.peers[usize::from(cell)] {
                    let domain = self.domains[usize::from(peer)];
                    if domain & value != 0 {
                        self.set(peer, domain & !value)?;
                    }
                }
            }
            let Some(number) = self.waiting.iter_mut().find_map(Vec::pop) else { return Ok(()) };
            let propagator = &model.propagators[usize::from(number)];
            // What some have changed themselves tells them nothing new.
            let is_exact = propagator.is_exact();
            self.is_waiting[usize::from(number)] = is_exact;
            let outcome = self.run(propagator);
            if is_exact {
                self.is_waiting[usize::from(number)] = false;
            }
            if outcome.is_err() {
                for &cell in propagator.cells() {
                    self.failures[usize::from(cell)] += 1;
                }
                return Err(DeadEnd);
            }
        }
    }

    fn run(&mut self, propagator: &Propagator) -> Result<(), DeadEnd> {
        match propagator {
            Propagator::House(cells) => self.house(cells),
            Propagator::Relation([one, other], tables) => {
                let domains = [one, other].map(|cell| self.domains[usize::from(*cell)]);
                let beside = |table: &[u32], domain: u32| {
                    ones(domain.into()).fold(0, |all, place| all | table[place as usize])
                };
                self.set(*other, domains[1] & beside(&tables[0], domains[0]))?;
                self.set(*one, domains[0] & beside(&tables[1], domains[1]))
            }
            Propagator::Set(cells, allowed) => {
                self.whole(cells, |part, _| Reach::of(part).prune(part, **allowed))
            }
            Propagator::Sum(sum) => self.whole(&sum.cells, |part, _| sum.prune(part)),
            Propagator::Line(cells, layers) => {
                self.whole(cells, |part, room| layers.prune(part, room).then_some(0))
            }
            Propagator::Same(parts) => self.same(parts),
            Propagator::Circles(circles) => {
                self.whole(&circles.cells, |part, _| circles.prune(part).then_some(0))
            }
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

    /// What all parts can have: how often each value, and which sets.
    fn same(&mut self, parts: &Same) -> Result<(), DeadEnd> {
        let all = parts.cells().iter().fold(0, |all, cell| all | self.domains[usize::from(*cell)]);
        for place in 0..32 - all.leading_zeros() {
            let bit = 1 << place;
            let (mut least, mut most) = (0, usize::MAX);
            for part in parts.each() {
                let domains = part.iter().map(|cell| self.domains[usize::from(*cell)]);
                least = least.max(domains.clone().filter(|domain| *domain == bit).count());
                most = most.min(domains.filter(|domain| domain & bit != 0).count());
            }
            if least > most {
                return Err(DeadEnd);
            }
            for part in parts.each() {
                let domain = |state: &Self, cell: u16| state.domains[usize::from(cell)];
                let fixed = part.iter().filter(|cell| domain(self, **cell) == bit).count();
                let open = part.iter().filter(|cell| domain(self, **cell) & bit != 0).count();
                for &cell in part.iter().filter(|_| fixed != open) {
                    let now = domain(self, cell);
                    if fixed == most && now != bit {
                        self.set(cell, now & !bit)?;
                    } else if open == least && now & bit != 0 {
                        self.set(cell, bit)?;
                    }
                }
            }
        }
        if !parts.are_sets {
            return Ok(());
        }
        let domains = |cells: &[u16]| -> Vec<u32> {
            cells.iter().map(|&cell| self.domains[usize::from(cell)]).collect()
        };
        let mut reached: Vec<(Vec<u32>, Reach)> = parts
            .each()
            .map(|cells| {
                let domains = domains(cells);
                let reach = Reach::of(&domains);
                (domains, reach)
            })
            .collect();
        let common = reached.iter().fold(Masks::ALL, |common, (_, reach)| common.and(reach.sets()));
        for (cells, (domains, reach)) in parts.each().zip(&mut reached) {
            reach.prune(domains, common).ok_or(DeadEnd)?;
            for (&cell, &mut domain) in cells.iter().zip(domains) {
                // Parts can share cells.
                self.set(cell, domain & self.domains[usize::from(cell)])?;
            }
        }
        Ok(())
    }

    /// Prunes the candidates of some cells together, and takes the values that one of them must have from
    /// whatever sees all places of them.
    #[inline]
    fn whole(
        &mut self,
        cells: &[u16],
        prune: impl FnOnce(&mut [u32], &mut Vec<u64>) -> Option<u32>,
    ) -> Result<(), DeadEnd> {
        let mut part = std::mem::take(&mut self.part);
        part.clear();
        part.extend(cells.iter().map(|&cell| self.domains[usize::from(cell)]));
        let common = prune(&mut part, &mut self.room);
        let mut outcome = if common.is_some() { Ok(()) } else { Err(DeadEnd) };
        if common.is_some() {
            for (&cell, &domain) in cells.iter().zip(&part) {
                // A cell that is there twice keeps what both leave.
                let domain = domain & self.domains[usize::from(cell)];
                outcome = self.set(cell, domain);
                if outcome.is_err() {
                    break;
                }
            }
        }
        self.part = part;
        outcome?;
        self.lock(cells, common.unwrap_or(0))
    }

    /// Takes values that one of these cells has from all cells that see every place of them.
    #[inline]
    fn lock(&mut self, cells: &[u16], mut values: u32) -> Result<(), DeadEnd> {
        let model = self.model;
        while values != 0 {
            let value = values & values.wrapping_neg();
            values ^= value;
            let mut places =
                cells.iter().filter(|cell| self.domains[usize::from(**cell)] & value != 0);
            let Some(&first) = places.next() else { return Err(DeadEnd) };
            if self.domains[usize::from(first)] == value {
                continue;
            }
            let mut seeing = std::mem::take(&mut self.room);
            seeing.clear();
            seeing.extend_from_slice(model.apart(first));
            for &place in places {
                let apart = model.apart(place);
                seeing.iter_mut().zip(apart).for_each(|(word, apart)| *word &= apart);
            }
            let mut outcome = Ok(());
            for (at, &word) in seeing.iter().enumerate() {
                let mut left = word;
                while left != 0 && outcome.is_ok() {
                    let cell = (at * 64) as u16 + left.trailing_zeros() as u16;
                    left &= left - 1;
                    let domain = self.domains[usize::from(cell)];
                    if domain & value != 0 {
                        outcome = self.set(cell, domain & !value);
                    }
                }
            }
            self.room = seeing;
            outcome?;
        }
        Ok(())
    }

    /// Values with one place left in a house.
    fn house(&mut self, cells: &[u16]) -> Result<(), DeadEnd> {
        let (mut once, mut twice, mut thrice, mut often) = (0, 0, 0, 0);
        for &cell in cells {
            let domain = self.domains[usize::from(cell)];
            often |= thrice & domain;
            thrice |= twice & domain;
            twice |= once & domain;
            once |= domain;
        }
        if once.count_ones() < cells.len() as u32 {
            return Err(DeadEnd);
        }
        let alone = once & !twice;
        for &cell in cells {
            let domain = self.domains[usize::from(cell)];
            let found = domain & alone;
            if found == 0 || found == domain {
                continue;
            }
            if !found.is_power_of_two() {
                return Err(DeadEnd);
            }
            self.set(cell, found)?;
        }
        // Three places can be in one block; more cannot all be seen but for rare rules.
        self.lock(cells, twice & !often)
    }
}
