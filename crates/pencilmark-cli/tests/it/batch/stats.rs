//! `pencilmark batch stats`: what is in a set.

use super::folder::Folder;
use crate::program::{CLASSIC, SOLVED};

fn set() -> Folder {
    let folder = Folder::new();
    let full = CLASSIC.replacen('.', &SOLVED[..1], 1);
    folder.write(
        "a.csv",
        &format!(
            "puzzle,solution,level,techniques,rating\n{CLASSIC},{SOLVED},hard,naked-single;x-wing,1.5\n\
             {full},,easy,naked-single,2.0\nno board,,,,\n"
        ),
    );
    folder.write("b.jsonl", &format!("{{\"puzzle\":\"{CLASSIC}\",\"level\":\"easy\",\"techniques\":[\"x-wing\"],\"rating\":2.0}}\n"));
    folder
}

#[test]
fn columns_are_counted_as_text() {
    let folder = set();
    let told = folder.run("stats FOLDER/a.csv FOLDER/b.jsonl --work givens,verdict");
    assert_eq!(told.code, Some(2), "{}", told.stderr);
    insta::assert_snapshot!("batch-stats", told.stdout);
}

#[test]
fn numbers_are_told_as_json_and_drawn() {
    let folder = set();
    let json = folder.run("stats FOLDER/a.csv FOLDER/b.jsonl --to json").stdout;
    let json: serde_json::Value = serde_json::from_str(&json).expect("an object");
    assert_eq!((&json["rows"], &json["bad"], &json["shards"]), (&4.into(), &1.into(), &2.into()));
    let columns = json["columns"].as_array().expect("columns");
    let column =
        |name: &str| &columns.iter().find(|column| column[0] == name).expect("a column")[1];
    assert_eq!(column("techniques")["values"]["x-wing"], 2);
    assert_eq!(column("level")["values"]["easy"], 2);
    assert_eq!(column("givens")["values"]["27"], 2);
    assert_eq!(column("rating")["numbers"]["highest"], 2.0);
    assert!(columns.iter().all(|column| column[0] != "solution" && column[0] != "puzzle"));
    let svg = folder.run("stats FOLDER/a.csv FOLDER/b.jsonl --to svg").stdout;
    assert!(svg.starts_with("<svg ") && svg.trim_end().ends_with("</svg>"), "{svg}");
    assert_eq!(svg.matches("class=\"bar\"").count(), 2 + 2 + 2 + 2, "{svg}");
}

#[test]
fn empty_and_missing_sets_are_told() {
    let folder = Folder::new();
    folder.write("empty.csv", "puzzle\n");
    let told = folder.run("stats FOLDER/empty.csv");
    assert_eq!((told.code, told.stdout.lines().next()), (Some(0), Some("1 shard, 0 rows")));
    let told = folder.run("stats FOLDER/none.csv");
    assert_eq!(told.code, Some(2));
    assert!(told.stderr.contains("no such file"), "{}", told.stderr);
}
