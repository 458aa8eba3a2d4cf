//! The page as a folder for any host of static files, with its engine as WebAssembly.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use crate::workspace::{cargo, target, workspace};

/// Builds the page as a folder that needs no server but one for files, and works offline.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The folder; what is in it is replaced
    #[arg(value_name = "DIR", default_value = "target/web")]
    folder: PathBuf,
}

/// What the page is made of, without what tests it. The licence is that of the fonts in the modules.
const PARTS: [&str; 7] = [
    "LICENSE-OFL",
    "index.html",
    "icon.svg",
    "manifest.webmanifest",
    "service-worker.js",
    "src",
    "style",
];

const TARGET: &str = "wasm32-unknown-unknown";

/// The modules of the page, each with the features it is built with: what every visitor needs; what boards with rules
/// beyond houses need, which reason about nothing; and what only paper needs, whose fonts weigh more than all the rest.
const MODULES: [(&str, &str); 3] = [
    ("pencilmark.wasm", "reasoning"),
    ("pencilmark-rules.wasm", "rules"),
    ("pencilmark-print.wasm", "print"),
];

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
    let page = workspace().join("crates/pencilmark-web/page");
    let mut files = Vec::new();
    for part in PARTS {
        copy(&page, Path::new(part), folder, &mut files)?;
    }
    for (name, features) in MODULES {
        let module = build_module(features)?;
        fs::copy(&module, folder.join(name))
            .with_context(|| format!("cannot copy {}", module.display()))?;
        files.push(name.to_owned());
    }
    files.sort_unstable();
    let quoted: Vec<String> = files.iter().map(|file| format!("  {file:?}")).collect();
    fs::write(folder.join("files.json"), format!("[\n{}\n]\n", quoted.join(",\n")))?;
    println!("{} files in {}", files.len() + 1, folder.display());
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
        .args(["build", "--profile", "wasm", "--target", TARGET, "--package", "pencilmark-wasm"])
        .args(["--no-default-features", "--features", features])
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", FLAGS)
        .current_dir(workspace())
        .status()
        .context("cannot start cargo")?;
    ensure!(built.success(), "the engine cannot be built: is the target {TARGET} installed?");
    Ok(target().join(TARGET).join("wasm/pencilmark_wasm.wasm"))
}

/// Copies a file, or all of a folder.
fn copy(from: &Path, part: &Path, to: &Path, files: &mut Vec<String>) -> Result<()> {
    let (source, target) = (from.join(part), to.join(part));
    if source.is_dir() {
        let mut entries = fs::read_dir(&source)?.collect::<Result<Vec<_>, _>>()?;
        entries.sort_by_key(fs::DirEntry::file_name);
        return entries
            .iter()
            .try_for_each(|entry| copy(from, &part.join(entry.file_name()), to, files));
    }
    if let Some(parent) = target.parent() {
        fs::create_dir_all(parent)?;
    }
    fs::copy(&source, &target).with_context(|| format!("cannot copy {}", source.display()))?;
    files.push(part.to_string_lossy().replace('\\', "/"));
    Ok(())
}
