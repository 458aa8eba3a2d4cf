//! Folders of batches as the program left them under its name before: they are verified, resumed and read.

use std::fs;
use std::path::Path;

use super::folder::Folder;
use crate::program::CLASSIC;

/// A folder with what the program of that time has written, and its input.
fn before() -> Folder {
    let folder = Folder::new();
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/old-name");
    fs::copy(kept.join("a.csv"), folder.path("a.csv")).expect("a copy");
    for batch in ["solved", "made", "deduped", "parquet"] {
        fs::create_dir(folder.path(batch)).expect("a folder");
        let mut files: Vec<_> = fs::read_dir(kept.join(batch)).expect("a folder").collect();
        // The manifest last, as it was written: what is newer than it has changed since.
        files.sort_by_key(|file| file.as_ref().expect("a file").file_name() == "manifest.json");
        for file in files {
            let file = file.expect("a file");
            let text = fs::read(file.path()).expect("a file");
            fs::write(folder.path(batch).join(file.file_name()), text).expect("a file");
        }
    }
    folder
}

#[test]
fn their_files_are_as_their_manifests_say() {
    let folder = before();
    for batch in ["solved", "made", "deduped", "parquet"] {
        let told = folder.run(&format!("verify FOLDER/{batch}"));
        assert_eq!(told.code, Some(0), "{batch}: {}", told.stderr);
    }
}

#[test]
fn a_run_goes_on_and_keeps_the_names_of_its_columns() {
    let folder = before();
    folder.write("b.csv", &format!("puzzle,givens\n{CLASSIC},one\n"));
    let done = folder.read("solved/a.csv");
    let told =
        folder.run("FOLDER/a.csv FOLDER/b.csv -o FOLDER/solved --work solve,givens --verify");
    assert_eq!(told.code, Some(0), "{}", told.stderr);
    assert!(told.stderr.contains("1 finished before"), "{}", told.stderr);
    assert_eq!(folder.read("solved/a.csv"), done);
    let head = |file: &str| folder.read(file).lines().next().map(str::to_owned);
    assert_eq!(head("solved/b.csv"), Some("puzzle,givens,solution,pencilmark_givens".to_owned()));
    assert_eq!(head("solved/a.csv"), head("solved/b.csv"));
    assert_eq!(folder.run("verify FOLDER/solved").code, Some(0));
}

#[test]
fn generating_goes_on_where_it_was() {
    let folder = before();
    let done = folder.files("made");
    let told = folder.run("generate 6 -o FOLDER/made --seed 7 --shards 3 --bands easy");
    assert_eq!(told.code, Some(0), "{}", told.stderr);
    let now = folder.files("made");
    assert_eq!(now.len(), done.len() + 1);
    for (name, bytes) in done.iter().filter(|(name, _)| name != "manifest.json") {
        assert!(now.contains(&(name.clone(), bytes.clone())), "{name}");
    }
    folder.run("generate 6 -o FOLDER/anew --seed 7 --shards 3 --bands easy");
    assert_eq!(folder.read("made/boards-3-of-3.csv"), folder.read("anew/boards-3-of-3.csv"));
}

#[test]
fn other_options_and_versions_are_still_told() {
    let folder = before();
    let told = folder.run("FOLDER/a.csv -o FOLDER/solved --work se");
    assert!(told.stderr.contains("a batch with other options"), "{}", told.stderr);
    let manifest = folder.read("solved/manifest.json");
    folder.write("solved/manifest.json", &manifest.replace("pencilmark 0.1.0", "pencilmark 0.0.9"));
    let told = folder.run("FOLDER/a.csv -o FOLDER/solved --work solve,givens");
    assert!(told.stderr.contains("holds a batch of pencilmark 0.0.9"), "{}", told.stderr);
}

#[cfg(feature = "parquet")]
#[test]
fn parquet_is_read() {
    let folder = before();
    let told = folder.run("FOLDER/parquet/a.parquet -o FOLDER/again --to csv --work verdict");
    assert_eq!(told.code, Some(0), "{}", told.stderr);
    assert_eq!(folder.read("again/a.csv").matches(",unique").count(), 2);
    let told = folder.run("stats FOLDER/parquet/a.parquet");
    assert!(told.stdout.contains("pencilmark_givens"), "{}", told.stdout);
}
