//! Packages out of their archives, side by side, as a workspace that takes nothing from ours.

use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use super::manifest::Package;
use crate::workspace::{target, workspace};

/// Files that every package has.
const FILES: [&str; 4] = ["Cargo.toml", "LICENSE-APACHE", "LICENSE-MIT", "README.md"];

/// Unpacks all archives into a folder, and makes it a workspace.
///
/// # Errors
/// Where an archive lacks a file, or a file cannot be written.
pub(crate) fn unpack(packages: &[Package], folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    fs::create_dir_all(folder)?;
    for package in packages {
        let archive = package.archive(target().join("package"));
        let unpacked = Command::new("tar")
            .arg("-xzf")
            .arg(&archive)
            .arg("-C")
            .arg(folder)
            .status()
            .context("cannot start tar")?;
        ensure!(unpacked.success(), "cannot unpack {}", archive.display());
        let place = folder.join(&package.name);
        fs::rename(folder.join(package.stem()), &place)?;
        for file in FILES {
            ensure!(place.join(file).is_file(), "{}: no {file} in the package", package.name);
        }
    }
    fs::copy(workspace().join("Cargo.lock"), folder.join("Cargo.lock"))?;
    let profiles = fs::read_to_string(workspace().join("Cargo.toml"))?;
    fs::write(folder.join("Cargo.toml"), manifest(packages, &profiles))?;
    Ok(())
}

/// A manifest that has the packages stand for those of the registry, with the profiles of another.
fn manifest(packages: &[Package], workspace: &str) -> String {
    let mut text = String::from("[workspace]\nresolver = \"3\"\nmembers = [\"minirow*\"]\n\n");
    text.push_str("[patch.crates-io]\n");
    for package in packages {
        writeln!(text, "{0} = {{ path = \"{0}\" }}", package.name).expect("a String takes all");
    }
    let profiles = workspace.find("\n[profile.").map_or("", |at| &workspace[at..]);
    text + profiles
}

#[test]
fn packages_stand_for_those_of_the_registry() {
    let package = Package { name: "minirow-x".to_owned(), version: "1.0.0".to_owned() };
    let text = manifest(&[package], "[workspace]\nmembers = []\n\n[profile.dev]\nopt-level = 2\n");
    assert!(!text.contains("members = []"), "{text}");
    assert!(text.contains("\nminirow-x = { path = \"minirow-x\" }\n"), "{text}");
    assert!(text.ends_with("\n[profile.dev]\nopt-level = 2\n"), "{text}");
}
