//! The page as a folder for any host of static files, with its engine as WebAssembly.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};

use crate::workspace::{cargo, target, workspace};

// What the server embeds is made in the same way.
#[path = "../../crates/minirow-web/build/bundle/mod.rs"]
mod bundle;

/// Builds the page as a folder that needs no server but one for files, and works offline.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The folder; what is in it is replaced
    #[arg(value_name = "DIR", default_value = "target/web")]
    folder: PathBuf,
}

const TARGET: &str = "wasm32-unknown-unknown";

/// What the modules are built with, in the order of `bundle::MODULES`: what every visitor needs; what boards with rules
/// beyond houses need, which reason about nothing; and what only paper needs, whose fonts weigh more than all the rest.
const FEATURES: [&str; 3] = ["reasoning", "rules", "print"];

/// Builds the folder.
///
/// # Errors
/// Where the engine cannot be built, or a file not be written.
pub(crate) fn run(arguments: &Arguments) -> Result<bool> {
    let folder = &arguments.folder;
    if folder.exists() {
        // A folder that holds something else is not ours to remove.
        ensure!(folder.join("files.json").exists(), "{} is no page", folder.display());
        fs::remove_dir_all(folder)?;
    }
    let page = workspace().join("crates/minirow-web/page");
    let mut modules = Vec::new();
    for (name, features) in bundle::MODULES.into_iter().zip(FEATURES) {
        let bytes = bundle::read(&build_module(features)?)?;
        modules.push(bundle::File { name: name.to_owned(), bytes });
    }
    let mut files = bundle::page(&page, modules, true)?;
    // The licence of the fonts in the modules.
    let licence = bundle::read(&page.join("LICENSE-OFL"))?;
    files.push(bundle::File { name: "LICENSE-OFL".to_owned(), bytes: licence });
    for bundle::File { name, bytes } in &files {
        let path = folder.join(name);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent)?;
        }
        fs::write(&path, bytes).with_context(|| format!("cannot write {}", path.display()))?;
    }
    println!("{} files in {}", files.len(), folder.display());
    Ok(true)
}

/// How modules are compiled: all browsers since 2023 have 128-bit vectors. Packed, the engine is 9 KB smaller
/// in the order of these names, where like functions stand side by side, and 17 KB smaller without the room
/// that the linker leaves in numbers.
const FLAGS: &str =
    "-C target-feature=+simd128 -C symbol-mangling-version=v0 -C link-arg=--compress-relocations";

/// A module, built by the cargo that runs this.
fn build_module(features: &str) -> Result<PathBuf> {
    let built = cargo()
        .args(["build", "--profile", "wasm", "--target", TARGET, "--package", "minirow-wasm"])
        .args(["--no-default-features", "--features", features])
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", FLAGS)
        .current_dir(workspace())
        .status()
        .context("cannot start cargo")?;
    ensure!(built.success(), "the engine cannot be built: is the target {TARGET} installed?");
    Ok(target().join(TARGET).join("wasm/minirow_wasm.wasm"))
}
