//! QR codes.

use minirow::scene::{Color, Drawing, Path, Point, Shape};
use qrcode::{Color as Module, EcLevel, QrCode};

use crate::PrintError;

/// How many light modules are around a code.
const QUIET: f64 = 4.0;

/// A text as QR code; a module is a unit of the drawing.
///
/// # Errors
/// [`PrintError::LongCode`] for what fits no code.
///
/// # Examples
/// ```
/// let code = minirow_print::qr("https://example.org")?;
/// assert_eq!((code.width, code.height), (33.0, 33.0));
/// assert!(minirow_print::qr(&"x".repeat(3000)).is_err());
/// # Ok::<(), minirow_print::PrintError>(())
/// ```
pub fn qr(text: &str) -> Result<Drawing, PrintError> {
    let code = QrCode::with_error_correction_level(text, EcLevel::M)
        .or_else(|_| QrCode::with_error_correction_level(text, EcLevel::L))
        .map_err(|_| PrintError::LongCode(text.len()))?;
    let width = code.width();
    let size = width as f64 + 2.0 * QUIET;
    let mut drawing = Drawing { left: -QUIET, top: -QUIET, ..Drawing::blank(size, size) };
    let mut segments = Vec::new();
    for (row, modules) in code.to_colors().chunks(width).enumerate() {
        // Dark modules side by side are one rectangle, so that no seam shows between them.
        let mut column = 0;
        for run in modules.chunk_by(|a, b| a == b) {
            if run[0] == Module::Dark {
                let corner = Point(column as f64, row as f64);
                segments.extend(Path::rectangle(corner, run.len() as f64, 1.0));
            }
            column += run.len();
        }
    }
    let light = Path::rectangle(Point(-QUIET, -QUIET), size, size);
    for (class, segments, color) in
        [("light", light, Color::WHITE), ("dark", segments, Color::BLACK)]
    {
        drawing.shapes.push(Shape::Path(Path { class, segments, fill: Some(color), stroke: None }));
    }
    Ok(drawing)
}
