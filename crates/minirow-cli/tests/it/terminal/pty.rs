//! A terminal with a program in its foreground: keys reach it as signals, and what it shows is kept.

use std::io::{Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Stdio};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use pty_process::Size;
use pty_process::blocking::{Command, Pty, open};

use crate::program::HEARING;

/// Nothing takes as long that has not gone wrong.
const PATIENCE: Duration = Duration::from_secs(30);

/// How a program is started.
pub(super) struct Setup {
    command: Command,
    columns: u16,
    has_pipe: bool,
}

/// A terminal in which a program runs.
pub(super) struct Terminal {
    pty: Arc<Pty>,
    child: Child,
    shown: Arc<Mutex<Vec<u8>>>,
    reader: Option<JoinHandle<()>>,
    stdin: Option<ChildStdin>,
}

/// What a program has left.
pub(super) struct Seen {
    /// All that the terminal was sent.
    pub(super) text: String,
    /// None where a signal ended it.
    pub(super) code: Option<i32>,
}

/// A command line of this program, split at blanks.
pub(super) fn minirow(line: &str) -> Setup {
    let command = Command::new(HEARING[0]).args(&HEARING[1..]);
    let command = command.arg(assert_cmd::cargo::cargo_bin!("minirow"));
    Setup::new(command.args(line.split_whitespace()))
}

impl Setup {
    pub(super) fn new(command: Command) -> Self {
        let command = command.env("TERM", "xterm-256color").env_remove("NO_COLOR");
        Self { command, columns: 80, has_pipe: false }
    }

    pub(super) fn folder(self, folder: &Path) -> Self {
        Self { command: self.command.current_dir(folder), ..self }
    }

    pub(super) fn columns(self, columns: u16) -> Self {
        Self { columns, ..self }
    }

    /// With this in its environment.
    pub(super) fn env(self, name: &str, value: &str) -> Self {
        Self { command: self.command.env(name, value), ..self }
    }

    /// With a pipe as its standard input that stays open; all else is the terminal.
    pub(super) fn pipe(self) -> Self {
        Self { command: self.command.stdin(Stdio::piped()), has_pipe: true, ..self }
    }

    pub(super) fn start(self) -> Terminal {
        let (pty, end) = open().expect("a terminal");
        pty.resize(Size::new(24, self.columns)).expect("a terminal of this size");
        let mut child = self.command.spawn(end).expect("the program starts");
        let (pty, shown) = (Arc::new(pty), Arc::new(Mutex::new(Vec::new())));
        let reader = {
            let (pty, shown) = (pty.clone(), shown.clone());
            thread::spawn(move || {
                let mut part = [0; 4096];
                // Where the program has ended, reading fails.
                while let Ok(len @ 1..) = (&*pty).read(&mut part) {
                    let mut shown = shown.lock().unwrap_or_else(PoisonError::into_inner);
                    shown.extend_from_slice(&part[..len]);
                }
            })
        };
        let stdin = child.stdin.take().filter(|_| self.has_pipe);
        Terminal { pty, child, shown, reader: Some(reader), stdin }
    }

    /// Runs the program to its end.
    pub(super) fn run(self) -> Seen {
        self.start().end(PATIENCE)
    }
}

impl Terminal {
    /// All that was shown so far.
    pub(super) fn shown(&self) -> String {
        let shown = self.shown.lock().unwrap_or_else(PoisonError::into_inner);
        String::from_utf8_lossy(&shown).into_owned()
    }

    /// Waits until this is shown.
    pub(super) fn wait_for(&mut self, text: &str) {
        self.wait_for_any(&[text]);
    }

    /// Waits until one of these is shown; returns which.
    pub(super) fn wait_for_any<'a>(&mut self, texts: &[&'a str]) -> &'a str {
        let start = Instant::now();
        loop {
            let has_ended = self.reader.as_ref().is_none_or(JoinHandle::is_finished);
            let shown = self.shown();
            if let Some(text) = texts.iter().find(|&&text| shown.contains(text)) {
                return text;
            }
            let is_over = has_ended || start.elapsed() > PATIENCE;
            assert!(!is_over, "expected one of {texts:?}, found {shown:?}");
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// Writes to the pipe that is the program's standard input.
    pub(super) fn feed(&mut self, text: &str) {
        let stdin = self.stdin.as_mut().expect("a program with a pipe");
        stdin.write_all(text.as_bytes()).expect("the program reads");
    }

    /// Types a key.
    pub(super) fn press(&self, key: u8) {
        (&*self.pty).write_all(&[key]).expect("the terminal takes keys");
    }

    /// Types Ctrl-C.
    pub(super) fn ctrl_c(&self) {
        self.press(3);
    }

    /// Waits for the program to end; one that does not is a failure.
    pub(super) fn end(mut self, within: Duration) -> Seen {
        let start = Instant::now();
        let status = loop {
            if let Some(status) = self.child.try_wait().expect("a child") {
                break status;
            }
            let is_late = start.elapsed() > within;
            assert!(!is_late, "no end within {within:?}; shown: {:?}", self.shown());
            thread::sleep(Duration::from_millis(5));
        };
        let reader = self.reader.take().expect("a reader until the end");
        reader.join().expect("what is shown can be read");
        Seen { text: self.shown(), code: status.code() }
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // After a failure nothing goes on.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
