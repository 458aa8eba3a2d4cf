//! The rules of one board, line by line.

use super::line::read_line;
use crate::board::Geometry;
use crate::format::reading::effort::{Effort, MOST_EFFORT};
use crate::format::reading::read_error::ReadError;
use crate::rules::Rule;

/// Reads the rules of one board, a line each, as far as all of them together are not too large.
///
/// A line may name thousands of states in a few characters, so it is their number that is limited, not that of lines:
/// to two million for states of automata times values, their steps, cells, and pairs of cells that are compared.
///
/// # Examples
/// ```
/// use minirow::{Geometry, format::RuleReader};
/// let mut rules = RuleReader::new(&Geometry::classic());
/// assert_eq!(rules.read("cage 14 r1c1 r1c2")?.name(), "cage");
/// // Ten thousand states for each of nine values, by two numbers.
/// let large = "automaton \"large\" >0 9999> | r1c1";
/// let read = (0..100).take_while(|_| rules.read(large).is_ok()).count();
/// assert_eq!(read, 22);
/// # Ok::<(), minirow::format::ReadError>(())
/// ```
#[derive(Clone, Debug)]
pub struct RuleReader {
    geometry: Geometry,
    effort: Effort,
}

impl RuleReader {
    /// One that has read nothing yet, for a board of this geometry.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, format::RuleReader};
    /// assert!(RuleReader::new(&Geometry::classic()).read("odd r1c1").is_ok());
    /// ```
    #[must_use]
    pub fn new(geometry: &Geometry) -> Self {
        Self { geometry: geometry.clone(), effort: Effort::default() }
    }

    /// Reads the next rule as [`read_rule`](super::read_rule) does.
    ///
    /// # Errors
    /// Where the line is wrong, for a rule that does not fit the board, and for one that is too much with those before
    /// it.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Geometry, format::RuleReader};
    /// let mut rules = RuleReader::new(&Geometry::classic());
    /// assert!(rules.read("anti-knight").is_ok());
    /// assert!(rules.read("cage 14 r1c10").is_err());
    /// ```
    pub fn read(&mut self, line: &str) -> Result<Rule, ReadError> {
        let rule = read_line(line, &self.geometry)?;
        if !self.effort.spend(rule.effort()) {
            let expected =
                format!("rules that take up to {MOST_EFFORT} states, steps and cells together");
            return Err(ReadError::new(1, expected, line));
        }
        Ok(rule)
    }
}

/// Reads a rule as [`Rule::line`] writes it, on a board of this geometry.
///
/// # Reading
/// The [name](Rule::name) of the rule, its numbers, and its cells such as `r1c1`; lists of cells are parted by `|`:
/// `arrow r1c1 | r1c2 r1c3` has its bulb in front. Some have more names: `little-killer 20 r1c2 r2c1`, `white-dot
/// r1c1 r1c2`, `black-dot r1c1 r1c2`, `thermo r1c1 r2c1`, `killer 14 r1c1 r1c2`. A cage without a number is one
/// without a sum, a difference is one of 1, and a ratio one of 2. Pairs by a table and automata have a title in quotes and a code: `pairs "sum of 4" 1:3 3:1 | r1c1 r1c2`, and `automaton "all the same" >0 1>
/// 2> 0:1>1 0:2>2 1:1>1 2:2>2 | r1c1 r1c2 r1c3`.
///
/// # Errors
/// Where the line is wrong, and for a rule that does not fit the board. Several rules of a board are read by a
/// [`RuleReader`], which limits what they take together.
///
/// # Examples
/// ```
/// use minirow::{Geometry, format::read_rule, rules::{Rule, kinds::Cage}};
/// let cage = read_rule("cage 14 r1c1 r1c2", &Geometry::classic())?;
/// assert_eq!(cage, Rule::Cage(Cage { cells: vec![0, 1], sum: 14 }));
/// assert_eq!(cage.line(&Geometry::classic()), "cage 14 r1c1 r1c2");
/// assert_eq!(
///     read_rule("cage 14 r1c1 r1c10", &Geometry::classic()).unwrap_err().to_string(),
///     "character 14: expected a cell of a board of 9x9, found 'r1c10'"
/// );
/// # Ok::<(), minirow::format::ReadError>(())
/// ```
pub fn read_rule(line: &str, geometry: &Geometry) -> Result<Rule, ReadError> {
    RuleReader::new(geometry).read(line)
}
