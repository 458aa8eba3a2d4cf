//! The usual arrangements of grids that overlap.

use minirow::generate::{Generator, Requirements};
use minirow::logic::Position;
use minirow::scene::{Paper, Style, draw};
use minirow::solve::{Solutions, solutions};
use minirow::{
    Arrangement, Cell, Geometry, Grid, Grids, HouseKind, Names, Pencil, Singles, Symmetry,
};

/// Names with the grids and cells that published boards of these names have.
#[test]
fn known_ones() {
    for (name, grids, frame, cells) in [
        ("samurai", 5, (21, 21), 369),
        ("twodoku", 2, (15, 15), 153),
        ("sensei", 2, (15, 12), 144),
        ("double-doku", 2, (12, 12), 126),
        ("gattai-3", 3, (15, 15), 180),
        ("butterfly", 4, (12, 12), 144),
        ("sohei", 4, (21, 21), 288),
        ("cross", 5, (21, 21), 297),
        ("flower", 5, (15, 15), 189),
        ("kazaguruma", 5, (21, 21), 333),
        ("gattai-8", 8, (21, 33), 576),
        ("shogun", 11, (21, 45), 783),
        ("sumo", 13, (33, 33), 909),
    ] {
        let board = Geometry::named(name).expect(name);
        let found = (board.grids().map(Grids::len), board.rows(), board.columns());
        assert_eq!(found, (Some(grids), frame.0, frame.1), "{name}");
        assert_eq!(board.cell_count(), cells, "{name}");
    }
    let all: Vec<Arrangement> = Arrangement::all().collect();
    for number in 3..=13 {
        assert!(Geometry::named(&format!("gattai-{number}")).is_some(), "gattai-{number}");
    }
    for arrangement in &all {
        assert_eq!(arrangement.name().parse(), Ok(*arrangement));
        assert_eq!(arrangement.geometry().to_string(), arrangement.title());
        let names = |one: &Arrangement| [&[one.name()], one.other_names()].concat();
        let same =
            all.iter().filter(|other| names(other).iter().any(|n| names(arrangement).contains(n)));
        assert_eq!(same.count(), 1, "{arrangement}");
    }
}

#[test]
fn houses_are_named_by_their_grids() {
    let samurai = Geometry::named("samurai").expect("a Samurai");
    let blocks = samurai.houses().filter(|&house| samurai.house_kind(house) == HouseKind::Block);
    let names: Vec<&str> = blocks.map(|house| samurai.house_name(house)).collect();
    assert_eq!((names.len(), names[8]), (41, "block 9 of A and block 1 of C"));
    assert_eq!(samurai.house_name(samurai.houses().nth(9).expect("a house")), "row 1 of B");
    let peers = |cell: Cell| {
        let pencil = Pencil::new(&samurai, Singles::Leave);
        let digit = samurai.digits().next().expect("a digit");
        let mut placed = pencil.clone();
        placed.place(cell, digit).expect("an empty board");
        samurai.cells().filter(|&other| !placed.candidates(other).contains(digit)).count()
    };
    // In one grid 20, in two of them 8 more for each line beyond the shared block.
    assert_eq!(peers(samurai.cell(0, 0)), 20);
    assert_eq!(peers(samurai.cell(6, 6)), 32);
    assert_eq!(samurai.cell_named("c R1C1"), Some(samurai.cell(6, 6)));
    assert_eq!(samurai.spoken_cell_name(samurai.cell(6, 6)), "A r7c7");
}

#[test]
fn symmetries_fit_the_frame() {
    let fits = |name: &str| -> Vec<&str> {
        let board = Geometry::named(name).expect(name);
        Symmetry::ALL.iter().filter(|s| s.fits(&board)).map(|s| s.name()).collect()
    };
    assert_eq!(fits("samurai").len(), Symmetry::ALL.len());
    assert_eq!(
        fits("twodoku"),
        ["none", "half-turn", "diagonal", "antidiagonal", "both-diagonals"]
    );
    assert_eq!(fits("windmill"), ["none", "half-turn", "quarter-turn"]);
    assert_eq!(fits("wing"), ["none", "left-right"]);
    for name in ["samurai", "wing", "windmill"] {
        let board = Geometry::named(name).expect(name);
        for symmetry in Symmetry::ALL.iter().filter(|symmetry| symmetry.fits(&board)) {
            let orbits = symmetry.orbits(&board);
            let mut cells: Vec<Cell> = orbits.into_iter().flatten().collect();
            cells.sort_unstable();
            assert!(cells.into_iter().eq(board.cells()), "{name}, {symmetry}");
        }
    }
}

/// Cells that a turn takes off the board would have no partners.
#[test]
fn symmetries_that_do_not_fit_are_refused() {
    let wing = Geometry::named("wing").expect("a wing");
    let generator = Generator::new(&wing);
    let turned = Requirements::default().symmetry(Symmetry::QuarterTurn);
    let refused = generator.clone().requirements(turned).check().unwrap_err();
    assert_eq!(refused.to_string(), "quarter-turn does not fit the board: Wing");
    let mirrored = Requirements::default().symmetry(Symmetry::LeftRight);
    assert!(generator.requirements(mirrored).check().is_ok());
}

#[test]
fn grids_are_filled_and_drawn() {
    for arrangement in Arrangement::all().filter(|a| a.grid_count() <= 5) {
        let board = arrangement.geometry();
        let random = &mut minirow::generate::BoardRandom::new(1, 0);
        let grid = minirow::generate::fill(&board, random, minirow::progress::to_the_end());
        let grid: Grid = grid.expect("a grid");
        assert!(grid.is_solved(), "{arrangement}");
        assert!(matches!(solutions(&grid), Solutions::One(_)));
        assert!(Position::from_grid(&grid).is_ok());
        let drawing = draw(&Paper::new(grid), None, &Names::numbers(&board), &Style::default());
        let edge = f64::from(board.columns());
        assert!(drawing.width > edge && drawing.width < edge + 2.0, "{arrangement}");
    }
}
