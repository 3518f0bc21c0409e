//! Everything that may be said now under some article, in a fixed order: answers, penalties, claims.

pub(crate) mod answers;
pub(crate) mod penalties;
pub(crate) mod unseen;
pub(crate) mod waiting;

use board::Side;

use crate::acts::claim::claims_open;
use crate::facts::options::{choosing, is_claimed_while_other_chooses};
use crate::facts::post::stopped_by_time;
use crate::judging::communication::treats_as_the_sides;
use crate::standing::option::{Open, Saying};
use crate::state::State;
use crate::state::waiting::Waiting;
use crate::status::may::answers::answers;
use crate::status::may::penalties::penalties;
use crate::status::may::waiting::{
    adjournments, adoptions, answers_to, answers_to_sought, answers_to_upshot, decisions_put_off,
    of_an_adjourned_game, while_adopting, while_heard,
};

/// Everything that may be said now under some article, in a fixed order: answers, penalties, claims.
pub(crate) fn may(state: &State) -> Vec<Open> {
    match state.waiting() {
        Waiting::Closed | Waiting::Over(..) => Vec::new(),
        Waiting::Finding(dispute, _) => answers_to(state, dispute.by, dispute.about),
        Waiting::Position(sought) => answers_to_sought(state, sought.by),
        Waiting::Hearing(hearing) => while_heard(state, hearing),
        Waiting::Upshot(_) => answers_to_upshot(state),
        Waiting::Adoption(adopting) => while_adopting(state, adopting),
        Waiting::Adjourned(adjourned) => of_an_adjourned_game(state, adjourned),
        Waiting::Play => in_play(state),
    }
}

fn in_play(state: &State) -> Vec<Open> {
    let mut may = Vec::new();
    if let Some(holder) = choosing(state) {
        answers(state, holder, &mut may);
        penalties(state, holder, &mut may);
        may.extend(adjournments(state));
        let mut claims = Vec::new();
        claims_open(state, !holder, &mut claims);
        let ends = |open: &Open| matches!(open.line, Saying::Claim(claim) if is_claimed_while_other_chooses(state, claim));
        may.extend(claims.into_iter().filter(ends));
        return may;
    }
    may.extend(state.communication.offer().into_iter().flat_map(adoptions));
    may.extend(adjournments(state));
    for who in [state.turn().by(), !state.turn().by()] {
        answers(state, who, &mut may);
        penalties(state, who, &mut may);
    }
    let other = !state.turn().by();
    if let Some((treated, _)) = treats_as_the_sides(state, other) {
        let open = of_a_member(&treated, other, &may);
        may.extend(open);
    }
    for who in [state.turn().by(), !state.turn().by()] {
        claims_open(state, who, &mut may);
    }
    may.extend(state.decisions.put_off().into_iter().flat_map(|_| decisions_put_off()));
    let has_time = |open: &Open| open.who.side().is_none_or(|side| stopped_by_time(state, side).is_none());
    may.retain(|open| has_time(open) || open.line == Saying::DeclineDraw);
    // The list is kept for as long as the game waits, and a server keeps thousands of games.
    may.shrink_to_fit();
    may
}

/// What could be exacted for a move that a member of the other side communicated, and is not open for anything else.
fn of_a_member(treated: &State, holder: Side, listed: &[Open]) -> Vec<Open> {
    let mut open = Vec::new();
    penalties(treated, holder, &mut open);
    let new = |it: &Open| {
        it.option.is_some() && !listed.iter().any(|other| (other.who, &other.line) == (it.who, &it.line))
    };
    open.retain(new);
    open
}
