//! A board of a text, whether a document holds it or not.

use std::sync::Arc;

use crate::format::document::Document;
use crate::format::reading::shape::Shape;
use crate::rules::RuledBoard;

/// A board of a text: a document where there is one of it, or else the board with its rules alone.
///
/// [`Record::read_any`](crate::format::Record::read_any) reads them.
///
/// # Examples
/// ```
/// use minirow::format::{AnyBoard, ReadOptions, Reader};
/// let record = Reader::new(ReadOptions::default()).feed(&".".repeat(81)).remove(0)?;
/// assert!(matches!(record.read_any()?, AnyBoard::Document(..)));
/// # Ok::<(), minirow::format::ParseError>(())
/// ```
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum AnyBoard {
    /// A board with a geometry, perhaps with rules beyond it, and how it is written.
    Document(Box<Document>, Arc<Shape>),
    /// A board that no geometry has, such as one of 5 rows and 10 columns, or with values from 0.
    Ruled(Box<RuledBoard>),
}
