//! A move is announced, or the clock is pressed without that.

use board::{Move, Side};
use law::question::{Announcing, Spoken};
use law::{Cites, Effect};

use crate::facts::boards::{awaits_announcement, unannounced_move};
use crate::facts::scores::means;
use crate::refusal::{Awaited, Ended, Refusal};
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::sentences::moves::move_in_words;
use crate::sentences::silence::silent;
use crate::state::State;

/// What the code says to what is announced, repeated, or made on the other board.
pub(crate) fn tells_announced(state: &State, about: Side, spoken: Spoken, says: String) -> Ruling {
    let sees = !state.settings().visually_disabled[about.index()];
    let mut answers = state.law().hear(Announcing { spoken, sees });
    let (records, reminds) = (answers.take(Effect::Records), answers.take(Effect::Reminds));
    let (excuses, offence) = (answers.take(Effect::Excuses), answers.take(Effect::Offence));
    let (refuses, open) = (answers.take(Effect::Refuses), answers.take(Effect::StaysOpen));
    answers.all_heard();
    if let Some(articles) = refuses {
        let why = match spoken {
            Spoken::TooLate => Refusal::TooLate(Ended::Moved),
            _ => Refusal::NotYet(Awaited::Move),
        };
        return refused(articles, why, says);
    }
    let kind = if offence.is_some() { RulingKind::Offence } else { RulingKind::Note };
    let told = [records, reminds, excuses, offence, open].into_iter().flatten().next();
    match told {
        Some(articles) => Ruling { about: Some(about), ..ruling(articles, kind, says) },
        None => silent(state, "moves that are announced"),
    }
}

/// Whether the code knows moves that are announced.
pub(crate) fn knows_announcements(state: &State) -> bool {
    state.law().gives(Announcing { spoken: Spoken::AsMade, sees: true }, |effect| effect == Effect::Records)
}

/// The clock is pressed of a move that was not announced, which does not start the opponent's; or of one that was
/// announced otherwise, which leaves the boards to differ. None where moves are not announced, or were as they were made.
pub(crate) fn pressed_unannounced(state: &State, side: Side) -> Option<Ruling> {
    if !state.boards.are_spoken() || !knows_announcements(state) {
        return None;
    }
    if state.turn().by() == side && unannounced_move(state).is_some() {
        return Some(not_announced(state, side));
    }
    let ply = awaits_announcement(state, side)?;
    let at = state.line.number_made() - 1;
    let name = side.name();
    let Some(announced) = state.boards.announced(side, at) else {
        // What was sealed is known without an announcement.
        return (!state.boards.are_known_of(at)).then(|| not_announced(state, side));
    };
    let agrees = announced.record.sketch.as_ref().is_some_and(|sketch| means(&state.line[ply], sketch));
    let says = format!(
        "{name} announced {}, and made another move: the boards may come to differ.",
        announced.record.text
    );
    (!agrees).then(|| tells_announced(state, side, Spoken::PressedOtherwise, says))
}

fn not_announced(state: &State, side: Side) -> Ruling {
    let says =
        format!("{} has not announced the move: {}'s clock is not started yet.", side.name(), (!side).name());
    tells_announced(state, side, Spoken::PressedBefore, says)
}

/// A whole move stands on the board, and is made only when it is announced.
pub(crate) fn waits_for_announcement(state: &State, m: Move) -> Ruling {
    let says = format!("{}; the move is made when it has been announced.", move_in_words(state, m));
    tells_announced(state, state.turn().by(), Spoken::NotYet, says)
}

/// The articles of the announcement, for what is no move.
pub(crate) fn on_announcements(state: &State) -> Cites {
    state.law().cites(Announcing { spoken: Spoken::AsMade, sees: true }, |effect| effect == Effect::Records)
}
