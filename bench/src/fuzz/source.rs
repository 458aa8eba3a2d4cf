//! Random 9×9 puzzles from a seed: no data is needed, and the same seed gives the same puzzles on
//! every machine.
//!
//! Solved boards begin as one pattern. A board in another order, of which some cells stay, has other
//! solutions than itself: so boards wander away from the pattern. Cells are taken from solved boards
//! as long as one solution is left; that makes a stock of hard puzzles, which is made anew from time
//! to time. All other kinds come from these.

use minirow::solve::{Backend, BatchAnswer, BatchOptions, solve_batch};
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};

use super::symmetry::{Board, Symmetry};

/// What a puzzle is like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// One solution: no given can go, or some more are there.
    One,
    /// A puzzle with one solution that has lost some givens.
    Several,
    /// Any cells of a solved board.
    Open,
    /// One of these three with a given changed.
    Changed,
    /// One of the first three with a given repeated in its row, column or block.
    Repeated,
    /// Any digits anywhere.
    Garbage,
}

/// Some cells of a board are given, the rest is to be found.
#[derive(Clone, Copy, Debug)]
pub(super) struct Puzzle {
    pub(super) kind: Kind,
    /// In reading order: `1` to `9`, anything else for an empty cell.
    pub(super) symbols: [u8; 81],
}

/// Where puzzles come from.
pub(super) struct Source {
    rng: Xoshiro256PlusPlus,
    /// Solved boards.
    solved: Vec<Board>,
    /// Puzzles with one solution that lose it with any given, and their solutions.
    minimal: Vec<(Board, Board)>,
    /// How many puzzles this stock is still used for.
    left: usize,
}

impl Kind {
    pub(super) const ALL: [Self; 6] =
        [Self::One, Self::Several, Self::Open, Self::Changed, Self::Repeated, Self::Garbage];

    /// Of a hundred puzzles so many are of this kind.
    fn percent(self) -> u32 {
        match self {
            Self::One => 40,
            Self::Several => 15,
            Self::Open => 10,
            Self::Changed => 20,
            Self::Repeated => 5,
            Self::Garbage => 10,
        }
    }

    pub(super) fn name(self) -> &'static str {
        match self {
            Self::One => "one solution",
            Self::Several => "givens lost",
            Self::Open => "any cells",
            Self::Changed => "given changed",
            Self::Repeated => "given repeated",
            Self::Garbage => "garbage",
        }
    }
}

impl Source {
    /// Boards in the stock.
    const STOCK: usize = 512;
    /// Puzzles made before it is renewed.
    const USES: usize = 100_000;

    pub(super) fn new(seed: u64) -> Self {
        let rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let solved = vec![pattern(); Self::STOCK];
        let mut source = Self { rng, solved, minimal: Vec::new(), left: 0 };
        // The first boards are all alike, and have been far from each other after some rounds.
        for _ in 0..8 {
            source.wander();
        }
        source
    }

    /// The next puzzle.
    pub(super) fn puzzle(&mut self) -> Puzzle {
        if self.left == 0 {
            self.left = Self::USES;
            self.wander();
            self.minimal = self.dig();
        }
        self.left -= 1;
        let mut number = self.rng.random_range(0..100);
        let kind = Kind::ALL.into_iter().find(|kind| {
            let is_it = number < kind.percent();
            number = number.wrapping_sub(kind.percent());
            is_it
        });
        let kind = kind.expect("the parts are a hundred");
        let board = match kind {
            Kind::One => self.one(),
            Kind::Several => self.several(),
            Kind::Open => self.open(),
            Kind::Changed => self.changed(),
            Kind::Repeated => self.repeated(),
            Kind::Garbage => self.garbage(),
        };
        Puzzle { kind, symbols: self.write(&board) }
    }

    /// The next puzzles.
    pub(super) fn puzzles(&mut self, len: usize) -> Vec<Puzzle> {
        (0..len).map(|_| self.puzzle()).collect()
    }

    /// The generator, for what is random besides the puzzles.
    pub(super) fn rng(&mut self) -> &mut Xoshiro256PlusPlus {
        &mut self.rng
    }

    fn one(&mut self) -> Board {
        let (mut puzzle, solution) = self.minimal();
        if self.rng.random_bool(0.6) {
            let most = self.rng.random_range(1..=40);
            for _ in 0..most {
                let cell = self.rng.random_range(0..81);
                puzzle[cell] = solution[cell];
            }
        }
        puzzle
    }

    fn several(&mut self) -> Board {
        let (mut puzzle, _) = self.minimal();
        for _ in 0..self.rng.random_range(1..=4) {
            let cell = self.given(&puzzle);
            puzzle[cell] = 0;
        }
        puzzle
    }

    fn open(&mut self) -> Board {
        let solved = *self.solved.choose(&mut self.rng).expect("there is a stock");
        let mut board = Symmetry::random(&mut self.rng).of(&solved);
        let part = self.rng.random_range(0..=64);
        for value in &mut board {
            if self.rng.random_range(0..64) >= part {
                *value = 0;
            }
        }
        board
    }

    fn any_good(&mut self) -> Board {
        match self.rng.random_range(0..3) {
            0 => self.one(),
            1 => self.several(),
            _ => self.open(),
        }
    }

    fn changed(&mut self) -> Board {
        let mut board = self.any_good();
        let cell = self.given(&board);
        board[cell] = (board[cell] + self.rng.random_range(0..8)) % 9 + 1;
        board
    }

    fn repeated(&mut self) -> Board {
        let mut board = self.any_good();
        let cell = self.given(&board);
        let (row, column) = (cell / 9, cell % 9);
        // Another cell of the house, at a distance from 1 to 8 around it.
        let other = self.rng.random_range(1..9);
        let at = match self.rng.random_range(0..3) {
            0 => row * 9 + (column + other) % 9,
            1 => (row + other) % 9 * 9 + column,
            _ => {
                let inside = (row % 3 * 3 + column % 3 + other) % 9;
                (row / 3 * 3 + inside / 3) * 9 + column / 3 * 3 + inside % 3
            }
        };
        board[at] = board[cell];
        board
    }

    fn garbage(&mut self) -> Board {
        let mut board = [0; 81];
        for _ in 0..self.rng.random_range(1..=40) {
            board[self.rng.random_range(0..81)] = self.rng.random_range(1..=9);
        }
        board
    }

    /// Some puzzle of the stock in another order, and its solution.
    fn minimal(&mut self) -> (Board, Board) {
        let (puzzle, solution) = self.minimal.choose(&mut self.rng).expect("there is a stock");
        let symmetry = Symmetry::random(&mut self.rng);
        (symmetry.of(puzzle), symmetry.of(solution))
    }

    /// Some cell with a given; any cell where there is none.
    fn given(&mut self, board: &Board) -> usize {
        let given = board.iter().filter(|&&value| value > 0).count();
        if given == 0 {
            return self.rng.random_range(0..81);
        }
        let number = self.rng.random_range(0..given);
        let mut cells = (0..81).filter(|&cell| board[cell] > 0);
        cells.nth(number).expect("there are so many")
    }

    /// Symbols of a board, with one sign or many for its empty cells.
    fn write(&mut self, board: &Board) -> [u8; 81] {
        let blank = [b'.', b'.', b'0', 0][self.rng.random_range(0..4)];
        board.map(|value| match (value, blank) {
            (0, 0) => {
                let byte = self.rng.random();
                if (b'1'..=b'9').contains(&byte) { b'x' } else { byte }
            }
            (0, _) => blank,
            _ => b'0' + value,
        })
    }

    /// Replaces solved boards by solutions of what is left of them.
    fn wander(&mut self) {
        let puzzles: Vec<[u8; 81]> = (0..Self::STOCK)
            .map(|at| {
                let mut board = Symmetry::random(&mut self.rng).of(&self.solved[at]);
                let part = self.rng.random_range(16..32);
                for value in &mut board {
                    if self.rng.random_range(0..81) >= part {
                        *value = 0;
                    }
                }
                board.map(|value| b'0' + value)
            })
            .collect();
        let solved = solve(&puzzles, 1).into_iter().map(|answer| {
            let solution = answer.solution.expect("part of a solved board has a solution");
            solution.map(|symbol| symbol - b'0')
        });
        self.solved = solved.collect();
    }

    /// Takes givens from all solved boards at once, in random order.
    fn dig(&mut self) -> Vec<(Board, Board)> {
        let solved = self.solved.clone();
        let mut puzzles: Vec<[u8; 81]> =
            solved.iter().map(|board| board.map(|value| b'0' + value)).collect();
        let mut orders = vec![std::array::from_fn::<usize, 81, _>(|cell| cell); solved.len()];
        orders.iter_mut().for_each(|order| order.shuffle(&mut self.rng));
        for step in 0..81 {
            let mut without = puzzles.clone();
            for (puzzle, order) in without.iter_mut().zip(&orders) {
                puzzle[order[step]] = b'0';
            }
            for (at, answer) in solve(&without, 2).iter().enumerate() {
                if answer.solutions == 1 {
                    puzzles[at] = without[at];
                }
            }
        }
        let puzzles = puzzles.into_iter().map(|puzzle| puzzle.map(|symbol| symbol - b'0'));
        puzzles.zip(solved).collect()
    }
}

/// The plainest solved board: each row begins three cells further on, each band one.
pub(super) fn pattern() -> Board {
    std::array::from_fn(|cell| {
        let (row, column) = (cell / 9, cell % 9);
        ((row % 3 * 3 + row / 3 + column) % 9 + 1) as u8
    })
}

/// Every machine has this back end: the source is the same on all of them.
fn solve(puzzles: &[[u8; 81]], limit: u64) -> Vec<BatchAnswer> {
    let mut answers = vec![BatchAnswer::default(); puzzles.len()];
    let options = BatchOptions::default().limit(limit).backend(Backend::Portable);
    solve_batch(puzzles, options, &mut answers);
    answers
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number_of(puzzles: &[Puzzle], kind: Kind) -> usize {
        puzzles.iter().filter(|puzzle| puzzle.kind == kind).count()
    }

    #[test]
    fn a_seed_tells_the_puzzles() {
        let symbols = |seed| Source::new(seed).puzzles(100).iter().map(|p| p.symbols).collect();
        let (a, b, c): (Vec<[u8; 81]>, Vec<_>, Vec<_>) = (symbols(1), symbols(1), symbols(2));
        assert_eq!(a, b);
        assert_ne!(a, c);
    }

    #[test]
    fn kinds_are_what_they_say() {
        let puzzles = Source::new(1).puzzles(2000);
        for kind in Kind::ALL {
            assert!(number_of(&puzzles, kind) > 50, "{kind:?}");
        }
        let solutions = |kind| {
            let of_kind = puzzles.iter().filter(|puzzle| puzzle.kind == kind);
            let symbols: Vec<[u8; 81]> = of_kind.map(|puzzle| puzzle.symbols).collect();
            let answers = solve(&symbols, 2).into_iter();
            answers.map(|answer| answer.solutions).collect::<Vec<u64>>()
        };
        assert!(solutions(Kind::One).iter().all(|&solutions| solutions == 1));
        assert!(solutions(Kind::Several).iter().all(|&solutions| solutions == 2));
        assert!(solutions(Kind::Open).iter().all(|&solutions| solutions > 0));
        // By givens alone: what a search makes of faults is what the command is there to find out.
        let given = |puzzle: &&Puzzle| puzzle.symbols.iter().any(|s| (b'1'..=b'9').contains(s));
        assert!(puzzles.iter().filter(|puzzle| puzzle.kind == Kind::Garbage).all(|p| given(&p)));
    }

    #[test]
    fn digits_repeat_where_they_should() {
        let mut source = Source::new(1);
        source.puzzle();
        for _ in 0..1000 {
            let board = source.repeated();
            let has_given = board.iter().any(|&value| value > 0);
            let repeats = |cells: [usize; 9]| {
                let mut seen = [false; 10];
                cells.iter().any(|&cell| {
                    board[cell] > 0 && std::mem::replace(&mut seen[usize::from(board[cell])], true)
                })
            };
            let houses = (0..9).flat_map(|house| {
                [
                    std::array::from_fn(|at| house * 9 + at),
                    std::array::from_fn(|at| at * 9 + house),
                    std::array::from_fn(|at| (house / 3 * 3 + at / 3) * 9 + house % 3 * 3 + at % 3),
                ]
            });
            assert_eq!(houses.into_iter().any(repeats), has_given, "{board:?}");
        }
    }
}
