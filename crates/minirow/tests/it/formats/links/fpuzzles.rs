//! f-puzzles: fields, names of what is not known, and the sample of its documentation.

use minirow::format::{Document, Format, ReadOptions, Symbols, read, write};
use minirow::{Cell, Digit, Grid};

use super::super::told;

const SAMPLE: &str = "N4IgzglgXgpiBcAWANCALhNAbO8QBEYBbAexFQEMBXNACxICcEQi5UBzBiAEwQG0+oAG4UsVXAEYOEITAB2CNA3EBfZMDUb1KgLrJBmw+pAixuAMzTZC+EtV7BJ0eIQAmK/MXKYRrRod+vk5mCCgg7DKett66OipAA==";

fn format() -> Format {
    "f-puzzles".parse().expect("a format")
}

fn named() -> ReadOptions {
    ReadOptions::default().format(format())
}

fn json(text: &str) -> Document {
    let text = text.replace('\'', "\"");
    let document = read(&text, &ReadOptions::default());
    let document = document.unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(read(&text, &named()), Ok(document.clone()), "{text}");
    document
}

/// The error that the fields beside a 4×4 grid bring; single quotes stand for double ones.
fn refused(fields: &str) -> String {
    let row = "[{},{},{},{}]";
    let grid = [row; 4].join(",");
    let text = format!("{{'size':4,'grid':[{grid}]{fields}}}").replace('\'', "\"");
    let outcomes = told::outcomes(&text, &ReadOptions::default());
    let [outcome] = &outcomes[..] else { panic!("{outcomes:?}") };
    assert_eq!(told::outcomes(&text, &named()), outcomes);
    outcome.clone()
}

/// It is read and written to the byte.
#[test]
fn the_sample() {
    for text in [SAMPLE.to_owned(), format!("https://f-puzzles.com/?load={SAMPLE}")] {
        let document = read(&text, &named()).expect("a puzzle");
        let mut puzzle = Document::from(Grid::from_str_of("1... ...3 2... ...4"));
        (puzzle.name, puzzle.about.author) = (Some("Demo".to_owned()), Some("me".to_owned()));
        assert_eq!(document, puzzle);
        let link = write(&document, format(), &Symbols::usual(4)).expect("a link");
        assert_eq!(link, format!("https://f-puzzles.com/?load={SAMPLE}\n"));
    }
}

/// Cells of which the parity is told by themselves.
#[test]
fn parity_in_cells() {
    let row = "[{},{'parity':''},{'parity':'Odd'},{}]";
    let first = "[{'parity':'Odd'},{},{},{'parity':'Even','value':2,'given':true}]";
    let text = format!("{{'size':4,'grid':[{first},{row},{row},{row}]}}").replace('\'', "\"");
    let document = read(&text, &ReadOptions::default().rules(true)).expect("a puzzle");
    assert_eq!(document.rule_lines(), ["odd r1c1 r2c3 r3c3 r4c3", "even r1c4"]);
    assert_eq!(document.grid, Grid::from_str_of("...2 .... .... ...."));
}

trait OfText {
    fn from_str_of(text: &str) -> Grid;
}

impl OfText for Grid {
    fn from_str_of(text: &str) -> Grid {
        text.parse().expect("a grid")
    }
}

#[test]
fn fields() {
    let document = json(
        "{'size':4,'title':'T','author':'','ruleset':'R','grid':[\
         [{'value':1,'given':true,'c':'#FFFFFF'},{'value':'2'},{'centerPencilMarks':[3,'4']},{}],\
         [{'cornerPencilMarks':[2]},{'highlight':3},{'given':false},{'value':null}],\
         [{},{},{},{}],[{},{},{},{}]],'diagonal-':true,'diagonal+':false,'antiking':true,\
         'killercage':[],'negative':[],'nonconsecutive':false,\
         'solution':[1,2,null,'3',0,'.','',0,0,0,0,0,0,0,0,4]}",
    );
    assert_eq!(
        document.grid.geometry().to_string(),
        "4x4 with 2x2 blocks, anti-king and the diagonal \\"
    );
    assert_eq!(document.puzzle().empty_len(), 15);
    assert_eq!(document.grid.get(Cell::new(1)), Digit::new(2));
    let marks = |marks: &Option<Vec<minirow::DigitSet>>, cell: usize| {
        marks.as_ref().map(|marks| marks[cell].iter().map(Digit::get).collect::<Vec<u8>>())
    };
    assert_eq!(marks(&document.centre, 2), Some(vec![3, 4]));
    assert_eq!(marks(&document.corner, 4), Some(vec![2]));
    assert_eq!(document.solution.as_ref().map(Grid::empty_len), Some(12));
    assert_eq!((document.name.as_deref(), document.about.rules.as_deref()), (Some("T"), Some("R")));
    assert_eq!(document.about.author, None);
}

/// Nothing that may be a rule is passed over where the board has several solutions without it.
#[test]
fn constraints_are_named() {
    let expected = "expected rules that are all understood, or enough of them for one solution, found several \
                    solutions; not understood: ";
    let place = "Text 1:1";
    for (fields, found) in [
        (
            ",'killercage':[{},{}],'thermometer':[{}]",
            "2 killercage without cells, thermometer without a line",
        ),
        (",'nonconsecutive':1", "nonconsecutive"),
        (",'foglight':['R1C1']", "foglight"),
        (",'antiknight':1", "antiknight"),
        (",'cage':[{'value':'x','cells':['R1C1']}]", "cages with other clues"),
        (",'a\\u0007b':'c'", "ab"),
    ] {
        assert_eq!(refused(fields), format!("{place} {expected}{found}"), "{fields}");
    }
    let cells = |cell: &str| {
        let row = format!("[{cell},{{}},{{}},{{}}]");
        let text = format!("{{'grid':[{}]}}", [row.as_str(); 4].join(",")).replace('\'', "\"");
        told::outcomes(&text, &ReadOptions::default())
    };
    let unplaced =
        "expected a board with nothing but rules that are known, found 4 cells without a region";
    assert_eq!(cells("{'region':null}"), [format!("{place} {unplaced}")]);
    // What colours mean, a text would have to say, or the solution.
    for (cell, found) in [
        ("{'fog':true}", "4 fog"),
        ("{'c':'#cfcfcf'}", "coloured cells"),
        ("{'cArray':['1','2']}", "coloured cells"),
    ] {
        assert_eq!(cells(cell), [format!("{place} {expected}{found}")], "{cell}");
    }
}

#[test]
fn errors() {
    for (fields, expected) in [
        (",'size':5", "1:83 expected each field once, found 'size' once more"),
        (",'solution':[1]", "1:1 expected a solution of 16 cells, found 1"),
        (",'solution':true", "1:1 expected a solution, found 'true'"),
        (",'solution':'5...............'", "1:1 expected digits from 1 to 4, found '\\\"5\\\"'"),
        (
            ",'extraregion':[{'cells':['R5C1']}]",
            "1:1 expected cells such as R1C2, found '\\\"R5C1\\\"'",
        ),
        (
            ",'extraregion':[{'cells':['R1C1']}]",
            "1:1 expected a board without rules beyond houses, found different",
        ),
    ] {
        let outcome = refused_by_default(fields);
        assert_eq!(outcome, format!("Text {expected}"), "{fields}");
    }
    for (text, expected) in [
        ("https://f-puzzles.com/", "1:1 expected a puzzle behind ?load=, found none"),
        (
            "https://f-puzzles.com/?id=abc",
            "1:1 expected a link with the puzzle in it, behind ?load=, found one that must be downloaded",
        ),
        ("https://f-puzzles.com/?load=", "1:1 expected a packed puzzle, found ''"),
        ("https://f-puzzles.com/?load=N4Igz", "1:1 expected a packed puzzle, found 'N4Igz'"),
    ] {
        assert_eq!(told::outcomes(text, &ReadOptions::default()), [format!("Text {expected}")]);
    }
    for (text, expected) in [
        ("{\"grid\":[[{}],[{}]]}", "1:1 expected rows of 2 cells, found row 1"),
        ("{\"grid\":[[7]]}", "1:1 expected cells as objects, found '7'"),
        ("{\"size\":2,\"grid\":[[{}]]}", "1:1 expected a size of 1, as there are rows, found '2'"),
        ("{\"grid\":[]}", "1:1 expected 1 to 255 rows, found 0"),
        ("[1]", "1:1 expected a packed puzzle, found '[1]'"),
    ] {
        assert_eq!(told::outcomes(text, &named()), [format!("Text {expected}")], "{text}");
    }
}

fn refused_by_default(fields: &str) -> String {
    let row = "[{},{},{},{}]";
    let text = format!("{{'size':4,'grid':[{}]{fields}}}", [row; 4].join(",")).replace('\'', "\"");
    told::outcomes(&text, &ReadOptions::default()).concat()
}
