//! What an audit is asked for.

use audit::{Auditor, Choice, Kind};
use law::codes;
use serde::{Deserialize, Serialize};

/// What an audit is asked for, in words that go from machine to machine.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// The code, or `auto`.
    pub code: String,
    /// How many positions a search may visit.
    pub states: u64,
    /// The kinds of findings that are wanted.
    pub kinds: Vec<String>,
}

impl Settings {
    /// The auditor.
    ///
    /// # Errors
    ///
    /// There is no such code, or no such kind.
    pub(crate) fn auditor(&self) -> Result<Auditor, String> {
        let choice = match self.code.as_str() {
            "auto" => Choice::ByDate,
            id => Choice::Always(codes::find(id).ok_or_else(|| format!("there is no code `{id}`"))?),
        };
        let kind = |word: &String| Kind::of(word).ok_or_else(|| format!("there is no kind `{word}`"));
        let kinds: Vec<_> = self.kinds.iter().map(kind).collect::<Result<_, _>>()?;
        Ok(Auditor::new(choice).with_states(self.states).only(&kinds))
    }
}
