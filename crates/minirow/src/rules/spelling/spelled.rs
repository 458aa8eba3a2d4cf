//! A rule taken apart into what a line or JSON tells of it.

use super::wrong::{At, Wrong};

/// A rule taken apart.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Spelled {
    /// Its [name](crate::rules::Rule::name).
    pub(crate) name: String,
    /// What people call it, where it has a code.
    pub(crate) title: String,
    /// A table or an automaton, in words without blanks.
    pub(crate) code: Vec<String>,
    pub(crate) numbers: Vec<u64>,
    pub(crate) parts: Vec<Vec<u16>>,
    /// Whether it is taken as it is, as links tell it: what makes no sense is refused where the board is solved.
    pub(crate) is_unchecked: bool,
}

impl Spelled {
    /// The first list of cells.
    pub(crate) fn list(&mut self) -> Vec<u16> {
        self.parts.first_mut().map(std::mem::take).unwrap_or_default()
    }

    /// The first list, whose cells are told once each.
    pub(crate) fn once(&mut self) -> Result<Vec<u16>, Wrong> {
        let cells = self.list();
        match (1..cells.len()).find(|&at| cells[..at].contains(&cells[at])) {
            Some(at) if !self.is_unchecked => {
                let (expected, found) = ("each cell once".to_owned(), "one again".to_owned());
                Err(Wrong { at: At::Cell(0, at), expected, found })
            }
            _ => Ok(cells),
        }
    }

    /// The first list, which is two different cells.
    pub(crate) fn two(&mut self) -> Result<[u16; 2], Wrong> {
        let cells = self.list();
        let pair = <[u16; 2]>::try_from(cells.as_slice()).ok();
        pair.filter(|[one, other]| one != other || self.is_unchecked).ok_or_else(|| Wrong {
            at: At::Part(0),
            expected: "two different cells".to_owned(),
            found: cells.len().to_string(),
        })
    }

    /// The first two lists.
    pub(crate) fn two_lists(&mut self) -> [Vec<u16>; 2] {
        let mut lists = self.parts.iter_mut().map(std::mem::take);
        [(); 2].map(|()| lists.next().unwrap_or_default())
    }

    /// The first number.
    pub(crate) fn number(&self) -> u32 {
        self.large_number() as u32
    }

    /// The first number, or this where there is none.
    pub(crate) fn number_or(&self, usual: u32) -> u32 {
        if self.numbers.is_empty() { usual } else { self.number() }
    }

    /// The first number, which may be a large one.
    pub(crate) fn large_number(&self) -> u64 {
        self.numbers.first().copied().unwrap_or_default()
    }
}
