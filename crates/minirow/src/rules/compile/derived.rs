//! Sums that follow from houses: what the cages of some rows, columns or blocks leave over.

use super::cell_set::CellSet;
use super::compiler::Compiler;
use crate::board::HouseKind;
use crate::rules::Rule;
use crate::rules::engine::{MOST_OF_BOUNDS, ones};

/// Of more cells than this only bounds are looked at.
const MOST_CELLS: usize = 4;

/// Rows, columns or blocks are sets of bits.
const MOST_LINES: usize = 63;

/// Cells, each added or taken away, by their order.
type Terms = Vec<(u16, i32)>;

struct Cage {
    cells: CellSet,
    len: u32,
    sum: i64,
}

/// Adds what houses and cages say together: cells of some houses that no cage holds (innies), less the cells of
/// their cages that lie outside (outies).
pub(super) fn add(compiler: &mut Compiler<'_>, rules: &[Rule]) {
    let cages = cages(rules);
    if cages.is_empty() {
        return;
    }
    let geometry = compiler.geometry;
    let house: i64 = (0..geometry.values()).map(|place| i64::from(geometry.value_at(place))).sum();
    let mut found: Vec<Terms> = Vec::new();
    let lens: Vec<i16> = cages.iter().map(|cage| cage.len as i16).collect();
    let mut inside = Vec::new();
    for lines in families(compiler, &cages) {
        for union in &lines.unions {
            if !compiler.budget.ask() {
                return;
            }
            if lines.left_over(*union, &lens, &mut inside) > MOST_OF_BOUNDS {
                continue;
            }
            let sum = house * i64::from(union.count_ones());
            let left_over = left_over(&lines.cells(*union), sum, &cages);
            let Some((mut terms, mut sum)) = left_over else { continue };
            // The other houses of the board tell the same with all signs turned.
            if terms[0].1 < 0 {
                terms.iter_mut().for_each(|(_, times)| *times = -*times);
                sum = -sum;
            }
            if found.contains(&terms) {
                continue;
            }
            match terms.len() {
                ..=MOST_CELLS => compiler.sum(terms.clone(), sum),
                _ => compiler.bounds(terms.clone(), sum),
            }
            found.push(terms);
        }
    }
}

fn cages(rules: &[Rule]) -> Vec<Cage> {
    let cages = rules.iter().filter_map(Rule::total).filter_map(|(cells, sum)| {
        let set: CellSet = cells.iter().copied().collect();
        let len = set.len();
        let cage = Cage { cells: set, len, sum: i64::from(sum) };
        (len as usize == cells.len()).then_some(cage)
    });
    cages.collect()
}

/// The cells of some houses that sum to this, less cages: those that are left and those outside, and their sum.
fn left_over(cells: &CellSet, sum: i64, cages: &[Cage]) -> Option<(Terms, i64)> {
    let (mut left, mut outside, mut sum) = (*cells, CellSet::default(), sum);
    // Those inside first, then those of which less is outside than inside.
    for cage in cages {
        if cage.cells.is_within(&left) {
            left = left.without(&cage.cells);
            sum -= cage.sum;
        }
    }
    for cage in cages {
        let inside = cage.cells.overlap(&left);
        if 2 * inside <= cage.len || inside == cage.len {
            continue;
        }
        let out = cage.cells.without(cells);
        if inside + out.len() == cage.len && !out.meets(&outside) {
            left = left.without(&cage.cells);
            outside = outside.or(&out);
            sum -= cage.sum;
        }
    }
    let len = (left.len() + outside.len()) as usize;
    // Most of the cells of a house are what others leave over.
    let is_rest = outside.is_empty() && 2 * len > cells.len() as usize;
    if len == 0 || len > MOST_OF_BOUNDS || is_rest {
        return None;
    }
    let mut terms: Terms = left.cells().map(|cell| (cell, 1)).collect();
    terms.extend(outside.cells().map(|cell| (cell, -1)));
    terms.sort_unstable();
    Some((terms, sum))
}

/// Rows, columns or blocks, each of which holds each value once, and which have no cell in common.
struct Lines {
    cells: Vec<CellSet>,
    /// For each, one after the other, how many of its cells each cage has.
    of_cages: Vec<i16>,
    /// Neighbouring ones, as sets, the smallest first.
    unions: Vec<u64>,
}

impl Lines {
    fn cells(&self, union: u64) -> CellSet {
        let lines = ones(union).map(|line| &self.cells[line as usize]);
        lines.fold(CellSet::default(), |all, line| all.or(line))
    }

    /// How many cells some lines leave over at least, inside and outside, where no two cages, of so many cells, have a
    /// cell in common.
    fn left_over(&self, union: u64, cages: &[i16], inside: &mut Vec<i16>) -> usize {
        inside.clear();
        inside.resize(cages.len(), 0);
        for line in ones(union) {
            let of_cages = &self.of_cages[line as usize * cages.len()..][..cages.len()];
            inside.iter_mut().zip(of_cages).for_each(|(all, count)| *all += count);
        }
        // All lines have as many.
        let cells = union.count_ones() * self.cells[0].len();
        let in_cages: i32 = inside.iter().map(|&count| i32::from(count)).sum();
        let parts = inside.iter().zip(cages);
        let cut: i32 = parts.map(|(&count, &len)| i32::from(count.min(len - count))).sum();
        (cells.saturating_sub(in_cages as u32) + cut as u32) as usize
    }
}

/// Rows, columns and blocks, as far as they hold each value as often.
fn families(compiler: &Compiler<'_>, cages: &[Cage]) -> Vec<Lines> {
    let (geometry, values) = (compiler.geometry, compiler.geometry.values());
    let of_kind = |kind: HouseKind| -> Vec<CellSet> {
        geometry.houses_of_kind(kind).map(|house| geometry.numbers_of(house).collect()).collect()
    };
    let mut families = Vec::new();
    let mut add = |cells: Vec<CellSet>, unions: fn(&Compiler<'_>, &[CellSet]) -> Vec<u64>| {
        let all = cells.iter().fold(CellSet::default(), |all, line| all.or(line));
        let are_houses = cells.iter().all(|line| line.len() as usize == values);
        // Blocks with cells in common have no sum together.
        let is_some = (1..=MOST_LINES).contains(&cells.len());
        if are_houses && is_some && all.len() as usize == cells.len() * values {
            let mut line_of = vec![None; geometry.cell_count()];
            for (at, line) in cells.iter().enumerate() {
                line.cells().for_each(|cell| line_of[usize::from(cell)] = Some(at));
            }
            let mut of_cages = vec![0; cages.len() * cells.len()];
            for (number, cage) in cages.iter().enumerate() {
                for cell in cage.cells.cells() {
                    if let Some(line) = line_of[usize::from(cell)] {
                        of_cages[line * cages.len() + number] += 1;
                    }
                }
            }
            let unions = unions(compiler, &cells);
            families.push(Lines { cells, of_cages, unions });
        }
    };
    add(of_kind(HouseKind::Row), |_, rows| runs(rows.len()));
    add(of_kind(HouseKind::Column), |_, columns| runs(columns.len()));
    add(of_kind(HouseKind::Block), blocks_and_pairs);
    families
}

/// Lines beside each other, the fewest first.
fn runs(count: usize) -> Vec<u64> {
    let of = |len: usize| (0..=count - len).map(move |first| ((1 << len) - 1) << first);
    (1..=count).flat_map(of).collect()
}

/// Blocks, and each two that touch.
fn blocks_and_pairs(compiler: &Compiler<'_>, blocks: &[CellSet]) -> Vec<u64> {
    let mut unions: Vec<u64> = (0..blocks.len()).map(|block| 1 << block).collect();
    for (at, one) in blocks.iter().enumerate() {
        let around = beside(compiler, one);
        let touching = (0..at).filter(|&other| around.meets(&blocks[other]));
        unions.extend(touching.map(|other| 1 << at | 1 << other));
    }
    unions
}

/// The cells that share a side with one of these.
fn beside(compiler: &Compiler<'_>, cells: &CellSet) -> CellSet {
    let next = [(0, 1), (1, 0), (0, -1), (-1, 0)];
    let around = cells.cells().flat_map(|cell| {
        next.iter().filter_map(move |&(rows, columns)| compiler.geometry.step(cell, rows, columns))
    });
    around.collect()
}
