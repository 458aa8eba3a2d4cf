//! What pages promise, seen from outside.

mod books;
mod laws;
mod limits;
mod rules;

use std::ops::ControlFlow;

use minirow::scene::Paper;
use minirow::{Geometry, Grid};
use minirow_print::{Book, Entry, Fonts, Info, PrintError, Setup, pdf};

/// The font that is built in.
fn fonts() -> Fonts {
    Fonts::new(Vec::new()).expect("the font that is built in")
}

/// An entry for each board as text; where all cells but one are given, with its solution.
fn entry(text: &str, solution: &str) -> Entry {
    let grid: Grid = text.parse().expect("a board");
    let solution = solution.parse().ok();
    Entry { solution, line: text.to_owned(), ..Entry::new(Paper::new(grid)) }
}

fn empty(geometry: &Geometry) -> Entry {
    Entry::new(Paper::new(Grid::new(geometry)))
}

/// A book as PDF.
fn bytes(entries: Vec<Entry>, setup: Setup) -> Result<Vec<u8>, PrintError> {
    let fonts = fonts();
    let info = Info { title: setup.title.clone(), date: setup.date };
    let book = Book::plan(entries, setup, &fonts)?;
    let mut page = |number| book.page(number, &fonts);
    pdf(&info, book.pages(), &mut page, &book.outline(), &fonts, &mut |_| ControlFlow::Continue(()))
}
