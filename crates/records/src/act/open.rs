//! What is open to say, as the lines of `may`.

use game::act::{Act, AdjournmentAct, Asked, ClockAct, OfficialAct, PenaltyAct, WordAct};
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
        Saying::Claim(claim) => Act::Claim(*claim, None),
        Saying::Exact(exaction) => Act::Penalty(PenaltyAct::Exacts(*exaction)),
        Saying::Find(fact) => Act::Official(OfficialAct::Finds(fact.clone())),
        Saying::Rule => Act::Official(OfficialAct::Rules),
        Saying::AskIncrement => Act::Word(WordAct::Asks(Asked::Increment)),
        Saying::Check => Act::Word(WordAct::SaysCheck),
        Saying::Reflection => Act::Word(WordAct::GivesNoticeOfReflection),
        Saying::Notice => Act::Word(WordAct::GivesNotice),
        Saying::Waive => Act::Penalty(PenaltyAct::Waives),
        Saying::Require(what) => Act::Penalty(PenaltyAct::Requires(*what)),
        Saying::AcceptDraw => Act::Word(WordAct::AcceptsDraw),
        Saying::DeclineDraw => Act::Word(WordAct::DeclinesDraw),
        Saying::AcceptTakeBack => Act::Word(WordAct::AcceptsTakeBack),
        Saying::Consent => Act::Word(WordAct::Consents),
        Saying::Refuse => Act::Penalty(PenaltyAct::Refuses),
        Saying::Admit => Act::Penalty(PenaltyAct::Admits),
        Saying::Adjourn => Act::Adjournment(AdjournmentAct::Adjourns),
        Saying::StopClocks => Act::Clock(ClockAct::StopsClocks(None)),
        Saying::Resume => Act::Adjournment(AdjournmentAct::Resumes(None)),
        Saying::OpenEnvelope => Act::Adjournment(AdjournmentAct::OpensEnvelope),
        Saying::Adopt(motion) => Act::Adjournment(AdjournmentAct::Adopts(*motion)),
    }
}
