//! A player seals a move.

use board::{Move, Side, Wing};
use law::question::{Adjournment, BoundBy, Made, Step, Transfer};
use law::{Cites, Effect, Provision, provided, providing};

use crate::act::adjournment::{Meaning, Sealed};
use crate::act::motion::Motion;
use crate::effects::adjourn::{
    counts_sealed_move, goes_back_for_sealed_move, hands_leave, puts_into_envelope,
};
use crate::facts::adjournment::{is_to_reply, may_seal_reply};
use crate::facts::change::nature;
use crate::facts::records::is_made_by;
use crate::facts::sealed::counts_once_sealed;
use crate::facts::touching::bound;
use crate::judging::commits::binds_to_move_made;
use crate::judging::draw_offer::plays_on;
use crate::judging::touch::record_touch;
use crate::phrases::{move_meant, seconds};
use crate::refusal::{Awaited, Refusal};
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::sentences::touch::tell_touch;
use crate::state::State;
use crate::state::hand_result::HandResult;

pub(crate) fn seals(state: &mut State, who: Side, sealed: &Sealed) -> Vec<Ruling> {
    if state.waiting().adjourned().is_none() && may_seal_reply(state, who) {
        return seals_reply(state, who, sealed);
    }
    if state.waiting().adjourned().is_none() && is_to_reply(state, who) {
        let articles = providing(state.law().code, Provision::ReplyMayBeSealed);
        let says = format!("{} is at the board: the reply is made there, and not sealed.", (!who).name());
        return vec![refused(articles, Refusal::NotSo, says)];
    }
    let Some(adjourned) = state.waiting().adjourned() else {
        let says = "The game is not adjourned: there is nothing to seal.";
        return vec![refused([], Refusal::NotSo, says)];
    };
    if adjourned.shown.is_some_and(|shown| !is_record_of(state, sealed, shown)) {
        let says = format!("{} has made another move on the board, and is to seal that.", who.name());
        return vec![refused(providing(state.law().code, Provision::MoveMadeIsSealed), Refusal::NotSo, says)];
    }
    // What was communicated before play was broken off is the move, once the other side has adopted it.
    if let Some(offer) = state.communication.offer().filter(|_| adjourned.sealed.is_none()) {
        let says = format!("{} is first to adopt one of the moves that were communicated.", offer.by.name());
        return vec![refused(&offer.articles, Refusal::NotYet(Awaited::Adoption), says)];
    }
    if adjourned.shown.is_some() && adjourned.sealed.is_some() {
        let articles = Cites::from(providing(state.law().code, Provision::MoveMadeIsSealed))
            .and(providing(state.law().code, Provision::MoveMadeIsTheSealed));
        let says = format!("{} has written down the move that was made on the board.", who.name());
        let unstopped = adjourned.unstopped.clone();
        puts_into_envelope(state, sealed.clone(), unstopped);
        return vec![ruling(articles, RulingKind::Note, says)];
    }
    let early = time_to_the_end_of_the_session(state, adjourned.by_himself);
    let runs_on = early.is_none() && provided(state.law().code, Provision::SealMayBeChanged).is_some();
    if adjourned.sealed.is_some() {
        return changes(state, who, sealed);
    }
    let clocks = if runs_on { Clocks::RunOn } else { Clocks::Stop };
    state.adjournment.seals();
    let mut rulings = seals_record(state, who, sealed, Cites::none(), clocks);
    rulings.extend(early.map(|ms| {
        state.time.takes(who, ms);
        let articles = providing(state.law().code, Provision::AdjournedEarlyCostsTheSession);
        let says = format!(
            "{} adjourned before the end of the session, and has used the {} up to it.",
            who.name(),
            seconds(ms)
        );
        ruling(articles, RulingKind::Note, says)
    }));
    rulings
}

/// Whether the clocks run on when a move is sealed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Clocks {
    Stop,
    RunOn,
}

/// Another move is sealed in the place of the one that was, while the clock still runs.
fn changes(state: &mut State, who: Side, sealed: &Sealed) -> Vec<Ruling> {
    let clock = state.time.clock().cloned().map(Box::new);
    state.adjournment.seals_beside_offer(state.draws.offered_by(!who));
    puts_into_envelope(state, sealed.clone(), clock);
    let articles = providing(state.law().code, Provision::SealMayBeChanged);
    let says = format!("{} has sealed another move in its place: both clocks were not stopped.", who.name());
    let mut rulings = vec![ruling(articles, RulingKind::Note, says)];
    rulings.extend(marked(sealed));
    rulings
}

/// Whether the move that this player makes on the board is to be sealed.
pub(crate) fn is_to_seal(state: &State, who: Side) -> bool {
    state.waiting().adjourned().is_some_and(|adjourned| adjourned.by == who && adjourned.sealed.is_none())
}

/// The player makes the move on the board that he is to seal; where the code says so, that is the sealed move.
pub(crate) fn shows_move(state: &mut State, who: Side, motion: Motion) -> Vec<Ruling> {
    let is_it = providing(state.law().code, Provision::MoveMadeIsTheSealed);
    // A man that he holds besides goes back to its square.
    if state.tabletop.hands().of(who).is_some() {
        hands_leave(state);
    }
    let legal = moves_meant(state, motion);
    if let Some(&m) = legal.first().filter(|_| !is_it.is_empty()) {
        let record = move_meant(state.position(), m);
        let sealed = Sealed::Record { record, meaning: Meaning::agreed(Some(motion)), bits: None };
        let says = format!("{} made the move on the board, and it is the sealed move.", who.name());
        state.waiting_mut().shows(motion);
        state.adjournment.seals();
        let mut rulings = vec![ruling(is_it, RulingKind::Note, says)];
        rulings.extend(seals_record(state, who, &sealed, Cites::none(), Clocks::Stop));
        return rulings;
    }
    let articles = providing(state.law().code, Provision::MoveMadeIsSealed);
    if legal.is_empty() {
        let says = format!(
            "{} made no legal move on the board: it is taken back, and a legal move is sealed.",
            who.name()
        );
        touches_what_it_moves(state, who, motion);
        let mut rulings = vec![ruling(articles, RulingKind::Restored, says)];
        rulings.extend(tell_touch(state));
        return rulings;
    }
    state.waiting_mut().shows(motion);
    binds_to_move_shown(state, legal);
    let says = format!("{} made the move on the board, and is to seal it as it was made.", who.name());
    vec![ruling(articles, RulingKind::Obligation, says)]
}

/// The player who is to seal lets go of a man that he has moved on the board: that is the move that he shows. None where
/// nothing in his hand has been moved.
pub(crate) fn shows_move_in_hand(state: &mut State, who: Side) -> Option<Vec<Ruling>> {
    let held = state.tabletop.hands().of(who)?;
    let (from, to) = held.from.zip(held.on).filter(|(from, to)| from != to)?;
    hands_leave(state);
    goes_back_for_sealed_move(state);
    Some(shows_move(state, who, Motion::Transfer { from, to, promotion: None }))
}

/// A move that goes back has touched the men that it moved and took.
fn touches_what_it_moves(state: &mut State, who: Side, motion: Motion) {
    let squares = match motion {
        Motion::Transfer { from, to, .. } => [Some(from), Some(to)],
        Motion::Castling(wing) => [state.position().king(who), state.position().castling().rook(who, wing)],
        Motion::FreeCastling { king, .. } => {
            let from = state.position().king(who);
            let rook = from.map(|from| if king.file() >= from.file() { Wing::King } else { Wing::Queen });
            [from, rook.and_then(|wing| state.position().castling().rook(who, wing))]
        }
    };
    let touched =
        squares.into_iter().flatten().filter_map(|square| state.tabletop.men().at(square)).collect();
    let mut deed = HandResult { touched, ..HandResult::default() };
    record_touch(state, who, &mut deed);
}

/// The legal moves that the player can have made with this on the board: several where he has not named the piece that a
/// Pawn becomes.
fn moves_meant(state: &State, motion: Motion) -> Vec<Move> {
    state.position().legal_moves().iter().copied().filter(|&m| is_made_by(motion, m)).collect()
}

/// What the player has released on the board while he is to seal stays there, as in any turn, unless it goes against what
/// binds him already.
fn binds_to_move_shown(state: &mut State, moves: Vec<Move>) {
    let turn = state.turn();
    let earlier = turn.required().map(|required| required.moves);
    let earlier = earlier.or_else(|| bound(state, turn, &[]).map(|bound| bound.moves));
    let may = |m: &Move| earlier.as_ref().is_none_or(|earlier| earlier.contains(m));
    let Some(&m) = moves.first().filter(|_| moves.iter().all(may)) else { return };
    let transfer = Transfer::lawful(Made::Legal, nature(turn, m), BoundBy::Nothing);
    let unsighted = state.settings().visually_disabled[turn.by().index()];
    let mut answers = state.law().hear(Transfer { unsighted, ..transfer });
    let commits = answers.take(Effect::Commits);
    answers.only_to_know();
    binds_to_move_made(state, &moves, commits);
}

/// Whether what is sealed is the record of this move; of what nobody can read, nobody can say that it is not.
fn is_record_of(state: &State, sealed: &Sealed, motion: Motion) -> bool {
    match sealed {
        Sealed::Record { meaning, .. } => {
            let meant = meaning.motions.iter().flat_map(|&meant| moves_meant(state, meant));
            let mut meant = meant.peekable();
            meaning.motions == [motion] || meant.peek().is_some() && meant.all(|m| is_made_by(motion, m))
        }
        Sealed::Missing { taken, .. } => *taken,
        Sealed::Hash(_) | Sealed::Withheld => true,
    }
}

/// Milliseconds up to the end of the session, where the player broke play off before it and the code counts them.
fn time_to_the_end_of_the_session(state: &State, by_himself: bool) -> Option<u64> {
    let counted = !providing(state.law().code, Provision::AdjournedEarlyCostsTheSession).is_empty();
    let (end, now) = state.settings().close.zip(state.time.now_ms())?;
    let left = end.saturating_sub(now);
    (counted && by_himself && left > 0 && state.time.has_clock()).then_some(left)
}

/// The player who is to reply seals his reply, for the one who sealed has not come.
fn seals_reply(state: &mut State, who: Side, sealed: &Sealed) -> Vec<Ruling> {
    let articles = providing(state.law().code, Provision::ReplyMayBeSealed);
    state.waiting_mut().adjourns(who, false);
    state.adjournment.seals_reply();
    let mut rulings = seals_record(state, who, sealed, Cites::from(articles), Clocks::Stop);
    state.persons.arrives(who);
    state.adjournment.begins(state.time.now_ms());
    state.time.runs_for(Some(!who));
    let says = format!("{} is not there, and his clock is started.", (!who).name());
    let articles = providing(state.law().code, Provision::ReplyMayBeSealed);
    rulings.push(ruling(articles, RulingKind::Note, says));
    rulings
}

fn seals_record(
    state: &mut State,
    who: Side,
    sealed: &Sealed,
    because: Cites,
    clocks: Clocks,
) -> Vec<Ruling> {
    // The clock of a player who has made his move and not pressed runs on as well.
    let running = state.time.running();
    let runs_on = clocks == Clocks::RunOn && running.is_some();
    let unstopped = state.time.clock().filter(|_| runs_on).cloned().map(Box::new);
    state.adjournment.seals_beside_offer(state.draws.offered_by(!who));
    puts_into_envelope(state, sealed.clone(), unstopped);
    state.persons.leave();
    let mut answers = state.law().hear(Adjournment { step: Step::Seals });
    let completes = answers.take(Effect::Completes).unwrap_or_default();
    let records = answers.take(Effect::Records);
    answers.all_heard();
    if !runs_on {
        state.time.runs_for(None);
    }
    let answered = match completes.is_empty() {
        true => Vec::new(),
        false => completes_sealed_move(state, who),
    };
    let says = format!("{} has sealed a move, and the move is complete.", who.name());
    let mut rulings = vec![ruling(completes.and(because), RulingKind::Completed, says)];
    rulings.extend(answered);
    rulings.extend(runs_on.then(|| {
        let articles = providing(state.law().code, Provision::SealMayBeChanged);
        let shown = state.waiting().adjourned().is_some_and(|adjourned| adjourned.shown.is_some());
        let says = match shown {
            true => {
                format!("{}'s clock runs until both clocks are stopped.", running.unwrap_or(who).name())
            }
            false => {
                format!("Until both clocks are stopped, {} may seal another move in its place.", who.name())
            }
        };
        ruling(articles, RulingKind::Note, says)
    }));
    if goes_back_for_sealed_move(state) {
        let says =
            format!("What {} had done on the board is undone: only the sealed move counts.", who.name());
        rulings.push(ruling(
            providing(state.law().code, Provision::MenAsTheyStand),
            RulingKind::Restored,
            says,
        ));
    }
    if let Some(records) = records {
        let says = format!("The position is recorded with the sealed move: {}.", state.position().fen());
        rulings.push(ruling(records, RulingKind::Note, says));
    }
    let offered = [who, !who].into_iter().find(|&side| state.draws.offered_by(side));
    let written = providing(state.law().code, Provision::OfferOnTheEnvelope);
    if let Some(side) = offered.filter(|_| !written.is_empty()) {
        let says = format!("{}'s offer of a draw is written on the envelope.", side.name());
        rulings.push(ruling(written, RulingKind::Note, says));
    }
    rulings.extend(marked(sealed));
    rulings
}

/// The sealed move counts as completed, so it answers an offer, unless that outlasts it.
fn completes_sealed_move(state: &mut State, who: Side) -> Vec<Ruling> {
    counts_sealed_move(state, who);
    let outlasts = provided(state.law().code, Provision::OfferOutlastsTheSealedMove).is_some();
    if outlasts || !counts_once_sealed(state) {
        return Vec::new();
    }
    plays_on(state, who)
}

/// What stands on the envelope.
fn marked(sealed: &Sealed) -> Option<Ruling> {
    let hash = sealed.on_envelope()?;
    let says = format!("The envelope is marked #{hash}, the hash of its contents.");
    Some(ruling([], RulingKind::Note, says))
}
