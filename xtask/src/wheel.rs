//! `cargo xtask wheel`: the package for Python, as a wheel and as a source distribution.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::workspace::{target, workspace};

/// Builds the package for Python: a wheel, and a source distribution that builds without this repository.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Where they go [default: target/wheel]
    #[arg(value_name = "DIR")]
    folder: Option<PathBuf>,
    /// The interpreter to build with and for; those without the lock get a wheel of their own
    #[arg(long, value_name = "FILE", default_value = "python3")]
    python: PathBuf,
    /// Build for tests: in a fifth of the time, optimised only where boards are searched
    #[arg(long)]
    dev: bool,
    /// Also build a wheel from the source distribution, in a folder of its own
    #[arg(long)]
    check: bool,
}

/// What builds both; its version is fixed so that the same sources make the same files.
const MATURIN: &str = "maturin==1.16.0";

/// What each of them must hold.
const HELD: [&str; 5] =
    ["LICENSE-APACHE", "LICENSE-MIT", "LICENSE-OFL", "minirow/py.typed", "minirow/_engine.pyi"];

/// Builds both and looks into them.
///
/// # Errors
/// Where there is no Python, something cannot be built, or a file is missing.
pub(crate) fn run(arguments: &Arguments) -> Result<bool> {
    let folder = arguments.folder.clone().unwrap_or_else(|| target().join("wheel"));
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    let folder = folder.canonicalize()?;
    let tools = target().join("maturin");
    let python = tools.join("bin/python");
    if !tools.join("bin/maturin").exists() {
        call(Command::new(&arguments.python).args(["-m", "venv"]).arg(&tools))?;
        call(Command::new(&python).args(["-m", "pip", "install", "--quiet", MATURIN]))?;
    }
    let interpreter = full_path(&arguments.python)?;
    let package = workspace().join("crates/minirow-py");
    let maturin = || {
        let mut command = Command::new(tools.join("bin/maturin"));
        command.current_dir(&package);
        command
    };
    let profile = if arguments.dev { "--profile=dev" } else { "--profile=dist" };
    call(
        maturin()
            .args(["build", "--locked", profile, "--interpreter"])
            .arg(&interpreter)
            .arg("--out")
            .arg(&folder),
    )?;
    call(maturin().arg("sdist").arg("--out").arg(&folder))?;
    let mut built: Vec<PathBuf> =
        fs::read_dir(&folder)?.map(|entry| Ok(entry?.path())).collect::<Result<_>>()?;
    built.sort();
    ensure!(built.len() == 2, "expected a wheel and a source distribution, found {built:?}");
    for file in &built {
        let module =
            if file.extension().is_some_and(|end| end == "whl") { "zipfile" } else { "tarfile" };
        let list = Command::new(&python).args(["-m", module, "-l"]).arg(file).output()?;
        let names = String::from_utf8_lossy(&list.stdout).into_owned();
        for held in HELD {
            ensure!(names.contains(held), "{}: expected {held} in it", file.display());
        }
        println!("{} ({} KB)", file.display(), file.metadata()?.len() / 1024);
    }
    if arguments.check {
        let sources = built.iter().find(|file| file.extension().is_some_and(|end| end == "gz"));
        apart(&python, sources.context("a source distribution")?)?;
    }
    Ok(true)
}

/// Builds a wheel from sources alone, far from the repository.
fn apart(python: &Path, sources: &Path) -> Result<()> {
    let folder = std::env::temp_dir().join(format!("minirow-sdist-{}", std::process::id()));
    fs::create_dir_all(&folder)?;
    let built = call(
        Command::new(python)
            .current_dir(&folder)
            .args(["-m", "pip", "wheel", "--no-deps", "--wheel-dir", "."])
            .arg(sources),
    );
    fs::remove_dir_all(&folder)?;
    built
}

/// Where an interpreter is, which the builder wants to know.
fn full_path(python: &Path) -> Result<PathBuf> {
    let told = Command::new(python).args(["-c", "import sys; print(sys.executable)"]).output();
    let told = told.with_context(|| format!("{}: cannot be run", python.display()))?;
    Ok(PathBuf::from(String::from_utf8(told.stdout)?.trim()))
}

fn call(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("{command:?}"))?;
    ensure!(status.success(), "{command:?}: {status}");
    Ok(())
}
