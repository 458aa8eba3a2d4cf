//! Which values two cells can have beside each other.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;

use super::hasher::Quick;

/// Tables of pairs of cells, found by the cell that changes.
#[derive(Clone, Debug)]
pub(super) struct Relations {
    values: usize,
    /// For each two cells, the lower first, the numbers of the rows of both ways.
    pairs: HashMap<(u16, u16), [u32; 2], BuildHasherDefault<Quick>>,
    /// Rows that are used, each as many as there are values.
    rows: Vec<Vec<u32>>,
    known: HashMap<Vec<u32>, u32, BuildHasherDefault<Quick>>,
    /// The row of what two rows allow.
    both: HashMap<(u32, u32), u32, BuildHasherDefault<Quick>>,
    /// Where the peers of each cell begin, and the links: two for each cell, and the end of all.
    peers_from: Vec<u32>,
    peers: Vec<u16>,
    links_from: Vec<u32>,
    links: Vec<Link>,
    /// For each row of few values, what is beside each set of values.
    sets: Vec<u32>,
}

/// Another cell, and the table of what it can have.
#[derive(Clone, Copy, Debug)]
pub(super) struct Link {
    pub(super) cell: u16,
    table: u32,
}

/// Up to so many values, there is an entry for each set of them.
const MOST_FOR_SETS: usize = 10;

impl Relations {
    pub(super) fn new(cells: usize, values: usize) -> Self {
        Self {
            values,
            pairs: HashMap::default(),
            rows: Vec::new(),
            known: HashMap::default(),
            both: HashMap::default(),
            peers_from: vec![0; cells + 1],
            peers: Vec::new(),
            links_from: vec![0; cells + 1],
            links: Vec::new(),
            sets: Vec::new(),
        }
    }

    pub(super) fn values(&self) -> usize {
        self.values
    }

    /// The values that a second cell can have beside each of a first, and the other way round, by number.
    pub(super) fn tables(&mut self, tables: [&[u32]; 2]) -> [u32; 2] {
        tables.map(|table| self.row(table))
    }

    /// Two cells have values that these tables allow.
    pub(super) fn add(&mut self, one: u16, other: u16, [there, back]: [u32; 2]) {
        let (pair, tables) =
            if one < other { ((one, other), [there, back]) } else { ((other, one), [back, there]) };
        let now = match self.pairs.get(&pair) {
            Some(&before) => [0, 1].map(|way: usize| self.both(before[way], tables[way])),
            None => tables,
        };
        self.pairs.insert(pair, now);
    }

    fn both(&mut self, one: u32, other: u32) -> u32 {
        if one == other {
            return one;
        }
        if let Some(&number) = self.both.get(&(one, other)) {
            return number;
        }
        let rows = [one, other].map(|number| &self.rows[number as usize]);
        let both: Vec<u32> = rows[0].iter().zip(rows[1]).map(|(one, other)| one & other).collect();
        let number = self.row(&both);
        self.both.insert((one, other), number);
        number
    }

    fn row(&mut self, row: &[u32]) -> u32 {
        if let Some(&number) = self.known.get(row) {
            return number;
        }
        let number = self.rows.len() as u32;
        self.known.insert(row.to_vec(), number);
        self.rows.push(row.to_vec());
        number
    }

    /// Puts all where it is read fast; cells that only differ are peers.
    pub(super) fn finish<I: Iterator<Item = u16>>(&mut self, apart: impl Fn(u16) -> I) {
        let cells = self.peers_from.len() - 1;
        let mut links: Vec<(u16, u16, u32)> = Vec::with_capacity(2 * self.pairs.len());
        for (&(one, other), &[there, back]) in &self.pairs {
            links.extend([(one, other, there), (other, one, back)]);
        }
        links.sort_unstable();
        self.links = links.iter().map(|&(_, cell, table)| Link { cell, table }).collect();
        for (from, ..) in links {
            self.links_from[usize::from(from) + 1] += 1;
        }
        for cell in 0..cells {
            self.peers.extend(apart(cell as u16));
            self.peers_from[cell + 1] = self.peers.len() as u32;
            self.links_from[cell + 1] += self.links_from[cell];
        }
        if self.values <= MOST_FOR_SETS {
            let len = 1 << self.values;
            self.sets.resize(self.rows.len() * len, 0);
            for (row, sets) in self.rows.iter().zip(self.sets.chunks_mut(len)) {
                for (value, &beside) in row.iter().enumerate() {
                    // The sets up to this value, each with it and without it.
                    let (without, with) = sets[..2 << value].split_at_mut(1 << value);
                    with.iter_mut()
                        .zip(without)
                        .for_each(|(with, without)| *with = *without | beside);
                }
            }
        }
        // What was needed to find these.
        self.pairs = HashMap::default();
        self.known = HashMap::default();
        self.both = HashMap::default();
    }

    /// The cells that differ from a cell.
    #[inline]
    pub(super) fn peers(&self, cell: u16) -> &[u16] {
        let cell = usize::from(cell);
        &self.peers[self.peers_from[cell] as usize..self.peers_from[cell + 1] as usize]
    }

    /// The relations of a cell.
    #[inline]
    pub(super) fn links(&self, cell: u16) -> &[Link] {
        let cell = usize::from(cell);
        &self.links[self.links_from[cell] as usize..self.links_from[cell + 1] as usize]
    }

    /// What the other cell can have beside these values.
    #[inline]
    pub(super) fn beside(&self, link: Link, domain: u32) -> u32 {
        if self.values <= MOST_FOR_SETS {
            return self.sets[((link.table as usize) << self.values) + domain as usize];
        }
        let row = &self.rows[link.table as usize];
        let (mut left, mut all) = (domain, 0);
        while left != 0 {
            all |= row[left.trailing_zeros() as usize];
            left &= left - 1;
        }
        all
    }
}
