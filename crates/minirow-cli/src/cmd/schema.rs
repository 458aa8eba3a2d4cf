//! Makes the schema of `minirow help json` from the types that are written.

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Map, Value, json};

use super::{
    all_solutions, canon, check, count, explain, hint, link, minimize, neighbours, rate, simplify,
    solve, steps, techniques,
};
use crate::making;
use crate::output::{ErrorRecord, JSON_VERSION};

/// Where the schema stands.
const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/schema.json");

/// The schema of a type.
fn of<T: JsonSchema>(generator: &mut SchemaGenerator) -> Value {
    generator.subschema_for::<T>().into()
}

/// Each command, and the answers about a board that it gives besides errors.
fn commands(generator: &mut SchemaGenerator) -> Vec<(&'static str, Vec<Value>)> {
    let on = generator;
    vec![
        ("solve", vec![of::<solve::Record<'_>>(on), of::<all_solutions::Record<'_>>(on)]),
        ("check", vec![of::<check::Record<'_>>(on)]),
        ("count", vec![of::<count::Record<'_>>(on)]),
        ("rate", vec![of::<rate::Record<'_>>(on)]),
        ("hint", vec![of::<hint::Record<'_>>(on)]),
        ("steps", vec![of::<steps::Record<'_>>(on)]),
        ("explain", vec![of::<explain::Record<'_>>(on)]),
        ("simplify", vec![of::<simplify::Record<'_>>(on)]),
        ("minimize", vec![of::<minimize::Record<'_>>(on)]),
        ("canon", vec![of::<canon::Record<'_>>(on)]),
        ("neighbours", vec![of::<neighbours::Record<'_>>(on)]),
        ("link", vec![of::<link::Record<'_>>(on)]),
        ("generate", vec![of::<making::Record>(on)]),
        ("techniques", vec![of::<techniques::List>(on), of::<techniques::Record>(on)]),
    ]
}

/// Moves references from where an OpenAPI document has its definitions to where a schema has them.
fn moved(value: &mut Value) {
    match value {
        Value::String(text) => {
            if let Some(name) = text.strip_prefix("#/components/schemas/") {
                *text = format!("#/$defs/{name}");
            }
        }
        Value::Array(values) => values.iter_mut().for_each(moved),
        Value::Object(fields) => fields.values_mut().for_each(moved),
        _ => {}
    }
}

/// The calls of the protocol, and their definitions, from its description.
fn calls() -> (Map<String, Value>, Map<String, Value>) {
    let mut description: Value =
        serde_json::from_str(minirow_api::description()).expect("the description is JSON");
    moved(&mut description);
    let paths = description["paths"].as_object().expect("paths");
    let calls = paths.iter().map(|(path, call)| {
        let schema = |part: &Value| part["content"]["application/json"]["schema"].clone();
        let post = &call["post"];
        let name = path.rsplit('/').next().expect("a name");
        let sides = json!({
            "input": schema(&post["requestBody"]),
            "output": schema(&post["responses"]["200"]),
        });
        (name.to_owned(), sides)
    });
    let definitions = description["components"]["schemas"].as_object().expect("definitions");
    (calls.collect(), definitions.clone())
}

/// All of it.
fn described() -> String {
    let mut generator = SchemaSettings::draft2020_12().into_generator();
    let error = of::<ErrorRecord<'_>>(&mut generator);
    let commands = commands(&mut generator).into_iter().map(|(name, mut answers)| {
        answers.push(error.clone());
        (name.to_owned(), json!({"anyOf": answers}))
    });
    let commands: Map<String, Value> = commands.collect();
    let (calls, mut definitions) = calls();
    for (name, schema) in generator.take_definitions(true) {
        let other = definitions.insert(name.clone(), schema.clone());
        assert!(other.is_none_or(|other| other == schema), "two things are called {name}");
    }
    let schema = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": minirow::NAME,
        "description": "The JSON of Minirow. `commands` has what each writes about a board with `--to jsonl`, which \
            `--to json` puts into the list `boards`; `calls` what those of the protocol take and give.",
        "version": JSON_VERSION,
        "commands": commands,
        "calls": calls,
        "$defs": definitions,
    });
    serde_json::to_string_pretty(&schema).expect("texts, numbers and lists of them") + "\n"
}

/// `INSTA_UPDATE=always` writes it anew.
#[test]
fn the_schema_is_what_the_types_say() {
    let described = described();
    if std::env::var("INSTA_UPDATE").is_ok_and(|update| update == "always") {
        std::fs::write(FILE, &described).expect("the sources can be written");
    }
    let written = std::fs::read_to_string(FILE).expect("the schema");
    let differs = |(one, other): &(&str, &str)| one != other;
    assert_eq!(written.lines().zip(described.lines()).find(differs), None, "schema.json");
    assert_eq!(written, described);
}
