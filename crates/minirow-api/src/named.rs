//! What names in requests stand for.

use minirow::Symmetry;
use minirow::logic::Technique;

use crate::Fault;

/// The technique of a name.
pub(crate) fn technique(name: &str) -> Result<Technique, Fault> {
    Technique::named(name).ok_or_else(|| Fault::unknown("technique", name))
}

/// The symmetry of a name; none where no name is given.
pub(crate) fn symmetry(name: Option<&str>) -> Result<Symmetry, Fault> {
    name.map_or(Ok(Symmetry::None), |name| name.parse().map_err(Fault::input))
}
