//! An act is judged. What was done since a man fell from a hand is judged again once it is found whether it was released.

use board::Side;

use crate::act::motion::{How, Motion};
use crate::act::{Act, Claim, Entry, Fact, HandAct, OfficialAct, Person, WordAct};
use crate::after::close::forfeits_at_once;
use crate::after::flag::calls_flag;
use crate::dispatch::until_found::waits;
use crate::dispatch::{is_decided, rule};
use crate::effects::time::time_passes;
use crate::facts::slip::open_slip;
use crate::facts::tabletop::is_touched;
use crate::refusal::{Ended, Refusal};
use crate::ruling::{Judgement, Ruling, RulingKind, ruling};
use crate::state::State;
use crate::state::decisions::HeldSlip;
use crate::state::fall::{Fall, Fell, HowItFell, Settled, Since};
use crate::state::men::ManId;

/// What the laws say to an act.
pub(crate) fn judges(state: &mut State, entry: &Entry, number: usize) -> Judgement {
    comes_to(state, entry, number);
    let before = may_fall(&entry.act).then(|| state.clone());
    let held = in_hand(state, entry);
    let told = rule(state, entry)?;
    if let Some(found) = state.takes_found() {
        return judges_as_found(state, entry, number, found, told);
    }
    if let Some(stayed) = put_back_where_it_was_moved(state, entry) {
        return judges_as_found(state, entry, number, stayed, told);
    }
    let waited = judges_what_waited(state, entry, &told);
    goes_on(state, entry, number, (before, held), &told);
    Ok(told.into_iter().chain(waited).collect())
}

/// Time passes until the act.
fn comes_to(state: &mut State, entry: &Entry, number: usize) {
    time_passes(state, entry.stamp);
    state.time.reaches(entry.stamp);
    state.line.begins_act(number);
}

/// Whether a man may fall from a hand by it.
fn may_fall(act: &Act) -> bool {
    matches!(
        act,
        Act::Hand(
            HandAct::Drops { .. }
                | HandAct::Places { how: How::Accidentally, .. }
                | HandAct::Displaces { to: Some(_), .. }
        )
    )
}

/// What has fallen now is remembered, with the game before it; and what is done since, for as long as it can still be found.
fn goes_on(
    state: &mut State,
    entry: &Entry,
    number: usize,
    (before, held): (Option<State>, Option<ManId>),
    told: &[Ruling],
) {
    let fell = fell(state, entry, number);
    let open = state.fall.as_ref().is_some_and(|fall| fall.settled().is_none());
    if !open && (fell.is_some() || before.is_some() && is_set_down(state)) {
        state.begins_fall(before);
    }
    let waits = waits(entry, told, state);
    let handled = [held, in_hand(state, entry)];
    let since = Since { number, entry: entry.clone(), told: told.to_vec(), waits, fell, handled };
    let settled = settles(state, entry, held, told);
    let is_set_down = is_set_down(state);
    let Some(fall) = &mut state.fall else { return };
    fall.adds(since);
    settled.into_iter().for_each(|settled| fall.is_settled(settled));
    let gone_on = Side::ALL.iter().all(|&side| fall.moved_since(side) > 1);
    if gone_on || !fall.has_fallen() && !is_set_down {
        state.fall = None;
    }
}

/// How an act settles what has become of a man that fell: it is found where it belongs, or its player has put it back or moved it
/// on. What he does with it after the other has replied may be his next move.
fn settles(state: &State, entry: &Entry, held: Option<ManId>, told: &[Ruling]) -> Option<Settled> {
    let fall = state.fall.as_ref().filter(|fall| fall.settled().is_none() && fall.has_fallen())?;
    if let Act::Official(OfficialAct::Finds(Fact::Square(square))) = entry.act {
        let refused = told.iter().any(|told| told.kind.is_refusal());
        let by_arbiter = state.decisions.last().filter(|_| entry.who.is_arbiter());
        let at_home = fall.belongs_on(square).is_some() && !refused;
        return at_home.then_some(Settled::Found(by_arbiter));
    }
    let lies = !state.tabletop.displaced().is_empty() || open_slip(state).is_some();
    let replied = fall.by().is_none_or(|side| fall.moved_since(!side) > 0);
    let his_hand = entry.who == Person::Players || !replied && fall.by() == entry.who.side();
    (!lies && his_hand && moves_what_fell(fall, entry, held) && !is_set_down(state))
        .then_some(Settled::ByHand)
}

/// Whether a hand puts right or moves a man that fell.
fn moves_what_fell(fall: &Fall<State>, entry: &Entry, held: Option<ManId>) -> bool {
    match entry.act {
        Act::Hand(HandAct::Restores) => true,
        Act::Hand(
            HandAct::Moves(Motion::Transfer { from, .. })
            | HandAct::Plays(Motion::Transfer { from, .. })
            | HandAct::TwoHanded { motion: Motion::Transfer { from, .. }, .. },
        ) => fall.fell_on(from).is_some(),
        Act::Hand(_) => held.is_some_and(|man| fall.has_fallen_with(man)),
        _ => false,
    }
}

/// Whether a hand is on a man that it has set down: where that was an accident, it slips with the release.
fn is_set_down(state: &State) -> bool {
    Side::ALL.iter().any(|&side| state.tabletop.hands().of(side).is_some_and(|held| held.on.is_some()))
}

/// The man in the hand of whoever does something with it.
fn in_hand(state: &State, entry: &Entry) -> Option<ManId> {
    let side = entry.who.side().filter(|_| matches!(entry.act, Act::Hand(_)))?;
    state.tabletop.hands().of(side).map(|held| held.man)
}

/// The man that has fallen from a hand with this act.
fn fell(state: &State, entry: &Entry, number: usize) -> Option<Fell> {
    let slip = state.tabletop.displaced().slip().filter(|slip| slip.act == number);
    let (man, home, to) = match (slip, &entry.act) {
        (Some(slip), _) => (slip.man, slip.home, slip.fell),
        (None, Act::Hand(HandAct::Drops { from, to })) => {
            let man = state.tabletop.men().at(*to)?;
            // What came from the box belongs where the hand had set it.
            let home = state.tabletop.displaced().home_of(man).unwrap_or(*from);
            (man, Some(home).filter(|home| home == from)?, *to)
        }
        // What he had touched he has shifted, and may have let go there.
        (None, Act::Hand(HandAct::Displaces { from, to: Some(to), .. })) => {
            let man = state.tabletop.men().at(*to)?;
            let by = state.turn().by();
            let his_own = entry.who.side() == Some(by) && state.tabletop.men().man(man).side == by;
            let alone = state.tabletop.displaced().men().len() == 1;
            let home = state.tabletop.displaced().home_of(man).filter(|home| home == from)?;
            (man, (his_own && alone && is_touched(state, by, man)).then_some(home)?, *to)
        }
        _ => return None,
    };
    let was_moved = state.turn().men().square_of(man) != Some(home);
    Some(Fell { man, home, to, was_moved })
}

/// Its player has put right a man that fell after it had been moved: it has not been moved on.
fn put_back_where_it_was_moved(state: &State, entry: &Entry) -> Option<HowItFell> {
    let restores = entry.act == Act::Hand(HandAct::Restores) && state.tabletop.displaced().slip().is_none();
    state.fall.as_ref().filter(|_| restores)?.moved_before_it_fell()
}

/// What has waited is judged, once nothing is to be found first.
fn judges_what_waited(state: &mut State, entry: &Entry, told_now: &[Ruling]) -> Vec<Ruling> {
    let mut rulings = Vec::new();
    if open_slip(state).is_some() {
        return rulings;
    }
    let waited = state.fall.as_mut().map(Fall::takes_what_waits).unwrap_or_default();
    for one in waited {
        let mut tried = state.clone();
        // What can no more be said of the men as they stand now is nothing.
        let Ok(told) = rule(&mut tried, &Entry { stamp: entry.stamp, ..one.clone() }) else { continue };
        *state = tried;
        // What was claimed has been acted on with the finding.
        let acted_on = told_now.iter().any(weighs) && told.iter().all(|told| told.kind.is_refusal());
        if acted_on && matches!(one.act, Act::Claim(Claim::IllegalMove(_), _)) {
            continue;
        }
        rulings.extend(told.into_iter().map(told_of_another));
    }
    rulings
}

/// What is said of an act that was done before: that it has no effect is no refusal of this one.
fn told_of_another(told: Ruling) -> Ruling {
    let kind = if told.kind.is_refusal() { RulingKind::Note } else { told.kind };
    Ruling { kind, ..told }
}

/// The game is what it is by what was found: from the fall on everything is judged so, in its order and at its time. What was
/// said already is not said again.
fn judges_as_found(
    state: &mut State,
    entry: &Entry,
    number: usize,
    found: HowItFell,
    mut rulings: Vec<Ruling>,
) -> Judgement {
    let (Some(mut after), Some(fall)) = (state.before_the_fall(), state.fall.clone()) else {
        return Ok(rulings);
    };
    let man = fall.man(found);
    let (by, turn, was_free) =
        (after.turn().by(), after.line.now_at(), after.turn().attempt().released().is_none());
    let mut falls = false;
    for (at, since) in fall.since().iter().enumerate() {
        let mut ruled = Vec::new();
        for act in as_it_was_done(&after, at, since, (found, man)) {
            let mut tried = after.clone();
            // What was done by then to a game that stood otherwise, and cannot be done to this one, was not done to it.
            if let Ok(told) = judges(&mut tried, &Entry { act, ..since.entry.clone() }, since.number) {
                time_passes(&mut tried, since.entry.stamp);
                after = tried;
                ruled.extend(told);
            }
        }
        falls |= since.told.iter().any(|told| weighs(told) && !ruled.contains(told));
        let is_new = |told: &Ruling| {
            !since.told.contains(told) && told.kind != RulingKind::Refused(Refusal::TooLate(Ended::GameOver))
        };
        rulings.extend(ruled.into_iter().filter(is_new).map(told_of_another));
    }
    if falls {
        let says = match found {
            HowItFell::Released(..) => "What was ruled since as if it had not been released falls.",
            HowItFell::Stayed(_) => "What was ruled since as if it had been moved on falls.",
        };
        rulings.push(ruling([], RulingKind::Note, says));
    }
    comes_to(&mut after, entry, number);
    let released =
        matches!(found, HowItFell::Released(at, _) if fall.since()[at].entry.who.side() == Some(by));
    is_decided((&mut after, state), entry.who, released.then_some(HeldSlip { by, turn, was_free }));
    if !after.waiting().is_over() {
        rulings.extend(forfeits_at_once(&mut after));
        rulings.extend(calls_flag(&mut after).into_iter().flatten());
    }
    *state = after;
    Ok(rulings)
}

/// How an act was done, by what was found of the man that fell with one of them.
fn as_it_was_done(
    state: &State,
    at: usize,
    since: &Since,
    (found, man): (HowItFell, Option<ManId>),
) -> Vec<Act> {
    let (fallen, to) = match found {
        HowItFell::Released(fallen, to) => (fallen, Some(to)),
        HowItFell::Stayed(fallen) => (fallen, None),
    };
    // To take it up again was open to everybody as long as that was not found, and moves it nowhere.
    let moves_nothing = at > fallen && man.is_some() && since.handled.contains(&man);
    // What had no effect then may be done now; a claim stood, and what was decided of the man itself is decided otherwise.
    let no_effect = since.told.iter().all(|told| told.kind.is_refusal()) && !since.told.is_empty();
    let idle = moves_nothing || no_effect && !matches!(since.entry.act, Act::Claim(..)) || is_about_it(since);
    let how = How::Plainly;
    let Some(fell) = since.fell.filter(|_| at == fallen) else {
        return match since.entry.act {
            _ if idle => Vec::new(),
            // It was set down on purpose, if it was released.
            Act::Hand(HandAct::Places { square, .. }) if to.is_some() && since.handled.contains(&man) => {
                vec![Act::Hand(HandAct::Places { square, how })]
            }
            _ => vec![since.entry.act.clone()],
        };
    };
    let in_hand = since.entry.who.side().is_some_and(|side| state.tabletop.hands().of(side).is_some());
    let from = match since.entry.act {
        Act::Hand(HandAct::Drops { from, .. } | HandAct::Displaces { from, .. }) => Some(from),
        _ => None,
    };
    let lifts = from.filter(|_| !in_hand).map(|square| HandAct::Lifts { square, how });
    let done = match to {
        None if !in_hand => Vec::new(),
        None => vec![HandAct::Places { square: fell.home, how }, HandAct::Releases],
        // The hand has let go of what it had set down.
        Some(_) if since.entry.act == Act::Hand(HandAct::Releases) => vec![HandAct::Releases],
        Some(square) => {
            lifts.into_iter().chain([HandAct::Places { square, how }, HandAct::Releases]).collect()
        }
    };
    done.into_iter().map(Act::Hand).collect()
}

/// Whether an act has decided what became of the man, or was an appeal.
fn is_about_it(since: &Since) -> bool {
    matches!(
        since.entry.act,
        Act::Official(OfficialAct::Finds(Fact::Square(_)) | OfficialAct::Overturns(_) | OfficialAct::Upholds)
            | Act::Word(WordAct::Appeals(_))
    )
}

/// Whether what was said of an act was more than a word on how the game stands.
fn weighs(told: &Ruling) -> bool {
    use RulingKind::{Offence, Penalty, Restored, Result};
    matches!(told.kind, Offence | Penalty | Restored | Result)
}
