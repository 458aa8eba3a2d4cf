//! Canonical forms: against all transformations on small boards, by random ones on larger ones, and
//! by what is known of boards that others have counted.

use std::collections::BTreeSet;

use minirow::generate::{BoardRandom, fill as fill_by_chance};
use minirow::progress::at_most;
use minirow::{CanonicalError, Extra, Geometry, Grid, Transformation};
use proptest::prelude::*;
use proptest::sample::select;

use crate::property;

/// The most canonical grid, which 648 transformations leave as it is.
const MOST_CANONICAL: &str =
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645";

/// A complete board of 9×9 at random.
fn complete(seed: u64) -> Grid {
    let random = &mut BoardRandom::new(seed, 0);
    fill_by_chance(&Geometry::classic(), random, at_most(100_000)).expect("a grid")
}

/// A random transformation.
fn transformation(geometry: &Geometry, seed: u64) -> Transformation {
    let mut random = BoardRandom::new(seed, 0);
    Transformation::random(geometry, || random.next_u64()).expect("rectangular blocks")
}

/// Random numbers.
struct Generator(u64);

impl Generator {
    fn next(&mut self) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.0 >> 33
    }
}

/// All orders of rows, or columns, of a board with groups of this size.
fn orders(side: u8, size: u8) -> Vec<Vec<u8>> {
    let within = permutations(size);
    let mut orders: Vec<Vec<u8>> = Vec::new();
    for groups in permutations(side / size) {
        let mut partial = vec![Vec::new()];
        for group in groups {
            partial = partial
                .iter()
                .flat_map(|before: &Vec<u8>| {
                    let lines = within.iter().map(move |lines| {
                        let lines = lines.iter().map(move |line| group * size + line);
                        before.iter().copied().chain(lines).collect::<Vec<u8>>()
                    });
                    lines.collect::<Vec<_>>()
                })
                .collect();
        }
        orders.extend(partial);
    }
    orders
}

fn permutations(count: u8) -> Vec<Vec<u8>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let shorter = permutations(count - 1);
    let longer = shorter.iter().flat_map(|shorter| {
        (0..count).map(move |place| {
            let mut longer = shorter.clone();
            longer.insert(place.into(), count - 1);
            longer
        })
    });
    longer.collect()
}

/// The least of all boards that this one can be made into, and how many ways lead there, without
/// those that differ in digits which the board does not have.
fn by_force(values: &[u8], (rows, columns): (u8, u8)) -> (Vec<u8>, u64) {
    let side = usize::from(rows) * usize::from(columns);
    let transposed: Vec<u8> =
        (0..side * side).map(|cell| values[cell % side * side + cell / side]).collect();
    let boards =
        if rows == columns { vec![values.to_vec(), transposed] } else { vec![values.to_vec()] };
    let (row_orders, column_orders) = (orders(side as u8, rows), orders(side as u8, columns));
    let (mut best, mut count) = (vec![u8::MAX; side * side], 0);
    for cells in &boards {
        for rows in &row_orders {
            for columns in &column_orders {
                let mut labels = vec![0; side + 1];
                let mut last = 0;
                let mut out = Vec::with_capacity(side * side);
                for &row in rows {
                    for &column in columns {
                        let value =
                            usize::from(cells[usize::from(row) * side + usize::from(column)]);
                        if value > 0 && labels[value] == 0 {
                            last += 1;
                            labels[value] = last;
                        }
                        out.push(labels[value]);
                    }
                }
                match out.cmp(&best) {
                    std::cmp::Ordering::Less => (best, count) = (out, 1),
                    std::cmp::Ordering::Equal => count += 1,
                    std::cmp::Ordering::Greater => {}
                }
            }
        }
    }
    (best, count)
}

fn check_by_force(geometry: &Geometry, values: &[u8]) -> Vec<u8> {
    let grid = Grid::from_values(geometry, values.iter().copied()).expect("values");
    let canonical = grid.canonical().expect("a form");
    let (expected, count) = by_force(values, geometry.block_shape().expect("blocks"));
    assert_eq!(canonical.grid.values().collect::<Vec<u8>>(), expected, "{grid:?}");
    assert_eq!(canonical.transformation.apply(&grid), canonical.grid, "{grid:?}");
    if grid.is_solved() {
        assert_eq!(canonical.automorphisms, Some(count), "{grid:?}");
    }
    expected
}

/// All 288 complete boards of 4×4: two classes, and as many boards in each as symmetry says.
#[test]
fn all_of_4x4() {
    let geometry = Geometry::of_side(4).expect("4x4");
    let mut all = Vec::new();
    fill(&mut vec![0; 16], 0, (2, 2), &mut |values| {
        all.push(values.to_vec());
        true
    });
    assert_eq!(all.len(), 288);
    let mut sizes = std::collections::BTreeMap::new();
    for values in &all {
        *sizes.entry(check_by_force(&geometry, values)).or_insert(0_u64) += 1;
    }
    // Each class has as many boards as there are transformations, 2 × 4! × (2 × 2 × 2)², through
    // those that leave one of them as it is.
    let transformations = 2 * 24 * 64;
    for (values, size) in &sizes {
        let grid = Grid::from_values(&geometry, values.iter().copied()).expect("values");
        let automorphisms = grid.canonical().expect("a form").automorphisms;
        assert_eq!(automorphisms.map(|count| count * size), Some(transformations));
    }
    assert_eq!(sizes.into_values().collect::<Vec<_>>().len(), 2);
}

/// Calls with each way to fill a board, until that says no.
fn fill(
    values: &mut Vec<u8>,
    cell: usize,
    (rows, columns): (usize, usize),
    call: &mut impl FnMut(&[u8]) -> bool,
) -> bool {
    let side = rows * columns;
    if cell == side * side {
        return call(values);
    }
    let (row, column) = (cell / side, cell % side);
    for value in 1..=side as u8 {
        let sees = |&other: &usize| {
            let (r, c) = (other / side, other % side);
            r == row || c == column || (r / rows == row / rows && c / columns == column / columns)
        };
        if (0..cell).filter(sees).all(|other| values[other] != value) {
            values[cell] = value;
            if !fill(values, cell + 1, (rows, columns), call) {
                return false;
            }
        }
    }
    values[cell] = 0;
    true
}

/// Complete boards and puzzles of small sizes against all transformations.
#[test]
fn small_boards() {
    let shapes = select(vec![(1, 1), (1, 3), (3, 1), (2, 2), (2, 2), (1, 4), (2, 3), (3, 2)]);
    let cases = (shapes, any::<u64>(), 0..6_u64);
    property::check(60, cases, |((rows, columns), seed, density)| {
        let geometry = Geometry::with_blocks(rows, columns).expect("a board");
        let mut random = Generator(seed);
        let mut first = None;
        fill(
            &mut vec![0; geometry.cell_count()],
            0,
            (rows.into(), columns.into()),
            &mut |values| {
                first = Some(values.to_vec());
                false
            },
        );
        let grid = Grid::from_values(&geometry, first.expect("a board")).expect("values");
        let full: Vec<u8> = transformation(&geometry, seed).apply(&grid).values().collect();
        let values: Vec<u8> =
            full.iter().map(|&v| if random.next() % 5 < density { v } else { 0 }).collect();
        check_by_force(&geometry, &values);
        Ok(())
    });
}

/// Whatever a board is made into has the same form, and what leads there is right.
#[test]
fn transformed_boards_have_the_same_form() {
    property::check(150, (any::<u64>(), 0..=20_u64), |(seed, density)| {
        let geometry = Geometry::classic();
        let mut random = Generator(seed);
        let full = complete(seed);
        let values = full.values().map(|v| if random.next() % 20 < density { v } else { 0 });
        let grid = Grid::from_values(&geometry, values).expect("values");
        let other = transformation(&geometry, seed);
        let transformed = other.apply(&grid);
        let (one, two) =
            (grid.canonical().expect("a form"), transformed.canonical().expect("a form"));
        prop_assert_eq!(&one.grid, &two.grid);
        prop_assert_eq!(one.automorphisms, two.automorphisms);
        prop_assert_eq!(two.transformation.apply(&transformed), two.grid.clone());
        let way = one.transformation.then(&two.transformation.inverse());
        prop_assert_eq!(way.apply(&grid), transformed);
        // A form is its own form.
        prop_assert_eq!(one.grid.canonical().expect("a form").grid, one.grid);
        Ok(())
    });
}

/// The fast way finds what all orders of columns do.
#[test]
fn complete_boards_agree_with_all_orders() {
    let geometry = Geometry::classic();
    let most: Grid = MOST_CANONICAL.parse().expect("a grid");
    for grid in (0..3).map(complete).chain([transformation(&geometry, 1).apply(&most)]) {
        let canonical = grid.canonical().expect("a form");
        let values: Vec<u8> = grid.values().collect();
        let mut best = vec![u8::MAX; 81];
        let mut count = 0;
        for is_transposed in [false, true] {
            let cell = |row: usize, column: usize| match is_transposed {
                true => values[column * 9 + row],
                false => values[row * 9 + column],
            };
            for order in orders(9, 3) {
                for top in 0..9 {
                    let mut labels = [0; 10];
                    for (label, &column) in (1..).zip(&order) {
                        labels[usize::from(cell(top, column.into()))] = label;
                    }
                    let line = |row: usize| -> Vec<u8> {
                        let value = |&column: &u8| labels[usize::from(cell(row, column.into()))];
                        order.iter().map(value).collect()
                    };
                    let mut bands: Vec<Vec<Vec<u8>>> = (0..3)
                        .map(|band| {
                            let mut rows: Vec<Vec<u8>> =
                                (0..3).map(|row| line(band * 3 + row)).collect();
                            rows.sort();
                            rows
                        })
                        .collect();
                    bands.sort();
                    let out: Vec<u8> = bands.concat().concat();
                    match out.cmp(&best) {
                        std::cmp::Ordering::Less => (best, count) = (out, 1),
                        std::cmp::Ordering::Equal => count += 1,
                        std::cmp::Ordering::Greater => {}
                    }
                }
            }
        }
        assert_eq!(canonical.grid, Grid::from_values(&geometry, best).expect("values"));
        assert_eq!(canonical.automorphisms, Some(count));
    }
}

#[test]
fn known_boards() {
    let grid: Grid = MOST_CANONICAL.parse().expect("a grid");
    let canonical = grid.canonical().expect("a form");
    assert_eq!(canonical.automorphisms, Some(648));
    let empty = Grid::new(&Geometry::classic());
    assert_eq!(empty.canonical().expect("a form").grid, empty);
    // Of random boards next to none has a symmetry.
    for seed in 0..100 {
        assert_eq!(complete(seed).canonical().expect("a form").automorphisms, Some(1));
    }
}

/// Larger boards, nearly empty ones too.
#[test]
fn larger_boards() {
    for (rows, columns) in [(2, 4), (2, 5), (5, 2), (3, 4)] {
        let geometry = Geometry::with_blocks(rows, columns).expect("a board");
        let side = usize::from(rows * columns);
        for step in [side * side, 61, 17, 7] {
            let values = (0..side * side).map(|cell| {
                let (row, column) = (cell / side, cell % side);
                let value = (row * usize::from(columns) + row / usize::from(rows) + column) % side;
                if cell % step == step / 2 { value as u8 + 1 } else { 0 }
            });
            let grid = Grid::from_values(&geometry, values).expect("values");
            let other = transformation(&geometry, step as u64).apply(&grid);
            assert_eq!(
                grid.canonical().expect("a form").grid,
                other.canonical().expect("a form").grid
            );
        }
    }
}

#[test]
fn refusals() {
    let told = |geometry: &Geometry| Grid::new(geometry).canonical().unwrap_err().to_string();
    let diagonal = Geometry::classic().with_extra(Extra::Diagonals).expect("diagonals");
    assert_eq!(
        told(&diagonal),
        "a canonical form needs rectangular blocks and no further rules, found 9x9 with 3x3 blocks and \
         diagonals"
    );
    let sixteen = Geometry::of_side(16).expect("16x16");
    assert_eq!(
        told(&sixteen),
        "a canonical form needs a board with at most 100000 orders of its columns, found 16x16 with 4x4 \
         blocks"
    );
    let twice: Grid = "11.. .... .... ....".parse().expect("a grid");
    assert_eq!(twice.canonical().unwrap_err(), CanonicalError::Duplicates);
    let mut sides = BTreeSet::new();
    for side in 1..=20 {
        for rows in (1..=side).filter(|rows| side % rows == 0) {
            let geometry = Geometry::with_blocks(rows, side / rows).expect("a board");
            match Grid::new(&geometry).canonical() {
                Ok(_) => {
                    sides.insert(side);
                }
                Err(error) => assert_eq!(error, CanonicalError::Orders(geometry)),
            }
        }
    }
    assert_eq!(sides.into_iter().collect::<Vec<u8>>(), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12]);
}
