//! Reads JSON, and notes the fields that an object has twice: the last of them would win, and nobody would be told.

use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};

/// A value, and the names of the fields that some object in it has more than once.
pub(crate) fn read(text: &[u8]) -> Result<(Value, Vec<String>), serde_json::Error> {
    let (mut twice, mut reader) = (Vec::new(), serde_json::Deserializer::from_slice(text));
    let value = Part(&mut twice).deserialize(&mut reader)?;
    reader.end()?;
    Ok((value, twice))
}

/// The reasons for which such fields are refused.
pub(crate) fn reasons(twice: &[String]) -> impl Iterator<Item = String> {
    twice.iter().map(|name| format!("{name:?}: it is given twice"))
}

/// A part of what is read.
struct Part<'t>(&'t mut Vec<String>);

impl<'de> DeserializeSeed<'de> for Part<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Value, D::Error> {
        from.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Part<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E: Error>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_f64<E: Error>(self, number: f64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Value, E> {
        Ok(text.into())
    }

    fn visit_string<E: Error>(self, text: String) -> Result<Value, E> {
        Ok(text.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut parts: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(part) = parts.next_element_seed(Part(self.0))? {
            list.push(part);
        }
        Ok(list.into())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Value, A::Error> {
        let mut object = Map::new();
        while let Some(name) = fields.next_key::<String>()? {
            let value = fields.next_value_seed(Part(self.0))?;
            if object.insert(name.clone(), value).is_some() && !self.0.contains(&name) {
                self.0.push(name);
            }
        }
        Ok(object.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_read_is_what_serde_reads() {
        for text in [
            r#"{"a":[1,-2,3.5,1e300,null,true,"é\n\u00fc",{"b":{}}],"c":[]}"#,
            "[]",
            "7",
            "-0.0",
            "18446744073709551615",
            r#""x""#,
        ] {
            let (value, twice) = read(text.as_bytes()).unwrap();
            assert_eq!((value, twice), (serde_json::from_str(text).unwrap(), vec![]), "{text}");
        }
        for text in ["", "{", "[1,]", "{} x", r#"{"a":1,}"#, &"[".repeat(200)] {
            let plain = serde_json::from_str::<Value>(text).unwrap_err().to_string();
            assert_eq!(read(text.as_bytes()).unwrap_err().to_string(), plain, "{text}");
        }
    }

    #[test]
    fn a_field_that_comes_twice_is_told_wherever_it_stands() {
        let twice = |text: &str| read(text.as_bytes()).unwrap().1;
        assert_eq!(twice(r#"{"act":1,"version":2,"act":1,"act":3}"#), ["act"]);
        assert_eq!(twice(r#"{"terms":{"reply":"3d","reply":"4d"},"a":[{"b":1,"b":1}]}"#), ["reply", "b"]);
        assert_eq!(twice(r#"{"a":{"b":1},"b":2,"c":{"b":3}}"#), [""; 0]);
    }
}
