//! What is ruled in a match, and why something cannot be done in it.

use std::fmt;

/// What the code says about something done in a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// The articles; none where the code is silent.
    pub articles: Vec<&'static str>,
    /// A sentence.
    pub says: String,
}

impl Ruling {
    pub(crate) fn new(articles: impl Into<Vec<&'static str>>, says: impl Into<String>) -> Ruling {
        Ruling { articles: articles.into(), says: says.into() }
    }
}

/// "Lewis has White (IV)."
impl fmt::Display for Ruling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.articles.is_empty() {
            true => write!(f, "{}.", self.says),
            false => write!(f, "{} ({}).", self.says, self.articles.join(", ")),
        }
    }
}

/// Why something cannot be done in a match; nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused(pub String);

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Refused {}
