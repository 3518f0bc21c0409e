//! What the laws say about an act.

use std::sync::Arc;

use board::Side;
use law::Cites;

use crate::evidence::Evidence;
use crate::refusal::Refusal;

/// What the laws say about an act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// The articles that say so, by their printed numbers, in the code's order; empty where the code is silent.
    pub articles: Vec<&'static str>,
    /// What sort of ruling it is.
    pub kind: RulingKind,
    /// What follows, in one plain sentence.
    pub says: String,
    /// The side whose act, offence or duty it is about, which a silent table does not tell the other; none: it is
    /// everybody's.
    pub about: Option<Side>,
    /// What it rests on where only a proof could tell.
    pub evidence: Option<Arc<Evidence>>,
}

/// The sort of a ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RulingKind {
    /// Something must be done.
    Obligation,
    /// Something may be claimed or exacted.
    Right,
    /// A law was broken.
    Offence,
    /// A penalty was exacted.
    Penalty,
    /// An earlier position stands again.
    Restored,
    /// A move is complete.
    Completed,
    /// The act has no effect, and why.
    Refused(Refusal),
    /// The game is over.
    Result,
    /// Something worth telling, the silence of a code among it.
    Note,
}

/// An act that cannot physically be done; nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", reasons.join("; "))]
pub struct Impossible {
    /// Why not; never empty.
    pub reasons: Vec<String>,
}

impl RulingKind {
    /// Whether the act has no effect.
    pub fn is_refusal(self) -> bool {
        matches!(self, RulingKind::Refused(_))
    }
}

impl Impossible {
    pub(crate) fn because(reason: impl Into<String>) -> Self {
        Impossible { reasons: vec![reason.into()] }
    }
}

/// The rulings on an act, or that it cannot be done.
pub(crate) type Judgement = Result<Vec<Ruling>, Impossible>;

/// A ruling that an act has no effect, for this reason.
pub(crate) fn refused(articles: impl Into<Cites>, why: Refusal, says: impl Into<String>) -> Ruling {
    ruling(articles, RulingKind::Refused(why), says)
}

/// A ruling that everybody may hear; each article is cited once.
pub(crate) fn ruling(articles: impl Into<Cites>, kind: RulingKind, says: impl Into<String>) -> Ruling {
    let articles = articles.into().into_vec();
    Ruling { articles, kind, says: says.into(), about: None, evidence: None }
}
