//! What ends an offer of a draw.

use board::Side;
use law::question::Word;

use crate::act::motion::How;
use crate::facts::adjournment::makes_what_was_sealed;
use crate::facts::draws::ends_offer;
use crate::refusal::Ended;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::state::State;
use crate::state::hand_result::HandResult;
use crate::state::men::ManId;

/// An offer that the other side made is gone when this side has made a move.
pub(crate) fn plays_on(state: &mut State, by: Side) -> Vec<Ruling> {
    state.draws.forgets_touch(!by);
    offer_ends(state, by, Word::PlaysOn, Ended::Moved)
}

/// Where the code says so, it is gone when this side touches men, in its own turn and meaning to.
pub(crate) fn touch_ends_offer(state: &mut State, by: Side, men: &[ManId]) -> Vec<Ruling> {
    let rulings = offer_ends(state, by, Word::Touches, Ended::Touched);
    if !rulings.is_empty() && !state.draws.offered_by(!by) {
        let touches = state.turn().attempt().touches();
        let of_these = |men_touched: &[ManId]| men_touched.iter().any(|man| men.contains(man));
        let before = touches.iter().rposition(|touch| of_these(&touch.men)).unwrap_or(touches.len());
        state.draws.ended_at_touch(!by, before);
    }
    rulings
}

/// Whether a hand has touched men on purpose: those too that it had touched before, which is nothing new to the law of
/// touch.
pub(crate) fn touches_on_purpose(deed: &HandResult) -> bool {
    let again = || !deed.touched.is_empty() && !deed.excused && deed.how == How::Plainly;
    deed.new_touch || again()
}

/// The touch by which this side had ended an offer was an accident: the offer stands.
pub(crate) fn offer_stands_again(state: &mut State, by: Side) -> Option<Ruling> {
    let before = state.draws.touches_before_the_end(!by)?;
    if state.turn().by() != by || !state.turn().attempt().excuses_all_from(before) {
        return None;
    }
    let articles = state.draws.reopens(!by)?;
    let says = format!("{}'s offer of a draw still stands.", (!by).name());
    Some(ruling(articles, RulingKind::Note, says))
}

fn offer_ends(state: &mut State, by: Side, word: Word, ended: Ended) -> Vec<Ruling> {
    let Some(articles) = ends_offer(state, by, word) else { return Vec::new() };
    if let Some(articles) = makes_what_was_sealed(state, by) {
        let says = format!(
            "{} makes the move that he sealed: {}'s offer of a draw still stands.",
            by.name(),
            (!by).name()
        );
        return vec![ruling(articles, RulingKind::Note, says)];
    }
    let did = if ended == Ended::Touched { "has touched a man" } else { "played on" };
    state.draws.lapses(!by, ended, articles.clone());
    let says = format!("{} {did}: {}'s offer of a draw is gone.", by.name(), (!by).name());
    vec![ruling(articles, RulingKind::Note, says)]
}
