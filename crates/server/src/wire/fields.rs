//! Reads the fields of a JSON object, and tells all that is wrong with them at once.

use serde_json::{Map, Value};

use crate::wire::error::Refusal;
use crate::wire::once;

/// An object whose fields are taken one by one; what is left at the end was not expected.
pub(crate) struct Fields {
    left: Map<String, Value>,
    known: Vec<&'static str>,
    reasons: Vec<String>,
}

impl Fields {
    /// Reads a text that must be a JSON object.
    pub(crate) fn read(text: &[u8]) -> Result<Fields, Refusal> {
        match once::read(text) {
            Ok((Value::Object(left), twice)) => {
                Ok(Fields { left, known: Vec::new(), reasons: once::reasons(&twice).collect() })
            }
            Ok((other, _)) => {
                let found = format!("expected a JSON object, found {}", kind_of(&other));
                Err(Refusal::bad_request("This is not a JSON object.").because([found]))
            }
            Err(error) => Err(Refusal::bad_request("This is not JSON.").because([error.to_string()])),
        }
    }

    fn take(&mut self, name: &'static str) -> Option<Value> {
        self.known.push(name);
        self.left.remove(name)
    }

    /// Whether a field is there.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.left.contains_key(name)
    }

    /// Whether a field is there and a text.
    pub(crate) fn has_text(&self, name: &str) -> bool {
        self.left.get(name).is_some_and(Value::is_string)
    }

    /// Notes that something is wrong with a field.
    pub(crate) fn wrong(&mut self, name: &str, why: impl std::fmt::Display) {
        self.reasons.push(format!("{name}: {why}"));
    }

    /// A field of text; empty, and noted, where it is missing or something else.
    pub(crate) fn text(&mut self, name: &'static str, most_bytes: usize) -> String {
        match self.take(name) {
            Some(Value::String(text)) if text.len() <= most_bytes => return text,
            Some(Value::String(text)) => {
                self.wrong(name, format_args!("it has {} bytes, where {most_bytes} are allowed", text.len()));
            }
            Some(other) => self.wrong(name, format_args!("expected a text, found {}", kind_of(&other))),
            None => self.wrong(name, "it is missing; expected a text"),
        }
        String::new()
    }

    /// A field that is a list of texts, at least one; empty, and noted, where it is missing or something else.
    pub(crate) fn list(&mut self, name: &'static str, most: usize, most_bytes: usize) -> Vec<String> {
        let list = match self.take(name) {
            Some(Value::Array(list)) if (1..=most).contains(&list.len()) => list,
            Some(Value::Array(list)) => {
                self.wrong(name, format_args!("expected 1 to {most} texts, found {}", list.len()));
                return Vec::new();
            }
            Some(other) => {
                self.wrong(name, format_args!("expected a list of texts, found {}", kind_of(&other)));
                return Vec::new();
            }
            None => {
                self.wrong(name, "it is missing; expected a list of texts");
                return Vec::new();
            }
        };
        let mut texts = Vec::with_capacity(list.len());
        for (at, value) in (1..).zip(list) {
            match value {
                Value::String(text) if text.len() <= most_bytes => texts.push(text),
                Value::String(text) => self.wrong(
                    name,
                    format_args!("text {at} has {} bytes, where {most_bytes} are allowed", text.len()),
                ),
                other => self.wrong(name, format_args!("expected a text as {at}, found {}", kind_of(&other))),
            }
        }
        texts
    }

    /// A field that may be a text, `null` or missing.
    pub(crate) fn text_or_null(&mut self, name: &'static str) -> Option<String> {
        match self.take(name) {
            Some(Value::String(text)) => Some(text),
            None | Some(Value::Null) => None,
            Some(other) => {
                self.wrong(name, format_args!("expected a text or null, found {}", kind_of(&other)));
                None
            }
        }
    }

    /// A field that may be an object of texts, or missing.
    pub(crate) fn texts(&mut self, name: &'static str) -> Vec<(String, String)> {
        let object = match self.take(name) {
            Some(Value::Object(object)) => object,
            None | Some(Value::Null) => return Vec::new(),
            Some(other) => {
                self.wrong(name, format_args!("expected an object, found {}", kind_of(&other)));
                return Vec::new();
            }
        };
        let mut texts = Vec::new();
        for (key, value) in object {
            match value {
                Value::String(text) => texts.push((key, text)),
                other => {
                    self.wrong(name, format_args!("{key}: expected a text, found {}", kind_of(&other)));
                }
            }
        }
        texts
    }

    /// A whole number; 0, and noted, where it is missing or something else.
    pub(crate) fn number(&mut self, name: &'static str) -> u64 {
        match self.take(name) {
            Some(value) => value.as_u64().unwrap_or_else(|| {
                self.wrong(name, format_args!("expected a whole number from 0, found {value}"));
                0
            }),
            None => {
                self.wrong(name, "it is missing; expected a whole number from 0");
                0
            }
        }
    }

    /// A whole number, `null`, or missing.
    pub(crate) fn number_or_null(&mut self, name: &'static str) -> Option<u64> {
        match self.take(name) {
            None | Some(Value::Null) => None,
            Some(value) => value.as_u64().or_else(|| {
                self.wrong(name, format_args!("expected a whole number or null, found {value}"));
                None
            }),
        }
    }

    /// One of a few words; the first is taken where the field is missing.
    pub(crate) fn one_of<T: Copy>(&mut self, name: &'static str, first: (&str, T), rest: &[(&str, T)]) -> T {
        let Some(value) = self.take(name) else { return first.1 };
        let choices = || [first].into_iter().chain(rest.iter().copied());
        match choices().find(|(word, _)| value.as_str() == Some(word)) {
            Some((_, choice)) => choice,
            None => {
                let words: Vec<&str> = choices().map(|(word, _)| word).collect();
                self.wrong(name, format_args!("expected one of {}, found {value}", words.join(", ")));
                first.1
            }
        }
    }

    /// Refuses if anything was wrong, or is left.
    pub(crate) fn finish(mut self) -> Result<(), Refusal> {
        let known = self.known.join(", ");
        for name in self.left.keys() {
            self.reasons.push(format!("{name:?}: no such field; known are {known}"));
        }
        match self.reasons.is_empty() {
            true => Ok(()),
            false => Err(Refusal::bad_request("The request has wrong fields.").because(self.reasons)),
        }
    }
}

/// What a JSON value is, in a word or two.
fn kind_of(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "a truth value",
        Value::Number(_) => "a number",
        Value::String(_) => "a text",
        Value::Array(_) => "a list",
        Value::Object(_) => "an object",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &[&str]) {
        let reasons = Fields::read(text.as_bytes()).and_then(|mut fields| {
            let _ = (fields.text("act", 8), fields.number("version"), fields.text_or_null("start"));
            let _ = fields.one_of("table", ("physical", 1), &[("guarded", 2)]);
            fields.finish()
        });
        let reasons = reasons.err().map_or(Vec::new(), |refusal| refusal.reasons);
        assert_eq!(reasons, expected, "{text}");
    }

    #[test]
    fn what_is_right_passes() {
        check(r#"{"act":"white","version":0}"#, &[]);
        check(r#"{"act":"","version":7,"start":null,"table":"guarded"}"#, &[]);
    }

    #[test]
    fn all_that_is_wrong_is_told_at_once() {
        check(
            r#"{"act":7,"version":-1,"start":[],"table":"soft","colour":"red"}"#,
            &[
                "act: expected a text, found a number",
                "version: expected a whole number from 0, found -1",
                "start: expected a text or null, found a list",
                r#"table: expected one of physical, guarded, found "soft""#,
                r#""colour": no such field; known are act, version, start, table"#,
            ],
        );
        check(
            r#"{"act":"a","version":0,"act":"b","terms":{"x":1,"x":2}}"#,
            &[
                r#""act": it is given twice"#,
                r#""x": it is given twice"#,
                r#""terms": no such field; known are act, version, start, table"#,
            ],
        );
        check(
            r#"{"act":"123456789"}"#,
            &[
                "act: it has 9 bytes, where 8 are allowed",
                "version: it is missing; expected a whole number from 0",
            ],
        );
    }

    #[test]
    fn a_list_is_of_texts() {
        let reasons = |text: &str| {
            let mut fields = Fields::read(text.as_bytes()).unwrap();
            let list = fields.list("acts", 2, 4);
            (list, fields.finish().err().map_or(Vec::new(), |refusal| refusal.reasons))
        };
        assert_eq!(reasons(r#"{"acts":["a","b"]}"#), (vec!["a".to_owned(), "b".to_owned()], vec![]));
        for (text, expected) in [
            ("{}", "acts: it is missing; expected a list of texts"),
            (r#"{"acts":"a"}"#, "acts: expected a list of texts, found a text"),
            (r#"{"acts":[]}"#, "acts: expected 1 to 2 texts, found 0"),
            (r#"{"acts":["a","b","c"]}"#, "acts: expected 1 to 2 texts, found 3"),
            (r#"{"acts":["a",7]}"#, "acts: expected a text as 2, found a number"),
            (r#"{"acts":["abcde"]}"#, "acts: text 1 has 5 bytes, where 4 are allowed"),
        ] {
            assert_eq!(reasons(text).1, [expected], "{text}");
        }
    }

    #[test]
    fn what_is_no_object_is_told() {
        check("[1]", &["expected a JSON object, found a list"]);
        check(r#"{"act":"#, &["EOF while parsing a value at line 1 column 7"]);
    }
}
