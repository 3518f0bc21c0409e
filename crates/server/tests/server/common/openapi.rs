//! The description of the API, held against everything that is asked and answered in the tests.

use std::sync::LazyLock;

use axum::http::Method;
use serde_json::{Map, Value, json};

use super::Answer;
use crate::schema::Schema;

/// The description, as it is served.
pub static API: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(include_str!("../../../../../docs/openapi.json")).unwrap());

const STANDING: &str = include_str!("../../../../../docs/standing.schema.json");

/// One schema of an object that has a field for each body that the description knows.
static BODIES: LazyLock<Schema> = LazyLock::new(|| {
    // The checker follows references within one document.
    let api = API.to_string().replace("\"standing.schema.json#/", "\"#/$defs/standing/");
    let api = api.replace("\"#/components/", "\"#/$defs/api/components/");
    let standing = STANDING.replace("\"#/$defs/", "\"#/$defs/standing/$defs/");
    let schemas = bodies(&serde_json::from_str(&api).unwrap());
    let parsed = |text: &str| serde_json::from_str::<Value>(text).unwrap();
    let defined = json!({"api": {"components": parsed(&api)["components"]}, "standing": parsed(&standing)});
    Schema::read(&json!({"properties": schemas, "additionalProperties": false, "$defs": defined}).to_string())
});

/// Every operation with its method and path.
pub fn operations(api: &Value) -> impl Iterator<Item = (String, &String, &Value)> {
    api["paths"].as_object().unwrap().iter().flat_map(|(path, methods)| {
        let methods = methods.as_object().unwrap().iter().filter(|(word, _)| *word != "parameters");
        methods.map(move |(method, operation)| (method.to_uppercase(), path, operation))
    })
}

/// The schemas of all JSON bodies, by `GET /api/codes 200` for an answer and `POST /api/games asks` for a question.
fn bodies(api: &Value) -> Map<String, Value> {
    let mut bodies = Map::new();
    for (method, path, operation) in operations(api) {
        for (status, answer) in operation["responses"].as_object().unwrap() {
            let answer = referred(api, answer);
            if let Some(schema) = answer["content"]["application/json"].get("schema") {
                bodies.insert(format!("{method} {path} {status}"), schema.clone());
            }
        }
        if let Some(schema) = operation["requestBody"]["content"]["application/json"].get("schema") {
            bodies.insert(format!("{method} {path} asks"), schema.clone());
        }
    }
    bodies
}

fn referred<'a>(api: &'a Value, value: &'a Value) -> &'a Value {
    match value["$ref"].as_str() {
        // The other documents' parts are schemas, and no answers.
        Some(to) => api.pointer(to.trim_start_matches('#').trim_start_matches("/$defs/api")).expect("a part"),
        None => value,
    }
}

/// The described path that an address belongs to: one without parts to fill in comes first.
fn path_of(asked: &str) -> Option<&'static String> {
    let asked: Vec<&str> = asked.split('/').collect();
    let fits = |path: &&String| {
        let parts: Vec<&str> = path.split('/').collect();
        parts.len() == asked.len()
            && parts
                .iter()
                .zip(&asked)
                .all(|(part, asked)| part == asked || (part.starts_with('{') && !asked.is_empty()))
    };
    API["paths"].as_object().unwrap().keys().filter(fits).min_by_key(|path| path.matches('{').count())
}

/// Stops the test where the description says something else than the server.
pub fn check(method: &Method, address: &str, asked: &[u8], answer: &Answer) {
    let status = answer.status.as_u16();
    let Some(path) = path_of(address) else {
        let is_api = address == "/api" || address.starts_with("/api/");
        assert!(!is_api || status == 404 || status == 429, "{method} {address} is not described: {status}");
        return;
    };
    let Some(operation) = API["paths"][path].get(method.as_str().to_lowercase()) else {
        let head = method == Method::HEAD;
        assert!(head || matches!(status, 405 | 429), "{method} {path} is not described: {status}");
        return;
    };
    let name = if operation["responses"].get(status.to_string()).is_some() {
        status.to_string()
    } else {
        "default".into()
    };
    assert!(name != "default" || status >= 400, "{method} {path}: {status} is not described");
    let described = referred(&API, &operation["responses"][&name]);
    let sent = answer.header("content-type").split(';').next().unwrap_or_default();
    let content = described["content"].as_object();
    match content {
        None => assert!(sent.is_empty(), "{method} {path} {status}: {sent} is not described"),
        Some(content) => {
            assert!(content.contains_key(sent), "{method} {path} {status}: {sent} is not described")
        }
    }
    if sent == "application/json" {
        let body = serde_json::from_str(&answer.text).unwrap();
        fits(&format!("{method} {path} {name}"), body);
    }
    let taken = operation["requestBody"]["content"].get("application/json");
    if let (true, Some(_), Ok(asked)) = (answer.status.is_success(), taken, serde_json::from_slice(asked)) {
        fits(&format!("{method} {path} asks"), asked);
    }
}

fn fits(name: &str, body: Value) {
    let faults = BODIES.faults(&json!({name: body}));
    assert!(faults.is_empty(), "{name} is not as docs/openapi.json says:\n{}", faults.join("\n"));
}
