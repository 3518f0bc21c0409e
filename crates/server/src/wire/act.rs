//! A request for acts, and what became of it.

use records::act::Written;
use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::limits::{ACT_BYTES, ACTS_A_REQUEST, REQUEST_BYTES};
use crate::wire::error::Refusal;
use crate::wire::fields::Fields;
use crate::wire::snapshot::{Pending, Told};

/// Acts as they are asked for: one, or several that are done in their order.
#[derive(Clone, Debug)]
pub(crate) struct ActRequest {
    /// The version at which the first of them is meant.
    pub(crate) version: u64,
    pub(crate) acts: Asked,
    /// What makes the request recognisable when it is sent again.
    pub(crate) request: String,
    /// The seat's request that it follows, whose answer was not waited for: it is done only if that was done, and the laws refused
    /// nothing of it.
    pub(crate) follows: Option<String>,
}

/// Lines of script, without stamps.
#[derive(Clone, Debug)]
pub(crate) enum Asked {
    One(String),
    Several(Vec<String>),
}

impl Asked {
    pub(crate) fn lines(&self) -> &[String] {
        match self {
            Asked::One(line) => std::slice::from_ref(line),
            Asked::Several(lines) => lines,
        }
    }
}

impl ActRequest {
    /// Takes the fields `version`, `request`, `follows`, and `act` or `acts`.
    pub(crate) fn read(mut fields: Fields) -> Result<ActRequest, Refusal> {
        let acts = match fields.has("acts") {
            true => Asked::Several(fields.list("acts", ACTS_A_REQUEST, ACT_BYTES)),
            false => Asked::One(fields.text("act", ACT_BYTES)),
        };
        let (version, request) = (fields.number("version"), fields.text("request", REQUEST_BYTES));
        if !request.bytes().all(|byte| byte.is_ascii_graphic()) || request.is_empty() {
            fields.wrong("request", "expected visible ASCII characters, at least one");
        }
        let follows = fields.text_or_null("follows");
        if follows.as_ref().is_some_and(|follows| follows.len() > REQUEST_BYTES) {
            fields.wrong("follows", "expected the id of a request");
        }
        fields.finish().map(|()| ActRequest { version, acts, request, follows })
    }

    /// What is asked for, told from anything else under the same name.
    pub(crate) fn asked(&self) -> store::Asked {
        let lines = self.acts.lines().iter();
        let hash = lines.fold(Sha256::new(), |hash, line| {
            hash.chain_update((line.len() as u64).to_le_bytes()).chain_update(line)
        });
        store::Asked::new(hash.finalize().into())
    }

    fn seals_record(&self) -> bool {
        let seals = |line: &String| line.parse::<Written>().is_ok_and(|written| written.seals_record());
        self.acts.lines().iter().any(seals)
    }

    /// The same as it may stand in the log. Of a sealed record the log has no hash with which records could be tried; it has
    /// one that takes the secret to make, if a secret was kept.
    pub(crate) fn asked_in_log(&self, secret: Option<&str>) -> Option<store::Asked> {
        match (self.seals_record(), secret) {
            (false, _) => Some(self.asked()),
            (true, Some(secret)) => Some(hidden(self.asked(), secret)),
            (true, None) => None,
        }
    }

    /// What this request became, where it was recorded before with this act as its last.
    pub(crate) fn repeated(&self, last: u64) -> Recorded {
        let asked = self.acts.lines().len() as u64;
        let done = last.saturating_sub(self.version).clamp(1, asked);
        let stopped = usize::try_from(done).ok().and_then(|done| self.acts.lines().get(done));
        Recorded {
            after: last.saturating_sub(done),
            version: last,
            stopped: stopped.map(|act| Stopped { act: act.clone(), error: Refusal::stopped_before() }),
        }
    }
}

/// What a request asked for, as it is remembered.
#[derive(Clone, Debug)]
pub(crate) struct Asking {
    /// None where it sealed a record that is gone: of that request nothing else is known.
    asked: Option<store::Asked>,
    /// What hides it.
    secret: Option<String>,
}

impl Asking {
    pub(crate) fn plainly(asked: store::Asked) -> Asking {
        Asking { asked: Some(asked), secret: None }
    }

    pub(crate) fn sealed() -> Asking {
        Asking { asked: None, secret: None }
    }

    pub(crate) fn hidden(asked: store::Asked, secret: &str) -> Asking {
        Asking { asked: Some(asked), secret: Some(secret.to_owned()) }
    }

    /// Whether a request asks for the same, as far as that is known.
    pub(crate) fn is(&self, request: &ActRequest) -> bool {
        let asked = || request.asked();
        match self.asked {
            Some(known) => {
                known == self.secret.as_deref().map_or_else(asked, |secret| hidden(asked(), secret))
            }
            None => request.seals_record(),
        }
    }
}

fn hidden(asked: store::Asked, secret: &str) -> store::Asked {
    let hash = Sha256::new().chain_update(asked.as_bytes()).chain_update(secret);
    store::Asked::new(hash.finalize().into())
}

/// What became of a request.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum ActOutcome {
    Recorded(Recorded),
    /// The act waits for the other seat to say the same.
    Proposed {
        version: u64,
        pending: Pending,
    },
}

impl ActOutcome {
    /// Where the game stands after it.
    pub(crate) fn version(&self) -> u64 {
        match self {
            ActOutcome::Recorded(recorded) => recorded.version,
            ActOutcome::Proposed { version, .. } => *version,
        }
    }

    /// The act that stopped the rest, if one did.
    pub(crate) fn stopped(&self) -> Option<&Stopped> {
        match self {
            ActOutcome::Recorded(recorded) => recorded.stopped.as_ref(),
            ActOutcome::Proposed { .. } => None,
        }
    }
}

/// Acts that are in the log: those after one, up to another.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Recorded {
    pub(crate) after: u64,
    pub(crate) version: u64,
    /// None where all were done that were asked for.
    pub(crate) stopped: Option<Stopped>,
}

/// The first act that was not done; nothing after it was tried.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Stopped {
    pub(crate) act: String,
    pub(crate) error: Refusal,
}

/// The answer to a request over HTTP.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(crate) enum Answer {
    One {
        version: u64,
        /// None where the act cannot be read any more.
        entry: Option<Told>,
    },
    Several {
        version: u64,
        entries: Vec<Told>,
        #[serde(skip_serializing_if = "Option::is_none")]
        stopped: Option<Stopped>,
    },
    Proposed {
        version: u64,
        pending: Pending,
    },
}
