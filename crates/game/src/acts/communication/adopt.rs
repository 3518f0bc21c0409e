//! The side that received several moves adopts one of them.

use board::{Move, Side};

use crate::act::motion::Motion;
use crate::facts::records::is_made_by;
use crate::judging::communication::{annuls_at_home, makes_communicated_move, touched_since_out_of_turn};
use crate::refusal::{Refusal, Whose};
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::state::State;
use crate::state::waiting::Adopting;

pub(crate) fn adopts_communicated(
    state: &mut State,
    who: Side,
    motion: Motion,
    offer: &Adopting,
) -> Vec<Ruling> {
    if offer.by != who {
        let says = format!("It is for {} to adopt one of the moves.", offer.by.name());
        return vec![refused(&offer.articles, Refusal::NotYours(Whose::Opponent), says)];
    }
    let played = state.position().legal_moves().iter().copied().find(|&m| is_made_by(motion, m));
    let meant = |m: &Move| offer.motions.iter().any(|&motion| is_made_by(motion, *m));
    let Some(played) = played.filter(meant) else {
        let says = "The communication cannot mean that move.";
        return vec![refused(&offer.articles, Refusal::NotSo, says)];
    };
    let by = state.turn().by();
    let says = format!("{} adopts one of the moves, and announces it.", who.name());
    let mut rulings = vec![ruling(&offer.articles, RulingKind::Note, says)];
    rulings.extend(annuls_at_home(state, by, &[played]));
    rulings.extend(touched_since_out_of_turn(state, played));
    state.communication.adopts();
    rulings.extend(makes_communicated_move(state, by, played.into()));
    rulings
}
