//! Where the workspace is.

use std::path::Path;

/// The folder of the workspace: the one above this package.
pub(crate) fn workspace() -> &'static Path {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    package.parent().expect("the package is a folder of the workspace")
}
