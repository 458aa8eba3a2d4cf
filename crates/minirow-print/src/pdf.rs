//! Drawings as pages of a PDF.

use std::ops::ControlFlow;

use krilla::color::{luma, rgb};
use krilla::configure::{Archival, ConfigurationBuilder};
use krilla::destination::XyzDestination;
use krilla::error::KrillaError;
use krilla::geom::{Path as PdfPath, PathBuilder, Point as PdfPoint, Transform};
use krilla::metadata::{DateTime, Metadata};
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla::paint::{Fill, LineCap, LineJoin, Paint, Stroke as PdfStroke, StrokeDash};
use krilla::surface::Surface;
use krilla::{Document, SerializeSettings};
use minirow::scene::{Color, Drawing, Group, Path, Point, Segment, Shape, Stroke, Text};

use crate::fonts::tidy;
use crate::{Date, Fonts, PrintError};

/// What a PDF says about itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Info {
    /// Its title.
    pub title: String,
    /// Its day. PDF/A has to have one, so that without it the first day of 2000 is named: a file never
    /// depends on a clock.
    pub date: Option<Date>,
}

/// An entry of the outline of a PDF.
#[derive(Clone, Debug, PartialEq)]
pub struct Bookmark {
    /// What it says.
    pub title: String,
    /// The page it leads to, from 0.
    pub page: usize,
    /// What is below it.
    pub children: Vec<Bookmark>,
}

/// Writes pages as PDF, with all fonts embedded, checked against the rules of PDF/A-2u; a unit of the
/// drawings is a point. The same pages are always the same bytes.
///
/// `page` draws a page by its number from 0; `go_on` is asked after each.
///
/// # Errors
/// What `page` says, [`PrintError::MissingCharacter`], [`PrintError::Interrupted`] where `go_on` breaks,
/// and [`PrintError::Pdf`], such as for a font that must not be embedded.
///
/// # Examples
/// ```
/// use std::ops::ControlFlow;
/// use minirow::scene::Drawing;
/// use minirow_print::{Fonts, Info, pdf};
/// let fonts = Fonts::new(Vec::new())?;
/// let mut page = |_| Ok(Drawing::blank(595.0, 842.0));
/// let pdf = pdf(&Info::default(), 2, &mut page, &[], &fonts, &mut |_| ControlFlow::Continue(()))?;
/// assert!(pdf.starts_with(b"%PDF-1.7"));
/// # Ok::<(), minirow_print::PrintError>(())
/// ```
pub fn pdf(
    info: &Info,
    pages: usize,
    page: &mut dyn FnMut(usize) -> Result<Drawing, PrintError>,
    outline: &[Bookmark],
    fonts: &Fonts,
    go_on: &mut dyn FnMut(usize) -> ControlFlow<()>,
) -> Result<Vec<u8>, PrintError> {
    let archival = ConfigurationBuilder::new().with_archival_validator(Archival::A2_U);
    let configuration = archival.finish().expect("PDF/A-2u by itself is no contradiction");
    let mut document =
        Document::new_with(SerializeSettings { configuration, ..SerializeSettings::default() });
    for number in 0..pages {
        let drawing = page(number)?;
        let settings = PageSettings::from_wh(drawing.width as f32, drawing.height as f32)
            .ok_or(PrintError::NoRoom { width: drawing.width, height: drawing.height })?;
        let mut page = document.start_page_with(settings);
        let mut surface = page.surface();
        draw_shapes(&mut surface, &drawing.shapes, fonts)?;
        surface.finish();
        page.finish();
        if go_on(number + 1).is_break() {
            return Err(PrintError::Interrupted);
        }
    }
    if !outline.is_empty() {
        let mut root = Outline::new();
        outline.iter().for_each(|bookmark| root.push_child(node(bookmark)));
        document.set_outline(root);
    }
    let Date { year, month, day } = info.date.unwrap_or(Date { year: 2000, month: 1, day: 1 });
    let date = DateTime::new(year).month(month).day(day).hour(0).minute(0).second(0);
    let metadata = Metadata::new()
        .title(tidy(&info.title))
        .creator(minirow::NAME.to_owned())
        .language("en".to_owned())
        .creation_date(date.utc_offset_hour(0).utc_offset_minute(0));
    document.set_metadata(metadata);
    document.finish().map_err(|error| match &error {
        KrillaError::Validation(faults) => {
            let faults: Vec<String> =
                faults.iter().map(|(fault, _)| format!("{fault:?}")).collect();
            PrintError::Pdf(faults.join(", "))
        }
        error => PrintError::Pdf(error.to_string()),
    })
}

/// A page as large as a drawing, so many points for each of its units.
///
/// # Examples
/// ```
/// use minirow::scene::Drawing;
/// let page = minirow_print::page_around(&Drawing::blank(9.0, 9.0), 36.0);
/// assert_eq!((page.width, page.height), (324.0, 324.0));
/// ```
#[must_use]
pub fn page_around(drawing: &Drawing, unit: f64) -> Drawing {
    let mut page = Drawing::blank(drawing.width * unit, drawing.height * unit);
    page.place(Group::new("board", Point(0.0, 0.0), unit, drawing.clone()));
    page
}

fn node(bookmark: &Bookmark) -> OutlineNode {
    let destination = XyzDestination::new(bookmark.page, PdfPoint::from_xy(0.0, 0.0));
    let mut node = OutlineNode::new(bookmark.title.clone(), destination);
    bookmark.children.iter().for_each(|child| node.push_child(self::node(child)));
    node
}

fn draw_shapes(
    surface: &mut Surface<'_>,
    shapes: &[Shape],
    fonts: &Fonts,
) -> Result<(), PrintError> {
    for shape in shapes {
        match shape {
            Shape::Path(path) => draw_path(surface, path),
            Shape::Text(text) => draw_text(surface, text, fonts)?,
            Shape::Group(group) => draw_group(surface, group, fonts)?,
        }
    }
    Ok(())
}

fn draw_group(surface: &mut Surface<'_>, group: &Group, fonts: &Fonts) -> Result<(), PrintError> {
    let (scale, x, y) = group.transform();
    let scale = scale as f32;
    surface.push_transform(&Transform::from_row(scale, 0.0, 0.0, scale, x as f32, y as f32));
    let result = draw_shapes(surface, &group.drawing.shapes, fonts);
    surface.pop();
    result
}

fn draw_path(surface: &mut Surface<'_>, path: &Path) {
    let Some(outline) = outline_of(path) else { return };
    surface.set_fill(path.fill.map(fill));
    surface.set_stroke(path.stroke.map(stroke));
    if path.fill.is_some() || path.stroke.is_some() {
        surface.draw_path(&outline);
    }
}

fn outline_of(path: &Path) -> Option<PdfPath> {
    let mut builder = PathBuilder::new();
    let xy = |Point(x, y): Point| (x as f32, y as f32);
    for &segment in &path.segments {
        match segment {
            Segment::Move(to) => builder.move_to(xy(to).0, xy(to).1),
            Segment::Line(to) => builder.line_to(xy(to).0, xy(to).1),
            Segment::Curve(a, b, to) => {
                let [(ax, ay), (bx, by), (x, y)] = [a, b, to].map(xy);
                builder.cubic_to(ax, ay, bx, by, x, y);
            }
            Segment::Close => builder.close(),
        }
    }
    builder.finish()
}

fn draw_text(surface: &mut Surface<'_>, text: &Text, fonts: &Fonts) -> Result<(), PrintError> {
    let (runs, start) = fonts.placed(text)?;
    let size = text.size as f32;
    surface.set_fill(Some(fill(text.color)));
    surface.set_stroke(None);
    let mut x = start;
    for run in runs {
        let start = PdfPoint::from_xy(x, text.at.1 as f32);
        let font = fonts.faces[run.face].font.clone();
        surface.draw_glyphs(start, &run.glyphs, font, &text.text[run.range], size, false);
        x += run.width * size;
    }
    Ok(())
}

fn fill(color: Color) -> Fill {
    Fill { paint: paint(color), ..Fill::default() }
}

fn stroke(Stroke { color, width, dash }: Stroke) -> PdfStroke {
    let dash =
        dash.map(|(dash, gap)| StrokeDash { array: vec![dash as f32, gap as f32], offset: 0.0 });
    PdfStroke {
        paint: paint(color),
        width: width as f32,
        line_cap: if dash.is_some() { LineCap::Butt } else { LineCap::Square },
        line_join: LineJoin::Miter,
        dash,
        ..PdfStroke::default()
    }
}

/// Greys are printed with black alone.
fn paint(Color(red, green, blue): Color) -> Paint {
    if red == green && green == blue {
        luma::Color::new(red).into()
    } else {
        rgb::Color::new(red, green, blue).into()
    }
}
