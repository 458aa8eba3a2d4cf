//! `solve` and `check` say the same of every board, whatever the form of input and output.

use minirow::format::{Collection, Document, Format, ReadOptions, Symbols, read_all, write_item};
use minirow::solve::Backend;
use minirow::{Geometry, Grid};

use crate::program::{CLASSIC, Run, SOLVED, file, run, run_with_input};

/// Boards of 9×9, each with the word for its solutions.
fn boards() -> Vec<(String, &'static str)> {
    let without = |cells: std::ops::Range<usize>| {
        let mut board = CLASSIC.to_owned();
        board.replace_range(cells.clone(), &".".repeat(cells.len()));
        board
    };
    let impossible = format!("12345678.........9{}", ".".repeat(63));
    let twice = CLASSIC.replacen("..7", "7.7", 1);
    let several = without(0..18);
    assert!(several.len() == 81 && twice.len() == 81 && impossible.len() == 81);
    vec![
        (CLASSIC.to_owned(), "unique"),
        (several, "several"),
        (impossible, "none"),
        (SOLVED.to_owned(), "unique"),
        (without(40..81), "several"),
        (twice, "none"),
    ]
}

/// The boards as a text of each form, with the options that it is read with.
fn inputs(boards: &[(String, &str)]) -> Vec<(String, String, Vec<String>)> {
    let lines =
        |end: &str| boards.iter().map(|(board, _)| format!("{board}{end}")).collect::<String>();
    let zeros = lines("\n").replace('.', "0");
    let table = |delimiter: &str, names: &str, more: &str| {
        let rows = boards.iter().map(|(board, _)| match more {
            "" => format!("{board}\n"),
            more => format!("{board}{delimiter}{more}\n"),
        });
        format!("{names}\n{}", rows.collect::<String>())
    };
    let behind = boards.iter().map(|(board, _)| format!("7,{board},easy\n")).collect::<String>();
    let text = |name: &str, text: String| (name.to_owned(), text, Vec::new());
    let mut inputs = vec![
        text("lines", lines("\n")),
        text("lines of Windows", lines("\r\n")),
        text("lines with zeros", zeros),
        text("lines with comments", lines(" # a comment\n")),
        text("lines behind a comment", format!("# boards\n{}", lines("\n"))),
        text("lines behind a header", format!("block: 3x3\n{}", lines("\n"))),
        text("a table of one column", table(",", "puzzle", "")),
        text("a table with a rating", table(",", "puzzle,rating", "7.2")),
        text("a table with tabs", table("\t", "quiz\tlevel", "easy")),
        text("a table with semicolons", table(";", "sudoku;name", "first")),
        text("a table with a number first", format!("id,puzzle,level\n{behind}")),
        (
            "a table with a named column".to_owned(),
            format!("number,start here,level\n{behind}"),
            vec!["--column".to_owned(), "start here".to_owned()],
        ),
        (
            "a table without names".to_owned(),
            behind,
            vec!["--from".to_owned(), "csv".to_owned(), "--column".to_owned(), "2".to_owned()],
        ),
        ("mixed lines".to_owned(), lines("\n"), vec!["--mixed".to_owned()]),
        ("named symbols".to_owned(), lines("\n"), vec!["--symbols".to_owned(), "1-9".to_owned()]),
    ];
    let documents: Vec<Document> =
        boards.iter().map(|(board, _)| Document::from(grid(board))).collect();
    for format in Format::all().filter(|format| !["line", "csv"].contains(&format.name())) {
        if let Some(text) = written(&documents, format) {
            let name = format.name();
            inputs.push((name.to_owned(), text, vec!["--from".to_owned(), name.to_owned()]));
        }
    }
    inputs
}

/// The boards as a text of a format, where it holds many and gives each of them back.
fn written(documents: &[Document], format: Format) -> Option<String> {
    let mut collection = Collection::new(format);
    let mut text = String::new();
    for document in documents {
        let item = write_item(document, format, &Symbols::usual(9)).ok()?;
        collection.push(&item, &mut text).ok()?;
    }
    collection.finish(&mut text);
    let options = ReadOptions::default().format(format).rules(true);
    let read = read_all(&text, &options);
    let is_same = |(read, document): (&Result<Document, _>, &Document)| {
        read.as_ref().is_ok_and(|read| read.grid == document.grid && read.rules.is_empty())
    };
    let is_whole = read.len() == documents.len() && read.iter().zip(documents).all(is_same);
    is_whole.then_some(text)
}

fn grid(board: &str) -> Grid {
    let values = board.bytes().map(|sign| if sign == b'.' { 0 } else { sign - b'0' });
    Grid::from_values(&Geometry::classic(), values).expect("a board of 9x9")
}

/// A form of the output, and what is said of each board in it: the word and the solutions.
fn said(form: &str, input: &str, run: &Run) -> Vec<(String, Vec<String>)> {
    let is_drawn = matches!(form, "grid" | "candidates")
        || form.is_empty() && ["grid", "candidates"].contains(&input);
    match form {
        "jsonl" => run.stdout.lines().map(of_json).collect(),
        "json" => {
            let all: serde_json::Value = serde_json::from_str(&run.stdout).expect("JSON");
            let boards = all["boards"].as_array().expect("a list");
            boards.iter().map(|board| of_json(&board.to_string())).collect()
        }
        _ if is_drawn => of_drawings(&run.stdout),
        _ => run.stdout.lines().map(|line| of_line(line, form == "tatham")).collect(),
    }
}

fn of_json(line: &str) -> (String, Vec<String>) {
    let value: serde_json::Value = serde_json::from_str(line).expect("JSON");
    let solutions = value["solutions"].as_array().map_or(Vec::new(), Clone::clone);
    let texts = solutions.iter().map(|text| text.as_str().unwrap_or_default().to_owned());
    (value["result"].as_str().unwrap_or_default().to_owned(), texts.collect())
}

fn of_line(line: &str, is_id: bool) -> (String, Vec<String>) {
    let fields: Vec<&str> = line.split('\t').collect();
    let (word, solutions) = match fields[0] {
        word @ ("none" | "several") => (word, &fields[1..]),
        _ => ("unique", &fields[..]),
    };
    let cells = |text: &&str| match text.strip_prefix("3x3:").filter(|_| is_id) {
        Some(cells) => cells.replace('_', ""),
        None => (*text).to_owned(),
    };
    (word.to_owned(), solutions.iter().map(cells).collect())
}

/// Drawings and sentences, an empty line between them.
fn of_drawings(text: &str) -> Vec<(String, Vec<String>)> {
    let mut said: Vec<(String, Vec<String>)> = Vec::new();
    let mut open = 0;
    for part in text.trim_end().split("\n\n") {
        if part.starts_with("no solution") {
            // Sentences of one line stand below each other.
            said.extend(part.lines().map(|_| ("none".to_owned(), Vec::new())));
        } else if part.starts_with("several solutions") {
            said.push(("several".to_owned(), Vec::new()));
            open = 2;
        } else {
            let digits = |line: &str| line.chars().filter(char::is_ascii_digit).collect::<String>();
            let solution: String = part.lines().map(digits).collect();
            match said.last_mut().filter(|_| open > 0) {
                Some((_, solutions)) => solutions.push(solution),
                None => said.push(("unique".to_owned(), vec![solution])),
            }
            open -= usize::from(open > 0);
        }
    }
    said
}

/// What is wrong with solutions that are said to be those of a board.
fn fault(board: &str, word: &str, solutions: &[String]) -> Option<String> {
    let count = match word {
        "unique" => 1,
        "several" => 2,
        _ => 0,
    };
    if solutions.len() != count || (count == 2 && solutions[0] == solutions[1]) {
        return Some(format!("{word} with {solutions:?}"));
    }
    let is_right = |solution: &String| {
        let keeps = board
            .chars()
            .zip(solution.chars())
            .all(|(given, digit)| given == '.' || given == digit);
        let is_full =
            solution.len() == 81 && solution.bytes().all(|sign| (b'1'..=b'9').contains(&sign));
        is_full && keeps && grid(solution).duplicates().is_empty()
    };
    let wrong = solutions.iter().find(|solution| !is_right(solution))?;
    Some(format!("{word} with {wrong}"))
}

/// What can search boards of 9×9.
fn engines() -> Vec<Vec<&'static str>> {
    let mut engines = vec![
        vec![],
        vec!["--max-nodes", "all"],
        vec!["--threads", "2"],
        vec!["--timeout", "1h"],
        vec!["--engine", "singles"],
        vec!["--engine", "subsets"],
        vec!["--engine", "batsat"],
        vec!["--jobs", "1"],
    ];
    let here = Backend::ALL.iter().filter(|backend| backend.is_available());
    engines.extend(here.map(|backend| vec!["--engine", backend.name()]));
    engines
}

/// Every form of the input, of the output, and every engine, with each verdict in front.
#[test]
fn solve_says_what_check_says() {
    const FORMS: [&str; 7] = ["", "line", "grid", "candidates", "tatham", "json", "jsonl"];
    let is_slow = std::env::var_os("RUN_SLOW_TESTS").is_some();
    let engines = engines();
    let mut faults = Vec::new();
    let (mut cases, mut turn) = (0, 0);
    let all = boards();
    for rotation in 0..3 {
        let boards = [&all[rotation..], &all[..rotation]].concat();
        let words: Vec<&str> = boards.iter().map(|(_, word)| *word).collect();
        for (name, text, options) in inputs(&boards) {
            let (_folder, path) = file("boards.txt", &text);
            let path = path.to_str().expect("a path of UTF-8");
            let ask = |args: &[&str], turn: usize| {
                let options: Vec<&str> = options.iter().map(String::as_str).collect();
                let args = [args, &options[..]].concat();
                match turn % 3 {
                    0 => run_with_input(&args, &text),
                    _ => run(&[&args[..], &[path]].concat()),
                }
            };
            // In slow tests each engine with each form, or else each form with the next engine.
            let most = if is_slow { engines.len() } else { 1 };
            for form in FORMS {
                for _ in 0..most {
                    turn += 1;
                    cases += boards.len();
                    let engine = &engines[turn % engines.len()];
                    let to: &[&str] = if form.is_empty() { &[] } else { &["--to", form] };
                    let solved = ask(&[&["solve"], to, &engine[..]].concat(), turn);
                    let mut fail = |what: String, run: &Run| {
                        let told = format!("stdout: {}\nstderr: {}", run.stdout, run.stderr);
                        faults.push(format!("{name}, {form:?}, {engine:?}: {what}\n{told}"));
                    };
                    if solved.code != Some(1) {
                        fail(format!("solve ends with {:?}", solved.code), &solved);
                        continue;
                    }
                    let said = said(form, &name, &solved);
                    let told: Vec<&str> = said.iter().map(|(word, _)| word.as_str()).collect();
                    if told != words {
                        fail(format!("solve says {told:?}, expected {words:?}"), &solved);
                    }
                    let solutions = boards.iter().zip(&said);
                    let mut wrong = solutions.filter_map(|((board, _), (word, solutions))| {
                        fault(board, word, solutions)
                    });
                    if let Some(wrong) = wrong.next() {
                        fail(wrong, &solved);
                    }
                    if form == "line" || is_slow {
                        let checked = ask(&[&["check"], &engine[..]].concat(), turn);
                        let told: Vec<&str> = checked
                            .stdout
                            .lines()
                            .map(|line| line.split(':').next().unwrap_or(line))
                            .collect();
                        if told != words || checked.code != Some(1) {
                            fail(format!("check says {told:?}, expected {words:?}"), &checked);
                        }
                    }
                }
            }
        }
    }
    assert!(
        faults.is_empty(),
        "{} of {cases} cases:\n{}",
        faults.len(),
        faults[..faults.len().min(5)].join("\n")
    );
    assert!(cases >= 3_000, "{cases} cases");
}
