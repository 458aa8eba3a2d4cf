//! `minirow batch`: data sets in shards, resumed after whatever has ended the run.

use std::fs;
#[cfg(unix)]
use std::path::Path;
#[cfg(unix)]
use std::process::{Command, Stdio};
#[cfg(unix)]
use std::thread;
#[cfg(unix)]
use std::time::Duration;

use super::folder::{Folder, boards};
#[cfg(unix)]
use crate::program::HEARING;
use crate::program::{CLASSIC, SOLVED, run};

#[test]
fn columns_are_kept_and_answers_follow() {
    let folder = Folder::new();
    let several = ".".repeat(81);
    folder.write(
        "boards.csv",
        &format!(
            "id,Quizzes,remark\n1,{CLASSIC},\"a, \"\"b\"\"\"\n2,{several},\n3,{},x\n4,no board,\n",
            CLASSIC.replacen('.', "7", 1)
        ),
    );
    let told = folder.batch("boards.csv", "out", &["--work", "verdict,givens,solve"]);
    let output = folder.read("out/boards.csv");
    let lines: Vec<_> = output.lines().collect();
    assert_eq!(lines[0], "id,Quizzes,remark,verdict,givens,solution");
    assert_eq!(lines[1], format!("1,{CLASSIC},\"a, \"\"b\"\"\",unique,27,{SOLVED}"));
    assert!(lines[2].starts_with(&format!("2,{several},,several,0,")), "{}", lines[2]);
    assert!(lines[3].ends_with(",x,none,28,"), "{}", lines[3]);
    assert_eq!(lines[4], "4,no board,,,,");
    let bad = folder.read("out/boards.csv.bad.csv");
    assert!(bad.starts_with("row,found,reason\n4,no board,"), "{bad}");
    assert_eq!(bad.lines().count(), 2);
    assert_eq!(told.code, Some(2));
    assert!(told.stderr.contains("1 row"), "{}", told.stderr);
}

#[test]
fn stated_solutions_are_verified() {
    let folder = Folder::new();
    let wrong = SOLVED.replacen(&SOLVED[..1], &SOLVED[1..2], 1);
    folder.write(
        "stated.jsonl",
        &format!(
            "{{\"question\":\"{CLASSIC}\",\"answer\":\"{SOLVED}\"}}\n{{\"question\":\"{CLASSIC}\",\"answer\":\"{wrong}\"}}\n"
        ),
    );
    for work in ["verdict", "givens"] {
        folder.batch("stated.jsonl", work, &["--work", work]);
        let output = folder.read(&format!("{work}/stated.jsonl"));
        let checks: Vec<_> = output
            .lines()
            .map(|line| serde_json::from_str::<serde_json::Value>(line).expect("JSON"))
            .map(|line| line["solution_check"].as_str().map(str::to_owned))
            .collect();
        assert_eq!(checks, [Some("correct".to_owned()), Some("wrong".to_owned())]);
        assert!(folder.read(&format!("{work}/stated.jsonl.bad.csv")).contains("2,"));
    }
}

#[test]
fn a_column_of_the_input_keeps_its_name() {
    let folder = Folder::new();
    folder.write("boards.csv", &format!("puzzle,givens\n{CLASSIC},many\n"));
    let told = folder.batch("boards.csv", "out", &["--work", "givens"]);
    assert_eq!(
        folder.read("out/boards.csv"),
        format!("puzzle,givens,minirow_givens\n{CLASSIC},many,27\n")
    );
    assert!(told.stderr.contains("minirow_givens"), "{}", told.stderr);
}

#[test]
fn spreadsheets_that_write_semicolons_are_read() {
    let folder = Folder::new();
    folder.write("a.csv", &format!("id;task;note\n1;{CLASSIC};\"3,5\"\n"));
    let told = folder.batch("a.csv", "out", &["--column", "task", "--work", "givens"]);
    assert_eq!(told.code, Some(0), "{}", told.stderr);
    assert_eq!(folder.read("out/a.csv"), format!("id,task,note,givens\n1,{CLASSIC},\"3,5\",27\n"));
}

#[test]
fn every_work_has_its_columns() {
    let folder = Folder::new();
    folder.write("one.txt", &format!("{CLASSIC}\n"));
    let all = "solve,verdict,givens,count=5,se,hodoku,level,canonical,symmetry,techniques,trace";
    let told = folder.batch("one.txt", "out", &["--work", all, "--to", "jsonl"]);
    assert_eq!(told.code, Some(0), "{}", told.stderr);
    let output = folder.read("out/one.jsonl");
    let row: serde_json::Value = serde_json::from_str(&output).expect("JSON");
    assert_eq!(row["solution"], SOLVED);
    assert_eq!(row["verdict"], "unique");
    assert_eq!(row["solutions"], 1);
    let rated = run(&["rate", CLASSIC]).stdout;
    let numbers: Vec<_> = ["se_er", "se_ep", "se_ed"]
        .iter()
        .map(|name| format!("{:.1}", row[name].as_f64().expect("a number")))
        .collect();
    assert!(rated.contains(&numbers[0]), "{rated}: {numbers:?}");
    assert!(row["hodoku_score"].as_u64().is_some_and(|score| score > 0));
    let canonical = run(&["canon", CLASSIC]).stdout;
    assert_eq!(row["canonical"], canonical.trim());
    assert_eq!(row["canonical_hash"].as_str().map(str::len), Some(16));
    let techniques: Vec<_> = row["techniques"].as_array().expect("a list").clone();
    let trace = row["trace"].as_array().expect("steps");
    assert!(trace.iter().all(|step| techniques.contains(&step["technique"])));
    let placed: usize =
        trace.iter().map(|step| step["placements"].as_array().expect("cells").len()).sum();
    assert_eq!(placed, 81 - 27);
}

#[test]
fn only_some_rows_are_written() {
    let folder = Folder::new();
    let text: String = boards(3000).map(|board| board + "\n").collect();
    folder.write("many.txt", &text);
    folder.batch("many.txt", "where", &["--where", "givens>=29"]);
    let output = folder.read("where/many.txt");
    assert!(output.lines().all(|line| line.ends_with("\t29")), "two more givens");
    let count = output.lines().count();
    assert!((1000..3000).contains(&count), "{count}");
    folder.batch("many.txt", "limit", &["--limit", "7"]);
    let output = folder.read("limit/many.txt");
    let firsts: Vec<_> = output.lines().map(|line| line[..81].to_owned()).collect();
    assert_eq!(firsts, boards(7).collect::<Vec<_>>());
    folder.batch("many.txt", "sample", &["--sample", "10%"]);
    folder.batch("many.txt", "again", &["--sample", "10%", "--jobs", "1"]);
    let output = folder.read("sample/many.txt");
    assert!((200..400).contains(&output.lines().count()), "about a tenth");
    assert_eq!(folder.files("sample"), folder.files("again"));
}

#[test]
fn rows_are_wanted_by_words_and_scales() {
    let folder = Folder::new();
    let full = CLASSIC.replacen('.', &SOLVED[..1], 1);
    let wrong = SOLVED.replacen('1', "2", 1);
    folder.write(
        "a.csv",
        &format!("puzzle,solution\n{CLASSIC},{SOLVED}\n{full},{wrong}\n{SOLVED},\n"),
    );
    for (condition, rows) in [
        ("solution_check=wrong", 1),
        ("solution_check == correct", 1),
        ("level>=beginner", 3),
        ("level<beginner", 0),
        ("level>beginner", 1),
        ("level<=beginner", 2),
    ] {
        let more = ["--work", "level", "--where", condition];
        folder.batch("a.csv", condition, &more);
        let written = folder.read(&format!("{condition}/a.csv")).lines().count() - 1;
        assert_eq!(written, rows, "{condition}");
    }
}

#[test]
fn a_row_that_cannot_be_told_apart_is_none_in_the_output() {
    let folder = Folder::new();
    let text = format!("puzzle,source\n{CLASSIC},a,b\n{CLASSIC},a book\n");
    folder.write("a.csv", &text);
    assert_eq!(folder.batch("a.csv", "out", &["--work", "givens"]).code, Some(2));
    assert_eq!(
        folder.read("out/a.csv"),
        format!("puzzle,source,givens\n,,\n{CLASSIC},a book,27\n")
    );
    let reason = "expected at most 2 fields, found 3";
    assert_eq!(
        folder.read("out/a.csv.bad.csv"),
        format!("row,found,reason\n1,\"{CLASSIC},a,b\",\"{reason}\"\n")
    );
    // The next step sees the same.
    assert_eq!(folder.run("dedupe FOLDER/out -o FOLDER/unique").code, Some(2));
    assert_eq!(folder.read("unique/a.csv"), folder.read("out/a.csv"));
}

#[test]
fn every_column_has_a_name_of_its_own() {
    let folder = Folder::new();
    folder.write("a.csv", &format!("puzzle\n{CLASSIC}\n"));
    for (input, output) in [("a.csv", "one"), ("one/a.csv", "two"), ("two/a.csv", "three")] {
        assert_eq!(folder.batch(input, output, &["--work", "givens"]).code, Some(0));
    }
    let names = folder.read("three/a.csv");
    assert_eq!(names.lines().next(), Some("puzzle,givens,minirow_givens,minirow_givens_2"));
}

#[test]
fn the_same_command_again_does_nothing_and_another_is_refused() {
    let folder = Folder::new();
    folder.write("a.txt", &format!("{CLASSIC}\n"));
    assert_eq!(folder.batch("a.txt", "out", &[]).code, Some(0));
    let files = folder.files("out");
    // Notes of a run that was killed just before its end.
    for note in ["out/a.txt.progress", "out/a.txt.progress.new"] {
        folder.write(note, "{}");
    }
    let again = folder.batch("a.txt", "out", &[]);
    assert!(again.stderr.contains("nothing to do"), "{}", again.stderr);
    assert_eq!((again.code, folder.files("out")), (Some(0), files.clone()));
    let other = folder.batch("a.txt", "out", &["--work", "givens"]);
    let difference = "other options (work: solve,verdict,givens, now givens)";
    assert!(other.stderr.contains(difference), "{}", other.stderr);
    assert_eq!((other.code, folder.files("out")), (Some(2), files));
    // Another shard is added.
    folder.write("b.txt", &format!("{CLASSIC}\n"));
    assert_eq!(folder.batch("?.txt", "out", &[]).code, Some(0));
    let names: Vec<_> = folder.files("out").into_iter().map(|(name, _)| name).collect();
    assert_eq!(names, ["a.txt", "b.txt", "manifest.json"]);
    // A shard that has changed is done again.
    folder.write("a.txt", &format!("{SOLVED}\n"));
    let told = folder.batch("?.txt", "out", &[]);
    assert_eq!(told.code, Some(0));
    assert_eq!(told.stderr.matches("has changed since").count(), 1, "{}", told.stderr);
    assert!(folder.read("out/a.txt").starts_with(SOLVED));
}

/// An output that is not as it was written is written again, however it came to that.
#[test]
fn outputs_that_are_not_as_they_were_written_are_done_again() {
    let folder = Folder::new();
    folder.write("a.txt", &format!("{CLASSIC}\n").repeat(20));
    folder.write("b.txt", &format!("{CLASSIC}\n"));
    assert_eq!(folder.batch("?.txt", "out", &[]).code, Some(0));
    let files = folder.files("out");
    let again = folder.batch("?.txt", "out", &[]);
    assert!(again.stderr.contains("nothing to do: 2 shards"), "{}", again.stderr);
    assert!(again.stderr.contains("by their sizes and times"), "{}", again.stderr);
    let again = folder.batch("?.txt", "out", &["--verify"]);
    assert!(again.stderr.contains("by their checksums"), "{}", again.stderr);
    let whole = folder.read("out/a.txt");
    let flipped = format!("{}9{}", &whole[..200], &whole[201..]);
    assert_ne!(flipped, whole);
    // The manifest is older than what was written behind it.
    std::thread::sleep(std::time::Duration::from_millis(20));
    for damaged in [flipped.as_str(), &whole[..100], &format!("{whole}\n"), ""] {
        folder.write("out/a.txt", damaged);
        let again = folder.batch("?.txt", "out", &[]);
        let told = "a.txt was not as it had been written, and was done again";
        assert!(again.stderr.contains(told), "{damaged:.20}: {}", again.stderr);
        assert_eq!((again.code, folder.files("out")), (Some(0), files.clone()), "{damaged:.20}");
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    // One that is older than the manifest, as a bit that turns by itself, is seen by its checksum.
    folder.write("out/a.txt", &flipped);
    let file = fs::File::options().write(true).open(folder.path("out/a.txt")).expect("a file");
    file.set_modified(std::time::SystemTime::UNIX_EPOCH).expect("a time");
    drop(file);
    let again = folder.batch("?.txt", "out", &[]);
    assert!(again.stderr.contains("nothing to do"), "{}", again.stderr);
    let again = folder.batch("?.txt", "out", &["--verify"]);
    assert!(again.stderr.contains("was done again"), "{}", again.stderr);
    assert_eq!((again.code, folder.files("out")), (Some(0), files));
}

#[test]
fn inputs_are_never_written_over() {
    let folder = Folder::new();
    let text = format!("{CLASSIC}\n");
    folder.write("a.txt", &text);
    let told = folder.batch("a.txt", ".", &[]);
    assert_eq!((told.code, folder.read("a.txt")), (Some(2), text.clone()), "{}", told.stderr);
    fs::create_dir(folder.path("out")).expect("a folder");
    folder.write("out/a.txt", "somebody's");
    let told = folder.batch("a.txt", "out", &[]);
    assert_eq!((told.code, folder.read("out/a.txt").as_str()), (Some(2), "somebody's"));
}

#[test]
fn wrong_usage_says_what_is_expected() {
    let folder = Folder::new();
    folder.write("a.csv", &format!("x,y\n{CLASSIC},{SOLVED}\n"));
    folder.write("a.txt", &format!("{CLASSIC}\n"));
    folder.write("a.csv.gz", "");
    folder.write("old.txt", &format!("{CLASSIC}\r{CLASSIC}\r"));
    for (input, more, expected) in [
        ("a.csv", &[][..], "--column"),
        ("a.csv", &["--column", "z"], "no column 'z' among x, y"),
        ("none.csv", &[], "no such file or folder"),
        ("a.csv.gz", &[], "a.csv.gz` unpacks it"),
        ("old.txt", &[], "found carriage returns"),
        ("*.parquet", &[], "no file of boards"),
        ("a.txt", &["--work", "sing"], "solve, verdict"),
        ("a.txt", &["--where", "se_er>3"], "--work"),
        ("a.txt", &["--where", "givens"], "givens<=20"),
        ("a.txt", &["--where", "verdict=one"], "none, unique, several"),
        ("a.txt", &["--where", "level=nonsense", "--work", "level"], "easy, moderate"),
        ("a.txt", &["--where", "techniques=luck", "--work", "techniques"], "minirow techniques"),
        ("a.txt", &["--where", "solution_check=wrong"], "no column of solutions among puzzle"),
        ("a.txt", &["--sample", "0"], "1%"),
    ] {
        // What was wrong leaves nothing that would be in the way of what is right.
        let told = folder.batch(input, "out", more);
        assert_eq!(told.code, Some(2), "{more:?}: {}", told.stderr);
        let words = told.stderr.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(words.contains(expected), "{more:?}: {words}");
    }
    assert_eq!(folder.batch("a.txt", "out", &[]).code, Some(0));
}

/// Starts a run and sends it a signal once so much of its output is there; whether it was still running.
#[cfg(unix)]
fn end_at(bytes: u64, signal: i32, input: &Path, output: &Path, to: &str) -> bool {
    let mut child = Command::new(HEARING[0])
        .args(&HEARING[1..])
        .arg(assert_cmd::cargo::cargo_bin!("minirow"))
        .args(["batch", "-q", "--work", WORK, "--to", to])
        .arg(input)
        .arg("-o")
        .arg(output)
        .stdin(Stdio::null())
        .spawn()
        .expect("the program runs");
    let partial = output.join(format!("many.{to}.partial"));
    let is_running = loop {
        if fs::metadata(&partial).is_ok_and(|partial| partial.len() >= bytes) {
            break true;
        }
        if child.try_wait().expect("a state").is_some() {
            break false;
        }
        // Looking all the time would take a processor from the run.
        thread::sleep(Duration::from_millis(1));
    };
    let sent = Command::new("kill").arg(format!("-{signal}")).arg(child.id().to_string()).output();
    assert!(sent.is_ok(), "there is a command kill");
    child.wait().expect("an end");
    is_running
}

/// What takes long enough to be interrupted.
#[cfg(unix)]
const WORK: &str = "verdict,level,solve";

#[cfg(unix)]
#[test]
fn a_killed_run_ends_with_the_bytes_of_an_undisturbed_one() {
    const KILLED: i32 = 9;
    const INTERRUPTED: i32 = 2;
    let folder = Folder::new();
    let count = if std::env::var_os("RUN_SLOW_TESTS").is_some() { 1_000_000 } else { 8_000 };
    let text: String = boards(count).map(|board| board + "\n").collect();
    let input = folder.write("many.txt", &text);
    let options = ["--work", WORK, "--to", "csv"];
    let told = folder.batch("many.txt", "whole", &options);
    assert_eq!(told.code, Some(0), "{}", told.stderr);
    let whole = folder.files("whole");
    let len = whole.iter().find(|(name, _)| name == "many.csv").expect("the output").1.len() as u64;
    let ended = (1..=8).filter(|eighth| {
        let signal = if eighth % 2 == 0 { INTERRUPTED } else { KILLED };
        end_at(len * eighth / 10, signal, &input, &folder.path("killed"), "csv")
    });
    assert!(ended.count() > 0, "no run was still running");
    let told = folder.batch("many.txt", "killed", &options);
    assert_eq!(told.code, Some(0), "{}", told.stderr);
    let files = folder.files("killed");
    let names =
        |files: &[(String, Vec<u8>)]| files.iter().map(|file| file.0.clone()).collect::<Vec<_>>();
    assert_eq!(names(&files), names(&whole));
    assert!(files == whole, "other bytes than those of an undisturbed run");
}

#[cfg(unix)]
#[test]
fn a_run_that_finds_no_room_goes_on_once_there_is_some() {
    let folder = Folder::new();
    let text: String = boards(60_000).map(|board| board + "\n").collect();
    folder.write("many.txt", &text);
    assert_eq!(folder.batch("many.txt", "whole", &[]).code, Some(0));
    let narrow = Command::new("sh")
        .args(["-c", "ulimit -f 2000; exec \"$0\" batch many.txt -o narrow"])
        .arg(assert_cmd::cargo::cargo_bin!("minirow"))
        .current_dir(folder.path("."))
        .output()
        .expect("a shell");
    let told = String::from_utf8_lossy(&narrow.stderr).into_owned();
    assert_eq!(narrow.status.code(), Some(2), "{told}");
    assert!(told.contains("cannot write"), "{told}");
    let again = Command::new(assert_cmd::cargo::cargo_bin!("minirow"))
        .args(["batch", "many.txt", "-o", "narrow"])
        .current_dir(folder.path("."))
        .output()
        .expect("the program runs");
    assert_eq!(again.status.code(), Some(0));
    let output = |name: &str| fs::read(folder.path(name)).expect("an output");
    assert!(output("narrow/many.txt") == output("whole/many.txt"), "other bytes");
}

#[cfg(not(feature = "parquet"))]
#[test]
fn parquet_says_how_to_have_it() {
    let folder = Folder::new();
    folder.write("a.parquet", "PAR1");
    folder.write("a.txt", &format!("{CLASSIC}\n"));
    for (input, more) in [("a.parquet", &[][..]), ("a.txt", &["--to", "parquet"])] {
        let told = folder.batch(input, "out", more);
        assert_eq!(told.code, Some(2), "{}", told.stderr);
        assert!(told.stderr.contains("--features parquet"), "{}", told.stderr);
    }
}

#[cfg(feature = "parquet")]
mod parquet {
    use super::*;

    #[test]
    fn columns_go_through_parquet_unchanged() {
        let folder = Folder::new();
        let rows: String = boards(5000)
            .enumerate()
            .map(|(id, board)| format!("{id},{board},\"a, b\"\n"))
            .collect();
        folder.write("boards.csv", &format!("id,question,note\n{rows}"));
        let made = folder.batch("boards.csv", "first", &["--work", "verdict", "--to", "parquet"]);
        assert_eq!(made.code, Some(0), "{}", made.stderr);
        let again = folder.batch("first/boards.parquet", "second", &["--work", "solve,givens"]);
        assert_eq!(again.code, Some(0), "{}", again.stderr);
        // Rows are chosen, so columns are written anew.
        let more = ["--work", "trace,techniques,se", "--limit", "20"];
        let chosen = folder.batch("second/boards.parquet", "chosen", &more);
        assert_eq!(chosen.code, Some(0), "{}", chosen.stderr);
        for (folder_, columns) in [("second", 6), ("chosen", 12)] {
            let input = format!("{folder_}/boards.parquet");
            let text = format!("{folder_}-text");
            let told = folder.batch(&input, &text, &["--work", "symmetry", "--to", "csv"]);
            assert_eq!(told.code, Some(0), "{}", told.stderr);
            let text = folder.read(&format!("{text}/boards.csv"));
            let first = text.lines().next().expect("names");
            assert!(first.starts_with("id,question,note,verdict,solution,givens"), "{first}");
            assert_eq!(first.split(',').count(), columns + 2, "{first}");
            let row = text.lines().nth(2).expect("a row");
            let board = boards(2).nth(1).expect("a board");
            assert!(row.starts_with(&format!("1,{board},\"a, b\",unique,{SOLVED},")), "{row}");
        }
        let rows = folder.read("second-text/boards.csv").lines().count();
        assert_eq!(rows, 5001);
    }

    #[cfg(unix)]
    #[test]
    fn a_killed_run_writes_the_same_file() {
        let folder = Folder::new();
        let text: String = boards(20_000).map(|board| board + "\n").collect();
        folder.write("many.txt", &text);
        let make = ["--work", "givens", "--to", "parquet"];
        assert_eq!(folder.batch("many.txt", "input", &make).code, Some(0));
        let work = ["--work", WORK];
        let work = [&work[..], &["--to", "parquet"]].concat();
        assert_eq!(folder.batch("input/many.parquet", "whole", &work).code, Some(0));
        let input = folder.path("input/many.parquet");
        let ended = [(1, 2), (50_000, 9), (150_000, 2)].into_iter().filter(|&(bytes, signal)| {
            end_at(bytes, signal, &input, &folder.path("killed"), "parquet")
        });
        assert!(ended.count() > 0, "no run was still running");
        assert_eq!(folder.batch("input/many.parquet", "killed", &work).code, Some(0));
        let output = |name: &str| fs::read(folder.path(name)).expect("an output");
        assert!(output("killed/many.parquet") == output("whole/many.parquet"), "other bytes");
    }

    #[test]
    fn broken_files_are_errors() {
        let folder = Folder::new();
        folder.write("a.txt", &format!("{CLASSIC}\n"));
        assert_eq!(folder.batch("a.txt", "in", &["--to", "parquet"]).code, Some(0));
        let whole = fs::read(folder.path("in/a.parquet")).expect("a file");
        for len in [0, 3, 12, whole.len() / 2, whole.len() - 1] {
            fs::write(folder.path("cut.parquet"), &whole[..len]).expect("a file");
            let told = folder.batch("cut.parquet", "out", &[]);
            assert_eq!(told.code, Some(2), "{len}");
            assert!(told.stderr.contains("cut.parquet"), "{}", told.stderr);
        }
    }
}
