//! One game: a board, what was written, and what reasoning knows.

use minirow::logic::{Position, Technique, next_step_with};
use minirow::{Candidate, Cell, Digit, DigitSet, Geometry, Grid};

use crate::patience::Patience;

/// What a move was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Right, and a single for those who know what reasoning knows.
    Justified,
    /// Right, but not to be known yet.
    Guess,
    /// Not a digit of the solution.
    Wrong,
    /// Not possible on this board.
    Illegal,
}

impl Kind {
    pub(super) const NAMES: [&'static str; 4] = ["justified", "guess", "wrong", "illegal"];
}

/// What becomes of a wrong digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mistakes {
    /// It is not written.
    Reject,
    /// It stays until it is undone.
    Keep,
    /// It ends the game.
    End,
}

/// A game as Python can keep it: the cells of the puzzle, its solution and the board, the cells that were written,
/// how many moves, whether it is over, the candidates that are left by cell, and what a step places.
pub(super) type Saved =
    (Vec<u8>, Vec<u8>, Vec<u8>, Vec<u16>, u32, bool, Vec<Vec<u8>>, Vec<(u16, u8)>);

/// A game.
#[derive(Debug)]
pub(super) struct Game {
    puzzle: Grid,
    solution: Grid,
    digits: Grid,
    /// Digits that are right, and candidates that techniques have not eliminated.
    known: Position,
    /// What a step that is no single places.
    found: Vec<Candidate>,
    written: Vec<Cell>,
    pub(super) moves: u32,
    is_over: bool,
}

impl Game {
    pub(super) fn new(puzzle: Grid, solution: Grid) -> Result<Self, String> {
        let known = Position::from_grid(&puzzle).map_err(|error| error.to_string())?;
        Ok(Self {
            digits: puzzle.clone(),
            puzzle,
            solution,
            known,
            found: Vec::new(),
            written: Vec::new(),
            moves: 0,
            is_over: false,
        })
    }

    pub(super) fn puzzle(&self) -> &Grid {
        &self.puzzle
    }

    pub(super) fn solution(&self) -> &Grid {
        &self.solution
    }

    pub(super) fn digits(&self) -> &Grid {
        &self.digits
    }

    /// Whether no digit can be written any more, as on a full board, or a mistake has ended the game.
    pub(super) fn is_over(&self) -> bool {
        self.is_over
    }

    /// Makes a move. A game that is over takes none: each is illegal.
    pub(super) fn play(
        &mut self,
        candidate: Candidate,
        mistakes: Mistakes,
        techniques: &[Technique],
        patience: &Patience,
    ) -> Kind {
        self.moves += 1;
        if self.is_over || !self.left(candidate.cell).contains(candidate.digit) {
            return Kind::Illegal;
        }
        if self.solution.get(candidate.cell) != Some(candidate.digit) {
            match mistakes {
                Mistakes::Reject => {}
                Mistakes::Keep => {
                    self.write(candidate);
                    self.is_over = !self.has_moves();
                }
                Mistakes::End => self.is_over = true,
            }
            return Kind::Wrong;
        }
        self.reason(techniques, patience);
        let kind = if self.is_justified(candidate) { Kind::Justified } else { Kind::Guess };
        self.write(candidate);
        // What is right contradicts nothing that is known.
        let _ = self.known.place(candidate);
        self.found.retain(|found| found.cell != candidate.cell);
        self.is_over = !self.has_moves();
        kind
    }

    fn has_moves(&self) -> bool {
        self.digits.geometry().cells().any(|cell| !self.left(cell).is_empty())
    }

    /// Takes back the last digit that was written.
    pub(super) fn undo(&mut self) -> bool {
        let Some(cell) = self.written.pop() else { return false };
        self.digits.set(cell, None);
        self.is_over = false;
        // What was eliminated stays so: it follows from the puzzle. Digits are known again when written again.
        let left: Vec<DigitSet> =
            self.puzzle.geometry().cells().map(|cell| self.known.candidates(cell)).collect();
        self.know(&left);
        true
    }

    /// Knows the digits that are right, and of each cell that not more than these candidates are left.
    fn know(&mut self, left: &[DigitSet]) {
        let Ok(mut known) = Position::from_grid(&self.digits_that_are_right()) else { return };
        for (cell, &left) in self.puzzle.geometry().cells().zip(left) {
            let lost = known.candidates(cell) - left;
            let keeps = self.solution.get(cell);
            let is_open = known.digit(cell).is_none();
            for digit in lost.iter().filter(|&digit| is_open && Some(digit) != keeps) {
                let _ = known.remove(Candidate { cell, digit });
            }
        }
        self.known = known;
    }

    /// The game as it can be kept.
    pub(super) fn saved(&self) -> Saved {
        let values = |grid: &Grid| grid.values().collect();
        let left = |cell| self.known.candidates(cell).iter().map(Digit::get).collect();
        (
            values(&self.puzzle),
            values(&self.solution),
            values(&self.digits),
            self.written.iter().map(|cell| cell.index() as u16).collect(),
            self.moves,
            self.is_over,
            self.puzzle.geometry().cells().map(left).collect(),
            self.found.iter().map(|at| (at.cell.index() as u16, at.digit.get())).collect(),
        )
    }

    /// The game that was kept.
    pub(super) fn restored(geometry: &Geometry, saved: Saved) -> Result<Self, String> {
        let (puzzle, solution, digits, written, moves, is_over, left, found) = saved;
        let grid = |values| Grid::from_values(geometry, values).map_err(|error| error.to_string());
        let mut game = Self::new(grid(puzzle)?, grid(solution)?)?;
        game.digits = grid(digits)?;
        game.written = written.into_iter().map(Cell::new).collect();
        game.moves = moves;
        game.is_over = is_over;
        let sets =
            left.into_iter().map(|digits| digits.into_iter().filter_map(Digit::new).collect());
        game.know(&sets.collect::<Vec<DigitSet>>());
        let candidate =
            |(cell, digit)| Some(Candidate { cell: Cell::new(cell), digit: Digit::new(digit)? });
        game.found = found.into_iter().filter_map(candidate).collect();
        Ok(game)
    }

    fn digits_that_are_right(&self) -> Grid {
        let mut right = self.digits.clone();
        for cell in right.geometry().clone().cells() {
            if right.get(cell) != self.solution.get(cell) {
                right.set(cell, None);
            }
        }
        right
    }

    fn write(&mut self, candidate: Candidate) {
        self.digits.set(candidate.cell, Some(candidate.digit));
        self.written.push(candidate.cell);
    }

    /// What the digits leave to a cell; nothing to one with a digit.
    pub(super) fn left(&self, cell: Cell) -> DigitSet {
        if self.digits.get(cell).is_some() {
            return DigitSet::EMPTY;
        }
        let geometry = self.digits.geometry();
        let seen = geometry.seats(cell).iter().flat_map(|seat| geometry.cells_of(seat.house));
        let mut left = geometry.all_digits();
        for digit in seen.chain(geometry.apart(cell)).filter_map(|&cell| self.digits.get(cell)) {
            left.remove(digit);
        }
        left
    }

    /// All moves that reasoning justifies.
    pub(super) fn justified(
        &mut self,
        techniques: &[Technique],
        patience: &Patience,
    ) -> Vec<Candidate> {
        self.reason(techniques, patience);
        let moves = self.known.open().flat_map(|cell| {
            self.known
                .candidates(cell)
                .iter()
                .map(move |digit| Candidate { cell, digit })
                .collect::<Vec<_>>()
        });
        moves.filter(|&candidate| self.is_justified(candidate)).collect()
    }

    /// Eliminates until there is a digit to write, if techniques find one.
    fn reason(&mut self, techniques: &[Technique], patience: &Patience) {
        while self.found.is_empty() && !self.known.is_solved() && !self.has_single() {
            let step = next_step_with(&self.known, techniques.iter().copied(), |tally| {
                patience.go_on(tally)
            });
            let Ok(Some(step)) = step else { return };
            if step.place.is_empty() {
                if self.known.apply(&step).is_err() {
                    return;
                }
            } else {
                self.found = step.place;
            }
        }
    }

    fn has_single(&self) -> bool {
        self.known.open().any(|cell| {
            let mut candidates = self.known.candidates(cell).iter();
            candidates.any(|digit| self.is_single(Candidate { cell, digit }))
        })
    }

    fn is_justified(&self, candidate: Candidate) -> bool {
        self.is_single(candidate) || self.found.contains(&candidate)
    }

    /// Whether it is the last candidate of its cell, or of its digit in a house.
    fn is_single(&self, candidate: Candidate) -> bool {
        let Candidate { cell, digit } = candidate;
        if self.known.candidates(cell).only() == Some(digit) {
            return true;
        }
        let geometry = self.known.geometry();
        geometry.seats(cell).iter().any(|seat| {
            let cells = geometry.cells_of(seat.house);
            // A house of fewer cells than digits need not have every digit.
            cells.len() == usize::from(geometry.side())
                && cells.iter().all(|&other| other == cell || !self.can_hold(other, digit))
        })
    }

    fn can_hold(&self, cell: Cell, digit: Digit) -> bool {
        match self.known.digit(cell) {
            Some(found) => found == digit,
            None => self.known.candidates(cell).contains(digit),
        }
    }
}
