//! What techniques look at: candidates by cell and places by digit, as sets.

use std::ops::BitOr;
use std::sync::Arc;

use super::set::{CellSet, Digits};
use crate::board::{Candidate, Cell, Contradiction, Digit, Geometry, House, HouseKind, Pencil};

/// A board in sets of `C` words of cells and `D` words of digits, both kept up to date.
///
/// A cell with a digit has no candidates here and is no place for any digit.
#[derive(Clone)]
pub(in crate::logic) struct View<const C: usize, const D: usize> {
    shape: Arc<Shape<C>>,
    digits: Vec<Option<Digit>>,
    candidates: Vec<Digits<D>>,
    places: Vec<CellSet<C>>,
    givens: CellSet<C>,
}

/// The houses of a geometry as sets.
struct Shape<const C: usize> {
    geometry: Geometry,
    houses: Vec<CellSet<C>>,
    /// For each cell all that cannot hold the same digit; not kept where they would fill the
    /// memory.
    peers: Vec<CellSet<C>>,
}

/// Beyond 32 × 32 cells peers are put together when they are asked for: at 255 × 255 all of them
/// would take half a gigabyte.
const MOST_PEERS: usize = 16;

impl<const C: usize, const D: usize> View<C, D> {
    /// The position of a pencil, all its digits taken for givens.
    pub(in crate::logic) fn new(pencil: &Pencil) -> Self {
        let geometry = pencil.geometry();
        let mut view = Self {
            shape: Arc::new(Shape::new(geometry)),
            digits: geometry.cells().map(|cell| pencil.digit(cell)).collect(),
            candidates: vec![Digits::EMPTY; geometry.cell_count()],
            places: vec![CellSet::EMPTY; geometry.digit_count().into()],
            givens: CellSet::EMPTY,
        };
        for cell in geometry.cells() {
            if view.digits[cell.index()].is_some() {
                view.givens.insert(cell);
                continue;
            }
            view.candidates[cell.index()] = pencil.candidates(cell).into();
            for digit in view.candidates(cell).iter() {
                view.places[digit.index()].insert(cell);
            }
        }
        view
    }

    #[inline]
    pub(in crate::logic) fn geometry(&self) -> &Geometry {
        &self.shape.geometry
    }

    /// All houses of a kind, in order.
    pub(in crate::logic) fn houses(&self, kind: HouseKind) -> impl Iterator<Item = House> + '_ {
        let houses = self.geometry().houses();
        houses.filter(move |&house| self.geometry().house_kind(house) == kind)
    }

    /// All houses, blocks and extra houses before rows and columns: as people look.
    pub(in crate::logic) fn houses_blocks_first(&self) -> impl Iterator<Item = House> + '_ {
        let is_line = |&house: &House| {
            matches!(self.geometry().house_kind(house), HouseKind::Row | HouseKind::Column)
        };
        let lines = self.geometry().houses().take_while(is_line).count();
        self.geometry().houses().skip(lines).chain(self.geometry().houses().take(lines))
    }

    /// The cells of a house.
    #[inline]
    pub(in crate::logic) fn house(&self, house: House) -> CellSet<C> {
        self.shape.houses[house.index()]
    }

    /// The houses of a cell: its row, its column, its block, others.
    #[inline]
    pub(in crate::logic) fn houses_of(&self, cell: Cell) -> impl Iterator<Item = House> + '_ {
        self.geometry().houses_of(cell)
    }

    /// The row, column or block of a cell.
    #[inline]
    pub(in crate::logic) fn house_of(&self, cell: Cell, kind: HouseKind) -> Option<House> {
        self.geometry().house_of(cell, kind)
    }

    /// The houses that hold all of some cells; none where there are no cells.
    #[inline]
    pub(in crate::logic) fn common_houses(
        &self,
        cells: CellSet<C>,
    ) -> impl Iterator<Item = House> + '_ {
        let seats = cells.first().map_or(&[][..], |cell| self.geometry().seats(cell));
        let houses = seats.iter().map(|seat| seat.house);
        houses.filter(move |&house| cells.is_subset(&self.house(house)))
    }

    /// All cells that see a cell: they share a house with it, or must differ from it anyway.
    #[inline]
    pub(in crate::logic) fn peers(&self, cell: Cell) -> CellSet<C> {
        let peers = self.shape.peers.get(cell.index()).copied();
        peers.unwrap_or_else(|| self.shape.peers_of(cell))
    }

    /// All cells that see every one of some cells.
    #[inline]
    pub(in crate::logic) fn common_peers(&self, cells: CellSet<C>) -> CellSet<C> {
        let mut cells = cells.iter();
        let first = cells.next().map_or(CellSet::EMPTY, |cell| self.peers(cell));
        cells.fold(first, |common, cell| common & self.peers(cell))
    }

    /// The digit of a cell, given or placed.
    #[inline]
    pub(in crate::logic) fn digit(&self, cell: Cell) -> Option<Digit> {
        self.digits[cell.index()]
    }

    /// Whether the cell's digit belongs to the puzzle and was not placed since.
    #[inline]
    pub(in crate::logic) fn is_given(&self, cell: Cell) -> bool {
        self.givens.contains(cell)
    }

    /// The candidates of a cell; none where it has a digit.
    #[inline]
    pub(in crate::logic) fn candidates(&self, cell: Cell) -> Digits<D> {
        self.candidates[cell.index()]
    }

    /// The open cells that may hold a digit.
    #[inline]
    pub(in crate::logic) fn places(&self, digit: Digit) -> CellSet<C> {
        self.places[digit.index()]
    }

    /// The open cells of a house that may hold a digit.
    #[inline]
    pub(in crate::logic) fn places_in(&self, house: House, digit: Digit) -> CellSet<C> {
        self.places(digit) & self.house(house)
    }

    /// The cells without a digit.
    pub(in crate::logic) fn open(&self) -> impl Iterator<Item = Cell> + '_ {
        self.geometry().cells().filter(|&cell| self.digit(cell).is_none())
    }

    /// The open cells of a house.
    #[inline]
    pub(in crate::logic) fn open_in(&self, house: House) -> impl Iterator<Item = Cell> + '_ {
        let cells = self.geometry().cells_of(house).iter().copied();
        cells.filter(|&cell| self.digit(cell).is_none())
    }

    /// Says which digits belong to the puzzle.
    pub(in crate::logic) fn set_givens(&mut self, is_given: impl Fn(Cell) -> bool) {
        self.givens = self.geometry().cells().filter(|&cell| is_given(cell)).collect();
    }

    /// Writes a digit and takes it from the cell's peers.
    pub(in crate::logic) fn place(&mut self, candidate: Candidate) -> Result<(), Contradiction> {
        let Candidate { cell, digit } = candidate;
        if self.digit(cell) == Some(digit) {
            return Ok(());
        }
        if !self.candidates(cell).contains(digit) {
            return Err(Contradiction::Excluded(candidate));
        }
        for other in self.candidates(cell).iter() {
            self.places[other.index()].remove(cell);
        }
        self.candidates[cell.index()] = Digits::EMPTY;
        self.digits[cell.index()] = Some(digit);
        for peer in (self.places(digit) & self.peers(cell)).iter() {
            self.candidates[peer.index()].remove(digit);
            self.places[digit.index()].remove(peer);
        }
        Ok(())
    }

    /// Eliminates a candidate, if it is there.
    pub(in crate::logic) fn remove(&mut self, candidate: Candidate) -> Result<(), Contradiction> {
        let Candidate { cell, digit } = candidate;
        if self.digit(cell) == Some(digit) {
            return Err(Contradiction::NoDigit(cell));
        }
        self.candidates[cell.index()].remove(digit);
        self.places[digit.index()].remove(cell);
        Ok(())
    }

    /// The first cell without a choice, or house without a place for a digit, if there is one.
    pub(in crate::logic) fn contradiction(&self) -> Option<Contradiction> {
        if let Some(cell) = self.open().find(|&cell| self.candidates(cell).is_empty()) {
            return Some(Contradiction::NoDigit(cell));
        }
        let all: Digits<D> = self.geometry().all_digits().into();
        self.geometry().houses().find_map(|house| {
            let mut left = all;
            for &cell in self.geometry().cells_of(house) {
                left -= self.digit(cell).map_or(self.candidates(cell), Digits::of);
            }
            left.first().map(|digit| Contradiction::NoPlace(house, digit))
        })
    }
}

impl<const C: usize> Shape<C> {
    fn new(geometry: &Geometry) -> Self {
        let houses =
            geometry.houses().map(|house| geometry.cells_of(house).iter().copied().collect());
        let mut shape =
            Self { geometry: geometry.clone(), houses: houses.collect(), peers: Vec::new() };
        if C <= MOST_PEERS {
            shape.peers = geometry.cells().map(|cell| shape.peers_of(cell)).collect();
        }
        shape
    }

    fn peers_of(&self, cell: Cell) -> CellSet<C> {
        let seats = self.geometry.seats(cell).iter();
        let houses = seats.map(|seat| self.houses[seat.house.index()]);
        let apart: CellSet<C> = self.geometry.apart(cell).iter().copied().collect();
        houses.fold(apart, BitOr::bitor) - CellSet::of(cell)
    }
}
