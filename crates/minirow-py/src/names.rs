//! What arguments can be called: the lists that the library has.

use std::collections::BTreeMap;

use minirow::format::Format;
use minirow::logic::Technique;
use minirow::rating::{HodokuLevel, Level};
use minirow::scene::Theme;
use minirow::{Geometry, Symmetry};
use pyo3::prelude::*;

/// The names that arguments can have, by what they name.
#[pyfunction]
pub(crate) fn names() -> BTreeMap<&'static str, Vec<String>> {
    fn of<T: ToString>(all: impl IntoIterator<Item = T>) -> Vec<String> {
        all.into_iter().map(|one| one.to_string()).collect()
    }
    BTreeMap::from([
        ("hodoku", of(HodokuLevel::ALL.iter().map(|level| level.to_string().to_lowercase()))),
        ("level", of(Level::ALL)),
        ("symmetry", of(Symmetry::ALL.iter().map(|symmetry| symmetry.name()))),
        ("technique", of(techniques())),
        ("theme", of(Theme::ALL)),
    ])
}

/// The techniques by name, from the easiest to the hardest.
#[pyfunction]
pub(crate) fn techniques() -> Vec<&'static str> {
    Technique::all().map(Technique::name).collect()
}

/// The formats that boards can be written in, by all their names.
#[pyfunction]
pub(crate) fn formats() -> Vec<&'static str> {
    let classic = Geometry::classic();
    let written = Format::all().filter(|format| format.holds(&classic).is_ok());
    // Another name, under which its links are known.
    written.map(Format::name).chain(["fpuzzles"]).collect()
}
