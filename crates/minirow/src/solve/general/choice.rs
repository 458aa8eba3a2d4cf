//! Which candidate to guess.

use super::bits::Bits;
use super::engine::{Engine, Entry};
use crate::board::Cell;

/// What a guess decides: candidates of which every solution has one.
#[derive(Clone, Copy)]
pub(super) enum Choice {
    /// The digit of a cell.
    Cell(usize),
    /// The place of a digit in the house whose [`row`](crate::board::Seat::row) this is.
    Places { row: usize, digit: usize },
}

impl Choice {
    /// Its candidates as a set: digits, or places in the house.
    pub(super) fn set<const W: usize>(self, engine: &Engine<'_, W>) -> Bits<W> {
        match self {
            Self::Cell(cell) => engine.cells[cell],
            Self::Places { row, digit } => engine.places[row + digit],
        }
    }

    /// The candidate that a member of its set stands for.
    pub(super) fn candidate<const W: usize>(self, engine: &Engine<'_, W>, member: usize) -> Entry {
        match self {
            Self::Cell(cell) => Entry::new(cell, member),
            Self::Places { row, digit } => engine.entry_at(row, member, digit),
        }
    }
}

/// The choice to make next: of the open cells with two digits the one that [`weighs`](weight) most;
/// where there is none, the smallest choice among all cells and all places of a digit in a house,
/// the heaviest first.
///
/// Weighing choices by past failures is dom/wdeg (Boussemart, Hemery, Lecoutre, Sais, 2004). On
/// 17-clue puzzles it makes 3.4 guesses where taking the first pair makes 5.0, and what took 5 s
/// among the 16×16 boards takes half a millisecond. Looking at places even where a cell has two
/// digits left would save a seventh of the guesses and cost a quarter more time.
pub(super) fn heaviest<const W: usize>(engine: &Engine<'_, W>) -> Choice {
    let mut best = Best { choice: Choice::Cell(0), len: u32::MAX, weight: 0, weighed: 0 };
    let offer_cells = |best: &mut Best, fits: fn(&Bits<W>) -> bool| {
        for (cell, digits) in engine.cells.iter().enumerate().filter(|(_, digits)| fits(digits)) {
            best.offer(*digits, Choice::Cell(cell), |digit| weight(engine, cell, digit));
        }
    };
    offer_cells(&mut best, Bits::is_pair);
    if best.len == 2 {
        return best.choice;
    }
    offer_cells(&mut best, Bits::has_two);
    for row in (0..engine.places.len()).step_by(engine.side) {
        for digit in 0..engine.side {
            let places = engine.places[row + digit];
            if places.has_two() {
                best.offer(places, Choice::Places { row, digit }, |place| {
                    weight(engine, engine.geometry.cell_in(row + place).index(), digit)
                });
            }
        }
    }
    best.choice
}

struct Best {
    choice: Choice,
    len: u32,
    weight: u64,
    /// How many candidates of choices of this length were weighed.
    weighed: u32,
}

impl Best {
    /// Takes a choice that is smaller than the best so far, or as small and heavier.
    ///
    /// Where choices are many and large, on open boards, the first of them do: weighing all of an
    /// empty 100×100 board takes 13 ms, and what weighs most there says little.
    fn offer<const W: usize>(
        &mut self,
        set: Bits<W>,
        choice: Choice,
        weight: impl Fn(usize) -> u64,
    ) {
        const MOST_WEIGHED: u32 = 4096;
        let len = set.len();
        if len > self.len || len == self.len && self.weighed >= MOST_WEIGHED {
            return;
        }
        let total = set.drain().map(weight).sum();
        let weighed = if len < self.len { len } else { self.weighed + len };
        if len < self.len || total > self.weight {
            *self = Self { choice, len, weight: total, weighed };
        }
        self.weighed = weighed;
    }
}

/// How much a guess of this candidate promises: what it takes from others, and how often its cell
/// and houses were left without a choice before.
fn weight<const W: usize>(engine: &Engine<'_, W>, cell: usize, digit: usize) -> u64 {
    const FAILURE: u64 = 8;
    let mut weight = FAILURE * u64::from(engine.cell_failures[cell]);
    for seat in engine.geometry.seats(Cell::new(cell as u16)) {
        weight += u64::from(engine.places[seat.row as usize + digit].len());
        weight += FAILURE * u64::from(engine.house_failures[seat.house.index()]);
    }
    weight
}
