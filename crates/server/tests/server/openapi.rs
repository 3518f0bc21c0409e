//! The description of the API says of every route what it does. What is asked and answered in the other tests is held
//! against it in `House::send`.

use std::collections::BTreeSet;

use crate::common::House;
use crate::common::openapi::{API, operations};

/// The routes, as the router lists them.
const ROUTES: &str = include_str!("../../src/http/routes.rs");

fn routes() -> BTreeSet<String> {
    let listed = ROUTES.split(".route(").skip(1).map(|rest| {
        let (path, rest) = rest.trim_start().trim_start_matches('"').split_once('"').unwrap();
        let (method, _) = rest.trim_start_matches([',', ' ', '\n']).split_once('(').unwrap();
        format!("{} {path}", method.to_uppercase())
    });
    listed.collect()
}

#[test]
fn every_route_is_described_and_nothing_else() {
    let described: BTreeSet<String> =
        operations(&API).map(|(method, path, _)| format!("{method} {path}")).collect();
    assert!(described.len() > 30);
    assert_eq!(described, routes());
}

#[test]
fn every_operation_says_what_it_is_for_and_names_its_parts() {
    let mut names = BTreeSet::new();
    for (method, path, operation) in operations(&API) {
        let at = format!("{method} {path}");
        assert!(operation["summary"].as_str().is_some_and(|says| says.ends_with('.')), "{at}");
        assert!(names.insert(operation["operationId"].as_str().unwrap()), "{at}");
        assert!(operation["responses"].get("default").is_some(), "{at}: no error");
        let named = operation["parameters"].as_array().cloned().unwrap_or_default();
        let named: BTreeSet<&str> =
            named.iter().filter(|one| one["in"] == "path").filter_map(|one| one["name"].as_str()).collect();
        let parts = path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
        assert_eq!(named, parts.collect(), "{at}");
    }
}

#[tokio::test]
async fn programs_read_it_from_the_server() {
    let house = House::open();
    let served = house.get("/api/openapi.json").await.ok();
    assert_eq!((&served["openapi"], &served), (&"3.1.0".into(), &*API));
    let standing = house.get("/api/standing.schema.json").await.ok();
    assert!(standing["$defs"]["ruling"].is_object());
    let text = served.to_string();
    for place in text.split("standing.schema.json#").skip(1).map(|rest| rest.split('"').next().unwrap()) {
        assert!(standing.pointer(place).is_some(), "{place}");
    }
}
