//! A checker for the part of JSON Schema that our schemas use; a word that it does not know is an error.

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::sync::{Mutex, PoisonError};

use regex_lite::Regex;
use serde_json::Value;

/// A schema, read from a file's text.
pub struct Schema {
    root: Value,
    patterns: HashMap<String, Pattern>,
}

/// A pattern, with the texts that were found to match it: squares and articles come by the thousand.
struct Pattern {
    regex: Regex,
    matching: Mutex<HashSet<String>>,
}

impl Pattern {
    fn matches(&self, text: &str) -> bool {
        let mut matching = self.matching.lock().unwrap_or_else(PoisonError::into_inner);
        matching.contains(text) || self.regex.is_match(text) && matching.insert(text.to_owned())
    }
}

/// Where a value stands, written only when it is at fault.
#[derive(Clone, Copy)]
enum Path<'a> {
    Root,
    Field(&'a Path<'a>, &'a str),
    Item(&'a Path<'a>, usize),
}

impl fmt::Display for Path<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Path::Root => f.write_str("$"),
            Path::Field(outer, name) => write!(f, "{outer}.{name}"),
            Path::Item(outer, at) => write!(f, "{outer}[{at}]"),
        }
    }
}

impl Schema {
    pub fn read(text: &str) -> Self {
        let root = serde_json::from_str(text).expect("a schema is JSON");
        let mut patterns = HashMap::new();
        compile(&root, &mut patterns);
        Schema { root, patterns }
    }

    /// Everything in `value` that is not as the schema says, with its path.
    pub fn faults(&self, value: &Value) -> Vec<String> {
        let mut faults = Vec::new();
        self.check(&self.root, value, Path::Root, &mut faults);
        faults
    }

    fn check(&self, schema: &Value, value: &Value, path: Path<'_>, faults: &mut Vec<String>) {
        for (word, says) in schema.as_object().expect("a schema is an object") {
            if !self.holds(word, says, schema, value, path, faults) {
                faults.push(format!("{path}: {word} {says} does not hold of {value}"));
            }
        }
    }

    fn holds(
        &self,
        word: &str,
        says: &Value,
        schema: &Value,
        value: &Value,
        path: Path<'_>,
        faults: &mut Vec<String>,
    ) -> bool {
        match word {
            "$schema" | "$defs" | "title" | "description" => {}
            "$ref" => self.check(self.defined(says), value, path, faults),
            "type" => return types(says).iter().any(|name| is_a(name, value)),
            "anyOf" => return self.any_of(says, value, path),
            "enum" => return says.as_array().is_some_and(|list| list.contains(value)),
            "minimum" => {
                return value.as_i64().is_none_or(|number| number >= says.as_i64().unwrap_or(i64::MAX));
            }
            "maximum" => {
                return value.as_i64().is_none_or(|number| number <= says.as_i64().unwrap_or(i64::MIN));
            }
            "minItems" => {
                return value
                    .as_array()
                    .is_none_or(|items| items.len() as u64 >= says.as_u64().unwrap_or(u64::MAX));
            }
            "maxItems" => {
                return value.as_array().is_none_or(|items| items.len() as u64 <= says.as_u64().unwrap_or(0));
            }
            "pattern" => return value.as_str().is_none_or(|text| self.matches(says, text)),
            "required" => return has_all(says, value),
            "properties" => self.properties(says, value, path, faults),
            "additionalProperties" => return self.others(says, schema, value, path, faults),
            "items" => self.items(says, value, path, faults),
            unknown => panic!("the checker does not know {unknown}"),
        }
        true
    }

    fn matches(&self, pattern: &Value, text: &str) -> bool {
        let pattern = pattern.as_str().and_then(|pattern| self.patterns.get(pattern));
        pattern.is_some_and(|pattern| pattern.matches(text))
    }

    fn defined(&self, reference: &Value) -> &Value {
        let pointer = reference.as_str().and_then(|text| text.strip_prefix('#')).expect("a local reference");
        self.root.pointer(pointer).expect("a definition")
    }

    fn any_of(&self, says: &Value, value: &Value, path: Path<'_>) -> bool {
        says.as_array().into_iter().flatten().any(|schema| {
            let mut faults = Vec::new();
            self.check(schema, value, path, &mut faults);
            faults.is_empty()
        })
    }

    fn properties(&self, says: &Value, value: &Value, path: Path<'_>, faults: &mut Vec<String>) {
        for (name, schema) in says.as_object().into_iter().flatten() {
            if let Some(there) = value.get(name) {
                self.check(schema, there, Path::Field(&path, name), faults);
            }
        }
    }

    fn others(
        &self,
        says: &Value,
        schema: &Value,
        value: &Value,
        path: Path<'_>,
        faults: &mut Vec<String>,
    ) -> bool {
        let named = |name: &String| schema.get("properties").is_some_and(|named| named.get(name).is_some());
        let mut others = value.as_object().into_iter().flatten().filter(|(name, _)| !named(name));
        if says == &Value::Bool(false) {
            return others.next().is_none();
        }
        others.for_each(|(name, there)| self.check(says, there, Path::Field(&path, name), faults));
        true
    }

    fn items(&self, says: &Value, value: &Value, path: Path<'_>, faults: &mut Vec<String>) {
        for (at, item) in value.as_array().into_iter().flatten().enumerate() {
            self.check(says, item, Path::Item(&path, at), faults);
        }
    }
}

fn types(says: &Value) -> Vec<&str> {
    match says {
        Value::Array(names) => names.iter().filter_map(Value::as_str).collect(),
        name => name.as_str().into_iter().collect(),
    }
}

fn is_a(name: &str, value: &Value) -> bool {
    match name {
        "null" => value.is_null(),
        "string" => value.is_string(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        unknown => panic!("the checker does not know the type {unknown}"),
    }
}

/// Compiles every pattern of a schema once.
fn compile(schema: &Value, patterns: &mut HashMap<String, Pattern>) {
    match schema {
        Value::Object(words) => {
            if let Some(pattern) = words.get("pattern").and_then(Value::as_str) {
                let regex = Regex::new(pattern).expect("a pattern");
                patterns.insert(pattern.to_owned(), Pattern { regex, matching: Mutex::default() });
            }
            words.values().for_each(|inner| compile(inner, patterns));
        }
        Value::Array(list) => list.iter().for_each(|inner| compile(inner, patterns)),
        _ => {}
    }
}

fn has_all(names: &Value, value: &Value) -> bool {
    let needed = names.as_array().into_iter().flatten().filter_map(Value::as_str);
    value.as_object().is_none_or(|object| needed.into_iter().all(|name| object.contains_key(name)))
}
