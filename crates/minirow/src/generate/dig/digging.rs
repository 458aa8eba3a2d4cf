//! Taking givens away as long as there is one solution.

use crate::progress::{Progress, Tally};

use super::check::Parts;
use super::differences::Differences;
use super::requirements::{NoPuzzle, Requirements};
use crate::board::{Cell, Grid};
use crate::generate::random::{BoardRandom, shuffle};
use crate::solve::{Halt, Others, Patience, Questions, ask_about};

/// A puzzle with one solution, and what is known of its givens.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Dug {
    /// The puzzle: it has one solution, proved.
    pub puzzle: Grid,
    /// The givens that are needed, proved: without one of them and its images under the symmetry
    /// there are several solutions.
    pub needed: Vec<Cell>,
    /// Givens of which nobody knows whether they are needed: the patience was spent.
    pub undecided: Vec<Cell>,
    /// What was done; whether it was stopped before all was tried.
    pub tally: Tally,
}

impl Dug {
    /// How many givens there are.
    ///
    /// # Examples
    /// ```
    /// use minirow::Geometry;
    /// use minirow::generate::{BoardRandom, Requirements, dig, fill};
    /// use minirow::progress::at_most;
    /// let mut random = BoardRandom::new(2, 0);
    /// let grid = fill(&Geometry::of_side(4)?, &mut random, at_most(1000))?;
    /// let dug = dig(&grid, &Requirements::default().givens(10), &mut random, at_most(10_000))?;
    /// assert_eq!(dug.givens(), 10);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn givens(&self) -> usize {
        self.puzzle.filled_len()
    }

    /// Whether every given is needed: proved cell by cell, or orbit by orbit under a symmetry.
    ///
    /// # Examples
    /// ```
    /// use minirow::Geometry;
    /// use minirow::generate::{BoardRandom, Requirements, dig, fill};
    /// use minirow::progress::at_most;
    /// let mut random = BoardRandom::new(1, 0);
    /// let grid = fill(&Geometry::with_blocks(2, 3)?, &mut random, at_most(0))?;
    /// let dug = dig(&grid, &Requirements::default(), &mut random, at_most(10_000))?;
    /// assert!(dug.is_minimal() && dug.undecided.is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn is_minimal(&self) -> bool {
        self.needed.len() == self.givens()
    }
}

/// Takes givens from a complete grid in a random order, as long as one solution is left, `progress`
/// continues and there are more givens than requested; a given that is needed stays, and so does
/// one whose need is not known within the `patience` of the requirements.
///
/// Where `progress` breaks, the puzzle is what was reached by then: it has one solution as well.
///
/// # Errors
/// [`NoPuzzle`] where the requirements cannot be met with this grid.
///
/// # Panics
/// Where the grid is not solved.
///
/// # Examples
/// ```
/// use minirow::{Extra, Geometry, progress, solve};
/// use minirow::generate::{BoardRandom, Requirements, dig, fill};
/// let x = Geometry::classic().with_extra(Extra::Diagonals)?;
/// let mut random = BoardRandom::new(2026, 0);
/// let grid = fill(&x, &mut random, progress::at_most(10_000))?;
/// let dug = dig(&grid, &Requirements::default(), &mut random, progress::at_most(100_000))?;
/// assert!(dug.is_minimal());
/// assert_eq!(solve::solutions(&dug.puzzle), solve::Solutions::One(grid));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn dig(
    solution: &Grid,
    requirements: &Requirements,
    random: &mut BoardRandom,
    mut progress: impl Progress,
) -> Result<Dug, NoPuzzle> {
    dig_within(
        requirements.patience_on(solution.geometry()),
        solution,
        requirements,
        random,
        &mut progress,
    )
}

fn dig_within(
    patience: Patience,
    solution: &Grid,
    requirements: &Requirements,
    random: &mut BoardRandom,
    progress: &mut dyn Progress,
) -> Result<Dug, NoPuzzle> {
    assert!(solution.is_solved(), "puzzles are dug from complete grids");
    let Parts { filled: _, empty, open: mut orbits } = requirements.parts(solution.geometry())?;
    shuffle(random, &mut orbits);
    let mut digging = Digging::new(solution, requirements);
    let (outcome, tally) = ask_about(solution, patience, progress, |questions| {
        digging.empty(&empty, questions)?;
        // Whoever stops it gets what there is.
        let _ = digging.run(&orbits, questions);
        Ok::<(), NoPuzzle>(())
    });
    outcome?;
    Ok(digging.end(solution, tally))
}

struct Digging {
    is_given: Vec<bool>,
    givens: usize,
    requested: usize,
    differences: Differences,
    needed: Vec<Cell>,
    undecided: Vec<Cell>,
}

impl Digging {
    fn new(solution: &Grid, requirements: &Requirements) -> Self {
        let cells = solution.geometry().cell_count();
        Self {
            is_given: vec![true; cells],
            givens: cells,
            requested: requirements.givens.unwrap_or(0),
            differences: Differences::new(cells),
            needed: Vec::new(),
            undecided: Vec::new(),
        }
    }

    /// Takes away what must be empty.
    fn empty(&mut self, cells: &[Cell], questions: &Questions<'_, '_>) -> Result<(), NoPuzzle> {
        if cells.is_empty() {
            return Ok(());
        }
        for &cell in cells {
            self.is_given[cell.index()] = false;
        }
        self.givens -= cells.len();
        match questions.ask(&self.is_given, cells) {
            Ok(Others::None) => Ok(()),
            Ok(Others::Differ(cells)) => Err(NoPuzzle::Ambiguous { cells }),
            Ok(Others::Unknown) => Err(NoPuzzle::Unknown),
            Err(Halt) => Err(NoPuzzle::Stopped),
        }
    }

    /// Goes through the orbits in their order. The result is that of trying one after the other.
    ///
    /// Many are tried at once. Another solution, where there is one, tells givens of which one must
    /// stay, so the next group leaves the last of them out; and as long as the known differences
    /// name a given as the only one left, nothing need be asked about it.
    fn run(&mut self, orbits: &[Vec<Cell>], questions: &Questions<'_, '_>) -> Result<(), Halt> {
        let mut at = 0;
        let mut at_once = (orbits.len() / 8).max(1);
        while at < orbits.len() && self.givens > self.requested {
            let Group { taken, kept, cells, end } = self.take(orbits, at, at_once);
            if cells.is_empty() {
                self.needed.extend(orbits_at(orbits, &kept));
                at = end;
                continue;
            }
            let answer = questions.ask(&self.is_given, &cells);
            if answer == Ok(Others::None) {
                self.needed.extend(orbits_at(orbits, &kept));
                at = end;
                at_once *= 2;
                continue;
            }
            for &cell in &cells {
                self.is_given[cell.index()] = true;
            }
            self.givens += cells.len();
            self.differences.put_back(&cells);
            if let [single] = taken[..] {
                // What comes after it waited for its fate.
                let before: Vec<usize> = kept.into_iter().filter(|&orbit| orbit < single).collect();
                self.needed.extend(orbits_at(orbits, &before));
                match answer? {
                    Others::Differ(others) => {
                        self.differences.add(&others, &self.is_given);
                        self.needed.extend(&cells);
                    }
                    _ => self.undecided.extend(&cells),
                }
                at = single + 1;
            } else if let Others::Differ(others) = answer? {
                self.differences.add(&others, &self.is_given);
            }
            at_once = (taken.len() / 2).max(1);
        }
        Ok(())
    }

    /// Takes up to so many orbits away that may not be needed, from one on.
    fn take(&mut self, orbits: &[Vec<Cell>], from: usize, at_once: usize) -> Group {
        let mut group = Group { taken: Vec::new(), kept: Vec::new(), cells: Vec::new(), end: from };
        while group.end < orbits.len() && group.taken.len() < at_once {
            let orbit = &orbits[group.end];
            if self.givens < self.requested + orbit.len() {
                // Too many at once for what is requested; nobody asks whether they are needed.
            } else if self.differences.take(orbit) {
                for cell in orbit {
                    self.is_given[cell.index()] = false;
                }
                self.givens -= orbit.len();
                group.taken.push(group.end);
                group.cells.extend(orbit);
            } else {
                group.kept.push(group.end);
            }
            group.end += 1;
        }
        group
    }

    fn end(mut self, solution: &Grid, tally: Tally) -> Dug {
        let mut puzzle = solution.clone();
        for cell in solution.geometry().cells().filter(|cell| !self.is_given[cell.index()]) {
            puzzle.set(cell, None);
        }
        self.needed.sort_unstable();
        self.undecided.sort_unstable();
        Dug { puzzle, needed: self.needed, undecided: self.undecided, tally }
    }
}

/// Orbits that are tried at once.
struct Group {
    /// Those taken away, and those that are needed where they all go.
    taken: Vec<usize>,
    kept: Vec<usize>,
    /// The cells of those taken away.
    cells: Vec<Cell>,
    /// The first orbit after them.
    end: usize,
}

fn orbits_at(orbits: &[Vec<Cell>], numbers: &[usize]) -> impl Iterator<Item = Cell> {
    numbers.iter().flat_map(|&number| &orbits[number]).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Extra, Geometry, Symmetry};
    use crate::generate::{BoardRandom, fill};
    use crate::progress::at_most;
    use crate::solve::{Solutions, solutions};

    /// Trying many orbits at once ends where trying one after the other does.
    #[test]
    fn groups_change_nothing() {
        let mut boards = vec![Geometry::with_blocks(2, 3).expect("a shape")];
        boards.push(Geometry::classic().with_extra(Extra::Diagonals).expect("an extra"));
        boards.push(Geometry::of_side(16).expect("a square"));
        for (board, seed) in boards
            .into_iter()
            .zip([12, 6, 1])
            .flat_map(|(board, seeds)| (0..seeds).map(move |seed| (board.clone(), seed)))
        {
            for symmetry in [Symmetry::None, Symmetry::HalfTurn, Symmetry::Full] {
                let mut random = BoardRandom::new(seed, 0);
                let solution = fill(&board, &mut random, at_most(1_000_000)).expect("a grid");
                let mut orbits = symmetry.orbits(&board);
                shuffle(&mut random.clone(), &mut orbits);
                let mut puzzle = solution.clone();
                for orbit in &orbits {
                    orbit.iter().for_each(|&cell| puzzle.set(cell, None));
                    if !matches!(solutions(&puzzle), Solutions::One(_)) {
                        orbit.iter().for_each(|&cell| puzzle.set(cell, solution.get(cell)));
                    }
                }
                let requirements = Requirements::default().symmetry(symmetry);
                let dug = dig(&solution, &requirements, &mut random, at_most(u64::MAX));
                assert_eq!(dug.expect("a puzzle").puzzle, puzzle, "{board}, {symmetry}, {seed}");
            }
        }
    }

    /// Singles, subsets and clauses, each by itself, lead to the same puzzle.
    #[test]
    fn every_gear_digs_the_same_puzzle() {
        let boards = [
            Geometry::with_blocks(3, 4).expect("a shape"),
            Geometry::classic().with_extra(Extra::AntiKing).expect("an extra"),
            Geometry::classic().with_extra(Extra::Windoku).expect("an extra"),
        ];
        for board in boards {
            let mut random = BoardRandom::new(3, 0);
            let solution = fill(&board, &mut random, at_most(1_000_000)).expect("a grid");
            let all = u64::MAX;
            let gears = [(all, 0, 0), (0, all, 0), (0, 0, all), (3, 3, all)];
            let puzzles = gears.map(|(singles, subsets, conflicts)| {
                let patience = Patience { singles, subsets, conflicts };
                let random = &mut random.clone();
                let dug = dig_within(
                    patience,
                    &solution,
                    &Requirements::default(),
                    random,
                    &mut at_most(all),
                );
                dug.expect("a puzzle").puzzle
            });
            assert!(puzzles.iter().all(|puzzle| *puzzle == puzzles[0]), "{board}");
        }
    }

    /// Where the patience is spent a given stays, and nobody says that it is needed.
    #[test]
    fn what_is_not_known_is_told() {
        for board in [
            Geometry::with_blocks(3, 4).expect("a shape"),
            Geometry::classic().with_extra(Extra::AntiKnight).expect("an extra"),
        ] {
            let mut random = BoardRandom::new(3, 0);
            let solution = fill(&board, &mut random, at_most(1_000_000)).expect("a grid");
            let requirements = Requirements::default();
            let hasty = Patience { singles: 1, subsets: 1, conflicts: 1 };
            let dug =
                dig_within(hasty, &solution, &requirements, &mut random, &mut at_most(u64::MAX));
            let dug = dug.expect("a puzzle");
            assert_eq!(solutions(&dug.puzzle), Solutions::One(solution.clone()), "{board}");
            assert!(!dug.undecided.is_empty() && !dug.is_minimal(), "{board}");
            assert_eq!(dug.needed.len() + dug.undecided.len(), dug.givens(), "{board}");
            for &cell in &dug.needed {
                let mut without = dug.puzzle.clone();
                without.set(cell, None);
                assert!(matches!(solutions(&without), Solutions::Many(_)), "{board}: {cell:?}");
            }
        }
    }
}
