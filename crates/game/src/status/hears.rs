//! Which acts a game accepts while it waits for something.

use law::question::{
    Adjournment, Agreement, Bar, Did, Known, Meddling, Origin, Resignation, Step, TableClaim, TableTruth,
    Truth, Word,
};
use law::{Cites, Effect, Provision, provided, providing};

use crate::act::claim::Claim;
use crate::act::motion::How;
use crate::act::{
    Act, AdjournmentAct, Asked, ClockAct, CommunicationAct, Entry, HandAct, OfficialAct, PaperWord,
    PenaltyAct, ScoreAct, WordAct,
};
use crate::acts::claim::hear::withdraws_claim;
use crate::facts::adjournment::{
    declares_while_adjourned, is_claimed_while_adjourned, is_claimed_while_adopting,
    is_found_while_adjourned, is_resumed_wrongly,
};
use crate::facts::check::in_check_facts;
use crate::facts::forfeiture::forfeiture;
use crate::facts::illegal_move::illegal_turn;
use crate::facts::normal_means::{cited_once_fallen, may_be_claimed};
use crate::facts::officials::is_supervised;
use crate::facts::options::{choosing, is_claimed_while_other_chooses, options};
use crate::facts::overstep::clock_is_set_first;
use crate::facts::post::stopped_by_time;
use crate::refusal::{Awaited, Ended, Refusal, Whose};
use crate::ruling::{Ruling, refused};
use crate::state::State;
use crate::state::waiting::{Adjourned, Adopting, Dispute, Disputed, Resigned, Waiting};

/// What a stopped game says to an act that it does not take.
pub(crate) fn stopped(state: &State, entry: &Entry) -> Option<Ruling> {
    exceeded_hears(state, entry)
        .or_else(|| draw_is_accepted(state, entry))
        .or_else(|| game_is_resigned(state, entry))
        .or_else(|| is_resigned_till_found(state, entry))
        .or_else(|| both_have_resigned(state, entry))
        .or_else(|| play_is_over(state, entry))
        .or_else(|| waits_for_the_clock(state, entry))
        .or_else(|| stopped_by_what_it_waits_for(state, entry))
}

/// What is said to who would end the game otherwise, or take his word back, once a draw is accepted while a claim on time waits:
/// only that claim can still undo it.
fn draw_is_accepted(state: &State, entry: &Entry) -> Option<Ruling> {
    let accepted_by = state.waiting().hearing()?.accepted()?;
    let ends = ends_by_will(&entry.act);
    let agreed = Agreement { word: Word::Accepts, open: true, proper: true, bar: Bar::None };
    let articles = || state.law().cites(agreed, |effect| matches!(effect, Effect::Ends(_)));
    let says = format!("{} has accepted the draw: only the claim on time can undo that.", accepted_by.name());
    ends.then(|| refused(articles(), Refusal::TooLate(Ended::Done), says))
}

/// What is said to who would end the game otherwise, or take his word back, once a player has resigned while claims wait by
/// which the game may have been over: only they can still undo it.
fn game_is_resigned(state: &State, entry: &Entry) -> Option<Ruling> {
    let resigned_by = state.waiting().hearing()?.resigned()?;
    let who = match resigned_by {
        Resigned::By(side) => format!("{} has", side.name()),
        Resigned::Both => "Both have".to_string(),
    };
    let says = format!("{who} resigned: only what was claimed before can undo that.");
    ends_by_will(&entry.act).then(|| refused(cited_for_resigning(state), Refusal::TooLate(Ended::Done), says))
}

/// What is said to who would end the game otherwise once a player has resigned, and whether it had ended before is to be found.
fn is_resigned_till_found(state: &State, entry: &Entry) -> Option<Ruling> {
    let Resigned::By(side) = state.decisions.resigned()? else { return None };
    let says = format!("{} has resigned: only what was claimed before can undo that.", side.name());
    ends_by_will(&entry.act).then(|| refused(cited_for_resigning(state), Refusal::TooLate(Ended::Done), says))
}

/// What is said to who would play on, or claim the time, where an appeal has undone a loss on time, a flag is still down, and
/// the arbiter has not set the clock yet.
fn waits_for_the_clock(state: &State, entry: &Entry) -> Option<Ruling> {
    let article = clock_is_set_first(state)?;
    let waits = matches!(
        entry.act,
        Act::Claim(Claim::Time, _)
            | Act::Hand(
                HandAct::Plays(_) | HandAct::Moves(_) | HandAct::TwoHanded { .. } | HandAct::Lifts { .. }
            )
            | Act::Clock(ClockAct::Presses | ClockAct::PressesWithOtherHand | ClockAct::Starts(_))
    );
    let says = "The loss on time was undone: the arbiter first sets the clock.";
    waits.then(|| refused([article], Refusal::NotYet(Awaited::Finding), says))
}

/// What is said to who would end the game otherwise once both have resigned, and which was first is to be found.
fn both_have_resigned(state: &State, entry: &Entry) -> Option<Ruling> {
    let asked = state.waiting().dispute().is_some_and(|dispute| dispute.about == Disputed::BothResigned);
    let late = (asked || state.decisions.resigned() == Some(Resigned::Both)) && ends_by_will(&entry.act);
    let says = "Both have resigned, which ends the game: which of them was first is to be found.";
    late.then(|| refused(cited_for_resigning(state), Refusal::TooLate(Ended::Done), says))
}

/// What is said to who would end the game otherwise once a claim has ended play, or a flag has fallen after a claim was put off:
/// only the decision on that claim is owed.
fn play_is_over(state: &State, entry: &Entry) -> Option<Ruling> {
    if !ends_by_will(&entry.act) {
        return None;
    }
    let (articles, says) = match state.waiting().dispute() {
        Some(Dispute { by, about: Disputed::PutOff(loser) }) => {
            let says = format!(
                "{}'s flag has fallen, and play is over: only the decision on the claim is owed.",
                loser.name()
            );
            (cited_once_fallen(state, by), says)
        }
        _ => {
            (ended_by_claim(state)?, "The claim has ended play: only the decision on it is owed.".to_string())
        }
    };
    Some(refused(articles, Refusal::TooLate(Ended::PlayClosed), says))
}

/// The article by which a claim that waits has ended play; none where none has.
fn ended_by_claim(state: &State) -> Option<Cites> {
    let article = provided(state.law().code, Provision::ClaimEndsPlay).filter(|_| !is_supervised(state))?;
    let disputed = state.waiting().dispute().is_some_and(|dispute| dispute.about == Disputed::NormalMeans);
    let heard = state.waiting().hearing().is_some_and(|docket| {
        docket
            .claims()
            .iter()
            .any(|&(by, claim, _)| claim == Claim::NoNormalMeans && may_be_claimed(state, by))
    });
    (disputed || heard).then(|| article.into())
}

/// The articles by which a game ends that is resigned.
fn cited_for_resigning(state: &State) -> Cites {
    let resigned = Resignation { mate: Truth::Yes, early: false };
    state.law().cites(resigned, |effect| matches!(effect, Effect::Ends(_)))
}

/// Whether this ends the game by the players' own will, or answers what would.
fn ends_by_will(act: &Act) -> bool {
    matches!(
        act,
        Act::Word(
            WordAct::Resigns(_)
                | WordAct::CallsOff
                | WordAct::OffersDraw
                | WordAct::OffersDrawIf(_)
                | WordAct::AcceptsDraw
                | WordAct::DeclinesDraw
        )
    )
}

/// What is said to a player who has exceeded his time, where the code stops the game then: he can only give it up, or speak
/// of it.
fn exceeded_hears(state: &State, entry: &Entry) -> Option<Ruling> {
    let side = entry.who.side()?;
    let article = stopped_by_time(state, side).filter(|_| !is_heard_without_time(&entry.act))?;
    let (name, other) = (side.name(), (!side).name());
    let says = format!("{name} has exceeded the time, and the game is stopped: {other} may claim it.");
    Some(refused([article], Refusal::TooLate(Ended::PlayClosed), says))
}

/// Whether a player still does or says it who has exceeded his time.
fn is_heard_without_time(act: &Act) -> bool {
    match act {
        Act::Word(act) => matches!(
            act,
            WordAct::Resigns(_)
                | WordAct::CallsOff
                | WordAct::DeclinesDraw
                | WordAct::Asks(_)
                | WordAct::Speaks(_)
                | WordAct::Appeals(_)
                | WordAct::Gestures(_)
        ),
        // An answer to what the other claims, and what was claimed before the time was exceeded.
        Act::Penalty(act) => matches!(act, PenaltyAct::Admits | PenaltyAct::Waives),
        // Men on his own board are no matter of the game.
        Act::Hand(_) | Act::Official(_) => true,
        // To send word of it is to resign, whatever move stands beside it.
        Act::Communication(CommunicationAct::Sends(message)) => {
            let word = message.records.iter().find_map(|record| record.meaning.beside);
            word.is_some_and(|beside| beside.word == PaperWord::Resigns)
        }
        Act::Clock(_) | Act::Claim(..) | Act::Adjournment(_) | Act::Score(_) | Act::Boards(_) => false,
    }
}

fn stopped_by_what_it_waits_for(state: &State, entry: &Entry) -> Option<Ruling> {
    match state.waiting() {
        // What may still be done then stands in `dispatch/after_the_end.rs`, which is asked before.
        Waiting::Over(..) => None,
        Waiting::Upshot(_) => upshot_hears(entry),
        _ if is_always_heard(&entry.act) => None,
        Waiting::Closed => {
            let says = "The time fixed for play is over.";
            Some(refused([], Refusal::TooLate(Ended::PlayClosed), says))
        }
        Waiting::Finding(dispute, _) => {
            let reads = dispute.about == Disputed::Record
                && entry.who.is_arbiter()
                && matches!(entry.act, Act::Adjournment(AdjournmentAct::Adopts(_)));
            let heard = matches!(entry.act, Act::Penalty(PenaltyAct::Waives | PenaltyAct::Admits))
                || reads
                || is_check_said(state, dispute, entry)
                || punishes(state, entry);
            let says = match dispute.about {
                Disputed::Record => "The game waits for the arbiter to read the sealed record.".to_string(),
                _ => format!("The game waits for a finding on {}'s claim.", dispute.by.name()),
            };
            (!heard).then(|| {
                refused(articles_of_waiting(state, dispute), Refusal::NotYet(Awaited::Finding), says)
            })
        }
        Waiting::Position(_) => {
            let heard = matches!(entry.act, Act::Penalty(PenaltyAct::Waives));
            (!heard).then(|| {
                let says = "The game waits for a position to be found.";
                refused([], Refusal::NotYet(Awaited::Position), says)
            })
        }
        Waiting::Hearing(_) => {
            let heard = matches!(
                entry.act,
                Act::Claim(..)
                    | Act::Penalty(PenaltyAct::Admits)
                    | Act::Official(OfficialAct::Rules | OfficialAct::GivesTime { .. })
            ) || punishes(state, entry);
            let says = "The game waits for the arbiter to rule on what was claimed.";
            (!heard).then(|| {
                withdraws_claim(state, entry)
                    .unwrap_or_else(|| refused([], Refusal::NotYet(Awaited::Finding), says))
            })
        }
        Waiting::Adjourned(adjourned) => adjourned_hears(state, adjourned, entry),
        Waiting::Adoption(adopting) => adopting_hears(state, adopting, entry),
        Waiting::Play => {
            let holder = choosing(state)?;
            // An earlier illegal move that is found takes back what came after it.
            let found = matches!(entry.act, Act::Claim(Claim::IllegalMove(number), None) if illegal_turn(state, number).is_some());
            // What voids all the moves since the game was resumed voids the choice too.
            let void =
                matches!(entry.act, Act::Claim(Claim::WronglyResumed, None)) && is_resumed_wrongly(state);
            // The offender still says what ends or voids the game, and what excuses him.
            let ends = entry.who.side() == Some(!holder)
                && matches!(entry.act, Act::Claim(claim, None) if is_claimed_while_other_chooses(state, claim));
            // To break play off ends no right, so it need not wait for one.
            let breaks_off = matches!(entry.act, Act::Adjournment(AdjournmentAct::Adjourns));
            // Nobody can be told to wait with an accident, nor with putting it right.
            let accident = matches!(
                entry.act,
                Act::Hand(
                    HandAct::Restores
                        | HandAct::Displaces { how: How::Accidentally, .. }
                        | HandAct::UpsetsBoard { how: How::Accidentally }
                )
            );
            let by_holder = entry.who.side() == Some(holder)
                || accident
                || ends
                || breaks_off
                || void
                || found && state.law().knows.takes_back_later
                || punishes(state, entry);
            let says = format!("The game waits for {} to exact a penalty or waive it.", holder.name());
            let articles = || {
                let open = options(state, holder).into_iter().filter(|option| option.possible);
                open.flat_map(|option| option.articles).collect::<Cites>()
            };
            (!by_holder).then(|| refused(articles(), Refusal::NotYet(Awaited::Penalty), says))
        }
    }
}

/// Whether "check" is still heard: by the one who gives it it tells how the check came about that is disputed, and where nobody
/// need say it nothing follows.
fn is_check_said(state: &State, dispute: &Dispute, entry: &Entry) -> bool {
    let harmless = matches!(dispute.about, Disputed::Forfeiture(_)) && !state.law().knows.check_said;
    let tells = dispute.about == Disputed::InCheck && entry.who.side() == Some(!dispute.by);
    matches!(entry.act, Act::Word(WordAct::SaysCheck)) && (harmless || tells)
}

/// By which articles a claim waits to be found; none where no article of a claim of its own has it wait.
fn articles_of_waiting(state: &State, dispute: &Dispute) -> Cites {
    match dispute.about {
        Disputed::Forfeiture(clause) => {
            let asked = forfeiture(state, clause, !dispute.by, Known::Open);
            asked.map_or(Cites::none(), |asked| state.law().cites(asked, |effect| effect == Effect::Waits))
        }
        Disputed::InCheck => {
            let asked = in_check_facts(state, dispute.by, Origin::Open);
            state.law().cites(asked, |effect| effect == Effect::Waits)
        }
        _ => sent_to_the_director(state, dispute),
    }
}

/// By which articles a claim waits for the director, where one by a table of endings does.
fn sent_to_the_director(state: &State, dispute: &Dispute) -> Cites {
    if dispute.about == Disputed::Record {
        return providing(state.law().code, Provision::ArbiterReadsTheRecord).into();
    }
    let Disputed::Table(says) = dispute.about else { return Cites::none() };
    let asked = TableClaim { says, few: true, has_the_move: true, truth: TableTruth::Open };
    state.law().cites(asked, |effect| effect == Effect::Waits)
}

/// What is said to an act where play is over, and whether what was undertaken was done is to be found: none where it
/// is heard.
fn upshot_hears(entry: &Entry) -> Option<Ruling> {
    let heard = matches!(entry.act, Act::Official(OfficialAct::Finds(_)) | Act::Penalty(PenaltyAct::Admits));
    let says = "Play is over: whether what was undertaken was done is to be found.";
    (!heard).then(|| refused([], Refusal::NotYet(Awaited::Finding), says))
}

/// What an adjourned game says to an act: none where it is heard.
fn adjourned_hears(state: &State, adjourned: &Adjourned, entry: &Entry) -> Option<Ruling> {
    let heard = match entry.act {
        Act::Adjournment(AdjournmentAct::Seals(_)) => {
            let open =
                adjourned.sealed.is_none() || adjourned.unstopped.is_some() || adjourned.shown.is_some();
            open && entry.who.side() == Some(adjourned.by) && choosing(state).is_none()
        }
        Act::Clock(ClockAct::StopsClocks(_)) => {
            let sealing = adjourned.sealed.is_none() || adjourned.unstopped.is_some();
            let theirs = if sealing { !adjourned.by } else { adjourned.by };
            let ends_sealing = adjourned.sealed.is_some() || costs_to_seal_nothing(state);
            ends_sealing && state.time.running().is_some() && entry.who.side() != Some(theirs)
        }
        // To break play off ends no right of the other's: until a move is sealed the turn goes on.
        Act::Penalty(PenaltyAct::Exacts(_) | PenaltyAct::Waives) => adjourned.sealed.is_none(),
        Act::Adjournment(AdjournmentAct::OpensEnvelope) => adjourned.sealed.is_some(),
        Act::Adjournment(AdjournmentAct::Adopts(_)) => {
            adjourned.sealed.is_none() && state.communication.offer().is_some()
        }
        Act::Hand(ref act) => {
            let sealer = adjourned.sealed.is_none() && entry.who.side() == Some(adjourned.by);
            // A move that he makes on the board shows which he is to seal, and a man that he touches binds him.
            let shows = || provided(state.law().code, Provision::MoveMadeIsSealed).is_some();
            // What the other touches in his turn counts as it does at any time.
            let by_other = matches!(act, HandAct::Touches { .. }) && touches_out_of_turn_count(state);
            adjourned.sealed.is_none() && by_other
                || sealer
                    && match act {
                        HandAct::Touches { .. } => true,
                        HandAct::Moves(_)
                        | HandAct::Plays(_)
                        | HandAct::Lifts { .. }
                        | HandAct::Places { .. }
                        | HandAct::Releases => shows(),
                        _ => false,
                    }
        }
        // The move before was made, and its player has not pressed the clock: it runs for him still.
        Act::Clock(ClockAct::Presses | ClockAct::PressesWithOtherHand) => {
            let presser = entry.who.side().filter(|&side| side != adjourned.by);
            let sealing = adjourned.sealed.is_none() || adjourned.unstopped.is_some();
            sealing && presser.is_some() && state.time.running() == presser
        }
        Act::Clock(ClockAct::Starts(_)) => {
            let known = provided(state.law().code, Provision::ClockOfAbsentReplier).is_some();
            known && adjourned.sealed.is_some()
        }
        Act::Adjournment(AdjournmentAct::Resumes(_)) => {
            adjourned.sealed.is_some() || adjourned.is_void || is_over_without_record(state, adjourned)
        }
        // While both clocks stand the claim can only be wrong, so it is not listed; but the clock answers it, and it has its price.
        Act::Claim(Claim::Time, None) if is_found_while_adjourned(state) => true,
        Act::Claim(claim, None) => is_claimed_while_adjourned(state, adjourned, claim),
        Act::Claim(_, Some(_)) => declares_while_adjourned(state, adjourned),
        Act::Score(ScoreAct::Writes(_) | ScoreAct::Strikes) => declares_while_adjourned(state, adjourned),
        Act::Official(OfficialAct::Observes) => is_found_while_adjourned(state),
        // What a player does between two sittings can be punished there and then, and so can that he seals nothing.
        Act::Official(OfficialAct::Penalises { .. }) => adjourned.sealed.is_some() || punishes(state, entry),
        // Until his move is sealed the turn goes on.
        Act::Penalty(_) | Act::Word(WordAct::Consents) => adjourned.sealed.is_none(),
        _ => false,
    };
    let seals = matches!(entry.act, Act::Adjournment(AdjournmentAct::Seals(_)));
    if !heard && seals && adjourned.sealed.is_some() && entry.who.side() == Some(adjourned.by) {
        let sealed = Adjournment { step: Step::Seals };
        let articles = state.law().cites(sealed, |effect| effect == Effect::Completes);
        let says = "The move is sealed, and can no longer be changed.";
        return Some(refused(articles, Refusal::TooLate(Ended::Done), says));
    }
    if !heard && adjourned.sealed.is_some() && matches!(entry.act, Act::Clock(ClockAct::StopsClocks(_))) {
        return Some(no_clock_to_stop(state, adjourned));
    }
    let moves = matches!(entry.act, Act::Hand(ref act) if !matches!(act, HandAct::Touches { .. }));
    if heard && moves && adjourned.shown.is_some() {
        let articles = providing(state.law().code, Provision::MoveMadeIsSealed);
        let says =
            format!("{} has moved on the board already, and is to seal that move.", adjourned.by.name());
        return Some(refused(articles, Refusal::NotSo, says));
    }
    if matches!(entry.act, Act::Clock(ClockAct::StopsClocks(_) | ClockAct::Starts(_)))
        && !state.time.has_clock()
    {
        return Some(refused([], Refusal::NotSo, "This game is played without a clock."));
    }
    let (awaited, waits_for) = match (&adjourned.sealed, choosing(state)) {
        (None, Some(holder)) => {
            (Awaited::Penalty, format!("{} to exact a penalty or waive it", holder.name()))
        }
        (None, None) => (Awaited::SealedMove, format!("{} to seal a move", adjourned.by.name())),
        (Some(_), _) => (Awaited::Envelope, "the envelope to be opened".to_string()),
    };
    let says = format!("The game is adjourned, and waits for {waits_for}.");
    let cites = || match adjourned.sealed {
        None => state.law().cites(Adjournment { step: Step::Adjourns }, |effect| effect == Effect::Adjourns),
        Some(_) => {
            let opened = Adjournment { step: Step::OpenedByTheOther };
            state.law().cites(opened, |effect| effect == Effect::MakesSealedMove)
        }
    };
    (!heard).then(|| refused(cites(), Refusal::NotYet(awaited), says))
}

/// Whether play can be taken up where nothing was sealed: where a move can be sealed until the clocks are stopped, once they
/// are.
fn is_over_without_record(state: &State, adjourned: &Adjourned) -> bool {
    let over = !costs_to_seal_nothing(state) || adjourned.stopped_unsealed;
    state.law().knows.resumes_without_record && over
}

/// Whether the code says what follows where the clocks are stopped and nothing was sealed.
fn costs_to_seal_nothing(state: &State) -> bool {
    let until_stopped = provided(state.law().code, Provision::SealMayBeChanged).is_some();
    state.law().knows.resumes_without_record && until_stopped
}

/// Whether what is touched out of turn counts in the toucher's next turn.
fn touches_out_of_turn_count(state: &State) -> bool {
    let touched = Meddling { did: Did::Touched, excused: false, after_own_move: false, seen: false };
    state.law().gives(touched, |effect| matches!(effect, Effect::Carries | Effect::CarriesWhatRemains))
}

/// Why this person stops no clock once a move is sealed.
fn no_clock_to_stop(state: &State, adjourned: &Adjourned) -> Ruling {
    if !state.time.has_clock() {
        return refused([], Refusal::NotSo, "This game is played without a clock.");
    }
    let articles = providing(state.law().code, Provision::SealMayBeChanged);
    if state.time.running().is_none() {
        return refused(articles, Refusal::TooLate(Ended::Done), "Both clocks are stopped already.");
    }
    if state.adjournment.is_reply() && state.time.running() == Some(!adjourned.by) {
        let (by, other) = (adjourned.by.name(), (!adjourned.by).name());
        let says = format!("{by}'s clock was stopped when the reply was sealed, and {other}'s runs.");
        let articles = providing(state.law().code, Provision::ReplyMayBeSealed);
        return refused(articles, Refusal::TooLate(Ended::Done), says);
    }
    let stops = if adjourned.unstopped.is_some() { adjourned.by } else { !adjourned.by };
    let runs = state.time.running().unwrap_or(stops);
    let says = format!("{}'s clock runs: {} or the arbiter stops it.", runs.name(), stops.name());
    refused(articles, Refusal::NotYours(Whose::Opponent), says)
}

/// What is said to an act that does not adopt, while a record waits for that.
fn adopting_hears(state: &State, adopting: &Adopting, entry: &Entry) -> Option<Ruling> {
    // Where the sealed move is complete, a touch counts; but there is no position yet in which a move could be made.
    let heard =
        matches!(entry.act, Act::Adjournment(AdjournmentAct::Adopts(_)) | Act::Hand(HandAct::Touches { .. }))
            && entry.who.side() == Some(adopting.by)
            || matches!(entry.act, Act::Claim(claim, None) if is_claimed_while_adopting(state, claim))
            || punishes(state, entry);
    let says = format!(
        "The game waits for {} to adopt one of the moves that the record can mean.",
        adopting.by.name()
    );
    (!heard).then(|| refused(&adopting.articles, Refusal::NotYet(Awaited::Adoption), says))
}

/// Whether a punishment is heard while one player is waited for: he may have gone for good.
fn punishes(state: &State, entry: &Entry) -> bool {
    matches!(entry.act, Act::Official(OfficialAct::Penalises { .. }))
        && provided(state.law().code, Provision::ArbiterPenalises).is_some()
}

/// Whether a stopped game still hears it: findings, reports, a player who comes or goes, and what ends the game by the
/// parties' own will.
fn is_always_heard(act: &Act) -> bool {
    match act {
        Act::Official(act) => matches!(
            act,
            OfficialAct::Finds(_)
                | OfficialAct::Reports { .. }
                | OfficialAct::RequiresScore(_)
                | OfficialAct::RequiresReconstruction
                | OfficialAct::Corrects { .. }
                | OfficialAct::Upholds
                | OfficialAct::Overturns(_)
        ),
        Act::Word(act) => matches!(
            act,
            WordAct::Resigns(_)
                | WordAct::CallsOff
                | WordAct::Asks(Asked::Explanation)
                | WordAct::Speaks(_)
                | WordAct::OffersDraw
                | WordAct::AcceptsDraw
                | WordAct::DeclinesDraw
                | WordAct::Appeals(_)
                | WordAct::OffersDrawIf(_)
                | WordAct::Gestures(_)
        ),
        Act::Clock(act) => matches!(
            act,
            ClockAct::Arrives
                | ClockAct::Leaves
                | ClockAct::LeavesArea
                | ClockAct::TakesLeave(_)
                | ClockAct::EndsLeave
        ),
        Act::Hand(_)
        | Act::Claim(..)
        | Act::Penalty(_)
        | Act::Adjournment(_)
        | Act::Communication(_)
        | Act::Score(_)
        | Act::Boards(_) => false,
    }
}
