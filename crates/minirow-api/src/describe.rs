//! The OpenAPI description of the protocol.

/// The protocol over HTTP as an OpenAPI document, version 3.1: all calls, whatever the features.
///
/// # Examples
/// ```
/// let description = minirow_api::description();
/// assert!(description.contains(r#""/api/v1/hint""#));
/// ```
#[must_use]
pub fn description() -> &'static str {
    include_str!("../openapi.json")
}

/// The same, made from the types that read and write it: the calls of the features that there are.
#[cfg(feature = "schema")]
#[doc(hidden)]
#[must_use]
pub fn described() -> String {
    use schemars::generate::SchemaSettings;
    use serde_json::{Map, Value, json};

    use crate::registry;
    use crate::{Fault, VERSION};

    let settings = SchemaSettings::draft2020_12()
        .with(|settings| settings.definitions_path = "/components/schemas".into());
    let mut generator = settings.into_generator();
    let fault = Value::from(generator.subschema_for::<Fault>());
    let failed = json!({
        "type": "object",
        "required": ["error"],
        "properties": {"error": fault},
    });
    let answer = |description: &str, schema: &Value| {
        json!({
            "description": description,
            "content": {"application/json": {"schema": schema}},
        })
    };
    let mut paths = Map::new();
    for call in registry::described(&mut generator) {
        let [input, output] = call.schemas;
        let operation = json!({
            "operationId": call.name,
            "summary": call.summary,
            "requestBody": {
                "required": true,
                "content": {"application/json": {"schema": input}},
            },
            "responses": {
                "200": answer("The answer", &output),
                "408": answer("The body took too long to arrive", &failed),
                "413": answer("The body is too large", &failed),
                "415": answer("The body is not said to be JSON", &failed),
                "422": answer("The input is not what the call takes", &failed),
                "503": answer("A limit of the server was reached", &failed),
            },
        });
        paths.insert(format!("/api/v{VERSION}/{}", call.name), json!({"post": operation}));
    }
    let schemas = generator.take_definitions(true);
    let document = json!({
        "openapi": "3.1.0",
        "info": {
            "title": minirow::NAME,
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Sudoku of any size: solving, hints, ratings, random boards.",
        },
        "paths": paths,
        "components": {"schemas": schemas},
    });
    let text = serde_json::to_string_pretty(&document);
    text.expect("texts, numbers and lists of them") + "\n"
}
