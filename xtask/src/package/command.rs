//! The task: packages are made, looked through, unpacked, built alone, and the program is installed.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use super::{licences, manifest, page, unpacked};
use crate::workspace::{cargo, target, workspace};

/// Packages every crate, unpacks it, builds it alone, and tries the page of the installed program.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Run the tests of the packages too, which takes minutes
    #[arg(long)]
    tests: bool,
    /// Check licences and manifests, and build nothing
    #[arg(long, conflicts_with = "tests")]
    no_build: bool,
}

/// Does it all.
///
/// # Errors
/// With the first fault found, and where a command fails.
pub(crate) fn run(arguments: &Arguments) -> Result<bool> {
    let metadata = manifest::metadata()?;
    let kinds = licences::check(&metadata)?;
    println!("licences of {} packages:", kinds.values().map(Vec::len).sum::<usize>());
    for (licence, packages) in &kinds {
        println!("{:>4}  {licence}", packages.len());
    }
    let packages = manifest::packages(&metadata)?;
    call(
        cargo()
            .args(["package", "--workspace", "--exclude", "xtask", "--exclude", "minirow-bench"])
            .args(["--no-verify", "--allow-dirty", "--quiet"])
            .current_dir(workspace()),
    )?;
    let folder = target().join("package/alone");
    unpacked::unpack(&packages, &folder)?;
    println!("{} packages are whole", packages.len());
    if arguments.no_build {
        return Ok(true);
    }
    let tests: &[&str] = if arguments.tests { &["test"] } else { &["test", "--no-run"] };
    call(alone(&folder).args(tests).args(["--workspace", "--quiet"]))?;
    let program = folder.join("program");
    call(
        alone(&folder)
            .args(["install", "--debug", "--locked", "--quiet", "--features", "parquet"])
            .args(["--path", "minirow-cli"])
            .arg("--root")
            .arg(&program),
    )?;
    page::check(&program.join("bin/minirow"))?;
    println!("built alone, installed, and the page answers");
    Ok(true)
}

/// Cargo in the folder of the packages. What others have written is built where the workspace builds
/// it, so that nothing is built twice.
fn alone(folder: &Path) -> Command {
    let mut cargo = cargo();
    cargo.current_dir(folder).env("CARGO_TARGET_DIR", target());
    cargo
}

fn call(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot start {command:?}"))?;
    ensure!(status.success(), "{command:?}: {status}");
    Ok(())
}
