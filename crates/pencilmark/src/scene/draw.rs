//! A board becomes a drawing.

use super::places::Places;
use super::signs::{self, Signs};
use super::{
    ChainLinks, Drawing, Paper, Path, Point, Style, axes, bands, digits, lines, links, nodes, tints,
};
use crate::board::{Geometry, Names};
use crate::logic::Step;

/// How much room the names of rows and columns take.
const NAMES: f64 = 0.5;

/// Draws a board, and what a step says about it: bases as bands, covers hatched, candidates by their
/// roles, chains as numbered nodes with links, what is placed on a dark disc, what is eliminated crossed out.
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
    let step = step.filter(|step| signs::is_about(step, geometry));
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
        bands::bands(&mut drawing, geometry, step, style);
    }
    lines::lines(&mut drawing, geometry, style);
    if style.names {
        axes::axes(&mut drawing, geometry, NAMES, step, style);
    }
    let chains = step.map(|step| chains(&places, step, paper)).unwrap_or_default();
    nodes::groups(&mut drawing, &places, &chains, style);
    digits::digits(&mut drawing, &places, paper, names, style);
    digits::marks(&mut drawing, &places, paper, names, style);
    let signs = step.map(|step| Signs::new(&places, step, paper));
    let has_sign = |candidate| signs.as_ref().is_some_and(|signs| signs.covers(candidate));
    digits::candidates(&mut drawing, &places, paper, has_sign, names, style);
    nodes::links(&mut drawing, &places, &chains, style);
    if let Some(signs) = &signs {
        signs.draw(&mut drawing, names, style);
    }
    nodes::nodes(&mut drawing, &places, &chains, names, style);
    if let Some(signs) = &signs {
        signs.outcome(&mut drawing, names, style);
    }
    nodes::numbers(&mut drawing, &chains, style);
    digits::wrong(&mut drawing, &places, paper, style);
    drawing
}

/// The chains of a step; their numbers keep clear of the candidates that are drawn.
fn chains(places: &Places<'_>, step: &Step, paper: &Paper) -> ChainLinks {
    links::layout(places, step, |cell, place| {
        let candidates = paper.candidates_in(cell).unwrap_or_default();
        candidates.iter().any(|digit| places.candidate(cell, digit) == place)
    })
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
