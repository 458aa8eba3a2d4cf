//! Pairs of cells by a table.

#[cfg(test)]
use super::Draws;
use super::{Compiler, Filled, Kind, Lists, Spelled, Told, Wrong};
use crate::board::Geometry;
use crate::rules::compile::cliques;
use crate::rules::spelling::codes;

/// Pairs of cells hold values that a table allows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairs {
    /// What people call it.
    pub name: String,
    /// For each value by its place, the values that may follow, by place.
    pub table: Vec<u32>,
    /// The pairs, the first and the second.
    pub pairs: Vec<(u16, u16)>,
}

/// What a table takes: there is an entry for each set of values.
const TABLE: usize = 512;

impl Kind for Pairs {
    const TOLD: &'static [Told] = &[Told::lists("pairs", Lists::PAIRS)
        .says("the pairs{quoted} at {all}", "Cells joined by dotted lines: {title}.")
        .with_title()
        .example("pairs \"sum of 4\" 1:3 3:1 | r1c1 r1c2")];

    fn each_part(&self, see: &mut dyn FnMut(&[u16])) {
        self.pairs.iter().for_each(|&(one, other)| see(&[one, other]));
    }

    fn title(&self) -> &str {
        &self.name
    }

    fn code(&self, geometry: &Geometry) -> Vec<String> {
        codes::of_table(&self.table, geometry)
    }

    fn read(spelled: &mut Spelled, geometry: &Geometry) -> Result<Self, Wrong> {
        let table = codes::table(&spelled.code, geometry).map_err(Wrong::code)?;
        let pairs = spelled.parts.iter().map(|pair| (pair[0], pair[1])).collect();
        Ok(Self { name: std::mem::take(&mut spelled.title), table, pairs })
    }

    fn holds(&self, filled: &Filled<'_>) -> bool {
        self.pairs.iter().all(|&(first, second)| {
            let (first, second) = (filled.place(first), filled.place(second));
            let allowed = self.table.get(first);
            allowed.is_some_and(|allowed| second < 32 && allowed >> second & 1 == 1)
        })
    }

    fn differences(&self, compiler: &mut Compiler<'_>) {
        cliques::differences(compiler, &self.table, &self.pairs);
    }

    fn compile<'b>(&'b self, compiler: &mut Compiler<'b>) {
        let lowest = compiler.geometry.value_at(0);
        compiler.relations(self.pairs.iter().copied(), |one, other| {
            self.table[(one - lowest) as usize] >> (other - lowest) & 1 == 1
        });
        cliques::add(compiler, &self.table, &self.pairs);
    }

    fn effort(&self, cells: usize) -> usize {
        TABLE + cells
    }

    #[cfg(test)]
    const DRAWS: Draws = &[("pairs", |draw| {
        let values = draw.geometry().values();
        // Each value may mostly follow each other.
        let mut table = vec![0; values];
        for allowed in &mut table {
            for place in 0..values {
                *allowed |= u32::from(draw.random.chance(3, 4)) << place;
            }
        }
        let mut pairs: Vec<(u16, u16)> =
            (0..draw.random.range(1, 4)).map(|_| draw.pair().into()).collect();
        // Sometimes all pairs of some cells, in a relation that is the same both ways and allows no value twice.
        if draw.random.chance(1, 3) {
            for one in 0..values {
                table[one] &= !(1 << one);
                for other in 0..one {
                    table[one] &= !(1 << other);
                    table[one] |= (table[other] >> one & 1) << other;
                }
            }
            let cells = draw.cells(3, 4);
            let all = cells.iter().enumerate();
            pairs =
                all.flat_map(|(at, &one)| cells[..at].iter().map(move |&two| (one, two))).collect();
        }
        draw.push(Self { name: "table".to_owned(), table, pairs });
    })];

    #[cfg(test)]
    fn about(cells: &[u16], _: u32, geometry: &Geometry) -> Vec<Self> {
        let table =
            (0..geometry.values()).map(|place| geometry.all_places() ^ 1 << place).collect();
        let pairs = cells.iter().flat_map(|&one| cells.iter().map(move |&two| (one, two)));
        vec![Self { name: String::new(), table, pairs: pairs.collect() }]
    }
}
