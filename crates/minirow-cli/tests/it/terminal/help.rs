//! Help, at the width of the terminal.

use super::commands::{commands, root};
use super::pty::minirow;

/// What is shown of a text in a terminal, without its colours.
fn lines(line: &str, columns: u16) -> Vec<String> {
    let seen = minirow(line).columns(columns).folder(&root()).run();
    assert_eq!(seen.code, Some(0), "{line}");
    let plain = anstream::adapter::strip_str(&seen.text).to_string();
    plain.lines().map(|line| line.trim_end().to_owned()).collect()
}

fn width(line: &str) -> usize {
    line.chars().count()
}

#[test]
fn is_as_wide_as_the_terminal_and_no_wider() {
    for columns in [60, 80, 160] {
        for command in commands() {
            for line in [format!("help {command}"), format!("{command} -h")] {
                let shown = lines(&line, columns);
                for line in &shown {
                    assert!(width(line) <= columns.into(), "{command} at {columns}: {line}");
                }
            }
        }
    }
}

/// Paragraphs are wrapped once, by the terminal: a line that ends early is the last of its paragraph.
#[test]
fn is_wrapped_once() {
    for columns in [60, 80, 160] {
        for command in commands() {
            let shown = lines(&format!("help {command}"), columns);
            let end = shown.iter().position(|line| line == "Examples:").expect("examples");
            let behind =
                shown[..end].iter().rposition(|line| line.starts_with("      ")).unwrap_or(0);
            for pair in shown[behind..end].windows(2) {
                let [line, next] = pair else { continue };
                let is_text = |line: &str| !line.is_empty() && !line.starts_with(' ');
                if is_text(line) && is_text(next) {
                    let word = next.split(' ').next().map_or(0, width);
                    assert!(
                        width(line) + 1 + word > columns.into(),
                        "{command}, {columns}: {line}"
                    );
                }
            }
        }
    }
}

/// A command that is copied from the help is whole.
#[test]
fn examples_are_one_line_each() {
    for command in commands() {
        let narrow = lines(&format!("help {command}"), 60);
        let wide = lines(&format!("help {command}"), 400);
        let examples = |lines: &[String]| {
            let start = lines.iter().position(|line| line == "Examples:").expect("examples");
            lines[start..].to_vec()
        };
        assert_eq!(examples(&narrow), examples(&wide), "{command}");
    }
}

/// What is a command's own comes before what many share, and alone in the short help.
#[test]
fn common_options_come_last() {
    for command in commands() {
        let long = lines(&format!("help {command}"), 80);
        let headings: Vec<&str> = long
            .iter()
            .filter(|line| line.ends_with(':') && !line.starts_with(' '))
            .filter(|line| width(line) < 20 && !line.starts_with("Examples"))
            .map(String::as_str)
            .collect();
        assert_eq!(headings.last(), Some(&"Common options:"), "{command}: {headings:?}");
        let short = lines(&format!("{command} -h"), 80).join("\n");
        assert!(!short.contains("\n      --color"), "{short}");
        assert!(short.contains("Common options: "), "{short}");
        assert!(short.contains("--color"), "{short}");
    }
}
