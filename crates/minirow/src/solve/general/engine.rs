//! The state of a search and its propagation.

use super::bits::Bits;
use crate::board::{Cell, Geometry, Seat};
use crate::solve::Puzzle;

/// Candidates as two families of bit sets that mirror each other.
///
/// ```text
/// cells [c]            bit d: cell c may hold digit d
/// places[h * side + d] bit p: digit d may stand in the p-th cell of house h
/// ```
///
/// One word (`W` = 1) serves sides up to 64, `W` = 4 up to 255. A naked single is a `cells` set of
/// one bit, a hidden single a `places` set of one bit; both are seen at the moment the last but one
/// bit goes, so after [`load`](Self::load) nothing is ever scanned for singles.
///
/// Undo replays a trail of removed candidates (4 bytes each). The alternative, a copy of the state
/// for every guess, is 2.6 kB on 9×9 and 8 MB on 255×255.
pub(super) struct Engine<'g, const W: usize> {
    pub(super) geometry: &'g Geometry,
    pub(super) side: usize,
    pub(super) cells: Vec<Bits<W>>,
    pub(super) places: Vec<Bits<W>>,
    /// The digit placed in each cell, from 1; 0 in an open cell.
    pub(super) placed: Vec<u8>,
    pub(super) open_len: usize,
    /// How often each cell was left without a digit.
    pub(super) cell_failures: Vec<u32>,
    /// How often each house was left without a place for a digit.
    pub(super) house_failures: Vec<u32>,
    trail: Vec<Entry>,
    /// Singles seen and not placed yet.
    waiting: Vec<Entry>,
}

/// A cell and a digit (from 0) in four bytes; in the trail, [`Entry::PLACED`] marks a placement.
#[derive(Clone, Copy)]
pub(super) struct Entry(u32);

impl Entry {
    const PLACED: u32 = 1 << 31;

    pub(super) fn new(cell: usize, digit: usize) -> Self {
        Self((cell << 8 | digit) as u32)
    }

    fn placed(self) -> Self {
        Self(self.0 | Self::PLACED)
    }

    pub(super) fn is_placed(self) -> bool {
        self.0 & Self::PLACED != 0
    }

    pub(super) fn cell(self) -> usize {
        (self.0 >> 8 & 0xffff) as usize
    }

    pub(super) fn digit(self) -> usize {
        (self.0 & 0xff) as usize
    }
}

/// A cell, or a digit in a house, was left without a choice.
pub(super) struct DeadEnd;

impl<'g, const W: usize> Engine<'g, W> {
    /// Enters a puzzle and finds its singles.
    ///
    /// What the filled cells take from their peers is computed house by house before any set is
    /// built: half the instructions of placing them one by one. Seeds other than 0 scatter the
    /// first choices.
    pub(super) fn load(puzzle: &'g dyn Puzzle, seed: u64) -> Result<Self, DeadEnd> {
        let geometry = puzzle.geometry();
        let side = usize::from(geometry.digit_count());
        let cell_count = geometry.cell_count();
        let house_count = geometry.house_count();
        let mut engine = Self {
            geometry,
            side,
            cells: geometry.cells().map(|cell| puzzle.choices(cell).into()).collect(),
            places: vec![Bits::EMPTY; house_count * side],
            placed: vec![0; cell_count],
            open_len: cell_count,
            cell_failures: vec![0; cell_count],
            house_failures: vec![0; house_count],
            trail: Vec::with_capacity(cell_count * 4),
            waiting: Vec::with_capacity(cell_count),
        };
        if seed > 0 {
            engine.scatter_failures(seed);
        }
        let used = engine.enter_filled_cells()?;
        engine.enter_choices(&used);
        engine.find_singles()?;
        Ok(engine)
    }

    /// A point to come back to with [`undo_to`](Self::undo_to).
    pub(super) fn mark(&self) -> usize {
        self.trail.len()
    }

    /// What was eliminated and placed since a mark.
    pub(super) fn since(&self, mark: usize) -> &[Entry] {
        &self.trail[mark..]
    }

    /// Puts a candidate on the list of those to place.
    pub(super) fn enqueue(&mut self, entry: Entry) {
        self.waiting.push(entry);
    }

    /// Places all that waits and every single that follows.
    pub(super) fn propagate(&mut self) -> Result<(), DeadEnd> {
        while let Some(entry) = self.waiting.pop() {
            let (cell, digit) = (entry.cell(), entry.digit());
            if self.placed[cell] == 0 {
                self.place(cell, digit)?;
            } else if usize::from(self.placed[cell]) != digit + 1 {
                return Err(DeadEnd);
            }
        }
        Ok(())
    }

    /// Takes a candidate away and enqueues the singles that follow.
    pub(super) fn remove(&mut self, entry: Entry) -> Result<(), DeadEnd> {
        let (cell, digit) = (entry.cell(), entry.digit());
        self.trail.push(entry);
        self.cells[cell].remove(digit);
        let left = self.cells[cell];
        let mut outcome = self.close_places(self.geometry.seats(Cell::new(cell as u16)), digit);
        if left.is_empty() {
            self.cell_failures[cell] += 1;
            outcome = Err(DeadEnd);
        } else if !left.has_two() {
            self.waiting.push(Entry::new(cell, left.lowest()));
        }
        outcome
    }

    /// Goes back to a mark.
    pub(super) fn undo_to(&mut self, mark: usize) {
        self.waiting.clear();
        for entry in self.trail.drain(mark..) {
            let (cell, digit) = (entry.cell(), entry.digit());
            if entry.is_placed() {
                self.placed[cell] = 0;
                self.open_len += 1;
                continue;
            }
            self.cells[cell].insert(digit);
            for seat in self.geometry.seats(Cell::new(cell as u16)) {
                self.places[seat.row as usize + digit].insert(seat.position.into());
            }
        }
    }

    /// The digits left to the cell at [`Seat::row`] + position.
    pub(super) fn digits_at(&self, place: usize) -> Bits<W> {
        self.cells[self.geometry.cell_in(place).index()]
    }

    /// Notes that the house whose [`row`](Seat::row) this is cannot be filled.
    pub(super) fn count_failure(&mut self, row: usize) {
        self.house_failures[row / self.side] += 1;
    }

    /// The candidate in the `position`-th cell of the house whose [`row`](Seat::row) this is.
    pub(super) fn entry_at(&self, row: usize, position: usize, digit: usize) -> Entry {
        Entry::new(self.geometry.cell_in(row + position).index(), digit)
    }

    fn place(&mut self, cell: usize, digit: usize) -> Result<(), DeadEnd> {
        let mut others = self.cells[cell];
        if !others.contains(digit) {
            return Err(DeadEnd);
        }
        self.placed[cell] = digit as u8 + 1;
        self.open_len -= 1;
        self.trail.push(Entry::new(cell, digit).placed());

        // To the end even after a dead end: what is cleared here must be in the trail.
        let mut outcome = Ok(());
        let seats = self.geometry.seats(Cell::new(cell as u16));
        others.remove(digit);
        self.cells[cell] = Bits::of(digit);
        for other in others.drain() {
            self.trail.push(Entry::new(cell, other));
            outcome = outcome.and(self.close_places(seats, other));
        }
        for seat in seats {
            let row = seat.row as usize;
            // Shrinks to this cell at once; the peers taken out below find nothing to do here.
            let mut peers = self.places[row + digit];
            peers.remove(seat.position.into());
            self.places[row + digit] = Bits::of(seat.position.into());
            for peer in peers.drain() {
                outcome = outcome.and(self.remove(self.entry_at(row, peer, digit)));
            }
        }
        for other in self.geometry.apart(Cell::new(cell as u16)) {
            if self.cells[other.index()].contains(digit) {
                outcome = outcome.and(self.remove(Entry::new(other.index(), digit)));
            }
        }
        outcome
    }

    /// Takes a cell, by its seats, from the places of a digit and enqueues the hidden singles.
    fn close_places(&mut self, seats: &[Seat], digit: usize) -> Result<(), DeadEnd> {
        let places = self.places.as_mut_slice();
        let mut outcome = Ok(());
        for &Seat { house, row, position } in seats {
            let row = row as usize;
            let slot = &mut places[row + digit];
            let before = *slot;
            slot.remove(position.into());
            let left = *slot;
            if left.has_two() {
                continue;
            }
            if left.is_empty() {
                self.house_failures[house.index()] += 1;
                outcome = Err(DeadEnd);
            } else if left != before {
                let single = self.geometry.cell_in(row + left.lowest());
                self.waiting.push(Entry::new(single.index(), digit));
            }
        }
        outcome
    }

    /// Lets a search begin as if it had failed here and there before.
    fn scatter_failures(&mut self, seed: u64) {
        let mut state = seed;
        for failures in self.house_failures.iter_mut().chain(&mut self.cell_failures) {
            // Knuth's generator; the upper bits are the random ones.
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            *failures = (state >> 62) as u32;
        }
    }

    /// Marks the filled cells as placed; returns the digits used in each house.
    fn enter_filled_cells(&mut self) -> Result<Vec<Bits<W>>, DeadEnd> {
        let mut used = vec![Bits::EMPTY; self.geometry.house_count()];
        for (cell, choices) in self.geometry.cells().zip(&self.cells) {
            if choices.is_empty() {
                return Err(DeadEnd);
            }
            if choices.has_two() {
                continue;
            }
            let digit = choices.lowest();
            self.placed[cell.index()] = digit as u8 + 1;
            self.open_len -= 1;
            for seat in self.geometry.seats(cell) {
                let used = &mut used[seat.house.index()];
                if used.contains(digit) {
                    return Err(DeadEnd);
                }
                used.insert(digit);
            }
            let same = |other: &Cell| self.placed[other.index()] == self.placed[cell.index()];
            if self.geometry.apart(cell).iter().any(same) {
                return Err(DeadEnd);
            }
        }
        Ok(used)
    }

    /// Takes from the open cells what their houses use, and builds the places.
    fn enter_choices(&mut self, used: &[Bits<W>]) {
        for (cell, choices) in self.geometry.cells().zip(&mut self.cells) {
            let seats = self.geometry.seats(cell);
            if self.placed[cell.index()] == 0 {
                for seat in seats {
                    choices.remove_all(used[seat.house.index()]);
                }
                for other in self.geometry.apart(cell) {
                    if let Some(digit) = self.placed[other.index()].checked_sub(1) {
                        choices.remove(digit.into());
                    }
                }
            }
            for digit in choices.drain() {
                for seat in seats {
                    self.places[seat.row as usize + digit].insert(seat.position.into());
                }
            }
        }
    }

    fn find_singles(&mut self) -> Result<(), DeadEnd> {
        for (cell, digits) in self.cells.iter().enumerate() {
            if digits.is_empty() {
                return Err(DeadEnd);
            }
            if !digits.has_two() && self.placed[cell] == 0 {
                self.waiting.push(Entry::new(cell, digits.lowest()));
            }
        }
        for row in (0..self.places.len()).step_by(self.side) {
            for digit in 0..self.side {
                let places = self.places[row + digit];
                if places.is_empty() {
                    return Err(DeadEnd);
                }
                if !places.has_two() {
                    self.enqueue(self.entry_at(row, places.lowest(), digit));
                }
            }
        }
        Ok(())
    }
}
