//! What tests and `xtask` have too: where boards are looked for, the workspace, and a status line.

#[path = "../../../crates/minirow/tests/it/data_folder.rs"]
mod folder;
#[path = "../../../xtask/src/progress.rs"]
mod progress;
#[expect(dead_code, reason = "what is built is asked for there")]
#[path = "../../../xtask/src/workspace.rs"]
mod root;

pub(crate) use folder::data_folder;
pub(crate) use progress::Progress;
pub(crate) use root::workspace;
