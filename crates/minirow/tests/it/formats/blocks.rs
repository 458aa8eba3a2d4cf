//! Maps of irregular blocks.

use minirow::format::read_blocks;

fn check(text: &str, expected: &str) {
    let found = read_blocks(text).map(|geometry| {
        let letter = |cell| char::from(b'A' + geometry.block(cell) as u8);
        let cells: Vec<char> = geometry.cells().map(letter).collect();
        let rows = cells.chunks(geometry.side().into());
        rows.map(|row| row.iter().collect::<String>()).collect::<Vec<_>>().join(" ")
    });
    assert_eq!(found.unwrap_or_else(|error| error.to_string()), expected, "{text}");
}

#[test]
fn maps_that_are_read() {
    const JIGSAW: &str = "AAAB ACBB CCDB CDDD";
    check("AAAB\nACBB\nCCDB\nCDDD\n", JIGSAW);
    check("1112\n1322\n3342\n3444", JIGSAW);
    check("# a jigsaw\n\n  zzzy\n  zxyy\n\n  xxwy\n  xwww\n", JIGSAW);
    check("\u{feff}AAAB\r\nACBB\r\nCCDB\r\nCDDD\r\n", JIGSAW);
    check("1 1 1 2\n1 3 2 2\n3 3 4 2\n3 4 4 4\n", JIGSAW);
    check("10 10 10 2\n10 3 2 2\n3 3 40 2\n3 40 40 40\n", JIGSAW);
    check("1\t1\t1\t2\n1\t3\t2\t2\n3\t3\t4\t2\n3\t4\t4\t4\n", JIGSAW);
    check("1,1,1,2\n1,3,2,2\n3,3,4,2\n3,4,4,4\n", JIGSAW);
    check("AA\nBB", "AA BB");
    check("AB\nAB", "AB AB");
    check("x", "A");
    // Blocks need not hang together.
    check("ABAB\nCDCD\nBABA\nDCDC\n", "ABAB CDCD BABA DCDC");
    check("äöäö\näöäö\nüßüß\nüßüß\n", "ABAB ABAB CDCD CDCD");
}

#[test]
fn maps_that_are_not() {
    check("", "line 1, column 1: expected labels for side x side cells, up to 255x255, found 0");
    check(
        "# nothing\n\n",
        "line 3, column 1: expected labels for side x side cells, up to 255x255, found 0",
    );
    check("AAB\nABB\nCCB\n", "line 1, column 1: expected 3 cells in block 2, found 4");
    check("\n\nABC\nABC\nABD\n", "line 3, column 1: expected 3 cells in block 3, found 2");
    check(
        "AB\nA\n",
        "line 1, column 1: expected labels for side x side cells, up to 255x255, found 3",
    );
    check("AAA\nAAA\nAAA\n", "line 1, column 1: expected 3 cells in block 1, found 9");
}

/// A ragged map is no map, even where the labels could be cut into a square.
#[test]
fn rows_of_different_lengths() {
    let error = read_blocks("AABB\nAAB\nBCCDD\nCCDD\n").expect_err("rows of 4, 3, 5 and 4");
    assert_eq!((error.line, error.column), (2, 4));
}

#[test]
fn the_largest_map() {
    let rows: Vec<String> =
        (0..255).map(|row| vec![(row / 15 * 15).to_string(); 255].join(" ")).collect();
    assert!(read_blocks(&rows.join("\n")).is_err());
    let label = |row: usize, column: usize| (row / 15 * 15 + column / 17).to_string();
    let row = |row| (0..255).map(|column| label(row, column)).collect::<Vec<_>>().join(" ");
    let map: Vec<String> = (0..255).map(row).collect();
    assert_eq!(read_blocks(&map.join("\n")).expect("a map").side(), 255);
}
