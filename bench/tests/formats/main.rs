//! A short run of `cargo fuzz-formats`, in a process of its own: its memory is measured.

use std::process::Command;

#[test]
fn readers_take_what_comes() {
    let run = Command::new(env!("CARGO_BIN_EXE_fuzz-formats"))
        .args(["--seed", "1", "--inputs", "300", "--seconds", "120"])
        .output()
        .expect("the program starts");
    let told = String::from_utf8_lossy(&run.stdout).into_owned();
    assert!(run.status.success(), "{told}{}", String::from_utf8_lossy(&run.stderr));
    assert!(told.contains(" inputs in ") && told.contains(" boards written"), "{told}");
}
