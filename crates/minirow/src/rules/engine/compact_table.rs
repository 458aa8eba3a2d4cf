//! Table constraints of a few cells, propagated by Compact-Table: the tuples of values that meet a condition.
//!
//! A bit stands for each tuple. What is left of them, and the values that these have, are found as Demeulenaere and others
//! do (CP 2016): values that a cell has lost take their tuples with them, and a value lasts as long as one tuple with it is
//! left.

use super::bits::{Packed, ones, packed, places_between};
use super::model::{Model, Propagator};
use super::trail::take_back;
use crate::board::words;

/// Conditions on more cells are not written as tables.
const MOST_CELLS: usize = 5;

/// Nor are those with more tuples: five cells that differ have 1,440 at most for one sum.
const MOST_TUPLES: usize = 1 << 11;

/// So many of the tuples that are left are looked at one by one.
const SEEN: u32 = 16;

/// Tuples of conditions, and what is left of them.
pub(super) struct Tables {
    /// The table of each condition, from 1; 0 where there is none.
    numbers: Vec<u32>,
    tables: Vec<Table>,
    /// For each table, the candidates that leave its tuples, packed: a bit for each value in each cell.
    asked: Vec<u64>,
    /// What is left of the tuples of all tables.
    tuples: Vec<u64>,
    /// Both at each guess, one after the other.
    asked_before: Vec<u64>,
    tuples_before: Vec<u64>,
}

struct Table {
    values: u32,
    /// Where its tuples begin among all that are left, and how many words they take.
    start: usize,
    words: usize,
    /// For each tuple its candidates, packed.
    each: Vec<u64>,
    /// The tuples with each value in each cell.
    with: Vec<u64>,
    /// For each tuple its values, and the tuples without each value, where it is asked which values all tuples have.
    sets: Vec<u32>,
    without: Vec<u64>,
    /// For each value in each cell, a word that had a tuple with it lately; then for each value, one without it.
    hints: Vec<u8>,
}

impl Tables {
    /// None.
    pub(super) fn new() -> Self {
        Self {
            numbers: Vec::new(),
            tables: Vec::new(),
            asked: Vec::new(),
            tuples: Vec::new(),
            asked_before: Vec::new(),
            tuples_before: Vec::new(),
        }
    }

    /// Writes tables for a search that began with these candidates and has made so many guesses.
    pub(super) fn begin(&mut self, model: &Model, domains: &[u32], guesses: usize) {
        self.numbers = vec![0; model.propagators.len()];
        let values = model.values();
        for (number, numbered) in model.propagators.iter().enumerate() {
            let Some(tuples) = tuples(model, &numbered.propagator, domains) else { continue };
            self.tables.push(Table::of(&numbered.propagator, &tuples, values, self.tuples.len()));
            self.numbers[number] = self.tables.len() as u32;
            self.tuples.extend(all(tuples.len()));
            let domains =
                numbered.propagator.cells().iter().map(|&cell| domains[usize::from(cell)]);
            self.asked.push(packed(values, domains) as u64);
        }
        for _ in 0..guesses {
            self.guess();
        }
    }

    /// Whether they were written.
    pub(super) fn are_on(&self) -> bool {
        !self.numbers.is_empty()
    }

    /// Whether a condition has a table.
    #[inline]
    pub(super) fn has(&self, number: usize) -> bool {
        self.numbers.get(number).is_some_and(|&table| table > 0)
    }

    /// Keeps what is left for when a guess is taken back.
    pub(super) fn guess(&mut self) {
        self.tuples_before.extend_from_slice(&self.tuples);
        self.asked_before.extend_from_slice(&self.asked);
    }

    /// Takes a guess back.
    pub(super) fn take_back(&mut self) {
        take_back(&mut self.tuples, &mut self.tuples_before);
        take_back(&mut self.asked, &mut self.asked_before);
    }

    /// The candidates of the cells of a condition with which it can be met, and the values that all tuples have and no
    /// cell alone, where that is asked; nothing where it cannot be met.
    #[inline]
    pub(super) fn prune(&mut self, number: usize, asked: Packed) -> Option<(Packed, u32)> {
        // Conditions with more bits have no table.
        let asked = asked as u64;
        let number = self.numbers[number] as usize - 1;
        let table = &mut self.tables[number];
        let left = &mut self.tuples[table.start..table.start + table.words];
        table.lose(left, self.asked[number] & !asked, asked);
        if words::are_empty(left) {
            return None;
        }
        let (kept, common) = table.keep(left, asked);
        self.asked[number] = kept;
        Some((kept.into(), common))
    }
}

impl Table {
    fn of(propagator: &Propagator, tuples: &[[u8; MOST_CELLS]], values: u32, start: usize) -> Self {
        let (cells, places) = (propagator.cells().len(), values as usize);
        let words = tuples.len().div_ceil(64);
        let mut with = vec![0; cells * places * words];
        let (mut each, mut sets, mut without) = (vec![0; tuples.len()], Vec::new(), Vec::new());
        if propagator.tells_common() {
            for _ in 0..places {
                without.extend(all(tuples.len()));
            }
        }
        for (number, tuple) in tuples.iter().enumerate() {
            let (word, bit) = (number / 64, 1 << (number % 64));
            each[number] = packed(values, tuple[..cells].iter().map(|place| 1 << place)) as u64;
            if !without.is_empty() {
                sets.push(tuple[..cells].iter().fold(0, |all, place| all | 1 << place));
            }
            for (cell, &place) in tuple[..cells].iter().enumerate() {
                with[(cell * places + usize::from(place)) * words + word] |= bit;
                if !without.is_empty() {
                    without[usize::from(place) * words + word] &= !bit;
                }
            }
        }
        Self {
            values,
            start,
            words,
            each,
            with,
            sets,
            without,
            hints: vec![0; (cells + 1) * places],
        }
    }

    /// Takes the tuples with values that cells have lost.
    #[inline]
    fn lose(&self, left: &mut [u64], mut lost: u64, mut asked: u64) {
        let whole = (1 << self.values) - 1;
        let mut first = 0;
        while lost != 0 {
            // Where one candidate is left, its tuples are those of the cell.
            let (alone, gone) = (asked & whole, lost & whole);
            let (found, turned) =
                if alone.is_power_of_two() && gone != 0 { (alone, 0) } else { (gone, u64::MAX) };
            for place in ones(found) {
                let with = &self.with[(first + place as usize) * self.words..][..self.words];
                for at in 0..left.len() {
                    left[at] &= with[at] ^ turned;
                }
            }
            first += self.values as usize;
            (asked, lost) = (asked >> self.values, lost >> self.values);
        }
    }

    /// The candidates with a tuple, and the values that all tuples have and no cell alone.
    ///
    /// Those of the first tuples are seen at once; tuples with the others are looked for.
    #[inline]
    fn keep(&mut self, left: &[u64], asked: u64) -> (u64, u32) {
        let (mut kept, mut seen) = (0, 0);
        let mut common = if self.sets.is_empty() { 0 } else { u32::MAX };
        'tuples: for (start, &word) in (0..).step_by(64).zip(left) {
            for bit in ones(word) {
                let tuple = start + bit as usize;
                kept |= self.each[tuple];
                common &= self.sets.get(tuple).copied().unwrap_or(0);
                seen += 1;
                if seen == SEEN {
                    break 'tuples;
                }
            }
        }
        // Where there are no more tuples, that is all.
        if seen == SEEN {
            for at in ones(asked & !kept) {
                let with = &self.with[at as usize * self.words..][..self.words];
                kept |= u64::from(meets(left, with, &mut self.hints[at as usize])) << at;
            }
        }
        if common != 0 {
            common &= !self.alone(kept);
        }
        if common != 0 && seen == SEEN {
            common = self.common(left, common);
        }
        (kept, common)
    }

    /// The values that are alone in a cell.
    fn alone(&self, mut kept: u64) -> u32 {
        let (whole, mut alone) = ((1 << self.values) - 1, 0);
        while kept != 0 {
            let domain = kept & whole;
            alone |= if domain.is_power_of_two() { domain as u32 } else { 0 };
            kept >>= self.values;
        }
        alone
    }

    /// Of some values, those that all tuples have.
    fn common(&mut self, left: &[u64], values: u32) -> u32 {
        let hints = self.hints.len() - self.values as usize;
        let hints = &mut self.hints[hints..];
        let common = ones(values.into()).filter(|&place| {
            let without = &self.without[place as usize * self.words..][..self.words];
            !meets(left, without, &mut hints[place as usize])
        });
        common.fold(0, |all, place| all | 1 << place)
    }
}

/// Whether two sets have a member in common; the word that has one is looked at first the next time.
#[inline]
fn meets(one: &[u64], other: &[u64], hint: &mut u8) -> bool {
    let at = usize::from(*hint);
    if one[at] & other[at] != 0 {
        return true;
    }
    let found = (0..one.len()).find(|&at| one[at] & other[at] != 0);
    *hint = found.map_or(*hint, |at| at as u8);
    found.is_some()
}

/// Words with so many bits.
fn all(count: usize) -> impl Iterator<Item = u64> {
    (0..count.div_ceil(64)).map(move |word| u64::MAX >> (64 - (count - word * 64).min(64)))
}

/// All tuples that meet a condition with these candidates; nothing for conditions that are met faster otherwise.
fn tuples(
    model: &Model,
    propagator: &Propagator,
    domains: &[u32],
) -> Option<Vec<[u8; MOST_CELLS]>> {
    let cells = propagator.cells();
    let bits = cells.len() * model.values() as usize;
    if cells.len() > MOST_CELLS || bits > u64::BITS as usize || propagator.has_cell_twice() {
        return None;
    }
    let (factors, total) = match propagator {
        Propagator::Set(..) => (vec![0; cells.len()], 0),
        Propagator::Sum(sum) if !sum.is_three() => (sum.factors(), sum.total),
        Propagator::Bounds(sum) => (sum.factors(), sum.total),
        _ => return None,
    };
    let domains: Vec<u32> = cells.iter().map(|&cell| domains[usize::from(cell)]).collect();
    let before = |at: usize| (0..at).filter(move |&other| model.do_differ(cells[other], cells[at]));
    let mut writer = Writer {
        differ: (0..cells.len()).map(|at| before(at).collect()).collect(),
        ends: ends(&factors, &domains),
        domains,
        factors,
        total,
        tuples: Vec::new(),
        propagator,
    };
    let is_whole = writer.write(0, 0, [0; MOST_CELLS]);
    (is_whole && !writer.tuples.is_empty()).then_some(writer.tuples)
}

/// From each cell on, the least and the most that they add.
fn ends(factors: &[i32], domains: &[u32]) -> Vec<(i32, i32)> {
    let mut ends = vec![(0, 0); factors.len() + 1];
    for (at, (&times, &domain)) in factors.iter().zip(domains).enumerate().rev() {
        let low = domain.trailing_zeros() as i32 * times;
        let high = domain.checked_ilog2().unwrap_or(0) as i32 * times;
        ends[at] = (ends[at + 1].0 + low.min(high), ends[at + 1].1 + low.max(high));
    }
    ends
}

/// Writes the tuples of a condition.
struct Writer<'a> {
    propagator: &'a Propagator,
    domains: Vec<u32>,
    factors: Vec<i32>,
    /// For each cell, those before it that it differs from.
    differ: Vec<Vec<usize>>,
    ends: Vec<(i32, i32)>,
    total: i32,
    tuples: Vec<[u8; MOST_CELLS]>,
}

impl Writer<'_> {
    /// Goes on from a cell; false where there are too many tuples.
    fn write(&mut self, at: usize, sum: i32, tuple: [u8; MOST_CELLS]) -> bool {
        let Some(&times) = self.factors.get(at) else {
            let set = || tuple[..at].iter().fold(0, |all, place| all | 1 << place);
            match self.propagator {
                Propagator::Set(_, allowed) if !allowed.has(set()) => {}
                _ => self.tuples.push(tuple),
            }
            return self.tuples.len() <= MOST_TUPLES;
        };
        let taken = self.differ[at].iter().fold(0, |all, &other| all | 1 << tuple[other]);
        let (least, most) = self.ends[at + 1];
        let rest = self.total - sum;
        let places = places_between(rest - most, rest - least, times);
        ones((self.domains[at] & !taken & places).into()).all(|place| {
            let mut tuple = tuple;
            tuple[at] = place as u8;
            self.write(at + 1, sum + times * place as i32, tuple)
        })
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::super::bits::random;
    use super::super::groups::Groups;
    use super::super::masks::Masks;
    use super::super::sums::Sum;
    use super::*;

    /// The candidates that are part of a tuple, and the values that all tuples have and no cell alone, by looking at every
    /// choice.
    fn plainly(domains: &[u32], is_tuple: &dyn Fn(&[u8]) -> bool) -> Option<(Vec<u32>, u32)> {
        let (mut kept, mut common, mut tuple) = (vec![0_u32; domains.len()], u32::MAX, Vec::new());
        fn choose(domains: &[u32], tuple: &mut Vec<u8>, see: &mut dyn FnMut(&[u8])) {
            match domains.split_first() {
                None => see(tuple),
                Some((&domain, others)) => {
                    for place in ones(domain.into()) {
                        tuple.push(place as u8);
                        choose(others, tuple, see);
                        tuple.pop();
                    }
                }
            }
        }
        choose(domains, &mut tuple, &mut |tuple| {
            if is_tuple(tuple) {
                kept.iter_mut().zip(tuple).for_each(|(kept, place)| *kept |= 1 << place);
                common &= tuple.iter().fold(0, |all, place| all | 1 << place);
            }
        });
        let alone = kept.iter().filter(|kept| kept.is_power_of_two());
        let alone = alone.fold(0, |all, kept| all | kept);
        (kept[0] != 0).then_some((kept, common & !alone))
    }

    /// Loses candidates at random and takes guesses back, and compares.
    fn compare(model: &Model, is_tuple: &dyn Fn(&[u8]) -> bool, word: &mut u64) -> [usize; 2] {
        let mut tables = Tables::new();
        let numbered = &model.propagators[0];
        tables.begin(model, &model.domains, 0);
        if !tables.has(0) {
            // It has no tuple, or too many.
            return [usize::from(plainly(&model.domains, is_tuple).is_none()), 0];
        }
        let mut domains = model.domains.clone();
        let (mut before, mut counts) = (Vec::new(), [0, 0]);
        for _ in 0..24 {
            if random(word).is_multiple_of(4) {
                tables.guess();
                before.push(domains.clone());
            }
            // What one cell loses leaves a tuple, what several lose may not.
            for domain in &mut domains {
                let kept = *domain & (random(word) | random(word)) as u32;
                *domain = if kept == 0 { *domain } else { kept };
            }
            let right = plainly(&domains, is_tuple);
            let told = tables.prune(0, packed(9, domains.iter().copied()));
            counts[usize::from(told.is_some())] += 1;
            match (&told, &right) {
                (Some((left, common)), Some((kept, all))) => {
                    assert_eq!(*left, packed(9, kept.iter().copied()));
                    domains.clone_from(kept);
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
            let mut groups = Groups::default();
            let mut factors: Vec<i32> = Vec::new();
            for (cells, times) in
                parts.into_iter().zip([1, -1]).filter(|(cells, _)| !cells.is_empty())
            {
                for &cell in cells {
                    cells.iter().for_each(|&other| model.differ(cell, other));
                }
                groups.push(cells.iter().copied(), times);
                factors.extend(cells.iter().map(|_| times));
            }
            // And a pair across them, of which the sum alone knows nothing.
            model.differ(0, len - 1);
            let most = if groups.len() == 1 { 8 * i32::from(len) } else { 8 };
            let total = (random(&mut word) % (most as u64 + 1)) as i32;
            let sum = Sum::new(groups, total);
            model.add(Propagator::Sum(Box::new(sum)));
            model.finish();
            let is_tuple = |tuple: &[u8]| {
                let sum: i32 = tuple
                    .iter()
                    .zip(&factors)
                    .map(|(&place, times)| i32::from(place) * times)
                    .sum();
                let differ = cells.iter().all(|&one| {
                    (0..one).all(|other| {
                        !model.do_differ(one, other)
                            || tuple[usize::from(one)] != tuple[usize::from(other)]
                    })
                });
                sum == total && differ
            };
            let found = compare(&model, &is_tuple, &mut word);
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
            let is_tuple = |tuple: &[u8]| {
                let set = tuple.iter().fold(0_u32, |all, place| all | 1 << place);
                set.count_ones() as usize == tuple.len() && is_wanted(set)
            };
            let found = compare(&model, &is_tuple, &mut word);
            counts = [counts[0] + found[0], counts[1] + found[1]];
        }
        assert!(counts[0] > 50 && counts[1] > 500, "{counts:?}");
    }
}
