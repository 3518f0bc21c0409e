//! A player says "check".

use board::Side;
use law::question::{Announcement, Given};
use law::{Choice, Cites, Effect, Point};

use crate::effects::notice_check::notice_check;
use crate::effects::restore::begin_again_from;
use crate::facts::check::first_of_check;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::sentences::restored::restored;
use crate::sentences::silence::silent;
use crate::state::State;
use crate::state::waiting::Disputed;

pub(crate) fn says_check(state: &mut State, who: Side) -> Vec<Ruling> {
    let victim = !who;
    let first = first_of_check(state, victim);
    let own_turn = who == state.turn().by();
    let timely = state.turn().attempt().touches().is_empty() && state.tabletop.hands().of(victim).is_none();
    let given = match first {
        None => Given::None,
        Some(first) if state.line.is_now(first) => Given::Now,
        Some(_) => Given::Earlier,
    };
    if let Some((choice, article)) = state.law().code.settles(Point::Check) {
        return vec![says_check_in_older_game(state, who, choice, article)];
    }
    if !state.law().knows.check_said {
        return vec![silent(state, "announcing check")];
    }
    if own_turn && first.is_none() {
        state.spoken.says_check(who);
        let says = format!("{} says \"check\" before making the move.", who.name());
        return vec![Ruling { about: Some(who), ..ruling([], RulingKind::Note, says) }];
    }
    if given == Given::Now && state.turn().is_announced() {
        return vec![ruling([], RulingKind::Note, "It has already been said.")];
    }
    let mut answers = state.law().hear(Announcement { given, timely });
    let (announces, misleads) = (answers.take(Effect::Announces), answers.take(Effect::Misleads));
    let back = answers.articles(|effect| matches!(effect, Effect::Restores(_)));
    answers.all_heard();
    let tell = |articles: Cites, says: String| {
        vec![Ruling { about: Some(who), ..ruling(articles, RulingKind::Note, says) }]
    };
    if let Some(articles) = announces {
        notice_check(state);
        let says = format!("{} says \"check\": {} must meet it.", who.name(), victim.name());
        return tell(articles, says);
    }
    if let Some(articles) = misleads {
        state.turn_mut().notes_no_check();
        return tell(articles, format!("{} says \"check\", but there is none.", who.name()));
    }
    let Some(first) = first.filter(|_| !back.is_empty()) else {
        return vec![silent(state, "announcing check")];
    };
    begin_again_from(state, first);
    notice_check(state);
    let falls = is_disputed(state);
    if falls {
        state.waiting_mut().gets_answer();
    }
    let back = restored(state, back);
    let says = match given {
        // No move was made: only the touch is undone.
        Given::Now => {
            format!("{}'s touch no longer counts, and the check must be met.", victim.name())
        }
        _ => format!("{} The check that was not announced then must now be met.", back.says),
    };
    let says = if falls { format!("{says} The claim about it falls.") } else { says };
    vec![Ruling { says, ..back }]
}

/// Whether a claim waits for it to be found how a check came about, which the word tells.
fn is_disputed(state: &State) -> bool {
    state.waiting().dispute().is_some_and(|dispute| dispute.about == Disputed::InCheck)
}

/// Under a code of the older game it is noted, and nothing follows.
fn says_check_in_older_game(state: &mut State, who: Side, choice: Choice, article: &'static str) -> Ruling {
    let name = who.name();
    let gives = state.turn().position().in_check(!who);
    let says = match choice {
        Choice::CheckAnnounced if who == state.turn().by() => {
            state.spoken.says_check(who);
            format!("{name} says \"check\" before making the move.")
        }
        Choice::CheckAnnounced if gives => format!("{name} says \"check\"."),
        Choice::CheckAnnounced => format!("{name} says \"check\", but there is none. Nothing follows."),
        _ => format!("{name} says \"check\". Nobody need say it, and nothing follows."),
    };
    Ruling { about: Some(who), ..ruling([article], RulingKind::Note, says) }
}
