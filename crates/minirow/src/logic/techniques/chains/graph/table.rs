//! Everything that follows from one premise.

use super::links::{Link, Links};
use super::nodes::Fact;

/// What follows from a premise, in the order it is found: the shortest chains first.
///
/// It is filled again and again, without asking for memory.
pub(in crate::logic::techniques::chains) struct Table {
    entries: Vec<Entry>,
    /// For each fact its place among the entries, or [`NONE`].
    places: Vec<u32>,
}

/// A fact that follows from the premise.
#[derive(Clone, Copy)]
pub(in crate::logic::techniques::chains) struct Entry {
    pub(in crate::logic::techniques::chains) fact: Fact,
    /// The entry it follows from; the premise follows from itself.
    pub(in crate::logic::techniques::chains) parent: u32,
    /// The link from there.
    pub(in crate::logic::techniques::chains) link: u32,
    /// How far it is away from the premise.
    pub(in crate::logic::techniques::chains) distance: u16,
}

const NONE: u32 = u32::MAX;

impl Table {
    pub(in crate::logic::techniques::chains) fn new(links: &Links) -> Self {
        Self { entries: Vec::new(), places: vec![NONE; links.fact_count()] }
    }

    /// Finds all that follows from a premise.
    ///
    /// An entry whose way gets shorter later does not pass that on to those that were found through
    /// it before; nor does HoDoKu 2.3.2.
    pub(in crate::logic::techniques::chains) fn fill(&mut self, links: &Links, premise: Fact) {
        for entry in self.entries.drain(..) {
            self.places[entry.fact.index()] = NONE;
        }
        self.add(Entry { fact: premise, parent: 0, link: 0, distance: 0 });
        let mut next = 0;
        while let Some(&Entry { fact, distance, .. }) = self.entries.get(next) {
            for number in links.from(fact) {
                let Link { to, distance: length, .. } = links.get(number);
                let (parent, link) = (next as u32, number as u32);
                let entry = Entry { fact: to, parent, link, distance: distance + length };
                match self.entries.get_mut(self.places[to.index()] as usize) {
                    None => self.add(entry),
                    Some(known) if known.parent > 0 && known.distance > entry.distance => {
                        *known = entry;
                    }
                    Some(_) => {}
                }
            }
            next += 1;
        }
    }

    fn add(&mut self, entry: Entry) {
        self.places[entry.fact.index()] = self.entries.len() as u32;
        self.entries.push(entry);
    }

    /// All entries; the first is the premise.
    pub(in crate::logic::techniques::chains) fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The place of a fact that follows, or of the premise.
    pub(in crate::logic::techniques::chains) fn find(&self, fact: Fact) -> Option<usize> {
        let place = self.places[fact.index()];
        (place != NONE).then_some(place as usize)
    }

    /// Writes the places of the entries that lead to one of them, from the premise to itself.
    pub(in crate::logic::techniques::chains) fn path(&self, place: usize, path: &mut Vec<usize>) {
        path.clear();
        path.push(place);
        let mut place = place;
        while place != 0 {
            place = self.entries[place].parent as usize;
            path.push(place);
        }
        path.reverse();
    }
}
