//! Suggestions for errors: the options that would help.

use minirow::format::{ParseError, Remedy};

/// The way out of an error that the command line knows.
pub(crate) fn hint(error: &ParseError) -> Option<String> {
    Some(match error.remedy()? {
        Remedy::Mixed => "--mixed takes boards of different sizes in one file".to_owned(),
        Remedy::Whole => {
            "--whole reads all lines as one board, --one-per-line each line as a board".to_owned()
        }
        Remedy::Block(shapes) => {
            let shapes = shapes.iter().map(|(rows, columns)| format!("--block {rows}x{columns}"));
            format!("name the shape of a block with {}", either(shapes))
        }
        Remedy::Map(side) => format!(
            "name a file with a map of the blocks with --blocks, or --block 1x{side} for rows alone"
        ),
        Remedy::Layout(layouts) => {
            let options = layouts.iter().map(|layout| format!("--layout {layout}"));
            format!("{} tells how the grids lie", options.collect::<Vec<_>>().join(" or "))
        }
        Remedy::Symbols(sets) => {
            format!(
                "name the symbols with {}",
                either(sets.iter().map(|s| format!("--symbols {s}")))
            )
        }
        Remedy::Format(formats) => {
            let formats = formats.iter().map(|format| format!("--from {}", format.name()));
            format!("name the format with {}", either(formats))
        }
        Remedy::Empty(sign) => format!("{} if that stands for an empty cell", empty(*sign)),
        Remedy::Pattern(sign) => format!(
            "`generate --pattern` makes puzzles of a pattern; {} reads a board without digits",
            empty(*sign)
        ),
        _ => return None,
    })
}

/// The option that names the sign of an empty cell, as a shell takes it.
fn empty(sign: char) -> String {
    match sign {
        '\'' => "--empty \"'\"".to_owned(),
        sign if sign.is_alphanumeric() => format!("--empty {sign}"),
        sign => format!("--empty '{sign}'"),
    }
}

fn either(ways: impl Iterator<Item = String>) -> String {
    ways.collect::<Vec<_>>().join(" or ")
}
