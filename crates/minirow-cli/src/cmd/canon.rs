//! `minirow canon`

use anyhow::Context;
use minirow::format::Headers;
use minirow::{Geometry, Grid, Transformation};
use serde::Serialize;

use crate::args::{CanonArgs, To, WithForm};
use crate::exit::Exit;
use crate::input::one_board;
use crate::output::{essential, json};
use crate::stop::Stop;
use crate::stream::{
    Answer, Board, Head, LineAnswers, Question, Verdict, answer_all, are_plain_lines,
};

/// A board that others are compared with.
struct Other {
    form: Grid,
    /// From the board to its form.
    way: Transformation,
}

pub(crate) fn run(args: &CanonArgs, stop: &Stop) -> anyhow::Result<Exit> {
    let other = args.compare.as_deref().map(|other| compared(other, args)).transpose()?;
    let headers = args.header.when();
    let is_bare = headers != Headers::Always && args.with.is_empty() && other.is_none();
    let is_plain = is_bare && are_plain_lines(&args.boards);
    let classic = Geometry::classic();
    let write = |line: &_, text: &mut _| write_line(&classic, line, text);
    answer_all(&Question {
        headers: Some(headers),
        lines: is_plain.then(|| LineAnswers::each(&write, VERDICTS, true)),
        ..Question::new("canon", &args.boards, stop, &|board| answer(&board, args, other.as_ref()))
    })
}

const VERDICTS: [Verdict; 3] =
    [Verdict::Negative("without a form"), Verdict::Good("canonical"), Verdict::Good("canonical")];

/// Writes the form of a line, in a fifth of the time a board by itself takes.
fn write_line(classic: &Geometry, line: &[u8; 81], text: &mut Vec<u8>) -> usize {
    let values = line.map(|symbol| symbol.saturating_sub(b'0') % 10);
    let board = Grid::from_values(classic, values);
    match board.expect("a line of 9x9").canonical() {
        Ok(form) => {
            text.extend(
                form.grid.values().map(|value| if value == 0 { b'.' } else { b'0' + value }),
            );
            text.push(b'\n');
            1
        }
        Err(error) => {
            text.extend_from_slice(format!("error\t{error}\n").as_bytes());
            0
        }
    }
}

fn compared(named: &str, args: &CanonArgs) -> anyhow::Result<Other> {
    let board = one_board(named, "--compare", &args.boards.reading)?;
    let form = board.canonical().context("--compare")?;
    Ok(Other { form: form.grid, way: form.transformation })
}

/// What `canon` says of a board.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "CanonAnswer"))]
pub(super) struct Record<'a> {
    #[serde(flatten)]
    head: Head<'a>,
    result: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    canonical: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    transform: Option<Transform>,
    #[serde(skip_serializing_if = "Option::is_none")]
    automorphisms: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Transform"))]
struct Transform {
    transposed: bool,
    rows: Vec<u8>,
    columns: Vec<u8>,
    digits: Vec<u8>,
}

impl Transform {
    fn of(way: &Transformation) -> Self {
        Self {
            transposed: way.is_transposed(),
            rows: way.rows().collect(),
            columns: way.columns().collect(),
            digits: way.digits().collect(),
        }
    }
}

fn answer(board: &Board<'_>, args: &CanonArgs, other: Option<&Other>) -> Answer {
    let is_json = matches!(board.writing.to, To::Json | To::Jsonl);
    let mut record = Record {
        head: Head::of(board),
        result: "canonical",
        canonical: None,
        transform: None,
        automorphisms: None,
        error: None,
    };
    let form = match board.document.grid.canonical() {
        Ok(form) => form,
        Err(error) => {
            record.result = "error";
            record.error = Some(error.to_string());
            let text = if is_json { json(&record) } else { format!("error\t{error}\n") };
            let verdict = Verdict::Negative("without a form");
            return Answer { text, is_drawing: false, verdict, header: None };
        }
    };
    let (text, is_drawing, verdict) = match other {
        Some(other) if other.form == form.grid => {
            let way = other.way.then(&form.transformation.inverse());
            let text = format!("same\t{way}\n");
            (record.result, record.transform) = ("same", Some(Transform::of(&way)));
            (text, false, Verdict::Good("same"))
        }
        Some(_) => {
            record.result = "different";
            ("different\n".to_owned(), false, Verdict::Negative("different"))
        }
        None => {
            let has_way = args.with.contains(&WithForm::Transform);
            let has_count = args.with.contains(&WithForm::Automorphisms);
            record.canonical = Some(board.writing.line(&form.grid));
            record.transform = has_way.then(|| Transform::of(&form.transformation));
            record.automorphisms = form.automorphisms.filter(|_| has_count);
            let mut text = board.writing.grid(&form.grid);
            let is_drawing = text.trim_end().contains('\n');
            let told = args.with.iter().map(|with| match with {
                WithForm::Transform => form.transformation.to_string(),
                WithForm::Automorphisms => {
                    form.automorphisms.map_or("-".to_owned(), |count| count.to_string())
                }
            });
            let told: Vec<String> = told.collect();
            if is_drawing && !told.is_empty() {
                // Below a drawing, lines of any other kind are rows to a reader.
                text += &format!("# {}\n", told.join("\t"));
            } else {
                text = board.writing.beside(text, &told);
            }
            (text, is_drawing, Verdict::Good("canonical"))
        }
    };
    if is_json || other.is_some() {
        let text = if is_json { json(&record) } else { text };
        return Answer { text, is_drawing: is_drawing && !is_json, verdict, header: None };
    }
    board.losses.add(essential(&board.document));
    Answer::boards(text, is_drawing, verdict)
}
