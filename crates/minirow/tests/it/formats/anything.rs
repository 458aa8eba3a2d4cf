//! No text brings a reader down.

use minirow::format::{Format, ReadOptions, Symbols, read, read_all, read_blocks};
use minirow::{Extra, Geometry};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::boards;
use crate::property::{self, Verdict};

/// Texts of any characters, of those that boards are made of, and of pieces of boards.
fn texts() -> impl Strategy<Value = String> {
    let pieces = prop_oneof![
        4 => "[1-9.]{1,20}",
        2 => "[0-9A-Ga-g.*_xX-]{1,40}",
        2 => "( ?[0-9]{1,3}){1,30}",
        1 => "( ?[1-9]{1,9}){9}",
        1 => "([1-9]?[,;\t]){1,20}",
        1 => "[-+=|*.:',` ]{1,30}",
        1 => "[a-z]{1,8} [0-9]{1,3} [0-9]{1,3} ",
        1 => "[.]{36}|[.]{81}|[.]{256}|[.]{625}",
        1 => "#.{0,20}",
        3 => "\r?\n",
        1 => "(block|Blocks|extra|symbols|house a|apart b|x):[ \n]",
        1 => "[0-4]x[0-4]|diagonals|windoku,|r[0-9]{1,3}c[0-9]|r1c1-r2c2|[A-D]{4}\n",
        1 => "\\{\"(grid|puzzle|candidates|geometry|symbols|boards|version|x)\":",
        1 => "[\\[\\]{}\",:\\\\]{1,4}|null|\"(side|block|blocks|extra|houses)\":",
        1 => "[0-9]{1,2}(x[0-9]{1,2}|j)[jxa-z0-9]{0,3}:",
        1 => "[0-9a-z_]{1,30}(,[a-z_]{1,30})?",
        1 => "[\u{feff}\u{2500}-\u{257f}¦!#@/ \u{a0}\u{2003}]{1,9}",
        1 => "\\PC{0,10}",
        1 => any::<char>().prop_map(String::from),
    ];
    prop_oneof![
        3 => vec(pieces, 0..60).prop_map(|pieces| pieces.concat()),
        1 => "\\PC{0,300}",
        1 => vec(any::<char>(), 0..300).prop_map(|text| text.into_iter().collect()),
        2 => vec("[1-9.|-]{9}|[0-4]{4}|[1-6.]{6}", 0..40).prop_map(|lines| lines.join("\n")),
        2 => documents(),
        1 => ("[1-9.A-Z \t]{1,3}", 1..3000_usize).prop_map(|(piece, times)| piece.repeat(times)),
    ]
}

/// Headers, JSON and game ids that are all but right.
fn documents() -> impl Strategy<Value = String> {
    let right = [
        "block: 2x2\nextra: diagonals, anti-knight\n\n1..............2\n",
        "blocks:\nAAAB\nABBB\nCCCD\nCDDD\n12..\n....\n.4..\n3...\n",
        "house a: r1c1 r1c4 r4c1 r4c4\napart b: r1c1-r4c4\nsymbols: A-D\nA..............B\n",
        "{\"geometry\": {\"side\": 4, \"extra\": [\"windoku\"]}, \"grid\": \"1..............2\"}\n",
        "{\"grid\": [[1, null, 0, 0], [0, \"2\", 0, 0], [0, 0, 3, 0], [0, 0, 0, 4]]}\n",
        "{\"boards\": [\n{\"puzzle\": \"12\\u002e.\\n....\\n..3.\\n...4\", \"name\": \"a\\\"b\"},\n[[1]]]}\n",
        "{\"candidates\": [[[1, 2], \"12\"], [\"\", 1]], \"geometry\": {\"block\": [1, 2]}}\n",
        "2x3:b4_6_3_5f3b2d5b1f4_6_3_5b\n3x3xdb:7a4_3a5h1_3i1a4g3a9_6c1_5a5g2a2i3_6h9a4_5a1\n",
        "4j:1_2h3d4,b_d_ca_____aa\n",
    ];
    let change = (any::<prop::sample::Index>(), "[ -~]|\\PC|[\n\"{}\\[\\],:_x0-9]");
    let change = prop_oneof![3 => Just(None), 1 => change.prop_map(Some)];
    let parts = vec((proptest::sample::select(right.to_vec()), vec(change, 0..6)), 1..4);
    parts.prop_map(|parts| {
        let changed = parts.into_iter().map(|(text, changes)| {
            let mut characters: Vec<char> = text.chars().collect();
            for (index, sign) in changes.into_iter().flatten() {
                let at = index.index(characters.len());
                characters.splice(at..=at, sign.chars());
            }
            characters.into_iter().collect::<String>()
        });
        changed.collect()
    })
}

fn options() -> impl Strategy<Value = ReadOptions> {
    let geometries = prop_oneof![
        boards::layouts().prop_map(|layout| layout.geometry()),
        Just(Geometry::with_blocks(4, 4).unwrap()),
        Just(Geometry::with_blocks(1, 1).unwrap()),
        Just(Geometry::with_blocks(6, 6).unwrap()),
        Just(Geometry::with_blocks(7, 11).unwrap()),
        Just(Geometry::with_blocks(15, 17).unwrap()),
    ];
    let names = ["1-9", "1-9A-G", "0-9A-F", "A-P", "dec", "ABCDEFGHJ", "1", "A-Za-z0-9", "α-ω"];
    let symbols = proptest::sample::select(names.to_vec())
        .prop_map(|name| name.parse::<Symbols>().expect("a name of symbols"));
    let formats = proptest::sample::select(Format::all().collect::<Vec<_>>());
    let [geometry, symbols, format] = [
        proptest::option::weighted(0.3, geometries)
            .prop_map(|g| ReadOptions::default().geometry(g))
            .boxed(),
        proptest::option::weighted(0.3, symbols)
            .prop_map(|s| ReadOptions::default().symbols(s))
            .boxed(),
        proptest::option::weighted(0.3, formats)
            .prop_map(|f| ReadOptions::default().format(f))
            .boxed(),
    ];
    (geometry, symbols, format, any::<bool>(), any::<bool>()).prop_map(
        |(geometry, symbols, format, diagonals, mixed)| {
            ReadOptions::default()
                .geometry(geometry.geometry)
                .symbols(symbols.symbols)
                .format(format.format)
                .extras(diagonals.then_some(Extra::Diagonals))
                .mixed(mixed)
        },
    )
}

/// Reads it in every way; what comes out can be shown, and lies in the text.
fn check(text: &str, options: &ReadOptions) -> Verdict {
    let lines = minirow::format::lines(text).count() as u64;
    let outcomes = read_all(text, options);
    for outcome in &outcomes {
        match outcome {
            Ok(document) => {
                let cells = document.grid.geometry().cell_count();
                let sets = document.candidates.as_ref().map_or(cells, Vec::len);
                prop_assert_eq!(sets, cells);
                let _ = document.pencil(minirow::Singles::Fill);
            }
            Err(error) => {
                prop_assert!((1..=lines + 1).contains(&error.line), "{error}");
                prop_assert!(error.column > 0, "{error}");
                prop_assert!(!error.to_string().contains('\n'), "{error}");
            }
        }
    }
    // One board or an error.
    let single = read(text, options);
    if let (Ok(document), [Ok(only)]) = (&single, &outcomes[..]) {
        prop_assert_eq!(document, only);
    }
    prop_assert_eq!(single.is_ok(), matches!(&outcomes[..], [Ok(_)]));
    let _ = read_blocks(text);
    Ok(())
}

#[test]
fn texts_of_any_kind() {
    property::check(1000, (texts(), options()), |(text, options)| check(&text, &options));
}

#[test]
fn long_texts() {
    let options = ReadOptions::default();
    for piece in [
        ".",
        "1",
        " ",
        "-",
        "a 3 3 ",
        "1 ",
        "12,",
        "\n",
        "\n-",
        "1|\n",
        "..\n",
        "#\n",
        "é",
        "block: 2x2\n",
        "extra:\n",
        "[",
        "{\"a\":",
        "[{",
        "{}\n",
        "\"",
        "2x2:p\n",
        "3x3:1",
    ] {
        for times in [254, 255, 256, 65_025, 65_026, 100_000] {
            check(&piece.repeat(times), &options).unwrap();
        }
    }
}
