//! What is open to say, as the lines of `may`.

use game::act::Act;
use game::standing::{Open, Saying};

use super::group::act_text;
use super::person::person;

/// A line of `may`: who may say what, without a stamp.
#[must_use]
pub fn open_line(open: &Open) -> String {
    format!("{} {}", person(open.who), act_text(&said(&open.line)))
}

/// The act by which it is said.
#[must_use]
pub fn said(saying: &Saying) -> Act {
    match saying {
        Saying::Claim(claim) => Act::Claims(*claim),
        Saying::Exact(exaction) => Act::Exacts(*exaction),
        Saying::Find(fact) => Act::Finds(fact.clone()),
        Saying::Check => Act::SaysCheck,
        Saying::Notice => Act::GivesNotice,
        Saying::Waive => Act::Waives,
        Saying::Require(what) => Act::Requires(*what),
        Saying::AcceptDraw => Act::AcceptsDraw,
        Saying::DeclineDraw => Act::DeclinesDraw,
        Saying::Consent => Act::Consents,
        Saying::Refuse => Act::Refuses,
        Saying::Admit => Act::Admits,
        Saying::Adjourn => Act::Adjourns,
        Saying::Resume => Act::Resumes(None),
        Saying::OpenEnvelope => Act::OpensEnvelope,
        Saying::Adopt(motion) => Act::Adopts(*motion),
    }
}
