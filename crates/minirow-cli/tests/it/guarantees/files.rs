//! A file that is written is the old one or the whole new one.

use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt, symlink};

use super::shell::{Folder, send, wait_for};
use crate::program::SOLVED;

const OLD: &str = "what was there before\n";

/// A folder with a file that is to be replaced.
fn with_old() -> Folder {
    let folder = Folder::new();
    folder.write("out.txt", OLD);
    folder
}

/// The file that is being written beside the old one.
fn partial(folder: &Folder) -> Option<String> {
    folder.names().into_iter().find(|name| name.ends_with(".partial"))
}

/// Every command that writes a file replaces it: whoever has the old one open still reads the old one.
#[test]
fn every_command_replaces_its_file_as_a_whole() {
    for (command, begins) in [
        ("solve a.txt", SOLVED),
        ("check a.txt", "unique"),
        ("count a.txt", "1"),
        ("simplify a.txt", ""),
        ("rate a.txt", ""),
        ("hint a.txt", ""),
        ("steps a.txt", ""),
        ("explain a.txt", ""),
        ("generate 2 --seed 1", ""),
        ("pattern XXXX..X..X..XXXX --block 2x2", ""),
        ("minimize a.txt", ""),
        ("neighbours 1......3.4.....2", ""),
        ("convert --to grid a.txt", ". . 7"),
        ("canon a.txt", ""),
        ("link a.txt", "https://"),
        ("draw --to svg a.txt", "<svg"),
        ("print a.txt", "%PDF"),
        ("print a.txt --solutions-file out.pdf", "%PDF"),
    ] {
        let folder = with_old();
        let file = if command.starts_with("print") { "out.pdf" } else { "out.txt" };
        folder.write(file, OLD);
        let output = if command.contains("-file") { "other.pdf" } else { file };
        let script = format!("exec 3< {file}; $P {command} -o {output}; c=$?; cat <&3; exit $c");
        let run = folder.run(&script);
        assert_eq!((run.stdout.as_str(), run.code), (OLD, Some(0)), "{command}: {}", run.stderr);
        let new = folder.read(file);
        assert!(new != OLD && new.starts_with(begins), "{command}: {new}");
        assert_eq!(partial(&folder), None, "{command}");
    }
}

#[test]
fn permissions_links_and_names_stay() {
    let folder = with_old();
    let mode = |name: &str| fs::metadata(folder.file(name)).expect("a file").mode() & 0o7777;
    fs::set_permissions(folder.file("out.txt"), PermissionsExt::from_mode(0o640)).expect("ours");
    symlink("out.txt", folder.file("link.txt")).expect("a link");
    symlink("new.txt", folder.file("dangling.txt")).expect("a link");
    for output in ["link.txt", "dangling.txt"] {
        let run = folder.run(&format!("umask 027; $P solve a.txt -o {output}"));
        assert_eq!(run.code, Some(0), "{}", run.stderr);
        assert!(folder.file(output).is_symlink());
    }
    assert_eq!(folder.read("out.txt"), format!("{SOLVED}\n"));
    assert_eq!(folder.read("new.txt"), format!("{SOLVED}\n"));
    assert_eq!((mode("out.txt"), mode("new.txt")), (0o640, 0o640));
    let long = "n".repeat(255);
    assert_eq!(folder.run(&format!("$P solve a.txt -o {long}")).code, Some(0));
    assert_eq!(folder.read(&long), format!("{SOLVED}\n"));
}

#[test]
fn what_is_no_file_is_written_as_it_is() {
    let folder = with_old();
    let answer = format!("{SOLVED}\n");
    for (script, expected) in [
        ("$P solve a.txt -o /dev/stdout", &answer),
        ("$P solve a.txt -o /dev/stdout | cat", &answer),
        ("$P solve a.txt -o -", &answer),
        ("mkfifo f; cat f & $P solve a.txt -o f; wait", &answer),
        ("$P solve a.txt -o /dev/null; test -c /dev/null && echo device", &"device\n".to_owned()),
        ("$P solve a.txt -o /dev/stdout >> out.txt; cat out.txt", &format!("{OLD}{answer}")),
        ("$P solve a.txt -o /dev/fd/3 3>> out.txt; cat out.txt", &format!("{OLD}{answer}{answer}")),
    ] {
        let run = folder.run(script);
        assert_eq!((&run.stdout, run.code), (expected, Some(0)), "{script}: {}", run.stderr);
    }
    assert_eq!(folder.names(), ["a.txt", "f", "out.txt"]);
}

/// The same file by its number, written as answers come.
#[test]
fn a_stream_in_place_is_there_for_who_wants_it() {
    let folder = with_old();
    let number = || fs::metadata(folder.file("out.txt")).expect("the file").ino();
    let before = number();
    let fifo = folder.fifo();
    fifo.write("a.txt");
    let mut child = folder.start("exec $P solve -o out.txt --in-place-stream < fifo");
    wait_for("an answer", || (folder.read("out.txt") == format!("{SOLVED}\n")).then_some(()));
    assert_eq!((number(), partial(&folder)), (before, None));
    drop(fifo);
    assert!(child.wait().expect("an end").success());
}

#[test]
fn a_kill_leaves_the_old_file() {
    let folder = with_old();
    let fifo = folder.fifo();
    for command in ["generate 1000000000 --seed 1 -o out.txt", "solve -o out.txt < fifo"] {
        fifo.write("a.txt");
        let mut child = folder.start(&format!("exec $P {command}"));
        let begun = wait_for("a beginning", || {
            partial(&folder).filter(|name| folder.read(name).len() > 80)
        });
        child.kill().expect("ours");
        child.wait().expect("an end");
        assert_eq!(folder.read("out.txt"), OLD);
        fs::remove_file(folder.file(&begun)).expect("what was begun");
    }
}

/// Wherever a file can grow no further, the old one stands and nothing else is left.
#[test]
fn a_full_disk_leaves_the_old_file() {
    let folder = with_old();
    let made = folder.run("$P generate 20000 --seed 1 -q > boards.txt");
    assert_eq!(made.code, Some(0), "{}", made.stderr);
    // In units of 512 bytes.
    for most in [0, 1, 7, 64, 129, 1000, 2000, 3000] {
        for command in
            ["solve -q boards.txt", "generate 20000 -q", "convert -q --to grid boards.txt"]
        {
            let run = folder.run(&format!("ulimit -f {most}; exec $P {command} -o out.txt"));
            assert_eq!(run.code, Some(2), "{most} {command}: {}", run.stderr);
            assert!(run.stderr.contains("cannot write"), "{}", run.stderr);
            assert_eq!(folder.read("out.txt"), OLD, "{most} {command}");
            assert_eq!(partial(&folder), None, "{most} {command}");
        }
        let run = folder.run(&format!("ulimit -f {most}; exec $P print -q a.txt -o out.txt"));
        assert_eq!(run.code == Some(0), folder.read("out.txt") != OLD, "{most}: {}", run.stderr);
        folder.write("out.txt", OLD);
    }
}

#[test]
fn ctrl_c_leaves_the_old_file_and_says_where_the_answers_are() {
    let folder = with_old();
    let fifo = folder.fifo();
    fifo.write("a.txt");
    fifo.write("a.txt");
    let child = folder.start("exec $P solve -o out.txt < fifo");
    let begun = wait_for("two answers", || {
        let name = partial(&folder)?;
        (folder.read(&name).len() == 164).then_some(name)
    });
    send("-INT", child.id());
    let run = crate::program::ended(&child.wait_with_output().expect("an end"));
    assert_eq!(run.code, Some(130));
    assert_eq!(folder.read("out.txt"), OLD);
    assert_eq!(folder.read(&begun), format!("{SOLVED}\n{SOLVED}\n"));
    assert!(run.stderr.contains(&begun) && run.stderr.contains("2 boards"), "{}", run.stderr);
}

#[test]
fn what_ends_at_the_first_error_is_not_whole() {
    let folder = with_old();
    folder.write("bad.txt", "123\n");
    let run = folder.run("$P check a.txt bad.txt a.txt --fail-fast -o out.txt");
    assert_eq!((run.code, folder.read("out.txt").as_str()), (Some(2), OLD), "{}", run.stderr);
    let begun = partial(&folder).expect("what was answered");
    assert!(folder.read(&begun).starts_with("unique\n"));
}

#[test]
fn what_cannot_be_written_is_told_before_any_work() {
    let folder = with_old();
    for (output, expected) in [
        (".", "it is a folder"),
        ("nowhere/out.txt", "there is no folder nowhere"),
        ("/proc/out.txt", "--in-place-stream"),
        ("a.txt/out.txt", "Not a directory"),
        ("circle", "circle"),
    ] {
        let run = folder.run(&format!(
            "test -e circle || ln -s circle circle; $P count --limit all -o {output} {}",
            ".".repeat(81)
        ));
        assert_eq!(run.code, Some(2), "{output}: {}", run.stderr);
        assert!(run.stderr.contains(expected), "{output}: {}", run.stderr);
    }
}
