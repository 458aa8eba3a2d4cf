//! Where the reference puzzles are: tests and benches ask here.

use std::env;
use std::path::{Path, PathBuf};
use std::sync::Once;

/// The folder that `$MINIROW_DATA` names, else the usual one beside the workspace. The variable's name before still works,
/// and the new one is told.
pub(crate) fn data_folder(workspace: &Path) -> PathBuf {
    static TOLD: Once = Once::new();
    let folder = env::var_os("MINIROW_DATA").or_else(|| {
        let folder = env::var_os("PENCILMARK_DATA");
        if folder.is_some() {
            TOLD.call_once(|| eprintln!("note: PENCILMARK_DATA is called MINIROW_DATA now"));
        }
        folder
    });
    folder.map_or_else(|| workspace.join("../shared/puzzles"), PathBuf::from)
}
