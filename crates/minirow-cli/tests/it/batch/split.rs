//! `minirow batch split`: parts that share no board.

use std::collections::BTreeMap;

use super::folder::{Folder, boards};
use crate::program::{CLASSIC, Run};

/// The rows of each part.
fn parts(folder: &Folder, out: &str, file: &str) -> BTreeMap<&'static str, Vec<String>> {
    let names = ["train", "validation", "test"];
    let rows = |part: &str| {
        folder.read(&format!("{out}/{part}/{file}")).lines().map(str::to_owned).collect()
    };
    names.into_iter().map(|part| (part, rows(part))).collect()
}

fn split(folder: &Folder, more: &str) -> Run {
    let told = folder.run(&format!("split {more}"));
    assert_eq!(told.code, Some(0), "{}", told.stderr);
    told
}

#[test]
fn every_board_is_in_one_part_with_all_that_equal_it() {
    let folder = Folder::new();
    let all: Vec<String> = boards(1000).collect();
    // Half a turn is a symmetry.
    let turned: Vec<String> = all.iter().map(|board| board.chars().rev().collect()).collect();
    folder.write("a.txt", &(all.join("\n") + "\n"));
    folder.write("b.txt", &(turned.join("\n") + "\n"));
    let told = split(&folder, "FOLDER/a.txt FOLDER/b.txt -o FOLDER/out");
    let (own, other) = (parts(&folder, "out", "a.txt"), parts(&folder, "out", "b.txt"));
    for (part, rows) in &own {
        let expected: Vec<String> =
            rows.iter().map(|board| board.chars().rev().collect()).collect();
        assert_eq!(other[part], expected, "{part}");
    }
    let mut together: Vec<&String> = own.values().flatten().collect();
    together.sort();
    let mut expected: Vec<&String> = all.iter().collect();
    expected.sort();
    assert_eq!(together, expected);
    assert!((700..990).contains(&own["train"].len()), "{}", own["train"].len());
    assert!(told.stderr.contains("rows in") && told.stderr.contains("train 1,"), "{}", told.stderr);
    assert!(
        split(&folder, "FOLDER/a.txt FOLDER/b.txt -o FOLDER/out").stderr.contains("nothing to do")
    );
}

#[test]
fn a_board_stays_in_its_part_whatever_is_added() {
    let folder = Folder::new();
    let all: Vec<String> = boards(300).collect();
    folder.write("few.txt", &(all[..200].join("\n") + "\n"));
    folder.write("many.txt", &(all.join("\n") + "\n"));
    split(&folder, "FOLDER/few.txt -o FOLDER/few --seed 3");
    split(&folder, "FOLDER/many.txt -o FOLDER/many --seed 3");
    split(&folder, "FOLDER/many.txt -o FOLDER/other --seed 4");
    let (few, many) = (parts(&folder, "few", "few.txt"), parts(&folder, "many", "many.txt"));
    for (part, rows) in few {
        assert!(many[part].starts_with(&rows), "{part}");
    }
    assert_ne!(parts(&folder, "other", "many.txt"), many);
}

#[test]
fn rows_without_a_board_are_named() {
    let folder = Folder::new();
    folder.write("a.csv", &format!("puzzle\n{CLASSIC}\nno board\n"));
    let told = folder.run("split FOLDER/a.csv -o FOLDER/out --parts x=1,y=1");
    assert_eq!(told.code, Some(2));
    assert!(told.stderr.contains("1 row holds no board"), "{}", told.stderr);
    assert!(folder.read("out/x/a.csv.bad.csv").contains("\n2,no board,"));
    let rows = |part: &str| folder.read(&format!("out/{part}/a.csv")).lines().count() - 1;
    assert_eq!(rows("x") + rows("y"), 1);
    for parts in ["x", "x=0,y=1", "x=1,x=1", "../x=1,y=1", "x=1"] {
        let told = folder.run(&format!("split FOLDER/a.csv -o FOLDER/no --parts {parts}"));
        assert_eq!(told.code, Some(2), "{parts}");
        assert!(told.stderr.contains("expected parts such as"), "{parts}: {}", told.stderr);
    }
}
