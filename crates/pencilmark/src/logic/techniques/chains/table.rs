//! Everything that follows from one premise.

use super::links::Links;
use super::nodes::Fact;

/// What follows from a premise, in the order it is found: the shortest chains first.
///
/// It is filled again and again, without asking for memory.
pub(super) struct Table {
    entries: Vec<Entry>,
    /// For each fact its place among the entries, or [`NONE`].
    places: Vec<u32>,
}

/// A fact that follows from the premise.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    pub(super) fact: Fact,
    /// The entry it follows from; the premise follows from itself.
    pub(super) parent: u32,
    /// The link from there.
    pub(super) link: u32,
    /// How many links it is away from the premise.
    pub(super) distance: u16,
}

const NONE: u32 = u32::MAX;

impl Table {
    pub(super) fn new(links: &Links) -> Self {
        Self { entries: Vec::new(), places: vec![NONE; links.fact_count()] }
    }

    /// Finds all that follows from a premise.
    pub(super) fn fill(&mut self, links: &Links, premise: Fact) {
        for entry in self.entries.drain(..) {
            self.places[entry.fact.index()] = NONE;
        }
        self.add(Entry { fact: premise, parent: 0, link: 0, distance: 0 });
        let mut next = 0;
        while let Some(&Entry { fact, distance, .. }) = self.entries.get(next) {
            for link in links.from(fact) {
                let to = links.get(link).to;
                if self.places[to.index()] == NONE {
                    let (parent, link) = (next as u32, link as u32);
                    self.add(Entry { fact: to, parent, link, distance: distance + 1 });
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
    pub(super) fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Writes the places of the entries that lead to one of them, from the premise to itself.
    pub(super) fn path(&self, place: usize, path: &mut Vec<usize>) {
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
