//! Who is heard with an act: a player, an official, both players together, or nobody.

use board::{Kind, Side, Square};
use law::{Provision, provided};

use crate::act::motion::How;
use crate::act::{
    Act, AdjournmentAct, Claim, ClockAct, Entry, HandAct, MoveNumber, OfficialAct, Person, WordAct,
};
use crate::refusal::Refusal;
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::sentences::silence::silent;
use crate::state::State;

/// A member of a side that has no such member, or one of several arbiters where there are not so many.
pub(super) fn is_nobody(state: &State, who: Person) -> Option<Ruling> {
    let (says, there_is_none) = match who {
        Person::Member(side, number) => {
            let players = state.settings().sides[side.index()];
            let says = match players {
                1 => format!("{0} is one player: there is no {0}#{number}.", side.name()),
                _ => format!("{0} is {players} players: there is no {0}#{number}.", side.name()),
            };
            (says, number > players)
        }
        Person::OtherArbiter(number) => {
            let arbiters = state.settings().arbiters?.get();
            let says = match arbiters {
                1 => format!("There is one arbiter: there is no arbiter#{number}."),
                _ => format!("There are {arbiters} arbiters: there is no arbiter#{number}."),
            };
            // The one at this board has no number.
            (says, number >= arbiters)
        }
        _ => return None,
    };
    there_is_none.then(|| refused([], Refusal::NotSo, says))
}

/// One of several arbiters acts: the articles by which he does, or that the code knows only one.
pub(super) fn as_one_of_several(state: &State, who: Person) -> Result<Option<Ruling>, Ruling> {
    let Person::OtherArbiter(number) = who else { return Ok(None) };
    let Some(article) = provided(state.law().code, Provision::ArbitersAppointed) else {
        return Err(silent(state, "more arbiters than one"));
    };
    let says = match number {
        1 => "The chief arbiter acts.".to_string(),
        _ => format!("Arbiter {number} acts."),
    };
    Ok(Some(ruling([article], RulingKind::Note, says)))
}

/// Who is heard with this act.
pub(super) enum Allowed<'a> {
    /// The player, or the consulting side, whose act it is.
    Player(Side),
    /// The arbiter, a third party or both players: an act that any of them may do.
    Official(&'a OfficialAct),
    /// The clocks are stopped or started, which officials may do too.
    Clock(&'a ClockAct),
    /// The arbiter breaks play off, or, since he keeps the envelope, sets the position up or opens it.
    KeeperOfTheEnvelope(&'a AdjournmentAct),
    /// The arbiter consents to a draw.
    ArbiterConsents,
    /// The arbiter sets a piece where something stands for it.
    ArbiterSets(Kind, Square),
    /// Both players together: an act that two can do as one.
    Together(JointAct<'a>),
    /// Each player says or does this alone.
    Nobody,
}

/// What two can do as one.
pub(super) enum JointAct<'a> {
    /// Play is broken off, the position set up again, or the envelope opened.
    Adjournment(&'a AdjournmentAct),
    /// Displaced men are put right.
    Restores,
    /// They agree to a draw.
    AgreesToDraw,
    /// Both resign at once.
    Resigns,
    /// They agree to correct an illegal move.
    Corrects(Option<MoveNumber>),
}

fn joint(act: &Act) -> Option<JointAct<'_>> {
    match act {
        Act::Adjournment(
            act @ (AdjournmentAct::Adjourns | AdjournmentAct::Resumes(_) | AdjournmentAct::OpensEnvelope),
        ) => Some(JointAct::Adjournment(act)),
        Act::Hand(HandAct::Restores) => Some(JointAct::Restores),
        Act::Word(WordAct::OffersDraw | WordAct::AcceptsDraw) => Some(JointAct::AgreesToDraw),
        Act::Word(WordAct::Resigns(_)) => Some(JointAct::Resigns),
        Act::Claim(Claim::IllegalMove(number), None) => Some(JointAct::Corrects(*number)),
        _ => None,
    }
}

pub(super) fn allowed(entry: &Entry) -> Allowed<'_> {
    match (&entry.act, entry.who.side()) {
        _ if entry.who == Person::Other => Allowed::Nobody,
        (Act::Official(act @ (OfficialAct::Finds(_) | OfficialAct::Reports { .. })), _) => {
            Allowed::Official(act)
        }
        (Act::Official(act), None) => Allowed::Official(act),
        (Act::Clock(act @ (ClockAct::Starts(_) | ClockAct::StopsClocks(_))), _) => Allowed::Clock(act),
        (
            Act::Adjournment(
                act @ (AdjournmentAct::Adjourns
                | AdjournmentAct::Resumes(_)
                | AdjournmentAct::OpensEnvelope
                | AdjournmentAct::Adopts(_)),
            ),
            None,
        ) if entry.who.is_arbiter() => Allowed::KeeperOfTheEnvelope(act),
        (Act::Word(WordAct::Consents), None) if entry.who.is_arbiter() => Allowed::ArbiterConsents,
        (Act::Hand(HandAct::Puts { kind, square, how: How::Plainly, .. }), None)
            if entry.who.is_arbiter() =>
        {
            Allowed::ArbiterSets(*kind, *square)
        }
        (act, None) if entry.who == Person::Players => joint(act).map_or(Allowed::Nobody, Allowed::Together),
        (_, None) => Allowed::Nobody,
        (_, Some(side)) => Allowed::Player(side),
    }
}
