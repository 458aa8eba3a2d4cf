//! Which function says what a rule means.

use super::super::Rule;
use super::filled::Filled;
use super::{lines, outside, pairs, sets, sums, whole_board};

impl Filled<'_> {
    /// Whether the filling follows a rule.
    pub(super) fn follows(&self, rule: &Rule) -> bool {
        let values = |cells: &[u16]| self.values(cells);
        let parts = |parts: &[Vec<u16>]| -> Vec<Vec<u32>> {
            parts.iter().map(|cells| self.values(cells)).collect()
        };
        let pair = |cells: &[u16; 2]| cells.map(|cell| self.value(cell));
        match rule {
            Rule::AllDifferent { cells } => sets::all_different(&values(cells)),
            Rule::Cage { cells, sum } => {
                sets::all_different(&values(cells)) && sums::sum(&values(cells), *sum)
            }
            Rule::Sum { cells, sum } => sums::sum(&values(cells), *sum),
            Rule::Product { cells, product } => sums::product(&values(cells), *product),
            Rule::Rellik { cells, sum } => sums::rellik(&values(cells), *sum),
            Rule::EqualSums { parts: cells } => sums::equal_sums(&parts(cells)),
            Rule::SameValues { parts: cells } => sets::same_values(&parts(cells)),
            Rule::Arrow { bulb, shaft } => sums::arrow(&values(bulb), &values(shaft)),
            Rule::DoubleArrow { cells } => sums::double_arrow(&values(cells)),
            Rule::SumLine { cells, sum } => sums::sum_line(&values(cells), *sum),
            Rule::RegionSumLine { cells } => sums::region_sum_line(self, cells),
            Rule::Zipper { cells } => sums::zipper(&values(cells)),
            Rule::Thermometer { cells, slow } => lines::thermometer(&values(cells), *slow),
            Rule::Whisper { cells, least } => lines::whisper(&values(cells), *least),
            Rule::Palindrome { cells } => lines::palindrome(&values(cells)),
            Rule::Renban { cells } => sets::renban(&values(cells)),
            Rule::Nabner { cells } => sets::nabner(&values(cells)),
            Rule::Sequence { cells } => lines::sequence(&values(cells)),
            Rule::Clone { cells, copy } => pairs::clone(&values(cells), &values(copy)),
            Rule::Odd { cells } => values(cells).iter().all(|value| value % 2 == 1),
            Rule::Even { cells } => values(cells).iter().all(|value| value % 2 == 0),
            Rule::Minimum { cells } => whole_board::extreme(self, cells, |one, other| one < other),
            Rule::Maximum { cells } => whole_board::extreme(self, cells, |one, other| one > other),
            Rule::Between { cells } => lines::between(&values(cells)),
            Rule::Lockout { cells, least } => lines::lockout(&values(cells), *least),
            Rule::Entropic { cells } => {
                let thirds: Vec<u32> = cells.iter().map(|&cell| self.third(cell)).collect();
                lines::windows_differ(&thirds, 3)
            }
            Rule::Modular { cells, divisor } => lines::modular(&values(cells), *divisor),
            Rule::Difference { cells, by } => pairs::difference(pair(cells), *by),
            Rule::Ratio { cells, times } => pairs::ratio(pair(cells), *times),
            Rule::PairSum { cells, sum } => pairs::pair_sum(pair(cells), *sum),
            Rule::Greater { cells } => pairs::greater(pair(cells)),
            Rule::Quadruple { cells, values: told } => sets::quadruple(&values(cells), told),
            Rule::CountingCircles { cells } => sets::counting_circles(&values(cells)),
            Rule::CountDistinct { count, cells } => {
                sets::count_distinct(self.value(*count), &values(cells))
            }
            Rule::Lunchbox { cells, sum } => sums::lunchbox(&values(cells), *sum),
            Rule::Outside { clue, cells, number } => {
                outside::clue(*clue, &values(cells), *number, self.board.shape())
            }
            Rule::Indexing { cell, line, value } => {
                lines::indexing(self.value(*cell), &values(line), *value)
            }
            Rule::ValueIndexing { cells } => lines::value_indexing(&values(cells)),
            Rule::AntiKnight => whole_board::anti_knight(self),
            Rule::AntiKing => whole_board::anti_king(self),
            Rule::AntiTaxicab => whole_board::anti_taxicab(self),
            Rule::NonConsecutive => whole_board::non_consecutive(self),
            Rule::GlobalEntropy => whole_board::global_entropy(self),
            Rule::GlobalMod => whole_board::global_mod(self),
            Rule::DisjointGroups => whole_board::disjoint_groups(self),
            Rule::AllDotsGiven => whole_board::all_dots_given(self),
            Rule::AllSignsGiven => whole_board::all_signs_given(self),
            Rule::AllMarksGiven { differences, ratios, sums } => {
                whole_board::all_marks_given(self, differences, ratios, sums)
            }
            Rule::Pairs { table, pairs, .. } => pairs.iter().all(|&(first, second)| {
                pairs::table_allows(table, self.place(first), self.place(second))
            }),
            Rule::Line { automaton, cells, .. } => {
                let places: Vec<usize> = cells.iter().map(|&cell| self.place(cell)).collect();
                places.iter().all(|&place| place < automaton.values()) && automaton.accepts(places)
            }
        }
    }

    /// In which third of the values a cell's is: 0, 1 or 2.
    pub(super) fn third(&self, cell: u16) -> u32 {
        (3 * self.place(cell) / self.board.shape().values()) as u32
    }
}
