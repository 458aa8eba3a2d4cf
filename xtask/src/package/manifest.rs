//! What manifests say: the packages of the workspace, each with all that a registry shows of it.

use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};

use crate::workspace::{cargo, workspace};

/// A package that people get.
pub(crate) struct Package {
    pub(crate) name: String,
    pub(crate) version: String,
}

impl Package {
    /// The folder in its archive, which is also the stem of the archive's name.
    pub(crate) fn stem(&self) -> String {
        format!("{}-{}", self.name, self.version)
    }

    /// The archive that `cargo package` makes of it.
    pub(crate) fn archive(&self, folder: PathBuf) -> PathBuf {
        folder.join(format!("{}.crate", self.stem()))
    }
}

/// What cargo knows of the workspace and of all that it depends on.
pub(crate) fn metadata() -> Result<Value> {
    let output = cargo()
        .args(["metadata", "--format-version", "1", "--all-features", "--locked"])
        .current_dir(workspace())
        .output()
        .context("cannot start cargo")?;
    ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    Ok(serde_json::from_slice(&output.stdout)?)
}

/// The packages of the workspace that are published.
///
/// # Errors
/// Where a manifest leaves out what a registry shows.
pub(crate) fn packages(metadata: &Value) -> Result<Vec<Package>> {
    let all = metadata["packages"].as_array().context("no list of packages")?;
    // What has a source was not written here.
    let own = all.iter().filter(|package| package["source"].is_null());
    let is_for_others = |package: &&Value| package["publish"] != json!([]);
    own.filter(is_for_others).map(package).collect()
}

fn package(manifest: &Value) -> Result<Package> {
    let text = |key: &str| {
        let text = manifest[key].as_str().filter(|text| !text.is_empty());
        text.map(str::to_owned).with_context(|| format!("{}: no {key}", manifest["name"]))
    };
    let package = Package { name: text("name")?, version: text("version")? };
    for key in ["description", "license", "documentation", "readme", "rust_version"] {
        text(key)?;
    }
    for key in ["keywords", "categories"] {
        let count = manifest[key].as_array().map_or(0, Vec::len);
        ensure!((1..=5).contains(&count), "{}: {count} {key}, expected 1 to 5", package.name);
    }
    ensure!(
        manifest["metadata"]["docs"]["rs"]["all-features"] == true,
        "{}: its documentation is not built with all features",
        package.name
    );
    Ok(package)
}

#[test]
fn what_is_left_out_is_told() {
    let whole = serde_json::json!({
        "name": "a", "version": "1.0.0", "description": "A.", "license": "MIT", "readme": "README.md",
        "documentation": "https://example.org/a", "rust_version": "1.92", "keywords": ["a"],
        "categories": ["games"], "metadata": {"docs": {"rs": {"all-features": true}}},
    });
    assert_eq!(package(&whole).map(|package| package.stem()).ok().as_deref(), Some("a-1.0.0"));
    for (key, fault) in [
        ("description", "\"a\": no description"),
        ("readme", "\"a\": no readme"),
        ("keywords", "a: 0 keywords, expected 1 to 5"),
        ("metadata", "a: its documentation is not built with all features"),
    ] {
        let mut partial = whole.clone();
        partial[key] = Value::Null;
        let error = package(&partial).err().map(|error| error.to_string());
        assert_eq!(error.as_deref(), Some(fault));
    }
}
