//! Boards as pictures: SVG for pages and notebooks, PNG for everything else.

use minirow::Names;
use minirow::format::Symbols;
use minirow::logic::{PlayerBoard, Step, Technique, next_step_with};
use minirow::scene::{Drawing, Paper, Style, SvgOptions, Theme, draw, svg};
use minirow_print::{Fonts, png};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::errors::{bad_argument, unanswerable};
use crate::patience::alone;
use crate::puzzle::Puzzle;

/// The board that is drawn.
#[derive(Debug)]
enum Drawn {
    Plain(PlayerBoard),
    Ruled(Box<Paper>),
}

/// What is drawn.
#[pyclass(frozen, module = "minirow._engine")]
#[derive(Debug)]
pub(crate) struct Picture {
    board: Drawn,
    has_candidates: bool,
    step: Option<Step>,
    style: Style,
    unit: f64,
}

/// Pixels of a cell.
const UNIT: f64 = 40.0;

#[pymethods]
impl Picture {
    /// A board, what a player has written, and what the next step says.
    #[new]
    #[pyo3(signature = (puzzle, digits = None, candidates = false, hint = false, theme = None, unit = UNIT))]
    fn new(
        py: Python<'_>,
        puzzle: &Puzzle,
        digits: Option<Vec<u8>>,
        candidates: bool,
        hint: bool,
        theme: Option<&str>,
        unit: f64,
    ) -> PyResult<Self> {
        if !(1.0..=1000.0).contains(&unit) {
            return Err(bad_argument(format_args!(
                "expected 1 to 1000 pixels for a cell, found {unit}"
            )));
        }
        let style = match theme {
            Some(theme) => Style::of(theme.parse::<Theme>().map_err(bad_argument)?),
            None => Style::default(),
        };
        if let Some(ruled) = puzzle.ruled() {
            if candidates || hint {
                return Err(unanswerable(
                    "expected a board whose rules are houses for candidates and hints, found one with rules beyond them",
                ));
            }
            let board = Drawn::Ruled(Box::new(ruled.paper(digits.as_deref())?));
            return Ok(Self { board, has_candidates: false, step: None, style, unit });
        }
        let player = puzzle.player(digits)?;
        let step = match player.position() {
            Ok(position) if hint => alone(py, |patience| {
                next_step_with(&position, Technique::all(), |tally| patience.go_on(tally)).ok()
            })?
            .flatten(),
            _ => None,
        };
        let has_candidates = candidates || step.is_some();
        Ok(Self { board: Drawn::Plain(player), has_candidates, step, style, unit })
    }

    /// As SVG.
    fn svg(&self) -> String {
        svg(&self.drawing(), &SvgOptions::default().unit(self.unit).title("Sudoku"))
    }

    /// As PNG.
    fn png<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let bytes = py.detach(|| {
            let fonts = Fonts::new(Vec::new())?;
            png(&self.drawing(), self.unit, &fonts)
        });
        Ok(PyBytes::new(py, &bytes.map_err(|error| unanswerable(error.to_string()))?))
    }
}

impl Picture {
    fn drawing(&self) -> Drawing {
        let paper = match &self.board {
            Drawn::Plain(player) => &self.paper(player),
            Drawn::Ruled(paper) => paper.as_ref(),
        };
        let geometry = paper.givens.geometry();
        let symbols = Symbols::for_board(geometry);
        let names = Names::new(geometry, |digit| symbols.symbol(digit));
        draw(paper, self.step.as_ref(), &names, &self.style)
    }

    /// What stands on a board whose rules are houses.
    fn paper(&self, player: &PlayerBoard) -> Paper {
        let mut paper = Paper::new(player.givens.clone());
        paper.digits = player.digits.clone();
        paper.wrong = player.digits.duplicates().into_iter().flat_map(|one| one.cells).collect();
        paper.wrong.sort_unstable();
        paper.wrong.dedup();
        if self.has_candidates
            && let Ok(position) = player.position()
        {
            let cells = player.givens.geometry().cells();
            paper.candidates = Some(cells.map(|cell| position.candidates(cell)).collect());
        }
        paper
    }
}
