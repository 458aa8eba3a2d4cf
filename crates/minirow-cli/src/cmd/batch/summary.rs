//! What is told of a batch at its end.

use std::path::Path;

use minirow_batch::Report;

use crate::exit::Exit;
use crate::terminal::message;

/// Says what was done in a folder.
pub(super) fn tell(folder: &Path, report: &Report) {
    if report.interrupted {
        message::note(&format!(
            "interrupted; the same command goes on from here ({})",
            folder.display()
        ));
        return;
    }
    report.notes(folder).iter().for_each(|note| message::note(note));
    message::summary(&report.summary(folder));
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
