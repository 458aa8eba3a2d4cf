//! Bundles the page, and lists its files, which are embedded in the program. MINIROW_ENGINE names a folder with the
//! modules of the engine that `cargo xtask web` makes: they are embedded too, and the page then needs the program no more.

mod bundle;

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

const ENGINE: &str = "MINIROW_ENGINE";

fn main() -> io::Result<()> {
    let page = PathBuf::from(variable("CARGO_MANIFEST_DIR")).join("page");
    // What tests the page lies beside it.
    for part in
        ["icon.svg", "index.html", "manifest.webmanifest", "service-worker.js", "src", "style"]
    {
        println!("cargo::rerun-if-changed=page/{part}");
    }
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-env-changed={ENGINE}");
    let engine = env::var_os(ENGINE).map(PathBuf::from);
    let mut modules = Vec::new();
    for name in bundle::MODULES {
        if let Some(folder) = &engine {
            let module = folder.join(name);
            println!("cargo::rerun-if-changed={}", module.display());
            modules.push(bundle::File { name: name.to_owned(), bytes: bundle::read(&module)? });
        }
    }
    let files = bundle::page(&page, modules, false)?;
    let out = PathBuf::from(variable("OUT_DIR"));
    let made = out.join("page");
    if made.exists() {
        fs::remove_dir_all(&made)?;
    }
    let mut table = String::from("[\n");
    for bundle::File { name, bytes } in files {
        let path = made.join(&name);
        fs::create_dir_all(path.parent().unwrap_or(Path::new(".")))?;
        fs::write(path, bytes)?;
        let _ = writeln!(
            table,
            "    ({name:?}, include_bytes!(concat!(env!(\"OUT_DIR\"), {:?})).as_slice()),",
            format!("/page/{name}")
        );
    }
    table.push_str("]\n");
    fs::write(out.join("files.rs"), table)
}

fn variable(name: &str) -> String {
    env::var(name).unwrap_or_else(|_| panic!("{name} is set by Cargo"))
}
