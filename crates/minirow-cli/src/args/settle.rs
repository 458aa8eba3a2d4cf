//! One rule for all commands: the ending of an output's name chooses the form that is written. Where a command does not
//! write that form, or an option says another one, nothing is written.

use std::path::Path;

use minirow::format::Format;

use super::ending::{Ending, Refused};
use super::{
    BatchCommand, Command, ConvertArgs, DrawArgs, DrawTo, ExplainArgs, LinkArgs, OutputArgs,
    PrintArgs, Qr, RateArgs, StatsArgs, StatsTo, To,
};

/// What most commands write.
const WORDS: &str = "text and JSON";

/// Has the endings of output names choose the forms of what is written.
///
/// # Errors
/// Where a command does not write what the name says, or the command line says another form.
pub(crate) fn settle(command: &mut Command) -> Result<(), Refused> {
    match command {
        Command::Solve(args) => boards("solve", &mut args.find.boards.writing),
        Command::Simplify(args) => boards("simplify", &mut args.boards.writing),
        Command::Canon(args) => boards("canon", &mut args.boards.writing),
        Command::Minimize(args) => boards("minimize", &mut args.boards.writing),
        Command::Neighbours(args) => boards("neighbours", &mut args.boards.writing),
        Command::Generate(args) => boards("generate", &mut args.writing),
        Command::Pattern(args) => boards("pattern", &mut args.generate.writing),
        Command::Check(args) => words("check", WORDS, &mut args.find.boards.writing),
        Command::Count(args) => words("count", WORDS, &mut args.boards.writing),
        Command::Hint(args) => words("hint", WORDS, &mut args.player.boards.writing),
        Command::Steps(args) => words("steps", WORDS, &mut args.player.boards.writing),
        Command::Explain(args) => explain(args),
        Command::Rate(args) => rate(args),
        Command::Link(args) => link(args),
        Command::Convert(args) => convert(args),
        Command::Draw(args) => draw(args),
        Command::Print(args) => print(args),
        Command::Batch(args) => match &mut args.command {
            Some(BatchCommand::Stats(args)) => stats(args),
            _ => Ok(()),
        },
        Command::Play(_)
        | Command::Serve(_)
        | Command::Techniques(_)
        | Command::Completions(_)
        | Command::Man(_) => Ok(()),
    }
}

/// The name of an output, and what its ending says.
fn named(path: Option<&Path>) -> Option<(&Path, Ending)> {
    path.map(|path| (path, Ending::of(path)))
}

/// Boards, a line for each among others.
fn boards(command: &str, writing: &mut OutputArgs) -> Result<(), Refused> {
    match (named(writing.file.path()), writing.to) {
        (Some((_, Ending::Boards(Format::LINE))), None | Some(To::Line)) => {
            writing.to = Some(To::Line);
            Ok(())
        }
        (Some((path, ending @ Ending::Boards(Format::LINE))), Some(to)) => {
            Err(Refused::contradiction(&option(to), path, ending))
        }
        _ => words(command, WORDS, writing),
    }
}

/// Words about boards, or JSON.
fn words(command: &str, writes: &str, writing: &mut OutputArgs) -> Result<(), Refused> {
    let Some((path, ending)) = named(writing.file.path()) else { return Ok(()) };
    let to = match ending {
        _ if ending.is_text() => return Ok(()),
        Ending::Json => writing.to.unwrap_or(To::Json),
        Ending::JsonLines => writing.to.unwrap_or(To::Jsonl),
        _ => return Err(Refused::unwritten(command, writes, path, ending)),
    };
    // JSON in lines is often called JSON, but one value over several lines is no JSON in lines.
    let suits = to == To::Jsonl || (ending, to) == (Ending::Json, To::Json);
    if !suits {
        return Err(Refused::contradiction(&option(to), path, ending));
    }
    writing.to = Some(to);
    Ok(())
}

/// The option that asks for a form.
fn option(to: To) -> String {
    let name = match to {
        To::Line => "line",
        To::Grid => "grid",
        To::Candidates => "candidates",
        To::Tatham => "tatham",
        To::Json => "json",
        To::Jsonl => "jsonl",
    };
    format!("--to {name}")
}

fn is_json(to: Option<To>) -> bool {
    matches!(to, Some(To::Json | To::Jsonl))
}

fn explain(args: &mut ExplainArgs) -> Result<(), Refused> {
    let writing = &mut args.player.boards.writing;
    if let Some(to) = writing.to.filter(|&to| args.markdown && is_json(Some(to))) {
        return Err(Refused::two("--markdown", &option(to)));
    }
    match named(writing.file.path()) {
        Some((path, Ending::Markdown)) => match writing.to.filter(|&to| is_json(Some(to))) {
            Some(to) => Err(Refused::contradiction(&option(to), path, Ending::Markdown)),
            None => {
                args.markdown = true;
                Ok(())
            }
        },
        Some((path, ending @ (Ending::Json | Ending::JsonLines))) if args.markdown => {
            Err(Refused::contradiction("--markdown", path, ending))
        }
        _ => words("explain", "text, Markdown and JSON", writing),
    }
}

fn rate(args: &mut RateArgs) -> Result<(), Refused> {
    let writing = &mut args.boards.writing;
    let Some((path, ending)) = named(writing.file.path()) else { return Ok(()) };
    let is_binary = matches!(ending, Ending::Png | Ending::Pdf | Ending::Foreign(..));
    match ending {
        // A template is the form.
        _ if args.template.is_some() && !is_binary => Ok(()),
        Ending::Tsv => match writing.to {
            Some(to) => Err(Refused::contradiction(&option(to), path, ending)),
            None => {
                args.tsv = true;
                Ok(())
            }
        },
        Ending::Json | Ending::JsonLines if args.tsv => {
            Err(Refused::contradiction("--tsv", path, ending))
        }
        _ => words("rate", "text, tables with tabs (.tsv) and JSON", writing),
    }
}

fn link(args: &mut LinkArgs) -> Result<(), Refused> {
    let writing = &mut args.boards.writing;
    match (named(writing.file.path()), args.qr) {
        (Some((path, Ending::Svg)), None) if writing.to.is_some() => {
            let to = writing.to.map_or(String::new(), option);
            Err(Refused::contradiction(&to, path, Ending::Svg))
        }
        (Some((path, Ending::Svg)), Some(Qr::Text)) => {
            Err(Refused::contradiction("--qr text", path, Ending::Svg))
        }
        (Some((_, Ending::Svg)), _) => {
            args.qr = Some(Qr::Svg);
            Ok(())
        }
        (Some((path, ending)), Some(qr)) if ending != Ending::Unknown => match (qr, ending) {
            (Qr::Text, Ending::Text) => Ok(()),
            (Qr::Text, _) => Err(Refused::contradiction("--qr text", path, ending)),
            (Qr::Svg, _) => Err(Refused::contradiction("--qr svg", path, ending)),
        },
        _ => words("link", "links as text, QR codes as SVG, and JSON", writing),
    }
}

fn convert(args: &mut ConvertArgs) -> Result<(), Refused> {
    let Some((path, ending)) = named(args.file.path()) else { return Ok(()) };
    let said = match ending {
        // Where nothing else names the format, text is boards in lines, and what is unknown is an error.
        Ending::Unknown | Ending::Text => return Ok(()),
        Ending::Boards(format) => Some(format),
        Ending::Json | Ending::JsonLines => Format::of_extension("json"),
        _ => None,
    };
    let Some(said) = said else {
        return Err(Refused::unwritten("convert", "boards as text", path, ending));
    };
    match args.to {
        Some(to) if to != said => {
            Err(Refused::contradiction(&format!("--to {}", to.name()), path, ending))
        }
        _ => {
            args.to = Some(said);
            Ok(())
        }
    }
}

fn draw(args: &mut DrawArgs) -> Result<(), Refused> {
    let Some((path, ending)) = named(args.file.path()) else { return Ok(()) };
    let said = match ending {
        Ending::Svg => DrawTo::Svg,
        Ending::Png => DrawTo::Png,
        Ending::Pdf => DrawTo::Pdf,
        Ending::Text => DrawTo::Text,
        Ending::Unknown => return Ok(()),
        _ => {
            let writes = "SVG, PNG, PDF and text (.svg, .png, .pdf, .txt)";
            return Err(Refused::unwritten("draw", writes, path, ending));
        }
    };
    // SVG is text, too.
    let suits = |to| to == said || (to, said) == (DrawTo::Svg, DrawTo::Text);
    match args.to {
        Some(to) if !suits(to) => {
            let name = match to {
                DrawTo::Svg => "svg",
                DrawTo::Png => "png",
                DrawTo::Pdf => "pdf",
                DrawTo::Text => "text",
            };
            Err(Refused::contradiction(&format!("--to {name}"), path, ending))
        }
        to => {
            args.to = to.or(Some(said));
            Ok(())
        }
    }
}

fn print(args: &PrintArgs) -> Result<(), Refused> {
    let files = args.file.path().into_iter().chain(args.solutions_file.as_deref());
    for (path, ending) in files.map(|path| (path, Ending::of(path))) {
        if !matches!(ending, Ending::Pdf | Ending::Unknown) {
            return Err(Refused::unwritten("print", "PDF", path, ending));
        }
    }
    Ok(())
}

fn stats(args: &mut StatsArgs) -> Result<(), Refused> {
    let Some((path, ending)) = named(args.file.path()) else { return Ok(()) };
    let said = match ending {
        Ending::Svg => StatsTo::Svg,
        Ending::Json => StatsTo::Json,
        _ if ending.is_text() => return Ok(()),
        _ => return Err(Refused::unwritten("batch stats", "text, SVG and JSON", path, ending)),
    };
    match args.to {
        Some(to) if to != said => {
            let name = match to {
                StatsTo::Text => "text",
                StatsTo::Svg => "svg",
                StatsTo::Json => "json",
            };
            Err(Refused::contradiction(&format!("--to {name}"), path, ending))
        }
        _ => {
            args.to = Some(said);
            Ok(())
        }
    }
}
