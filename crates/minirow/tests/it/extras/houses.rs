//! Houses of the usual extras beside houses of a caller, which may have the same names and cells.

use minirow::format::{Document, Format, ReadOptions, Symbols, read, write};
use minirow::scene::Paper;
use minirow::{Extra, Geometry, Grid, HouseKind};

/// A board with this extra, and before and after it with its last house (or row 1) as a house of ours.
fn boards() -> impl Iterator<Item = (Extra, Geometry)> {
    Extra::ALL.iter().map(|&extra| {
        let alone = Geometry::classic().with_extra(extra).unwrap();
        let house = alone.houses().filter(|&house| house.index() >= 27).last();
        let house = house.unwrap_or_else(|| alone.houses().next().unwrap());
        let (name, cells) = (alone.house_name(house), alone.cells_of(house));
        let before = Geometry::classic().with_house("group 1", cells).unwrap();
        (extra, before.with_extra(extra).unwrap().with_house(name, cells).unwrap())
    })
}

#[test]
fn houses_know_the_extra_that_brought_them() {
    for (extra, board) in boards() {
        let of = |house| board.extra_of(house);
        assert!(board.houses().take(28).all(|house| of(house).is_none()), "{extra}");
        assert_eq!(board.houses().last().and_then(of), None, "{extra}");
        let brought = board.houses().filter(|&house| of(house) == Some(extra)).count();
        assert_eq!(brought + 29, board.house_count(), "{extra}");
    }
}

#[test]
fn houses_of_ours_are_written_and_told() {
    for (extra, board) in boards() {
        let ours = |geometry: &Geometry| {
            let is_ours = |&house: &_| {
                geometry.house_kind(house) == HouseKind::Extra && geometry.extra_of(house).is_none()
            };
            geometry.houses().filter(is_ours).count()
        };
        let json =
            write(&Document::from(Grid::new(&board)), Format::JSON, &Symbols::usual(9)).unwrap();
        let back = read(&json, &ReadOptions::default()).unwrap();
        assert_eq!(ours(back.grid.geometry()), 2, "{extra}: {json}");
        assert!(!Paper::new(Grid::new(&board)).words().is_empty(), "{extra}");
    }
}
