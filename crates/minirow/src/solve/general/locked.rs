//! Locked candidates: where all places of a digit in one house lie in another, the other has it
//! nowhere else.

use super::bits::Bits;
use super::engine::{DeadEnd, Engine};
use crate::board::{Geometry, House};

/// The houses that share two or more cells with each house.
pub(super) struct Crossings<const W: usize> {
    from: Vec<u32>,
    crossings: Vec<Crossing<W>>,
}

struct Crossing<const W: usize> {
    /// Where the other house begins in [`Engine::places`].
    other: u32,
    /// The positions in this house that are in the other too.
    here: Bits<W>,
    /// The positions in the other house that are not in this one.
    beyond: Bits<W>,
}

impl<const W: usize> Crossings<W> {
    pub(super) fn of(geometry: &Geometry) -> Self {
        let mut crossings = Vec::new();
        let mut from = vec![0];
        let mut here = vec![Bits::EMPTY; geometry.house_count()];
        let mut there = here.clone();
        for house in geometry.houses() {
            let mut met: Vec<House> = Vec::new();
            for (position, &cell) in geometry.cells_of(house).iter().enumerate() {
                for seat in geometry.seats(cell).iter().filter(|seat| seat.house != house) {
                    let index = seat.house.index();
                    if here[index].is_empty() {
                        met.push(seat.house);
                    }
                    here[index].insert(position);
                    there[index].insert(seat.position.into());
                }
            }
            for other in met {
                let (here, there) = (
                    std::mem::replace(&mut here[other.index()], Bits::EMPTY),
                    std::mem::replace(&mut there[other.index()], Bits::EMPTY),
                );
                let side = usize::from(geometry.digit_count());
                let mut beyond = Bits::from(geometry.all_digits());
                beyond.remove_all(there);
                if here.has_two() && !beyond.is_empty() {
                    let other = (other.index() * side) as u32;
                    crossings.push(Crossing { other, here, beyond });
                }
            }
            from.push(crossings.len() as u32);
        }
        Self { from, crossings }
    }

    /// Eliminates from the houses that cross the one whose first row of places this is.
    pub(super) fn prune(&self, engine: &mut Engine<'_, W>, row: usize) -> Result<(), DeadEnd> {
        let house = row / engine.side;
        let crossings = &self.crossings[self.from[house] as usize..self.from[house + 1] as usize];
        for digit in 0..engine.side {
            let places = engine.places[row + digit];
            if !places.has_two() {
                continue;
            }
            for crossing in crossings {
                if !places.is_subset(crossing.here) {
                    continue;
                }
                let other = crossing.other as usize;
                let beyond = engine.places[other + digit].and(crossing.beyond);
                for position in beyond.drain() {
                    engine.remove(engine.entry_at(other, position, digit))?;
                }
            }
        }
        Ok(())
    }
}
