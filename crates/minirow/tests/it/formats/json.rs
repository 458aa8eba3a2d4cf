//! Boards as values of JSON.

use minirow::format::{Document, Format, ReadOptions, Symbols, read, write};
use minirow::{Cell, Digit, Extra, Geometry};
use proptest::prelude::*;
use proptest::sample::select;
use serde_json::Value;

use super::geometries::{self, Board};
use super::told;
use crate::property;

/// The boards of a text, read without a hint.
fn check(text: &str, expected: &[&str]) {
    assert_eq!(told::outcomes(text, &ReadOptions::default()), expected, "{text}");
}

/// The same for one value; single quotes stand for double ones.
fn check_value(text: &str, expected: &str) {
    check(&text.replace('\'', "\""), &[expected]);
}

fn json() -> Format {
    "json".parse().expect("a format")
}

const FOUR: &str = "2x2: 12.. .... ..3. ...4";

#[test]
fn grids() {
    for grid in [
        "'12........3....4'",
        "'12.. .... ..3. ...4'",
        "'12..\\n....\\n..3.\\n...4'",
        "'1 2 | . .\\n. . | . .\\n----+----\\n. . | 3 .\\n. . | . 4\\n'",
        "'12--\\n----\\n--3-\\n---4'",
        "'\\u0031\\u0032........3....4'",
        "['12..', '....', '..3.', '...4']",
        "['1 2 0 0', '0 0 0 0', '0 0 3 0', '0 0 0 4']",
        "[[1, 2, 0, 0], [0, 0, 0, 0], [0, 0, 3, 0], [0, 0, 0, 4]]",
        "[[1, 2, null, null], [0, '0', '.', ''], ['', ' ', 3, '-'], ['X', '*', '_', 4]]",
        "[['1', '2', '.', '.'], ['.', '.', '.', '.'], ['', '', '3', ''], ['', '', '', '4']]",
    ] {
        check_value(&format!("{{'grid': {grid}}}"), FOUR);
        check_value(&format!("{{'puzzle': {grid}, 'solutions': ['1234'], 'result': 7}}"), FOUR);
        check_value(&format!("  {{\n'grid'\n:\n{grid}\n}}  "), FOUR);
        if grid.starts_with('[') {
            check_value(grid, FOUR);
        }
    }
    check_value("{'grid': '1', 'name': 'one'}", "one 1x1: 1");
    check_value("[[1]]", "1x1: 1");
    let wide: Vec<Vec<u8>> = vec![(1..=16).collect(); 16];
    let row = "123456789ABCDEFG";
    check(&serde_json::to_string(&wide).unwrap(), &[&format!("4x4: {}", [row; 16].join(" "))]);
    let texts: Vec<Vec<String>> =
        wide.iter().map(|row| row.iter().map(u8::to_string).collect()).collect();
    check(&serde_json::to_string(&texts).unwrap(), &[&format!("4x4: {}", [row; 16].join(" "))]);
    let large: Vec<Vec<u8>> = vec![(1..=49).collect(); 49];
    let row: Vec<String> = (1..=49).map(|digit: u8| digit.to_string()).collect();
    let expected = format!("7x7: {}", vec![row.join(","); 49].join(" "));
    check(&serde_json::to_string(&large).unwrap(), &[&expected]);
}

#[test]
fn geometries_and_symbols() {
    let check = |fields: &str, grid: &str, expected: &str| {
        let text = format!("{{{fields}, 'grid': '{grid}'}}").replace('\'', "\"");
        let document = read(&text, &ReadOptions::default()).map(|document| {
            let digits = told::document(&document);
            let (_, digits) = digits.split_once(": ").expect("a block and digits");
            format!("{}: {digits}", document.grid.geometry())
        });
        assert_eq!(document.unwrap_or_else(|error| told::error(&error)), expected, "{text}");
    };
    let six = ["......"; 6].join(" ");
    check("'geometry': {'block': [3, 2]}", &six, &format!("6x6 with 3x2 blocks: {six}"));
    check("'geometry': {'block': '2x3', 'side': 6}", &six, &format!("6x6 with 2x3 blocks: {six}"));
    let four = "12.. .... ..3. ...4";
    let is = |rules: &str| format!("4x4 with {rules}: {four}");
    for map in [
        "'AAAB\\nABBB\\nCCCD\\nCDDD'",
        "['AAAB', 'ABBB', 'CCCD', 'CDDD']",
        "['1 1 1 2', '1 2 2 2', '3 3 3 10', '3 10 10 10']",
        "[[1, 1, 1, 2], [1, 2, 2, 2], [3, 3, 3, 10], [3, 10, 10, 10]]",
        "[['a', 'a', 'a', 7], ['a', 7, 7, 7], [0, 0, 0, 1], [0, 1, 1, 1]]",
    ] {
        check(&format!("'geometry': {{'blocks': {map}}}"), four, &is("irregular blocks"));
    }
    check("'geometry': {'side': 4}", four, &is("2x2 blocks"));
    check("'geometry': {}", four, &is("2x2 blocks"));
    check("'geometry': null", four, &is("2x2 blocks"));
    check("'geometry': {'extra': ['diagonals']}", four, &is("2x2 blocks and diagonals"));
    let two = is("2x2 blocks, anti-king and diagonals");
    check("'geometry': {'side': 4, 'extra': 'anti-king, Diagonals'}", four, &two);
    let house = "'houses': [{'name': 'the corners', 'cells': ['r1c1', 'r1c4', 'R4C1', 'r4c4']}]";
    let apart = "'apart': [{'name': 'ends', 'pairs': [['r1c1', 'r4c4'], ['r1c4', 'r4c1']]}]";
    check(&format!("'geometry': {{{house}}}"), four, &is("2x2 blocks and the corners"));
    check(&format!("'geometry': {{{apart}}}"), four, &is("2x2 blocks and ends"));
    check("'symbols': 'A-D'", "AB.. .... ..C. ...D", &is("2x2 blocks"));
    check("'symbols': '0-3'", "01.. .... ..2. ...3", &is("2x2 blocks"));
    check("'symbols': 'dec'", "1 2 . . . . . . . . 3 . . . . 4", &is("2x2 blocks"));
}

#[test]
fn candidates() {
    let sets = "1 2 34 34 34 34 12 12 23 13 24 14 23 13 24 14";
    let expected = format!("2x2: 12.. .... .... .... of {sets}");
    let rows = "1 2 34 34\\n34 34 12 12\\n23 13 24 14\\n23 13 24 14";
    let table = |cell: &dyn Fn(&str) -> String| {
        let cells: Vec<String> = sets.split(' ').map(cell).collect();
        let rows: Vec<String> = cells.chunks(4).map(|row| format!("[{}]", row.join(","))).collect();
        format!("[{}]", rows.join(","))
    };
    let digits = |set: &str| set.chars().map(String::from).collect::<Vec<_>>();
    for candidates in [
        format!("'{rows}'"),
        format!("['{}']", rows.replace("\\n", "', '")),
        table(&|set| format!("'{set}'")),
        table(&|set| format!("[{}]", digits(set).join(", "))),
        table(&|set| format!("['{}']", digits(set).join("', '"))),
        table(&|set| {
            if set.len() == 1 { set.to_owned() } else { format!("'{}/{}'", &set[..1], &set[1..]) }
        }),
    ] {
        check_value(&format!("{{'candidates': {candidates}}}"), &expected);
        // With a grid, a single candidate is no digit unless the grid has it.
        let grid = "'1...............'";
        let both = format!("2x2: 1... .... .... .... of {sets}");
        check_value(&format!("{{'grid': {grid}, 'candidates': {candidates}}}"), &both);
        let other = format!("{{'candidates': {candidates}, 'grid': '3...............'}}");
        let outcome = &told::outcomes(&other.replace('\'', "\""), &ReadOptions::default())[0];
        assert!(
            outcome.ends_with("expected no candidate but 3 beside that digit, found 1"),
            "{outcome}"
        );
    }
    // What a filled cell has need not be repeated; an empty one can have none.
    let some =
        "[['', [], null, ''], ['1', ['2'], '3', '1234'], ['!', '', '', ''], ['', '', '', '']]";
    let document = read(
        &format!("{{\"grid\": \"1...............\", \"candidates\": {some}}}").replace('\'', "\""),
        &ReadOptions::default(),
    )
    .unwrap();
    let lens: Vec<usize> = document.candidates.iter().flatten().map(|set| set.len()).collect();
    assert_eq!(lens, [1, 0, 0, 0, 1, 1, 1, 4, 0, 0, 0, 0, 0, 0, 0, 0]);
    assert_eq!(document.grid.empty_len(), 15);
}

#[test]
fn errors() {
    let wrong = |text: &str, expected: &str| check_value(text, &format!("Text {expected}"));
    wrong(
        "{'grid': '12........?....4'}",
        "1:21 expected a symbol of 1-4 or an empty cell, found '?'",
    );
    wrong(
        "{'grid': '12..\\n....\\n..?.\\n...4'}",
        "1:25 expected a symbol of 1-4 or an empty cell, found '?'",
    );
    wrong(
        "{'grid': '\\u0031\\t\\u0032\\t..\\n....\\n..?.\\n...4'}",
        "1:39 expected a symbol of 1-4 or an empty cell, found '?'",
    );
    wrong(
        "{'grid': '\\ud83d\\ude00?..\\n....\\n....\\n....'}",
        "1:11 expected a symbol of 1-4 or an empty cell, found '😀'",
    );
    wrong(
        "{'grid':\n['12..',\n'....',\n'..?.',\n'...4']}",
        "4:4 expected a symbol of 1-4 or an empty cell, found '?'",
    );
    wrong(
        "{'grid': ['12..', '....', '..3.', '...']}",
        "1:39 expected 4 cells in this row, found 3",
    );
    wrong(
        "{'grid':\n [[1, 2, 0, 0],\n  [0, 0, 7, 0], [0, 0, 0, 0], [0, 0, 0, 0]]}",
        "3:10 expected a number from 1 to 4 or an empty cell, found '7'",
    );
    wrong(
        "[[1, 2, 0, 0], [0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]",
        "1:23 expected 4 cells in this row, found 3",
    );
    wrong(
        "[[1, 2, 0, 'A'], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]",
        "1:13 expected a number from 1 to 4 or an empty cell, found 'A'",
    );
    wrong("[[1, 2.5], [0, 0]]", "1:6 expected a whole number, found '2.5'");
    wrong("[[1, -2], [0, 0]]", "1:6 expected a whole number, found '-2'");
    wrong("[[1, true], [0, 0]]", "1:6 expected a number, a symbol or null, found 'true'");
    wrong("[[1, '1 2'], [0, 0]]", "1:6 expected a number, a symbol or null, found '\"1 2\"'");
    wrong("[[1], 7]", "1:7 expected an array of cells, found '7'");
    wrong("['1', 7]", "1:7 expected a row as text, found '7'");
    let kinds = "expected a board: a text, an array of rows, or an array of arrays of cells, found";
    wrong("{'grid': 7}", &format!("1:10 {kinds} '7'"));
    wrong("[]", &format!("1:1 {kinds} '[]'"));
    wrong("{'grid': {}}", &format!("1:10 {kinds} '{{}}'"));
    wrong("{'grid': ''}", "1:11 expected a board, found nothing");
    wrong(
        "{'grid': '12........3....4\\n12........3....4'}",
        "1:11 expected one board, found several",
    );
    wrong("{}", "1:1 expected a board as grid, puzzle or candidates, found none of them");
    wrong("{'grid': '1', 'puzzle': '1'}", "1:25 expected grid or puzzle, found both");
    wrong(
        "{'grid': [[0, 1, null, 2], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 3]]}",
        "1:12 expected numbers from 1 to 4 and one character for an empty cell, found 0 as well as another character",
    );
    for field in ["'regions': [[0]]", "'cages': [{}]", "'anti-knight': true", "'Variant': 'x'"] {
        let name = field.split('\'').nth(1).expect("a name");
        let rules =
            "expected rules in the field geometry, such as {\"extra\": [\"diagonals\"]}, found";
        let column = 19 + name.len();
        let expected = format!("1:{column} {rules} the field '{name}'");
        wrong(&format!("{{'grid': '1', {field}}}"), &expected);
    }
    wrong(
        "{'version': 2, 'grid': '1'}",
        "1:13 expected version 1, the newest one known, found '2'",
    );
    wrong(
        "{'version': '1', 'grid': '1'}",
        "1:13 expected version 1, the newest one known, found '\"1\"'",
    );
    wrong("{'name': 7, 'grid': '1'}", "1:10 expected a name, found '7'");
    wrong(
        "{'symbols': '1-4-', 'grid': '1'}",
        "1:13 expected letters, digits or other signs that do not draw a board, found '-'",
    );
    wrong(
        "{'symbols': 7, 'grid': '1'}",
        "1:13 expected symbols such as \"1-9A-G\" or \"dec\", found '7'",
    );
    wrong("{'grid': '1' 'name': 'x'}", "1:14 expected `,` or `}`, found '\"'");
    wrong("{'grid': '1',}", "1:14 expected a value of JSON, found key must be a string");
    wrong("{\n'grid': 01}", "2:10 expected a value of JSON, found invalid number");
    wrong("{'grid': '1', 'grid': '1'}", "1:23 expected each field once, found 'grid' once more");
    wrong("{'grid': '1'\n]", "2:1 expected `,` or `}`, found ']'");
    wrong(
        "{'candidates': [['12', '12'], ['12', '13']], 'geometry': {'block': [1, 2]}}",
        "1:40 expected candidates of 12, found '3'",
    );
    wrong(
        "{'candidates': [[[1, 2], [1, 2]], [[1, 2], [2, 2]]], 'geometry': {'block': [1, 2]}}",
        "1:44 expected each candidate of a cell once, found '2' twice",
    );
}

#[test]
fn errors_in_geometries() {
    let wrong = |geometry: &str, expected: &str| {
        // What is wrong with a rule can show when the side is known.
        let is_rule = expected.contains("r5c1") || expected.contains("in the house");
        let kind = if is_rule { "Header" } else { "Text" };
        let text = format!("{{'geometry':{geometry},'grid':'1...............'}}");
        check_value(&text, &format!("{kind} {expected}"));
    };
    let object = "expected an object with the side or the blocks of a board, found";
    wrong("4", &format!("1:13 {object} '4'"));
    wrong(
        "{'side': 4, 'cages': []}",
        "1:31 expected one of `side`, `block`, `blocks`, `layout`, `grids`, `at`, `rows`, `columns`, `digits`, `lowest`, `lines`, `extra`, `houses`, `distinct`, `apart`, found unknown field `cages`",
    );
    wrong(
        "{'side': 6}",
        "1:22 expected a side that determines the shape of its blocks, or a block beside it, found '6'",
    );
    wrong("{'side': 0}", "1:22 expected a side from 1 to 255, found '0'");
    wrong("{'side': 9, 'block': [2, 2]}", "1:22 expected the side of 4x4 with 2x2 blocks, found 9");
    let block = "expected rows and columns of a block such as [3, 4], found";
    wrong(
        "{'block': [2]}",
        "1:25 expected rows and columns of a block such as [3, 4], found invalid length 1",
    );
    wrong("{'block': [16, 16]}", &format!("1:23 {block} '[16, 16]'"));
    wrong(
        "{'block': 'x'}",
        "1:23 expected rows x columns of a block such as 3x4, with a product from 1 to 255, found 'x'",
    );
    wrong("{'block': [2, 2], 'blocks': 'A'}", "1:41 expected block or blocks, found both");
    wrong(
        "{'blocks': ['AAAB', 'ABBB', 'CCC', 'CDDD']}",
        "1:26 expected labels for side x side cells, up to 255x255, found 15",
    );
    wrong(
        "{'blocks': ['AAAA', 'ABBB', 'CCCD', 'CDDD']}",
        "1:26 expected 4 cells in block 1, found 5",
    );
    wrong(
        "{'extra': ['diagonal']}",
        "1:24 expected one of diagonals, windoku, disjoint-groups, anti-knight, anti-king, found 'diagonal'",
    );
    wrong(
        "{'houses': [{'name': 'a', 'cells': ['r1c1', 'r2c2', 'r3c3']}]}",
        "1:25 expected 4 different cells in the house 'a', found 3",
    );
    wrong(
        "{'houses': [{'name': 'a', 'cells': ['r1c1', 'r2c']}]}",
        "1:57 expected a cell such as r3c7, found 'r2c'",
    );
    wrong(
        "{'houses': [{'name': 'a'}]}",
        "1:25 expected an object with the name and the cells of a house, found one without name or cells",
    );
    wrong(
        "{'apart': [{'name': 'a', 'pairs': [['r1c1']]}]}",
        "1:48 expected two cells such as [\"r1c1\", \"r2c3\"], found '[\"r1c1\"]'",
    );
    wrong(
        "{'apart': [{'name': 'a', 'pairs': [['r1c1', 'r5c1']]}]}",
        "1:24 expected cells of a board of 4x4, found r5c1",
    );
    let text = "{\"geometry\": {\"block\": [2, 3]}, \"grid\": \"1...............\"}";
    check(text, &["Text 1:42 expected a board of 6x6 with 2x3 blocks, found one of 4x4"]);
    let nine = ReadOptions::default().geometry(Geometry::classic());
    assert_eq!(
        told::outcomes(text, &nine),
        [
            "Text 1:24 expected the geometry given before, 9x9 with 3x3 blocks, found 6x6 with 2x3 blocks"
        ]
    );
    let mut ends = ReadOptions::default().extras(vec![Extra::AntiKing]);
    let four = "{\"geometry\": {\"extra\": [\"diagonals\"]}, \"grid\": \"1...............\"}";
    let rules = read(four, &ends).unwrap().grid.geometry().to_string();
    assert_eq!(rules, "4x4 with 2x2 blocks, anti-king and diagonals");
    ends.symbols = "A-D".parse().ok();
    let error = read("{\"symbols\": \"1-4\", \"grid\": \"1...............\"}", &ends).unwrap_err();
    assert_eq!(error.reason(), "expected the symbols given before, A-D, found 1-4");
}

/// A line that could be a board in the symbols that are named is none of JSON.
#[test]
fn brackets_as_symbols() {
    let named = ReadOptions::default().symbols("[]{}".parse().ok());
    let outcomes = told::outcomes("[]..\n....\n..{.\n...}\n", &named);
    assert_eq!(outcomes, [FOUR]);
}

/// A word in brackets is none either.
#[test]
fn words_in_brackets() {
    let board = format!("1{}", ".".repeat(80));
    let text = format!("[Easy]\n{board}\n");
    let outcomes = told::outcomes(&text, &ReadOptions::default());
    assert_eq!(outcomes.len(), 2, "{outcomes:?}");
    assert_eq!(outcomes[0], "Text 1:1 expected a symbol or an empty cell, found '['");
    assert!(outcomes[1].starts_with("3x3: 1........ "), "{outcomes:?}");
}

/// What is not known is an error, as in other texts.
#[test]
fn nothing_is_guessed() {
    let empty = ".".repeat(36);
    check_value(
        &format!("{{'grid': '{empty}'}}"),
        "Block 1:11 expected a side that tells the shape of its blocks, or a frame that does, found 6x6",
    );
    let few = format!("{:.<256}", "123ABC");
    check_value(
        &format!("{{'grid': '{few}'}}"),
        "Symbols 1:11 expected symbols that identify their digits, found 1-9A-G or 0-9A-F",
    );
    let table = format!(
        "[[{}],{}]",
        ["'A'"; 16].join(","),
        vec![format!("[{}]", ["''"; 16].join(",")); 15].join(",")
    );
    check_value(
        &table,
        "Symbols 1:4 expected symbols that identify their digits, found 1-9A-G or 0-9A-F or A-P",
    );
}

#[test]
fn what_is_written() {
    let check = |geometry: &Geometry, symbols: &str, expected: &str| {
        let mut grid = minirow::Grid::new(geometry);
        grid.set(Cell::new(0), Digit::new(1));
        let symbols: Symbols = symbols.parse().unwrap();
        let written = write(&grid.into(), json(), &symbols).unwrap();
        assert_eq!(written, expected.replace('\'', "\"") + "\n");
    };
    let dots = |len: usize| ".".repeat(len);
    check(&Geometry::classic(), "1-9", &format!("{{'version':1,'grid':'1{}'}}", dots(80)));
    check(
        &Geometry::classic(),
        "A-I",
        &format!("{{'version':1,'symbols':'A-I','grid':'A{}'}}", dots(80)),
    );
    let six = Geometry::with_blocks(2, 3).and_then(|six| six.with_extra(Extra::Windoku)).unwrap();
    check(
        &six,
        "1-6",
        &format!(
            "{{'version':1,'geometry':{{'side':6,'block':[2,3],'extra':['windoku']}},'grid':'1{}'}}",
            dots(35)
        ),
    );
    let jigsaw = minirow::format::read_blocks("1112\n1222\n3334\n3444")
        .unwrap()
        .with_house("the corners", &[0, 3, 12, 15].map(Cell::new))
        .and_then(|board| board.with_apart("ends", &[(Cell::new(0), Cell::new(14))]))
        .unwrap();
    check(
        &jigsaw,
        "dec",
        "{'version':1,'geometry':{'side':4,'blocks':['AAAB','ABBB','CCCD','CDDD'],\
        'houses':[{'name':'the corners','cells':['r1c1','r1c4','r4c1','r4c4']}],\
        'apart':[{'name':'ends','pairs':[['r1c1','r4c3']]}]},'symbols':'dec',\
        'grid':'1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0'}",
    );
}

/// Everything reads back: geometries, symbols, candidates, names; in one line or many.
#[test]
fn boards_read_back() {
    let names = proptest::option::of("[ -~]{0,9}|\\PC{0,5}");
    let cases = (geometries::boards(), any::<bool>(), names, select(vec![false, true]));
    property::check(500, cases, |(Board { grid, symbols }, has_candidates, name, is_pretty)| {
        let candidates = has_candidates.then(|| geometries::candidates_of(&grid));
        let mut document = Document::from(grid);
        (document.candidates, document.name) = (candidates, name);
        let mut text = write(&document, json(), &symbols).expect("JSON holds every board");
        prop_assert_eq!(text.lines().count(), 1, "{}", text);
        if is_pretty {
            let value: Value = serde_json::from_str(&text).expect("JSON");
            text = serde_json::to_string_pretty(&value).expect("JSON");
        }
        let read = read(&text, &ReadOptions::default())
            .map_err(|error| TestCaseError::fail(format!("{error}: {text}")))?;
        prop_assert!(read == document, "{}", text);
        Ok(())
    });
}

/// The places of errors are those of what is wrong, wherever it stands.
#[test]
fn errors_stand_where_the_fault_is() {
    let cases = (geometries::plain_boards(), any::<prop::sample::Index>(), any::<bool>());
    property::check(200, cases, |(Board { grid, .. }, index, is_text)| {
        let side = usize::from(grid.geometry().side());
        let mut cells: Vec<String> = grid.values().map(|value| value.to_string()).collect();
        cells[index.index(side * side)] = if is_text { "\"?\"" } else { "300" }.to_owned();
        let rows: Vec<String> =
            cells.chunks(side).map(|row| format!("[{}]", row.join(", "))).collect();
        let geometry = serde_json::to_string(latin(side)).expect("JSON");
        let text = format!(
            "{{\"symbols\": \"dec\", \"geometry\": {geometry}, \"grid\":\n[{}]}}",
            rows.join(",\n ")
        );
        let error = read(&text, &ReadOptions::default()).expect_err("a wrong cell");
        let line = text.lines().nth(error.line as usize - 1).expect("a line of the text");
        let found: String = line.chars().skip(error.column - 1).collect();
        prop_assert!(found.starts_with(if is_text { "?" } else { "300" }), "{error}: {text}");
        Ok(())
    });
}

/// The Latin square of a side, for its field `geometry`.
fn latin(side: usize) -> &'static Geometry {
    use std::sync::OnceLock;
    static BOARDS: [OnceLock<Geometry>; 50] = [const { OnceLock::new() }; 50];
    BOARDS[side].get_or_init(|| Geometry::with_blocks(1, side as u8).expect("a side"))
}
