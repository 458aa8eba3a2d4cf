//! Hints: a little more at each level, over the player's own board.

use crate::board::{Cell, Digit, DigitSet, Geometry, Grid, House, HouseKind, Names};
use crate::logic::{
    HouseRole, Mistake, PlayerBoard, Position, Role, Step, Technique, mistakes, next_step_with,
    words,
};
use crate::progress::{Progress, Stopped, to_the_end};

/// How much a hint tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum HintLevel {
    /// Where to look.
    Where,
    /// Which technique, and which digits.
    Technique,
    /// The pattern: houses and cells.
    Pattern,
    /// Why it holds, and what follows.
    Explanation,
    /// What to write and eliminate.
    Apply,
}

/// What a player who asks for help is told.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Hint {
    /// These come first: nothing that follows from a wrong board helps.
    Mistakes(Vec<Mistake>),
    /// Every cell has its digit.
    Solved,
    /// The next step, to be told by [`tell`].
    Step(Step),
    /// No technique finds a step.
    Stuck,
}

impl HintLevel {
    /// All levels, from the least to the most.
    pub const ALL: &[Self] =
        &[Self::Where, Self::Technique, Self::Pattern, Self::Explanation, Self::Apply];

    /// The level of a number from 1 to 5.
    ///
    /// # Examples
    /// ```
    /// use minirow::logic::HintLevel;
    /// assert_eq!(HintLevel::new(1), Some(HintLevel::Where));
    /// assert_eq!(HintLevel::new(6), None);
    /// ```
    #[must_use]
    pub fn new(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number).checked_sub(1)?).copied()
    }

    /// Its number.
    ///
    /// # Examples
    /// ```
    /// use minirow::logic::HintLevel;
    /// let numbers = HintLevel::ALL.iter().map(|level| level.number());
    /// assert!(numbers.eq([1, 2, 3, 4, 5]));
    /// ```
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

/// What helps on a player's board: its mistakes, or else the next step.
///
/// The solution, if the caller has it, only tells mistakes; the step comes from what the player sees.
///
/// # Examples
/// ```
/// use minirow::{Cell, Digit, Grid, Names};
/// use minirow::logic::{Hint, HintLevel, PlayerBoard, hint, tell};
/// let givens: Grid = "1... ..3. .4.. ...2".parse()?;
/// let mut board = PlayerBoard::new(givens.clone());
/// let Hint::Step(step) = hint(&board, None) else { panic!("expected a step") };
/// assert_eq!(tell(&step, HintLevel::Where, &Names::numbers(givens.geometry())), "Look at block 1.");
/// board.digits.set(Cell::new(1), Digit::new(1));
/// assert!(matches!(hint(&board, None), Hint::Mistakes(_)));
/// # Ok::<(), minirow::format::ParseError>(())
/// ```
#[must_use]
pub fn hint(board: &PlayerBoard, solution: Option<&Grid>) -> Hint {
    hint_with(board, solution, to_the_end()).expect("nothing stops it")
}

/// Helps as [`hint`] does, within limits.
///
/// # Errors
/// [`Stopped`] before it was known what helps.
///
/// # Examples
/// ```
/// use minirow::{Geometry, Grid, progress, logic::{PlayerBoard, hint_with}};
/// let empty = PlayerBoard::new(Grid::new(&Geometry::classic()));
/// assert!(hint_with(&empty, None, progress::at_most(0)).is_err());
/// ```
pub fn hint_with(
    board: &PlayerBoard,
    solution: Option<&Grid>,
    progress: impl Progress,
) -> Result<Hint, Stopped> {
    let mistakes = mistakes(board, solution);
    if !mistakes.is_empty() {
        return Ok(Hint::Mistakes(mistakes));
    }
    let position = match board.position() {
        Ok(position) => position,
        Err(mistakes) => return Ok(Hint::Mistakes(mistakes)),
    };
    if position.is_solved() {
        return Ok(Hint::Solved);
    }
    let step = next_step_with(&position, Technique::all(), progress)?;
    Ok(step.map_or(Hint::Stuck, Hint::Step))
}

/// What can be done next: all steps of the first technique in order that finds any.
///
/// # Errors
/// [`Stopped`] with the steps that were found by then.
///
/// # Examples
/// ```
/// use minirow::{Grid, progress, logic::{Position, next_steps}};
/// let grid: Grid = "123. 3... .... ....".parse()?;
/// let position = Position::from_grid(&grid).unwrap();
/// let steps = next_steps(&position, progress::to_the_end()).unwrap();
/// assert!(steps.iter().all(|step| step.technique.name() == "full-house"));
/// # Ok::<(), minirow::format::ParseError>(())
/// ```
pub fn next_steps(
    position: &Position,
    mut progress: impl Progress,
) -> Result<Vec<Step>, Stopped<Vec<Step>>> {
    for technique in Technique::all() {
        let steps = technique.steps(position, &mut progress)?;
        if !steps.is_empty() {
            return Ok(steps);
        }
    }
    Ok(Vec::new())
}

/// A step in words, as much as a level tells. Each level stands by itself.
///
/// # Examples
/// ```
/// use minirow::{Grid, Names, logic::{HintLevel, Position, next_step, tell}};
/// let grid: Grid = "..4. .... 4... ....".parse()?;
/// let step = next_step(&Position::from_grid(&grid).unwrap()).unwrap();
/// let names = Names::numbers(grid.geometry());
/// let told = Vec::from_iter(HintLevel::ALL.iter().map(|&level| tell(&step, level, &names)));
/// assert_eq!(told, [
///     "Look at block 1.",
///     "Hidden single with the digit 4.",
///     "Hidden single with the digit 4: in block 1; r2c2.",
///     "Hidden single: r2c2 is 4: the only place left in block 1.",
///     "r2c2 is 4.",
/// ]);
/// # Ok::<(), minirow::format::ParseError>(())
/// ```
#[must_use]
pub fn tell(step: &Step, level: HintLevel, names: &Names<'_>) -> String {
    let title = step.technique.title();
    match level {
        HintLevel::Where => {
            format!("Look at {}.", words::houses(step.region(names.geometry()), names))
        }
        HintLevel::Technique => format!("{title} with {}.", digits(step, names)),
        HintLevel::Pattern => {
            let pattern = pattern(step, names);
            format!("{title} with {}: {pattern}.", digits(step, names))
        }
        HintLevel::Explanation => {
            let explained = step.explain(names);
            let end = if explained.ends_with('.') { "" } else { "." };
            format!("{title}: {explained}{end}")
        }
        HintLevel::Apply => format!("{}.", step.conclusions(names)),
    }
}

impl Step {
    /// What it places and eliminates, in words.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Grid, Names, logic::{Position, next_step}};
    /// let grid: Grid = "123. .... .... ....".parse()?;
    /// let step = next_step(&Position::from_grid(&grid).unwrap()).unwrap();
    /// assert_eq!(step.conclusions(&Names::numbers(grid.geometry())), "r1c4 is 4");
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    #[must_use]
    pub fn conclusions(&self, names: &Names<'_>) -> String {
        let parts = [words::placements(&self.place, names), words::removals(&self.remove, names)];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("; ")
    }

    /// Where to look for it: the houses it starts from if they are one or two, else the house that
    /// holds most of it.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Grid, logic::{Position, next_step}};
    /// let grid: Grid = "..4. .... 4... ....".parse()?;
    /// let step = next_step(&Position::from_grid(&grid).unwrap()).unwrap();
    /// assert_eq!(grid.geometry().house_name(step.region(grid.geometry())[0]), "block 1");
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    #[must_use]
    pub fn region(&self, geometry: &Geometry) -> Vec<House> {
        let mut base: Vec<House> = self.marks.houses_with(HouseRole::Base).collect();
        base.dedup();
        if (1..=2).contains(&base.len()) {
            return base;
        }
        let cells = self.cells();
        let most = geometry.houses().max_by_key(|&house| {
            let held = geometry.cells_of(house).iter().filter(|cell| cells.contains(cell)).count();
            // Blocks are seen first.
            (held, geometry.house_kind(house) == HouseKind::Block)
        });
        most.into_iter().collect()
    }

    /// The digits it is about: those of its pattern if they are few, else of its conclusions.
    ///
    /// # Examples
    /// ```
    /// use minirow::{Digit, Grid, logic::{Position, next_step}};
    /// let grid: Grid = "..4. .... 4... ....".parse()?;
    /// let step = next_step(&Position::from_grid(&grid).unwrap()).unwrap();
    /// assert_eq!(step.digits(), [Digit::new(4).unwrap()]);
    /// # Ok::<(), minirow::format::ParseError>(())
    /// ```
    #[must_use]
    pub fn digits(&self) -> Vec<Digit> {
        /// A quad has so many.
        const FEW: usize = 4;
        let pattern = self.marks.with(Role::Pattern).map(|candidate| candidate.digit);
        let mut digits: DigitSet = pattern.collect();
        if !(1..=FEW).contains(&digits.len()) {
            let changed = self.place.iter().chain(&self.remove);
            digits = changed.map(|candidate| candidate.digit).collect();
        }
        digits.iter().collect()
    }

    /// The cells of its marks, each once, in the order they are told.
    fn cells(&self) -> Vec<Cell> {
        let marked = self.marks.candidates.iter().map(|mark| mark.0.cell);
        let chains = self.marks.chains.iter().flatten();
        let linked = chains.flat_map(|implication| implication.node.cells.iter().copied());
        let mut cells = once(marked.chain(linked));
        if cells.is_empty() {
            cells = once(self.place.iter().chain(&self.remove).map(|candidate| candidate.cell));
        }
        cells
    }
}

impl HouseRole {
    /// Its name in data.
    ///
    /// # Examples
    /// ```
    /// use minirow::logic::HouseRole;
    /// assert_eq!(HouseRole::Cover.name(), "cover");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Base => "base",
            Self::Cover => "cover",
        }
    }
}

impl Role {
    /// Its name in data.
    ///
    /// # Examples
    /// ```
    /// use minirow::logic::Role;
    /// assert_eq!((Role::Fin.name(), Role::Group(2).name()), ("fin", "group"));
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pattern => "pattern",
            Self::Fin => "fin",
            Self::InnerFin => "inner-fin",
            Self::Pivot => "pivot",
            Self::Common => "common",
            Self::Group(_) => "group",
            Self::Out => "out",
            Self::Place => "place",
            Self::Blocker => "blocker",
            Self::Blocked => "blocked",
        }
    }

    /// Which of several groups it belongs to, if it does, from 0.
    ///
    /// # Examples
    /// ```
    /// use minirow::logic::Role;
    /// assert_eq!((Role::Fin.group(), Role::Group(2).group()), (None, Some(2)));
    /// ```
    #[must_use]
    pub const fn group(self) -> Option<u8> {
        match self {
            Self::Group(number) => Some(number),
            _ => None,
        }
    }
}

/// `the digit 4`, `the digits 3 and 5`.
fn digits(step: &Step, names: &Names<'_>) -> String {
    let digits = step.digits();
    let noun = if digits.len() == 1 { "the digit" } else { "the digits" };
    format!("{noun} {}", words::digits(digits, names))
}

/// Houses and cells by what they do: `in row 2 and row 5; across column 1 and column 7; r2c1, …`.
fn pattern(step: &Step, names: &Names<'_>) -> String {
    let mut parts = Vec::new();
    for (role, word) in [(HouseRole::Base, "in"), (HouseRole::Cover, "across")] {
        let houses = once(step.marks.houses_with(role));
        if !houses.is_empty() {
            parts.push(format!("{word} {}", words::houses(houses, names)));
        }
    }
    for role in once(step.marks.candidates.iter().map(|mark| mark.1)) {
        let cells = once(step.marks.with(role).map(|candidate| candidate.cell));
        let label = match role {
            Role::Pattern | Role::Out | Role::Place | Role::Blocker | Role::Blocked => {
                String::new()
            }
            Role::Fin | Role::InnerFin if cells.len() == 1 => "with the fin ".to_owned(),
            Role::Fin | Role::InnerFin => "with the fins ".to_owned(),
            Role::Pivot if cells.len() == 1 => "with the pivot ".to_owned(),
            Role::Pivot => "with the pivots ".to_owned(),
            Role::Common => "joined by ".to_owned(),
            Role::Group(number) => format!("group {}: ", u16::from(number) + 1),
        };
        parts.push(label + &words::cells(cells, names));
    }
    for chain in &step.marks.chains {
        let cells = chain.iter().flat_map(|implication| implication.node.cells.iter().copied());
        parts.push(format!("a chain through {}", words::cells(once(cells), names)));
    }
    parts.join("; ")
}

/// Each item once, where it came first.
fn once<T: PartialEq>(items: impl Iterator<Item = T>) -> Vec<T> {
    let mut kept = Vec::new();
    for item in items {
        if !kept.contains(&item) {
            kept.push(item);
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Candidate;
    use crate::logic::technique::Label;
    use crate::logic::{Cause, Implication, Node, Technique};

    /// Cells as `27` for r2c7.
    fn cell(geometry: &Geometry, name: u8) -> Cell {
        geometry.cell(name / 10 - 1, name % 10 - 1)
    }

    fn step() -> Step {
        static LABEL: Label = Label {
            name: "any",
            title: "Any",
            rating: 10,
            place: 0,
            pairs_of: None,
            hodoku: None,
            in_se: false,
        };
        Step::new(Technique::new(&LABEL))
    }

    /// Where to look for a step, its digits, and its pattern.
    fn check(step: &Step, expected: [&str; 3]) {
        let geometry = Geometry::classic();
        let names = Names::numbers(&geometry);
        let region = words::houses(step.region(&geometry), &names);
        assert_eq!([region, digits(step, &names), pattern(step, &names)], expected);
    }

    #[test]
    fn fish_are_told_by_their_houses() {
        let geometry = Geometry::classic();
        let digit = Digit::new(3).expect("a digit");
        let houses: Vec<House> = geometry.houses().collect();
        let mut fish = step();
        fish.marks.houses = vec![
            (houses[1], HouseRole::Base),
            (houses[4], HouseRole::Base),
            (houses[9], HouseRole::Cover),
            (houses[15], HouseRole::Cover),
        ];
        for (names, role) in [(vec![21, 27, 51, 57], Role::Pattern), (vec![28], Role::Fin)] {
            fish.marks.cells(names.into_iter().map(|name| cell(&geometry, name)), digit, role);
        }
        fish.remove.push(Candidate { cell: cell(&geometry, 17), digit });
        check(
            &fish,
            [
                "row 2 and row 5",
                "the digit 3",
                "in row 2 and row 5; across column 1 and column 7; \
                 r2c1, r2c7, r5c1 and r5c7; with the fin r2c8",
            ],
        );
        assert_eq!(fish.conclusions(&Names::numbers(&geometry)), "r1c7 is not 3");
    }

    #[test]
    fn sets_are_told_by_their_cells() {
        let geometry = Geometry::classic();
        let mut sets = step();
        for digit in [1, 2, 5, 6, 9].map(|digit| Digit::new(digit).expect("a digit")) {
            sets.marks.cells([cell(&geometry, 44)], digit, Role::Pattern);
            sets.marks.cells([cell(&geometry, 45), cell(&geometry, 56)], digit, Role::Group(0));
        }
        let digit = Digit::new(9).expect("a digit");
        sets.remove.push(Candidate { cell: cell(&geometry, 11), digit });
        check(&sets, ["block 5", "the digit 9", "r4c4; group 1: r4c5 and r5c6"]);
    }

    #[test]
    fn chains_are_told_by_their_cells() {
        let geometry = Geometry::classic();
        let digit = Digit::new(7).expect("a digit");
        let implication = |name, holds, cause, after| Implication {
            node: Node { digit, cells: vec![cell(&geometry, name)] },
            holds,
            cause,
            after,
        };
        let mut chain = step();
        chain.marks.chains.push(vec![
            implication(11, true, Cause::Assumed, vec![]),
            implication(15, false, Cause::Excluded, vec![0]),
            implication(19, false, Cause::Excluded, vec![0]),
            implication(11, false, Cause::Excluded, vec![1]),
        ]);
        chain.remove.push(Candidate { cell: cell(&geometry, 11), digit });
        check(&chain, ["row 1", "the digit 7", "a chain through r1c1, r1c5 and r1c9"]);
    }
}
