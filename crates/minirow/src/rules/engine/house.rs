//! Values with few places in a house.

use super::model::Numbered;
use super::propagate::{DeadEnd, State};
use super::sight::Sight;

/// The most cells of a house.
const MOST_CELLS: usize = 32;

impl State<'_> {
    /// Values with one place left in a house, and those whose places other cells see, where cells are not the bits of
    /// a word.
    pub(super) fn house(&mut self, cells: &[u16], sight: &Sight) -> Result<(), DeadEnd> {
        let mut domains = [0_u32; MOST_CELLS];
        let (mut once, mut twice, mut alone) = (0, 0, 0);
        for (at, &cell) in cells.iter().enumerate() {
            let domain = self.domains[usize::from(cell)];
            domains[at] = domain;
            twice |= once & domain;
            once |= domain;
            alone |= if domain & (domain - 1) == 0 { domain } else { 0 };
        }
        if once.count_ones() < cells.len() as u32 {
            return Err(DeadEnd);
        }
        let hidden = once & !twice & !alone;
        if hidden != 0 {
            for &cell in cells {
                let domain = self.domains[usize::from(cell)];
                let found = domain & hidden;
                if found != 0 {
                    if found & (found - 1) != 0 {
                        return Err(DeadEnd);
                    }
                    self.set(cell, found)?;
                }
            }
        }
        let open = twice & !alone;
        if open != 0 {
            for (locked, seeing) in sight.locked(&domains, open) {
                for &cell in seeing {
                    let domain = self.domains[usize::from(cell)];
                    if domain & locked != 0 {
                        self.set(cell, domain & !locked)?;
                    }
                }
            }
        }
        Ok(())
    }

    /// Takes values that one of these cells has from all cells that see every place of them.
    #[inline]
    pub(super) fn lock(
        &mut self,
        cells: &[u16],
        numbered: &Numbered,
        mut values: u32,
    ) -> Result<(), DeadEnd> {
        let (sight, is_small) = (&numbered.sight, !self.places.is_empty());
        while values != 0 {
            let place = values.trailing_zeros();
            values &= values - 1;
            if is_small {
                let places = self.places[place as usize] & numbered.mask;
                if places == 0 {
                    return Err(DeadEnd);
                }
                // Where one is alone, its peers are told so.
                if places & self.alone == 0 {
                    self.lock_places(places, place)?;
                }
                continue;
            }
            let (mut places, mut alone) = (0_u32, false);
            for (at, &cell) in cells.iter().enumerate() {
                let domain = self.domains[usize::from(cell)];
                places |= (domain >> place & 1) << at;
                alone |= domain == 1 << place;
            }
            if places == 0 {
                return Err(DeadEnd);
            }
            if !alone {
                self.take_from(sight, places, 1 << place)?;
            }
        }
        Ok(())
    }

    /// Takes a value from all cells that see each of some places of it, where cells are the bits of a word.
    #[inline]
    pub(super) fn lock_places(&mut self, mut places: u128, place: u32) -> Result<(), DeadEnd> {
        let mut seen = self.places[place as usize];
        while places != 0 && seen != 0 {
            seen &= self.model.differing[places.trailing_zeros() as usize];
            places &= places - 1;
        }
        if seen == 0 { Ok(()) } else { self.take_places(place, seen) }
    }

    #[inline]
    fn take_from(&mut self, sight: &Sight, places: u32, value: u32) -> Result<(), DeadEnd> {
        for seeing in sight.seeing(places) {
            for &cell in seeing {
                let domain = self.domains[usize::from(cell)];
                if domain & value != 0 {
                    self.set(cell, domain & !value)?;
                }
            }
        }
        Ok(())
    }
}
