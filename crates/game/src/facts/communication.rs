//! What was communicated, and what a board that only one side sees has no part in.

use board::{Move, Position, Side};
use law::question::{Communication, Consulting, Handled, Made, OwnBoard, StartGround, Told};
use law::{Effect, Provision, providing};

use crate::act::claim::Claim;
use crate::act::motion::Motion;
use crate::act::person::Person;
use crate::facts::records::is_made_by;
use crate::state::State;
use crate::state::communication::{Sent, Weight};
use crate::state::line::Ply;
use crate::state::turn::Turn;

/// Whether the moves of this game are communicated.
pub(crate) fn is_communicated(state: &State) -> bool {
    state.settings().kind.is_communicated()
}

/// Whether this is one of several players of a side.
pub(crate) fn is_member(state: &State, who: Person) -> bool {
    matches!(who, Person::Member(side, _) if state.settings().sides[side.index()] > 1)
}

/// The articles by which the side may be treated as a player who did what one of its members did.
pub(crate) fn binds_the_side(state: &State, communicated: bool) -> law::Cites {
    state.law().cites(Consulting { communicated }, |effect| effect == Effect::BindsTheSide)
}

/// The legal moves that a record can mean in a turn.
pub(crate) fn moves_meant(turn: &Turn, motions: &[Motion]) -> Vec<Move> {
    let legal = turn.position().legal_moves();
    legal.iter().copied().filter(|&m| motions.iter().any(|&motion| is_made_by(motion, m))).collect()
}

/// Whether a record means a legal move in the turn under way.
pub(crate) fn means_some(state: &State, sent: &Sent) -> bool {
    !moves_meant(state.turn(), &sent.record.meaning.motions).is_empty()
}

/// What was communicated for the turn under way, as far as it counts, and every legal move that it can mean.
pub(crate) fn communication(state: &State, sent: &[Sent]) -> (Communication, Vec<Move>) {
    let sent: Vec<&Sent> = sent.iter().filter(|one| one.counts()).collect();
    let mut all: Vec<Move> = Vec::new();
    let mut meanings = Vec::new();
    for one in &sent {
        let moves = moves_meant(state.turn(), &one.record.meaning.motions);
        meanings.push(moves.len());
        all.extend(moves.into_iter().filter(|m| !all.contains(m)).collect::<Vec<_>>());
    }
    // What was exacted is what a record means that can mean it.
    let exacted = state.turn().required().map(|required| required.moves).unwrap_or_default();
    if all.iter().any(|m| exacted.contains(m)) && !meanings.contains(&0) {
        all.retain(|m| exacted.contains(m));
    }
    let meaningless = meanings.contains(&0);
    let (told, meaningless) = match (all.len(), sent.len()) {
        (0, _) => (Told::Nothing, false),
        (1, _) if !meaningless => (Told::One, false),
        (_, 1) => (Told::SeveralReadings, false),
        _ => (Told::SeveralMoves, meaningless),
    };
    let by_member = sent.iter().all(|one| one.by_member);
    let arrived = sent.iter().all(|one| one.message == 0);
    (Communication { told, meaningless, by_member, arrived, garbled: false }, all)
}

/// Whether the side whose turn it is has communicated a move in it, or a record that means none and for which something can be, or
/// was, exacted.
pub(crate) fn has_communicated(state: &State) -> bool {
    let told = state.communication.for_turn().filter(|told| state.line.is_now(told.turn));
    told.is_some_and(|told| told.sent.iter().any(|one| one.weight != Weight::Spent))
}

/// The turn just made, where this side communicated its move and nothing was replied: another may be communicated for it.
pub(crate) fn turn_to_add_to(state: &State, by: Side) -> Option<Ply> {
    let told = state.communication.for_turn().filter(|told| told.by == by && told.offer.is_none())?;
    // A move that stands though it discharges no penalty is not one of several.
    let making = state.line.get_at(told.turn).and_then(|turn| turn.attempt().making());
    let stands = making.is_some_and(|making| making.made() == Made::AgainstRequirement);
    if has_begun(state) || stands {
        return None;
    }
    state.line.is_last_made(told.turn).then_some(told.turn)
}

/// Whether the turn under way was begun already: it was made once and restored, or something is owed or exacted in it.
fn has_begun(state: &State) -> bool {
    let turn = state.turn();
    !turn.earlier_attempts().is_empty() || turn.required().is_some() || !turn.owed().is_empty()
}

/// By which articles the other side could adopt one of several moves communicated for one turn.
pub(crate) fn several_are_adopted(state: &State) -> law::Cites {
    let several = Communication {
        told: Told::SeveralMoves,
        meaningless: false,
        by_member: false,
        arrived: false,
        garbled: false,
    };
    state.law().cites(several, |effect| effect == Effect::Adopts)
}

/// Whether an error in what was communicated for a turn can still be found: it was not replied to, but by what the sides
/// had communicated before.
pub(crate) fn is_unreplied(state: &State, turn: Ply) -> bool {
    let mut later = state.line.plies_made().filter(|&ply| ply > turn);
    later.all(|ply| state.communication.is_as_supposed(ply))
}

/// The articles by which an error in a message is not its sender's fault; empty where the code does not say so.
pub(crate) fn excuses_garbled(state: &State) -> law::Cites {
    let garbled = Communication {
        told: Told::One,
        meaningless: false,
        by_member: false,
        arrived: false,
        garbled: true,
    };
    state.law().cites(garbled, |effect| effect == Effect::Excuses)
}

/// Whether an error in the last message can still be found.
pub(crate) fn may_have_been_garbled(state: &State) -> bool {
    let last = state.communication.last_received(None);
    is_communicated(state)
        && !excuses_garbled(state).is_empty()
        && last.is_some_and(|told| is_unreplied(state, told.turn))
}

/// Whether what a player touches counts: not where each side may handle the men on a board of its own.
pub(crate) fn touches_count(state: &State) -> bool {
    let touched = OwnBoard { did: Handled::Touched };
    !(is_communicated(state) && state.law().gives(touched, |effect| effect == Effect::Excuses))
}

/// Whether a claim is about a board that both sides see.
pub(crate) fn needs_shared_board(state: &State, claim: Claim) -> bool {
    match claim {
        Claim::Forfeiture(clause) => state.law().knows.upset_clause == Some(clause.0),
        Claim::BoardMisplaced
        | Claim::MenMisplaced
        | Claim::MenDisplaced
        | Claim::Removed(_)
        | Claim::Released(_)
        | Claim::Adjusted(_)
        | Claim::TwoHands
        | Claim::BoardsDiffer => true,
        Claim::Touched(_) => !touches_count(state),
        Claim::IllegalMove(_)
        | Claim::Repetition
        | Claim::FiftyMoves
        | Claim::PerpetualCheck
        | Claim::NoNormalMeans
        | Claim::Time
        | Claim::WronglyResumed
        | Claim::WrongFirstMove
        | Claim::ColoursReversed
        | Claim::ClockWronglySet
        | Claim::OddsNotGiven
        | Claim::FalseCheck
        | Claim::InCheck
        | Claim::Resigned
        | Claim::DrawOffered
        | Claim::TableWin
        | Claim::TableDraw
        | Claim::DrawAgreed => false,
    }
}

/// The articles by which what needs a shared board does not hold in this game; empty in a game over the board.
pub(crate) fn lacks_shared_board(state: &State) -> Vec<&'static str> {
    match is_communicated(state) {
        true => providing(state.law().code, Provision::HeldWithoutSharedBoard),
        false => Vec::new(),
    }
}

/// Whether this side can begin the game by a message, though the other has the first move: nobody has communicated
/// anything, and the code lets the game be annulled for it.
pub(crate) fn may_begin_wrongly(state: &State, side: Side) -> bool {
    is_communicated(state)
        && state.turn().by() != side
        && state.line.number_made() == 0
        && state.communication.for_turn().is_none()
        && !has_begun(state)
        && state.beginning.moves_together() <= 1
        && !state.beginning.was_out_of_turn()
        && state.law().knows.mends_start(StartGround::FirstMove, true)
}

/// The position at the beginning, with this side to play.
pub(crate) fn begun_by(position: &Position, side: Side) -> Position {
    let mut setup = position.setup();
    setup.turn = side;
    setup.as_it_stands(position.movement())
}
