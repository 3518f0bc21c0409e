//! A player gives up what is open to him.

use board::Side;
use law::question::{Demand, Made, Requirement};
use law::{Cites, Effect};

use crate::effects::close_options::close_options_of;
use crate::facts::breach::may_still_claim;
use crate::facts::opponents_hand::may_annul;
use crate::facts::options::{has_open, options};
use crate::facts::requirement::may_undo_castling;
use crate::facts::second_move::{first_of_several, second_goes_back_by};
use crate::judging::second_move::put_back_to;
use crate::refusal::{Ended, Refusal};
use crate::ruling::{Ruling, RulingKind, refused, ruling};
use crate::sentences::right_ended::lapse_articles;
use crate::sentences::touch::tell_bound;
use crate::state::State;
use crate::state::waiting::{Dispute, Disputed};

pub(crate) fn waives(state: &mut State, who: Side) -> Vec<Ruling> {
    let by_people = |about: Disputed| {
        matches!(
            about,
            Disputed::NormalMeans
                | Disputed::PutOff(_)
                | Disputed::Increment
                | Disputed::BothResigned
                | Disputed::Record
        )
    };
    let given_up = |dispute: &Dispute| dispute.by == who && !by_people(dispute.about);
    if let Some(dispute) = state.waiting().dispute().filter(given_up) {
        state.waiting_mut().gets_answer();
        let says = format!("{} gives up {}.", who.name(), dispute.about.in_words());
        return vec![ruling([], RulingKind::Note, says)];
    }
    if let Some(sought) = state.waiting().sought().filter(|sought| sought.by == who) {
        state.waiting_mut().gets_answer();
        let turn = state.line[sought.turn].number();
        return vec![ruling(
            [],
            RulingKind::Note,
            format!("{} gives up the claim about move {turn}.", who.name()),
        )];
    }
    let castled = lets_out_of_turn_stand(state, who);
    if let Some(ruling) = &castled
        && !has_open(state, who)
    {
        return vec![ruling.clone()];
    }
    if !has_open(state, who)
        && let Some(refusal) = keeps_claim_of_touch(state, who)
    {
        return vec![refusal];
    }
    if !has_open(state, who) {
        return vec![refused([], Refusal::NotSo, format!("{} has nothing to waive.", who.name()))];
    }
    let articles: Cites = options(state, who).into_iter().flat_map(|option| option.articles).collect();
    let goes_back = second_goes_back_by(state, who);
    let mut rulings = vec![ruling(
        articles,
        RulingKind::Note,
        format!("{} waives everything that could be exacted.", who.name()),
    )];
    match goes_back {
        Some(articles) => {
            let first = first_of_several(state);
            rulings.extend(first.and_then(|first| put_back_to(state, first, &Cites::from(articles))));
        }
        None => {
            close_options_of(state, who, Ended::Waived);
            rulings.extend(if state.turn().by() == who { None } else { tell_bound(state) });
        }
    }
    rulings.extend(castled);
    rulings
}

/// The other has castled, the Rook first, or moved a man out of turn: the right to hold him to the Rook's move, or to have what
/// he moved undone, is given up, with the penalty for it. None where there is no such right.
fn lets_out_of_turn_stand(state: &mut State, who: Side) -> Option<Ruling> {
    let other = (!who).name();
    let (demand, stands) = match (may_undo_castling(state, who), may_annul(state, who)) {
        (true, _) => (Demand::RookMove, format!("{other}'s castling stands")),
        (false, true) => (Demand::Annulment, format!("what {other} moved stands")),
        (false, false) => return None,
    };
    state.turn_mut().lets_intrusion_stand();
    let asked = Requirement { demand, so: true };
    let articles = state.law().cites(asked, |effect| effect == Effect::MustBeDone);
    let says = format!("{} waives what could be required: {stands}.", who.name());
    Some(ruling(articles, RulingKind::Note, says))
}

/// A claim about a touch is open, which the code lets end in one way alone.
fn keeps_claim_of_touch(state: &State, who: Side) -> Option<Ruling> {
    let index = state.line.last_made_by(|turn| turn.by() != who)?;
    let amiss = state.line[index].attempt().making().is_some_and(|it| it.made() == Made::AgainstTouch);
    let open = amiss && state.line.is_last_made(index) && may_still_claim(state, index);
    if !open || !state.law().knows.touch_claims {
        return None;
    }
    let articles = lapse_articles(state);
    let says =
        format!("A claim about a touch cannot be waived: {} may make it until touching a man.", who.name());
    Some(refused(articles, Refusal::Unknown, says))
}
