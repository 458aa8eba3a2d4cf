//! A board of any shape with its rules as a drawing.

use super::super::digits::write;
use super::super::{Color, Drawing, Path, Point, Stroke, Style, Weight, lines};
use super::layers::{RuleLayers, layers};
use super::words_below::words_below;
use crate::rules::RuledBoard;

/// A board with rules, and what a player has written; places of values as in [`RuledBoard::candidates`].
///
/// # Examples
/// ```
/// use minirow::{Frame, rules::RuledBoard};
/// use minirow::scene::RuledPaper;
/// let paper = RuledPaper::new(RuledBoard::new(Frame::new(5, 10).geometry()?));
/// assert_eq!(paper.written.len(), 50);
/// # Ok::<(), minirow::GeometryError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct RuledPaper {
    /// The board; where a cell may hold one value only, that is a given.
    pub board: RuledBoard,
    /// The place of the value that is written in each cell without a given, if any.
    pub written: Vec<Option<u8>>,
    /// The cells where something is wrong.
    pub wrong: Vec<u16>,
}

impl RuledPaper {
    /// A puzzle before the first move.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, rules::RuledBoard};
    /// use minirow::scene::RuledPaper;
    /// assert!(RuledPaper::new(RuledBoard::new(Geometry::classic())).wrong.is_empty());
    /// ```
    #[must_use]
    pub fn new(board: RuledBoard) -> Self {
        let written = vec![None; board.geometry().cell_count()];
        Self { board, written, wrong: Vec::new() }
    }
}

/// Draws a board with its rules, whatever its shape: square or not, with or without blocks, values from 0 or 1.
///
/// # Examples
/// ```
/// use minirow::{Frame, rules::{Rule, RuledBoard, kinds::Cage}};
/// use minirow::scene::{RuledPaper, Style, draw_ruled};
/// let mut board = RuledBoard::new(Frame::new(5, 10).geometry()?);
/// board.rules.push(Rule::Cage(Cage { cells: vec![0, 1], sum: 7 }));
/// board.candidates[0] = 1 << 9;
/// let drawing = draw_ruled(&RuledPaper::new(board), &Style::default());
/// let texts: Vec<&str> = drawing.texts().map(|text| text.text.as_str()).collect();
/// assert_eq!(texts, ["7", "10"]);
/// assert!(drawing.width > 2.0 * drawing.height - 0.1);
/// # Ok::<(), minirow::GeometryError>(())
/// ```
#[must_use]
pub fn draw_ruled(paper: &RuledPaper, style: &Style) -> Drawing {
    let board = &paper.board;
    let geometry = board.geometry();
    let (rows, columns) = (usize::from(geometry.rows()), usize::from(geometry.columns()));
    let growth = lines::growth(rows.max(columns));
    let RuleLayers { below, above, captions, margins, .. } = layers(board, style, true, None);
    let edge = style.thick * growth / 2.0;
    let [top, right, bottom, left] = margins.map(|cells| edge.max(f64::from(cells)));
    let mut drawing = Drawing {
        left: -left,
        top: -top,
        width: columns as f64 + left + right,
        height: rows as f64 + top + bottom,
        shapes: Vec::new(),
    };
    drawing.shapes.extend(below);
    if geometry.has_holes() || geometry.grids().is_some() {
        lines::lines(&mut drawing, geometry, style);
    } else {
        let block = |row, column| {
            let cell = geometry.number_at(row, column);
            cell.and_then(|cell| geometry.block_with(cell)).unwrap_or(usize::MAX)
        };
        lines::grid(&mut drawing, (rows, columns), block, growth, style);
    }
    drawing.shapes.extend(above);
    digits(&mut drawing, paper, style);
    if style.captions {
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

/// Givens, what the player has written, and marks where something is wrong.
fn digits(drawing: &mut Drawing, paper: &RuledPaper, style: &Style) {
    let geometry = paper.board.geometry();
    let middle = |cell: u16| {
        Point(geometry.column_of(cell) as f64 + 0.5, geometry.row_of(cell) as f64 + 0.5)
    };
    for cell in geometry.numbers() {
        let index = usize::from(cell);
        let set = paper.board.candidates.get(index).copied().unwrap_or(0) & geometry.all_places();
        let given = (set.count_ones() == 1).then(|| set.trailing_zeros() as usize);
        let written = || paper.written.get(index).copied().flatten().map(usize::from);
        let Some(place) = given.or_else(written) else { continue };
        let text = geometry.value_at(place).to_string();
        let size = style.digit_size(&text);
        let (class, look): (_, (f64, Weight, Color)) = match given {
            Some(_) => ("given", (size, Weight::Bold, style.given)),
            None => ("digit", (size, Weight::Regular, style.player)),
        };
        write(drawing, class, middle(cell), look, text, style);
    }
    let mut strokes = Vec::new();
    for &cell in paper.wrong.iter().filter(|&&cell| usize::from(cell) < geometry.cell_count()) {
        let Point(x, y) = middle(cell);
        let (x, y) = (x - 0.5, y - 0.5);
        let corners = [Point(x, y), Point(x + 0.26, y), Point(x, y + 0.26)];
        drawing.fill("wrong", Path::polygon(&corners), style.eliminate);
        for down in [0.86, 0.93] {
            strokes.extend(Path::line(Point(x + 0.2, y + down), Point(x + 0.8, y + down)));
        }
    }
    drawing.stroke("wrong", strokes, Stroke::solid(style.eliminate, 0.03));
}
