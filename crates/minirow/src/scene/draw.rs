//! A board becomes a drawing.

use super::places::Places;
use super::rules::{layers, words_below};
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
/// Rules beyond houses are drawn as setters draw them: lines below the digits, clues outside the board, which take
/// room there, and words below the board for what has no shape.
///
/// The step belongs to the board: where it is about cells or houses that the board does not have, it
/// is not drawn.
///
/// # Examples
/// ```
/// use minirow::{Geometry, Grid, Names};
/// use minirow::scene::{Paper, Style, draw};
/// let geometry = Geometry::of_side(16)?;
/// let paper = Paper::new(Grid::new(&geometry));
/// let drawing = draw(&paper, None, &Names::numbers(&geometry), &Style::default());
/// assert!(drawing.width > 16.0 && drawing.width < 16.2);
/// # Ok::<(), minirow::GeometryError>(())
/// ```
#[must_use]
pub fn draw(paper: &Paper, step: Option<&Step>, names: &Names<'_>, style: &Style) -> Drawing {
    let geometry = paper.givens.geometry();
    let step = step.filter(|step| signs::is_about(step, geometry));
    let rules =
        paper.ruled().map(|board| layers(&board, style, false, Some(names))).unwrap_or_default();
    let places = match rules.has_labels {
        true => Places::below_numbers(geometry),
        false => Places::new(geometry),
    };
    let mut drawing = blank(geometry, rules.margins, style);
    tints::checker(&mut drawing, geometry, style);
    tints::houses(&mut drawing, geometry, style);
    tints::colours(&mut drawing, &places, paper, style);
    drawing.shapes.extend(rules.below);
    if let Some(step) = step {
        bands::bands(&mut drawing, geometry, step, style);
    }
    lines::lines(&mut drawing, geometry, style);
    drawing.shapes.extend(rules.above);
    if style.names {
        let [above, .., before] = rules.margins.map(f64::from);
        axes::axes(&mut drawing, geometry, (NAMES, [above, before]), step, style);
        axes::letters(&mut drawing, geometry, style);
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
    if style.captions {
        let mut captions = rules.captions;
        captions.extend(paper.values_in_words(names));
        words_below(&mut drawing, &captions, style);
    }
    if let Some(ground) = style.ground {
        // Below all, and as large as the words made the drawing.
        let corner = Point(drawing.left, drawing.top);
        drawing.fill("ground", Path::rectangle(corner, drawing.width, drawing.height), ground);
        drawing.shapes.rotate_right(1);
    }
    drawing
}

/// An empty drawing with room for the board, for names before it and for so many cells around it.
fn blank(geometry: &Geometry, margins: [u8; 4], style: &Style) -> Drawing {
    let edge = edge(geometry, style);
    let before = if style.names { NAMES } else { edge };
    let room = |cells: u8, least: f64, names: f64| match cells {
        0 => least,
        _ => f64::from(cells) + names,
    };
    let names = if style.names { NAMES } else { 0.0 };
    let [top, right, bottom, left] = margins;
    let (top, left) = (room(top, before, names), room(left, before, names));
    let (right, bottom) = (room(right, edge, 0.0), room(bottom, edge, 0.0));
    Drawing {
        left: -left,
        top: -top,
        width: f64::from(geometry.columns()) + left + right,
        height: f64::from(geometry.rows()) + top + bottom,
        shapes: Vec::new(),
    }
}

/// The chains of a step; their numbers keep clear of the candidates that are drawn.
fn chains(places: &Places<'_>, step: &Step, paper: &Paper) -> ChainLinks {
    links::layout(places, step, |cell, place| {
        let candidates = paper.candidates_in(cell).unwrap_or_default();
        candidates.iter().any(|digit| places.candidate(cell, digit) == place)
    })
}

/// How wide and high the drawing of a board is at most, in cells, where it has no rules beyond houses: the greater of
/// both.
///
/// # Examples
/// ```
/// use minirow::{Geometry, scene::{Style, extent}};
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
    style.thick * lines::growth(geometry.side().into()) / 2.0
}
