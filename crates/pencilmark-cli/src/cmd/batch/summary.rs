//! What is told of a batch at its end.

use std::path::Path;

use pencilmark_batch::Report;

use crate::exit::Exit;
use crate::terminal::{message, thousands};

/// Says what was done in a folder.
pub(super) fn tell(folder: &Path, report: &Report) {
    let folder = folder.display();
    let (now, before) = report.shards;
    if report.interrupted {
        message::note(&format!("interrupted; the same command goes on from here ({folder})"));
        return;
    }
    for (name, other) in &report.renamed {
        message::note(&format!("the input has a column {name}: the new one is called {other}"));
    }
    let done = &report.finished;
    if done.bad > 0 {
        let rows = some(done.bad, "row holds", "rows hold");
        message::note(&format!("{rows} no board, or a wrong solution: see {folder}/*.bad.csv"));
    }
    let shards = |count: usize| some(count as u64, "shard", "shards");
    let mut parts = vec![match (now, before) {
        (0, before) => format!("nothing to do: {} in {folder} finished before", shards(before)),
        (now, 0) => format!("{} in {folder}", shards(now)),
        (now, before) => {
            format!("{} in {folder}, {} finished before", shards(now), thousands(before as u64))
        }
    }];
    parts.push(some(done.rows, "row", "rows"));
    if done.written < done.rows {
        parts.push(format!("{} written", thousands(done.written)));
    }
    for (count, word) in [
        (done.unique, "unique"),
        (done.several, "with several solutions"),
        (done.none, "without a solution"),
    ] {
        if count > 0 {
            parts.push(format!("{} {word}", thousands(count)));
        }
    }
    message::summary(&parts.join("; "));
}

/// What a run amounts to.
pub(super) fn exit(report: &Report) -> Exit {
    let finished = &report.finished;
    Exit {
        negative: finished.none + finished.several > 0,
        input_error: finished.bad > 0,
        interrupted: report.interrupted,
        ..Exit::default()
    }
}

/// A number with its words, for one and for more.
pub(super) fn some(count: u64, one: &str, more: &str) -> String {
    format!("{} {}", thousands(count), if count == 1 { one } else { more })
}
