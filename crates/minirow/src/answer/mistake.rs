//! What is wrong on a board: digits that stand twice, and a player's mistakes.

use serde::Serialize;

use super::Naming;
use crate::board::{self, Names};
use crate::logic;

/// Something that cannot stay on a player's board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Mistake_by_{C}"))]
pub struct Mistake<C, D> {
    /// `repeated`, `wrong`, `needed-candidate-removed` or `dead-end`.
    pub kind: &'static str,
    /// Where it is.
    pub cells: Vec<C>,
    /// The digit that it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub digit: Option<D>,
    /// The mistake in words.
    pub text: String,
}

/// A digit that stands more than once where it may stand once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Duplicate_by_{C}"))]
pub struct Duplicate<C, D> {
    /// The digit.
    pub digit: D,
    /// Where it stands.
    pub cells: Vec<C>,
    /// The house that these share, if they do.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub house: Option<String>,
    /// The same in words.
    pub text: String,
}

/// Writes a player's mistakes.
///
/// # Examples
/// ```
/// use minirow::{Grid, Names, answer::{Numbers, mistakes}, logic::{self, PlayerBoard}};
/// let board: Grid = "1.1. .... .... ....".parse()?;
/// let names = Names::numbers(board.geometry());
/// let found = logic::mistakes(&PlayerBoard::new(board.clone()), None);
/// let written = mistakes(&found, &names, &Numbers);
/// assert_eq!((written[0].kind, &written[0].cells[..]), ("repeated", &[0, 2][..]));
/// # Ok::<(), minirow::format::ParseError>(())
/// ```
#[must_use]
pub fn mistakes<N: Naming>(
    mistakes: &[logic::Mistake],
    names: &Names<'_>,
    naming: &N,
) -> Vec<Mistake<N::Cell, N::Digit>> {
    let written = mistakes.iter().map(|mistake| {
        let (kind, digit) = match mistake {
            logic::Mistake::Repeated(duplicate) => ("repeated", Some(duplicate.digit)),
            logic::Mistake::Wrong(candidate) => ("wrong", Some(candidate.digit)),
            logic::Mistake::NeededCandidateRemoved(candidate) => {
                ("needed-candidate-removed", Some(candidate.digit))
            }
            logic::Mistake::DeadEnd(_) => ("dead-end", None),
        };
        Mistake {
            kind,
            cells: naming.cells(mistake.cells()),
            digit: digit.map(|digit| naming.digit(digit)),
            text: mistake.explain(names),
        }
    });
    written.collect()
}

/// Writes digits that stand more than once.
///
/// # Examples
/// ```
/// use minirow::{Grid, Names, answer::duplicates};
/// let board: Grid = "1.1. .... .... ....".parse()?;
/// let names = Names::numbers(board.geometry());
/// let written = duplicates(&board.duplicates(), &names, &names);
/// assert_eq!((&*written[0].digit, written[0].house.as_deref()), ("1", Some("row 1")));
/// # Ok::<(), minirow::format::ParseError>(())
/// ```
#[must_use]
pub fn duplicates<N: Naming>(
    duplicates: &[board::Duplicate],
    names: &Names<'_>,
    naming: &N,
) -> Vec<Duplicate<N::Cell, N::Digit>> {
    let written = duplicates.iter().map(|duplicate| Duplicate {
        digit: naming.digit(duplicate.digit),
        cells: naming.cells(&duplicate.cells),
        house: duplicate.house.map(|house| names.house(house).to_owned()),
        text: duplicate.explain(names),
    });
    written.collect()
}
