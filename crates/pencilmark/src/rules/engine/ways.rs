//! Conditions on a few cells as tables of all ways to meet them.
//!
//! A bit stands for each way. What is left of them, and the values that these have, are found as Compact-Table does
//! (Demeulenaere and others, CP 2016): values that a cell has lost take their ways with them, and a value lasts as long
//! as one way with it is left.

use super::bits::ones;
use super::model::{Model, Propagator};
use super::propagate::DeadEnd;

/// Conditions on more cells are not written as tables.
const MOST_CELLS: usize = 5;

/// Nor are those with more ways, a bit for each in so many words as a set of words can have: five cells that differ have
/// 1,440 at most for one sum.
const MOST_WAYS: usize = 32 * 64;

/// Ways of conditions, and what is left of them.
pub(super) struct Tables {
    /// The table of each condition, from 1; 0 where there is none.
    numbers: Vec<u32>,
    tables: Vec<Table>,
    /// What is left of the ways of all tables, and the candidates that leave them.
    ways: Vec<u64>,
    /// The candidates of the cells of each table, and then the set of its words that have a way.
    known: Vec<u32>,
    /// The same at each guess, one after the other.
    ways_before: Vec<u64>,
    known_before: Vec<u32>,
}

struct Table {
    /// Where its ways begin among all that are left, and how many words they take.
    start: usize,
    words: usize,
    /// Where what is known about it begins.
    known: usize,
    values: usize,
    /// The ways with each value in each cell.
    with: Vec<u64>,
    /// The ways without each value, where it is asked which values all ways have.
    without: Vec<u64>,
    /// For each value in each cell, a word that had a way with it lately; then for each value, one without it.
    hints: Vec<u8>,
}

impl Tables {
    /// None.
    pub(super) fn new() -> Self {
        Self {
            numbers: Vec::new(),
            tables: Vec::new(),
            ways: Vec::new(),
            known: Vec::new(),
            ways_before: Vec::new(),
            known_before: Vec::new(),
        }
    }

    /// Writes tables for a search that began with these candidates and has made so many guesses.
    pub(super) fn begin(&mut self, model: &Model, domains: &[u32], guesses: usize) {
        self.numbers = vec![0; model.propagators.len()];
        for (number, numbered) in model.propagators.iter().enumerate() {
            let Some(ways) = ways(model, &numbered.propagator, domains) else { continue };
            let (start, known) = (self.ways.len(), self.known.len());
            let table = Table::of(&numbered.propagator, &ways, model.values(), start, known);
            self.ways.extend(all(ways.len()));
            let domain = |cell: &u16| domains[usize::from(*cell)];
            self.known.extend(numbered.propagator.cells().iter().map(domain));
            self.known.push(u32::MAX >> (32 - table.words));
            self.tables.push(table);
            self.numbers[number] = self.tables.len() as u32;
        }
        for _ in 0..guesses {
            self.guess();
        }
    }

    /// Whether a condition has a table.
    #[inline]
    pub(super) fn has(&self, number: usize) -> bool {
        self.numbers.get(number).is_some_and(|&table| table > 0)
    }

    /// Keeps what is left for when a guess is taken back.
    pub(super) fn guess(&mut self) {
        self.ways_before.extend_from_slice(&self.ways);
        self.known_before.extend_from_slice(&self.known);
    }

    /// Takes a guess back.
    pub(super) fn take_back(&mut self) {
        let ways = self.ways_before.len() - self.ways.len();
        self.ways.copy_from_slice(&self.ways_before[ways..]);
        self.ways_before.truncate(ways);
        let known = self.known_before.len() - self.known.len();
        self.known.copy_from_slice(&self.known_before[known..]);
        self.known_before.truncate(known);
    }

    /// Leaves the candidates of the cells of a condition with which it can be met, and tells the values that all ways
    /// have and no cell alone, where that is asked.
    #[inline]
    pub(super) fn prune(&mut self, number: usize, domains: &mut [u32]) -> Result<u32, DeadEnd> {
        let table = &mut self.tables[self.numbers[number] as usize - 1];
        let left = &mut self.ways[table.start..table.start + table.words];
        let known = &mut self.known[table.known..=table.known + domains.len()];
        let (used, before) = known.split_last_mut().expect("the set of words");
        *used = table.lose(left, *used, before, domains);
        if *used == 0 {
            return Err(DeadEnd);
        }
        table.keep(left, *used, domains);
        before.copy_from_slice(domains);
        Ok(table.common(left, *used, domains))
    }
}

impl Table {
    fn of(
        propagator: &Propagator,
        ways: &[[u8; MOST_CELLS]],
        values: u32,
        start: usize,
        known: usize,
    ) -> Self {
        let (count, values) = (propagator.cells().len(), values as usize);
        let words = ways.len().div_ceil(64);
        let mut with = vec![0; count * values * words];
        let mut without = Vec::new();
        if propagator.tells_common() {
            for _ in 0..values {
                without.extend(all(ways.len()));
            }
        }
        for (number, way) in ways.iter().enumerate() {
            let (word, bit) = (number / 64, 1 << (number % 64));
            for (cell, &place) in way[..count].iter().enumerate() {
                with[(cell * values + usize::from(place)) * words + word] |= bit;
                if !without.is_empty() {
                    without[usize::from(place) * words + word] &= !bit;
                }
            }
        }
        let hints = vec![0; (count + 1) * values];
        Self { start, words, known, values, with, without, hints }
    }

    /// The ways with a value in a cell.
    #[inline]
    fn with(&self, cell: usize, place: u32) -> &[u64] {
        &self.with[(cell * self.values + place as usize) * self.words..][..self.words]
    }

    /// Takes the ways with values that cells have lost, of words that have any; tells those that have one still.
    #[inline]
    fn lose(&self, left: &mut [u64], mut used: u32, before: &[u32], domains: &[u32]) -> u32 {
        for (cell, (&before, &domain)) in before.iter().zip(domains).enumerate() {
            let lost = before & !domain;
            if lost == 0 {
                continue;
            }
            let is_short = lost.count_ones() <= domain.count_ones();
            let (places, turned) = if is_short { (lost, u64::MAX) } else { (domain, 0) };
            for word in ones(used.into()) {
                let with = |place| self.with(cell, place)[word as usize];
                let found = ones(places.into()).fold(0, |all, place| all | with(place));
                let left = &mut left[word as usize];
                *left &= found ^ turned;
                used ^= u32::from(*left == 0) << word;
            }
        }
        used
    }

    /// Leaves the values with a way.
    #[inline]
    fn keep(&mut self, left: &[u64], used: u32, domains: &mut [u32]) {
        for (cell, domain) in domains.iter_mut().enumerate() {
            // All ways have the only one.
            if domain.is_power_of_two() {
                continue;
            }
            for place in ones((*domain).into()) {
                let at = cell * self.values + place as usize;
                let with = &self.with[at * self.words..][..self.words];
                if !meets(left, used, with, &mut self.hints[at]) {
                    *domain &= !(1 << place);
                }
            }
        }
    }

    /// The values that all ways have and no cell alone.
    #[inline]
    fn common(&mut self, left: &[u64], used: u32, domains: &[u32]) -> u32 {
        if self.without.is_empty() {
            return 0;
        }
        let (mut alone, mut common) = (0, 0);
        for &domain in domains {
            common |= domain;
            alone |= if domain.is_power_of_two() { domain } else { 0 };
        }
        common &= !alone;
        let hints = &mut self.hints[domains.len() * self.values..];
        for place in ones(common.into()) {
            let without = &self.without[place as usize * self.words..][..self.words];
            if meets(left, used, without, &mut hints[place as usize]) {
                common &= !(1 << place);
            }
        }
        common
    }
}

/// Whether two sets have a member in common, in some of their words; the word that has one is looked at first the next
/// time.
#[inline]
fn meets(one: &[u64], used: u32, other: &[u64], hint: &mut u8) -> bool {
    let does_meet = |at: usize| one[at] & other[at] != 0;
    if does_meet(usize::from(*hint)) {
        return true;
    }
    let found = ones(used.into()).find(|&at| does_meet(at as usize));
    *hint = found.map_or(*hint, |at| at as u8);
    found.is_some()
}

/// Words with so many bits.
fn all(count: usize) -> impl Iterator<Item = u64> {
    (0..count.div_ceil(64)).map(move |word| u64::MAX >> (64 - (count - word * 64).min(64)))
}

/// All ways to meet a condition with these candidates; nothing for conditions that are met faster otherwise.
fn ways(model: &Model, propagator: &Propagator, domains: &[u32]) -> Option<Vec<[u8; MOST_CELLS]>> {
    let cells = propagator.cells();
    if cells.len() > MOST_CELLS || !propagator.is_exact() {
        return None;
    }
    let (terms, total) = match propagator {
        Propagator::Set(..) => (cells.iter().map(|_| (false, 0)).collect(), 0),
        Propagator::Sum(sum) if !sum.is_three() => (sum.terms(), sum.total()),
        _ => return None,
    };
    let left: Vec<u32> = cells.iter().map(|&cell| domains[usize::from(cell)]).collect();
    let mut writer = Writer {
        domains: &left,
        ends: ends(&terms, &left),
        terms,
        total,
        ways: Vec::new(),
        propagator,
        model,
    };
    let is_whole = writer.write(0, 0, 0, [0; MOST_CELLS]);
    (is_whole && !writer.ways.is_empty()).then_some(writer.ways)
}

/// From each cell on, the least and the most that they add.
fn ends(terms: &[(bool, i32)], domains: &[u32]) -> Vec<(i32, i32)> {
    let mut ends = vec![(0, 0); terms.len() + 1];
    for (at, (&(_, times), &domain)) in terms.iter().zip(domains).enumerate().rev() {
        let low = domain.trailing_zeros() as i32 * times;
        let high = domain.checked_ilog2().unwrap_or(0) as i32 * times;
        ends[at] = (ends[at + 1].0 + low.min(high), ends[at + 1].1 + low.max(high));
    }
    ends
}

/// Writes the ways of a condition.
struct Writer<'a> {
    model: &'a Model,
    propagator: &'a Propagator,
    domains: &'a [u32],
    /// Whether each cell begins a group of cells that differ, and its factor.
    terms: Vec<(bool, i32)>,
    ends: Vec<(i32, i32)>,
    total: i32,
    ways: Vec<[u8; MOST_CELLS]>,
}

impl Writer<'_> {
    /// Goes on from a cell, with the values that its group has; false where there are too many ways.
    fn write(&mut self, at: usize, sum: i32, taken: u32, way: [u8; MOST_CELLS]) -> bool {
        let Some(&(begins, times)) = self.terms.get(at) else {
            if let Propagator::Set(_, allowed) = self.propagator
                && !allowed.has(taken)
            {
                return true;
            }
            self.ways.push(way);
            return self.ways.len() <= MOST_WAYS;
        };
        let taken = if begins { 0 } else { taken };
        ones((self.domains[at] & !taken).into()).all(|place| {
            let sum = sum + times * place as i32;
            let (least, most) = self.ends[at + 1];
            if !(sum + least..=sum + most).contains(&self.total) {
                return true;
            }
            let cells = self.propagator.cells();
            let differs = |&(&cell, &other): &(&u16, &u8)| {
                u32::from(other) == place && self.model.do_differ(cell, cells[at])
            };
            if cells.iter().zip(&way[..at]).any(|pair| differs(&pair)) {
                return true;
            }
            let mut way = way;
            way[at] = place as u8;
            self.write(at + 1, sum, taken | 1 << place, way)
        })
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::super::masks::Masks;
    use super::super::sums::{Group, Sum};
    use super::*;

    /// Steps of a generator by Marsaglia (2003).
    fn random(word: &mut u64) -> u64 {
        *word ^= *word << 13;
        *word ^= *word >> 7;
        *word ^= *word << 17;
        *word
    }

    /// The candidates that are part of a way, and the values that all ways have and no cell alone, by looking at every
    /// choice.
    fn plainly(domains: &[u32], is_way: &dyn Fn(&[u8]) -> bool) -> Option<(Vec<u32>, u32)> {
        let (mut kept, mut common, mut way) = (vec![0_u32; domains.len()], u32::MAX, Vec::new());
        fn choose(domains: &[u32], way: &mut Vec<u8>, see: &mut dyn FnMut(&[u8])) {
            match domains.split_first() {
                None => see(way),
                Some((&domain, others)) => {
                    for place in ones(domain.into()) {
                        way.push(place as u8);
                        choose(others, way, see);
                        way.pop();
                    }
                }
            }
        }
        choose(domains, &mut way, &mut |way| {
            if is_way(way) {
                kept.iter_mut().zip(way).for_each(|(kept, place)| *kept |= 1 << place);
                common &= way.iter().fold(0, |all, place| all | 1 << place);
            }
        });
        let alone = kept.iter().filter(|kept| kept.is_power_of_two());
        let alone = alone.fold(0, |all, kept| all | kept);
        (kept[0] != 0).then_some((kept, common & !alone))
    }

    /// Loses candidates at random and takes guesses back, and compares.
    fn compare(model: &Model, is_way: &dyn Fn(&[u8]) -> bool, word: &mut u64) -> [usize; 2] {
        let mut tables = Tables::new();
        let numbered = &model.propagators[0];
        tables.begin(model, &model.domains, 0);
        if !tables.has(0) {
            // It has no way, or too many.
            return [usize::from(plainly(&model.domains, is_way).is_none()), 0];
        }
        let mut domains = model.domains.clone();
        let (mut before, mut counts) = (Vec::new(), [0, 0]);
        for _ in 0..24 {
            if random(word).is_multiple_of(4) {
                tables.guess();
                before.push(domains.clone());
            }
            // What one cell loses leaves a way, what several lose may not.
            for domain in &mut domains {
                let kept = *domain & (random(word) | random(word)) as u32;
                *domain = if kept == 0 { *domain } else { kept };
            }
            let right = plainly(&domains, is_way);
            let told = tables.prune(0, &mut domains).ok();
            counts[usize::from(told.is_some())] += 1;
            match (&told, &right) {
                (Some(common), Some((kept, all))) => {
                    assert_eq!(&domains, kept);
                    assert_eq!(*common, if numbered.propagator.tells_common() { *all } else { 0 });
                }
                _ => assert!(told.is_none() && right.is_none(), "{domains:?}"),
            }
            if told.is_none() {
                let Some(kept) = before.pop() else { break };
                domains = kept;
                tables.take_back();
            }
        }
        counts
    }

    #[test]
    fn tables_of_sums_are_as_all_choices_tell() {
        let mut word = 0x2545_f491_4f6c_dd1d;
        let mut counts = [0, 0];
        for round in 0..400 {
            let len = 4 + round % 2;
            let cells: Vec<u16> = (0..len).collect();
            let all = 0x1ff & (random(&mut word) | random(&mut word)) as u32 | 3;
            let mut model = Model::new(vec![all; usize::from(len)], 9);
            // One group of all, two of some, or none that differ.
            let cut = (random(&mut word) % u64::from(len)) as usize;
            let parts =
                if round % 3 == 0 { vec![&cells[..]] } else { vec![&cells[..cut], &cells[cut..]] };
            let mut groups: Vec<Group> = Vec::new();
            for (cells, times) in
                parts.into_iter().zip([1, -1]).filter(|(cells, _)| !cells.is_empty())
            {
                for &cell in cells {
                    cells.iter().for_each(|&other| model.differ(cell, other));
                }
                groups.push(Group { cells: cells.to_vec(), times });
            }
            // And a pair across them, of which the sum alone knows nothing.
            model.differ(0, len - 1);
            let times: Vec<i32> =
                groups.iter().flat_map(|group| group.cells.iter().map(|_| group.times)).collect();
            let most = if groups.len() == 1 { 8 * i32::from(len) } else { 8 };
            let total = (random(&mut word) % (most as u64 + 1)) as i32;
            let sum = Sum::new(groups, total);
            model.add(Propagator::Sum(Box::new(sum)));
            model.finish();
            let is_way = |way: &[u8]| {
                let sum: i32 =
                    way.iter().zip(&times).map(|(&place, times)| i32::from(place) * times).sum();
                let differ = cells.iter().all(|&one| {
                    (0..one).all(|other| {
                        !model.do_differ(one, other)
                            || way[usize::from(one)] != way[usize::from(other)]
                    })
                });
                sum == total && differ
            };
            let found = compare(&model, &is_way, &mut word);
            counts = [counts[0] + found[0], counts[1] + found[1]];
        }
        assert!(counts[0] > 100 && counts[1] > 1000, "{counts:?}");
    }

    #[test]
    fn tables_of_sets_are_as_all_choices_tell() {
        let mut word = 0x9e37_79b9_7f4a_7c15;
        let mut counts = [0, 0];
        for round in 0..200 {
            let len = 2 + round % 3;
            let cells: Vec<u16> = (0..len).collect();
            let mut model = Model::new(vec![0x1ff; usize::from(len)], 9);
            for &cell in &cells {
                cells.iter().for_each(|&other| model.differ(cell, other));
            }
            let wanted = random(&mut word) as u32;
            let is_wanted = |set: u32| set.wrapping_mul(wanted | 1) >> 7 & 7 == 0;
            model.add(Propagator::Set(cells.clone(), Arc::new(Masks::filter(is_wanted))));
            model.finish();
            let is_way = |way: &[u8]| {
                let set = way.iter().fold(0_u32, |all, place| all | 1 << place);
                set.count_ones() as usize == way.len() && is_wanted(set)
            };
            let found = compare(&model, &is_way, &mut word);
            counts = [counts[0] + found[0], counts[1] + found[1]];
        }
        assert!(counts[0] > 50 && counts[1] > 500, "{counts:?}");
    }
}
