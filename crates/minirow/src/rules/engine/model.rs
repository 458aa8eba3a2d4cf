//! What is searched: cells with candidates, and the primitives about them.

use std::fmt;
use std::sync::Arc;

use super::bands;
use super::bits::ones;
use super::cases::Cases;
use super::circles::Circles;
use super::kinds::Kinds;
use super::layers::Layers;
use super::masks::Masks;
use super::relations::Relations;
use super::sight::Sight;
use super::sums::Sum;

/// A condition on some cells.
#[derive(Clone)]
pub(in crate::rules) enum Propagator {
    /// Every value is in one of as many cells.
    House(Vec<u16>),
    /// Cells that differ hold one of these sets of values.
    Set(Vec<u16>, Arc<Masks>),
    /// A sum.
    Sum(Box<Sum>),
    /// A sum that follows from other conditions, and of which the least and the most are looked at.
    Bounds(Box<Sum>),
    /// A line that an automaton reads.
    Line(Vec<u16>, Arc<Layers>),
    /// Cells that have a value of each kind.
    Kinds(Vec<u16>, Arc<Kinds>),
    /// Cells of which one of some cases is true.
    Cases(Vec<u16>, Arc<Cases>),
    /// Parts that each hold the same values, as often.
    Same(Same),
    /// Circles that count themselves.
    Circles(Circles),
    /// What can be said of values that are all known, by their places.
    Check(Vec<u16>, Holds),
}

/// What is asked about values that are all known.
pub(in crate::rules) type Holds = Arc<dyn Fn(&[u8]) -> bool + Send + Sync>;

/// Parts of as many cells each.
#[derive(Clone, Debug)]
pub(in crate::rules) struct Same {
    cells: Vec<u16>,
    size: usize,
    /// Whether no part can have a value twice.
    pub(super) are_sets: bool,
}

impl Same {
    /// Those of parts of one size.
    pub(in crate::rules) fn of(parts: &[Vec<u16>], are_sets: bool) -> Self {
        Self { cells: parts.concat(), size: parts.first().map_or(1, Vec::len).max(1), are_sets }
    }

    pub(super) fn cells(&self) -> &[u16] {
        &self.cells
    }

    pub(super) fn each(&self) -> impl Iterator<Item = &[u16]> {
        self.cells.chunks(self.size)
    }
}

impl Propagator {
    pub(super) fn cells(&self) -> &[u16] {
        match self {
            Self::House(cells)
            | Self::Set(cells, _)
            | Self::Line(cells, _)
            | Self::Kinds(cells, _)
            | Self::Cases(cells, _) => cells,
            Self::Sum(sum) | Self::Bounds(sum) => &sum.cells,
            Self::Same(parts) => &parts.cells,
            Self::Circles(circles) => &circles.cells,
            Self::Check(cells, _) => cells,
        }
    }

    /// Whether it leaves nothing to conclude from its own conclusions.
    pub(super) fn is_exact(&self) -> bool {
        let is_exact = matches!(
            self,
            Self::Set(..) | Self::Sum(_) | Self::Bounds(_) | Self::Kinds(..) | Self::Line(..)
        );
        is_exact && !self.has_cell_twice()
    }

    /// Whether it says which values its cells must have.
    pub(super) fn tells_common(&self) -> bool {
        match self {
            Self::House(_) | Self::Set(..) | Self::Kinds(..) => true,
            Self::Sum(sum) => sum.is_set(),
            _ => false,
        }
    }

    pub(super) fn has_cell_twice(&self) -> bool {
        let cells = self.cells();
        cells.iter().enumerate().any(|(at, cell)| cells[..at].contains(cell))
    }

    /// When it is looked at: cheap ones come first.
    fn rank(&self) -> usize {
        match self {
            Self::House(_) => 0,
            Self::Set(cells, _) => 10 + cells.len(),
            Self::Sum(sum) | Self::Bounds(sum) => 10 + sum.cells.len(),
            Self::Kinds(cells, _) => 10 + cells.len(),
            Self::Same(parts) => 12 + parts.cells.len(),
            Self::Circles(_) => 100,
            Self::Line(cells, _) | Self::Cases(cells, _) => 1000 + cells.len(),
            Self::Check(..) => 2000,
        }
    }
}

/// Conditions of up to this rank take turns.
const LAST_IN_TURN: usize = 15;

/// Cells with candidates, which of them differ, and conditions.
#[derive(Clone)]
pub(in crate::rules) struct Model {
    pub(super) domains: Vec<u32>,
    pub(super) relations: Relations,
    pub(super) propagators: Vec<Numbered>,
    /// For each cell, the propagators about it, as a set in so many words.
    pub(super) watchers: Vec<u64>,
    pub(super) watch_words: usize,
    /// How many propagators take turns.
    pub(super) in_turn: usize,
    /// Houses of all values, one after the other.
    houses: Vec<u16>,
    /// On boards whose cells are the bits of a word, the cells that differ from each.
    pub(super) differing: Vec<u128>,
    /// And those that have relations.
    pub(super) linked: u128,
    /// Whether rows, columns and blocks are those of 9×9.
    pub(super) is_classic: bool,
    /// Houses as sets, on boards whose cells are the bits of a word.
    pub(super) house_sets: Vec<u128>,
    /// Those of them that are not looked at as rows, columns and blocks of 9×9.
    pub(super) swept: Vec<u128>,
    /// The cells that differ from each cell as a set, in so many words each.
    apart: Vec<u64>,
    words: usize,
}

/// A condition, and whether it is exact.
#[derive(Clone)]
pub(super) struct Numbered {
    pub(super) is_exact: bool,
    /// Its cells, where they are the bits of a word.
    pub(super) mask: u128,
    /// Of a condition that says which values its cells must have, on other boards.
    pub(super) sight: Sight,
    pub(super) propagator: Propagator,
}

impl Model {
    /// Cells with these candidates, of so many values, and nothing else.
    pub(in crate::rules) fn new(domains: Vec<u32>, values: usize) -> Self {
        let cells = domains.len();
        let words = cells.div_ceil(64);
        Self {
            domains,
            relations: Relations::new(cells, values),
            propagators: Vec::new(),
            watchers: Vec::new(),
            watch_words: 0,
            in_turn: 0,
            houses: Vec::new(),
            differing: Vec::new(),
            linked: 0,
            is_classic: false,
            house_sets: Vec::new(),
            swept: Vec::new(),
            apart: vec![0; cells * words],
            words,
        }
    }

    /// How many values there are.
    pub(super) fn values(&self) -> u32 {
        self.relations.values() as u32
    }

    /// Says that two cells hold different values.
    pub(in crate::rules) fn differ(&mut self, one: u16, other: u16) {
        if one != other {
            for (one, other) in [(one, other), (other, one)] {
                self.apart[usize::from(one) * self.words + usize::from(other) / 64] |=
                    1 << (other % 64);
            }
        }
    }

    /// Says that all of these cells, which are so many words of a set, hold different values.
    pub(in crate::rules) fn differ_all(&mut self, cells: &[u16], set: &[u64]) {
        for &cell in cells {
            let start = usize::from(cell) * self.words;
            let apart = &mut self.apart[start..start + self.words];
            apart.iter_mut().zip(set).for_each(|(apart, word)| *apart |= word);
            apart[usize::from(cell) / 64] &= !(1 << (cell % 64));
        }
    }

    /// The cells that hold other values than this one.
    pub(super) fn apart(&self, cell: u16) -> impl Iterator<Item = u16> {
        members(&self.apart[usize::from(cell) * self.words..][..self.words])
    }

    /// Whether two cells hold different values.
    pub(in crate::rules) fn do_differ(&self, one: u16, other: u16) -> bool {
        let word = usize::from(one) * self.words + usize::from(other) / 64;
        self.apart[word] >> (other % 64) & 1 == 1
    }

    /// The candidates of a cell, by their places.
    pub(in crate::rules) fn candidates(&self, cell: u16) -> u32 {
        self.domains[usize::from(cell)]
    }

    /// Leaves some of a cell's candidates.
    pub(in crate::rules) fn restrict(&mut self, cell: u16, candidates: u32) {
        self.domains[usize::from(cell)] &= candidates;
    }

    /// Takes the values of cells with one candidate from those that differ from them, again and again.
    pub(in crate::rules) fn tell_givens(&mut self) {
        let cells = 0..self.domains.len() as u16;
        let mut open: Vec<u16> =
            cells.filter(|&cell| self.candidates(cell).is_power_of_two()).collect();
        while let Some(cell) = open.pop() {
            let value = self.candidates(cell);
            let apart = &self.apart[usize::from(cell) * self.words..][..self.words];
            for other in members(apart) {
                let domain = &mut self.domains[usize::from(other)];
                if *domain & value != 0 {
                    *domain ^= value;
                    if domain.is_power_of_two() {
                        open.push(other);
                    }
                }
            }
        }
    }

    /// Tables of the values that a second cell can have beside each of a first, and the other way round.
    pub(in crate::rules) fn tables(&mut self, tables: [&[u32]; 2]) -> [u32; 2] {
        self.relations.tables(tables)
    }

    /// Two different cells have values that these tables allow.
    pub(in crate::rules) fn relate(&mut self, one: u16, other: u16, tables: [u32; 2]) {
        self.relations.add(one, other, tables);
    }

    /// Says that these cells hold every value.
    pub(in crate::rules) fn add_house(&mut self, cells: &[u16]) {
        debug_assert_eq!(cells.len(), self.values() as usize, "as many cells as values");
        self.houses.extend_from_slice(cells);
    }

    /// The houses of all values.
    pub(super) fn houses(&self) -> impl Iterator<Item = &[u16]> {
        self.houses.chunks_exact(self.values() as usize)
    }

    /// Adds a condition.
    pub(in crate::rules) fn add(&mut self, propagator: Propagator) {
        if !propagator.cells().is_empty() {
            self.propagators.push(Numbered {
                is_exact: propagator.is_exact(),
                mask: 0,
                sight: Sight::default(),
                propagator,
            });
        }
    }

    /// Puts all where it is read fast.
    pub(in crate::rules) fn finish(&mut self) {
        self.place_houses();
        self.propagators.sort_by_key(|numbered| numbered.propagator.rank());
        let rank = |numbered: &Numbered| numbered.propagator.rank();
        self.in_turn = self.propagators.partition_point(|numbered| rank(numbered) <= LAST_IN_TURN);
        self.watch_words = self.propagators.len().div_ceil(64);
        self.watchers = vec![0; self.domains.len() * self.watch_words];
        for (number, numbered) in self.propagators.iter().enumerate() {
            for &cell in numbered.propagator.cells() {
                self.watchers[usize::from(cell) * self.watch_words + number / 64] |=
                    1 << (number % 64);
            }
        }
        let (apart, words) = (&self.apart, self.words);
        for numbered in &mut self.propagators {
            if words > 2 && numbered.propagator.tells_common() {
                let of = |cell: u16| &apart[usize::from(cell) * words..][..words];
                numbered.sight = Sight::of(numbered.propagator.cells(), of, self.domains.len());
            }
        }
        // Where cells are the bits of a word, that is enough.
        let is_small = words <= 2;
        self.relations.finish(|cell| {
            let set = &apart[usize::from(cell) * words..][..words];
            members(if is_small { &[] } else { set })
        });
        if is_small {
            let has_links = |cell: &u16| !self.relations.links(*cell).is_empty();
            let cells = (0..self.domains.len() as u16).filter(has_links);
            self.linked = cells.fold(0, |all, cell| all | 1 << cell);
        }
    }

    /// Has houses looked at: on small boards all at once, value by value, and on others as conditions.
    fn place_houses(&mut self) {
        if self.words > 2 {
            let houses: Vec<Vec<u16>> = self.houses().map(<[u16]>::to_vec).collect();
            houses.into_iter().for_each(|cells| self.add(Propagator::House(cells)));
            return;
        }
        let whole =
            |words: &[u64]| words.iter().rev().fold(0, |all, &word| all << 64 | u128::from(word));
        let set = |cells: &[u16]| cells.iter().fold(0, |all, cell| all | 1 << cell);
        self.differing = self.apart.chunks(self.words).map(whole).collect();
        for numbered in &mut self.propagators {
            numbered.mask = set(numbered.propagator.cells());
        }
        self.house_sets = self.houses().map(set).collect();
        self.swept = self.house_sets.clone();
        if self.values() == 9 && self.domains.len() == 81 {
            let bands: Vec<u128> = bands::houses().collect();
            self.is_classic = bands.iter().all(|house| self.house_sets.contains(house));
            self.swept.retain(|house| !self.is_classic || !bands.contains(house));
        }
    }

    /// The propagators about a cell, as words of a set.
    #[inline]
    pub(super) fn watchers(&self, cell: u16) -> &[u64] {
        let at = usize::from(cell) * self.watch_words;
        &self.watchers[at..at + self.watch_words]
    }
}

/// The members of a set.
fn members(words: &[u64]) -> impl Iterator<Item = u16> {
    let words = words.iter().enumerate();
    words.flat_map(|(at, &word)| ones(word).map(move |bit| (at * 64) as u16 + bit as u16))
}

impl fmt::Debug for Model {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Model")
            .field("cells", &self.domains.len())
            .field("propagators", &self.propagators.len())
            .finish_non_exhaustive()
    }
}
