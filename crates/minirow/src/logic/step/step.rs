//! One deduction.

use crate::board::{Candidate, Cell, Digit, House};
use crate::logic::{Chain, Premise, Technique, Tenths};

/// One deduction: which technique found it, what it does to the board, and why.
///
/// It is inert: whoever draws or tells it needs to know no technique by name.
///
/// # Examples
/// ```
/// use minirow::{Grid, Names, logic::{Position, next_step}};
/// let grid: Grid = "..4. .... 4... ....".parse()?;
/// let step = next_step(&Position::from_grid(&grid).unwrap()).unwrap();
/// let names = Names::numbers(grid.geometry());
/// assert_eq!(step.explain(&names), "r2c2 is 4: the only place left in block 1");
/// # Ok::<(), minirow::format::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Step {
    /// The technique that found it.
    pub technique: Technique,
    /// How hard it is; on the scale of Sudoku Explainer where that knows the technique.
    pub rating: Tenths,
    /// What it places.
    pub place: Vec<Candidate>,
    /// The candidates it eliminates, besides those that what it places rules out.
    pub remove: Vec<Candidate>,
    /// What must hold for it, besides the rule that cells which see each other differ.
    pub premises: Vec<Premise>,
    /// What to draw.
    pub marks: Marks,
}

/// What to draw for a step: houses, candidates and chains, each with its role.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Marks {
    /// The houses, in the order they are told.
    pub houses: Vec<(House, HouseRole)>,
    /// The candidates, in the order they are told.
    pub candidates: Vec<(Candidate, Role)>,
    /// The implications, one chain for each assumption.
    pub chains: Vec<Chain>,
}

/// What a house does in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum HouseRole {
    /// The reason is in it.
    Base,
    /// The consequence is in it.
    Cover,
}

/// What a candidate does in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Role {
    /// It makes the pattern.
    Pattern,
    /// It stands in the way of the pattern: a fin, an extra candidate.
    Fin,
    /// A fin in two base houses at once.
    InnerFin,
    /// It belongs to the cell the pattern hangs on.
    Pivot,
    /// It joins two sets of cells, which cannot both hold its digit; it has the mark of its own
    /// set besides.
    Common,
    /// It belongs to one of several sets of cells, or to one of several colours, from 0.
    Group(u8),
    /// It is eliminated in this part of an explanation.
    Out,
    /// It is placed in this part of an explanation.
    Place,
    /// It stands on the board and keeps its digit from other cells.
    Blocker,
    /// Its cell is open, but the digit is no candidate there.
    Blocked,
}

impl Step {
    /// A step that does nothing yet.
    pub(crate) fn new(technique: Technique) -> Self {
        Self {
            technique,
            rating: technique.rating(),
            place: Vec::new(),
            remove: Vec::new(),
            premises: Vec::new(),
            marks: Marks::default(),
        }
    }

    /// This step, placing a digit for which a house has one place left.
    pub(crate) fn in_house(mut self, house: House, single: Candidate) -> Self {
        self.place.push(single);
        self.premises.push(Premise::House(house, single.digit));
        self.marks.houses.push((house, HouseRole::Base));
        self.marks.candidates.push((single, Role::Pattern));
        self
    }

    /// This step, placing the one digit that is left in a cell.
    pub(crate) fn in_cell(mut self, single: Candidate) -> Self {
        self.place.push(single);
        self.premises.push(Premise::Cell(single.cell));
        self.marks.candidates.push((single, Role::Pattern));
        self
    }

    /// Eliminates a digit from some cells.
    pub(in crate::logic) fn eliminate(
        &mut self,
        cells: impl IntoIterator<Item = Cell>,
        digit: Digit,
    ) {
        for cell in cells {
            self.remove.push(Candidate { cell, digit });
        }
    }
}

impl Marks {
    /// Marks candidates of a digit in some cells.
    pub(in crate::logic) fn cells(
        &mut self,
        cells: impl IntoIterator<Item = Cell>,
        digit: Digit,
        role: Role,
    ) {
        for cell in cells {
            self.candidates.push((Candidate { cell, digit }, role));
        }
    }

    /// The houses of a role.
    pub(in crate::logic) fn houses_with(
        &self,
        role: HouseRole,
    ) -> impl Iterator<Item = House> + '_ {
        self.houses.iter().filter(move |mark| mark.1 == role).map(|mark| mark.0)
    }

    /// The candidates of a role.
    pub(in crate::logic) fn with(&self, role: Role) -> impl Iterator<Item = Candidate> + '_ {
        self.candidates.iter().filter(move |mark| mark.1 == role).map(|mark| mark.0)
    }
}
