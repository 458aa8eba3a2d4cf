//! `minirow link`

use minirow::format::{Document, Format, Part, Symbols, WriteError, write};
use qrcode::render::{svg, unicode};
use qrcode::{EcLevel, QrCode};
use serde::Serialize;

use crate::args::{LinkArgs, Qr, To};
use crate::exit::Exit;
use crate::output::json;
use crate::stop::Stop;
use crate::stream::{Answer, Board, Head, Question, Verdict, answer_all};

pub(crate) fn run(args: &LinkArgs, stop: &Stop) -> anyhow::Result<Exit> {
    answer_all(&Question {
        heeds_rules: true,
        ..Question::new("link", &args.boards, stop, &|board| answer(&board, args))
    })
}

/// The format of a player's links.
fn player(args: &LinkArgs) -> Format {
    let name = args.player.name();
    Format::all().find(|format| format.name() == name).expect("a registered format")
}

/// What `link` says of a board.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "LinkAnswer"))]
pub(super) struct Record<'a> {
    #[serde(flatten)]
    head: Head<'a>,
    result: &'static str,
    player: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    link: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}

fn answer(board: &Board<'_>, args: &LinkArgs) -> Answer {
    let written = link(board, args).map_err(|error| error.to_string());
    let is_json = matches!(board.writing.to, To::Json | To::Jsonl);
    let (text, error) = match &written {
        Ok(link) => match args.qr.map(|form| qr(link, form)) {
            None => (format!("{link}\n"), None),
            Some(Ok(code)) => (code, None),
            Some(Err(error)) => (String::new(), Some(error)),
        },
        Err(error) => (String::new(), Some(error.clone())),
    };
    let record = Record {
        head: Head::of(board),
        result: if error.is_some() { "error" } else { "link" },
        player: args.player.name(),
        link: written.as_ref().ok().map(String::as_str),
        error: error.clone(),
    };
    let verdict = match error {
        Some(_) => Verdict::Negative("without a link"),
        None => Verdict::Good("linked"),
    };
    let text = match error {
        _ if is_json => json(&record),
        Some(error) => format!("error\t{error}\n"),
        None => text,
    };
    let is_drawing = args.qr == Some(Qr::Text) && verdict == Verdict::Good("linked");
    Answer { text, is_drawing, verdict, header: None }
}

/// The link to a board, without its end.
fn link(board: &Board<'_>, args: &LinkArgs) -> Result<String, WriteError> {
    let format = player(args);
    let mut document = board.document.clone();
    let mut without = Vec::new();
    if args.puzzle {
        let mut puzzle = Document::from(document.puzzle());
        (puzzle.name, puzzle.about) = (document.name, document.about);
        (puzzle.solution, puzzle.rules) = (document.solution, document.rules);
        document = puzzle;
    }
    if args.lossy {
        (document, without) = format.reduce(document);
        if without.contains(&Part::Rules) {
            // Without its rules a board is another one, whatever may be lost.
            return Err(WriteError::Part { format, part: Part::Rules });
        }
    }
    let symbols = Symbols::for_board(document.grid.geometry());
    let link = write(&document, format, &symbols)?;
    board.losses.add(without);
    Ok(link.trim_end().to_owned())
}

/// The code of a link; long links take less correction of errors, and then no code at all.
fn qr(link: &str, form: Qr) -> Result<String, String> {
    let levels = [EcLevel::M, EcLevel::L];
    let code =
        levels.iter().find_map(|level| QrCode::with_error_correction_level(link, *level).ok());
    let code = code.ok_or_else(|| {
        format!("a QR code holds links of up to 2953 characters, found {}", link.len())
    })?;
    Ok(match form {
        Qr::Svg => code.render::<svg::Color<'_>>().min_dimensions(240, 240).build() + "\n",
        // Blocks are light on most terminals: they are what is not dark in the code.
        Qr::Text => {
            let text = code
                .render::<unicode::Dense1x2>()
                .dark_color(unicode::Dense1x2::Light)
                .light_color(unicode::Dense1x2::Dark)
                .build();
            format!("{link}\n{text}\n")
        }
    })
}
