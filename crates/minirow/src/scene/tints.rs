//! What lies below lines and digits: tints of blocks, houses and cells.

use super::area::border;
use super::places::Places;
use super::{
    Anchor, Color, Drawing, Paper, Path, Point, Segment, Shape, Stroke, Style, Text, Weight,
};
use crate::board::{Cell, Extra, Geometry, House, HouseKind};

/// Beyond so many, further houses are not drawn: nobody could tell them apart.
const MOST_HOUSES: usize = 24;

/// Tints every second block; irregular ones so that neighbours differ as far as four tints allow.
pub(super) fn checker(drawing: &mut Drawing, geometry: &Geometry, style: &Style) {
    let Some(tint) = style.checker else { return };
    let tones = tones(geometry);
    for tone in 1..4 {
        let cells =
            geometry.cells().filter(|&cell| tones[usize::from(geometry.block(cell))] == tone);
        drawing.fill("checker", squares(geometry, cells), mixed(tint, style.ground, tone));
    }
}

/// A tint, half as far from the ground for the second tone, a half more for the third.
fn mixed(tint: Color, ground: Option<Color>, tone: u8) -> Color {
    let ground = ground.unwrap_or(Color::WHITE);
    let part = |tint: u8, ground: u8| {
        let (tint, ground) = (i16::from(tint), i16::from(ground));
        let far = match tone {
            1 => tint - ground,
            2 => (tint - ground) / 2,
            _ => (tint - ground) * 3 / 2,
        };
        (ground + far).clamp(0, 255) as u8
    };
    Color(part(tint.0, ground.0), part(tint.1, ground.1), part(tint.2, ground.2))
}

/// For each block which tint it has, 0 for none.
fn tones(geometry: &Geometry) -> Vec<u8> {
    let blocks = geometry.cells().map(|cell| usize::from(geometry.block(cell)) + 1).max();
    let mut tones = vec![0; blocks.unwrap_or(0)];
    if let Some((rows, columns)) = geometry.block_shape() {
        for cell in geometry.cells() {
            let steps = geometry.row(cell) / rows + geometry.column(cell) / columns;
            tones[usize::from(geometry.block(cell))] = steps % 2;
        }
        return tones;
    }
    let mut beside = vec![Vec::new(); tones.len()];
    for cell in geometry.cells() {
        let block = geometry.block(cell);
        for (down, right) in [(1, 0), (0, 1)] {
            if let Some(other) = geometry.offset(cell, down, right) {
                let other = geometry.block(other);
                beside[usize::from(block)].push(other);
                beside[usize::from(other)].push(block);
            }
        }
    }
    for block in 0..tones.len() {
        let is_free = |tone: &u8| {
            let mut before = beside[block].iter().filter(|&&other| usize::from(other) < block);
            before.all(|&other| tones[usize::from(other)] != *tone)
        };
        tones[block] = (0..4).find(is_free).unwrap_or(0);
    }
    tones
}

/// Diagonals as lines, other further houses as tints with a dashed border.
pub(super) fn houses(drawing: &mut Drawing, geometry: &Geometry, style: &Style) {
    let mut lines = Vec::new();
    let mut tinted: Vec<&[Cell]> = Vec::new();
    let stroke = Stroke { color: style.house_line, width: style.thin * 1.5, dash: None };
    for house in drawn_houses(geometry).take(MOST_HOUSES) {
        let cells = geometry.cells_of(house);
        if let Some(way) = diagonal(geometry, house) {
            lines.extend(way);
            continue;
        }
        drawing.fill("house", squares(geometry, cells.iter().copied()), style.house);
        // Borders of houses that share cells stay apart.
        let shares = |other: &&&[Cell]| other.iter().any(|cell| cells.contains(cell));
        let inset = 0.07 + 0.03 * (tinted.iter().filter(shares).count() % 3) as f64;
        tinted.push(cells);
        let dash = Stroke::dashed(stroke.color, stroke.width);
        drawing.stroke("house", around(geometry, cells, inset), dash);
    }
    drawing.stroke("diagonal", lines, stroke);
}

/// The colours of cells, side by side where a cell has several, with their letters if that is asked for.
pub(super) fn colours(drawing: &mut Drawing, places: &Places<'_>, paper: &Paper, style: &Style) {
    let len = style.palette.len();
    for (cell, colours) in places.geometry.cells().zip(&paper.colours) {
        let Point(x, y) = places.corner(cell);
        // More than the palette has cannot be told apart.
        let colours = &colours[..colours.len().min(len)];
        let width = 1.0 / colours.len().max(1) as f64;
        for (index, &number) in colours.iter().enumerate() {
            let left = x + index as f64 * width;
            let number = usize::from(number) % len;
            let stripe = Path::rectangle(Point(left, y), width, 1.0);
            drawing.fill("colour", stripe, style.palette[number]);
            if style.lettered {
                let size = 0.2_f64.min(width);
                drawing.shapes.push(Shape::Text(Text {
                    class: "colour",
                    at: Point(left + width - 0.05, y + 0.95),
                    anchor: Anchor::End,
                    size,
                    weight: Weight::Regular,
                    color: style.candidate,
                    text: char::from(b'a' + number as u8).to_string(),
                }));
            }
        }
    }
}

/// Cells as squares.
pub(super) fn squares(geometry: &Geometry, cells: impl IntoIterator<Item = Cell>) -> Vec<Segment> {
    let square = |cell| {
        let corner = Point(geometry.column(cell).into(), geometry.row(cell).into());
        Path::rectangle(corner, 1.0, 1.0)
    };
    cells.into_iter().flat_map(square).collect()
}

/// The border of some cells, so far inside of them.
pub(super) fn around(geometry: &Geometry, cells: &[Cell], inset: f64) -> Vec<Segment> {
    let mut is_in = vec![false; geometry.cell_count()];
    cells.iter().for_each(|cell| is_in[cell.index()] = true);
    let frame = (usize::from(geometry.rows()), usize::from(geometry.columns()));
    border(frame, inset, |row, column| {
        geometry.cell_at(row as u8, column as u8).is_some_and(|cell| is_in[cell.index()])
    })
}

/// The houses beyond rows, columns and blocks that are drawn: disjoint groups are all over the board.
pub(super) fn drawn_houses(geometry: &Geometry) -> impl Iterator<Item = House> {
    geometry
        .houses()
        .chain(geometry.distinct_houses())
        .filter(|&house| geometry.house_kind(house) == HouseKind::Extra)
        .filter(|&house| geometry.extra_of(house) != Some(Extra::DisjointGroups))
}

/// A house that is a diagonal of the whole board, or of a grid, as a line.
pub(super) fn diagonal(geometry: &Geometry, house: House) -> Option<Vec<Segment>> {
    let cells = geometry.cells_of(house);
    let (first, last) = (*cells.first()?, *cells.last()?);
    let runs = |right: i16| {
        let mut pairs = cells.windows(2);
        pairs.all(|pair| geometry.offset(pair[0], 1, right) == Some(pair[1]))
    };
    let corner = |cell: Cell, right: f64, down: f64| {
        Point(f64::from(geometry.column(cell)) + right, f64::from(geometry.row(cell)) + down)
    };
    let is_whole = cells.len() == usize::from(geometry.digit_count());
    match (is_whole && runs(1), is_whole && runs(-1)) {
        (true, _) => Some(Path::line(corner(first, 0.0, 0.0), corner(last, 1.0, 1.0))),
        (_, true) => Some(Path::line(corner(first, 1.0, 0.0), corner(last, 0.0, 1.0))),
        _ => None,
    }
}
