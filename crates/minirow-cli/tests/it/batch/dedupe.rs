//! `minirow batch dedupe`: boards that are equal up to symmetry are there once.

use super::folder::{Folder, boards};
use crate::program::{CLASSIC, SOLVED};

/// The same board with rows as columns and each digit another one.
fn turned(board: &str) -> String {
    let cells: Vec<char> = board.chars().collect();
    let cell = |at: usize| match cells[at % 9 * 9 + at / 9].to_digit(10) {
        Some(digit) => char::from_digit(digit % 9 + 1, 10).expect("a digit"),
        None => '.',
    };
    (0..81).map(cell).collect()
}

#[test]
fn equal_boards_are_left_out_over_all_shards() {
    let folder = Folder::new();
    let other = CLASSIC.replacen('.', &SOLVED[..1], 1);
    folder.write("a.csv", &format!("id,puzzle\n1,{CLASSIC}\n2,{other}\n3,no board\n4,no board\n"));
    folder.write(
        "b.jsonl",
        &format!(
            "{{\"puzzle\":\"{}\",\"id\":5}}\n{{\"puzzle\":\"{SOLVED}\",\"id\":6}}\n",
            turned(CLASSIC)
        ),
    );
    let told = folder.run("dedupe FOLDER/a.csv FOLDER/b.jsonl -o FOLDER/out");
    // Rows without a board stay, and are named.
    assert_eq!(folder.read("out/a.csv"), folder.read("a.csv"));
    assert_eq!(folder.read("out/b.jsonl"), format!("{{\"puzzle\":\"{SOLVED}\",\"id\":6}}\n"));
    let duplicates = folder.read("out/duplicates.csv");
    let lines: Vec<&str> = duplicates.lines().collect();
    assert_eq!(lines.len(), 2, "{duplicates}");
    assert_eq!(lines[0], "input,row,same_as_input,same_as_row");
    assert!(lines[1].contains("b.jsonl,1,") && lines[1].ends_with("a.csv,1"), "{duplicates}");
    let bad = folder.read("out/a.csv.bad.csv");
    assert_eq!(bad.lines().count(), 3, "{bad}");
    assert_eq!(told.code, Some(2));
    assert!(told.stderr.contains("1 row is left out"), "{}", told.stderr);
    let names: Vec<String> = folder.files("out").into_iter().map(|(name, _)| name).collect();
    assert_eq!(names, ["a.csv", "a.csv.bad.csv", "b.jsonl", "duplicates.csv", "manifest.json"]);
    let again = folder.run("dedupe FOLDER/a.csv FOLDER/b.jsonl -o FOLDER/out");
    assert_eq!(again.code, Some(2));
    assert!(again.stderr.contains("nothing to do"), "{}", again.stderr);
}

#[test]
fn boards_of_other_sets_are_left_out() {
    let folder = Folder::new();
    let other = CLASSIC.replacen('.', &SOLVED[..1], 1);
    folder.write("train.txt", &format!("{CLASSIC}\n{other}\n"));
    folder.write("test.txt", &format!("{}\n", turned(&other)));
    let told = folder.run("dedupe FOLDER/train.txt --against FOLDER/test.txt -o FOLDER/out");
    assert_eq!(told.code, Some(0), "{}", told.stderr);
    assert_eq!(folder.read("out/train.txt"), format!("{CLASSIC}\n"));
    let duplicates = folder.read("out/duplicates.csv");
    assert!(
        duplicates.contains("train.txt,2,") && duplicates.contains("test.txt,1"),
        "{duplicates}"
    );
}

/// What a naive program leaves: the first board of each canonical form.
#[test]
fn what_stays_is_what_a_naive_program_leaves() {
    let folder = Folder::new();
    let all: Vec<String> = boards(400).flat_map(|board| [turned(&board), board]).collect();
    folder.write("many.txt", &(all.join("\n") + "\n"));
    let canonical = folder.run("FOLDER/many.txt -o FOLDER/forms --work canonical --to csv");
    assert_eq!(canonical.code, Some(0), "{}", canonical.stderr);
    let forms = folder.read("forms/many.csv");
    let mut seen = std::collections::BTreeSet::new();
    let expected: Vec<&str> = forms
        .lines()
        .skip(1)
        .filter_map(|line| {
            let fields: Vec<&str> = line.split(',').collect();
            seen.insert(fields[1].to_owned()).then_some(fields[0])
        })
        .collect();
    assert!(expected.len() > 100 && expected.len() < all.len() / 2 + 1, "{}", expected.len());
    assert_eq!(folder.run("dedupe FOLDER/many.txt -o FOLDER/out").code, Some(0));
    let found = folder.read("out/many.txt");
    assert_eq!(found.lines().collect::<Vec<_>>(), expected);
}

#[test]
fn another_set_in_the_same_folder_is_refused() {
    let folder = Folder::new();
    folder.write("a.txt", &format!("{CLASSIC}\n"));
    folder.write("b.txt", &format!("{SOLVED}\n"));
    assert_eq!(folder.run("dedupe FOLDER/a.txt -o FOLDER/out").code, Some(0));
    let told = folder.run("dedupe FOLDER/a.txt FOLDER/b.txt -o FOLDER/out");
    assert_eq!(told.code, Some(2));
    assert!(told.stderr.contains("other options"), "{}", told.stderr);
    // The set is as it was.
    assert!(folder.run("dedupe FOLDER/a.txt -o FOLDER/out").stderr.contains("nothing to do"));
}
