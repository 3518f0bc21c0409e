//! A player consents to what the other asked or did.

use board::Side;
use law::question::{Ground, Liability, Moved, OutOfTurnMove, Question};
use law::{Cites, Effect};

use crate::facts::excuse::excuse;
use crate::facts::liability::turn_to_consent_to;
use crate::facts::officials::is_watched;
use crate::facts::opponents_hand::may_annul;
use crate::facts::options::has_open;
use crate::judging::consent::consents_to_offence;
use crate::phrases::listed;
use crate::ruling::{Ruling, RulingKind, ruling};
use crate::sentences::moves_out_of_turn::consent_counts;
use crate::sentences::silence::silent;
use crate::sentences::touch::men_in_question;
use crate::state::State;
use crate::state::men::ManId;

pub(crate) fn consents(state: &mut State, who: Side) -> Vec<Ruling> {
    let other = !who;
    if let Some(ruling) = consents_to_offence(state, who) {
        return vec![ruling];
    }
    let to_moves = consents_to_intrusion(state, who).or_else(|| consents_to_substitution(state, who));
    if let Some(ruling) = to_moves {
        return vec![ruling];
    }
    let mut articles = excused_by(state, excuse(state, other, Ground::Consent));
    if articles.is_empty() && state.dues.touches(other).is_empty() && !consent_counts(state) {
        return vec![silent(state, "such consent, and no rule depends on it")];
    }
    let carried = state.dues.take_touches(other);
    let says = match carried.is_empty() {
        true => {
            let adjusts = state.tabletop.hands().is_adjusting(other);
            let asked = listed(state.tabletop.hands_mut().allow(other), "and");
            let no_leave = articles.is_empty();
            let own_turn = other == state.turn().by();
            if adjusts && no_leave && own_turn {
                // The player's notice is enough.
                articles = excused_by(state, excuse(state, other, Ground::Notice));
            } else if adjusts && no_leave {
                // Where only the player may adjust, the other's leave changes nothing.
                articles = excused_by(state, excuse(state, who, Ground::Notice));
            }
            let (name, adjusting) = (who.name(), other.name());
            let touch = match own_turn {
                true => format!("{adjusting} has the move, and needs no such leave"),
                false => format!("{adjusting} does not have the move, so it excuses no touch"),
            };
            let gives_up = match asked.is_empty() && no_leave && !adjusts && has_open(state, who) {
                true => format!(" What {name} could exact is still open."),
                false => String::new(),
            };
            match (asked.is_empty(), no_leave) {
                (true, true) if adjusts => {
                    format!("{name} allows {adjusting} to adjust the next man, and nothing else: {touch}.")
                }
                (true, true) => format!(
                    "{name} consents to what {adjusting} does next, in case a law asks for consent. That excuses no touch.{gives_up}",
                ),
                (true, false) => format!("{name} allows {adjusting} to touch the next man."),
                (false, true) => {
                    format!("{name} allows {adjusting} to adjust {asked}, and nothing else: {touch}.")
                }
                (false, false) => format!("{name} allows {adjusting} to adjust {asked}, and nothing else."),
            }
        }
        false => {
            let men: Vec<ManId> = carried.into_iter().flat_map(|touch| touch.men).collect();
            let what = men_in_question(state, other, &men);
            state.turn_mut().excuses_other(&men, &articles, &format!("{} consented to it", who.name()));
            format!("{} consents to {}'s touch of {what} out of turn.", who.name(), other.name())
        }
    };
    vec![ruling(articles, RulingKind::Note, says)]
}

/// By which articles it is excused.
fn excused_by<Q: Question>(state: &State, facts: Q) -> Cites {
    let mut answers = state.law().hear(facts);
    let excuses = answers.take(Effect::Excuses).unwrap_or_default();
    answers.all_heard();
    excuses
}

/// Another move in the place of an illegal one is allowed, before it is made or after it.
pub(crate) fn consents_to_substitution(state: &mut State, who: Side) -> Option<Ruling> {
    let index = turn_to_consent_to(state, who)?;
    state.line_mut(index).attempt_mut().gains_consent();
    let facts = Liability { fixed: false, left: false, moved: Moved::ReplacedWithConsent };
    let articles = excused_by(state, facts);
    let says = format!("{} allows {} another move in place of the illegal one.", who.name(), (!who).name());
    Some(ruling(articles, RulingKind::Note, says))
}

/// Consent to what was moved out of turn, which can be annulled no more.
pub(crate) fn consents_to_intrusion(state: &mut State, who: Side) -> Option<Ruling> {
    if !may_annul(state, who) {
        return None;
    }
    let facts = OutOfTurnMove {
        after_illegal: false,
        substitutes: true,
        consented: true,
        touched: false,
        seen: is_watched(state),
    };
    let articles = excused_by(state, facts);
    state.turn_mut().consents_to_intrusion();
    let says = format!("{} consents to {}'s move out of turn.", who.name(), (!who).name());
    Some(ruling(articles, RulingKind::Note, says))
}
