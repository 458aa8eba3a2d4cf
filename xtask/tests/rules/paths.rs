//! No text file names a place on one machine or a registry other than the public one.

use crate::tree::File;

/// Folders of machines, in two parts so that this file does not name them.
const FOLDERS: [(&str, &str); 3] = [("/wo", "rk/"), ("/fa", "rm/"), ("/ro", "ot/")];
/// What comes before the address of a registry in manifests, lock files and settings.
const REGISTRY: [(&str, &str); 4] =
    [("registry", "+"), ("sparse", "+"), ("replace", "-with"), ("index", "-url")];
const PUBLIC: &str = concat!("registry", "+https://github.com/rust-lang/crates", ".io-index");

pub(crate) fn violations(files: &[File]) -> Vec<String> {
    let mut violations = Vec::new();
    for file in files {
        for (index, line) in file.text.lines().enumerate() {
            let line_without_public = line.replace(PUBLIC, "");
            for (head, tail) in FOLDERS.into_iter().chain(REGISTRY) {
                let name = format!("{head}{tail}");
                if line_without_public.contains(&name) {
                    violations.push(format!("{}:{}: {name}", file.path, index + 1));
                }
            }
        }
    }
    violations
}

#[test]
fn places_of_one_machine_are_caught() {
    let names = FOLDERS.into_iter().chain(REGISTRY).map(|(head, tail)| format!("{head}{tail}"));
    for name in names {
        let text = format!("fine\nsource = \"{PUBLIC}\"\nthis is {name}here\n");
        let expected = [format!("a.toml:3: {name}")];
        assert_eq!(violations(&[File::new("a.toml", &text)]), expected);
    }
}
