//! `minirow batch generate`: the same set on any number of processors and in any number of shards.

#[cfg(unix)]
use std::process::Command;

use super::folder::Folder;

const SET: &str =
    "generate 240 --bands easy,hard,2.5-4.5 --seed 5 --to jsonl --work solve,level,se";

/// The rows of some shards, one behind the other.
fn rows(folder: &Folder, out: &str) -> String {
    let files = folder.files(out).into_iter().filter(|(name, _)| name != "manifest.json");
    files.map(|(_, bytes)| String::from_utf8(bytes).expect("UTF-8")).collect()
}

#[test]
fn sets_are_the_same_however_they_are_made() {
    let folder = Folder::new();
    for (more, out) in [("-j1", "one"), ("-j2", "two"), ("-j2 --shards 8", "eight")] {
        let told = folder.run(&format!("{SET} {more} -o FOLDER/{out}"));
        assert_eq!(told.code, Some(0), "{}", told.stderr);
    }
    assert_eq!(folder.files("one"), folder.files("two"));
    assert_eq!(rows(&folder, "one"), rows(&folder, "eight"));
    // Several machines, each with its own shards.
    for only in ["1-3", "4", "5-8"] {
        let told = folder.run(&format!("{SET} --shards 8 --only {only} -o FOLDER/{only}"));
        assert_eq!(told.code, Some(0), "{}", told.stderr);
    }
    let machines: String = ["1-3", "4", "5-8"].map(|only| rows(&folder, only)).concat();
    assert_eq!(machines, rows(&folder, "eight"));
    assert!(folder.run(&format!("{SET} -o FOLDER/one")).stderr.contains("nothing to do"));
}

#[test]
fn boards_are_of_the_bands_in_turn() {
    let folder = Folder::new();
    assert_eq!(folder.run(&format!("{SET} -o FOLDER/set")).code, Some(0));
    let rows = rows(&folder, "set");
    assert_eq!(rows.lines().count(), 240);
    for (number, line) in rows.lines().enumerate() {
        let row: serde_json::Value = serde_json::from_str(line).expect("an object");
        let rating = row["se_er"].as_f64().expect("a rating");
        match number % 3 {
            0 => assert_eq!(row["level"], "easy", "{line}"),
            1 => assert_eq!(row["level"], "hard", "{line}"),
            _ => assert!((2.5..=4.5).contains(&rating), "{line}"),
        }
        assert_eq!(row["solution"].as_str().map(str::len), Some(81));
    }
}

#[test]
fn wishes_that_cannot_be_fulfilled_are_told() {
    let folder = Folder::new();
    for (more, expected) in [
        ("10 --givens 16", "at least 17 givens"),
        ("10 --bands harder", "expected beginner, easy"),
        ("10 --bands 5.0-3.0", "ratings such as 3.0-5.0"),
        ("10 --shards 4 --only 5", "expected shards from 1 to 4"),
        ("10 --only 0", "a number of a file"),
        ("0", "0"),
    ] {
        let told = folder.run(&format!("generate {more} -o FOLDER/out"));
        let words = told.stderr.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(told.code, Some(2), "{more}: {words}");
        assert!(words.contains(expected), "{more}: {words}");
    }
    // A board that was not found is a row of its own, named as bad.
    let told = folder.run("generate 2 --bands 9.8-9.9,easy --tries 1 -o FOLDER/rare");
    assert_eq!(told.code, Some(2), "{}", told.stderr);
    assert_eq!(folder.read("rare/boards.csv").lines().count(), 3);
    assert!(folder.read("rare/boards.csv.bad.csv").contains("\n1,"));
}

#[cfg(unix)]
#[test]
fn a_killed_run_makes_the_same_set() {
    let folder = Folder::new();
    let set = "generate 20000 --seed 2 --work givens";
    assert_eq!(folder.run(&format!("{set} -o FOLDER/whole")).code, Some(0));
    let (out, mut killed) = (folder.path("killed"), 0);
    for _ in 0..3 {
        let mut child = Command::new(assert_cmd::cargo::cargo_bin!("minirow"))
            .arg("batch")
            .args(set.split(' '))
            .args(["-q", "-o"])
            .arg(&out)
            .spawn()
            .expect("the program runs");
        let partial = out.join("boards.csv.partial");
        let before = std::fs::metadata(&partial).map_or(0, |partial| partial.len());
        while child.try_wait().expect("a state").is_none() {
            if std::fs::metadata(&partial).is_ok_and(|partial| partial.len() > before.max(300_000))
            {
                child.kill().expect("a process");
                killed += 1;
                break;
            }
            // Looking all the time would take a processor from the run.
            std::thread::sleep(std::time::Duration::from_millis(1));
        }
        child.wait().expect("an end");
    }
    assert!(killed > 0, "no run was still running");
    assert_eq!(folder.run(&format!("{set} -o FOLDER/killed")).code, Some(0));
    assert!(folder.files("killed") == folder.files("whole"), "other bytes");
}
