//! A board becomes a drawing.

use super::places::Places;
use super::{Drawing, Paper, Path, Point, Style, digits, lines, links, signs, tints};
use crate::board::{Candidate, DigitSet, Geometry, Names};
use crate::logic::Step;

/// How much room the names of rows and columns take.
const NAMES: f64 = 0.5;

/// Draws a board, and what a step says about it: its houses and candidates by their roles, its chains
/// as arrows, what it places on dark discs and what it eliminates crossed out.
///
/// The step belongs to the board: where it is about cells or houses that the board does not have, it
/// is not drawn.
///
/// # Examples
/// ```
/// use pencilmark::{Geometry, Grid, Names};
/// use pencilmark::scene::{Paper, Style, draw};
/// let geometry = Geometry::of_side(16)?;
/// let paper = Paper::new(Grid::new(&geometry));
/// let drawing = draw(&paper, None, &Names::numbers(&geometry), &Style::default());
/// assert!(drawing.width > 16.0 && drawing.width < 16.2);
/// # Ok::<(), pencilmark::GeometryError>(())
/// ```
#[must_use]
pub fn draw(paper: &Paper, step: Option<&Step>, names: &Names<'_>, style: &Style) -> Drawing {
    let geometry = paper.givens.geometry();
    let step = step.filter(|step| is_about(step, paper));
    let places = Places::new(geometry);
    let before = if style.names { NAMES } else { edge(geometry, style) };
    let size = extent(geometry, style);
    let mut drawing =
        Drawing { left: -before, top: -before, width: size, height: size, shapes: Vec::new() };
    if let Some(ground) = style.ground {
        let corner = Point(-before, -before);
        drawing.fill("ground", Path::rectangle(corner, size, size), ground);
    }
    tints::checker(&mut drawing, geometry, style);
    tints::houses(&mut drawing, geometry, style);
    tints::colours(&mut drawing, &places, paper, style);
    if let Some(step) = step {
        signs::base_houses(&mut drawing, &places, step, style);
    }
    lines::lines(&mut drawing, geometry, style);
    if let Some(step) = step {
        signs::house_borders(&mut drawing, &places, step, style);
    }
    if style.names {
        digits::axes(&mut drawing, geometry, NAMES, style);
    }
    digits::digits(&mut drawing, &places, paper, names, style);
    digits::marks(&mut drawing, &places, paper, names, style);
    let signed = step.map(signs::signed).unwrap_or_default();
    // A digit that is placed without candidates around it takes the whole cell.
    let is_small = |candidate: Candidate| {
        let others = paper.candidates_in(candidate.cell).map_or(0, DigitSet::len);
        others > 1
    };
    let has_sign = |candidate: Candidate| {
        let placed = |cell| {
            let mut placed = step.into_iter().flat_map(|step| &step.place);
            placed.any(|&other| other.cell == cell)
        };
        signed.binary_search(&candidate).is_ok() || (!is_small(candidate) && placed(candidate.cell))
    };
    digits::candidates(&mut drawing, &places, paper, has_sign, names, style);
    if let Some(step) = step {
        signs::pattern(&mut drawing, &places, step, style, is_small);
        links::nodes(&mut drawing, &places, step, style);
        links::arrows(&mut drawing, &places, step, style);
        signs::candidates(&mut drawing, &places, step, names, style, is_small);
    }
    digits::wrong(&mut drawing, &places, paper, style);
    drawing
}

/// How wide and high the drawing of a board is, in cells.
///
/// # Examples
/// ```
/// use pencilmark::{Geometry, scene::{Style, extent}};
/// let mut style = Style::default();
/// style.thick = 0.125;
/// assert_eq!(extent(&Geometry::classic(), &style), 9.125);
/// ```
#[must_use]
pub fn extent(geometry: &Geometry, style: &Style) -> f64 {
    let edge = edge(geometry, style);
    f64::from(geometry.side()) + edge + if style.names { NAMES } else { edge }
}

/// How far the frame reaches beyond the cells.
fn edge(geometry: &Geometry, style: &Style) -> f64 {
    style.thick * lines::growth(geometry) / 2.0
}

/// Whether all that a step is about is on the board.
fn is_about(step: &Step, paper: &Paper) -> bool {
    let geometry = paper.givens.geometry();
    let cells = geometry.cell_count();
    signs::signed(step)
        .iter()
        .all(|candidate| candidate.cell.index() < cells && candidate.digit.get() <= geometry.side())
        && step.marks.houses.iter().all(|mark| mark.0.index() < geometry.house_count())
}
