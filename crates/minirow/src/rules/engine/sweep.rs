//! Houses of boards whose cells are the bits of a word, value by value.

use super::bands;
use super::propagate::{DeadEnd, State};

impl State<'_> {
    /// Looks at the houses for a value that has lost places.
    pub(super) fn sweep(&mut self) -> Result<(), DeadEnd> {
        let place = self.moved.trailing_zeros();
        self.moved &= self.moved - 1;
        if self.model.is_classic {
            self.sweep_bands(place)?;
        }
        let places = self.places[place as usize];
        let lost = self.swept[place as usize] & !places;
        self.swept[place as usize] = places;
        let model = self.model;
        for house in model.swept.iter().filter(|&house| house & lost != 0) {
            let left = self.places[place as usize] & house;
            // Where one is alone, its peers are told so.
            if left & self.alone != 0 {
                continue;
            }
            match left.count_ones() {
                0 => return Err(DeadEnd),
                1 => self.set(left.trailing_zeros() as u16, 1 << place)?,
                _ => self.lock_places(left, place)?,
            }
        }
        Ok(())
    }

    /// The same for all rows, columns and blocks of 9×9.
    fn sweep_bands(&mut self, place: u32) -> Result<(), DeadEnd> {
        let places = self.places[place as usize];
        let (left, mut found) = bands::narrowed(places);
        if left == 0 {
            return Err(DeadEnd);
        }
        if left != places {
            self.take_places(place, !left)?;
        }
        found &= !self.alone;
        while found != 0 {
            let cell = found.trailing_zeros() as usize;
            found &= found - 1;
            // A cell can be the only place of two values.
            let domain = self.domains[cell] & 1 << place;
            self.set(cell as u16, domain)?;
        }
        Ok(())
    }
}
