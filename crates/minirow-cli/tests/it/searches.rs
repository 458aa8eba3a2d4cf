//! Boards that are searched in several ways at once, and limits on the way.

use crate::program::{CLASSIC, SOLVED, run};

/// A board that is searched for long: empty but for a few cells.
fn sparse() -> String {
    format!("1G{}", ".".repeat(254))
}

#[test]
fn many_threads_know_what_one_knows() {
    for threads in ["1", "2", "5"] {
        let told = |args: &[&str]| run(&[args, &["-q", "--threads", threads]].concat());
        assert_eq!(told(&["solve", CLASSIC]).stdout, format!("{SOLVED}\n"), "{threads}");
        assert_eq!(told(&["check", &sparse()]).stdout, "several\n", "{threads}");
        let twice = format!("{}{}", &CLASSIC[..80], "4");
        assert_eq!(told(&["check", &twice]).stdout, "none\n", "{threads}");
        let empty = ".".repeat(16);
        assert_eq!(told(&["count", "--limit", "all", &empty]).stdout, "288\n", "{threads}");
    }
}

#[test]
fn every_thread_keeps_to_the_limits() {
    for limit in [["--max-nodes", "3"], ["--timeout", "1ms"]] {
        for threads in ["1", "3"] {
            let args = ["count", "--limit", "all", "--threads", threads, &sparse()];
            let run = run(&[&args[..], &limit].concat());
            assert_eq!(run.code, Some(3), "{limit:?} {threads}: {}", run.stderr);
        }
    }
}

/// The learners are asked about time within a call, however long it takes.
#[test]
fn a_timeout_ends_every_gear() {
    let empty = ".".repeat(625);
    for engine in ["singles", "subsets", "batsat"] {
        let args = ["count", "--limit", "all", "--engine", engine, "--timeout", "200ms", &empty];
        let start = std::time::Instant::now();
        let run = run(&args);
        assert_eq!(run.code, Some(3), "{engine}: {}", run.stderr);
        assert!(start.elapsed().as_secs() < 20, "{engine}");
    }
}
