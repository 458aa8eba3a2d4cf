//! `minirow techniques`

use minirow::logic::Technique;
use minirow::rating::Level;
use serde::Serialize;

use crate::args::{ListTo, TechniquesArgs};
use crate::exit::Exit;
use crate::output::{JSON_VERSION, json, number, print};

pub(crate) fn run(args: &TechniquesArgs) -> anyhow::Result<Exit> {
    let asked: Vec<Technique> = match args.technique {
        Some(technique) => vec![technique],
        None => Technique::all().collect(),
    };
    let records = || asked.iter().map(|&technique| Record::of(technique, args.technique.is_some()));
    let text = match (args.to, args.technique) {
        (ListTo::Text, Some(technique)) => technique.document().to_owned(),
        (ListTo::Text, None) => list(&asked),
        (ListTo::Json, _) => json(&List::of(records().collect())),
        (ListTo::Jsonl, _) => records().map(|record| json(&record)).collect(),
    };
    print(text.as_bytes())?;
    Ok(Exit::default())
}

#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "TechniqueList"))]
pub(super) struct List {
    version: u32,
    command: &'static str,
    techniques: Vec<Record>,
}

impl List {
    fn of(techniques: Vec<Record>) -> Self {
        Self { version: JSON_VERSION, command: "techniques", techniques }
    }
}

/// A technique of the list.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "TechniqueAnswer"))]
pub(super) struct Record {
    technique: &'static str,
    title: &'static str,
    rating: f64,
    level: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    document: Option<&'static str>,
}

impl Record {
    fn of(technique: Technique, with_document: bool) -> Self {
        Self {
            technique: technique.name(),
            title: technique.title(),
            rating: number(technique.rating()),
            level: Level::of_technique(technique).name(),
            document: with_document.then(|| technique.document()),
        }
    }
}

/// A line for each: rating, level, name and title.
fn list(techniques: &[Technique]) -> String {
    let longest = techniques.iter().map(|technique| technique.name().len()).max().unwrap_or(0);
    let line = |technique: &Technique| {
        let (rating, level) = (technique.rating().to_string(), Level::of_technique(*technique));
        let (name, title) = (technique.name(), technique.title());
        format!("{rating:>4}  {:<10}  {name:longest$}  {title}\n", level.name())
    };
    techniques.iter().map(line).collect()
}
