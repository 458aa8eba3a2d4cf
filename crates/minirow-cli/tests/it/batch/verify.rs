//! `minirow batch verify`: files are those that were written.

use std::fs;

use super::folder::Folder;
use crate::program::CLASSIC;

#[test]
fn changed_files_are_named() {
    let folder = Folder::new();
    folder.write("a.txt", &format!("{CLASSIC}\n"));
    folder.write("b.txt", &format!("{CLASSIC}\n{CLASSIC}\n"));
    assert_eq!(folder.run("FOLDER/a.txt FOLDER/b.txt -o FOLDER/out").code, Some(0));
    let told = folder.run("verify FOLDER/out");
    assert_eq!((told.code, told.stdout.as_str()), (Some(0), ""));
    assert!(told.stderr.contains("2 shards with 3 rows"), "{}", told.stderr);
    // One byte of the same length, a lost output, a changed input.
    let output = folder.read("out/a.txt");
    folder.write("out/a.txt", &output.replacen('7', "6", 1));
    fs::remove_file(folder.path("out/b.txt")).expect("a file");
    folder.write("b.txt", "something else\n");
    let told = folder.run("verify FOLDER/out");
    assert_eq!(told.code, Some(1));
    let lines: Vec<&str> = told.stdout.lines().collect();
    assert_eq!(lines.len(), 3, "{}", told.stdout);
    assert!(lines[0].contains("out/a.txt: expected the checksum"), "{}", lines[0]);
    assert!(lines[1].contains("out/b.txt: it is not there"), "{}", lines[1]);
    assert!(lines[2].contains("b.txt: expected 164 bytes, found 15"), "{}", lines[2]);
    // Inputs may be gone, which is told.
    fs::remove_file(folder.path("a.txt")).expect("a file");
    assert!(folder.run("verify FOLDER/out").stderr.contains("1 input is no longer there"));
    assert_eq!(folder.run("verify FOLDER").code, Some(2));
}

#[test]
fn generated_sets_have_no_inputs() {
    let folder = Folder::new();
    assert_eq!(folder.run("generate 100 --shards 3 -o FOLDER/set").code, Some(0));
    let told = folder.run("verify FOLDER/set");
    assert_eq!((told.code, told.stdout.as_str()), (Some(0), ""));
    assert!(!told.stderr.contains("no longer"), "{}", told.stderr);
    // A set under way is none yet.
    assert_eq!(folder.run("generate 100 --shards 3 --only 2 -o FOLDER/part").code, Some(0));
    assert_eq!(folder.run("verify FOLDER/part").code, Some(0));
}

#[test]
fn files_beside_the_outputs_are_verified_too() {
    let folder = Folder::new();
    folder.write("a.csv", &format!("puzzle\n{CLASSIC}\nno board\n{CLASSIC}\n"));
    assert_eq!(folder.run("dedupe FOLDER/a.csv -o FOLDER/out").code, Some(2));
    assert_eq!(folder.run("verify FOLDER/out").code, Some(0));
    folder.write("out/a.csv.bad.csv", "row,found,reason\n");
    let told = folder.run("verify FOLDER/out");
    assert_eq!(told.code, Some(1));
    assert!(told.stdout.ends_with("a.csv.bad.csv: expected 1 row, found 0\n"), "{}", told.stdout);
    folder.write("out/a.csv.bad.csv", "row,found,reason\n2,no board,none\n");
    fs::remove_file(folder.path("out/duplicates.csv")).expect("a file");
    let told = folder.run("verify FOLDER/out");
    assert!(told.stdout.ends_with("duplicates.csv: it is not there\n"), "{}", told.stdout);
}
