//! `cargo xtask dist`: the program with all it can do, its manual and completions, as an archive.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::workspace::{cargo, target, workspace};

/// Builds the program with all features, and packs it with its manual, completions and licences.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Where the archive goes [default: target/dist]
    #[arg(value_name = "DIR")]
    folder: Option<PathBuf>,
    /// Pack this program instead of building one
    #[arg(long, value_name = "FILE")]
    program: Option<PathBuf>,
}

/// What people read, from the folder of the workspace; the last is the licence of the fonts in pages.
const DOCUMENTS: [&str; 5] = [
    "README.md",
    "CHANGELOG.md",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "crates/minirow-print/LICENSE-OFL",
];

/// Shells, and what they call the file of completions of a program.
const SHELLS: [(&str, &str); 5] = [
    ("bash", "minirow.bash"),
    ("elvish", "minirow.elv"),
    ("fish", "minirow.fish"),
    ("powershell", "_minirow.ps1"),
    ("zsh", "_minirow"),
];

/// The program, as it is called on this system.
const PROGRAM: &str = if cfg!(windows) { "minirow.exe" } else { "minirow" };

/// Packs it, and runs what was packed.
///
/// # Errors
/// Where the program cannot be built, does not run, or a file cannot be written.
pub(crate) fn run(arguments: &Arguments) -> Result<bool> {
    let program = match &arguments.program {
        Some(program) => program.clone(),
        None => built()?,
    };
    let folder = arguments.folder.clone().unwrap_or_else(|| target().join("dist"));
    let name = format!("minirow-{}-{}", env!("CARGO_PKG_VERSION"), host()?);
    let packed = folder.join(&name);
    if packed.exists() {
        fs::remove_dir_all(&packed)?;
    }
    fs::create_dir_all(packed.join("completions"))?;
    for document in DOCUMENTS {
        copy(&workspace().join(document), &packed)?;
    }
    let named = packed.join(PROGRAM);
    fs::copy(&program, &named).with_context(|| format!("cannot copy {}", program.display()))?;
    let program = named;
    output(Command::new(&program).args(["man", "--dir"]).arg(packed.join("man")))?;
    for (shell, file) in SHELLS {
        let script = output(Command::new(&program).args(["completions", shell]))?;
        fs::write(packed.join("completions").join(file), script)?;
    }
    // A program without Parquet refuses.
    let tried = packed.join("tried");
    let made = ["batch", "generate", "2", "--to", "parquet", "-q", "-o"];
    output(Command::new(&program).args(made).arg(&tried))?;
    fs::remove_dir_all(&tried)?;
    let archive = folder.join(format!("{name}.tar.gz"));
    output(Command::new("tar").arg("-czf").arg(&archive).arg("-C").arg(&folder).arg(&name))?;
    println!("{}: {} KB", archive.display(), fs::metadata(&archive)?.len() / 1000);
    Ok(true)
}

/// The program, with everything that it can do, in the profile for packages; with its engine for browsers where
/// `cargo xtask web` has made it.
fn built() -> Result<PathBuf> {
    let web = target().join("web");
    let engine = web.join("files.json").exists().then_some(("MINIROW_ENGINE", web));
    if engine.is_none() {
        println!("without the engine for browsers: cargo xtask web makes it");
    }
    let built = cargo()
        .envs(engine)
        .args(["build", "--profile", "dist", "--package", "minirow-cli", "--features", "parquet"])
        .current_dir(workspace())
        .status()
        .context("cannot start cargo")?;
    ensure!(built.success(), "the program cannot be built");
    Ok(target().join("dist").join(PROGRAM))
}

/// What machine the program runs on, in the words of the compiler.
fn host() -> Result<String> {
    let told = output(Command::new("rustc").arg("-vV"))?;
    let told = String::from_utf8(told)?;
    let host = told.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).context("expected rustc to name its host")
}

fn copy(from: &Path, folder: &Path) -> Result<()> {
    let name = from.file_name().context("a file with a name")?;
    fs::copy(from, folder.join(name)).with_context(|| format!("cannot copy {}", from.display()))?;
    Ok(())
}

/// What a command prints.
fn output(command: &mut Command) -> Result<Vec<u8>> {
    let output = command.output().with_context(|| format!("cannot start {command:?}"))?;
    let told = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "{command:?}: {}: {told}", output.status);
    Ok(output.stdout)
}
