//! Drawings as PNG.

use std::sync::Arc;

use pencilmark::scene::{Drawing, SvgOptions, svg};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};

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
/// use pencilmark::scene::Drawing;
/// use pencilmark_print::{Fonts, png};
/// let fonts = Fonts::new(Vec::new())?;
/// assert!(png(&Drawing::blank(9.0, 9.0), 10.0, &fonts)?.starts_with(b"\x89PNG"));
/// assert!(png(&Drawing::blank(9.0, 9.0), 1e6, &fonts).is_err());
/// # Ok::<(), pencilmark_print::PrintError>(())
/// ```
pub fn png(drawing: &Drawing, unit: f64, fonts: &Fonts) -> Result<Vec<u8>, PrintError> {
    let (width, height) = (drawing.width * unit, drawing.height * unit);
    let size = |side: f64| (1.0..=f64::from(MOST)).contains(&side).then(|| side.ceil() as u32);
    let (Some(columns), Some(rows)) = (size(width), size(height)) else {
        return Err(PrintError::PictureSize { most: MOST, width, height });
    };
    fonts.check(drawing)?;
    let mut database = fontdb::Database::new();
    fonts.faces.iter().for_each(|face| database.load_font_data(face.data.clone()));
    let options = Options { fontdb: Arc::new(database), ..Options::default() };
    let text = svg(drawing, &SvgOptions::default().unit(unit).font(fonts.families()));
    let failed = |error: &dyn std::fmt::Display| PrintError::Picture(error.to_string());
    let tree = Tree::from_str(&text, &options).map_err(|error| failed(&error))?;
    let mut pixels =
        Pixmap::new(columns, rows).ok_or(PrintError::PictureSize { most: MOST, width, height })?;
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| failed(&error))
}
