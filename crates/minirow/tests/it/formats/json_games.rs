//! What our JSON has beside digits and candidates: givens, marks, colours, solutions, what people
//! tell about a board, games under way, and fields that nobody knows yet.

use minirow::format::{
    AboutField, Change, Document, Format, Part, ReadOptions, Symbols, WriteError, read, write,
};
use minirow::{Cell, Digit, DigitSet, Grid};
use proptest::prelude::*;

use super::documents::{self, Texts};
use super::geometries::{self, Board};
use super::told;
use crate::property;

fn json() -> Format {
    "json".parse().expect("a format")
}

/// Everything on a small board; single quotes stand for double ones.
const GAME: &str = "{
    'version': 1,
    'name': 'small',
    'geometry': {'block': [2, 2]},
    'grid': '12.. .... ..3. ...4',
    'givens': '1... .... ..3. ...4',
    'corner': [['', '', '34', ''], ['', '', '', ''], ['', '', '', ''], ['1', ['1', '2'], '', '']],
    'centre': ['! ! ! !', '! ! ! !', '! ! ! !', '! ! ! !'],
    'colours': [[[], [2, 1], [], null], [[], [], [], []], [[], [], [], []], [[], [], [], [255]]],
    'solution': '1243 3421 4132 2314',
    'about': {'author': 'A. Nyone', 'level': 'easy', 'editor': {'name':
        'B'}},
    'play': {
        'moves': [
            {'changes': [{'cell': 'r1c2', 'digit': [null, '4']}]},
            {'changes': [{'cell': 'R1C2', 'digit': [null, 2]}, {'cell': 'r1c3', 'corner': ['', '34']}]},
            {'parent': 2, 'changes': [{'cell': 'r4c4', 'colours': [[], [255]]}]}
        ],
        'current': 3,
        'bookmarks': [{'name': 'before the guess', 'move': 0}],
        'seconds': 90,
        'seed': 18446744073709551615,
        'device': 7
    },
    'mood': ['good',
        1.50]
}";

fn game(text: &str) -> Document {
    read(&text.replace('\'', "\""), &ReadOptions::default()).expect("a game")
}

#[test]
fn a_game_is_read() {
    let document = game(GAME);
    assert_eq!(document.puzzle(), "1... .... ..3. ...4".parse::<Grid>().unwrap());
    assert_eq!(
        document.givens.as_ref().map(|givens| givens.iter().filter(|&&is| is).count()),
        Some(3)
    );
    let mut marks = DigitSet::of(Digit::new(3).unwrap());
    marks.insert(Digit::new(4).unwrap());
    let corner = document.corner.as_ref().unwrap();
    assert_eq!((corner[2], corner[13].len()), (marks, 2));
    assert!(!document.has(Part::Centre) && document.centre.is_some());
    let colours = document.colours.as_ref().unwrap();
    assert_eq!((&colours[1][..], &colours[15][..]), (&[2, 1][..], &[255][..]));
    assert!(document.solution.as_ref().unwrap().is_solved());
    assert_eq!(document.about.get(AboutField::Level), Some("easy"));
    let play = document.play.as_ref().unwrap();
    assert_eq!((play.current, play.path(play.current)), (Some(2), vec![1, 2]));
    assert_eq!((play.seconds, play.seed), (Some(90), Some(u64::MAX)));
    assert_eq!((play.bookmarks[0].name.as_str(), play.bookmarks[0].at), ("before the guess", None));
    let cell = Cell::new(1);
    assert_eq!(play.moves[0].changes, [Change::Digit { cell, before: None, after: Digit::new(4) }]);
    let names: Vec<&str> =
        document.unknown.iter().flat_map(minirow::format::Unknown::names).collect();
    assert_eq!(names, ["mood", "editor", "device"]);
}

#[test]
fn a_game_is_written() {
    let document = game(GAME);
    let text = write(&document, json(), &Symbols::usual(4)).unwrap();
    let expected = "{'version':1,'name':'small','geometry':{'side':4,'block':[2,2]},\
        'grid':'12........3....4','givens':'1.........3....4',\
        'corner':[['','','34',''],['','','',''],['','','',''],['1','12','','']],\
        'centre':[['','','',''],['','','',''],['','','',''],['','','','']],\
        'colours':[[[],[2,1],[],[]],[[],[],[],[]],[[],[],[],[]],[[],[],[],[255]]],\
        'solution':'1243342141322314',\
        'about':{'author':'A. Nyone','level':'easy','editor':{'name': 'B'}},\
        'play':{'moves':[{'changes':[{'cell':'r1c2','digit':[null,'4']}]},\
        {'changes':[{'cell':'r1c2','digit':[null,'2']},{'cell':'r1c3','corner':['','34']}]},\
        {'changes':[{'cell':'r4c4','colours':[[],[255]]}],'parent':2}],'current':3,\
        'bookmarks':[{'move':0,'name':'before the guess'}],\
        'seconds':90,'seed':18446744073709551615,'device':7},\
        'mood':['good', 1.50]}\n";
    assert_eq!(text, expected.replace('\'', "\""));
    assert_eq!(game(&text), document);
}

#[test]
fn wrong_games() {
    let board = "'grid': '12.. .... ..3. ...4'";
    for (fields, expected) in [
        ("'version': 2", "1:44 expected version 1, the newest one known, found '2'"),
        ("'name': 'a', 'name': 'b'", "1:54 expected each field once, found 'name' once more"),
        (
            "'givens': '21.. .... ..3. ...4'",
            "1:43 expected givens that stand in the grid, found another digit in r1c1",
        ),
        (
            "'givens': '1234'",
            "1:48 expected 16 cells, or 4 rows of 4, for a board of 4x4 with 2x2 blocks, found 4 cells",
        ),
        ("'corner': [['1']]", "1:47 expected 4 rows for a board of 4x4 with 2x2 blocks, found 1"),
        (
            "'corner': 7",
            "1:43 expected the candidates of a board: a text, an array of rows, or an array of arrays of cells, found '7'",
        ),
        (
            "'colours': [[[]]]",
            "1:45 expected 4 rows of 4 arrays of colours, numbers up to 255, found a row of 1",
        ),
        (
            "'colours': []",
            "1:44 expected 4 rows of 4 arrays of colours, numbers up to 255, found 0 in all",
        ),
        ("'solution': '12..'", "1:46 expected a board of 4x4 with 2x2 blocks, found one of 2x2"),
        ("'about': 'x'", "1:42 expected an object with texts about the board, found '\"x\"'"),
        ("'about': {'date': 7}", "1:51 expected a text, found '7'"),
        ("'play': {'current': 1}", "1:41 expected places in the tree of moves, found move 1"),
        (
            "'play': {'moves': [{'parent': 1}]}",
            "1:41 expected moves that follow earlier ones, found move 1 behind move 1",
        ),
        (
            "'play': {'moves': [{'kind': 1}]}",
            "1:61 expected parent or changes, found the field 'kind'",
        ),
        (
            "'play': {'moves': [{'changes': [{}]}]}",
            "1:65 expected a cell, and one of digit, candidates, corner, centre and colours, found '{}'",
        ),
        (
            "'play': {'moves': [{'changes': [{'cell': 'r5c1', 'digit': [1, 2]}]}]}",
            "1:74 expected a cell of 4x4 with 2x2 blocks, such as \"r3c2\", found '\"r5c1\"'",
        ),
        (
            "'play': {'moves': [{'changes': [{'cell': 'r1c1', 'digit': [1]}]}]}",
            "1:91 expected what was there and what is, found '[1]'",
        ),
        (
            "'play': {'moves': [{'changes': [{'cell': 'r1c1', 'digit': [1, 5]}]}]}",
            "1:41 expected moves with digits of the board, found others in move 1",
        ),
        (
            "'play': {'moves': [{'changes': [{'cell': 'r1c1', 'corner': ['', '5']}]}]}",
            "1:97 expected digits as a text, such as \"12\", found '\"5\"'",
        ),
        (
            "'play': {'seconds': -1}",
            "1:54 expected a whole number, found invalid value: integer `-1`",
        ),
    ] {
        let text = format!("{{{board}, {fields}}}").replace('\'', "\"");
        let read = told::outcomes(&text, &ReadOptions::default());
        assert_eq!(read, [format!("Text {expected}")], "{text}");
    }
}

/// What a caller puts together need not be a board.
#[test]
fn impossible_documents() {
    let good = game(GAME);
    let refusal = |document: &Document| match write(document, json(), &Symbols::usual(4)) {
        Err(WriteError::Board { holds, found, .. }) => format!("{holds}: {found}"),
        other => panic!("{other:?}"),
    };
    let mut short = good.clone();
    short.corner = Some(vec![DigitSet::EMPTY; 3]);
    assert_eq!(refusal(&short), "marks for each cell of its board: 3 of 16");
    let mut large = good.clone();
    large.centre = Some(vec![DigitSet::full(5); 16]);
    assert_eq!(refusal(&large), "marks with digits of its board: others");
    let classic = Grid::new(&minirow::Geometry::classic());
    let mut other = good.clone();
    other.solution = Some(classic);
    assert_eq!(refusal(&other), "a solution of its board: one of 9x9 with 3x3 blocks");
    let mut lost = good;
    lost.play.as_mut().unwrap().current = Some(usize::MAX);
    assert_eq!(refusal(&lost), format!("places in the tree of moves: move {}", usize::MAX));
}

/// Other formats refuse what they have no room for, part by part, and reducing leaves just that out.
#[test]
fn other_formats_name_what_they_cannot_hold() {
    let document = game(GAME);
    let geometry = document.grid.geometry();
    for format in Format::all().filter(|format| format.holds(geometry).is_ok()) {
        let lost: Vec<Part> =
            document.parts().into_iter().filter(|part| !format.parts().contains(part)).collect();
        let written = write(&document, format, &Symbols::usual(4));
        match lost.first() {
            Some(&part) => assert_eq!(written, Err(WriteError::Part { format, part })),
            None => assert!(written.is_ok()),
        }
        let (reduced, without) = format.reduce(document.clone());
        assert_eq!(without, lost, "{format:?}");
        for &part in Part::ALL {
            assert_eq!(reduced.has(part), document.has(part) && !lost.contains(&part), "{part}");
        }
        assert!(write(&reduced, format, &Symbols::usual(4)).is_ok(), "{format:?}");
    }
}

/// Whatever a document has reads back, in one line or many.
#[test]
fn documents_read_back() {
    let document = |board: Board| {
        let documents = documents::of_grid(board.grid, Part::ALL.to_vec(), Texts::Any);
        (documents, Just(board.symbols))
    };
    let cases = (geometries::boards().prop_flat_map(document), any::<bool>());
    property::check(300, cases, |((document, symbols), is_pretty)| {
        let mut text = write(&document, json(), &symbols)
            .map_err(|error| TestCaseError::fail(error.to_string()))?;
        prop_assert_eq!(text.lines().count(), 1, "{}", text);
        if is_pretty {
            let value: serde_json::Value = serde_json::from_str(&text).expect("JSON");
            text = serde_json::to_string_pretty(&value).expect("JSON");
        }
        let read = read(&text, &ReadOptions::default())
            .map_err(|error| TestCaseError::fail(format!("{error}: {text}")))?;
        prop_assert!(read == document, "{}\n{:?}\n{:?}", text, read, document);
        Ok(())
    });
}

#[test]
fn fields_that_tell_no_rules_survive() {
    let text = r#"{"grid": "1...............", "cages": [], "variant": "classic", "killer": false, "size": 4}"#;
    assert!(read(text, &ReadOptions::default()).is_ok());
}

/// Fields that nobody knows come back as they were, once more and again.
#[test]
fn unknown_fields_survive() {
    let value = "null|-?[1-9][0-9]{0,20}\\.[0-9]{1,9}|\"[a-z \\\\\\\\]{0,4}\"|\\[1,  2\\]|\\{\"a\": \\{\\}\\}";
    let value = value.replace("\\\\\\\\", "");
    let value = proptest::string::string_regex(&value).expect("a pattern");
    let cases = (proptest::collection::btree_map("x[a-z]{0,6}", value, 0..6), 0..3_usize);
    property::check(200, cases, |(fields, place)| {
        let own: String =
            fields.iter().map(|(name, value)| format!(",\"{name}\":{value}")).collect();
        let inner = |is_here: bool| if is_here { own.as_str() } else { "" };
        let text = format!(
            "{{\"version\":1,\"geometry\":{{\"side\":4,\"block\":[2,2]}},\"grid\":\"1...........2..3\",\
            \"about\":{{\"author\":\"A\"{}}},\"play\":{{\"seconds\":1{}}}{}}}\n",
            inner(place == 0),
            inner(place == 1),
            inner(place == 2)
        );
        let document = read(&text, &ReadOptions::default())
            .map_err(|error| TestCaseError::fail(format!("{error}: {text}")))?;
        let names: Vec<&str> =
            document.unknown.iter().flat_map(minirow::format::Unknown::names).collect();
        prop_assert_eq!(names, fields.keys().collect::<Vec<_>>());
        prop_assert_eq!(write(&document, json(), &Symbols::usual(4)), Ok(text));
        Ok(())
    });
}
