//! The program as a process: queries, scripts, files, errors, signals.

use std::io::{Read, Write};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use crate::helpers::{EASY, HARD};

const PROGRAM: &str = env!("CARGO_BIN_EXE_minirow-sql");

fn program(folder: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(PROGRAM);
    command.current_dir(folder).args(args);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn run(folder: &Path, args: &[&str]) -> Output {
    program(folder, args).output().expect("the program")
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("UTF-8")
}

/// What a run prints that ends well.
fn printed(folder: &Path, args: &[&str]) -> String {
    let output = run(folder, args);
    assert_eq!(output.status.code(), Some(0), "{args:?}: {}", text(&output.stderr));
    assert_eq!(text(&output.stderr), "", "{args:?}");
    text(&output.stdout).to_owned()
}

/// What a run says that fails.
fn refused(folder: &Path, args: &[&str]) -> String {
    let output = run(folder, args);
    assert_eq!(output.status.code(), Some(2), "{args:?}: {}", text(&output.stdout));
    let told = text(&output.stderr).to_owned();
    assert!(told.starts_with("error: ") && !told.contains("backtrace"), "{told}");
    told
}

fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let boards = format!("id,puzzle\n1,{HARD}\n2,{EASY}\n3,no board\n");
    std::fs::write(folder.path().join("boards.csv"), boards).unwrap();
    folder
}

#[test]
fn a_query_prints_a_table_csv_or_json() {
    let folder = folder();
    let query = "SELECT id, sudoku_givens(puzzle) AS givens FROM 'boards.csv' ORDER BY id";
    let table = "\
+----+--------+
| id | givens |
+----+--------+
| 1  | 27     |
| 2  | 24     |
| 3  |        |
+----+--------+
";
    assert_eq!(printed(folder.path(), &[query]), table);
    let csv = printed(folder.path(), &["--format", "csv", query]);
    assert_eq!(csv, "id,givens\n1,27\n2,24\n3,\n");
    let json = printed(folder.path(), &["--format", "json", "-j", "1", query]);
    assert_eq!(json, "{\"id\":1,\"givens\":27}\n{\"id\":2,\"givens\":24}\n{\"id\":3}\n");
    let none = "SELECT id FROM 'boards.csv' WHERE id > 3";
    assert_eq!(printed(folder.path(), &["--format", "csv", none]), "id\n");
    assert!(printed(folder.path(), &[none]).contains("| id |"));
}

#[test]
fn a_long_table_is_cut_and_says_so() {
    let folder = folder();
    let output = run(folder.path(), &["--rows", "2", "SELECT id FROM 'boards.csv'"]);
    assert_eq!(text(&output.stdout).lines().count(), 6);
    assert!(text(&output.stderr).starts_with("note: 2 of 3 rows are shown"));
}

#[test]
fn scripts_come_from_a_file_or_from_standard_input() {
    let folder = folder();
    let script = "-- a view\nCREATE VIEW easy AS SELECT * FROM 'boards.csv' WHERE id = 2;\n\
                  SELECT sudoku_solve(puzzle) = puzzle AS same, ';' AS sign FROM easy;\nSELECT 2 AS two";
    std::fs::write(folder.path().join("script.sql"), script).unwrap();
    let expected = "same,sign\nfalse,;\ntwo\n2\n";
    assert_eq!(printed(folder.path(), &["--format", "csv", "-f", "script.sql"]), expected);
    let mut child =
        program(folder.path(), &["--format=csv"]).stdin(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(script.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(0), expected));
    std::fs::write(folder.path().join("nothing.sql"), "-- nothing\n").unwrap();
    assert_eq!(printed(folder.path(), &["-f", "nothing.sql"]), "");
}

#[test]
fn rows_go_to_files_and_come_back() {
    let folder = folder();
    let query = "SELECT id, puzzle, sudoku_solve(puzzle) AS solution FROM 'boards.csv'";
    for name in ["a.parquet", "a.csv", "a.tsv", "a.jsonl", "a.json"] {
        assert_eq!(printed(folder.path(), &["-o", name, query]), "");
        let back = format!(
            "SELECT count(*), count(solution), sum(id), bool_and(sudoku_check(puzzle, solution)) FROM '{name}'"
        );
        let found = printed(folder.path(), &["--format", "csv", &back]);
        assert_eq!(found.lines().nth(1), Some("3,2,6,true"), "{name}");
    }
    let copy = "COPY (SELECT id FROM 'boards.csv') TO 'copied.parquet'";
    printed(folder.path(), &[copy]);
    let found =
        printed(folder.path(), &["--format", "csv", "SELECT max(id) AS m FROM 'copied.parquet'"]);
    assert_eq!(found, "m\n3\n");
    let left: Vec<_> = std::fs::read_dir(folder.path()).unwrap().flatten().collect();
    assert!(
        left.iter().all(|file| !file.file_name().to_string_lossy().contains("partial")),
        "{left:?}"
    );
}

#[test]
fn folders_and_patterns_are_tables() {
    let folder = folder();
    let shards = folder.path().join("shards");
    std::fs::create_dir(&shards).unwrap();
    for shard in 0..3 {
        std::fs::write(shards.join(format!("s{shard}.csv")), format!("n,puzzle\n{shard},{EASY}\n"))
            .unwrap();
    }
    for name in ["shards", "shards/", "shards/*.csv", "shards/s[0-2].csv"] {
        let query = format!("SELECT sum(n) AS n, count(sudoku_solve(puzzle)) AS c FROM '{name}'");
        assert_eq!(printed(folder.path(), &["--format", "csv", &query]), "n,c\n3,3\n", "{name}");
    }
    std::fs::write(shards.join("x.jsonl"), "{}\n").unwrap();
    let told = refused(folder.path(), &["SELECT * FROM 'shards'"]);
    assert_eq!(told, "error: shards: expected files of one format, found csv, jsonl\n");
}

#[test]
fn boards_of_digits_are_no_numbers() {
    let folder = folder();
    let board = EASY.replace('.', "0");
    let small = "1000003004000002";
    std::fs::write(folder.path().join("kaggle.csv"), format!("quizzes,n\n{board},5\n{small},6\n"))
        .unwrap();
    std::fs::write(folder.path().join("other.tsv"), format!("code\tn\n{board}\t5\n")).unwrap();
    std::fs::write(folder.path().join("lines.txt"), format!("# boards\n{board}\n{EASY}\ta\n"))
        .unwrap();
    let query = "SELECT sum(n) AS n, count(sudoku_solve(quizzes)) AS c FROM 'kaggle.csv'";
    assert_eq!(printed(folder.path(), &["--format", "csv", query]), "n,c\n11,2\n");
    let query = "SELECT sum(n) AS n, count(sudoku_solve(code)) AS c FROM 'other.tsv'";
    assert_eq!(printed(folder.path(), &["--format", "csv", query]), "n,c\n5,1\n");
    let query = "SELECT count(DISTINCT sudoku_solve(puzzle)) AS c, count(*) AS n FROM 'lines.txt'";
    assert_eq!(printed(folder.path(), &["--format", "csv", query]), "c,n\n1,2\n");
}

#[test]
fn errors_say_where_and_what() {
    let folder = folder();
    let here = folder.path();
    for (query, expected) in [
        ("SELECT 1\n  FRM x", "error: line 2, column 7: expected: end of statement, found: x\n"),
        (
            "SELECT nothing FROM 'boards.csv'",
            "error: line 1, column 8: column 'nothing' not found\n",
        ),
        ("SELECT *\nFROM nowhere", "error: line 2, column 6: table 'nowhere' not found\n"),
        ("SELECT * FROM 'no.csv'", "error: no.csv: no such file or folder\n"),
        ("SELECT * FROM 'no.json'", "error: no.json: no such file\n"),
        (
            "SELECT sudoku_solve(2)",
            "error: sudoku_solve: expected a text as argument 1, found Int64\n",
        ),
    ] {
        assert_eq!(refused(here, &[query]), expected);
    }
    let told =
        refused(here, &["--bad-boards", "error", "SELECT sudoku_solve(puzzle) FROM 'boards.csv'"]);
    assert!(told.starts_with("error: sudoku_solve: row 3 of a batch of 3, 'no board': "), "{told}");
    let told = refused(here, &["-f", "no.sql"]);
    assert!(told.starts_with("error: cannot read no.sql: "), "{told}");
    let told = refused(here, &["-o", "x.zip", "SELECT 1"]);
    assert!(told.starts_with("error: cannot write x.zip: expected a name that ends in"), "{told}");
    let told = refused(here, &["-o", "no/x.csv", "SELECT 1"]);
    assert_eq!(told, "error: cannot write no/x.csv: no such folder\n");
    let told = refused(here, &["-o", "x.csv", "SET sudoku.bad_boards = 'error'"]);
    assert!(told.contains("a statement without rows"), "{told}");
    std::fs::write(here.join("broken.parquet"), "PAR1 no").unwrap();
    let told = refused(here, &["SELECT * FROM 'broken.parquet'"]);
    assert!(told.contains("broken.parquet"), "{told}");
    let output = run(here, &["--nonsense"]);
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn a_file_is_not_replaced_by_a_query_that_fails() {
    let folder = folder();
    std::fs::write(folder.path().join("kept.csv"), "kept\n").unwrap();
    let query = "SELECT sudoku_solve(puzzle) FROM 'boards.csv'";
    refused(folder.path(), &["--bad-boards", "error", "-o", "kept.csv", query]);
    assert_eq!(std::fs::read_to_string(folder.path().join("kept.csv")).unwrap(), "kept\n");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 2);
}

#[test]
fn help_names_all_functions_and_its_examples_run() {
    let folder = folder();
    let help = printed(folder.path(), &["--help"]);
    for function in minirow_sql::functions() {
        assert!(help.contains(&format!("{}(", function.name())), "{}", function.name());
    }
    std::fs::create_dir(folder.path().join("data")).unwrap();
    std::fs::copy(folder.path().join("boards.csv"), folder.path().join("data/a.csv")).unwrap();
    printed(folder.path(), &["-o", "boards.parquet", "SELECT * FROM 'boards.csv'"]);
    std::fs::write(folder.path().join("script.sql"), "SELECT 1;").unwrap();
    let examples = help.split("Examples:\n").nth(1).unwrap().split("\n\n").next().unwrap();
    assert_eq!(run_all(folder.path(), examples.lines()), 5, "{examples}");
    assert!(folder.path().join("rated.parquet").is_file());
}

#[test]
fn queries_of_the_readme_run() {
    let folder = folder();
    std::fs::create_dir(folder.path().join("data")).unwrap();
    std::fs::copy(folder.path().join("boards.csv"), folder.path().join("data/a.csv")).unwrap();
    let readme = include_str!("../../README.md");
    let block = readme.split("```sh\n").nth(2).unwrap().split("```").next().unwrap();
    assert_eq!(run_all(folder.path(), block.lines()), 6, "{block}");
    for function in minirow_sql::functions() {
        assert!(readme.contains(&format!("`{}(", function.name())), "{}", function.name());
    }
}

/// Runs commands as a user would; how many they are.
fn run_all<'a>(folder: &Path, commands: impl Iterator<Item = &'a str>) -> usize {
    let programs = Path::new(PROGRAM).parent().unwrap().display().to_string();
    let path = format!("{programs}:{}", std::env::var("PATH").unwrap_or_default());
    let mut count = 0;
    for line in commands {
        let mut command = Command::new("sh");
        let run = command.args(["-c", line]).env("PATH", &path).current_dir(folder).output();
        let run = run.expect("a shell");
        assert!(run.status.success(), "{line}: {}", text(&run.stderr));
        assert_eq!(text(&run.stderr), "", "{line}");
        count += 1;
    }
    count
}

#[test]
fn a_reader_that_stops_ends_the_program() {
    let folder = folder();
    let query = "SELECT * FROM sudoku_generate(100000000)";
    let mut child = program(folder.path(), &["--format", "csv", query]).spawn().unwrap();
    let mut first = [0; 20];
    child.stdout.take().unwrap().read_exact(&mut first).unwrap();
    assert_eq!(&first[..13], b"number,puzzle");
    assert_eq!(ended(&mut child).code(), Some(141));
}

/// Waits for a program, which must end within seconds.
fn ended(child: &mut Child) -> std::process::ExitStatus {
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(20) {
        if let Some(status) = child.try_wait().unwrap() {
            return status;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    child.kill().unwrap();
    panic!("the program has not ended");
}

#[cfg(unix)]
#[test]
fn signals_end_a_query() {
    let folder = folder();
    // Rates a hundred million boards.
    let query = "SELECT sum(sudoku_rate(puzzle)) FROM sudoku_generate(100000000)";
    for (signal, code) in [("-INT", 130), ("-TERM", 143)] {
        for args in [vec![query], vec!["-o", "out.csv", query]] {
            let mut child = program(folder.path(), &args).spawn().unwrap();
            std::thread::sleep(Duration::from_millis(1500));
            assert!(child.try_wait().unwrap().is_none(), "the query is under way");
            let start = Instant::now();
            let pid = child.id().to_string();
            assert!(Command::new("kill").args([signal, &pid]).status().unwrap().success());
            let status = ended(&mut child);
            assert_eq!(status.code(), Some(code), "{signal} {args:?}");
            assert!(start.elapsed() < Duration::from_secs(3), "{:?}", start.elapsed());
            let mut told = String::new();
            child.stderr.take().unwrap().read_to_string(&mut told).unwrap();
            assert_eq!(told, "interrupted\n");
        }
    }
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1, "no file is left");
}
