//! `minirow batch stats`: what is in a set.

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
    for (name, form) in [("a.svg", "svg"), ("a.json", "json"), ("a.txt", "text")] {
        folder.run(&format!("stats FOLDER/b.jsonl -o FOLDER/{name}"));
        let asked = folder.run(&format!("stats FOLDER/b.jsonl --to {form}")).stdout;
        assert_eq!(folder.read(name), asked, "{name}");
    }
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

#[test]
fn what_is_counted_is_never_written_over() {
    let folder = set();
    let text = folder.read("a.csv");
    let boards = format!("{CLASSIC}\n");
    folder.write("c.txt", &boards);
    for args in [
        "stats FOLDER/c.txt -o FOLDER/c.txt",
        "stats FOLDER -o FOLDER/c.txt",
        "stats FOLDER/*.txt -o FOLDER/./c.txt",
        "stats FOLDER/a.csv -o FOLDER/a.csv",
        "stats FOLDER -o FOLDER/a.csv",
    ] {
        let told = folder.run(args);
        assert_eq!((told.code, folder.read("a.csv")), (Some(2), text.clone()), "{args}");
        assert_eq!(folder.read("c.txt"), boards, "{args}");
        // The name of a table is no name for numbers, whatever it holds.
        let words = if args.ends_with("txt") { "is also an input" } else { "the name says" };
        assert!(told.stderr.contains(words), "{args}: {}", told.stderr);
    }
    assert_eq!(folder.run("FOLDER/b.jsonl -o FOLDER/out").code, Some(0));
    let manifest = folder.read("out/manifest.json");
    let told = folder.run("stats FOLDER/out -o FOLDER/out/manifest.json");
    assert_eq!((told.code, folder.read("out/manifest.json")), (Some(2), manifest));
    assert_eq!(folder.run("stats FOLDER/out -o FOLDER/numbers.txt").code, Some(0));
}

#[cfg(unix)]
#[test]
fn a_link_to_what_is_counted_is_not_written_through() {
    let folder = set();
    let text = folder.read("a.csv");
    std::os::unix::fs::symlink(folder.path("a.csv"), folder.path("numbers")).expect("a link");
    let told = folder.run("stats FOLDER -o FOLDER/numbers");
    assert_eq!((told.code, folder.read("a.csv")), (Some(2), text), "{}", told.stderr);
}

#[test]
fn a_set_that_is_not_whole_is_not_taken_for_one() {
    let folder = set();
    assert_eq!(folder.run("FOLDER/b.jsonl -o FOLDER/out").code, Some(0));
    let manifest: serde_json::Value =
        serde_json::from_str(&folder.read("out/manifest.json")).expect("a manifest");
    let mut left = manifest.clone();
    left["shards"][0].as_object_mut().expect("a shard").remove("finished");
    folder.write("out/manifest.json", &left.to_string());
    for args in
        ["stats FOLDER/out", "dedupe FOLDER/out -o FOLDER/unique", "FOLDER/out -o FOLDER/more"]
    {
        let told = folder.run(args);
        assert_eq!(told.code, Some(2), "{args}");
        assert!(told.stderr.contains("1 of 1 shards are left"), "{args}: {}", told.stderr);
    }
    // The parts of a set are sets of their own.
    assert_eq!(folder.run("split FOLDER/b.jsonl --parts a=1,b=1 -o FOLDER/parts").code, Some(0));
    let told = folder.run("stats FOLDER/parts");
    assert!(told.stderr.contains("parts/a ") && told.stderr.contains("parts/b"), "{}", told.stderr);
    assert_eq!((told.code, folder.run("stats FOLDER/parts/a").code), (Some(2), Some(0)));
}
