//! Generalised arc consistency of a house: every candidate left is part of some way to place all of
//! the house's digits.

use super::bits::Bits;
use super::engine::{DeadEnd, Engine};

/// Matches the open cells of houses with digits, and eliminates the candidates that no matching
/// has.
///
/// After Régin (1994): where one matching of all open cells with different digits is known, the
/// others differ from it by cycles alone, so a candidate can be used if and only if its digit and
/// the digit its cell is matched with are in one strongly connected component. As a house has as
/// many open cells as digits left, the components are its naked and hidden subsets at once.
///
/// A matching is kept for each house, whatever the search undoes: what is left of it is mended.
pub(super) struct Matching<const W: usize> {
    side: usize,
    /// For each house and position the digit matched there, or [`NONE`].
    mates: Vec<u8>,
    /// The position matched with each digit of the house at hand.
    owners: Vec<u8>,
    components: Components<W>,
}

const NONE: u8 = u8::MAX;

impl<const W: usize> Matching<W> {
    pub(super) fn new(engine: &Engine<'_, W>) -> Self {
        let side = engine.side;
        Self {
            side,
            mates: vec![NONE; engine.places.len()],
            owners: vec![NONE; side],
            components: Components::new(side),
        }
    }

    /// Eliminates what cannot be in the house whose first row of places this is.
    pub(super) fn prune(&mut self, engine: &mut Engine<'_, W>, row: usize) -> Result<(), DeadEnd> {
        let open: Vec<u8> = (0..self.side)
            .filter(|&position| engine.digits_at(row + position).has_two())
            .map(|position| position as u8)
            .collect();
        // Two or three cells without a single leave nothing to eliminate.
        if open.len() < 4 {
            return Ok(());
        }
        if !self.mend(engine, row, &open) {
            engine.count_failure(row);
            return Err(DeadEnd);
        }
        let cell_of = |digit: usize| engine.digits_at(row + usize::from(self.owners[digit]));
        let digits = open.iter().map(|&position| self.mates[row + usize::from(position)]);
        self.components.find(digits, cell_of);
        for position in open {
            let place = row + usize::from(position);
            let mate = self.mates[place];
            let mut others = engine.digits_at(place);
            others.remove_all(self.components.of(mate.into()));
            for digit in others.drain() {
                engine.remove(engine.entry_at(row, position.into(), digit))?;
            }
        }
        Ok(())
    }

    /// Completes the matching of a house; false where there is none.
    fn mend(&mut self, engine: &Engine<'_, W>, row: usize, open: &[u8]) -> bool {
        self.owners.fill(NONE);
        let mut loose = Vec::new();
        for &position in open {
            let mate = &mut self.mates[row + usize::from(position)];
            let digits = engine.digits_at(row + usize::from(position));
            if *mate != NONE
                && digits.contains((*mate).into())
                && self.owners[usize::from(*mate)] == NONE
            {
                self.owners[usize::from(*mate)] = position;
            } else {
                *mate = NONE;
                loose.push(position);
            }
        }
        loose.into_iter().all(|position| {
            let mut seen = Bits::EMPTY;
            self.augment(engine, row, position, &mut seen)
        })
    }

    /// Finds a digit for a cell, moving others along a path where it must be.
    fn augment(
        &mut self,
        engine: &Engine<'_, W>,
        row: usize,
        position: u8,
        seen: &mut Bits<W>,
    ) -> bool {
        let mut digits = engine.digits_at(row + usize::from(position));
        digits.remove_all(*seen);
        let free = digits.drain().find(|&digit| self.owners[digit] == NONE);
        let digit = free.or_else(|| {
            digits.drain().find(|&digit| {
                !seen.contains(digit) && {
                    seen.insert(digit);
                    self.augment(engine, row, self.owners[digit], seen)
                }
            })
        });
        if let Some(digit) = digit {
            self.owners[digit] = position;
            self.mates[row + usize::from(position)] = digit as u8;
        }
        digit.is_some()
    }
}

/// Strongly connected components of the digits of a house, where a digit leads to the digits of the
/// cell it is matched with (Tarjan, 1972).
struct Components<const W: usize> {
    of: Vec<Bits<W>>,
    low: Vec<u16>,
    stack: Vec<u8>,
    on_stack: Bits<W>,
    unseen: Bits<W>,
    seen_len: u16,
}

impl<const W: usize> Components<W> {
    fn new(side: usize) -> Self {
        Self {
            of: vec![Bits::EMPTY; side],
            low: vec![0; side],
            stack: Vec::with_capacity(side),
            on_stack: Bits::EMPTY,
            unseen: Bits::EMPTY,
            seen_len: 0,
        }
    }

    /// The component of a digit.
    fn of(&self, digit: usize) -> Bits<W> {
        self.of[digit]
    }

    fn find(&mut self, digits: impl Iterator<Item = u8>, leads_to: impl Fn(usize) -> Bits<W>) {
        for digit in digits {
            self.unseen.insert(digit.into());
        }
        self.seen_len = 0;
        while !self.unseen.is_empty() {
            self.visit(self.unseen.lowest(), &leads_to);
        }
    }

    fn visit(&mut self, digit: usize, leads_to: &impl Fn(usize) -> Bits<W>) {
        self.seen_len += 1;
        let number = self.seen_len;
        self.low[digit] = number;
        self.unseen.remove(digit);
        self.stack.push(digit as u8);
        self.on_stack.insert(digit);
        for next in leads_to(digit).drain() {
            if self.unseen.contains(next) {
                self.visit(next, leads_to);
                self.low[digit] = self.low[digit].min(self.low[next]);
            } else if self.on_stack.contains(next) {
                self.low[digit] = self.low[digit].min(self.low[next]);
            }
        }
        if self.low[digit] == number {
            let from = self.stack.iter().rposition(|&at| usize::from(at) == digit);
            let members = self.stack.split_off(from.expect("it was put there"));
            let mut component = Bits::EMPTY;
            for &member in &members {
                component.insert(member.into());
            }
            self.on_stack.remove_all(component);
            for member in members {
                self.of[usize::from(member)] = component;
            }
        }
    }
}
