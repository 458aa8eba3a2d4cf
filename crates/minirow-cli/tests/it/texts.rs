//! What a person reads: help, completions, man pages.

use crate::program::{run, run_with_input};

const COMMANDS: [&str; 27] = [
    "solve",
    "check",
    "count",
    "simplify",
    "rate",
    "hint",
    "steps",
    "explain",
    "generate",
    "minimize",
    "neighbours",
    "convert",
    "canon",
    "batch",
    "batch dedupe",
    "batch split",
    "batch stats",
    "batch generate",
    "batch verify",
    "link",
    "draw",
    "print",
    "play",
    "serve",
    "techniques",
    "completions",
    "man",
];

#[test]
fn help_reads_well() {
    for command in [""].into_iter().chain(COMMANDS) {
        let args: Vec<&str> =
            command.split(' ').chain(["--help"]).filter(|arg| !arg.is_empty()).collect();
        let help = run(&args);
        assert_eq!(help.code, Some(0));
        insta::assert_snapshot!(format!("help-{}", command.replace(' ', "-")), help.stdout);
    }
}

/// What a help has in braces is there as it is typed: `{n}` would be a line break.
#[test]
fn help_keeps_what_is_in_braces() {
    for command in COMMANDS {
        let command: Vec<&str> = command.split(' ').collect();
        for flag in ["--help", "-h"] {
            let help = run(&[&command[..], &[flag]].concat()).stdout;
            let (opened, closed) = (help.matches('{').count(), help.matches('}').count());
            assert_eq!(opened, closed, "{command:?}: {help}");
            // A sentence is not broken in its middle.
            for pair in help.lines().collect::<Vec<_>>().windows(2) {
                let is_cut = pair[0].ends_with(" or") && pair[1].starts_with(" (");
                assert!(!is_cut, "{command:?}: {pair:?}");
            }
            for sign in ['\u{fffd}', '⏎', '\u{1b}', '\t', '\r'] {
                assert!(!help.contains(sign), "{command:?}: {sign:?}");
            }
        }
    }
    let print = run(&["help", "print"]).stdout;
    for token in ["{number}", "{name}", "{line}", "{page}"] {
        assert!(print.contains(token), "{token}");
    }
}

/// The last thing that help shows are commands to copy.
#[test]
fn help_has_examples() {
    for command in COMMANDS {
        let help = run(&command.split(' ').chain(["--help"]).collect::<Vec<_>>()).stdout;
        let (_, examples) = help.split_once("Examples:\n").expect("examples");
        let needle = format!("minirow {command}");
        assert!(
            examples.lines().all(|line| line.is_empty() || line.contains(&needle)),
            "{examples}"
        );
    }
}

#[test]
fn completions_and_man_pages_come_from_the_same_definitions() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = run(&["completions", shell]).stdout;
        assert!(script.contains("simplify") && script.contains("max-nodes"), "{shell}");
    }
    assert!(run(&["man"]).stdout.contains(".SH NAME"));
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_str().expect("a path of UTF-8");
    // A page takes the place of the old one, whose other names keep what they have.
    let (page, other) = (folder.path().join("minirow.1"), folder.path().join("other"));
    std::fs::write(&page, "old").expect("a file");
    std::fs::hard_link(&page, &other).expect("a link");
    assert_eq!(run(&["man", "--dir", path]).code, Some(0));
    assert_eq!(std::fs::read_to_string(other).expect("a file"), "old");
    let pages = std::fs::read_dir(path).expect("a folder").count() - 1;
    assert_eq!(pages, COMMANDS.len() + 1);
}

#[test]
fn man_pages_have_the_usual_sections_and_commands_that_can_be_copied() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_str().expect("a path of UTF-8");
    assert_eq!(run(&["man", "--dir", path]).code, Some(0));
    for command in COMMANDS {
        let page = folder.path().join(format!("minirow-{}.1", command.replace(' ', "-")));
        let page = std::fs::read_to_string(page).expect("a page");
        let sections: Vec<&str> =
            page.lines().filter_map(|line| line.strip_prefix(".SH ")).collect();
        let mut usual = vec!["NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS"];
        usual.extend((command == "batch").then_some("COMMANDS"));
        let last = vec!["\"EXIT STATUS\"", "ENVIRONMENT", "EXAMPLES", "\"SEE ALSO\""];
        assert_eq!(sections, [usual, last].concat(), "{command}");
        // Words are not hyphenated, and a hyphen is the sign that is typed.
        assert!(page.contains("\n.nh\n"), "{command}");
        let (_, examples) = page.split_once(".SH EXAMPLES\n").expect("examples");
        let (before, examples) = examples.split_once(".nf\n").expect("lines as they are");
        assert!(!before.contains("minirow"), "{before}");
        let (examples, _) = examples.split_once(".fi\n").expect("their end");
        let help = run(&[&["help"], &command.split(' ').collect::<Vec<_>>()[..]].concat()).stdout;
        let (_, shown) = help.split_once("Examples:\n").expect("examples");
        for (line, shown) in examples.lines().zip(shown.lines()) {
            let plain = line.replace("\\-", "").replace("\\*(Aq", "'");
            assert!(!plain.contains('-'), "{line}");
            let typed = line.replace("\\-", "-").replace("\\*(Aq", "'");
            assert_eq!(typed, shown.trim_start(), "{command}");
        }
        assert_eq!(examples.lines().count(), shown.trim_end().lines().count(), "{command}");
    }
}

#[test]
fn quiet_says_nothing() {
    let board = crate::program::CLASSIC;
    let loud = run_with_input(&["solve"], &format!("{board}\n{board}\n"));
    let quiet = run_with_input(&["solve", "--quiet"], &format!("{board}\n{board}\n"));
    assert_eq!(loud.stderr, "2 boards: 2 with one solution\n");
    assert_eq!(quiet.stderr, "");
    assert_eq!(loud.stdout, quiet.stdout);
}
