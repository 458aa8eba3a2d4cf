//! What measures depend on besides the puzzles: the machine, the program, what it was told to do.

use std::env::consts::{ARCH, OS};
use std::fs;
use std::path::Path;
use std::process::Command;
use std::thread;

use minirow::solve::Backend;

use super::engine::Engine;
use super::measure::Plan;

/// The circumstances of all measures of one run.
pub(super) struct Setting {
    /// System, architecture and number of threads.
    pub(super) machine: String,
    pub(super) processor: String,
    /// The version, with the commit where it is known.
    pub(super) version: String,
    /// The instructions that batches can be solved with here.
    pub(super) backends: String,
    pub(super) peers: String,
    pub(super) plan: Plan,
}

impl Setting {
    /// Measures made here and now.
    pub(super) fn new(workspace: &Path, engines: &[Box<dyn Engine>], plan: Plan) -> Self {
        let threads = thread::available_parallelism().map_or(1, usize::from);
        let information = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
        let commit = commit(workspace).map(|commit| format!(" at {commit}"));
        let backends = Backend::ALL.iter().copied().filter(|backend| backend.is_available());
        let peers = engines.iter().filter(|engine| engine.is_peer());
        Self {
            machine: format!("{OS} {ARCH}, threads {threads}"),
            processor: processor(&information).unwrap_or_else(|| format!("unknown {ARCH}")),
            version: format!("{}{}", env!("CARGO_PKG_VERSION"), commit.unwrap_or_default()),
            backends: list(backends.map(Backend::name)),
            peers: list(peers.map(|engine| engine.name())),
            plan,
        }
    }

    /// Names and values for people.
    pub(super) fn lines(&self) -> [(&'static str, String); 7] {
        [
            ("machine", self.machine.clone()),
            ("processor", self.processor.clone()),
            ("version", self.version.clone()),
            ("back ends", self.backends.clone()),
            ("limit", self.plan.limit.to_string()),
            ("rounds", self.plan.rounds.to_string()),
            ("peers", self.peers.clone()),
        ]
    }
}

/// The processor's model; its numbers too, since clouds give models no telling name.
fn processor(information: &str) -> Option<String> {
    let value = |wanted| {
        information.lines().find_map(|line| {
            let (key, value) = line.split_once(':')?;
            (key.trim() == wanted).then(|| value.trim())
        })
    };
    let mut text = value("model name")?.to_owned();
    for (name, key) in [("family", "cpu family"), ("model", "model"), ("stepping", "stepping")] {
        if let Some(number) = value(key) {
            text.push_str(&format!(", {name} {number}"));
        }
    }
    Some(text)
}

/// The commit that was built, and whether something was changed since.
fn commit(workspace: &Path) -> Option<String> {
    let mut git = Command::new("git");
    git.current_dir(workspace).args(["describe", "--always", "--dirty", "--abbrev=10"]);
    let output = git.output().ok().filter(|output| output.status.success())?;
    let commit = String::from_utf8(output.stdout).ok()?.trim().to_owned();
    (!commit.is_empty()).then_some(commit)
}

fn list<'a>(names: impl Iterator<Item = &'a str>) -> String {
    let names: Vec<&str> = names.collect();
    if names.is_empty() { "none".to_owned() } else { names.join(", ") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_processor_has_a_name_and_numbers() {
        let text = "processor : 0\ncpu family\t: 6\nmodel\t\t: 85\nmodel name\t: Fast  CPU\n";
        assert_eq!(processor(text).as_deref(), Some("Fast  CPU, family 6, model 85"));
        assert_eq!(processor("Hardware : some board"), None);
    }

    #[test]
    fn the_setting_is_told_in_full() {
        let setting = Setting::new(Path::new("."), &[], Plan { limit: 2, rounds: 5 });
        let lines = setting.lines();
        assert!(lines.iter().all(|(_, value)| !value.is_empty()), "{lines:?}");
        assert!(setting.version.starts_with(env!("CARGO_PKG_VERSION")));
        assert!(setting.backends.ends_with("portable"));
        assert_eq!(setting.peers, "none");
    }
}
