//! What is told of a game by communication, and of several players on a side.

use board::Side;
use law::{Provision, providing};

use crate::phrases::{join, number_of};
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::sentences::silence::silent;
use crate::start::regulations::time_to_reply;
use crate::state::State;

pub(crate) fn provisions_of_communication(state: &State, tell: &mut impl FnMut(Provision, &str)) {
    let time = match time_to_reply(state.law().code.code, state.settings()) {
        Some(ms) => format!(
            " A reply is due within {}; the code does not say what follows if it is late.",
            in_words(ms)
        ),
        None => String::new(),
    };
    tell(
        Provision::ByCommunication,
        &format!("Each side communicates its moves; a move is made when its record is received.{time}"),
    );
    tell(Provision::MovesAreCommitted, "A move that is sent is committed: nobody can change it.");
    tell(Provision::OneLineOfReplies, "Conditional moves make one line, without branches.");
    tell(Provision::RepliesStayHidden, "The opponent sees none of them before the reply that it answers.");
    tell(Provision::NumericRecords, "Moves are recorded in numeric notation.");
    tell(
        Provision::HeldWithoutSharedBoard,
        "The laws of play over the board apply, unless they need a board that both sides see.",
    );
    tell(
        Provision::AtLeisure,
        "The players may use whatever helps them, but neither side may ask another player for assistance.",
    );
}

/// "3 days", "1 day and 2 hours".
fn in_words(ms: u64) -> String {
    let minutes = ms / 60_000;
    let parts = [(minutes / 1_440, "day"), (minutes / 60 % 24, "hour"), (minutes % 60, "minute")];
    let words: Vec<String> = parts
        .into_iter()
        .filter(|&(many, _)| many > 0)
        .map(|(many, one)| number_of(many as usize, one))
        .collect();
    join(&words, "and")
}

/// Several players on a side: how they bind it, or that the code does not say.
pub(crate) fn players_of_a_side(state: &State) -> Option<Ruling> {
    let sides = state.settings().sides;
    let several: Vec<String> = Side::ALL
        .into_iter()
        .filter(|side| sides[side.index()] > 1)
        .map(|side| format!("{} is {} players", side.name(), sides[side.index()]))
        .collect();
    if several.is_empty() {
        return None;
    }
    let articles = match state.settings().kind.is_communicated() {
        true => providing(state.law().code, Provision::SidesConsult),
        false => Vec::new(),
    };
    if articles.is_empty() {
        let says = silent(state, "several players on a side: each of them acts for it").says;
        return Some(ruling([], RulingKind::Note, format!("{}; {says}", several.join(", "))));
    }
    let says = format!(
        "{}: if one of them touches a man or communicates a move, the side may be treated as having done so.",
        join(&several, "and")
    );
    Some(ruling(articles, RulingKind::Note, says))
}
