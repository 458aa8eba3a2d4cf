//! Random boards.

use std::ops::RangeInclusive;

use minirow::generate::{
    BoardRandom, Difficulty, Found, Generator, NoGrid, NoPuzzle, Requirements, fill as fill_board,
};
use minirow::logic::{Position, Technique, Tenths, next_step_with};
use minirow::rating::HodokuLevel;
use minirow::{Cell, Geometry, Grid, Names};
use serde::{Deserialize, Serialize};

use crate::Fault;
use crate::board::{Board, grid, lists, values};
use crate::go_on::GoOn;
use crate::named;
use crate::step::StepRecord;

/// A board to fill.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Filling {
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "Option<crate::board::GeometryFields>"))]
    geometry: Option<Geometry>,
    /// The random seed.
    seed: u64,
}

/// A complete grid.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Filled {
    digits: Vec<u8>,
}

pub(crate) fn fill(input: Filling, go_on: GoOn<'_>) -> Result<Filled, Fault> {
    let geometry = input.geometry.unwrap_or_else(Geometry::classic);
    match fill_board(&geometry, &mut BoardRandom::new(input.seed, 0), |_| go_on()) {
        Ok(grid) => Ok(Filled { digits: values(&grid) }),
        Err(NoGrid::Stopped(_)) => Err(Fault::limit()),
        Err(none) => Err(Fault::input(none)),
    }
}

/// What puzzle is wanted. Ranges are from and to.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Order {
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "Option<crate::board::GeometryFields>"))]
    geometry: Option<Geometry>,
    /// The random seed.
    seed: u64,
    /// The number of the puzzle among those of this seed.
    #[serde(default)]
    number: u64,
    /// How many puzzles to look at.
    tries: u64,
    /// Digits that are givens, by cell.
    #[serde(default)]
    start: Option<Vec<u8>>,
    /// How many givens are enough; if missing, each must be needed.
    #[serde(default)]
    givens: Option<usize>,
    /// By name, as `half-turn`.
    #[serde(default)]
    symmetry: Option<String>,
    /// Cells that must be given.
    #[serde(default)]
    filled: Vec<usize>,
    /// Cells that must be empty.
    #[serde(default)]
    empty: Vec<usize>,
    /// From `beginner` to `fiendish`.
    #[serde(default)]
    level: Option<String>,
    /// Sudoku Explainer's rating, as 7.0 to 7.5.
    #[serde(default)]
    rating: Option<(f64, f64)>,
    /// `HoDoKu`'s level, from `easy` to `extreme`.
    #[serde(default)]
    hodoku: Option<String>,
    /// `HoDoKu`'s score.
    #[serde(default)]
    score: Option<(u32, u32)>,
    /// The name of a technique without which there is no way on for all those before it.
    #[serde(default)]
    technique: Option<String>,
    /// Whether no harder technique is needed.
    #[serde(default)]
    nothing_harder: bool,
    /// It is needed at this step or before.
    #[serde(default)]
    by_step: Option<usize>,
    /// How many steps the way to the solution has.
    #[serde(default)]
    steps: Option<(usize, usize)>,
}

/// What was found.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Made {
    /// Whether it is as wanted.
    found: bool,
    /// The puzzle, or the one that came closest.
    #[serde(skip_serializing_if = "Option::is_none")]
    puzzle: Option<Vec<u8>>,
    /// How many puzzles were tried.
    tries: u64,
    /// How far it is from what is wanted, where 0 is just that.
    miss: u32,
}

pub(crate) fn generate(input: Order, go_on: GoOn<'_>) -> Result<Made, Fault> {
    match input.generator()?.search(input.number, |_| go_on()) {
        Ok(Found { puzzle: None, stopped: true, .. }) => Err(Fault::limit()),
        Ok(found) => Ok(Made {
            found: found.puzzle.is_some() && found.miss == 0,
            puzzle: found.puzzle.as_ref().map(values),
            tries: found.tries,
            miss: found.miss,
        }),
        Err(NoPuzzle::NotFound { tries }) => {
            Ok(Made { found: false, puzzle: None, tries, miss: u32::MAX })
        }
        Err(NoPuzzle::Stopped) => Err(Fault::limit()),
        Err(none) => Err(Fault::input(none)),
    }
}

impl Order {
    fn generator(&self) -> Result<Generator, Fault> {
        let geometry = self.geometry.clone().unwrap_or_else(Geometry::classic);
        let start = match &self.start {
            Some(values) => grid(&geometry, values, "start")?,
            None => Grid::new(&geometry),
        };
        let cells = |indices: &[usize]| {
            indices.iter().map(|&index| cell(&geometry, index)).collect::<Result<Vec<Cell>, _>>()
        };
        let requirements = Requirements::default()
            .symmetry(named::symmetry(self.symmetry.as_deref())?)
            .givens(self.givens)
            .filled(cells(&self.filled)?)
            .empty(cells(&self.empty)?);
        let plain = Generator::new(&geometry).start(&start).requirements(requirements);
        let graded = self.difficulties()?.into_iter().fold(plain, Generator::difficulty);
        Ok(graded.tries(self.tries).seed(self.seed))
    }

    fn difficulties(&self) -> Result<Vec<Difficulty>, Fault> {
        let mut difficulties = Vec::new();
        if let Some(name) = &self.level {
            difficulties.push(Difficulty::Level(name.parse().map_err(Fault::input)?));
        }
        if let Some((from, to)) = self.rating {
            difficulties.push(Difficulty::Rating(in_tenths(from)?..=in_tenths(to)?));
        }
        if let Some(name) = &self.hodoku {
            let named = |level: &HodokuLevel| level.to_string().to_ascii_lowercase() == *name;
            let level = HodokuLevel::ALL.iter().copied().find(named);
            let unknown = || Fault::input("expected easy, medium, hard, unfair or extreme");
            difficulties.push(Difficulty::HodokuLevel(level.ok_or_else(unknown)?));
        }
        difficulties.extend(self.score.map(range).map(Difficulty::HodokuScore));
        if let Some(name) = &self.technique {
            difficulties.push(Difficulty::Technique {
                technique: named::technique(name)?,
                nothing_harder: self.nothing_harder,
                by_step: self.by_step,
            });
        }
        difficulties.extend(self.steps.map(range).map(Difficulty::Steps));
        Ok(difficulties)
    }
}

/// A cell of this number.
fn cell(geometry: &Geometry, index: usize) -> Result<Cell, Fault> {
    if index < geometry.cell_count() {
        return Ok(Cell::new(index as u16));
    }
    let most = geometry.cell_count() - 1;
    Err(Fault::input(format_args!("expected a cell from 0 to {most}, found {index}")))
}

fn range<T>((from, to): (T, T)) -> RangeInclusive<T> {
    from..=to
}

fn in_tenths(rating: f64) -> Result<Tenths, Fault> {
    if (0.0..=20.0).contains(&rating) {
        return Ok(Tenths::new((rating * 10.0).round() as u16));
    }
    Err(Fault::input(format_args!("expected a rating from 0 to 20, found {rating}")))
}

/// What to practice.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Practicing {
    /// The name of the technique.
    technique: String,
    /// The random seed.
    seed: u64,
    /// The number of the board among those of this seed.
    #[serde(default)]
    number: u64,
    /// How many puzzles to look at.
    tries: u64,
}

/// A board at which the technique is the easiest that goes on.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(crate) struct Practice {
    found: bool,
    /// The puzzle with what was written and eliminated so far.
    #[serde(skip_serializing_if = "Option::is_none")]
    board: Option<Board>,
    /// What is to be found.
    #[serde(skip_serializing_if = "Option::is_none")]
    step: Option<StepRecord>,
    /// How many puzzles were tried.
    tries: u64,
}

pub(crate) fn practice(input: Practicing, go_on: GoOn<'_>) -> Result<Practice, Fault> {
    let technique = named::technique(&input.technique)?;
    let asked = Difficulty::Technique { technique, nothing_harder: false, by_step: None };
    let generator = Generator::classic().difficulty(asked).tries(input.tries).seed(input.seed);
    let (puzzle, tries) = match generator.search(input.number, |_| go_on()) {
        Ok(Found { puzzle: Some(puzzle), miss: 0, tries, .. }) => (puzzle, tries),
        Ok(Found { stopped: true, .. }) | Err(NoPuzzle::Stopped) => return Err(Fault::limit()),
        Ok(Found { tries, .. }) => {
            return Ok(Practice { found: false, board: None, step: None, tries });
        }
        Err(none) => return Err(Fault::input(none)),
    };
    let mut position = Position::from_grid(&puzzle).map_err(|_| Fault::input("no puzzle"))?;
    while let Some(step) = next_step_with(&position, Technique::all(), |_| go_on())? {
        if step.technique == technique {
            let geometry = puzzle.geometry();
            let names = Names::numbers(geometry);
            let mut board = Board::with_rules(&puzzle, &[]);
            board.digits = Some(values(&position.grid()));
            let sets = geometry.cells().map(|cell| position.candidates(cell));
            board.candidates = Some(lists(sets).into_iter().map(Some).collect());
            let step = Some(StepRecord::of(&step, &position, &names));
            return Ok(Practice { found: true, board: Some(board), step, tries });
        }
        position.apply(&step).map_err(|_| Fault::input("a step was wrong"))?;
    }
    Ok(Practice { found: false, board: None, step: None, tries })
}
