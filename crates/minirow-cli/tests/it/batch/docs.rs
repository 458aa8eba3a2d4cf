//! The commands of `docs/data-sets.md`, run in order in one folder, and what the page says they print.

use std::fs;
use std::path::Path;
use std::process::Command;

use super::folder::Folder;

/// The blocks of a page between fences: their language and their text.
fn blocks(page: &str) -> Vec<(&str, &str)> {
    let fenced = page.split("```").skip(1).step_by(2);
    fenced.map(|block| block.split_once('\n').expect("a language")).collect()
}

#[test]
fn a_csv_becomes_a_rated_deduplicated_split_set() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/data-sets.md");
    let page = fs::read_to_string(page).expect("the page");
    let program = assert_cmd::cargo::cargo_bin!("minirow");
    let programs = program.parent().expect("a folder").display();
    let path = format!("{programs}:{}", std::env::var("PATH").unwrap_or_default());
    let (folder, mut printed, mut compared) = (Folder::new(), String::new(), 0);
    for (language, block) in blocks(&page) {
        if language == "text" {
            assert_eq!(printed, block);
            compared += 1;
            continue;
        }
        printed.clear();
        for line in block.lines() {
            let shell = Command::new("sh")
                .args(["-c", line])
                .env("PATH", &path)
                .current_dir(folder.path("."))
                .output();
            let output = shell.expect("a shell");
            printed += &String::from_utf8_lossy(&output.stdout);
            printed += &String::from_utf8_lossy(&output.stderr);
            assert_eq!(output.status.code(), Some(0), "{line}: {printed}");
        }
    }
    assert_eq!(compared, 5);
    assert!(folder.read("test.svg").contains("se_er"));
}
