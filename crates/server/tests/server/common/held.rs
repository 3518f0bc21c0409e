//! What a client holds of a game, put together from the frames that it was sent.

use serde_json::Value;

#[derive(Clone, Debug, Default)]
pub struct Held {
    pub version: u64,
    /// Which history it is, in the server's own word.
    pub seal: String,
    pub entries: Vec<Value>,
    /// With the moves of the line, as a snapshot has them.
    pub standing: Value,
}

impl Held {
    /// Takes a snapshot or an update; nothing may be missing between what is held and what comes.
    pub fn take(&mut self, frame: &Value) {
        let entries = frame["entries"].as_array().unwrap();
        self.version = frame["version"].as_u64().unwrap();
        self.seal = frame["seal"].as_str().unwrap().to_owned();
        if frame["type"] == "snapshot" && entries.len() as u64 == self.version {
            // Everything is told anew.
            self.entries.clear();
        }
        for entry in entries {
            let number = entry["act"].as_u64().unwrap() as usize;
            assert!(number <= self.entries.len() + 1, "act {number} came after {}", self.entries.len());
            self.entries.truncate(number - 1);
            self.entries.push(entry.clone());
        }
        assert_eq!(self.entries.len() as u64, self.version);
        let mut line = self.standing["line"].as_array().cloned().unwrap_or_default();
        self.standing = frame["standing"].clone();
        if frame["type"] == "update" {
            assert!(self.standing["line"].is_null(), "the whole line came again: {frame}");
            let after = frame["line"]["after"].as_u64().unwrap() as usize;
            assert!(after <= line.len(), "the line goes on after move {after}, {} are held", line.len());
            line.truncate(after);
            line.extend(frame["line"]["moves"].as_array().unwrap().iter().cloned());
            self.standing["line"] = Value::Array(line);
        }
    }
}
