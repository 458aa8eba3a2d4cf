//! What is written reads back, as far as the format can hold it; what it cannot is an error.

use minirow::format::{
    About, AboutField, Collection, Document, Format, Part, Play, ReadOptions, Symbols, WriteError,
    read, read_all, write, write_item,
};
use minirow::{Cell, DigitSet, Geometry, Grid};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;

use crate::boards::{self, Layout};
use crate::property::{self, Verdict};

/// The formats of this file: those that other tests look at are only cut down here.
const FORMATS: [&str; 14] = [
    "candidates",
    "simple-candidates",
    "candidate-list",
    "candidate-rows",
    "annotated",
    "sadman",
    "sudocue",
    "sdx",
    "ss",
    "susser",
    "library",
    "opensudoku",
    "csv",
    "ksudoku",
];

fn texts() -> impl Strategy<Value = String> {
    let line = "[!-~äß€][ -~äß€]{0,12}[!-~äß€]";
    prop_oneof![
        4 => line.prop_map(String::from),
        1 => vec(line, 2..4).prop_map(|lines| lines.join("\n")),
        1 => "[ -~\n\t\r]{1,12}",
        1 => "[0-9]{1,13}",
        1 => "\\PC{1,8}",
    ]
}

fn about() -> impl Strategy<Value = About> {
    vec(option::weighted(0.3, texts()), AboutField::ALL.len()).prop_map(|texts| {
        let mut about = About::default();
        for (field, text) in AboutField::ALL.iter().copied().zip(texts) {
            about.set(field, text);
        }
        about
    })
}

/// Documents on the usual board, with any parts.
fn documents() -> impl Strategy<Value = Document> {
    let marks = || option::weighted(0.3, vec(prop_oneof![3 => Just(0_u32), 1 => 0_u32..512], 81));
    let parts = (marks(), marks(), option::weighted(0.5, vec(any::<u32>(), 81)));
    let told = (about(), option::weighted(0.3, texts()), option::weighted(0.3, 1..100_000_u64));
    let cells = (vec(0..10_u8, 81), option::weighted(0.5, vec(any::<bool>(), 81)));
    let colours = option::weighted(0.3, vec(vec(0..11_u8, 0..2), 81));
    let solution = option::weighted(0.3, boards::solved((3, 3)));
    let solved = boards::solved((3, 3));
    (solved, solution, cells, parts, told, colours).prop_map(
        |(
            solved,
            solution,
            (keep, givens),
            (corner, centre, eliminated),
            (about, name, seconds),
            colours,
        )| {
            let geometry = Geometry::classic();
            let most = keep[0];
            let values = solved.values().zip(&keep);
            let values = values.map(|(value, &keep)| if keep < most { value } else { 0 });
            let grid = Grid::from_values(&geometry, values).expect("81 values");
            let is_filled: Vec<bool> = grid.values().map(|value| value > 0).collect();
            let givens = givens.map(|givens| {
                givens.iter().zip(&is_filled).map(|(&given, &filled)| given && filled).collect()
            });
            let sets = |bits: Vec<u32>| bits.into_iter().map(set).collect::<Vec<DigitSet>>();
            let candidates = eliminated.map(|eliminated| {
                let left = left(&grid).into_iter().zip(eliminated);
                left.map(|(left, bits)| if bits % 3 == 0 { left & set(bits >> 8) } else { left })
                    .zip(grid.values())
                    .map(|(set, value)| match minirow::Digit::new(value) {
                        Some(digit) => DigitSet::of(digit),
                        None => set,
                    })
                    .collect()
            });
            let play = seconds.map(|seconds| {
                let mut play = Play::default();
                play.seconds = Some(seconds);
                play
            });
            let mut document = Document::from(grid);
            (document.givens, document.candidates) = (givens, candidates);
            (document.corner, document.centre) = (corner.map(sets), centre.map(sets));
            (document.colours, document.solution) = (colours, solution);
            (document.name, document.about, document.play) = (name, about, play);
            document
        },
    )
}

fn set(bits: u32) -> DigitSet {
    (1..=9).filter(|digit| bits >> (digit - 1) & 1 == 1).filter_map(minirow::Digit::new).collect()
}

/// The candidates that the digits leave.
fn left(grid: &Grid) -> Vec<DigitSet> {
    let geometry = grid.geometry();
    let left = |cell: Cell| match grid.get(cell) {
        Some(digit) => DigitSet::of(digit),
        None => {
            let sees = |other: &Cell| {
                geometry
                    .seats(cell)
                    .iter()
                    .any(|seat| geometry.cells_of(seat.house).contains(other))
            };
            let used: DigitSet =
                geometry.cells().filter(sees).filter_map(|c| grid.get(c)).collect();
            geometry.all_digits() - used
        }
    };
    geometry.cells().map(left).collect()
}

/// A document with parts that say nothing left out, so that the same boards are equal.
fn plain(document: Document, format: &str) -> Document {
    let mut document = document;
    let has: Vec<Part> = document.parts();
    for part in Part::ALL.iter().copied().filter(|part| !has.contains(part)) {
        document.remove(part);
    }
    let shown = ["candidates", "simple-candidates", "candidate-list", "candidate-rows", "sdx"];
    if shown.contains(&format) {
        // These always show candidates.
        document.candidates.get_or_insert_with(|| left(&document.grid));
    } else if document.candidates.as_ref() == Some(&left(&document.grid)) {
        document.candidates = None;
    }
    document
}

fn format(name: &str) -> Format {
    name.parse().expect("a registered format")
}

fn read_back(text: &str, name: &str, document: &Document) -> Verdict {
    let options = ReadOptions::default().format(format(name));
    let read = read(text, &options);
    let read = read.map_err(|error| TestCaseError::fail(format!("{error} in {name}:\n{text}")))?;
    prop_assert_eq!(plain(read, name), plain(document.clone(), name), "{}:\n{}", name, text);
    Ok(())
}

#[test]
fn documents_read_back() {
    let mut written = [0; FORMATS.len()];
    let counts = std::cell::RefCell::new(&mut written);
    property::check(300, documents(), |document| {
        for (index, name) in FORMATS.into_iter().enumerate() {
            let format = format(name);
            let symbols = Symbols::usual(9);
            let (reduced, without) = format.reduce(document.clone());
            match write(&document, format, &symbols) {
                Ok(_) => prop_assert_eq!(&without, &Vec::new(), "{}", name),
                Err(WriteError::Part { part, .. }) => {
                    prop_assert!(without.contains(&part), "{}: {}", name, part);
                }
                Err(_) => {}
            }
            match write(&reduced, format, &symbols) {
                Ok(text) => {
                    read_back(&text, name, &reduced)?;
                    counts.borrow_mut()[index] += 1;
                }
                Err(error @ WriteError::Part { .. }) => {
                    return Err(TestCaseError::fail(error.to_string()));
                }
                Err(error) => prop_assert!(error.to_string().starts_with(name), "{}", error),
            }
        }
        Ok(())
    });
    // What is refused is the exception.
    for (name, count) in FORMATS.iter().zip(written) {
        assert!(count >= 30, "{name}: {count} of 300");
    }
}

/// Boards of other sizes and geometries, in the formats that have them.
#[test]
fn other_boards_read_back() {
    let layouts = || {
        let square = [(2, 2), (3, 3), (4, 4), (5, 5)].map(Layout::of);
        prop_oneof![proptest::sample::select(square.to_vec()), boards::layouts()]
    };
    property::check(200, (layouts(), vec(any::<u8>(), 625)), |(layout, numbers)| {
        let geometry = layout.geometry();
        let side = geometry.side();
        let values = numbers
            .iter()
            .cycle()
            .take(geometry.cell_count())
            .map(|number| if number % 3 > 0 { 0 } else { number / 3 % side + 1 });
        let grid = Grid::from_values(&geometry, values).expect("one for each cell");
        let document = Document::from(grid);
        for name in ["ksudoku", "csv", "annotated"] {
            let symbols = Symbols::usual(side);
            let Ok(text) = write(&document, format(name), &symbols) else {
                let holds = format(name).holds(&geometry);
                prop_assert!(holds.is_err(), "{}: {}", name, geometry);
                continue;
            };
            let told = (name == "annotated").then(|| geometry.clone());
            let options =
                ReadOptions::default().format(format(name)).geometry(told).symbols(symbols);
            let read = read(&text, &options)
                .map_err(|error| TestCaseError::fail(format!("{error} in {name}:\n{text}")))?;
            // Blocks that are rectangles may be known as such behind the way.
            let read_geometry = read.grid.geometry();
            prop_assert_eq!(blocks(read_geometry), blocks(&geometry), "{}:\n{}", name, text);
            prop_assert_eq!(read_geometry.extras(), geometry.extras());
            prop_assert!(read.grid.values().eq(document.grid.values()), "{}:\n{}", name, text);
            prop_assert_eq!(read.parts(), []);
        }
        Ok(())
    });
}

/// For each cell the first one of its block.
fn blocks(geometry: &Geometry) -> Vec<Option<Cell>> {
    let first = |cell| geometry.cells().find(|&c| geometry.block(c) == geometry.block(cell));
    geometry.cells().map(first).collect()
}

/// Collections read back board by board.
#[test]
fn collections_read_back() {
    let names = FORMATS.into_iter().chain(["line", "grid", "json", "tatham"]);
    let names: Vec<&str> = names.filter(|&name| name != "ksudoku").collect();
    let strategy = (proptest::sample::select(names), vec(documents(), 0..5));
    property::check(200, strategy, |(name, documents)| {
        let format = format(name);
        let mut collection = Collection::new(format);
        let mut text = String::new();
        let mut kept = Vec::new();
        for document in documents {
            let (mut reduced, _) = format.reduce(document);
            if name == "csv" {
                // All boards fill the same columns.
                reduced = Document::from(reduced.grid);
                reduced.name = Some("one".into());
            }
            let Ok(item) = write_item(&reduced, format, &Symbols::usual(9)) else { continue };
            collection.push(&item, &mut text).expect("boards that are alike");
            kept.push(plain(reduced, name));
        }
        collection.finish(&mut text);
        let options = ReadOptions::default().format(format);
        let read: Result<Vec<Document>, _> = read_all(&text, &options).into_iter().collect();
        let read =
            read.map_err(|error| TestCaseError::fail(format!("{error} in {name}:\n{text}")))?;
        let read: Vec<Document> = read.into_iter().map(|read| plain(read, name)).collect();
        prop_assert_eq!(read, kept, "{}:\n{}", name, text);
        Ok(())
    });
}

/// What a format cannot hold has a name.
#[test]
fn refusals_are_told() {
    let grid = Grid::new(&Geometry::classic());
    let refused = |name: &str, document: &Document| {
        write(document, format(name), &Symbols::usual(9)).unwrap_err().to_string()
    };
    let mut named = Document::from(grid.clone());
    named.name = Some("one".to_owned());
    assert_eq!(refused("sadman", &named), "sadman cannot hold a name");
    assert_eq!(refused("opensudoku", &named), "opensudoku cannot hold a name");
    let mut coloured = Document::from(grid.clone());
    coloured.colours = Some(vec![vec![1, 2]; 81]);
    assert_eq!(
        refused("sadman", &coloured),
        "sadman holds one colour from 0 to 9 in a cell, found others"
    );
    let four = Document::from(Grid::new(&Geometry::of_side(4).expect("a side")));
    assert_eq!(
        refused("library", &four),
        "library holds the usual board of 9x9, found 4x4 with 2x2 blocks"
    );
    let mut placed = grid.clone();
    placed.set(Cell::new(5), minirow::Digit::new(7));
    let mut candidates = left(&grid);
    candidates[5] = set(1 << 6);
    let mut unsure = Document::from(placed);
    unsure.candidates = Some(candidates);
    assert_eq!(
        refused("candidates", &unsure),
        "candidates holds digits that are no candidates elsewhere in their houses, found another in r1c6"
    );
    assert_eq!(refused("hsol", &four), "hsol can only be read");
    for rating in ["!,", "7.2;", "#"] {
        let mut rated = Document::from(grid.clone());
        rated.about.rating = Some(rating.to_owned());
        let expected = "annotated holds a rating that ends without a separator, found another";
        assert_eq!(refused("annotated", &rated), expected, "{rating}");
    }
}
