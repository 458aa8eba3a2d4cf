//! All files of the page.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;
use std::{fs, io};

use super::chunks;
use super::map::Map;

/// What the page is made of, in its folder.
const PARTS: [&str; 6] =
    ["icon.svg", "index.html", "manifest.webmanifest", "service-worker.js", "src", "style"];

/// The modules of the engine: what every visitor needs; what boards with rules beyond houses need; what paper needs.
pub(crate) const MODULES: [&str; 3] = ["minirow.wasm", "minirow-rules.wasm", "minirow-print.wasm"];

/// A file by its path, with slashes.
pub(crate) struct File {
    pub(crate) name: String,
    pub(crate) bytes: Vec<u8>,
}

/// All files of the page, by name, with the modules of its engine where there are any.
///
/// `is_alone`: no server answers calls, so the page asks none.
///
/// # Errors
/// Where a file cannot be read, or a module is written in a way that cannot be bundled.
pub(crate) fn page(folder: &Path, modules: Vec<File>, is_alone: bool) -> io::Result<Vec<File>> {
    let mut sources = Vec::new();
    for part in PARTS {
        collect(folder, part, &mut sources)?;
    }
    sources.sort_by(|one, other| one.name.cmp(&other.name));
    let index = take(&mut sources, "index.html")?;
    let worker = take(&mut sources, "service-worker.js")?;
    let mut files = chunks::bundle(&sources)?;
    files.extend(styles(&index, &sources)?);
    let icon = sources.iter().find(|file| file.name == "icon.svg");
    let icon = as_text(icon.ok_or_else(|| fault("icon.svg", 1, "this file"))?)?;
    files.push(text("index.html", bundled_index(&index, icon, is_alone)?));
    // What the page needs where nobody answers; sources are for who looks at them.
    let mut needed: Vec<&File> = files.iter().filter(|file| !file.name.ends_with(".map")).collect();
    needed.extend(sources.iter().filter(|file| !is_bundled(&file.name)));
    needed.extend(&modules);
    let mut hasher = DefaultHasher::new();
    for file in &needed {
        (&file.name, &file.bytes).hash(&mut hasher);
    }
    let version = format!("minirow-{:016x}", hasher.finish());
    let names: Vec<String> = needed.iter().map(|file| format!("  {:?}", file.name)).collect();
    let list = format!("[\n{}\n]\n", names.join(",\n"));
    let first = "const CACHE = 'minirow-sources';";
    if !worker.contains(first) {
        return Err(fault("service-worker.js", 1, first));
    }
    files.push(text(
        "service-worker.js",
        worker.replace(first, &format!("const CACHE = '{version}';")),
    ));
    files.push(text("files.json", list));
    files.extend(sources);
    files.extend(modules);
    files.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(files)
}

/// Whether a source is a part of a bundle, so that the page does not fetch it.
fn is_bundled(name: &str) -> bool {
    name.ends_with(".js")
        || name.ends_with(".css")
        || (name.starts_with("src/i18n/") && name.ends_with(".json"))
}

/// The style sheets in the order of the page, as one.
fn styles(index: &str, sources: &[File]) -> io::Result<Vec<File>> {
    let (mut sheet, mut map) = (String::new(), Map::default());
    for line in index.lines().filter(|line| line.contains("rel=\"stylesheet\"")) {
        let name = line.split('"').find(|part| part.starts_with("style/")).unwrap_or_default();
        let Some(source) = sources.iter().find(|file| file.name == name) else {
            return Err(fault("index.html", 1, "style sheets of the folder style"));
        };
        let media = line.split("media=\"").nth(1).and_then(|rest| rest.split('"').next());
        let number = map.source(name);
        if let Some(media) = media {
            sheet.push_str(&format!("@media {media} {{\n"));
            map.nothing();
        }
        for (at, line) in as_text(source)?.lines().enumerate() {
            sheet.push_str(line);
            sheet.push('\n');
            map.line(number, at);
        }
        if media.is_some() {
            sheet.push_str("}\n");
            map.nothing();
        }
    }
    sheet.push_str("/*# sourceMappingURL=page.css.map */\n");
    Ok(vec![text("page.css", sheet), text("page.css.map", map.finish())])
}

/// The page with the bundles in place of the sources, and with its icon in it, which would be a request more.
fn bundled_index(index: &str, icon: &str, is_alone: bool) -> io::Result<String> {
    let mut lines = Vec::new();
    for line in index.lines() {
        if line.contains("src=\"src/main.js\"") {
            lines.push("  <link rel=\"stylesheet\" href=\"page.css\">".to_owned());
            lines.push("  <script type=\"module\" src=\"page.js\"></script>".to_owned());
        } else if !line.contains("rel=\"stylesheet\"") {
            lines.push(line.to_owned());
        }
    }
    let bundled = lines.join("\n") + "\n";
    let bundled = bundled.replace("href=\"icon.svg\"", &format!("href=\"{}\"", as_address(icon)));
    if !bundled.contains("src=\"page.js\"") || !bundled.contains("<html lang=\"en\">") {
        return Err(fault("index.html", 1, "<html lang=\"en\"> and src/main.js"));
    }
    Ok(match is_alone {
        true => bundled.replace("<html lang=\"en\">", "<html lang=\"en\" data-alone>"),
        false => bundled,
    })
}

/// A picture as an address that holds it.
fn as_address(svg: &str) -> String {
    let mut address = String::from("data:image/svg+xml,");
    for sign in svg.split_whitespace().collect::<Vec<_>>().join(" ").chars() {
        match sign {
            '"' => address.push('\''),
            '#' | '%' | '<' | '>' | '&' => address.push_str(&format!("%{:02X}", sign as u32)),
            sign => address.push(sign),
        }
    }
    address
}

/// Adds a file, or all that are in a folder, by the names that addresses have for them.
fn collect(page: &Path, name: &str, files: &mut Vec<File>) -> io::Result<()> {
    let path = page.join(name);
    if !path.is_dir() {
        files.push(File { name: name.to_owned(), bytes: read(&path)? });
        return Ok(());
    }
    for entry in fs::read_dir(path)? {
        let entry = entry?.file_name();
        let entry = entry.to_str().ok_or_else(|| io::Error::other("a name that is not UTF-8"))?;
        // What editors leave behind.
        if !entry.starts_with('.') {
            collect(page, &format!("{name}/{entry}"), files)?;
        }
    }
    Ok(())
}

/// What is in a file.
///
/// # Errors
/// Where it cannot be read, with its path.
pub(crate) fn read(path: &Path) -> io::Result<Vec<u8>> {
    fs::read(path)
        .map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", path.display())))
}

fn take(files: &mut Vec<File>, name: &str) -> io::Result<String> {
    let at = files.iter().position(|file| file.name == name);
    let file = files.remove(at.ok_or_else(|| fault(name, 1, "this file"))?);
    Ok(as_text(&file)?.to_owned())
}

pub(super) fn as_text(file: &File) -> io::Result<&str> {
    std::str::from_utf8(&file.bytes).map_err(|_| fault(&file.name, 1, "UTF-8"))
}

pub(super) fn text(name: &str, content: String) -> File {
    File { name: name.to_owned(), bytes: content.into_bytes() }
}

/// Something that cannot be bundled.
pub(super) fn fault(name: &str, line: usize, expected: &str) -> io::Error {
    io::Error::other(format!("{name}, line {line}: expected {expected}"))
}
