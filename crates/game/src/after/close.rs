//! What time alone has done: a game lost unclaimed, or the fixed end of play.

use board::Side;
use law::question::{Close, Overstep, OwnFlag, Truth, WinningForce};
use law::{Cites, Outcome, Provision, providing};

use crate::act::Entry;
use crate::effects::end::ends;
use crate::facts::end::after_annulment;
use crate::phrases::number_of;
use crate::refusal::{Ended, Refusal};
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::sentences::annulled::annulled;
use crate::sentences::silence::game_is_over;
use crate::settings::{TimeControl, TimeLimit};
use crate::state::State;

/// What time alone has done before an act is heard: the game lost, or play at its end.
pub(crate) fn time_has_told(state: &mut State, entry: &Entry) -> Option<Vec<Ruling>> {
    let mut rulings = forfeits_at_once(state);
    if rulings.is_empty() && !state.waiting().is_closed() && is_past_close(state, entry.stamp) {
        rulings = closes(state);
    }
    if rulings.is_empty() {
        return None;
    }
    rulings.push(match state.waiting().is_over() {
        true => game_is_over(state),
        false => {
            let articles = providing(state.law().code, Provision::MovesDueAtClose);
            refused(articles, Refusal::TooLate(Ended::PlayClosed), "The time fixed for play is over.")
        }
    });
    Some(rulings)
}

pub(crate) fn forfeits_at_once(state: &mut State) -> Vec<Ruling> {
    if providing(state.law().code, Provision::TimeForfeitsAtOnce).is_empty() {
        return Vec::new();
    }
    let fallen = |&side: &Side| state.time.clock().is_some_and(|clock| clock.has_fallen(side));
    let Some(side) = Side::ALL.into_iter().find(fallen) else { return Vec::new() };
    let facts = Overstep {
        limit: true,
        closes: state.settings().close.is_some(),
        fallen: true,
        uncompleted: false,
        own: OwnFlag::Up,
        last_period: false,
        mate: Truth::Yes,
        force: WinningForce::Enough,
        forced: Truth::Yes,
        scored: true,
        failed: false,
        counted: true,
    };
    let mut answers = state.law().hear(facts);
    let end = answers.take_end();
    answers.all_heard();
    let sand = matches!(state.settings().time, TimeLimit::Agreed(TimeControl::Hourglass(_)));
    let why = if sand { "has let the sand run out" } else { "has made fewer moves than the time requires" };
    let lost = end.map(|end| lost_by_time(state, side, end, why));
    lost.into_iter().collect()
}

pub(crate) fn lost_by_time(
    state: &mut State,
    side: Side,
    (outcome, articles): (Outcome, Cites),
    why: &str,
) -> Ruling {
    let says = format!("{} {why}, and forfeits the game: {} has won.", side.name(), (!side).name());
    ends(state, outcome, side, articles, says)
}

pub(crate) fn is_past_close(state: &State, stamp: Option<u64>) -> bool {
    let knows = !providing(state.law().code, Provision::MovesDueAtClose).is_empty();
    knows && state.settings().close.zip(stamp).is_some_and(|(close, stamp)| stamp >= close)
}

/// Play is at its end: who has made fewer moves than are due?
pub(crate) fn closes(state: &mut State) -> Vec<Ruling> {
    let Some(clock) = state.time.clock() else { return Vec::new() };
    let reckoned = Side::ALL.map(|side| (clock.moves_due(side), clock.moves_made(side)));
    let [white_short, black_short] = reckoned.map(|(due, made)| made < due);
    state.time.runs_for(None);
    state.waiting_mut().closes();
    let told = |side: Side| {
        let (due, made) = reckoned[side.index()];
        let were = if due == 1 { "was" } else { "were" };
        format!("{} has made {}, and {due} {were} due", side.name(), number_of(made as usize, "move"))
    };
    let says = format!("Play is over. {}; {}.", told(Side::White), told(Side::Black));
    let mut rulings =
        vec![ruling(providing(state.law().code, Provision::MovesDueAtClose), RulingKind::Note, says)];
    let mut answers = state.law().hear(Close { white_short, black_short });
    let end = answers.take_end();
    answers.all_heard();
    match (white_short, black_short) {
        (true, true) => rulings.extend(end.map(|end| annulled_at_close(state, end))),
        (false, false) => {
            let says =
                format!("{} is silent about a game of which neither fell short.", state.law().code.name());
            rulings.push(ruling([], RulingKind::Note, says));
        }
        (white, _) => {
            let side = if white { Side::White } else { Side::Black };
            let why = "has made fewer moves than were due";
            rulings.extend(end.map(|end| lost_by_time(state, side, end, why)));
        }
    }
    rulings
}

pub(crate) fn annulled_at_close(state: &mut State, (outcome, articles): (Outcome, Cites)) -> Ruling {
    let articles = articles.and(after_annulment(state));
    let says = format!("Each has made fewer moves than were due: {}.", annulled(state));
    ends(state, outcome, Side::White, articles, says)
}
