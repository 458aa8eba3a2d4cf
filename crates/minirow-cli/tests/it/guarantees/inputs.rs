//! No input is ever written: by whatever path, link or stream it comes, and whichever option names it.

use std::collections::BTreeMap;

use super::shell::Folder;
use crate::program::{CLASSIC, run};

/// Runs a script in a folder with `a.txt`, which must be refused and leave every file as it was.
#[track_caller]
fn refused(script: &str) {
    let folder = Folder::new();
    folder.write("blocks.txt", "AABB\nAABB\nCCDD\nCCDD\n");
    folder.write("four.txt", "1......3.4.....2\n");
    folder.write("drawing.txt", "X.X.......X..X..");
    folder.run("ln a.txt hard.txt; ln -s a.txt soft.txt; ln -s soft.txt softer.txt; mkdir b");
    let all = || -> BTreeMap<String, String> {
        let names = folder.names().into_iter().filter(|name| name != "b");
        names.map(|name| (name.clone(), folder.read(&name))).collect()
    };
    let before = all();
    let run = folder.run(script);
    assert_eq!(run.code, Some(2), "{script}: {}", run.stderr);
    assert!(all() == before, "{script}: a file is not as it was");
}

#[test]
fn a_file_is_the_same_by_any_path() {
    for output in ["a.txt", "./a.txt", "b/../a.txt", "hard.txt", "soft.txt", "softer.txt"] {
        refused(&format!("$P solve a.txt -o {output}"));
        refused(&format!("$P solve a.txt -o {output} --in-place-stream"));
        refused(&format!("$P solve four.txt {output} -o a.txt"));
    }
    refused("$P solve a.txt -o \"$PWD/a.txt\"");
}

#[test]
fn standard_input_and_output_are_files_too() {
    for script in [
        "$P solve < a.txt -o a.txt",
        "$P solve - < a.txt -o hard.txt",
        "$P solve /dev/stdin < a.txt -o a.txt",
        "$P solve a.txt >> a.txt",
        "$P solve a.txt >> soft.txt",
        "$P solve < a.txt >> a.txt",
        "$P solve /dev/fd/3 3< a.txt >> hard.txt",
        "$P solve a.txt 1<> a.txt",
        "$P solve a.txt nonsense 2>> a.txt",
        "cat a.txt four.txt | $P convert - soft.txt -o hard.txt",
    ] {
        refused(script);
    }
}

/// Every option that reads a file, of every command that has it.
#[test]
fn every_option_that_reads_is_safe() {
    for script in [
        "$P solve --blocks blocks.txt four.txt -o blocks.txt",
        "$P check --blocks blocks.txt four.txt >> blocks.txt",
        "$P hint --givens four.txt four.txt -o hard.txt a.txt soft.txt",
        "$P steps --givens a.txt a.txt -o a.txt",
        "$P explain --givens a.txt -o hard.txt",
        "$P canon --compare a.txt four.txt -o a.txt",
        "$P generate --block 2x2 --pattern drawing.txt -o drawing.txt",
        "$P generate --block 2x2 --start four.txt -o four.txt",
        "$P generate --blocks blocks.txt -o blocks.txt",
        "$P pattern drawing.txt --block 2x2 -o drawing.txt",
        "$P pattern drawing.txt --block 2x2 >> drawing.txt",
        "$P minimize a.txt -o a.txt",
        "$P convert a.txt -o a.txt",
        "$P draw a.txt -o a.txt --to svg",
        "$P draw four.txt --givens a.txt -o hard.txt --to svg",
        "$P draw four.txt --font a.txt -o a.txt --to svg",
        "$P print a.txt -o a.txt",
        "$P print a.txt -o b.pdf --solutions-file soft.txt",
        "$P print a.txt --solutions-file a.txt",
        "$P print four.txt --font a.txt -o a.txt",
        "$P print four.txt --blocks blocks.txt -o blocks.txt",
        "$P play a.txt --no-browser >> a.txt",
    ] {
        refused(script);
    }
}

#[test]
fn two_outputs_are_two_files() {
    for script in [
        "$P print a.txt -o x.pdf --solutions-file x.pdf",
        "$P print a.txt -o x.pdf --solutions-file ./b/../x.pdf",
        "$P print four.txt -o soft.txt --solutions-file hard.txt",
        "$P print four.txt --solutions-file a.txt >> a.txt",
    ] {
        refused(script);
    }
}

/// An option that takes a file is known as one by its name for values, and tells completions so: what
/// tells them is what is guarded.
#[test]
fn no_option_that_takes_a_file_is_forgotten() {
    let script = run(&["completions", "zsh"]).stdout;
    let names =
        [":FILE:", ":PUZZLE:", ":PATTERN:", ":BOARD:", "::inputs ", ":drawing ", "::start "];
    let is_named = |line: &&str| names.iter().any(|name| line.contains(name));
    let lines: Vec<&str> = script.lines().filter(is_named).collect();
    assert!(lines.len() > 50, "{}", lines.len());
    for line in lines {
        assert!(line.contains("_files"), "{line}");
    }
}

/// What holds nothing can be both.
#[test]
fn devices_and_other_files_are_no_inputs() {
    let folder = Folder::new();
    for script in [
        "$P solve a.txt -o /dev/null",
        "$P solve /dev/null a.txt -o /dev/null",
        "$P solve a.txt -o b.txt && cp a.txt c.txt && $P solve c.txt -o b.txt",
        "$P solve < a.txt > d.txt",
    ] {
        let run = folder.run(script);
        assert_eq!(run.code, Some(0), "{script}: {}", run.stderr);
    }
    assert_eq!(folder.read("a.txt"), format!("{CLASSIC}\n"));
}
