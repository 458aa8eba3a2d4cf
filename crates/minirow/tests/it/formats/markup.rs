//! HTML, XML and LaTeX that people have around their boards.

use minirow::format::{ReadOptions, read, read_all};

const BOARD: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLVED: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// Rows of the board, with something around each cell and each row.
fn rows(cell: impl Fn(char) -> String, row: impl Fn(String) -> String) -> String {
    let rows = BOARD.as_bytes().chunks(9);
    let cells = |cells: &[u8]| cells.iter().map(|&byte| cell(char::from(byte))).collect();
    rows.map(|cells_of_row| row(cells(cells_of_row))).collect()
}

fn tag(name: &'static str) -> impl Fn(String) -> String {
    move |inner| format!("<{name}>{inner}</{name}>")
}

/// The text is this one board and nothing else.
fn check(text: &str) {
    let boards = told(text);
    assert_eq!(boards, [BOARD], "{text}");
}

fn told(text: &str) -> Vec<String> {
    let one = |read: Result<minirow::format::Document, _>| match read {
        Ok(document) => document.grid.to_line(),
        Err(error) => format!("{error}"),
    };
    read_all(text, &ReadOptions::default()).into_iter().map(one).collect()
}

trait Line {
    fn to_line(&self) -> String;
}

impl Line for minirow::Grid {
    fn to_line(&self) -> String {
        let sign = |value| if value == 0 { '.' } else { char::from(b'0' + value) };
        self.values().map(sign).collect()
    }
}

#[test]
fn tables_of_html() {
    let blank = |sign: char, empty: &str| if sign == '.' { empty.to_owned() } else { sign.into() };
    let td = |sign: char| format!("<td>{}</td>", blank(sign, ""));
    let table = format!("<table>{}</table>", rows(td, tag("tr")));
    check(&table);
    check(&format!("<html><body>{table}</body></html>"));
    check(&format!(
        "<!DOCTYPE html PUBLIC \"-//W3C//DTD XHTML 1.0 Strict//EN\" \"x.dtd\">\n<html><head>\n\
         <title>5</title><meta charset=\"utf-8\"><script>if (a<b && c>d) {{ x='</p>' }}</script>\n\
         <style>td > b {{ color: red }}</style></head><body><h1>Sudoku</h1><p>Some <b>words</b>\n\
         <div class='board'>{table}</div><p>More<br>words</body></html>\n"
    ));
    // Bold givens, entities, and what HTML leaves open.
    let bold = |sign: char| match sign {
        '.' => "<TD class=x>&nbsp;".to_owned(),
        sign => format!("<TD class='y'><B>{sign}</B>"),
    };
    check(&format!("<TABLE border=1>{}</TABLE>", rows(bold, |row| format!("\n<TR>{row}"))));
    let input = |sign: char| format!("<td><input maxlength=1 value=\"{}\"></td>", blank(sign, ""));
    check(&format!("<form><table><tbody>{}</tbody></table></form>", rows(input, tag("tr"))));
    let heads = "<tr><th>A</th><th>B</th></tr>";
    check(&format!("<table><caption>One</caption>{heads}{}</table>", rows(td, tag("tr"))));
    let div = |sign: char| format!("<div class=\"cell\">{}</div>", blank(sign, " "));
    check(&format!("<div>{}</div>", rows(div, |row| format!("<div class=\"row\">{row}</div>"))));
    // Puzzles one after the other, as text.
    let two = format!("<ul><li>{BOARD}</li><li>{SOLVED}</li></ul>");
    assert_eq!(told(&two), [BOARD, SOLVED]);
    check(&format!("<body><p>Words</p><pre>\n{}</pre></body>", rows(String::from, |r| r + "\n")));
}

/// The cells of a block stand together: nine blocks are not nine rows.
#[test]
fn blocks_are_no_rows() {
    let cell = |row: usize, column: usize| match BOARD.as_bytes()[9 * row + column] {
        b'.' => "<td></td>".to_owned(),
        byte => format!("<td>{}</td>", char::from(byte)),
    };
    let block = |block: usize, between: &str| -> String {
        let (top, left) = (block / 3 * 3, block % 3 * 3);
        let row = |row: usize| (0..3).map(|column| cell(top + row, left + column)).collect();
        (0..3).map(row).collect::<Vec<String>>().join(between)
    };
    let table = |n: usize| format!("<td><table><tr>{}</tr></table></td>", block(n, "</tr><tr>"));
    let bands = (0..3).map(|band| (3 * band..3 * band + 3).map(table).collect::<String>());
    let bands: String = bands.map(|band| format!("<tr>{band}</tr>")).collect();
    check(&format!("<table>{bands}</table>"));
    let flat = |n: usize| format!("<div class='box b{n}'>{}</div>", block(n, ""));
    check(&format!("<div id=board>{}</div>", (0..9).map(flat).collect::<String>()));
    let named = |n: usize| format!("<block>{}</block>", block(n, ""));
    check(&format!("<sudoku>{}</sudoku>", (0..9).map(named).collect::<String>()));
    let columns = (0..9).map(|column| (0..9).map(|row| cell(row, column)).collect::<String>());
    let columns: String = columns.map(|column| format!("<column>{column}</column>")).collect();
    let refused = told(&format!("<sudoku>{columns}</sudoku>"));
    assert!(refused[0].contains("expected a board in this HTML or XML"), "{refused:?}");
}

#[test]
fn xml_of_rows_and_cells() {
    let zero = |sign: char| if sign == '.' { '0' } else { sign };
    let head = "<?xml version=\"1.0\"?>\n<!-- one -->\n";
    let text = |sign| zero(sign).to_string();
    check(&format!("{head}<sudoku>\n{}</sudoku>\n", rows(text, |row| tag("row")(row) + "\n")));
    let cells = rows(|sign| format!("<cell>{}</cell>\n", text(sign).replace('0', "")), |row| row);
    check(&format!("{head}<!DOCTYPE sudoku SYSTEM \"a.dtd\">\n<sudoku>\n{cells}</sudoku>"));
    let attribute = |sign| match sign {
        '.' => "<cell/>".to_owned(),
        sign => format!("<cell v=\"{sign}\" fixed='true'/>"),
    };
    check(&format!("{head}<sudoku xmlns:a='b'>{}</sudoku>", rows(attribute, tag("row"))));
    let shuffled = (0..81).rev().filter(|&at| BOARD.as_bytes()[at] != b'.').map(|at| {
        let (row, column, digit) = (at / 9, at % 9, char::from(BOARD.as_bytes()[at]));
        format!("<cell row=\"{row}\" col=\"{column}\">{digit}</cell>")
    });
    check(&format!("<sudoku>{}</sudoku>", shuffled.collect::<String>()));
    check(&format!("<puzzles><puzzle board=\"{BOARD}\" id=\"1\"/></puzzles>"));
}

#[test]
fn what_belongs_to_a_board() {
    let one = |level: &str| {
        format!(
            "<sudoku level=\"{level}\"><problem>{BOARD}</problem><solved>{SOLVED}</solved></sudoku>"
        )
    };
    let text = format!("<sudokus>{}{}</sudokus>", one("5"), one("6"));
    let documents: Vec<_> = read_all(&text, &ReadOptions::default())
        .into_iter()
        .map(|it| it.expect("a board"))
        .collect();
    let levels: Vec<_> = documents.iter().map(|it| it.about.level.as_deref()).collect();
    assert_eq!(levels, [Some("5"), Some("6")]);
    let solutions: Vec<_> =
        documents.iter().map(|it| it.solution.as_ref().map(Line::to_line)).collect();
    assert_eq!(solutions, [Some(SOLVED.to_owned()), Some(SOLVED.to_owned())]);
}

#[test]
fn documents_without_boards() {
    for text in
        ["<html></html>", "<a><b>5</b></a>", "<p>words", "<table><tr><td>1</td></tr></table>"]
    {
        let told = told(text);
        assert_eq!(told.len(), 1, "{text}");
        assert!(
            told[0].contains("line 1, column 1: expected a board in this HTML or XML"),
            "{told:?}"
        );
        assert!(!told[0].contains("java"));
    }
    let layout = rows(|_| "<input type=number>".to_owned(), tag("div"));
    assert!(told(&format!("<form>{layout}</form>"))[0].contains("found none"));
    let nine_of_eight =
        rows(|sign| format!("<td>{sign}</td>"), tag("tr")).replacen("<td>5</td>", "", 1);
    let told = told(&format!("<table>{nine_of_eight}</table>"));
    assert!(told[0].contains("expected 9 cells in this row"), "{told:?}");
}

#[test]
fn latex() {
    let table = |empty: &str, between: &str, end: &str| {
        let row = |row: &[u8]| {
            let cells = row.iter().map(|&byte| match byte {
                b'.' => empty.to_owned(),
                byte => char::from(byte).to_string(),
            });
            cells.collect::<Vec<_>>().join(between) + end
        };
        BOARD.as_bytes().chunks(9).map(row).collect::<Vec<_>>()
    };
    for empty in [" ", "", "."] {
        let rows: String = table(empty, "|", "|.\n").iter().map(|row| format!("|{row}")).collect();
        let sudoku = format!("\\begin{{sudoku}}\n{rows}\\end{{sudoku}}\n");
        check(&sudoku);
        check(&format!(
            "\\documentclass[a4paper]{{article}}\n\\usepackage{{sudoku}}\n\\begin{{document}}\n\
             \\Large{{June 10, 2019}}\nToday's puzzle, with 30 givens\n\\begin{{center}}\n{sudoku}\
             \\end{{center}}\nwords behind it\n\\end{{document}}\n"
        ));
        assert_eq!(told(&format!("{sudoku}\n{sudoku}")), [BOARD, BOARD]);
    }
    for (empty, end) in [("~", "\\\\ \n\\hline\n"), (" ", " \\\\ \\hline\n"), ("{}", "\\\\[2pt]\n")]
    {
        let rows = table(empty, " & ", end).concat();
        check(&rows);
        check(&format!("\\begin{{tabular}}{{|c|c|c|}}\n\\hline\n{rows}\\end{{tabular}}\n"));
    }
    let bold = table("$ $", " & ", "\\\\\n").concat().replace('5', "\\textbf{5}");
    check(&format!("\\begin{{array}}{{ccc}}\n{bold}\\end{{array}}\n"));
}

#[test]
fn markdown_with_names() {
    let table = |header: &str, row_name: &dyn Fn(usize) -> String, bold: &str| {
        let rows = BOARD.as_bytes().chunks(9).enumerate().map(|(at, row)| {
            let cells = row.iter().map(|&byte| match byte {
                b'.' => " . |".to_owned(),
                byte => format!(" {bold}{}{bold} |", char::from(byte)),
            });
            format!("|{}{}\n", row_name(at), cells.collect::<String>())
        });
        let strokes = "---|".repeat(header.matches('|').count() - 1);
        format!("{header}\n|{strokes}\n{}", rows.collect::<String>())
    };
    let names = |prefix: &str| -> String { (1..=9).map(|n| format!(" {prefix}{n} |")).collect() };
    let nothing = |_: usize| String::new();
    for (prefix, bold) in [("c", "**"), ("Col ", ""), ("C", "`"), ("col", "_")] {
        check(&table(&format!("|{}", names(prefix)), &nothing, bold));
        let row = |at: usize| format!(" r{} |", at + 1);
        check(&table(&format!("|   |{}", names(prefix)), &row, bold));
    }
}

/// Of two boards side by side, one that is complete and has all givens of the other is its solution.
#[test]
fn solutions_in_front() {
    let options = ReadOptions::default();
    for (between, header) in
        [(";", ""), (",", ""), (" ", ""), ("\t", ""), (",", "answers,quizzes\n")]
    {
        let line = format!("{SOLVED}{between}{BOARD}\n");
        assert_eq!(told(&format!("{header}{line}{line}")), [BOARD, BOARD], "{between:?} {header}");
    }
    let named = read(&format!("solution,puzzle\n{SOLVED},{BOARD}\n"), &options).expect("a board");
    assert_eq!((named.grid.to_line(), named.solution.is_some()), (BOARD.to_owned(), true));
    let quoted = read(&format!("\"{SOLVED}\",\"{BOARD}\"\n"), &options).expect("a board");
    assert_eq!(quoted.solution.map(|grid| grid.to_line()), Some(SOLVED.to_owned()));
    let other = format!("{SOLVED};1{}", &BOARD[1..]);
    assert!(told(&other)[0].contains("found a second board"), "{:?}", told(&other));
    let four = read("1234341221434321;1...34....4....1\n", &options).expect("a board");
    assert_eq!((four.grid.to_line().as_str(), four.solution.is_some()), ("1...34....4....1", true));
}
