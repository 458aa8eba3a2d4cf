//! A folder of files, and scripts that run the program there.

use std::fs::{self, File};
use std::io::{self, Write};
use std::ops::{Deref, DerefMut};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use crate::program::{CLASSIC, HEARING, Run, ended};

/// A folder with `a.txt`, a board.
pub(super) struct Folder(tempfile::TempDir);

impl Folder {
    pub(super) fn new() -> Self {
        let folder = Self(tempfile::tempdir().expect("a folder"));
        folder.write("a.txt", &format!("{CLASSIC}\n"));
        folder
    }

    pub(super) fn path(&self) -> &Path {
        self.0.path()
    }

    pub(super) fn file(&self, name: &str) -> PathBuf {
        self.path().join(name)
    }

    pub(super) fn write(&self, name: &str, text: &str) {
        fs::write(self.file(name), text).expect("a file");
    }

    pub(super) fn read(&self, name: &str) -> String {
        let bytes = fs::read(self.file(name)).expect("the file");
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// The names of all files, in order.
    pub(super) fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(self.path()).expect("the folder");
        let name = |entry: std::io::Result<fs::DirEntry>| entry.expect("an entry").file_name();
        let mut names: Vec<String> =
            entries.map(|entry| name(entry).to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    /// Starts a script, in which `$P` is the program.
    pub(super) fn start(&self, script: &str) -> Running {
        let child = Command::new(HEARING[0])
            .args(&HEARING[1..])
            .args(["sh", "-c", script])
            .env("P", assert_cmd::cargo::cargo_bin!("minirow"))
            .current_dir(self.path())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .process_group(0)
            .spawn();
        Running(Some(child.expect("a shell")))
    }

    pub(super) fn fifo(&self) -> Fifo<'_> {
        assert_eq!(self.run("mkfifo fifo").code, Some(0));
        // Open for both, so that neither end waits for the other.
        let fifo = File::options().read(true).write(true).open(self.file("fifo"));
        Fifo(fifo.expect("a FIFO"), self)
    }

    /// Runs a script to its end.
    pub(super) fn run(&self, script: &str) -> Run {
        ended(&self.start(script).wait_with_output().expect("an end"))
    }
}

/// A script that was started; ended with all that it has started, should nobody wait for its end.
pub(super) struct Running(Option<Child>);

impl Running {
    /// Waits for its end.
    pub(super) fn wait_with_output(mut self) -> io::Result<Output> {
        self.0.take().expect("a child until it is waited for").wait_with_output()
    }
}

impl Deref for Running {
    type Target = Child;

    fn deref(&self) -> &Child {
        self.0.as_ref().expect("a child until it is waited for")
    }
}

impl DerefMut for Running {
    fn deref_mut(&mut self) -> &mut Child {
        self.0.as_mut().expect("a child until it is waited for")
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let Some(child) = &mut self.0 else { return };
        if !matches!(child.try_wait(), Ok(Some(_))) {
            let group = format!("-{}", child.id());
            let _ = Command::new("kill").args(["-KILL", "--", &group]).status();
            let _ = child.wait();
        }
    }
}

/// A FIFO with the name `fifo`, of which the program waits for more as long as this is there.
pub(super) struct Fifo<'a>(File, &'a Folder);

impl Fifo<'_> {
    /// Hands on what a file holds.
    pub(super) fn write(&self, name: &str) {
        (&self.0).write_all(self.1.read(name).as_bytes()).expect("room in the pipe");
    }
}

/// Sends a signal to a process.
pub(super) fn send(signal: &str, id: u32) {
    let sent = Command::new("kill").args([signal, &id.to_string()]).status();
    assert!(sent.expect("kill").success());
}

/// Waits until something is there, for a while.
pub(super) fn wait_for<T>(what: &str, mut find: impl FnMut() -> Option<T>) -> T {
    let start = Instant::now();
    loop {
        if let Some(found) = find() {
            return found;
        }
        assert!(start.elapsed() < Duration::from_secs(20), "{what}");
        std::thread::sleep(Duration::from_millis(5));
    }
}
