//! Puzzles that differ from another in a few givens: known as {-1+1} and {-2+2}.

use crate::progress::{Progress, Tally};
use std::ops::ControlFlow;

use super::random::{BoardRandom, below};
use crate::board::{Candidate, Cell, Digit, Grid};
use crate::solve::{Event, Plan};

/// How a search for neighbours ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct NeighboursTally {
    /// How many neighbours were shown.
    pub found: u64,
    /// How many sets of givens were taken away in vain, because more solutions were left than the
    /// search keeps.
    pub skipped: u64,
    /// Whether it was stopped before all was seen.
    pub stopped: bool,
}

/// Solutions that are kept of a puzzle without some of its givens, times the cells of the board:
/// 64 MiB.
const MOST_CELLS: usize = 1 << 26;

/// Shows every puzzle with one solution that has as many givens as this one and differs from it in
/// `swaps` of them: so many are taken away and as many others put in.
///
/// What is left without the given ones has solutions; a candidate that exactly one of them has is a
/// given that tells them apart. So each set of givens is searched once, whatever is put in for it.
///
/// `progress` is asked at every guess.
///
/// # Examples
/// ```
/// use std::ops::ControlFlow;
/// use minirow::{Grid, generate::neighbours, solve::{Solutions, solutions}};
/// let puzzle: Grid = "1... ..3. .4.. ...2".parse()?;
/// let mut found = 0;
/// let tally = neighbours(&puzzle, 1, |_| ControlFlow::Continue(()), |neighbour| {
///     assert!(matches!(solutions(neighbour), Solutions::One(_)));
///     found += 1;
///     ControlFlow::Continue(())
/// });
/// assert_eq!((found, tally.found), (32, 32));
/// # Ok::<(), minirow::format::ParseError>(())
/// ```
pub fn neighbours(
    puzzle: &Grid,
    swaps: usize,
    mut progress: impl Progress,
    mut visit: impl FnMut(&Grid) -> ControlFlow<()>,
) -> NeighboursTally {
    let givens: Vec<Candidate> = givens(puzzle).collect();
    let mut tally = NeighboursTally::default();
    if swaps == 0 || swaps > givens.len() {
        return tally;
    }
    let mut chosen: Vec<usize> = (0..swaps).collect();
    loop {
        let removed: Vec<Candidate> = chosen.iter().map(|&index| givens[index]).collect();
        let mut rest = puzzle.clone();
        for given in &removed {
            rest.set(given.cell, None);
        }
        let flow = match Solutions::of(&rest, &mut progress) {
            ControlFlow::Break(()) => ControlFlow::Break(()),
            ControlFlow::Continue(None) => {
                tally.skipped += 1;
                ControlFlow::Continue(())
            }
            ControlFlow::Continue(Some(solutions)) => {
                let every = solutions.all();
                let candidates = Candidates::of(&rest, removed);
                candidates.put_in(swaps, &solutions, &every, &mut rest, &mut |neighbour| {
                    tally.found += 1;
                    visit(neighbour)
                })
            }
        };
        if flow.is_break() {
            tally.stopped = true;
            return tally;
        }
        if !advance(&mut chosen, givens.len()) {
            return tally;
        }
    }
}

/// A random neighbour, with one solution; none where the chosen givens lead to none.
///
/// # Examples
/// ```
/// use minirow::{Grid, generate::{BoardRandom, random_neighbour}};
/// let puzzle: Grid = "1... ..3. .4.. ...2".parse()?;
/// let mut random = BoardRandom::new(1, 0);
/// let found = (0..10).filter_map(|_| random_neighbour(&puzzle, 1, &mut random)).count();
/// assert!(found > 0);
/// # Ok::<(), minirow::format::ParseError>(())
/// ```
pub fn random_neighbour(puzzle: &Grid, swaps: usize, random: &mut BoardRandom) -> Option<Grid> {
    /// More solutions are left only where the random choice was a bad one.
    const MOST_SOLUTIONS: usize = 256;
    let mut givens: Vec<Candidate> = givens(puzzle).collect();
    let mut rest = puzzle.clone();
    let mut removed = Vec::new();
    for _ in 0..swaps.min(givens.len()) {
        let given = givens.swap_remove(below(random, givens.len() as u32) as usize);
        rest.set(given.cell, None);
        removed.push(given);
    }
    let progress = &mut |_: Tally| ControlFlow::Continue(());
    let solutions = Solutions::up_to(MOST_SOLUTIONS, &rest, progress).continue_value().flatten()?;
    let mut left = solutions.all();
    let mut candidates = Candidates::of(&rest, removed);
    for missing in (0..swaps).rev() {
        // The last one must tell one solution from all others, the ones before should leave some.
        let counts = candidates.counts(&solutions, &left);
        let fits = |&(_, count): &(Candidate, usize)| match missing {
            0 => count == 1,
            _ => count > 1 && count < left.len(),
        };
        let fitting: Vec<(Candidate, usize)> = counts.into_iter().filter(fits).collect();
        if fitting.is_empty() {
            return None;
        }
        let (given, _) = fitting[below(random, fitting.len() as u32) as usize];
        rest.set(given.cell, Some(given.digit));
        left.retain(|&solution| solutions.has(solution, given));
        candidates.cells.retain(|&cell| cell != given.cell);
    }
    Some(rest)
}

fn givens(puzzle: &Grid) -> impl Iterator<Item = Candidate> {
    let cells = puzzle.geometry().cells();
    cells.filter_map(|cell| puzzle.get(cell).map(|digit| Candidate { cell, digit }))
}

/// The next set of `chosen.len()` numbers below `len`, in ascending order.
fn advance(chosen: &mut [usize], len: usize) -> bool {
    let count = chosen.len();
    let Some(place) = (0..count).rev().find(|&place| chosen[place] < len - count + place) else {
        return false;
    };
    let first = chosen[place] + 1;
    for (number, slot) in (first..).zip(&mut chosen[place..]) {
        *slot = number;
    }
    true
}

/// All solutions of a puzzle, one after the other.
struct Solutions {
    values: Vec<u8>,
    cells: usize,
}

impl Solutions {
    /// Breaks where `progress` does; none where there are too many.
    fn of(puzzle: &Grid, progress: &mut dyn Progress) -> ControlFlow<(), Option<Self>> {
        Self::up_to(MOST_CELLS / puzzle.geometry().cell_count(), puzzle, progress)
    }

    fn up_to(
        most: usize,
        puzzle: &Grid,
        progress: &mut dyn Progress,
    ) -> ControlFlow<(), Option<Self>> {
        let cells = puzzle.geometry().cell_count();
        let mut values = Vec::new();
        let tally = Plan::default().each(puzzle, |event| match event {
            Event::Node(tally) => progress(tally),
            Event::Solution(solution) => {
                values.extend(solution.values());
                if values.len() > most * cells {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                }
            }
        });
        if values.len() > most * cells {
            ControlFlow::Continue(None)
        } else if tally.stopped {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(Some(Self { values, cells }))
        }
    }

    fn all(&self) -> Vec<u32> {
        (0..(self.values.len() / self.cells) as u32).collect()
    }

    fn value(&self, solution: u32, cell: Cell) -> usize {
        usize::from(self.values[solution as usize * self.cells + cell.index()])
    }

    fn has(&self, solution: u32, candidate: Candidate) -> bool {
        self.value(solution, candidate.cell) == usize::from(candidate.digit.get())
    }
}

/// What may be put in.
struct Candidates {
    side: usize,
    /// The open cells that are still to be looked at, in order.
    cells: Vec<Cell>,
    /// What was taken away, and is not put in again.
    removed: Vec<Candidate>,
}

impl Candidates {
    fn of(rest: &Grid, removed: Vec<Candidate>) -> Self {
        let geometry = rest.geometry();
        let cells = geometry.cells().filter(|&cell| rest.get(cell).is_none()).collect();
        Self { side: geometry.digit_count().into(), cells, removed }
    }

    /// How many of some solutions have each candidate; those that any has.
    fn counts(&self, solutions: &Solutions, left: &[u32]) -> Vec<(Candidate, usize)> {
        let mut counts = Vec::new();
        let mut of_cell = vec![0; self.side + 1];
        for &cell in &self.cells {
            of_cell.fill(0);
            for &solution in left {
                of_cell[solutions.value(solution, cell)] += 1;
            }
            for (value, &count) in of_cell.iter().enumerate().filter(|&(_, &count)| count > 0) {
                let digit = Digit::new(value as u8).expect("solutions have digits");
                let candidate = Candidate { cell, digit };
                if !self.removed.contains(&candidate) {
                    counts.push((candidate, count));
                }
            }
        }
        counts
    }

    /// Puts in so many givens, in every way that leaves one of these solutions.
    fn put_in(
        &self,
        missing: usize,
        solutions: &Solutions,
        left: &[u32],
        rest: &mut Grid,
        visit: &mut dyn FnMut(&Grid) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for (given, count) in self.counts(solutions, left) {
            if missing == 1 && count > 1 {
                continue;
            }
            rest.set(given.cell, Some(given.digit));
            let flow = if missing == 1 {
                visit(rest)
            } else {
                let holding: Vec<u32> = left
                    .iter()
                    .copied()
                    .filter(|&solution| solutions.has(solution, given))
                    .collect();
                let behind = |&&cell: &&Cell| cell > given.cell;
                let others = Self {
                    side: self.side,
                    cells: self.cells.iter().filter(behind).copied().collect(),
                    removed: self.removed.clone(),
                };
                others.put_in(missing - 1, solutions, &holding, rest, visit)
            };
            rest.set(given.cell, None);
            flow?;
        }
        ControlFlow::Continue(())
    }
}
