//! Formats made for boards with rules beyond houses, in a library that is built without the feature
//! `ruled-formats`: each is recognised like elsewhere, so no text is taken for another one, and refused by name.

use std::marker::PhantomData;

use crate::board::Geometry;
use crate::format::document::Document;
use crate::format::handle::Format;
use crate::format::part::Part;
use crate::format::reading::error::ParseError;
use crate::format::reading::known::Known;
use crate::format::reading::notation::{Alone, Frame, Notation, Piece, Reading};
use crate::format::reading::record::Record;
use crate::format::reading::shape::Shape;
use crate::format::reading::unruled::{IS_RULED, unruled};
use crate::format::symbols::Symbols;

/// A format made for boards with rules.
pub(in crate::format) trait Ruled: Notation + Alone + Sized + 'static {
    const FORMAT: Format;
    const THIS: &'static Self;
}

/// The format as it is, or as it is recognised.
pub(super) const fn ruled<F: Ruled>() -> &'static dyn Notation {
    if IS_RULED { F::THIS } else { &Recognised::<F>(PhantomData) }
}

/// All of a format but what reads and writes it.
struct Recognised<F>(PhantomData<fn() -> F>);

impl<F: Ruled> Notation for Recognised<F> {
    fn reading(&self) -> Reading {
        Reading::Alone(&Self(PhantomData))
    }

    fn refusal(&self, geometry: &Geometry) -> Option<(&'static str, String)> {
        F::THIS.refusal(geometry)
    }

    fn is_only_read(&self) -> bool {
        F::THIS.is_only_read()
    }

    fn parts(&self) -> &'static [Part] {
        F::THIS.parts()
    }

    fn is_unread(&self) -> bool {
        true
    }

    fn host(&self) -> Option<&'static str> {
        F::THIS.host()
    }

    /// Nothing: whoever writes has been refused before.
    fn write(&self, _: &Document, _: &Symbols) -> String {
        String::new()
    }

    fn extensions(&self) -> &'static [&'static str] {
        F::THIS.extensions()
    }

    fn frame(&self) -> Frame {
        F::THIS.frame()
    }
}

impl<F: Ruled> Alone for Recognised<F> {
    fn piece(&self) -> Piece {
        F::THIS.piece()
    }

    fn begins(&self, line: &str, known: &Known) -> bool {
        F::THIS.begins(line, known)
    }

    fn read(&self, record: &Record, _: &Known) -> Result<(Document, Shape), ParseError> {
        Err(unruled((record.line, record.column), format_args!("a board in {}", F::FORMAT)))
    }
}
