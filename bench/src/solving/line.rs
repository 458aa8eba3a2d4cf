//! A 9×9 board as peers read and write it.

use minirow::{Geometry, Grid};

/// A 9×9 board in text with zeros behind it.
pub(super) type Line = [u8; 96];

/// A 9×9 board as peers read it.
pub(super) fn write(grid: &Grid) -> Line {
    let mut line = [0; 96];
    for (byte, value) in line.iter_mut().zip(grid.values()) {
        *byte = if value == 0 { b'.' } else { b'0' + value };
    }
    line
}

/// The board a peer has written, if it has; what is no digit becomes an empty cell, which no
/// solution has.
pub(super) fn read(solution: &Line) -> Option<Grid> {
    if *solution == [0; 96] {
        return None;
    }
    let value = |byte: &u8| {
        if byte.is_ascii_digit() { byte - b'0' } else { 0 }
    };
    let geometry = Geometry::classic();
    let values = solution.iter().take(geometry.cell_count()).map(value);
    Some(Grid::from_values(&geometry, values).expect("81 values from 0 to 9 make a grid"))
}

#[test]
fn lines_are_boards_with_zeros_behind_them() {
    let mut values = vec![0; 81];
    values[80] = 9;
    let board = Grid::from_values(&Geometry::classic(), values).unwrap();
    let line = write(&board);
    assert_eq!(&line[79..83], b".9\0\0");
    assert_eq!(read(&line), Some(board));
    assert_eq!(read(&[0; 96]), None);
}
