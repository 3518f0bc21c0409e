//! Acts of an adjournment: what is sealed, and what a record can mean.

use board::Setup;

use crate::act::motion::Motion;
use crate::envelope::{Bits, EnvelopeHash};

/// An act of an adjournment.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AdjournmentAct {
    /// Breaks play off.
    Adjourns,
    /// Writes a move down, seals it in an envelope and hands it over.
    Seals(Sealed),
    /// Sets the adjourned position up again, as it was or otherwise.
    Resumes(Option<Box<Setup>>),
    /// Opens the envelope.
    OpensEnvelope,
    /// Adopts one of the moves that the other's record can mean.
    Adopts(Motion),
}

/// What lies in an envelope, as far as it is known.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Sealed {
    /// The record itself.
    Record {
        /// As written.
        record: String,
        /// What it can mean in the position that was adjourned.
        meaning: Meaning,
        /// What was drawn by lot for its [`EnvelopeHash`]; none where nothing was.
        bits: Option<Bits>,
    },
    /// Only what stands on the envelope.
    Hash(EnvelopeHash),
    /// The same, of a record that was known when this was judged first and is not any more.
    Missing {
        /// What stands on the envelope.
        hash: EnvelopeHash,
        /// The laws took it. If not, its writer has kept it.
        taken: bool,
    },
    /// Nothing of it.
    Withheld,
}

/// What the record of a move can mean.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Meaning {
    /// The motions, legal ones where its notation asks for a position.
    pub motions: Vec<Motion>,
    /// How it is worded.
    pub wording: law::question::Wording,
    /// What the paper says beside the move, or in its place.
    pub beside: Option<Beside>,
}

/// What a paper says beside a recorded move, or in the place of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Beside {
    /// What it says.
    pub word: PaperWord,
    /// Nothing else stands on the paper.
    pub alone: bool,
}

/// A word on a paper that is no record of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PaperWord {
    /// Its writer resigns.
    Resigns,
    /// He offers a draw.
    OffersDraw,
    /// He accepts a draw that was offered.
    AcceptsDraw,
    /// He claims something.
    Claims,
}

impl Meaning {
    /// One motion, or none, of a record in a notation that was agreed.
    ///
    /// ```
    /// assert!(jadoube_game::act::Meaning::agreed(None).motions.is_empty());
    /// ```
    #[must_use]
    pub fn agreed(motion: Option<Motion>) -> Meaning {
        let motions = motion.into_iter().collect();
        Meaning { motions, wording: law::question::Wording::Agreed, beside: None }
    }
}

impl Sealed {
    /// What stands on the envelope, where something does.
    pub fn on_envelope(&self) -> Option<EnvelopeHash> {
        match self {
            Sealed::Record { record, bits, .. } => bits.map(|bits| EnvelopeHash::over(record, &bits)),
            Sealed::Hash(hash) | Sealed::Missing { hash, .. } => Some(*hash),
            Sealed::Withheld => None,
        }
    }
}
