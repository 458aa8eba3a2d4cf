//! One board: of any geometry, or with rules beyond houses.

use std::ops::ControlFlow;

use minirow::format::{Document, Format, ReadOptions, Reader, RuleReader, Symbols, write};
use minirow::logic::PlayerBoard;
use minirow::rules::RuledBoard;
use minirow::solve::{Plan, Solutions};
use minirow::{Cell, Digit, DigitSet, Geometry, Grid, Pencil, Singles};
use pyo3::prelude::*;

use crate::errors::{BoardFault, bad_argument, json_reason, unanswerable};
use crate::patience::{Patience, alone};
use crate::ruled::Ruled;

/// A board as the library has it; what Python calls a board stands on it.
#[pyclass(frozen, module = "minirow._engine")]
#[derive(Debug)]
pub(crate) struct Puzzle(Kind);

#[derive(Clone, Debug)]
enum Kind {
    Plain(Grid),
    Ruled(Box<Ruled>),
}

/// What is said of a board with rules where houses alone are known.
pub(crate) const HAS_RULES: &str =
    "expected a board whose rules are houses, found one with rules beyond them";

/// Where a digit stands twice: the digit, the cells, and the house that they share, if they do.
type Repeated = (u8, Vec<usize>, Option<String>);

#[pymethods]
impl Puzzle {
    /// Reads a text in any format; `geometry` is JSON.
    #[staticmethod]
    #[pyo3(signature = (text, geometry = None, format = None, symbols = None))]
    fn read(
        text: &str,
        geometry: Option<&str>,
        format: Option<&str>,
        symbols: Option<&str>,
    ) -> PyResult<Self> {
        let options = ReadOptions::default()
            .geometry(geometry.map(read_geometry).transpose()?)
            .format(format.map(str::parse::<Format>).transpose().map_err(bad_argument)?)
            .symbols(symbols.map(str::parse::<Symbols>).transpose().map_err(bad_argument)?);
        read_one(text, options.rules(true)).map(Self)
    }

    /// The empty board of a geometry.
    #[staticmethod]
    fn empty(geometry: &str) -> PyResult<Self> {
        Ok(Self(Kind::Plain(Grid::new(&read_geometry(geometry)?))))
    }

    /// A board of these cells, 0 for an empty one; without a geometry with the usual blocks of its size.
    #[staticmethod]
    #[pyo3(signature = (cells, geometry = None))]
    fn of_cells(cells: Vec<u8>, geometry: Option<&str>) -> PyResult<Self> {
        let geometry = match geometry {
            Some(text) => read_geometry(text)?,
            None => {
                let side = cells.len().isqrt();
                let square = side * side == cells.len();
                let side = u8::try_from(side).ok().filter(|_| square);
                let fault = || {
                    let found = format!("{} cells", cells.len());
                    BoardFault::expected("as many rows as columns, 255 at most", found)
                };
                let side = side.ok_or_else(fault)?;
                Geometry::of_side(side).map_err(|error| BoardFault::new(error.to_string()))?
            }
        };
        let grid = Grid::from_values(&geometry, cells);
        let grid = grid.map_err(|error| BoardFault::new(error.to_string()))?;
        Ok(Self(Kind::Plain(grid)))
    }

    /// A text that tells the rules beyond houses and all else but the digits, if there are any.
    #[getter]
    fn rules(&self) -> Option<&str> {
        self.ruled().map(Ruled::text)
    }

    /// The board with these rules besides its own, one in each line.
    fn with_rules(&self, lines: Vec<String>) -> PyResult<Self> {
        let mut board = match &self.0 {
            Kind::Plain(grid) => ruled_of(&Document::from(grid.clone()))?,
            Kind::Ruled(ruled) => ruled.board().clone(),
        };
        let mut rules = RuleReader::new(board.geometry());
        for (line, text) in (1..).zip(&lines) {
            let rule = rules.read(text);
            board.rules.push(rule.map_err(|error| BoardFault::of_rule(line, &error))?);
        }
        Ok(Self(Kind::Ruled(Box::new(Ruled::new(board)?))))
    }

    /// The board whose cells may hold these sets of values, as [`key`](Self::key) tells them.
    fn with_sets(&self, sets: Vec<u32>) -> PyResult<Self> {
        let ruled = match &self.0 {
            Kind::Ruled(ruled) => ruled.clone().with_sets(sets)?,
            Kind::Plain(_) => {
                return Err(bad_argument("expected a board with rules beyond houses"));
            }
        };
        Ok(Self(Kind::Ruled(Box::new(ruled))))
    }

    /// How many rows and columns there are.
    #[getter]
    fn shape(&self) -> (usize, usize) {
        match &self.0 {
            Kind::Plain(grid) => (grid.geometry().rows().into(), grid.geometry().columns().into()),
            Kind::Ruled(ruled) => ruled.shape(),
        }
    }

    /// Whether its line alone tells what board it is.
    #[getter]
    fn has_usual_line(&self) -> bool {
        match &self.0 {
            Kind::Plain(grid) => Geometry::of_side(grid.geometry().side()).is_ok_and(|usual| {
                usual == *grid.geometry() && grid.to_line().parse::<Grid>().as_ref() == Ok(grid)
            }),
            Kind::Ruled(_) => false,
        }
    }

    /// The value of each cell in reading order, 0 for an empty one.
    fn cells(&self) -> Vec<u32> {
        match &self.0 {
            Kind::Plain(grid) => grid.values().map(u32::from).collect(),
            Kind::Ruled(ruled) => ruled.cells(),
        }
    }

    /// The geometry as JSON.
    fn geometry(&self) -> PyResult<String> {
        let grid = match &self.0 {
            Kind::Plain(grid) => grid.clone(),
            Kind::Ruled(ruled) => ruled.document().grid,
        };
        serde_json::to_string(grid.geometry()).map_err(bad_argument)
    }

    /// What people call the geometry.
    fn geometry_name(&self) -> String {
        match &self.0 {
            Kind::Plain(grid) => grid.geometry().to_string(),
            Kind::Ruled(ruled) => {
                let ((rows, columns), rules) = (ruled.shape(), ruled.board().rules.len());
                format!(
                    "{rows}×{columns} with {rules} {}",
                    if rules == 1 { "rule" } else { "rules" }
                )
            }
        }
    }

    /// The board in a format.
    #[pyo3(signature = (format, symbols = None))]
    fn write(&self, format: &str, symbols: Option<&str>) -> PyResult<String> {
        let format: Format = format.parse().map_err(bad_argument)?;
        let symbols = symbols.map(str::parse::<Symbols>).transpose().map_err(bad_argument)?;
        let grid = match &self.0 {
            Kind::Plain(grid) => grid,
            Kind::Ruled(ruled) => return ruled.write(format, symbols),
        };
        let symbols = symbols.unwrap_or_else(|| Symbols::for_board(grid.geometry()));
        write(&Document::from(grid.clone()), format, &symbols)
            .map_err(|error| unanswerable(error.to_string()))
    }

    /// The board in one line.
    fn line(&self) -> String {
        match &self.0 {
            Kind::Plain(grid) => grid.to_line(),
            Kind::Ruled(ruled) => ruled.line(),
        }
    }

    /// A line as a board of the same geometry.
    fn relined(&self, line: &str) -> PyResult<Self> {
        let grid = Grid::from_line(self.grid()?.geometry(), line);
        grid.map(|grid| Self(Kind::Plain(grid)))
            .map_err(|error| BoardFault::new(error.to_string()).into())
    }

    /// The board drawn with signs.
    fn drawn(&self) -> PyResult<String> {
        match &self.0 {
            Kind::Plain(_) => self.write(Format::GRID.name(), None),
            Kind::Ruled(ruled) => {
                let signs: Vec<char> = ruled.line().chars().collect();
                let rows = signs.chunks(ruled.shape().1);
                Ok(rows.map(|row| String::from_iter(row) + "\n").collect())
            }
        }
    }

    /// Digits that stand twice where they must not.
    fn duplicates(&self) -> PyResult<Vec<Repeated>> {
        let grid = self.grid()?;
        let geometry = grid.geometry();
        let repeated = grid.duplicates().into_iter().map(|duplicate| {
            let cells = duplicate.cells.iter().map(|cell| cell.index()).collect();
            let house = duplicate.house.map(|house| geometry.house_name(house).to_owned());
            (duplicate.digit.get(), cells, house)
        });
        Ok(repeated.collect())
    }

    /// What the digits leave to each cell; nothing to those with a digit.
    fn candidates(&self) -> PyResult<Vec<Vec<u32>>> {
        let grid = match &self.0 {
            Kind::Plain(grid) => grid,
            Kind::Ruled(ruled) => return Ok(ruled.candidates()),
        };
        let pencil = Pencil::from_grid(grid, Singles::Leave)
            .map_err(|contradiction| unanswerable(explained(grid, &contradiction)))?;
        let open = |cell: Cell| match grid.get(cell) {
            Some(_) => DigitSet::EMPTY,
            None => pencil.candidates(cell),
        };
        let cells = grid.geometry().cells();
        Ok(cells.map(|cell| open(cell).iter().map(|digit| digit.get().into()).collect()).collect())
    }

    /// The board with a value in a cell, 0 for none.
    fn with_cell(&self, cell: usize, value: u32) -> PyResult<Self> {
        let count = match &self.0 {
            Kind::Plain(grid) => grid.geometry().cell_count(),
            Kind::Ruled(ruled) => ruled.board().geometry().cell_count(),
        };
        if cell >= count {
            let message = format!("expected a cell from 0 to {}, found {cell}", count - 1);
            return Err(bad_argument(message));
        }
        let kind = match self.0.clone() {
            Kind::Plain(mut grid) => {
                let side = u32::from(grid.geometry().digit_count());
                if value > side {
                    let expected = format!("a digit from 0 to {side}");
                    return Err(BoardFault::expected(expected, value.to_string()).into());
                }
                grid.set(Cell::new(cell as u16), Digit::new(value as u8));
                Kind::Plain(grid)
            }
            Kind::Ruled(ruled) => Kind::Ruled(Box::new(ruled.with_cell(cell, value)?)),
        };
        Ok(Self(kind))
    }

    /// The first solutions, so many at most.
    fn solutions(&self, py: Python<'_>, most: u64) -> PyResult<Vec<Self>> {
        let found = alone(py, |patience| self.search(most, patience))?;
        Ok(found.into_iter().map(Self).collect())
    }

    /// How many solutions there are, up to a limit.
    fn count(&self, py: Python<'_>, limit: u64) -> PyResult<u64> {
        alone(py, |patience| match &self.0 {
            Kind::Plain(grid) => {
                let counted = Plan::default().count(grid, limit, |tally| patience.go_on(tally));
                counted.unwrap_or_else(|stopped| stopped.tally.solutions)
            }
            Kind::Ruled(ruled) => ruled.count(limit, patience),
        })
    }

    /// The board without redundant givens, where its rules are more than houses; none where there is not exactly
    /// one solution.
    fn minimized(&self, py: Python<'_>, symmetry: &str, seed: u64) -> PyResult<Option<Self>> {
        let symmetry = symmetry.parse().map_err(bad_argument)?;
        let Some(ruled) = self.ruled() else {
            return Err(bad_argument("expected a board with rules beyond houses"));
        };
        let minimized = alone(py, |patience| ruled.minimized(symmetry, seed, patience))??;
        Ok(minimized.map(|ruled| Self(Kind::Ruled(Box::new(ruled)))))
    }

    /// What tells boards apart: what they demand, and a number for each cell. That is its digit, or the set of what it
    /// may hold where 0 may be a digit.
    fn key(&self) -> (String, Vec<u32>) {
        match &self.0 {
            Kind::Plain(grid) => {
                (serde_json::to_string(grid.geometry()).unwrap_or_default(), self.cells())
            }
            Kind::Ruled(ruled) => (ruled.text().to_owned(), ruled.board().candidates.clone()),
        }
    }
}

impl Puzzle {
    /// A board whose rules are houses.
    pub(crate) fn plain(grid: Grid) -> Self {
        Self(Kind::Plain(grid))
    }

    /// The grid of a board whose rules are houses.
    pub(crate) fn grid(&self) -> PyResult<&Grid> {
        match &self.0 {
            Kind::Plain(grid) => Ok(grid),
            Kind::Ruled(_) => Err(unanswerable(HAS_RULES)),
        }
    }

    /// The board with its rules, if there are any beyond houses.
    pub(crate) fn ruled(&self) -> Option<&Ruled> {
        match &self.0 {
            Kind::Plain(_) => None,
            Kind::Ruled(ruled) => Some(ruled),
        }
    }

    /// The text of a row of a column; none where rules are more than houses.
    pub(crate) fn row(&self) -> PyResult<Option<String>> {
        match &self.0 {
            Kind::Ruled(_) => Ok(None),
            Kind::Plain(grid) if grid.geometry().is_classic() => Ok(Some(grid.to_line())),
            Kind::Plain(_) => self.write(Format::JSON.name(), None).map(Some),
        }
    }

    /// What is on the paper of a player who has added these digits.
    pub(crate) fn player(&self, digits: Option<Vec<u8>>) -> PyResult<PlayerBoard> {
        let mut player = PlayerBoard::new(self.grid()?.clone());
        if let Some(digits) = digits {
            let written = Grid::from_values(player.givens.geometry(), digits);
            let written = written.map_err(|error| BoardFault::new(error.to_string()))?;
            for cell in written.geometry().cells().filter(|&cell| player.givens.get(cell).is_none())
            {
                player.digits.set(cell, written.get(cell));
            }
        }
        Ok(player)
    }

    fn search(&self, most: u64, patience: &Patience) -> Vec<Kind> {
        let mut found = Vec::new();
        match &self.0 {
            Kind::Plain(grid) if most <= 2 => {
                match Plan::default().solutions(grid, |tally| patience.go_on(tally)) {
                    Ok(Solutions::One(solution)) => found.push(Kind::Plain(solution)),
                    Ok(Solutions::Many(two)) => found.extend(two.map(Kind::Plain)),
                    _ => {}
                }
            }
            Kind::Plain(grid) => {
                Plan::default().each(grid, |event| {
                    if let minirow::solve::Event::Solution(solution) = event {
                        found.push(Kind::Plain(solution.clone()));
                    } else if !patience.lasts() {
                        return ControlFlow::Break(());
                    }
                    if (found.len() as u64) < most {
                        ControlFlow::Continue(())
                    } else {
                        ControlFlow::Break(())
                    }
                });
            }
            Kind::Ruled(ruled) => {
                let solved = ruled.solutions(most, patience).into_iter();
                found.extend(solved.map(|ruled| Kind::Ruled(Box::new(ruled))));
            }
        }
        found.truncate(usize::try_from(most).unwrap_or(usize::MAX));
        found
    }
}

/// Reads the one board of a text.
fn read_one(text: &str, options: ReadOptions) -> PyResult<Kind> {
    let mut records = Reader::new(options).records(text);
    let Some(record) = records.next() else {
        return Err(BoardFault::expected("a board", "nothing").into());
    };
    let read = record.and_then(|record| record.read_with_shape());
    let (mut document, shape) = read.map_err(BoardFault::from)?;
    match records.next() {
        None => {}
        Some(Err(error)) => return Err(BoardFault::from(error).into()),
        Some(Ok(_)) => return Err(BoardFault::expected("one board", "several").into()),
    }
    document.grid = document.puzzle();
    // The candidates of a constraint string are part of the puzzle, those of other texts may be a player's.
    let has_candidates = document.candidates.is_some() && shape.format.name().starts_with("iss");
    // 0 is an empty cell where it is no value.
    let is_plain = document.rules.is_empty() && shape.geometry.lowest_value() == 1;
    if is_plain && !has_candidates {
        return Ok(Kind::Plain(document.grid));
    }
    Ok(Kind::Ruled(Box::new(Ruled::new(ruled_of(&document)?)?)))
}

/// The board with rules that a document tells.
fn ruled_of(document: &Document) -> PyResult<RuledBoard> {
    document.ruled().map_err(|error| BoardFault::new(error.to_string()).into())
}

/// A geometry, which the Python layer has put together of arguments.
pub(crate) fn read_geometry(text: &str) -> PyResult<Geometry> {
    serde_json::from_str(text)
        .map_err(|error| bad_argument(format_args!("geometry: {}", json_reason(&error))))
}

fn explained(grid: &Grid, contradiction: &minirow::Contradiction) -> String {
    contradiction.explain(&minirow::Names::numbers(grid.geometry()))
}
