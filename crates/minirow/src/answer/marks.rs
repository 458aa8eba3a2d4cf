//! What there is to draw of a step.

use serde::Serialize;

use super::Naming;
use crate::board::Names;
use crate::logic::{Implication, Marks};

/// A house to draw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "HouseMark_by_{C}"))]
pub struct HouseMark<C> {
    /// Its name.
    pub house: String,
    /// Its cells.
    pub cells: Vec<C>,
    /// `base` or `cover`.
    pub role: &'static str,
}

/// A candidate to draw, or in parts a digit on the board or one that cannot be in a cell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Mark_by_{C}"))]
pub struct Mark<C, D> {
    /// Its cell.
    pub cell: C,
    /// Its digit.
    pub digit: D,
    /// `pattern`, `fin`, `inner-fin`, `pivot`, `common` or `group`; in parts also `out` for what is
    /// eliminated, `place`, `blocker` for a digit on the board and `blocked` where it cannot go.
    pub role: &'static str,
    /// The number of its group.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group: Option<u8>,
}

/// A digit that is, or is not, in one of some cells. It follows from others of its chain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Node_by_{C}"))]
pub struct Node<C, D> {
    /// The digit.
    pub digit: D,
    /// The cells.
    pub cells: Vec<C>,
    /// Whether it is there.
    pub holds: bool,
    /// The places of those it follows from.
    pub after: Vec<usize>,
    /// Whether the links to it are strong ones.
    pub strong: bool,
}

/// Writes the houses of marks.
///
/// # Examples
/// ```
/// use minirow::{Grid, Names, answer::{Numbers, house_marks}, logic::{Position, path}};
/// let grid: Grid = "123. 3412 2143 4321".parse()?;
/// let path = path(&Position::from_grid(&grid).unwrap());
/// let marks = house_marks(&path.steps[0].marks, &Names::numbers(grid.geometry()), &Numbers);
/// assert_eq!(marks[0].cells, [0, 1, 2, 3]);
/// # Ok::<(), minirow::format::ParseError>(())
/// ```
#[must_use]
pub fn house_marks<N: Naming>(
    marks: &Marks,
    names: &Names<'_>,
    naming: &N,
) -> Vec<HouseMark<N::Cell>> {
    let houses = marks.houses.iter().map(|&(house, role)| HouseMark {
        house: names.house(house).to_owned(),
        cells: naming.cells(names.geometry().cells_of(house)),
        role: role.name(),
    });
    houses.collect()
}

/// Writes the candidates of marks.
///
/// # Examples
/// ```
/// use minirow::{answer::{Numbers, candidate_marks}, logic::Marks};
/// assert!(candidate_marks(&Marks::default(), &Numbers).is_empty());
/// ```
#[must_use]
pub fn candidate_marks<N: Naming>(marks: &Marks, naming: &N) -> Vec<Mark<N::Cell, N::Digit>> {
    let marks = marks.candidates.iter().map(|&(candidate, role)| Mark {
        cell: naming.cell(candidate.cell),
        digit: naming.digit(candidate.digit),
        role: role.name(),
        group: role.group(),
    });
    marks.collect()
}

/// Writes the chains of marks.
///
/// # Examples
/// ```
/// use minirow::{answer::{Numbers, chains}, logic::Marks};
/// assert!(chains(&Marks::default(), &Numbers).is_empty());
/// ```
#[must_use]
pub fn chains<N: Naming>(marks: &Marks, naming: &N) -> Vec<Vec<Node<N::Cell, N::Digit>>> {
    let node = |implication: &Implication| Node {
        digit: naming.digit(implication.node.digit),
        cells: naming.cells(&implication.node.cells),
        holds: implication.holds,
        after: implication.after.clone(),
        strong: implication.cause.is_strong(),
    };
    marks.chains.iter().map(|chain| chain.iter().map(node).collect()).collect()
}
