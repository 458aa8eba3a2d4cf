//! The rules of a board with extras, against what rows and columns tell of two cells.

use minirow::{Cell, Extra, Geometry, GeometryError, House};

/// Rows and columns of a block.
pub(super) type Block = (u8, u8);
/// Row and column, from 0.
pub(super) type Place = (u8, u8);

const BLOCKS: [Block; 12] = [
    (1, 1),
    (1, 2),
    (2, 2),
    (1, 5),
    (2, 3),
    (3, 2),
    (7, 1),
    (2, 4),
    (3, 3),
    (3, 4),
    (5, 3),
    (4, 4),
];

/// Whether an extra keeps two different cells from holding the same digit.
pub(super) fn excludes(extra: Extra, (rows, columns): Block, one: Place, other: Place) -> bool {
    let side = rows * columns;
    let [down, right] = [one.0.abs_diff(other.0), one.1.abs_diff(other.1)];
    // Lines part windows as they do blocks, one wide; what does not fit before the edge is none.
    let window = |(row, column): Place| {
        let along = |place: u8, len: u8| {
            let (number, inside) = (place / (len + 1), place % (len + 1));
            let fits = u16::from(number + 1) * u16::from(len + 1) <= u16::from(side);
            (inside > 0 && fits).then_some(number)
        };
        Some((along(row, rows)?, along(column, columns)?))
    };
    let in_block = |(row, column): Place| (row % rows, column % columns);
    match extra {
        Extra::Diagonals => {
            let falls = |(row, column): Place| row == column;
            let rises = |(row, column): Place| row + column + 1 == side;
            falls(one) && falls(other) || rises(one) && rises(other)
        }
        Extra::Windoku => window(one).is_some() && window(one) == window(other),
        Extra::DisjointGroups => in_block(one) == in_block(other),
        Extra::AntiKnight => [(1, 2), (2, 1)].contains(&(down, right)),
        Extra::AntiKing => down < 2 && right < 2,
        _ => unreachable!("all extras are told"),
    }
}

/// Whether the plain rules keep two cells from holding the same digit.
pub(super) fn shares_a_line_or_block((rows, columns): Block, one: Place, other: Place) -> bool {
    let block = |(row, column): Place| (row / rows, column / columns);
    one.0 == other.0 || one.1 == other.1 || block(one) == block(other)
}

fn share_a_house(board: &Geometry, one: Cell, other: Cell) -> bool {
    let houses = |cell| board.seats(cell).iter().map(|seat| seat.house).collect::<Vec<House>>();
    houses(one).iter().any(|house| houses(other).contains(house))
}

/// Checks what must differ on a board with some extras.
fn check(block: Block, extras: &[Extra]) {
    let mut board = Geometry::with_blocks(block.0, block.1).expect("a block shape");
    for &extra in extras {
        board = board.with_extra(extra).expect("rectangular blocks");
    }
    let place = |cell| (board.row(cell), board.column(cell));
    let mut pairs = 0;
    for one in board.cells() {
        assert!(board.apart(one).is_sorted_by(|before, after| before < after), "{board}");
        for other in board.cells().filter(|&other| other != one) {
            let expected = shares_a_line_or_block(block, place(one), place(other))
                || extras.iter().any(|&extra| excludes(extra, block, place(one), place(other)));
            let is_apart = board.apart(one).contains(&other);
            let shares = share_a_house(&board, one, other);
            assert_eq!(shares || is_apart, expected, "{board}: {one:?} and {other:?}");
            assert!(!(shares && is_apart), "{board}: {one:?} and {other:?} twice");
            pairs += u32::from(is_apart);
        }
    }
    assert_eq!(board.has_apart(), pairs > 0);
    assert_eq!(board.extras(), extras);
}

#[test]
fn every_extra_excludes_what_it_says() {
    for block in BLOCKS {
        for &extra in Extra::ALL {
            check(block, &[extra]);
        }
    }
}

#[test]
fn extras_add_up_in_any_order() {
    for block in [(2, 2), (2, 3), (3, 3)] {
        for &one in Extra::ALL {
            for other in Extra::ALL.iter().copied().filter(|&other| other != one) {
                check(block, &[one, other]);
            }
        }
        check(block, Extra::ALL);
    }
}

/// By counting moves on the board and in each block.
#[test]
fn pairs_are_as_many_as_moves_that_leave_the_block() {
    let knight = |rows: u64, columns: u64| {
        let steps = |a: u64, b: u64| rows.saturating_sub(a) * columns.saturating_sub(b);
        2 * (steps(1, 2) + steps(2, 1))
    };
    // Steps along a line are the line's own.
    let king = |rows: u64, columns: u64| 2 * (rows - 1) * (columns - 1);
    for (rows, columns) in BLOCKS {
        let plain = Geometry::with_blocks(rows, columns).expect("a block shape");
        let check = |extra, moves: &dyn Fn(u64, u64) -> u64| {
            let board = plain.with_extra(extra).expect("pairs need no blocks");
            let [side, rows, columns] = [rows * columns, rows, columns].map(u64::from);
            let listed: u64 = board.cells().map(|cell| board.apart(cell).len() as u64).sum();
            assert_eq!(listed, 2 * (moves(side, side) - side * moves(rows, columns)), "{board}");
        };
        check(Extra::AntiKnight, &knight);
        check(Extra::AntiKing, &king);
    }
}

/// Names and corners of the houses an extra adds: the first cell and the last.
fn check_houses(block: Block, extra: Extra, expected: &[(&str, &str, &str)]) {
    let plain = Geometry::with_blocks(block.0, block.1).expect("a block shape");
    let board = plain.with_extra(extra).expect("rectangular blocks");
    let added = board.houses().skip(plain.house_count());
    let told: Vec<(&str, String, String)> = added
        .map(|house| {
            let cells = board.cells_of(house);
            let [first, last] = [cells[0], cells[cells.len() - 1]];
            (board.house_name(house), board.cell_name(first), board.cell_name(last))
        })
        .collect();
    let told: Vec<(&str, &str, &str)> =
        told.iter().map(|(name, first, last)| (*name, first.as_str(), last.as_str())).collect();
    assert_eq!(told, expected, "{board}");
}

#[test]
fn windows_are_where_people_draw_them() {
    let nine = [
        ("window 1", "r2c2", "r4c4"),
        ("window 2", "r2c6", "r4c8"),
        ("window 3", "r6c2", "r8c4"),
        ("window 4", "r6c6", "r8c8"),
    ];
    check_houses((3, 3), Extra::Windoku, &nine);
    let sixteen = [
        ("window 1", "r2c2", "r5c5"),
        ("window 2", "r2c7", "r5c10"),
        ("window 3", "r2c12", "r5c15"),
        ("window 4", "r7c2", "r10c5"),
        ("window 5", "r7c7", "r10c10"),
        ("window 6", "r7c12", "r10c15"),
        ("window 7", "r12c2", "r15c5"),
        ("window 8", "r12c7", "r15c10"),
        ("window 9", "r12c12", "r15c15"),
    ];
    check_houses((4, 4), Extra::Windoku, &sixteen);
    check_houses(
        (2, 3),
        Extra::Windoku,
        &[("window 1", "r2c2", "r3c4"), ("window 2", "r5c2", "r6c4")],
    );
    check_houses((2, 2), Extra::Windoku, &[("window 1", "r2c2", "r3c3")]);
    check_houses((1, 4), Extra::Windoku, &[]);
}

#[test]
fn groups_take_a_cell_of_each_block() {
    let four = [
        ("group 1", "r1c1", "r3c3"),
        ("group 2", "r1c2", "r3c4"),
        ("group 3", "r2c1", "r4c3"),
        ("group 4", "r2c2", "r4c4"),
    ];
    check_houses((2, 2), Extra::DisjointGroups, &four);
}

/// Windows at the edge were looked for beyond 255.
#[test]
fn the_largest_boards_have_extras_too() {
    for ((rows, columns), windows) in
        [((255, 1), 0), ((1, 255), 0), ((15, 17), 15 * 14), ((5, 51), 42 * 4)]
    {
        let plain = Geometry::with_blocks(rows, columns).expect("a block shape");
        let windoku = plain.with_extra(Extra::Windoku).expect("rectangular blocks");
        assert_eq!(windoku.house_count() - plain.house_count(), windows, "{plain}");
        let groups = plain.with_extra(Extra::DisjointGroups).expect("rectangular blocks");
        assert_eq!(groups.house_count() - plain.house_count(), 255, "{plain}");
        let king = plain.with_extra(Extra::AntiKing).expect("any board");
        assert!(king.has_apart(), "{plain}");
    }
}

#[test]
fn an_extra_counts_once() {
    for &extra in Extra::ALL {
        let once = Geometry::classic().with_extra(extra).expect("rectangular blocks");
        let twice = once.with_extra(extra).expect("rectangular blocks");
        assert_eq!((&twice, twice.to_string()), (&once, once.to_string()));
        assert!(!once.is_classic());
        assert_eq!(extra.name().parse(), Ok(extra));
        assert_eq!(once.to_string(), format!("9x9 with 3x3 blocks and {extra}"));
    }
    let found = "Windoku".parse::<Extra>().expect_err("names are in lower case");
    assert_eq!(
        found.to_string(),
        "expected diagonals, windoku, disjoint-groups, anti-knight or anti-king, found 'Windoku'"
    );
}

#[test]
fn boards_are_named_after_their_rules() {
    let told = |board: Result<Geometry, GeometryError>| board.expect("a board").to_string();
    let classic = Geometry::classic();
    let [one, far] = [Cell::new(0), Cell::new(80)];
    let windoku = classic.with_extra(Extra::Windoku).expect("rectangular blocks");
    let knight = windoku.with_extra(Extra::AntiKnight).expect("any board");
    assert_eq!(told(Ok(knight.clone())), "9x9 with 3x3 blocks, windoku and anti-knight");
    assert_eq!(
        told(knight.with_apart("far corners", &[(one, far)])),
        "9x9 with 3x3 blocks, windoku, anti-knight and far corners"
    );
    let row: Vec<Cell> = (0..9).map(Cell::new).collect();
    assert_eq!(told(classic.with_house("the top", &row)), "9x9 with 3x3 blocks and the top");
    let jigsaw = Geometry::irregular(&[0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3]);
    let jigsaw = jigsaw.expect("four cells in each block");
    assert_eq!(told(jigsaw.with_extra(Extra::AntiKing)), "4x4 with irregular blocks and anti-king");
}

#[test]
fn rules_that_make_no_board_are_refused() {
    let told = |board: Result<Geometry, GeometryError>| board.expect_err("no board").to_string();
    let jigsaw = Geometry::irregular(&[0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3]);
    let jigsaw = jigsaw.expect("four cells in each block");
    for &extra in Extra::ALL {
        let needs_rectangles = [Extra::Windoku, Extra::DisjointGroups].contains(&extra);
        assert_eq!(jigsaw.with_extra(extra).is_err(), needs_rectangles, "{extra}");
    }
    assert_eq!(
        told(jigsaw.with_extra(Extra::Windoku)),
        "expected rectangular blocks for windoku, found irregular ones"
    );
    let pair = |one, other| jigsaw.with_apart("a pair", &[(Cell::new(one), Cell::new(other))]);
    assert_eq!(told(pair(3, 3)), "expected two different cells of the board, found 3 and 3");
    assert_eq!(told(pair(0, 16)), "expected two different cells of the board, found 0 and 16");
    assert_eq!(told(pair(900, 2)), "expected two different cells of the board, found 900 and 2");
    let house = |cells: &[u16]| {
        jigsaw.with_house("a house", &cells.iter().copied().map(Cell::new).collect::<Vec<_>>())
    };
    let expected = "expected 4 different cells of the board in the house 'a house', found";
    assert_eq!(told(house(&[0, 5, 10])), format!("{expected} 3"));
    assert_eq!(told(house(&[0, 5, 10, 10])), format!("{expected} 3"));
    assert_eq!(told(house(&[0, 5, 10, 16])), format!("{expected} 3"));
}

/// A house that comes later takes its pairs away, and one that was there before leaves none.
#[test]
fn pairs_are_listed_where_no_house_is() {
    let board = Geometry::of_side(4).expect("a square");
    let corners = [0, 3, 12, 15].map(Cell::new);
    let pair = [(corners[0], corners[3]), (corners[3], corners[0]), (corners[0], corners[1])];
    let apart = board.with_apart("far corners", &pair).expect("different cells");
    assert_eq!(apart.apart(corners[0]), [corners[3]]);
    assert_eq!(apart.apart(corners[1]), []);
    let after = apart.with_house("the corners", &corners).expect("four cells");
    let before = board.with_house("the corners", &corners).expect("four cells");
    let before = before.with_apart("far corners", &pair).expect("different cells");
    for board in [after, before] {
        assert!(!board.has_apart() && board.cells().all(|cell| board.apart(cell).is_empty()));
    }
}
