//! Drawings as PNG.

use minirow::scene::{
    Color, Drawing, Group, Path as ScenePath, Point, Segment, Shape, Stroke as SceneStroke, Text,
};
use tiny_skia::{
    FillRule, LineCap, Paint, Path, PathBuilder, Pixmap, Stroke, StrokeDash, Transform,
};

use crate::{Fonts, PrintError};

/// The most pixels of a side: a picture of a gigabyte.
const MOST: u32 = 16_384;

/// Makes a picture of a drawing, so many pixels for each of its units.
///
/// # Errors
/// [`PrintError::PictureSize`] for none and for more than 16,384 pixels a side, and
/// [`PrintError::MissingCharacter`].
///
/// # Examples
/// ```
/// use minirow::scene::Drawing;
/// use minirow_print::{Fonts, png};
/// let fonts = Fonts::new(Vec::new())?;
/// assert!(png(&Drawing::blank(9.0, 9.0), 10.0, &fonts)?.starts_with(b"\x89PNG"));
/// assert!(png(&Drawing::blank(9.0, 9.0), 1e6, &fonts).is_err());
/// # Ok::<(), minirow_print::PrintError>(())
/// ```
pub fn png(drawing: &Drawing, unit: f64, fonts: &Fonts) -> Result<Vec<u8>, PrintError> {
    let (width, height) = (drawing.width * unit, drawing.height * unit);
    let too_large = PrintError::PictureSize { most: MOST, width, height };
    let size = |side: f64| (1.0..=f64::from(MOST)).contains(&side).then(|| side.ceil() as u32);
    let (Some(columns), Some(rows)) = (size(width), size(height)) else { return Err(too_large) };
    fonts.check(drawing)?;
    let mut pixels = Pixmap::new(columns, rows).ok_or(too_large)?;
    let scale = Transform::from_scale(unit as f32, unit as f32);
    let all = scale.pre_translate(-drawing.left as f32, -drawing.top as f32);
    draw_shapes(&mut pixels, &drawing.shapes, all, fonts)?;
    pixels.encode_png().map_err(|error| PrintError::Picture(error.to_string()))
}

fn draw_shapes(
    pixels: &mut Pixmap,
    shapes: &[Shape],
    place: Transform,
    fonts: &Fonts,
) -> Result<(), PrintError> {
    for shape in shapes {
        match shape {
            Shape::Path(path) => draw_path(pixels, path, place),
            Shape::Text(text) => draw_text(pixels, text, place, fonts)?,
            Shape::Group(group) => draw_group(pixels, group, place, fonts)?,
        }
    }
    Ok(())
}

fn draw_group(
    pixels: &mut Pixmap,
    group: &Group,
    place: Transform,
    fonts: &Fonts,
) -> Result<(), PrintError> {
    let (scale, x, y) = group.transform();
    let (scale, x, y) = (scale as f32, x as f32, y as f32);
    let place = place.pre_concat(Transform::from_row(scale, 0.0, 0.0, scale, x, y));
    draw_shapes(pixels, &group.drawing.shapes, place, fonts)
}

fn draw_path(pixels: &mut Pixmap, path: &ScenePath, place: Transform) {
    let Some(outline) = outline_of(path) else { return };
    if let Some(color) = path.fill {
        pixels.fill_path(&outline, &paint(color), FillRule::Winding, place, None);
    }
    if let Some(stroke) = path.stroke {
        pixels.stroke_path(&outline, &paint(stroke.color), &pen(stroke), place, None);
    }
}

fn outline_of(path: &ScenePath) -> Option<Path> {
    let mut builder = PathBuilder::new();
    let xy = |Point(x, y): Point| (x as f32, y as f32);
    for &segment in &path.segments {
        match segment {
            Segment::Move(to) => builder.move_to(xy(to).0, xy(to).1),
            Segment::Line(to) => builder.line_to(xy(to).0, xy(to).1),
            Segment::Curve(a, b, to) => {
                let ((ax, ay), (bx, by), (x, y)) = (xy(a), xy(b), xy(to));
                builder.cubic_to(ax, ay, bx, by, x, y);
            }
            Segment::Close => builder.close(),
        }
    }
    builder.finish()
}

fn draw_text(
    pixels: &mut Pixmap,
    text: &Text,
    place: Transform,
    fonts: &Fonts,
) -> Result<(), PrintError> {
    let (runs, start) = fonts.placed(text)?;
    let size = text.size as f32;
    let place = place.pre_translate(start, text.at.1 as f32);
    let paint = paint(text.color);
    for (outline, x) in fonts.outlines(&runs) {
        // Outlines grow upwards, and are as large as a size of 1.
        let place = place.pre_concat(Transform::from_row(size, 0.0, 0.0, -size, x * size, 0.0));
        pixels.fill_path(&outline, &paint, FillRule::Winding, place, None);
    }
    Ok(())
}

fn paint(Color(red, green, blue): Color) -> Paint<'static> {
    let mut paint = Paint::default();
    paint.set_color_rgba8(red, green, blue, u8::MAX);
    paint
}

fn pen(SceneStroke { color: _, width, dash }: SceneStroke) -> Stroke {
    let line_cap = if dash.is_some() { LineCap::Butt } else { LineCap::Square };
    let dash = dash.and_then(|(dash, gap)| StrokeDash::new(vec![dash as f32, gap as f32], 0.0));
    Stroke { width: width as f32, line_cap, dash, ..Stroke::default() }
}
