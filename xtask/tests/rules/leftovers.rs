//! No macro that stands for missing work or a look inside, and no test that does not run.

use crate::tree::File;

const LEFTOVERS: [&str; 4] = ["todo!", "unimplemented!", "dbg!", "#[ignore]"];

pub(crate) fn violations(files: &[File]) -> Vec<String> {
    let mut violations = Vec::new();
    for file in files.iter().filter(|file| file.is_rust()) {
        for name in file.all_names() {
            let text = name.text();
            if LEFTOVERS.iter().any(|&leftover| text.rsplit("::").next() == Some(leftover)) {
                violations.push(format!("{}:{}: {text}", file.path, name.line));
            }
        }
    }
    violations
}

#[test]
fn leftovers_are_caught() {
    let bad = "//! A.\nfn f() { todo!() }\nfn g() { unimplemented!(\"b\") }\n\
               fn h() { dbg!(1); }\n#[ignore]\nfn i() {}\n#[ignore = \"slow\"]\nfn j() {}\n";
    let good = "//! No todo!().\nfn todo() { println!(\"dbg!(1)\"); }\n";
    let files = [File::new("a.rs", bad), File::new("b.rs", good), File::new("c.md", "todo!()")];
    let expected = [
        "a.rs:2: todo!",
        "a.rs:3: unimplemented!",
        "a.rs:4: dbg!",
        "a.rs:5: #[ignore]",
        "a.rs:7: #[ignore]",
    ];
    assert_eq!(violations(&files), expected);
}
