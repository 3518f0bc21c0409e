//! What a decision gives and takes, as it is made: an appeal that is granted takes it back.

use board::Side;

use crate::act::Person;
use crate::state::State;
use crate::state::decisions::Given;

/// What penalties, counted illegal moves and points there are, what was reported, and what binds and bars the players: what a
/// decision has given is the difference.
pub(crate) fn given_so_far(state: &State) -> Given {
    Given {
        penalties: state.offences.penalties().to_vec(),
        presents: state.decisions.presented().to_vec(),
        infringements: state.offences.infringements(),
        points: state.decisions.points(),
        reported: state.decisions.reported().to_vec(),
        declared: state.decisions.declared().to_vec(),
        touches: state.decisions.held_touches().to_vec(),
        releases: state.decisions.held_releases().to_vec(),
        slips: state.decisions.slips_found().to_vec(),
        requests: state.decisions.requests_decided().to_vec(),
        offers: state.decisions.offers_found().to_vec(),
        scores: state.decisions.scores_required().to_vec(),
        read: state.decisions.records_read().to_vec(),
        went_back: state.decisions.moves_gone_back().to_vec(),
        barred: state.time.failed_to_claim(),
    }
}

/// What was given since then; what was reported is no matter of this.
fn given_since(state: &State, before: &Given) -> Given {
    let now = given_so_far(state);
    let of = |side: Side| side.index();
    Given {
        penalties: now.penalties.get(before.penalties.len()..).unwrap_or_default().to_vec(),
        presents: now.presents.get(before.presents.len()..).unwrap_or_default().to_vec(),
        infringements: Side::ALL
            .map(|side| now.infringements[of(side)].saturating_sub(before.infringements[of(side)])),
        points: Side::ALL.map(|side| now.points[of(side)].saturating_sub(before.points[of(side)])),
        reported: Vec::new(),
        declared: now.declared.get(before.declared.len()..).unwrap_or_default().to_vec(),
        touches: now.touches.get(before.touches.len()..).unwrap_or_default().to_vec(),
        releases: now.releases.get(before.releases.len()..).unwrap_or_default().to_vec(),
        slips: now.slips.get(before.slips.len()..).unwrap_or_default().to_vec(),
        requests: now.requests.get(before.requests.len()..).unwrap_or_default().to_vec(),
        offers: now.offers.get(before.offers.len()..).unwrap_or_default().to_vec(),
        scores: now.scores.get(before.scores.len()..).unwrap_or_default().to_vec(),
        read: now.read.get(before.read.len()..).unwrap_or_default().to_vec(),
        went_back: now.went_back.get(before.went_back.len()..).unwrap_or_default().to_vec(),
        barred: Side::ALL
            .map(|side| now.barred[of(side)].filter(|_| now.barred[of(side)] != before.barred[of(side)])),
    }
}

/// Notes what was given since then, where something was, or where something was decided, and by whom: what no arbiter has
/// said the one at this board has seen.
pub(crate) fn notes_given(state: &mut State, before: &Given, decided: bool, who: Person) {
    let mut given = given_since(state, before);
    if !decided && who == Person::Players {
        // What the players find of a touch, or of a man that slipped, they have settled themselves.
        given.touches.clear();
        given.slips.clear();
    }
    if given == Given::default() && !decided {
        return;
    }
    let reported = state.decisions.reported().get(before.reported.len()..).unwrap_or_default().to_vec();
    let by = if who.is_arbiter() { who } else { Person::Arbiter };
    state.decisions.gave(Given { reported, ..given }, by);
}

/// What was given since then was given by the decision of this number: it falls with that.
pub(crate) fn adds_to_decision(state: &mut State, before: &Given, number: usize) {
    let given = given_since(state, before);
    state.decisions.gave_more(number, given.penalties);
}
