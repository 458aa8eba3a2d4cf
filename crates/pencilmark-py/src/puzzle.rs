//! One board: of any geometry, or with rules beyond houses.

use std::ops::ControlFlow;

use pencilmark::format::{Document, Format, ReadOptions, Symbols, read, write};
use pencilmark::logic::PlayerBoard;
use pencilmark::rules::{ReadError, RuledBoard, read_ruled};
use pencilmark::solve::{Plan, Solutions};
use pencilmark::{Cell, Digit, DigitSet, Geometry, Grid, Pencil, Singles};
use pyo3::prelude::*;

use crate::errors::{BoardFault, bad_argument, unanswerable};
use crate::patience::{Patience, alone};

/// A board as the library has it; what Python calls a board stands on it.
#[pyclass(frozen, module = "pencilmark._engine")]
#[derive(Debug)]
pub(crate) struct Puzzle(Kind);

#[derive(Clone, Debug)]
enum Kind {
    Plain(Grid),
    Ruled { text: String, board: Box<RuledBoard> },
}

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
        let document = read(text, &options).map_err(BoardFault::from)?;
        Ok(Self(Kind::Plain(document.puzzle())))
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

    /// Reads a board with rules: a constraint string or a killer text, with these values in its cells.
    #[staticmethod]
    #[pyo3(signature = (text, cells = None))]
    fn read_rules(text: &str, cells: Option<Vec<u32>>) -> PyResult<Self> {
        let mut board = read_ruled(text).map_err(|error: ReadError| BoardFault::from(error))?;
        if let Some(cells) = cells {
            let shape = board.shape();
            if cells.len() != shape.cell_count() {
                let found = format!("{} cells", cells.len());
                let expected = format!("{} cells", shape.cell_count());
                return Err(BoardFault::expected(expected, found).into());
            }
            for (set, value) in board.candidates.iter_mut().zip(cells) {
                // 0 is an empty cell, unless it is a value.
                if let Some(place) = shape.place(value) {
                    *set = 1 << place;
                }
            }
        }
        Ok(Self(Kind::Ruled { text: text.to_owned(), board: Box::new(board) }))
    }

    /// The text with the rules beyond houses, if there are any.
    #[getter]
    fn rules(&self) -> Option<&str> {
        match &self.0 {
            Kind::Plain(_) => None,
            Kind::Ruled { text, .. } => Some(text),
        }
    }

    /// How many rows and columns there are.
    #[getter]
    fn shape(&self) -> (usize, usize) {
        match &self.0 {
            Kind::Plain(grid) => [usize::from(grid.geometry().side()); 2].into(),
            Kind::Ruled { board, .. } => (board.shape().rows(), board.shape().columns()),
        }
    }

    /// Whether its line alone tells what board it is.
    #[getter]
    fn has_usual_line(&self) -> bool {
        match &self.0 {
            Kind::Plain(grid) => Geometry::of_side(grid.geometry().side()).is_ok_and(|usual| {
                usual == *grid.geometry() && grid.to_line().parse::<Grid>().as_ref() == Ok(grid)
            }),
            Kind::Ruled { .. } => false,
        }
    }

    /// The value of each cell in reading order, 0 for an empty one.
    fn cells(&self) -> Vec<u32> {
        match &self.0 {
            Kind::Plain(grid) => grid.values().map(u32::from).collect(),
            Kind::Ruled { board, .. } => board
                .candidates
                .iter()
                .map(|set| match set.count_ones() {
                    1 => board.shape().value(set.trailing_zeros() as usize),
                    _ => 0,
                })
                .collect(),
        }
    }

    /// The geometry as JSON.
    fn geometry(&self) -> PyResult<String> {
        serde_json::to_string(self.grid()?.geometry()).map_err(bad_argument)
    }

    /// What people call the geometry.
    fn geometry_name(&self) -> String {
        match &self.0 {
            Kind::Plain(grid) => grid.geometry().to_string(),
            Kind::Ruled { board, .. } => {
                let (rows, columns) = (board.shape().rows(), board.shape().columns());
                format!("{rows}×{columns} with {} rules", board.rules.len())
            }
        }
    }

    /// The board in a format.
    #[pyo3(signature = (format, symbols = None))]
    fn write(&self, format: &str, symbols: Option<&str>) -> PyResult<String> {
        let grid = self.grid()?;
        let format: Format = format.parse().map_err(bad_argument)?;
        let symbols = match symbols {
            Some(symbols) => symbols.parse().map_err(bad_argument)?,
            None => Symbols::usual(grid.geometry().side()),
        };
        write(&Document::from(grid.clone()), format, &symbols)
            .map_err(|error| unanswerable(error.to_string()))
    }

    /// The board in one line.
    fn line(&self) -> String {
        match &self.0 {
            Kind::Plain(grid) => grid.to_line(),
            Kind::Ruled { board, .. } => {
                let sign = |set: &u32| match set.count_ones() {
                    1 => board.line(&[set.trailing_zeros() as u8]),
                    _ => ".".to_owned(),
                };
                board.candidates.iter().map(sign).collect()
            }
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
            Kind::Ruled { board, .. } => {
                let line = self.line();
                let signs: Vec<char> = line.chars().collect();
                let rows = signs.chunks(board.shape().columns());
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
            Kind::Ruled { board, .. } => {
                let values = |set: &u32| {
                    let places = (0..board.shape().values()).filter(|place| set >> place & 1 == 1);
                    places.map(|place| board.shape().value(place)).collect::<Vec<_>>()
                };
                return Ok(board.candidates.iter().map(values).collect());
            }
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
        let (rows, columns) = self.shape();
        if cell >= rows * columns {
            let message = format!("expected a cell from 0 to {}, found {cell}", rows * columns - 1);
            return Err(bad_argument(message));
        }
        let mut kind = self.0.clone();
        match &mut kind {
            Kind::Plain(grid) => {
                let side = u32::from(grid.geometry().side());
                if value > side {
                    return Err(BoardFault::expected(
                        format!("a digit from 0 to {side}"),
                        value.to_string(),
                    )
                    .into());
                }
                grid.set(Cell::new(cell as u16), Digit::new(value as u8));
            }
            Kind::Ruled { board, .. } => {
                let shape = board.shape();
                board.candidates[cell] = match shape.place(value) {
                    Some(place) => 1 << place,
                    None if value == 0 => shape.all(),
                    None => {
                        return Err(BoardFault::expected(
                            "a value of the board",
                            value.to_string(),
                        )
                        .into());
                    }
                };
            }
        }
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
            Kind::Ruled { board, .. } => {
                let mut count = 0;
                board.each(
                    |tally| patience.go_on(tally),
                    |_| {
                        count += 1;
                        if count < limit {
                            ControlFlow::Continue(())
                        } else {
                            ControlFlow::Break(())
                        }
                    },
                );
                count.min(limit)
            }
        })
    }

    /// What tells boards apart.
    fn key(&self) -> (String, Vec<u32>) {
        let rules = match &self.0 {
            Kind::Plain(grid) => serde_json::to_string(grid.geometry()).unwrap_or_default(),
            Kind::Ruled { text, .. } => text.clone(),
        };
        (rules, self.cells())
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
            Kind::Ruled { .. } => Err(unanswerable(
                "expected a board whose rules are houses, found one with rules beyond them",
            )),
        }
    }

    /// The text of a row of a column.
    pub(crate) fn row(&self) -> PyResult<String> {
        let grid = self.grid()?;
        if grid.geometry().is_classic() {
            return Ok(grid.to_line());
        }
        self.write(Format::JSON.name(), None)
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
                    if let pencilmark::solve::Event::Solution(solution) = event {
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
            Kind::Ruled { text, board } => {
                board.each(
                    |tally| patience.go_on(tally),
                    |filling| {
                        let mut solved = board.clone();
                        solved.candidates = filling.iter().map(|place| 1 << place).collect();
                        found.push(Kind::Ruled { text: text.clone(), board: solved });
                        if (found.len() as u64) < most {
                            ControlFlow::Continue(())
                        } else {
                            ControlFlow::Break(())
                        }
                    },
                );
            }
        }
        found.truncate(usize::try_from(most).unwrap_or(usize::MAX));
        found
    }
}

fn read_geometry(text: &str) -> PyResult<Geometry> {
    serde_json::from_str(text).map_err(|error| BoardFault::new(format!("geometry: {error}")).into())
}

fn explained(grid: &Grid, contradiction: &pencilmark::Contradiction) -> String {
    contradiction.explain(&pencilmark::Names::numbers(grid.geometry()))
}
