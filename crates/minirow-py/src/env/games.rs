//! Games side by side, as Python has them.

use minirow::generate::{Difficulty, Generator};
use minirow::logic::Technique;
use minirow::rating::Level;
use minirow::{Candidate, Cell, Digit, Geometry, Grid};
use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray1};
use pyo3::prelude::*;

use super::game::{Game, Kind, Mistakes, Saved};
use super::rewards::Rewards;
use super::source::Source;
use crate::errors::{bad_argument, unanswerable};
use crate::patience::{Patience, alone};
use crate::puzzle::{Puzzle, read_geometry};

/// Games side by side: a board for each, moves, rewards.
#[pyclass(module = "minirow._engine")]
#[derive(Debug)]
pub(crate) struct Games {
    source: Source,
    geometry: Geometry,
    techniques: Vec<Technique>,
    mistakes: Mistakes,
    rewards: Rewards,
    most_moves: u32,
    /// The number of the next puzzle.
    next: u64,
    games: Vec<Game>,
}

#[pymethods]
impl Games {
    /// So many games; `rewards` are of justified, guessed, wrong and illegal moves, and of the last.
    #[new]
    #[pyo3(signature = (count, level, geometry, seed, puzzles, mistakes, rewards, most_moves))]
    #[expect(clippy::too_many_arguments, reason = "the Python layer names them")]
    fn new(
        py: Python<'_>,
        count: usize,
        level: &str,
        geometry: Option<&str>,
        seed: u64,
        puzzles: Option<Vec<Py<Puzzle>>>,
        mistakes: &str,
        rewards: [f32; 5],
        most_moves: u32,
    ) -> PyResult<Self> {
        let level: Level = level.parse().map_err(bad_argument)?;
        let told = geometry.map(read_geometry).transpose()?.unwrap_or_else(Geometry::classic);
        let source = match puzzles {
            Some(puzzles) => Source::Listed(
                puzzles
                    .iter()
                    .map(|puzzle| puzzle.get().grid().cloned())
                    .collect::<PyResult<_>>()?,
            ),
            None => {
                let generator =
                    Generator::new(&told).difficulty(Difficulty::Level(level)).seed(seed);
                generator.check().map_err(|error| unanswerable(error.to_string()))?;
                Source::Random(Box::new(generator))
            }
        };
        let geometry = match &source {
            Source::Listed(puzzles) => {
                let first =
                    puzzles.first().ok_or_else(|| bad_argument("expected puzzles, found none"))?;
                if puzzles.iter().any(|puzzle| puzzle.geometry() != first.geometry()) {
                    return Err(bad_argument("expected puzzles of one geometry, found several"));
                }
                first.geometry().clone()
            }
            Source::Random(_) => told,
        };
        let mistakes = match mistakes {
            "reject" => Mistakes::Reject,
            "keep" => Mistakes::Keep,
            "end" => Mistakes::End,
            found => {
                let message = format!("expected 'reject', 'keep' or 'end', found '{found}'");
                return Err(bad_argument(message));
            }
        };
        if count == 0 {
            return Err(bad_argument("expected 1 or more games, found 0"));
        }
        let [justified, guess, wrong, illegal, solved] = rewards;
        let rewards = Rewards { justified, guess, wrong, illegal, solved };
        let techniques = level.techniques();
        let games = Vec::with_capacity(count.min(1 << 20));
        let mut all =
            Self { source, geometry, techniques, mistakes, rewards, most_moves, next: 0, games };
        for _ in 0..count {
            let game = all.new_game(py)?;
            all.games.push(game);
        }
        Ok(all)
    }

    /// The number of the next puzzle, and all games, so that they can be kept.
    fn saved(&self) -> (u64, Vec<Saved>) {
        (self.next, self.games.iter().map(Game::saved).collect())
    }

    /// Goes on with games that were kept.
    fn restore(&mut self, next: u64, games: Vec<Saved>) -> PyResult<()> {
        let restored = games.into_iter().map(|saved| Game::restored(&self.geometry, saved));
        self.games = restored.collect::<Result<_, _>>().map_err(bad_argument)?;
        self.next = next;
        Ok(())
    }

    /// The names of the kinds of moves, by their numbers.
    #[staticmethod]
    fn kinds() -> [&'static str; 4] {
        Kind::NAMES
    }

    /// How many cells a board has.
    #[getter]
    fn cell_count(&self) -> usize {
        self.geometry.cell_count()
    }

    #[getter]
    fn side(&self) -> u8 {
        self.geometry.side()
    }

    fn __len__(&self) -> usize {
        self.games.len()
    }

    /// Begins a game anew: with the puzzle of this number, or the next one.
    #[pyo3(signature = (game, number = None))]
    fn reset(&mut self, py: Python<'_>, game: usize, number: Option<u64>) -> PyResult<()> {
        self.game(game)?;
        self.next = number.unwrap_or(self.next);
        self.games[game] = self.new_game(py)?;
        Ok(())
    }

    /// Makes a move in a game: what it is worth, what kind it was, whether the game is over, whether it is
    /// broken off after too many moves.
    fn step(
        &mut self,
        py: Python<'_>,
        game: usize,
        action: usize,
    ) -> PyResult<(f32, u8, bool, bool)> {
        self.game(game)?;
        let candidate = self.candidate(action)?;
        let Self { games, mistakes, techniques, rewards, most_moves, .. } = self;
        let played = &mut games[game];
        let kind = alone(py, |patience| played.play(candidate, *mistakes, techniques, patience))?;
        Ok(outcome(played, kind, rewards, *most_moves))
    }

    /// Makes a move in each game; those that end begin anew, with their last boards gone.
    fn step_all<'py>(
        &mut self,
        py: Python<'py>,
        actions: PyReadonlyArray1<'py, i64>,
    ) -> PyResult<AllStepped<'py>> {
        let actions = actions.as_slice().map_err(bad_argument)?;
        if actions.len() != self.games.len() {
            let (expected, found) = (self.games.len(), actions.len());
            return Err(bad_argument(format_args!("expected {expected} actions, found {found}")));
        }
        let candidates = actions
            .iter()
            .map(|&action| self.candidate(usize::try_from(action).unwrap_or(usize::MAX)))
            .collect::<PyResult<Vec<_>>>()?;
        let Self { games, mistakes, techniques, rewards, most_moves, .. } = self;
        let outcomes: Vec<_> = alone(py, |patience| {
            let moves = games.iter_mut().zip(candidates);
            moves
                .map(|(game, candidate)| {
                    let kind = game.play(candidate, *mistakes, techniques, patience);
                    outcome(game, kind, rewards, *most_moves)
                })
                .collect()
        })?;
        for (game, (_, _, is_over, is_broken_off)) in outcomes.iter().enumerate() {
            if *is_over || *is_broken_off {
                self.games[game] = self.new_game(py)?;
            }
        }
        let rewards = outcomes.iter().map(|(reward, ..)| *reward).collect();
        let kinds = outcomes.iter().map(|(_, kind, ..)| *kind).collect();
        let over = outcomes.iter().map(|(_, _, is_over, _)| *is_over).collect();
        let broken_off = outcomes.iter().map(|(_, _, _, is_broken_off)| *is_broken_off).collect();
        Ok((
            PyArray1::from_vec(py, rewards),
            PyArray1::from_vec(py, kinds),
            PyArray1::from_vec(py, over),
            PyArray1::from_vec(py, broken_off),
        ))
    }

    /// Takes back the last digit of a game; whether there was one.
    fn undo(&mut self, game: usize) -> PyResult<bool> {
        self.game(game)?;
        Ok(self.games[game].undo())
    }

    /// The digits of a game by cell.
    fn cells(&self, game: usize) -> PyResult<Vec<u8>> {
        Ok(self.game(game)?.digits().values().collect())
    }

    /// The digits of a game as an array.
    fn observe<'py>(&self, py: Python<'py>, game: usize) -> PyResult<Bound<'py, PyArray1<u8>>> {
        Ok(PyArray1::from_iter(py, self.game(game)?.digits().values()))
    }

    /// The digits of all games, a row for each.
    fn observe_all<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<u8>>> {
        let cells = self.games.iter().flat_map(|game| game.digits().values());
        PyArray1::from_vec(py, cells.collect()).reshape([self.games.len(), self.cell_count()])
    }

    /// The puzzle of a game, its solution, or its board as it is.
    fn board(&self, game: usize, which: &str) -> PyResult<Puzzle> {
        let game = self.game(game)?;
        let grid: &Grid = match which {
            "puzzle" => game.puzzle(),
            "solution" => game.solution(),
            _ => game.digits(),
        };
        Ok(Puzzle::plain(grid.clone()))
    }

    /// The moves that the digits leave, as numbers of actions.
    fn legal(&self, game: usize) -> PyResult<Vec<usize>> {
        let game = self.game(game)?;
        let moves = self.geometry.cells().flat_map(|cell| {
            game.left(cell).iter().map(move |digit| Candidate { cell, digit }).collect::<Vec<_>>()
        });
        Ok(moves.map(|candidate| self.action(candidate)).collect())
    }

    /// The moves that reasoning justifies, as numbers of actions.
    fn justified(&mut self, py: Python<'_>, game: usize) -> PyResult<Vec<usize>> {
        self.game(game)?;
        let Self { games, techniques, .. } = self;
        let found = alone(py, |patience| games[game].justified(techniques, patience))?;
        Ok(found.into_iter().map(|candidate| self.action(candidate)).collect())
    }
}

/// Rewards, kinds of moves, which games are over, and which are broken off.
type AllStepped<'py> = (
    Bound<'py, PyArray1<f32>>,
    Bound<'py, PyArray1<u8>>,
    Bound<'py, PyArray1<bool>>,
    Bound<'py, PyArray1<bool>>,
);

impl Games {
    fn game(&self, game: usize) -> PyResult<&Game> {
        let games = self.games.len();
        self.games.get(game).ok_or_else(|| {
            bad_argument(format_args!("expected a game below {games}, found {game}"))
        })
    }

    /// An action is a cell and a digit: `cell * side + digit - 1`.
    fn candidate(&self, action: usize) -> PyResult<Candidate> {
        let side = usize::from(self.geometry.side());
        let actions = self.geometry.cell_count() * side;
        if action >= actions {
            let found =
                if action == usize::MAX { "a negative one".into() } else { action.to_string() };
            return Err(bad_argument(format_args!(
                "expected an action from 0 to {}, found {found}",
                actions - 1
            )));
        }
        let digit = Digit::new((action % side) as u8 + 1).expect("a digit from 1");
        Ok(Candidate { cell: Cell::new((action / side) as u16), digit })
    }

    fn action(&self, candidate: Candidate) -> usize {
        candidate.cell.index() * usize::from(self.geometry.side()) + candidate.digit.index()
    }

    fn new_game(&mut self, py: Python<'_>) -> PyResult<Game> {
        let number = self.next;
        let source = &self.source;
        let made = alone(py, |patience: &Patience| source.puzzle(number, patience))?;
        let (puzzle, solution) = made.map_err(unanswerable)?;
        self.next = number.wrapping_add(1);
        Game::new(puzzle, solution).map_err(unanswerable)
    }
}

fn outcome(game: &Game, kind: Kind, rewards: &Rewards, most_moves: u32) -> (f32, u8, bool, bool) {
    let is_right = matches!(kind, Kind::Justified | Kind::Guess);
    let reward = rewards.of(kind, is_right && game.is_over());
    (reward, kind as u8, game.is_over(), !game.is_over() && game.moves >= most_moves)
}
